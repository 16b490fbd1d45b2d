/**
 * The parts of a cost that are not mana (118.3, 601.2h): which objects could be used for each, and whether there is enough of what they
 * ask for. Reads the game and changes nothing.
 */
import type { Cost, CostPart } from "../../card/cost.ts";
import type { Filter } from "../../card/filter.ts";
import type { Zone } from "../../card/words.ts";
import { keywordBit, typeBit } from "../../state/characteristics.ts";
import { objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { countersOn } from "../../state/object.ts";
import { entitiesOf, quantityOf } from "../evaluate.ts";
import { characteristicsOf, controllerOf } from "../layers/index.ts";
import { matches } from "../matching.ts";
import type { Scope } from "../scope.ts";
import { times } from "./symbols.ts";

/** A part for which the payer chooses objects. */
export type ChoicePart = Extract<CostPart, { pay: "sacrifice" | "discard" | "tap" | "exile" | "returnToHand" }>;

/** A part for which objects are to be chosen, with those that fit. */
export interface Slot {
  /** Its place among the parts. */
  readonly part: number;
  /** Whether it taps what is chosen or moves it to another zone: nothing can be tapped twice or moved twice for a cost (118.10). */
  readonly taps: boolean;
  readonly count: number;
  readonly candidates: readonly ObjectId[];
}

const cardFilters = new WeakMap<Filter, Filter>();

/** The filter as one for cards outside the battlefield. */
function forCards(filter: Filter): Filter {
  if (filter.noun === "card") return filter;
  let made = cardFilters.get(filter);
  if (made === undefined) {
    made = { ...filter, noun: "card" };
    cardFilters.set(filter, made);
  }
  return made;
}

function isChoice(part: CostPart): part is ChoicePart {
  return "filter" in part;
}

/** The objects that a player could use for a part. */
export function candidatesForPart(
  g: GameState,
  player: PlayerId,
  part: { readonly pay: ChoicePart["pay"]; readonly filter: Filter },
  scope: Scope,
): readonly ObjectId[] {
  const { pay, filter } = part;
  if (pay === "discard") return ofPlayer(g, player, "hand", forCards(filter), scope);
  if (pay === "exile" && (filter.noun === "card" || filter.zone !== undefined)) {
    const zones: readonly Zone[] =
      filter.zone === undefined ? ["hand"] : typeof filter.zone === "string" ? [filter.zone] : filter.zone;
    return zones.flatMap((zone) =>
      zone === "battlefield" ? controlled(g, player, filter, scope, false) : ofPlayer(g, player, zone, filter, scope),
    );
  }
  return controlled(g, player, filter, scope, pay === "tap");
}

function controlled(
  g: GameState,
  player: PlayerId,
  filter: Filter,
  scope: Scope,
  untapped: boolean,
): readonly ObjectId[] {
  return g.battlefield.filter(
    (id) => (!untapped || !objectOf(g, id).tapped) && controllerOf(g, id) === player && matches(g, filter, id, scope),
  );
}

/** Cards of that player's zone that fit; never the card that is being cast or whose ability it is. */
function ofPlayer(g: GameState, player: PlayerId, zone: Zone, filter: Filter, scope: Scope): readonly ObjectId[] {
  if (zone !== "hand" && zone !== "graveyard") return [];
  return playerAt(g, player)[zone].filter((id) => id !== scope.source && matches(g, filter, id, scope));
}

/** The parts for which objects are chosen, in order. */
export function slotsOf(g: GameState, player: PlayerId, parts: Cost, scope: Scope, source: ObjectId): readonly Slot[] {
  if (!parts.some(isChoice)) return noSlots;
  const tapsSource = parts.some((part) => part.pay === "tapSelf");
  const movesSource = parts.some(
    (part) => part.pay === "sacrificeSelf" || part.pay === "exileSelf" || part.pay === "discardSelf",
  );
  return parts.flatMap((part, place) => {
    if (!isChoice(part)) return [];
    const taps = part.pay === "tap";
    const candidates = candidatesForPart(g, player, part, scope).filter(
      (id) => id !== source || !(taps ? tapsSource : movesSource),
    );
    return [{ part: place, taps, count: Math.max(0, quantityOf(g, part.count, scope)), candidates }];
  });
}
const noSlots: readonly Slot[] = Object.freeze([]);

/** How much life the parts ask for. */
export function lifeOf(g: GameState, parts: Cost, scope: Scope): number {
  let life = 0;
  for (const part of parts) if (part.pay === "life") life += quantityOf(g, part.amount, scope);
  return life;
}

/** Whether the parts that leave nothing to choose can be paid, mana aside. */
export function canPayFixedParts(g: GameState, player: PlayerId, parts: Cost, scope: Scope, source: ObjectId): boolean {
  if (parts.length === 0) return true;
  const life = lifeOf(g, parts, scope);
  if (life > 0 && playerAt(g, player).life < life) return false; // 119.4
  return parts.every((part) => canPayPart(g, part, scope, source));
}

function canPayPart(g: GameState, part: CostPart, scope: Scope, source: ObjectId): boolean {
  switch (part.pay) {
    case "tapSelf":
      return canUseTapSymbol(g, source, false);
    case "untapSelf":
      return canUseTapSymbol(g, source, true);
    case "sacrificeSelf":
      return objectOf(g, source).zone === "battlefield";
    case "exileSelf":
      return objectOf(g, source).zone !== "none";
    case "discardSelf":
      return objectOf(g, source).zone === "hand";
    case "removeCounters": {
      const [object = 0] = entitiesOf(g, part.from, scope);
      if (object <= 0) return false;
      return part.count === "all" || countersOn(objectOf(g, object), part.kind) >= quantityOf(g, part.count, scope);
    }
    case "loyalty":
      return countersOn(objectOf(g, source), "loyalty") + loyaltyChange(part.amount, scope) >= 0; // 606.6
    default:
      return true;
  }
}

/** How many loyalty counters a loyalty cost adds (606.4). */
export function loyaltyChange(amount: number | "-X", scope: Scope): number {
  return amount === "-X" ? -(scope.bindings["x"]?.[0] ?? scope.stack?.x ?? 0) : amount;
}

/** {T} and {Q} of a creature need it under its controller's control since their turn began (302.6). */
function canUseTapSymbol(g: GameState, source: ObjectId, tapped: boolean): boolean {
  const object = objectOf(g, source);
  if (object.zone !== "battlefield" || object.tapped !== tapped) return false;
  if (!object.sick) return true;
  const is = characteristicsOf(g, source);
  return (is.types & typeBit.Creature) === 0 || (is.keywords & keywordBit.haste) !== 0;
}

/** Whether parts without mana can be paid by themselves. */
export function canPayOtherParts(g: GameState, player: PlayerId, parts: Cost, scope: Scope, source: ObjectId): boolean {
  return canPayFixedParts(g, player, parts, scope, source) && canChoose(slotsOf(g, player, parts, scope, source));
}

/** Whether the slots can all be filled, each object being used once, whatever else it does. */
export function canChoose(slots: readonly Slot[]): boolean {
  if (slots.length < 2) return slots.every((slot) => slot.candidates.length >= slot.count);
  return canChooseFrom(slots, true) && canChooseFrom(slots, false);
}

function canChooseFrom(slots: readonly Slot[], taps: boolean): boolean {
  const takenBy = new Map<ObjectId, number>();
  const seats = slots.filter((slot) => slot.taps === taps).flatMap((slot) => times(slot, slot.count));
  const seat = (index: number, seen: Set<ObjectId>): boolean => {
    for (const id of seats[index]?.candidates ?? []) {
      if (seen.has(id)) continue;
      seen.add(id);
      const other = takenBy.get(id);
      if (other === undefined || seat(other, seen)) {
        takenBy.set(id, index);
        return true;
      }
    }
    return false;
  };
  return seats.every((_, index) => seat(index, new Set()));
}
