/**
 * The part of the protocol about decks: what a list was read as, line by line, what is wrong with it and what would mend it, and what a
 * deck is made of. Plain data, like all messages; knows no game.
 */
import type { Color } from "@nykthos/engine/card";
import type { Sheet } from "./messages.ts";

/** The most cards that a deck is played with: more than anybody means, and few enough to be dealt. */
export const mostCards = 1000;

/** What a table asks about decks. `id` is the table's own: the answer has it again. */
export type DeckRequest =
  | { readonly type: "readDeck"; readonly id: string; readonly text: string }
  /** One of the decks that come with the game, as a list in the language of the table. */
  | { readonly type: "deck"; readonly id: string; readonly name: string }
  /** The cards whose name somebody may be typing, a dozen at most. */
  | { readonly type: "findCards"; readonly query: string };

/** What a table is told about decks. The sheets of decks belong to no game and have no number: they are told apart by their English name. */
export type DeckResponse =
  DeckRead | { readonly type: "cardsFound"; readonly query: string; readonly sheets: readonly Sheet[] };

export interface DeckRead {
  readonly type: "deckRead";
  readonly id: string;
  /** What the list calls itself, or "". */
  readonly name: string;
  /** The list that was read. */
  readonly text: string;
  readonly lines: readonly DeckLine[];
  readonly faults: readonly DeckFault[];
  readonly hints: readonly DeckHint[];
  readonly sheets: readonly Sheet[];
  readonly summary: DeckSummary;
  /** The same cards written for others to read, without a heading: names as they were written, or as MTG Arena writes them. */
  readonly plain: string;
  readonly arena: string;
}

/** What a line of a list was read as. */
export interface DeckLine {
  /** From 1. */
  readonly line: number;
  readonly count: number;
  readonly part: "main" | "sideboard";
  /** The English name of the card. */
  readonly card: string;
}

/** A line of a deck list that is wrong. */
export interface DeckFault {
  readonly line: number;
  /** What stands there: the name, where that is what is wrong. */
  readonly text: string;
  readonly because: "unknown" | "noName" | "tooFew" | "tooMany";
  /** Names that may be meant, and the whole line with each of them. */
  readonly nearest: readonly { readonly name: string; readonly mended: string }[];
}

/** What the rules of a way to play say about a deck that can be read (100.2, 100.4); only a deck that is too small for any is not played. */
export type DeckHint =
  | { readonly is: "tooSmall"; readonly cards: number; readonly needed: number; readonly rule: string }
  | { readonly is: "limitedOnly"; readonly cards: number; readonly needed: number; readonly rule: string }
  | {
      readonly is: "copies";
      readonly card: string;
      readonly count: number;
      readonly most: number;
      readonly rule: string;
    }
  | { readonly is: "sideboard"; readonly cards: number; readonly most: number; readonly rule: string };

/** What a deck is made of, in numbers. */
export interface DeckSummary {
  readonly cards: number;
  readonly sideboard: number;
  /** The colours of its cards. */
  readonly colors: readonly Color[];
  readonly creatures: number;
  readonly lands: number;
  readonly others: number;
  /** How many cards that are no lands have the mana value 0, 1, 2 …; the last place is for all from there up. */
  readonly curve: readonly number[];
}
