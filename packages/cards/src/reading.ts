/**
 * From a deck list to a deck: the cards that the lines name. Everything that is wrong with a list is told at once, each with its line and
 * the nearest names. Knows the pool and no game.
 */
import type { CardDefinition } from "@nykthos/engine/card";
import { readDeckText } from "./decks.ts";
import type { DeckEntry, UnreadableBecause } from "./decks.ts";
import { nearestMatches } from "./names.ts";
import type { NameMatch } from "./names.ts";
import { cards, findCard } from "./pool.ts";

export interface DeckProblem {
  /** The number of the line, from 1. */
  readonly line: number;
  readonly part: DeckEntry["part"];
  readonly text: string;
  /** The reason by its code, for whoever words it, and in an English sentence. */
  readonly because: UnreadableBecause | "unknown";
  readonly problem: string;
  /** The cards that may be meant, each by the name, in whatever language, that is nearest to what was written. */
  readonly nearest: readonly NameMatch[];
}

/** A line that was read: so many of that card, by the name as it was written. */
export interface ReadLine extends DeckEntry {
  readonly card: CardDefinition;
}

export interface DeckReading {
  readonly name: string;
  readonly lines: readonly ReadLine[];
  /** The cards of the lines that could be read, each as often as the deck has it. */
  readonly main: readonly CardDefinition[];
  readonly sideboard: readonly CardDefinition[];
  readonly problems: readonly DeckProblem[];
}

/** What has so many lines that are wrong is no deck list: what may be meant by the rest is not looked for. */
const mostCompared = 100;

/** Reads a deck list in any of the formats of `readDeckText`, with the names in English, German or Spanish. */
export function readDeck(text: string): DeckReading {
  const { name, entries, unreadable } = readDeckText(text);
  const lines: ReadLine[] = [];
  const problems: DeckProblem[] = unreadable.map((line) => ({ ...line, nearest: [] }));
  for (const entry of entries) {
    const card = findCard(entry.name);
    if (card === undefined)
      problems.push({
        line: entry.line,
        part: entry.part,
        text: entry.name,
        because: "unknown",
        problem: "there is no such card in the pool",
        nearest: (problems.length < mostCompared ? nearestMatches(entry.name) : []).filter(({ english }) =>
          cards.has(english),
        ),
      });
    else lines.push({ ...entry, card });
  }
  const cardsOf = (part: DeckEntry["part"]): readonly CardDefinition[] =>
    lines.flatMap((line) => (line.part === part ? Array.from({ length: line.count }, () => line.card) : []));
  return {
    name,
    lines,
    main: cardsOf("main"),
    sideboard: cardsOf("sideboard"),
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
}

/** What the problems of a deck list are, a line each, for a person. */
export function deckProblems(problems: readonly DeckProblem[]): string {
  return problems
    .map(({ line, text, problem, nearest }) => {
      const meant = nearest.length === 0 ? "" : ` (nearest: ${nearest.map(({ name }) => name).join("; ")})`;
      return `  line ${line}: "${text}": ${problem}${meant}`;
    })
    .join("\n");
}
