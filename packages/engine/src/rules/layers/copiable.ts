/**
 * Layer 1 (613.2): copiable values. What is printed on the card that an object is, or is a copy of (707.2), with the exceptions it was
 * copied with (707.9), or the form that it was cast in. Kept for each card and each controller, so that an object on which nothing acts
 * is just what its card is.
 *
 * A form's changes of types are not copiable, but nothing applies before them: it is simpler to begin with the form, and a copy takes
 * the card that is beneath it.
 */
import type { Modification } from "../../card/modification.ts";
import type { Characteristics, CompiledAbility, CompiledCard } from "../../state/compiled.ts";
import { zoneBit } from "../../state/compiled.ts";
import type { ContinuousEffect } from "../../state/effects.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState, Pool } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import type { GameObject } from "../../state/object.ts";
import { changeByNumbers } from "./change.ts";
import { definitionOf, partsOf, planOf } from "./plan.ts";
import type { Definition, StaticPlan } from "./plan.ts";
import { copyValues, noCharacteristics } from "./values.ts";
import type { Values } from "./values.ts";

/** Where the layers begin for an object. */
export interface Base {
  readonly card: CompiledCard;
  readonly values: Characteristics;
  /** The values, with a controller; filled as they are asked for. */
  readonly controlled: Characteristics[];
  /** Static abilities that function on the battlefield, and those that do in other zones. */
  readonly statics: readonly StaticPlan[];
  readonly staticsOutside: readonly StaticPlan[];
  /** The zones beside battlefield and stack where abilities of it wait for something or apply. */
  readonly zonesOutside: number;
  readonly definition: Definition | null;
  readonly forms: Map<string, Base>;
}

const outsideMask = zoneBit.hand | zoneBit.graveyard | zoneBit.exile;

/** What is activated or cast from a zone is looked for there when a player could do it; it waits for nothing. */
function zonesOutside(abilities: readonly CompiledAbility[]): number {
  let mask = 0;
  for (const { kind, zones } of abilities) {
    if (kind === "triggered" || kind === "static" || kind === "replacement" || kind === "rule" || kind === "cost")
      mask |= zones;
  }
  return mask & outsideMask;
}

const outsideOfPools = new WeakMap<Pool, number>();

/** The zones beside battlefield and stack where abilities of some card of the pool wait or apply. */
export function zonesOutsideOf(pool: Pool): number {
  if (!pool.abilitiesOutside) return 0;
  const known = outsideOfPools.get(pool);
  if (known !== undefined) return known;
  const mask = pool.cards.reduce((zones, card) => zones | zonesOutside(card.printed.abilities), 0);
  outsideOfPools.set(pool, mask);
  return mask;
}

function makeBase(card: CompiledCard, values: Characteristics, definition: Definition | null): Base {
  const plans = values.abilities.filter((ability) => ability.kind === "static").map(planOf);
  return {
    card,
    values,
    controlled: [],
    statics: plans.filter(({ ability }) => (ability.zones & zoneBit.battlefield) !== 0),
    staticsOutside: plans.filter(({ ability }) => (ability.zones & outsideMask) !== 0),
    zonesOutside: zonesOutside(values.abilities),
    definition,
    forms: new Map(),
  };
}

/** The values of a base under that controller; always the same object for the same question. */
export function valuesFor(base: Base, controller: PlayerId): Characteristics {
  const known = base.controlled[controller];
  if (known !== undefined) return known;
  while (base.controlled.length < controller) valuesFor(base, base.controlled.length);
  const values = copyValues(base.values);
  values.controller = controller;
  base.controlled[controller] = values;
  return values;
}

const basesOfPools = new WeakMap<Pool, Base[]>();
let lastPool: Pool | null = null;
let lastBases: Base[] = [];

/** The base of a card of the pool. */
function baseOfCard(pool: Pool, number: number): Base {
  if (pool !== lastPool) {
    let bases = basesOfPools.get(pool);
    if (bases === undefined) basesOfPools.set(pool, (bases = []));
    lastPool = pool;
    lastBases = bases;
  }
  const known = lastBases[number];
  if (known !== undefined) return known;
  const card = pool.cards[number];
  if (card === undefined) throw new RangeError(`there is no card ${number}`);
  const base = makeBase(card, card.printed, definitionOf(card.definesPower, card.definesToughness));
  while (lastBases.length < number) baseOfCard(pool, lastBases.length);
  lastBases[number] = base;
  return base;
}

