/**
 * Whether mana can be paid, exactly and fast: bounds first, which decide almost always, then the solver. And how best to pay: the plan
 * that leaves the most useful sources untapped (601.2g). Reads the game and changes nothing.
 */
import type { ManaSymbol } from "../../card/cost.ts";
import type { ManaType } from "../../card/words.ts";
import { cardOfObject, objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { canSolve, solve, useOfProducer } from "./solver.ts";
import type { ManaSource, Problem, Producer, Solution } from "./solver.ts";
import { summariseMana } from "./sources.ts";
import type { ManaSummary } from "./sources.ts";
import { demandOf, firstIndex, manaIndex } from "./symbols.ts";
import type { Demand, Payment } from "./symbols.ts";

export interface ManaOptions {
  /** What was found out for this player at this moment; worked out anew if left out. */
  readonly summary?: ManaSummary | undefined;
  /** Objects that cannot be used at all: they are tapped for the same cost. */
  readonly excluding?: readonly ObjectId[];
  /** Objects that must stay where they are, since the same cost needs them; they may be tapped. */
  readonly staying?: readonly ObjectId[];
  /** Mana may be spent as though it were of any colour (609.4b). */
  readonly anyType?: boolean;
  /** Life that is left for this, if other parts of the cost take some. */
  readonly life?: number;
}

/** Whether the player can pay those symbols, with floating mana and every source. */
export function canPayMana(
  g: GameState,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  options: ManaOptions = {},
): boolean {
  const demand = demandOf(symbols, options.anyType);
  const [first] = demand;
  if (first === undefined || (first.total === 0 && first.life === 0)) return true;
  const summary = options.summary ?? summariseMana(g, player);
  const problem = restricted(summary.problem, options);
  if (problem !== summary.problem) return canSolve(problem, demand);
  const bounded = boundsDecide(summary, demand);
  return bounded ?? canSolve(problem, demand);
}

/** What counting alone says: yes, no, or null where decisions matter. */
function boundsDecide(summary: ManaSummary, demand: Demand): boolean | null {
  const { problem } = summary;
  for (const payment of demand) {
    if (payment.life + summary.life <= problem.life && isCounted(summary, payment)) return true;
  }
  if (problem.activations.length > 0) return null;
  return summary.life === 0 || demand.every((payment) => !isCounted(summary, payment)) ? false : null;
}

/** Hall's condition over the counts of the summary. */
function isCounted({ masks, counts, total }: ManaSummary, payment: Payment): boolean {
  if (total < payment.total) return false;
  const { checks } = payment;
  for (let at = 0; at < checks.length; at += 2) {
    const mask = checks[at] ?? 0;
    let needed = checks[at + 1] ?? 0;
    for (let index = 0; index < masks.length; index++)
      if (((masks[index] ?? 0) & mask) !== 0) needed -= counts[index] ?? 0;
    if (needed > 0) return false;
  }
  return true;
}

const none: readonly ObjectId[] = Object.freeze([]);

/** The problem without what the options take away; the same problem if that is nothing. */
export function restricted(problem: Problem, { excluding = none, staying = none, life }: ManaOptions): Problem {
  let { producers, activations } = problem;
  if (excluding.length > 0 || staying.length > 0) {
    const isOut = (object: ObjectId, sacrifices: boolean): boolean =>
      excluding.includes(object) || (sacrifices && staying.includes(object));
    if (producers.some((producer) => isOut(producer.object, producer.sacrifices))) {
      producers = producers.filter((producer) => !isOut(producer.object, producer.sacrifices));
    }
    if (activations.length > 0)
      activations = activations.flatMap((source) => withoutObjects(source, excluding, staying, isOut));
  }
  const left = life ?? problem.life;
  if (producers === problem.producers && activations === problem.activations && left === problem.life) return problem;
  return { floating: problem.floating, life: left, producers, activations };
}

function withoutObjects(
  source: ManaSource,
  excluding: readonly ObjectId[],
  staying: readonly ObjectId[],
  isOut: (object: ObjectId, sacrifices: boolean) => boolean,
): readonly ManaSource[] {
  if (isOut(source.object, source.sacrificesSelf)) return [];
  let { taps, sacrifices } = source;
  if (taps !== null) taps = { ...taps, from: taps.from.filter((id) => !excluding.includes(id)) };
  if (sacrifices !== null)
    sacrifices = {
      ...sacrifices,
      from: sacrifices.from.filter((id) => !excluding.includes(id) && !staying.includes(id)),
    };
  if (
    (taps !== null && taps.from.length < taps.count) ||
    (sacrifices !== null && sacrifices.from.length < sacrifices.count)
  )
    return [];
  return taps === source.taps && sacrifices === source.sacrifices ? [source] : [{ ...source, taps, sacrifices }];
}

/**
 * How to pay those symbols so that the most useful sources are kept: floating mana is spent first, and going from the most useful
 * source to the least, each that is not needed is left alone. The same position gives the same plan. Null if there is no way to pay.
 */
export function paymentPlan(
  g: GameState,
  player: PlayerId,
  symbols: readonly ManaSymbol[],
  options: ManaOptions = {},
): Solution | null {
  const summary = options.summary ?? summariseMana(g, player);
  return planFor(restricted(summary.problem, options), demandOf(symbols, options.anyType), wantedMana(g, player));
}

/** How many symbols of each colour are in the costs of the cards in hand: what one would rather be able to make later. */
export function wantedMana(g: GameState, player: PlayerId): readonly number[] {
  const wanted = [0, 0, 0, 0, 0, 0];
  const want = (type: ManaType): void => {
    wanted[manaIndex[type]] = (wanted[manaIndex[type]] ?? 0) + 1;
  };
  for (const id of playerAt(g, player).hand) {
    for (const symbol of cardOfObject(g, objectOf(g, id)).printed.manaCost ?? noSymbols) {
      if (symbol.kind === "mana") want(symbol.type);
      else if (symbol.kind === "hybrid") symbol.either.forEach(want);
    }
  }
  return wanted;
}
const noSymbols: readonly ManaSymbol[] = Object.freeze([]);

/**
 * The plan for a problem.
 * @param wanted how much mana of each type one would like to be able to make later
 * @param keep a source that has to be used
 */
export function planFor(
  whole: Problem,
  demand: Demand,
  wanted: readonly number[] = noMana,
  keep: ManaSource | null = null,
): Solution | null {
  for (const payment of demand) {
    // One way to pay is settled on first: life is no way to keep sources.
    const plan =
      whole.activations.length === 0 && keep === null && hasLifeFor(whole, payment)
        ? plainPlan(whole, payment, wanted)
        : plannedWay(whole, [payment], wanted, keep);
    if (plan !== null) return plan;
  }
  return null;
}

const noMana: readonly number[] = Object.freeze([0, 0, 0, 0, 0, 0]);

function plannedWay(whole: Problem, way: Demand, wanted: readonly number[], keep: ManaSource | null): Solution | null {
  const isEnough = (problem: Problem): boolean =>
    keep === null ? canSolve(problem, way) : solve(problem, way, keep) !== null;
  if (!isEnough(whole)) return null;
  let problem = whole;
  for (const thing of byValue(whole, wanted)) {
    if (thing === keep) continue;
    const less = without(problem, thing);
    if (isEnough(less)) problem = less;
  }
  return solve(problem, way, keep);
}

/** Whether there is life for this payment and every producer, so that none of them is in another's way. */
export function hasLifeFor({ producers, life }: Problem, payment: Payment): boolean {
  let wanted = payment.life;
  for (const producer of producers) wanted += producer.life;
  return wanted <= life;
}

/** The plan where every source is a plain one: leaving one out takes its mana from each count that has to be reached. */
function plainPlan(whole: Problem, payment: Payment, wanted: readonly number[]): Solution | null {
  const { checks } = payment;
  const spare = spareMana(whole, payment);
  if (spare.some((count) => count < 0)) return null;
  const kept: Producer[] = [];
  for (const thing of byValue(whole, wanted)) {
    if (!("units" in thing)) continue;
    const canSpare = spare.every((count, index) => count >= unitsIn(thing.units, checks[2 * index] ?? 0));
    if (!canSpare) kept.push(thing);
    else
      for (let at = 0; at < spare.length; at++)
        spare[at] = (spare[at] ?? 0) - unitsIn(thing.units, checks[2 * at] ?? 0);
  }
  kept.reverse(); // What one would rather keep is tapped last.
  if (kept.every(({ units }) => units.every(isOneType))) {
    return {
      life: payment.life,
      uses: kept.map((producer) => useOfProducer(producer, producer.units.map(firstIndex), false)),
    };
  }
  return solve({ ...whole, producers: kept }, [payment]);
}

/** For each check of a payment, by how much floating mana and producers exceed what it takes. */
export function spareMana({ floating, producers }: Problem, { checks }: Payment): number[] {
  const spare: number[] = [];
  for (let at = 0; at < checks.length; at += 2) {
    const mask = checks[at] ?? 0;
    let count = -(checks[at + 1] ?? 0);
    for (let type = 0; type < 6; type++) if ((mask & (1 << type)) !== 0) count += floating[type] ?? 0;
    for (const { units } of producers) count += unitsIn(units, mask);
    spare.push(count);
  }
  return spare;
}

/** How many of these could be of a type in the mask. */
export function unitsIn(units: readonly number[], mask: number): number {
  let count = 0;
  for (const unit of units) if ((unit & mask) !== 0) count++;
  return count;
}

/** Whether a mask leaves no choice of a type. */
export function isOneType(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

/** All sources, what one would rather keep first. */
function byValue(whole: Problem, wanted: readonly number[]): readonly (Producer | ManaSource)[] {
  const supply = supplyIn(whole);
  const order: { readonly thing: Producer | ManaSource; readonly value: number }[] = [];
  for (const producer of whole.producers)
    order.push({ thing: producer, value: producer.value + usefulness(producer.units, supply, wanted) });
  for (const source of whole.activations) order.push({ thing: source, value: source.value });
  order.sort((a, b) => b.value - a.value || b.thing.object - a.thing.object);
  return order.map(({ thing }) => thing);
}

function without(problem: Problem, thing: Producer | ManaSource): Problem {
  return "units" in thing
    ? { ...problem, producers: problem.producers.filter((producer) => producer !== thing) }
    : { ...problem, activations: problem.activations.filter((source) => source !== thing) };
}

/** How many producers there are for each type of mana. */
function supplyIn({ producers }: Problem): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { units } of producers) {
    for (let type = 0; type < 6; type++) if (unitsIn(units, 1 << type) > 0) counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

/** How useful mana would be later: the more of its type is wanted, and the fewer sources of it there are. */
function usefulness(units: readonly number[], supply: readonly number[], wanted: readonly number[]): number {
  let most = 0;
  for (let type = 0; type < 6; type++) {
    if (unitsIn(units, 1 << type) === 0) continue;
    const rarity = 20 - Math.min(20, supply[type] ?? 0);
    const want = Math.min(2, wanted[type] ?? 0) * 20;
    most = Math.max(most, rarity + want);
  }
  return most;
}
