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
  return isSorceryTime(g, player) && !planeswalker.activated.includes(loyaltyActivated);
}

/** What stands in an object's list of this turn's activations for a loyalty ability, beside the ability's own number. */
export const loyaltyActivated = -1;

/** What stands there for an activation that cost nothing. */
export function freeActivation(ability: number): number {
  return -2 - ability;
}

/** How often an ability may be activated in a turn at no cost at all: repeating what changes nothing must come to an end (731.1b). */
const freeLimit = 20;

export function isBeyondLoop(object: GameObject, ability: number): boolean {
  if (object.activated.length < freeLimit) return false;
  const free = freeActivation(ability);
  return object.activated.reduce((count, one) => count + (one === free ? 1 : 0), 0) >= freeLimit;
}