/** The base of an object as its record says it, without copy effects. */
export function baseOf(g: GameState, object: GameObject): Base {
  if (object.kind === "emblem") return emblemBase(baseOfCard(g.pool, object.card), object.exceptions);
  let base = baseOfCard(g.pool, object.card);
  if (object.exceptions.length > 0) base = withExceptions(base, object.exceptions);
  return object.form === "" ? base : formOf(base, object.form);
}

/** The form that a keyword of the card gives it, for as long as it is in that form. */
function formOf(base: Base, form: string): Base {
  const known = base.forms.get(form);
  if (known !== undefined) return known;
  const found = base.card.forms.find(({ keyword }) => keyword === form);
  if (found === undefined) throw new RangeError(`${base.card.name} has no form by ${form}`);
  const { characteristics, abilities } = found;
  const made =
    characteristics === null ? base : makeBase(base.card, { ...characteristics, abilities }, base.definition);
  base.forms.set(form, made);
  return made;
}

const exceptional = new WeakMap<readonly Modification[], Map<Base, Base>>();

function remember(base: Base, exceptions: readonly Modification[], make: () => Base): Base {
  let byBase = exceptional.get(exceptions);
  if (byBase === undefined) exceptional.set(exceptions, (byBase = new Map<Base, Base>()));
  let found = byBase.get(base);
  if (found === undefined) byBase.set(base, (found = make()));
  return found;
}

/** Copiable values with exceptions: those are part of them (707.9a–b). */
function withExceptions(base: Base, exceptions: readonly Modification[]): Base {
  if (exceptions.length === 0) return base;
  return remember(base, exceptions, () => {
    const is = copyValues(base.values);
    const definition = except(is, exceptions) ? null : base.definition;
    return makeBase(base.card, is, definition);
  });
}

/** Changes values by exceptions, in their order. Says whether they give a power and toughness of their own (707.9d). */
function except(is: Values, exceptions: readonly Modification[]): boolean {
  let setsPower = false;
  for (const part of partsOf(exceptions).list) {
    if (part.op === "control" || part.op === "modify" || part.op === "limit") {
      throw new RangeError("an exception changes copiable values only (707.9)");
    }
    if (part.op === "base") setsPower = true;
    changeByNumbers(is, part);
  }
  return setsPower;
}

/** An emblem has no characteristics but the abilities it was made with (114.3); they are its `exceptions`. */
function emblemBase(source: Base, abilities: readonly Modification[]): Base {
  return remember(source, abilities, () => {
    const is = copyValues(noCharacteristics);
    except(is, abilities);
    return makeBase(source.card, is, null);
  });
}

// Copy effects.

/** The name under which a copy effect's bindings keep the number of the card that is copied. */
export const copiedCard = "copiedCard";

/** The base that a copy effect gives to what it affects. */
export function baseOfCopy(g: GameState, effect: ContinuousEffect, except: readonly Modification[]): Base {
  const card = effect.bindings[copiedCard]?.[0];
  if (card === undefined) throw new RangeError("a copy effect must be begun with what it copies (707.2b)");
  return withExceptions(baseOfCard(g.pool, card), except);
}

/** What a copy of an object is a copy of: a card, and the exceptions that the object itself was copied with (707.3). */
export interface Copiable {
  readonly card: number;
  readonly exceptions: readonly Modification[];
}

/** The copiable values of an object, as a copy would get them; what changed later in the original makes no difference (707.2b). */
export function copiableOf(g: GameState, id: ObjectId): Copiable {
  const object = objectOf(g, id);
  for (let index = g.effects.length - 1; index >= 0; index--) {
    const effect = g.effects[index];
    if (effect === undefined || !effect.affected.includes(id)) continue;
    const { copyOf } = partsOf(effect.modifications);
    const card = effect.bindings[copiedCard]?.[0];
    if (copyOf !== null && card !== undefined) return { card, exceptions: copyOf.copyOf.except ?? [] };
  }
  return { card: object.card, exceptions: object.exceptions };
}
