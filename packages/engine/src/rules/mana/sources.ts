/**
 * Where mana can come from (605.3a): every activated mana ability that a player could activate now, what each costs and what it would
 * give, with what triggered mana abilities add when the permanent is tapped for mana (605.1b). Reads the game and changes nothing.
 */
import type { Mana } from "../../card/effect.ts";
import type { Filter } from "../../card/filter.ts";
import type { Quantity } from "../../card/quantity.ts";
import { keywordBit, typeBit, countBits } from "../../state/characteristics.ts";
import type { Sourced } from "../../state/cache.ts";
import type { Characteristics, CompiledTriggered } from "../../state/compiled.ts";
import { numberOfAbility, objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import { playerEntity } from "../../state/identity.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { holds, playersOf, quantityOf } from "../evaluate.ts";
import { layersOf } from "../layers/index.ts";
import { hasLimit } from "../layers/reading.ts";
import { scopeOf } from "../scope.ts";
import type { Scope } from "../scope.ts";
import { isSubject } from "../triggers.ts";
import { costOfActivation } from "./costs.ts";
import { candidatesForPart, canPayOtherParts } from "./parts.ts";
import { manaAbilitiesOf, unitsOfSymbols } from "./shapes.ts";
import type { ManaAbility, ManaShape } from "./shapes.ts";
import type { ManaSource, Producer, Problem, Takes } from "./solver.ts";
import { anyColor, anyType, manaBit, times } from "./symbols.ts";
import type { ManaSymbol } from "../../card/cost.ts";

const noObjects: readonly ObjectId[] = Object.freeze([]);
const noSymbols: readonly ManaSymbol[] = Object.freeze([]);
type Outputs = ManaSource["outputs"];

/** Every mana ability that the player could activate now, permanents in the order they entered. */
export function manaSources(g: GameState, player: PlayerId, excluding: readonly ObjectId[] = noObjects): ManaSource[] {
  const { characteristics, triggers } = layersOf(g);
  const bonuses = triggers.tapsForMana;
  const found: ManaSource[] = [];
  for (const id of g.battlefield) {
    const is = characteristics[id];
    if (is === undefined || is.controller !== player) continue;
    const abilities = manaAbilitiesOf(is);
    if (abilities.length === 0 || (excluding.length > 0 && excluding.includes(id))) continue;
    for (const ability of abilities) {
      const source = sourceOf(g, player, id, is, ability, bonuses);
      if (source !== null) found.push(source);
    }
  }
  return found;
}

/** A mana ability as a source, or null if it cannot be activated now. */
function sourceOf(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  is: Characteristics,
  { place, ability, shape }: ManaAbility,
  bonuses: readonly Sourced<CompiledTriggered>[] | undefined,
): ManaSource | null {
  const object = objectOf(g, id);
  const isCreature = (is.types & typeBit.Creature) !== 0;
  if (shape.tapsSelf) {
    if (object.tapped) return null; // 107.5
    if (isCreature && object.sick && (is.keywords & keywordBit.haste) === 0) return null; // 302.6
  }
  if (is.limits.length > 0 && hasLimit(is, "cantActivate")) return null;
  const { data } = ability;
  const scope = scopeOf(id, player);
  if (data.onlyIf !== undefined && !holds(g, data.onlyIf, scope)) return null;
  if (data.oncePerTurn === true && object.activated.includes(numberOfAbility(g.pool, ability))) return null;

  let life = 0;
  for (const amount of shape.life) life += quantityOf(g, amount, scope);
  if (life > 0 && playerAt(g, player).life < life) return null; // 119.4
  if (shape.others.length > 0 && !canPayOtherParts(g, player, shape.others, scope, id)) return null;
  const taps = takesOf(g, player, shape.taps, scope, id, shape.tapsSelf);
  const sacrifices = takesOf(g, player, shape.sacrifices, scope, id, false);
  if (taps !== null && taps.from.length < taps.count) return null;
  if (sacrifices !== null && sacrifices.from.length < sacrifices.count) return null;

  let outputs = shape.fixed ?? outputsOf(g, shape, scope);
  if (bonuses !== undefined && shape.tapsSelf && outputs.length > 0)
    outputs = withBonuses(g, player, id, outputs, bonuses);
  if (outputs.length === 0) return null;
  const mana =
    is.limits.length > 0 || data.costsLess !== undefined || shape.costsMana
      ? costOfActivation(g, player, id, ability, 0)
      : noSymbols;
  return {
    object: id,
    ability: place,
    outputs,
    mana,
    life,
    tapsSelf: shape.tapsSelf,
    sacrificesSelf: shape.sacrificesSelf,
    taps,
    sacrifices,
    otherCosts: shape.others.length > 0,
    value: valueOf(is, shape, outputs, mana.length > 0, isCreature) + valueOfLife(playerAt(g, player).life, life),
  };
}

function takesOf(
  g: GameState,
  player: PlayerId,
  part: { readonly pay: "tap" | "sacrifice"; readonly filter: Filter; readonly count: Quantity } | null,
  scope: Scope,
  id: ObjectId,
  tapsSelf: boolean,
): Takes | null {
  if (part === null) return null;
  const from = candidatesForPart(g, player, part, scope).filter((other) => !(tapsSelf && other === id));
  return { count: quantityOf(g, part.count, scope), from };
}

/** The mana a text gives that depends on the game: every list of masks that it can come to. */
function outputsOf(g: GameState, shape: ManaShape, scope: Scope): Outputs {
  if (!shape.choosesColor) return outputsInScope(g, shape.adds, scope);
  const found: (readonly number[])[] = [];
  for (let color = 0; color < 5; color++) {
    found.push(...outputsInScope(g, shape.adds, { ...scope, bindings: { ...scope.bindings, color: [color] } }));
  }
  return simplified(found);
}

function outputsInScope(g: GameState, adds: readonly Mana[], scope: Scope): Outputs {
  let found: Outputs = [[]];
  for (const mana of adds) {
    const more = outputsOfMana(g, mana, scope);
    found = found.flatMap((before) => more.map((after) => [...before, ...after]));
  }
  return simplified(found);
}

/** What one instruction to add mana can give. */
function outputsOfMana(g: GameState, mana: Mana, scope: Scope): Outputs {
  if ("symbols" in mana) return [unitsOfSymbols(mana.symbols)];
  if ("either" in mana) return [[mana.either.reduce((mask, type) => mask | manaBit[type], 0)]];
  if ("anyColor" in mana) return ofOneColor(quantityOf(g, mana.anyColor, scope));
  if ("combination" in mana) {
    const mask = mana.combination.reduce((union, color) => union | manaBit[color], 0);
    return [times(mask, quantityOf(g, mana.count, scope))];
  }
  if ("amountOf" in mana) return [times(manaBit[mana.amountOf], quantityOf(g, mana.count, scope))];
  if ("chosenColor" in mana) {
    const color = scope.bindings["color"]?.[0] ?? objectOf(g, scope.source).memory["color"]?.[0];
    return color === undefined ? [] : [times(1 << color, quantityOf(g, mana.chosenColor, scope))];
  }
  return [];
}

/** So many mana of any one colour. */
function ofOneColor(count: number): Outputs {
  if (count === 1) return [[anyColor]];
  return [0, 1, 2, 3, 4].map((color) => times(1 << color, count));
}

/** Lists that give nothing are left out; several lists of one mana are one list of one mana that can be of any of the types. */
function simplified(outputs: Outputs): Outputs {
  const some = outputs.filter((output) => output.length > 0);
  if (some.length < 2 || some.some((output) => output.length > 1)) return some;
  return [[some.reduce((mask, [unit = 0]) => mask | unit, 0)]];
}

/** With the mana that triggered mana abilities add for that player when that permanent is tapped for mana (106.12a). */
function withBonuses(
  g: GameState,
  player: PlayerId,
  id: ObjectId,
  outputs: Outputs,
  bonuses: readonly Sourced<CompiledTriggered>[],
): Outputs {
  let found = outputs;
  // The last to trigger is carried out first: the lists are in the order in which the mana comes.
  for (let at = bonuses.length - 1; at >= 0; at--) {
    const bonus = bonuses[at];
    if (bonus?.ability.isManaAbility !== true) continue;
    const { source, controller, ability } = bonus;
    const scope = scopeOf(source, controller, { event: [id], player: [playerEntity(player)] });
    const triggers = ability.patterns.some(
      (pattern) =>
        "tapsForMana" in pattern &&
        (pattern.tapsForMana.who !== "you" || controller === player) &&
        isSubject(g, pattern.tapsForMana.what, id, scopeOf(source, controller)),
    );
    if (!triggers || (ability.data.condition !== undefined && !holds(g, ability.data.condition, scope))) continue;
    for (const step of ability.modes[0]?.program ?? []) {
      if (step.op !== "do") break;
      if (step.effect.do !== "addMana" || !playersOf(g, step.effect.who ?? "you", scope).includes(player)) continue;
      const { mana } = step.effect;
      found =
        "typeProduced" in mana
          ? found.flatMap((output) => withSameType(output, outputs[0] ?? [], mana.typeProduced))
          : found.flatMap((output) => outputsOfMana(g, mana, scope).map((more) => [...output, ...more]));
    }
  }
  return found;
}

/** With more mana of a type among what the permanent itself produced, which stands at the list's beginning. */
function withSameType(output: readonly number[], own: readonly number[], count: number): Outputs {
  const produced = output.slice(0, own.length);
  const [only = anyType] = produced;
  if (produced.length === 1 && countBits(only) > 1) {
    const found: (readonly number[])[] = [];
    for (let type = 0; type < 6; type++) {
      const bit = 1 << type;
      if ((only & bit) !== 0) found.push([bit, ...output.slice(1), ...times(bit, count)]);
    }
    return found;
  }
  return [
    [
      ...output,
      ...times(
        produced.reduce((mask, unit) => mask | unit, 0),
        count,
      ),
    ],
  ];
}

/**
 * How much one would rather keep a source for later: basic lands least, then lands that can do more, other permanents, creatures, and
 * last what costs something that does not come back.
 */
function valueOf(
  is: Characteristics,
  shape: ManaShape,
  outputs: Outputs,
  costsMana: boolean,
  isCreature: boolean,
): number {
  let value = 0;
  if (isCreature) value += 3000;
  else if ((is.types & typeBit.Land) === 0) value += 2000;
  else if (is.abilities.length > 1) value += 1000;
  if (costsMana) value += 6000;
  if (shape.taps !== null) value += 4000;
  if (shape.sacrificesSelf || shape.others.length > 0) value += 10000;
  if (shape.sacrifices !== null) value += 12000;
  let mask = 0;
  for (const output of outputs) for (const unit of output) mask |= unit;
  return value + countBits(mask) * 100 + (outputs[0]?.length ?? 0) * 10;
}

/** Life is dear where little would be left: several such sources may have to be used for the same cost. */
function valueOfLife(has: number, pays: number): number {
  if (pays === 0) return 0;
  return has - pays < 5 ? 30_000 : 8000;
}

/** All that questions of what a player can pay need to know, worked out once for many questions at the same moment. */
export interface ManaSummary {
  readonly player: PlayerId;
  readonly problem: Problem;
  /** Mana that is there without any decision, as masks of types and how many of each. */
  readonly masks: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
  /** What paying with every plain source would cost in life. */
  readonly life: number;
}

/** What a player could pay with now. */
export function summariseMana(g: GameState, player: PlayerId): ManaSummary {
  return summaryOf(player, problemOf(manaSources(g, player), playerAt(g, player).mana, playerAt(g, player).life));
}

/** Sources sorted into those that only need to be tapped (or sacrificed) and those that ask for decisions. */
export function problemOf(sources: readonly ManaSource[], floating: readonly number[], life: number): Problem {
  const producers: Producer[] = [];
  const activations: ManaSource[] = [];
  for (let from = 0; from < sources.length;) {
    const first = sources[from];
    if (first === undefined) break;
    let to = from + 1;
    while (sources[to]?.object === first.object) to++;
    if (to === from + 1 && isPlain(first)) producers.push(producerOf([first]));
    else sortSources(sources.slice(from, to), producers, activations);
    from = to;
  }
  return { floating: floating.slice(), life, producers, activations };
}

function isPlain(source: ManaSource): boolean {
  return (
    source.tapsSelf !== source.sacrificesSelf &&
    source.mana.length === 0 &&
    source.outputs.length === 1 &&
    source.taps === null &&
    source.sacrifices === null &&
    !source.otherCosts
  );
}

/** The sources of one object: what plainly taps it for one mana is one producer of any of the types. */
function sortSources(sources: readonly ManaSource[], producers: Producer[], activations: ManaSource[]): void {
  const ofOne = sources.filter(
    (source) => isPlain(source) && source.tapsSelf && source.life === 0 && source.outputs[0]?.length === 1,
  );
  if (ofOne.length > 0) producers.push(producerOf(ofOne));
  for (const source of sources) if (!ofOne.includes(source)) activations.push(source);
}

function producerOf(sources: readonly ManaSource[]): Producer {
  const [first] = sources;
  if (first === undefined) throw new RangeError("a producer needs a source");
  const output = first.outputs[0] ?? [];
  return {
    object: first.object,
    sacrifices: first.sacrificesSelf,
    life: first.life,
    units: sources.length === 1 ? output : [sources.reduce((mask, source) => mask | (source.outputs[0]?.[0] ?? 0), 0)],
    sources,
    value: sources.length === 1 ? first.value : Math.max(...sources.map(({ value }) => value)),
  };
}

function summaryOf(player: PlayerId, problem: Problem): ManaSummary {
  const masks: number[] = [];
  const counts: number[] = [];
  let total = 0;
  let life = 0;
  const count = (mask: number, amount: number): void => {
    const at = masks.indexOf(mask);
    if (at < 0) {
      masks.push(mask);
      counts.push(amount);
    } else counts[at] = (counts[at] ?? 0) + amount;
    total += amount;
  };
  problem.floating.forEach((amount, type) => {
    if (amount > 0) count(1 << type, amount);
  });
  for (const producer of problem.producers) {
    life += producer.life;
    for (const unit of producer.units) count(unit, 1);
  }
  return { player, problem, masks, counts, total, life };
}
