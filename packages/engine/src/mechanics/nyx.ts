/**
 * Enchantments and Nyx: an enchantment creature or enchantment artifact is both, and is affected by what affects either (205.2b).
 * The starfield frame has no rules meaning; it follows from the card types, so it is computed and never stored.
 */
import type { CardDefinition } from "../card/card.ts";

/** Whether a card is drawn with the starfield of Nyx: an enchantment that is a creature or an artifact as well. */
export function hasNyxFrame(card: Pick<CardDefinition, "types">): boolean {
  return card.types.includes("Enchantment") && (card.types.includes("Creature") || card.types.includes("Artifact"));
}
