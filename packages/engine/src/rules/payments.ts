/** Frames that pay costs: what they hold. They are advanced in `mana/`. */
import type { Cost, ManaSymbol } from "../card/cost.ts";
import { newFrame } from "../state/frames.ts";
import type { Frame } from "../state/frames.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import type { Scope } from "./scope.ts";

export interface PaymentData {
  readonly parts: Cost;
  /** The whole mana to pay (601.2f); `parts` may name mana as well, which is then part of this. */
  readonly mana: readonly ManaSymbol[];
  readonly scope: Scope;
  /** Mana of any type may be spent as though it were of any colour (609.4b). */
  readonly anyType: boolean;
  /** The payer can step back, since it is part of a cast or activation. */
  readonly canBack: boolean;
}

/** A payment to be made by a player, for that object; the frame below finds what was paid under its names. */
export function payCostFrame(
  player: PlayerId,
  object: ObjectId,
  parts: Cost,
  mana: readonly ManaSymbol[],
  scope: Scope,
  canBack: boolean,
  anyType = false,
): Frame {
  return newFrame("payCost", { player, object, data: { parts, mana, scope, anyType, canBack } satisfies PaymentData });
}
