/**
 * From a deck list to a deck: the cards that the lines name. Everything that is wrong with a list is told at once, each with its line and
 * the nearest names. Knows the pool and no game.
 */
import type { CardDefinition } from "@nykthos/engine/card";
import { readDeckText } from "./decks.ts";
import { nearestNames } from "./names.ts";
import { findCard } from "./pool.ts";

export interface DeckProblem {
  /** The number of the line, from 1. */
  readonly line: number;
  readonly text: string;
  readonly problem: string;
  /** English names of the cards that may be meant. */
  readonly nearest: readonly string[];
}

export interface DeckReading {
  readonly name: string;
  /** The cards of the lines that could be read, each as often as the deck has it. */
  readonly main: readonly CardDefinition[];
  readonly sideboard: readonly CardDefinition[];
  readonly problems: readonly DeckProblem[];
}

/** Reads a deck list in any of the formats of `readDeckText`, with the names in English, German or Spanish. */
export function readDeck(text: string): DeckReading {
  const { name, entries, unreadable } = readDeckText(text);
  const main: CardDefinition[] = [];
  const sideboard: CardDefinition[] = [];
  const problems: DeckProblem[] = unreadable.map((line) => ({ ...line, nearest: [] }));
  for (const entry of entries) {
    const card = findCard(entry.name);
    if (card === undefined)
      problems.push({
        line: entry.line,
        text: entry.name,
        problem: "there is no such card in the pool",
        nearest: nearestNames(entry.name),
      });
    else for (let copy = 0; copy < entry.count; copy++) (entry.part === "main" ? main : sideboard).push(card);
  }
  return { name, main, sideboard, problems: problems.toSorted((a, b) => a.line - b.line) };
}

/** What the problems of a deck list are, a line each, for a person. */
export function deckProblems(problems: readonly DeckProblem[]): string {
  return problems
    .map(({ line, text, problem, nearest }) => {
      const meant = nearest.length === 0 ? "" : ` (nearest: ${nearest.join("; ")})`;
      return `  line ${line}: "${text}": ${problem}${meant}`;
    })
    .join("\n");
}
