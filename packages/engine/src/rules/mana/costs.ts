/**
 * What casting and activating costs in mana (601.2f, 602.2b): the mana cost or another cost in its place, and what changes it: the
 * card's own text, permanents of the player, limits on the source. Reads the game and changes nothing.
 */
import type { CostAbility } from "../../card/ability.ts";
import { manaValueOf, parseManaCost, writeManaCost } from "../../card/cost.ts";
import type { Cost, ManaCost, ManaSymbol } from "../../card/cost.ts";
import type { Filter } from "../../card/filter.ts";
import { colorBit, countBits, maskOf, supertypeBit, typeBit } from "../../state/characteristics.ts";
import type { CastForm, Characteristics, CompiledActivated } from "../../state/compiled.ts";
import { cardOfObject, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import { isPlayerEntity } from "../../state/identity.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import type { Bindings } from "../../state/object.ts";
import { noBindings } from "../../state/object.ts";
import { quantityOf } from "../evaluate.ts";
import { characteristicsOf, layersOf } from "../layers/index.ts";
import { limitsOf } from "../layers/reading.ts";
import { matches } from "../matching.ts";
import { scopeOf } from "../scope.ts";
import type { Scope } from "../scope.ts";
import { hasX, repeated, totalCost } from "./total.ts";
import type { CostChange } from "./total.ts";

const parsed = new Map<ManaCost, readonly ManaSymbol[]>();
const noSymbols: readonly ManaSymbol[] = Object.freeze([]);

/** The symbols of a mana cost; the same list each time. */
function symbolsOf(cost: ManaCost): readonly ManaSymbol[] {
  let symbols = parsed.get(cost);
  if (symbols === undefined) {
    symbols = parseManaCost(cost);
    parsed.set(cost, symbols);
  }
  return symbols;
}

/** The mana among the parts of a cost, with the value of {X} put in: what the text says it is, or what the scope knows (107.3). */
export function manaOfCost(g: GameState, parts: Cost, scope: Scope): readonly ManaSymbol[] {
  let mana = noSymbols;
  for (const part of parts) {
    if (part.pay !== "mana") continue;
    let symbols = symbolsOf(part.cost);
    if (hasX(symbols)) {
      const x = part.x === undefined ? quantityOf(g, { x: true }, scope) : quantityOf(g, part.x, scope);
      symbols = totalCost(symbols, { more: noSymbols, less: noSymbols, lessColored: noSymbols, x });
    }
    mana = mana.length === 0 ? symbols : [...mana, ...symbols];
  }
  return mana;
}

/** Whether a cost asks for an {X} that its payer has to choose. */
export function choosesX(parts: Cost): boolean {
  return parts.some((part) => part.pay === "mana" && part.x === undefined && hasX(symbolsOf(part.cost)));
}

/** A collector of changes. */
interface Changes {
  more: readonly ManaSymbol[];
  less: readonly ManaSymbol[];
  lessColored: readonly ManaSymbol[];
}

/**
 * The mana that casting a spell costs in all (601.2f), with the targets and the {X} that it has so far.
 * @param spell the spell on the stack, or the card that would be cast
 * @param form the keyword or name of the alternative cost, "" for the mana cost
 * @param free without paying its mana cost (118.9)
 * @param further how many creatures are thought of as targets beside those it has
 */
export function costOfSpell(
  g: GameState,
  player: PlayerId,
  spell: ObjectId,
  form: string,
  free: boolean,
  further = 0,
): readonly ManaSymbol[] {
  const object = objectOf(g, spell);
  const targets = object.stack?.targets ?? noBindings;
  const card = cardOfObject(g, object);
  const castForm = form === "" ? null : (card.forms.find(({ keyword }) => keyword === form) ?? null);
  const scope: Scope = { source: spell, controller: player, bindings: noBindings, stack: object.stack };
  const changes: Changes = { more: noSymbols, less: noSymbols, lessColored: noSymbols };
  for (const { data } of card.costAbilities)
    if (data.spells === "thisSpell") change(g, data, changes, timesOf(g, data.forEach, targets, further, scope), scope);
  for (const { source, controller, ability } of layersOf(g).costs) {
    const { data } = ability;
    if (controller !== player || data.spells === "thisSpell") continue;
    const theirs = scopeOf(source, controller);
    if (isSuchSpell(g, data.spells, spell, castForm, theirs))
      change(g, data, changes, timesOf(g, data.forEach, targets, further, theirs), theirs);
  }
  for (const { data } of card.additionalCosts) changes.more = joined(changes.more, manaOfCost(g, data.cost, scope));
  const base = free ? noSymbols : baseCost(g, spell, castForm, form, scope);
  return totalCost(base, { ...changes, x: object.stack?.x ?? 0 });
}

/**
 * The mana that casting a card in that form would come to now, before targets and X are chosen: {X} stays as it is.
 * @param form "" for the mana cost, else the keyword of the form, or "alternative".
 * @returns symbols in braces, "" where no mana is to be paid.
 */
export function manaToCast(g: GameState, player: PlayerId, card: ObjectId, form: string): ManaCost {
  const castForm = cardOfObject(g, objectOf(g, card)).forms.find(({ keyword }) => keyword === form) ?? null;
  const base = baseCost(g, card, castForm, form, scopeOf(card, player));
  return writeManaCost([...base.filter(({ kind }) => kind === "x"), ...costOfSpell(g, player, card, form, false)]);
}

/** Whether spells of that player can become cheaper by what they target. */
export function targetsMakeCheaper(g: GameState, player: PlayerId): boolean {
  const { costs } = layersOf(g);
  return costs.some(({ controller, ability }) => controller === player && ability.data.forEach === "creatureTargeted");
}

/** The least that a spell can still come to cost when up to so many more creatures are targeted. */
export function leastCostOfSpell(
  g: GameState,
  player: PlayerId,
  spell: ObjectId,
  form: string,
  free: boolean,
  further: number,
): readonly ManaSymbol[] {
  let least = costOfSpell(g, player, spell, form, free);
  for (let more = 1; more <= further; more++) {
    const cost = costOfSpell(g, player, spell, form, free, more);
    if (manaValueOf(cost) < manaValueOf(least)) least = cost;
  }
  return least;
}

/** The mana of the mana cost or of the alternative cost that takes its place (118.9). */
function baseCost(
  g: GameState,
  spell: ObjectId,
  castForm: CastForm | null,
  form: string,
  scope: Scope,
): readonly ManaSymbol[] {
  if (castForm !== null) return symbolsWithX(castForm.cost);
  const card = cardOfObject(g, objectOf(g, spell));
  if (form === "") return card.printed.manaCost ?? noSymbols;
  const alternative = card.alternativeCosts[0];
  return alternative === undefined ? noSymbols : manaOfCost(g, alternative.data.cost, scope);
}

/** The mana among the parts, with {X} as it is. */
function symbolsWithX(parts: Cost): readonly ManaSymbol[] {
  let mana = noSymbols;
  for (const part of parts) if (part.pay === "mana") mana = joined(mana, symbolsOf(part.cost));
  return mana;
}

function joined(one: readonly ManaSymbol[], other: readonly ManaSymbol[]): readonly ManaSymbol[] {
  return one.length === 0 ? other : other.length === 0 ? one : [...one, ...other];
}

/** Adds what a cost ability changes. */
function change(g: GameState, data: CostAbility, changes: Changes, times: number, scope: Scope): void {
  if (times > 0) {
    if (data.more !== undefined) changes.more = joined(changes.more, repeated(symbolsOf(data.more), times));
    if (data.less !== undefined) {
      const less = repeated(symbolsOf(data.less), times);
      if (data.reducesColored === true) changes.lessColored = joined(changes.lessColored, less);
      else changes.less = joined(changes.less, less);
    }
  }
  if (data.lessX !== undefined) {
    const amount = quantityOf(g, data.lessX, scope);
    if (amount > 0) changes.less = joined(changes.less, [{ kind: "generic", amount }]);
  }
}

function timesOf(
  g: GameState,
  forEach: CostAbility["forEach"],
  targets: Bindings,
  further: number,
  scope: Scope,
): number {
  if (forEach === undefined) return 1;
  if (forEach === "targetBeyondFirst") {
    let count = further;
    for (const name in targets) count += targets[name]?.length ?? 0;
    return Math.max(0, count - 1);
  }
  if (forEach === "creatureTargeted") {
    const creatures = new Set<ObjectId>();
    for (const name in targets) {
      for (const entity of targets[name] ?? []) {
        if (isPlayerEntity(entity) || objectOf(g, entity).zone !== "battlefield") continue;
        if ((characteristicsOf(g, entity).types & typeBit.Creature) !== 0) creatures.add(entity);
      }
    }
    return creatures.size + further;
  }
  return quantityOf(g, forEach, scope);
}

/** Whether a spell fits, or would fit once it is on the stack in that form: a change of costs sees what the spell is there (601.2f). */
function isSuchSpell(g: GameState, filter: Filter, spell: ObjectId, form: CastForm | null, scope: Scope): boolean {
  if (objectOf(g, spell).zone === "stack") return matches(g, filter, spell, scope);
  return fits(form?.characteristics ?? cardOfObject(g, objectOf(g, spell)).printed, filter);
}

/** Whether characteristics are those that the words of a filter name. */
function fits(is: Characteristics, filter: Filter): boolean {
  const { types, allTypes, notTypes, supertypes, subtypes, notSubtypes, colors, notColors, colorCount, either } =
    filter;
  if (types !== undefined && (is.types & maskOf(types, typeBit)) === 0) return false;
  if (allTypes !== undefined && (is.types & maskOf(allTypes, typeBit)) !== maskOf(allTypes, typeBit)) return false;
  if (notTypes !== undefined && (is.types & maskOf(notTypes, typeBit)) !== 0) return false;
  if (supertypes !== undefined && (is.supertypes & maskOf(supertypes, supertypeBit)) === 0) return false;
  if (subtypes !== undefined && !subtypes.some((subtype) => is.subtypes.includes(subtype))) return false;
  if (notSubtypes?.some((subtype) => is.subtypes.includes(subtype)) === true) return false;
  if (colors !== undefined && (is.colors & maskOf(colors, colorBit)) === 0) return false;
  if (notColors !== undefined && (is.colors & maskOf(notColors, colorBit)) !== 0) return false;
  if (colorCount !== undefined) {
    const count = countBits(is.colors);
    if (colorCount === "colorless" ? count !== 0 : colorCount === "monocolored" ? count !== 1 : count < 2) return false;
  }
  return either === undefined || either.some((part) => fits(is, part));
}

/**
 * The mana that activating an ability costs in all (602.2b).
 * @param x what {X} was announced as
 */
export function costOfActivation(
  g: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: CompiledActivated,
  x: number,
): readonly ManaSymbol[] {
  const { cost, costsLess } = ability.data;
  const scope = scopeOf(source, player, { x: [x] });
  const base = manaOfCost(g, cost, scope);
  const is = characteristicsOf(g, source);
  if (costsLess === undefined && is.limits.length === 0) return base;
  let more = noSymbols;
  for (const { value, limit } of limitsOf(is, "activationCostsMore")) {
    more = joined(more, manaOfCost(g, value.cost, scopeOf(limit.source, limit.controller)));
  }
  const amount = costsLess === undefined ? 0 : costsLess.amount * quantityOf(g, costsLess.forEach, scope);
  const less: CostChange["less"] = amount > 0 ? [{ kind: "generic", amount }] : noSymbols;
  return totalCost(base, { more, less, lessColored: noSymbols, x });
}
