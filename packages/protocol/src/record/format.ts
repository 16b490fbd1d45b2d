/**
 * A saved game: what it began with and every answer since, which is all that a game is. One format for every table, so that a game saved
 * at one is opened at any other. Whoever has it has the game, hidden cards included, so it never goes to a table in the browser itself.
 */
import { findCard } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import type { GameOptions } from "@nykthos/engine";
import { RecordError } from "./error.ts";

export const recordFormat = "nykthos-record";
/** Changes whenever a record is not read as it was before. */
export const recordVersion = 2;

export interface RecordedPlayer {
  readonly name: string;
  /** The deck in its order, cards of the same name that follow each other as one line: how many, and the English name. */
  readonly deck: readonly DeckLine[];
}

export type DeckLine = readonly [count: number, name: string];

export interface GameRecord {
  readonly format: typeof recordFormat;
  readonly version: typeof recordVersion;
  readonly seed: number;
  /** Where a person plays against a program, the person first. */
  readonly players: readonly RecordedPlayer[];
  /** Who takes the first turn; drawn by lot if left out. */
  readonly first?: number;
  /** How the second player plays, if that is a program. */
  readonly level?: string;
  /** The number of the option chosen, question by question, of all players; a player who conceded instead as a negative number, -1 for the first. */
  readonly answers: readonly number[];
  /** The hash of the position after each answer, for whoever wants to be sure that it is the same game. */
  readonly hashes?: readonly string[];
}

export interface RecordStart {
  readonly seed: number;
  readonly players: readonly { readonly name: string; readonly deck: readonly CardDefinition[] }[];
  readonly first?: number;
  readonly level?: string;
}

/** The record of a game that has not been answered yet. */
export function newRecord({ seed, players, first, level }: RecordStart): GameRecord {
  return {
    format: recordFormat,
    version: recordVersion,
    seed,
    players: players.map(({ name, deck }) => ({ name, deck: linesOf(deck) })),
    ...(first === undefined ? {} : { first }),
    ...(level === undefined ? {} : { level }),
    answers: [],
  };
}

function linesOf(cards: readonly CardDefinition[]): readonly DeckLine[] {
  const lines: [count: number, name: string][] = [];
  for (const { name } of cards) {
    const last = lines.at(-1);
    if (last?.[1] === name) last[0]++;
    else lines.push([1, name]);
  }
  return lines;
}

/**
 * What a new game of that record begins with.
 * @throws RecordError when a deck names a card that is not in the pool
 */
export function optionsOf({ seed, players, first }: GameRecord): GameOptions {
  return {
    seed,
    players: players.map(({ name, deck }, player) => ({
      name,
      deck: deck.flatMap(([count, cardName], line) => {
        const card = findCard(cardName);
        if (card === undefined)
          throw new RecordError({ is: "card", where: `players[${player}].deck[${line}]`, name: cardName });
        return Array.from({ length: count }, () => card);
      }),
    })),
    ...(first === undefined ? {} : { first }),
  };
}

/** A concession as it stands among the answers. */
export function concessionOf(player: number): number {
  return -1 - player;
}

/** Who concedes by that answer, or null where it is the number of an option. */
export function whoConcedes(answer: number): number | null {
  return answer < 0 ? -1 - answer : null;
}
