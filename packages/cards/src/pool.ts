/** The definitions of all cards of the pool, and how they are found by name. Knows the card language and no game. */
import type { CardDefinition } from "@nykthos/engine/card";
import { bng } from "./bng/index.ts";
import { extra } from "./extra/index.ts";
import { jou } from "./jou/index.ts";
import { englishName } from "./names.ts";
import { ths } from "./ths/index.ts";

/** Every card that is defined, set by set. */
export const allCards: readonly CardDefinition[] = [...ths, ...bng, ...jou, ...extra];

/** The same cards by their exact English name. */
export const cards: ReadonlyMap<string, CardDefinition> = new Map(allCards.map((card) => [card.name, card]));

/** The card with this name in English, German or Spanish, in any case, with or without diacritics and punctuation. */
export function findCard(name: string): CardDefinition | undefined {
  return cards.get(name) ?? cards.get(englishName(name) ?? "");
}
