/** Arranging a library (401): putting looked-at cards back on top or on the bottom in an order, without their leaving it. */
import { dependencies } from "../state/cache.ts";
import { playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { touchIf } from "./layers/index.ts";

/** Puts those cards of a library on its top and bottom, each list with the topmost card first. */
export function reorderLibrary(
  g: GameState,
  player: PlayerId,
  top: readonly ObjectId[],
  bottom: readonly ObjectId[],
): void {
  const record = playerAt(g, player);
  if (record.lost) return; // the cards left with their owner (800.4a)
  const moved = new Set([...top, ...bottom]);
  const rest = record.library.filter((id) => !moved.has(id));
  record.library = [...bottom.toReversed(), ...rest, ...top.toReversed()];
  touchIf(g, dependencies.library);
}
