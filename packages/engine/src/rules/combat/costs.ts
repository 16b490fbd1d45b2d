/**
 * Costs to attack and to block (508.1g–j, 509.1d–f): what has to be paid for the creatures that were chosen, whether it can be, and
 * paying it, all together. The one place where combat meets payments.
 */
import type { CostPart, ManaSymbol } from "../../card/cost.ts";
import { dependencies } from "../../state/cache.ts";
import { copyState, edit, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { push } from "../agenda.ts";
import { characteristicsOf, touchIf } from "../layers/index.ts";
import { canPayCost, manaOfCost } from "../mana/index.ts";
import { payCostFrame } from "../payments.ts";
import type { Scope } from "../scope.ts";
import { combatCosts } from "./evasion.ts";

interface Bill {
  readonly object: ObjectId;
  readonly parts: readonly CostPart[];
  readonly mana: readonly ManaSymbol[];
  readonly scope: Scope;
}

/** The total cost for these creatures to attack or block (508.1h), null if there is none. */
function billFor(g: GameState, creatures: readonly ObjectId[], to: "attack" | "block"): Bill | null {
  let first: { readonly object: ObjectId; readonly scope: Scope } | null = null;
  const parts: CostPart[] = [];
  const mana: ManaSymbol[] = [];
  for (const object of creatures) {
    for (const { cost, scope } of combatCosts(characteristicsOf(g, object), to)) {
      first ??= { object, scope };
      parts.push(...cost);
      mana.push(...manaOfCost(g, cost, scope));
    }
  }
  return first === null ? null : { ...first, parts, mana };
}

/**
 * Whether a player can pay for these creatures to attack or block.
 * @param tapped creatures that will be tapped by then (508.1f comes before 508.1i)
 */
export function canPayFor(
  g: GameState,
  player: PlayerId,
  creatures: readonly ObjectId[],
  to: "attack" | "block",
  tapped: readonly ObjectId[] = [],
): boolean {
  const bill = billFor(g, creatures, to);
  if (bill === null) return true;
  let then = g;
  if (tapped.some((id) => !objectOf(g, id).tapped)) {
    then = copyState(g);
    for (const id of tapped) edit(then, id).tapped = true;
    touchIf(then, dependencies.tapped);
  }
  return canPayCost(then, player, bill.parts, bill.mana, bill.scope, bill.object);
}

/** Has the player pay for these creatures; does nothing if there is nothing to pay. */
export function payFor(g: GameState, player: PlayerId, creatures: readonly ObjectId[], to: "attack" | "block"): void {
  const bill = billFor(g, creatures, to);
  if (bill !== null) push(g, payCostFrame(player, bill.object, bill.parts, bill.mana, bill.scope, false));
}
