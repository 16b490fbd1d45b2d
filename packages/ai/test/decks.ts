/** The starter decks as definitions, for games in tests. */
import { findCard, starterDecks } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";

export interface NamedDeck {
  readonly name: string;
  readonly deck: readonly CardDefinition[];
}

export const decks: readonly NamedDeck[] = [...starterDecks.values()].map(({ name, main }) => ({
  name,
  deck: main.flatMap(({ count, name: card }) => {
    const found = findCard(card);
    if (found === undefined) throw new RangeError(`there is no card "${card}"`);
    return Array.from({ length: count }, () => found);
  }),
}));

export function pair(one: number, two: number): readonly [NamedDeck, NamedDeck] {
  const [first, second] = [decks[one], decks[two]];
  if (first === undefined || second === undefined) throw new RangeError("there is no such starter deck");
  return [first, second];
}
