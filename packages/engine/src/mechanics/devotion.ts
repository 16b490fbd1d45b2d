/**
 * Devotion (700.5): how many mana symbols of a colour, or of either of two, are in the mana costs of permanents that a player
 * controls. A hybrid symbol counts once, also where both of its colours are asked for.
 */
import type { Color } from "../card/words.ts";
import type { Quantity } from "../card/quantity.ts";

declare module "../card/quantity.ts" {
  interface Quantities {
    /** "your devotion to white", "your devotion to white and black". */
    devotion: readonly Color[];
    /** "your devotion to that color", to the colour that was chosen. */
    devotionToChosenColor: true;
  }
}

/** Your devotion to that colour, or to both of two. */
export function devotionTo(...colors: readonly Color[]): Quantity {
  return { devotion: colors };
}
