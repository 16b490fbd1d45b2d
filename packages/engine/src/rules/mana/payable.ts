/**
 * Whether a whole cost can be paid, mana and all other parts together (118.3, 601.2h): exact, since an object can be tapped once and
 * can leave once. Reads the game and changes nothing.
 */
import type { Cost, ManaSymbol } from "../../card/cost.ts";
import { playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import type { Scope } from "../scope.ts";
import { canPayMana } from "./afford.ts";
import type { ManaOptions } from "./afford.ts";
import { canChoose, canPayFixedParts, lifeOf, slotsOf } from "./parts.ts";
import type { Slot } from "./parts.ts";
import { isFree } from "./symbols.ts";
import { summariseMana } from "./sources.ts";
import type { ManaSummary } from "./sources.ts";

const none: readonly ObjectId[] = Object.freeze([]);

/** A cost with all that is known of how it will be paid. */
export interface Bill {
  readonly player: PlayerId;
  readonly parts: Cost;
  /** The whole mana to pay; mana among the parts is part of it. */
  readonly mana: readonly ManaSymbol[];
  readonly scope: Scope;
  /** The object that {T}, sacrificing itself and the like are about. */
  readonly source: ObjectId;
  readonly anyType: boolean;
  readonly summary?: ManaSummary | undefined;
}

/**
 * Whether the player can pay a cost now.
 * @param mana the whole mana to pay (601.2f); what `parts` say of mana is taken to be in it
 * @param source the object that {T}, sacrificing itself and the like are about
 * @param summary what was found out for this player at this moment, if it was
 * @param anyType mana may be spent as though it were of any colour (609.4b)
 */
export function canPayCost(
  g: GameState,
  player: PlayerId,
  parts: Cost,
  mana: readonly ManaSymbol[],
  scope: Scope,
  source: ObjectId,
  summary?: ManaSummary,
  anyType = false,
): boolean {
  if (parts.length === 0) return canPayMana(g, player, mana, { summary, anyType });
  if (!canPayFixedParts(g, player, parts, scope, source)) return false;
  const slots = slotsOf(g, player, parts, scope, source);
  if (isFree(mana)) return canChoose(slots);
  const bill: Bill = { player, parts, mana, scope, source, anyType, summary };
  if (slots.length === 0) return canPayMana(g, player, mana, optionsFor(g, bill, slots, []));
  return canComplete(g, bill, slots, []);
}

/** What the rest of the cost takes from paying mana, with those objects chosen for its slots. */
export function optionsFor(
  g: GameState,
  bill: Bill,
  slots: readonly Slot[],
  chosen: readonly (readonly ObjectId[])[],
): ManaOptions {
  const { player, parts, scope, source, summary, anyType } = bill;
  let excluding = none;
  let staying = none;
  for (const part of parts) {
    if (part.pay === "tapSelf" || part.pay === "untapSelf") excluding = [...excluding, source];
    else if (
      part.pay === "sacrificeSelf" ||
      part.pay === "exileSelf" ||
      part.pay === "removeCounters" ||
      part.pay === "loyalty"
    )
      staying = [...staying, source];
  }
  slots.forEach((slot, index) => {
    const objects = chosen[index] ?? none;
    if (slot.taps) excluding = [...excluding, ...objects];
    else staying = [...staying, ...objects];
  });
  const life = lifeOf(g, parts, scope);
  return { summary, anyType, excluding, staying, ...(life === 0 ? {} : { life: playerAt(g, player).life - life }) };
}

/** Whether the slots can be filled on from what is chosen so far, so that the mana can still be paid. */
export function canComplete(
  g: GameState,
  bill: Bill,
  slots: readonly Slot[],
  chosen: readonly (readonly ObjectId[])[],
): boolean {
  const open = slots.map((slot, index) => openSlot(slot, slots, chosen, index));
  if (!canChoose(open)) return false;
  if (isFree(bill.mana)) return true;
  const summary = bill.summary ?? summariseMana(g, bill.player);
  const known: Bill = { ...bill, summary };
  if (!canPayMana(g, bill.player, bill.mana, optionsFor(g, known, slots, chosen))) return false;
  if (open.every((slot) => slot.count === 0)) return true;
  // Only what is used up for mana as well can come in the way of it.
  const { producers, activations } = summary.problem;
  const wanted = new Set<ObjectId>();
  for (const { object } of producers) wanted.add(object);
  for (const { object, taps, sacrifices } of activations)
    for (const id of [object, ...(taps?.from ?? none), ...(sacrifices?.from ?? none)]) wanted.add(id);
  return fill(g, known, slots, open, chosen, wanted);
}

/** What is left of a slot: how many are still to be chosen, and from which. */
export function openSlot(
  slot: Slot,
  slots: readonly Slot[],
  chosen: readonly (readonly ObjectId[])[],
  index: number,
): Slot {
  const candidates = slot.candidates.filter(
    (id) => !slots.some((other, at) => other.taps === slot.taps && chosen[at]?.includes(id) === true),
  );
  return { ...slot, count: slot.count - (chosen[index]?.length ?? 0), candidates };
}

/** Fills the first open slot with what is not wanted for mana where there is enough of it, else in every way. */
function fill(
  g: GameState,
  bill: Bill,
  slots: readonly Slot[],
  open: readonly Slot[],
  chosen: readonly (readonly ObjectId[])[],
  wanted: ReadonlySet<ObjectId>,
): boolean {
  const at = open.findIndex((slot) => slot.count > 0);
  const slot = open[at];
  if (slot === undefined) return canPayMana(g, bill.player, bill.mana, optionsFor(g, bill, slots, chosen));
  const idle = slot.candidates.filter((id) => !wanted.has(id));
  const several = open.filter((other) => other.count > 0 && other.taps === slot.taps).length > 1;
  const tried =
    idle.length >= slot.count && !several
      ? idle.slice(0, 1)
      : [...idle, ...slot.candidates.filter((id) => wanted.has(id))];
  const before: ObjectId[] = [];
  for (const id of tried) {
    before.push(id);
    const next = slots.map((_, index) => (index === at ? [...(chosen[index] ?? none), id] : (chosen[index] ?? none)));
    // In order of the list only, so that no choice of several is tried twice.
    const rest = open.map((other, index) =>
      index === at
        ? {
            ...other,
            count: other.count - 1,
            candidates: other.candidates.filter((candidate) => !before.includes(candidate)),
          }
        : {
            ...other,
            candidates:
              other.taps === slot.taps ? other.candidates.filter((candidate) => candidate !== id) : other.candidates,
          },
    );
    if (canChoose(rest) && fill(g, bill, slots, rest, next, wanted)) return true;
  }
  return false;
}
