/** Timing: when something may be done that may not be done at any time (117.1a, 307.1, 606.3). */
import type { GameState } from "../state/game.ts";
import type { PlayerId } from "../state/identity.ts";
import type { GameObject } from "../state/object.ts";

/** A main phase of the player's own turn with an empty stack (307.1). */
export function isSorceryTime(g: GameState, player: PlayerId): boolean {
  return g.activePlayer === player && g.stack.length === 0 && (g.step === "main1" || g.step === "main2");
}

/** Once a turn for each planeswalker, at sorcery time (606.3). */
export function canChooseLoyalty(g: GameState, player: PlayerId, planeswalker: GameObject): boolean {
  return isSorceryTime(g, player) && !planeswalker.activated.includes(-1);
}
