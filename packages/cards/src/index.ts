/** The card pool: every definition by name, names in three languages, facts, decks. Knows the card language and no game. */
export { boosterSets, openBooster } from "./boosters.ts";
export type { BoosterCard, BoosterSet, RandomBelow } from "./boosters.ts";
export { allFacts, facts, tokenFacts } from "./facts.ts";
export type { CardFacts, Localised, Printing, Rarity, TokenFacts } from "./facts.ts";
export { englishName, namesLike, nearestNames } from "./names.ts";
export type { NameMatch } from "./names.ts";
export { allCards, cards, findCard } from "./pool.ts";
export { parseDeck, preconstructedDecks, starterDecks } from "./decks.ts";
export type { Deck, DeckLine } from "./decks.ts";
export { randomDeck } from "./random-deck.ts";
export { deckProblems, readDeck } from "./reading.ts";
export type { DeckProblem, DeckReading, ReadLine } from "./reading.ts";
