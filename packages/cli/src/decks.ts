/** Which deck a person means: a file with a deck list, or one of the decks that come with the game, by name or a part of it. */
import { existsSync, readFileSync, statSync } from "node:fs";
import type { CardDefinition } from "@nykthos/engine/card";
import { deckProblems, findCard, preconstructedDecks, randomDeck, readDeck, starterDecks } from "@nykthos/cards";
import { randomBelow, seedRandom } from "@nykthos/engine";
import type { Deck } from "@nykthos/cards";
import { UserError } from "./errors.ts";

export interface ChosenDeck {
  readonly name: string;
  readonly cards: readonly CardDefinition[];
}

/** The name that stands for a new legal deck by chance from the whole pool. */
export const randomDeckName = "random";

/** A legal deck by chance, always the same from the same seed. */
export function deckByChance(seed: number): ChosenDeck {
  const state = seedRandom(seed);
  return { name: randomDeckName, cards: randomDeck((below) => randomBelow(state, below)) };
}

/** Letters and digits only, so that "heroes-of-akros" is "Heroes of Akros". */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "");
}

/** All decks that come with the game, starter decks first. */
export function builtInDecks(): readonly Deck[] {
  return [...starterDecks.values(), ...preconstructedDecks.values()];
}

/**
 * The deck of that file or name.
 * @throws UserError that says everything that is wrong with the list, or which names there are
 */
export function chooseDeck(wanted: string): ChosenDeck {
  if (plain(wanted) === randomDeckName) return deckByChance(0);
  if (existsSync(wanted) && statSync(wanted).isFile()) return deckOfFile(wanted);
  const key = plain(wanted);
  const decks = builtInDecks();
  const exact = decks.find(({ name }) => plain(name) === key);
  const partly = key === "" ? [] : decks.filter(({ name }) => plain(name).includes(key));
  const deck = exact ?? (partly.length === 1 ? partly[0] : undefined);
  if (deck !== undefined) return cardsOf(deck);
  const names = (partly.length > 0 ? partly : decks).map(({ name }) => `  ${name}`).join("\n");
  throw new UserError(
    partly.length > 1
      ? `"${wanted}" may be any of these decks:\n${names}`
      : `"${wanted}" is neither a file nor one of these decks:\n${names}`,
  );
}

function cardsOf(deck: Deck): ChosenDeck {
  const missing = new Set<string>();
  const cards = deck.main.flatMap(({ count, name }) => {
    const card = findCard(name);
    if (card === undefined) missing.add(name);
    return card === undefined ? [] : Array.from({ length: count }, () => card);
  });
  if (missing.size > 0)
    throw new UserError(`${deck.name} has cards that are not in the pool: ${[...missing].join("; ")}`);
  return { name: deck.name, cards };
}

function deckOfFile(file: string): ChosenDeck {
  const { name, main, problems } = readDeck(readFileSync(file, "utf8"));
  if (problems.length > 0)
    throw new UserError(`${file} is not a deck list that can be read:\n${deckProblems(problems)}`);
  if (main.length === 0) throw new UserError(`${file} has no card in it: expected lines like "4 Phalanx Leader"`);
  return { name: name === "" ? (file.split("/").at(-1) ?? file) : name, cards: main };
}
