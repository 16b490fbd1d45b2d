/**
 * Paying source by source (601.2g): which sources can be used next so that the rest can still be paid, and what using one takes. What
 * a chosen source itself needs, mana or objects, is worked out by the solver.
 */
import type { ManaSymbol } from "../../card/cost.ts";
import { playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import type { Option } from "../../state/question.ts";
import { hasLifeFor, isOneType, planFor, restricted, spareMana, unitsIn, wantedMana } from "./afford.ts";
import type { ManaOptions } from "./afford.ts";
import { solve } from "./solver.ts";
import type { ManaSource, Problem, Use } from "./solver.ts";
import { manaSources, problemOf } from "./sources.ts";
import { demandOf, firstIndex, manaBit, manaTypeAt } from "./symbols.ts";
import type { Demand } from "./symbols.ts";

type ManaOption = Extract<Option, { type: "mana" }>;

/** Every source and type of mana with which paying can go on. */
export function manualOptions(
  g: GameState,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  options: ManaOptions,
): readonly ManaOption[] {
  const sources = manaSources(g, player);
  const demand = demandOf(symbols, options.anyType);
  const { mana, life } = playerAt(g, player);
  const whole = restricted(problemOf(sources, mana, life), options);
  if (whole.activations.length === 0 && demand.every((payment) => hasLifeFor(whole, payment)))
    return plainOptions(whole, demand);
  const found: ManaOption[] = [];
  for (const source of sources) {
    for (let type = 0; type < 6; type++) {
      const fixed = makingFirst(source, 1 << type);
      if (fixed === null) continue;
      const { problem, keep } = problemWith(g, player, sources, source, fixed, options);
      if (keep !== null && solve(problem, demand, keep) !== null) {
        found.push({ type: "mana", object: source.object, ability: source.ability, mana: manaTypeAt(type) });
      }
    }
  }
  return found;
}

/** The same where every source is a plain one: what it then makes takes the place of what it could make. */
function plainOptions(whole: Problem, demand: Demand): readonly ManaOption[] {
  const spares = demand.map((payment) => spareMana(whole, payment));
  const found: ManaOption[] = [];
  for (const producer of whole.producers) {
    for (const source of producer.sources) {
      for (let type = 0; type < 6; type++) {
        const output = makingFirst(source, 1 << type)?.outputs[0];
        if (output === undefined) continue;
        const leavesEnough = demand.some(({ checks }, way) =>
          spares[way]?.every((count, at) => {
            const mask = checks[2 * at] ?? 0;
            return count - unitsIn(producer.units, mask) + unitsIn(output, mask) >= 0;
          }),
        );
        if (!leavesEnough) continue;
        found.push({ type: "mana", object: source.object, ability: source.ability, mana: manaTypeAt(type) });
      }
    }
  }
  return found;
}

/** What has to be activated to use a source for that type of mana: what makes the mana that it costs, then itself. */
export function planUsing(
  g: GameState,
  player: PlayerId,
  option: ManaOption,
  symbols: readonly ManaSymbol[],
  options: ManaOptions,
): readonly Use[] {
  const sources = manaSources(g, player);
  const source = sources.find(({ object, ability }) => object === option.object && ability === option.ability);
  const fixed = source === undefined ? null : makingFirst(source, manaBit[option.mana]);
  if (source === undefined || fixed === null) throw new RangeError(`object ${option.object} cannot make that mana`);
  const [output = []] = fixed.outputs;
  if (takesNothing(source) && fixed.outputs.length === 1 && output.every(isOneType)) {
    return [{ source, types: output.map(firstIndex), tapped: [], sacrificed: [], spends: [], feeds: false }];
  }
  const { problem, keep } = problemWith(g, player, sources, source, fixed, options);
  const solution =
    keep === null ? null : planFor(problem, demandOf(symbols, options.anyType), wantedMana(g, player), keep);
  if (keep === null || solution === null)
    throw new RangeError(`player ${player} cannot pay with object ${option.object}`);
  const last = solution.uses.findIndex((use) => use.source === keep);
  const before = solution.uses.slice(0, last + 1);
  const needed = new Set(before.filter((use) => use.source === keep || use.feeds));
  // What will be sacrificed is tapped first, if its mana is counted on.
  const isSacrificed = (object: ObjectId): boolean => [...needed].some(({ sacrificed }) => sacrificed.includes(object));
  for (const use of before) if (isSacrificed(use.source.object)) needed.add(use);
  return before.filter((use) => needed.has(use));
}

/** Whether using a source takes no mana and nothing of other objects. */
function takesNothing({ mana, taps, sacrifices }: ManaSource): boolean {
  return mana.length === 0 && taps === null && sacrifices === null;
}

/** The source, making that type of mana as one of what it makes; null if it cannot. */
function makingFirst(source: ManaSource, bit: number): ManaSource | null {
  const outputs: (readonly number[])[] = [];
  for (const output of source.outputs) {
    const at = output.findIndex((mask) => (mask & bit) !== 0);
    if (at >= 0) outputs.push(output.map((mask, unit) => (unit === at ? bit : mask)));
  }
  return outputs.length === 0 ? null : { ...source, outputs };
}

/** The problem in which that source is one to be decided on. */
function problemWith(
  g: GameState,
  player: PlayerId,
  sources: readonly ManaSource[],
  source: ManaSource,
  fixed: ManaSource,
  options: ManaOptions,
): { readonly problem: Problem; readonly keep: ManaSource | null } {
  const { mana, life } = playerAt(g, player);
  const rest = problemOf(
    sources.filter((other) => other !== source),
    mana,
    life,
  );
  const problem = restricted({ ...rest, activations: [...rest.activations, fixed] }, options);
  const keep =
    problem.activations.find(({ object, ability }) => object === source.object && ability === source.ability) ?? null;
  return { problem, keep };
}
