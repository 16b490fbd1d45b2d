/** The card pool: every definition by name, names in three languages, facts, decks. Knows the card language and no game. */
import type { CardDefinition } from "@nykthos/engine/card";
import { bng } from "./bng/index.ts";
import { extra } from "./extra/index.ts";
import { jou } from "./jou/index.ts";
import { englishName } from "./names.ts";
import { ths } from "./ths/index.ts";

export { allFacts, facts, tokenFacts } from "./facts.ts";
export type { CardFacts, Localised, Printing, Rarity, TokenFacts } from "./facts.ts";
export { englishName, nearestNames } from "./names.ts";
export { parseDeck, preconstructedDecks, starterDecks } from "./decks.ts";
export type { Deck, DeckLine } from "./decks.ts";

/** Every card that is defined, set by set. */
export const allCards: readonly CardDefinition[] = [...ths, ...bng, ...jou, ...extra];

/** The same cards by their exact English name. */
export const cards: ReadonlyMap<string, CardDefinition> = new Map(allCards.map((card) => [card.name, card]));

/** The card with this name in English, German or Spanish, in any case, with or without diacritics and punctuation. */
export function findCard(name: string): CardDefinition | undefined {
  return cards.get(name) ?? cards.get(englishName(name) ?? "");
}
