/**
 * A game as it is kept: what it began with and every answer since. Whoever has it has the game, hidden cards included, so it never goes
 * to the table itself.
 */
import { findCard } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import type { GameOptions } from "@nykthos/engine";

export interface GameRecord {
  /** The version of the format. */
  readonly nykthos: 1;
  readonly seed: number;
  readonly players: readonly {
    readonly name: string;
    readonly deck: readonly (readonly [count: number, name: string])[];
  }[];
  /** Who begins; drawn by lot if left out. */
  readonly first?: number;
  /** How the opponent plays. */
  readonly level: string;
  /** The number of the chosen option, question by question, of all players. */
  readonly answers: readonly number[];
}

/** The cards of a deck as a list of counts. */
export function countsOf(cards: readonly CardDefinition[]): readonly (readonly [number, string])[] {
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => [count, name]);
}

/**
 * What a new game of that record begins with.
 * @throws RangeError when a deck names a card that is not in the pool
 */
export function optionsOf(record: GameRecord): GameOptions {
  return {
    seed: record.seed,
    players: record.players.map(({ name, deck }) => ({
      name,
      deck: deck.flatMap(([count, cardName]) => {
        const card = findCard(cardName);
        if (card === undefined) throw new RangeError(`there is no card "${cardName}" in the pool`);
        return Array.from({ length: count }, () => card);
      }),
    })),
    ...(record.first === undefined ? {} : { first: record.first }),
  };
}

/**
 * Reads a record.
 * @throws RangeError when the text is none
 */
export function readRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RangeError("that is no saved game: it is not JSON");
  }
  if (!isRecord(value)) throw new RangeError("that is no saved game of this version");
  return value;
}

function isRecord(value: unknown): value is GameRecord {
  if (typeof value !== "object" || value === null) return false;
  const { nykthos, seed, players, answers, level } = value as Readonly<Record<string, unknown>>;
  return (
    nykthos === 1 &&
    Number.isSafeInteger(seed) &&
    typeof level === "string" &&
    Array.isArray(players) &&
    players.length === 2 &&
    players.every(isPlayer) &&
    Array.isArray(answers) &&
    answers.every((answer) => Number.isSafeInteger(answer))
  );
}

function isPlayer(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { name, deck } = value as Readonly<Record<string, unknown>>;
  return (
    typeof name === "string" &&
    Array.isArray(deck) &&
    deck.every(
      (line: unknown) =>
        Array.isArray(line) && line.length === 2 && Number.isSafeInteger(line[0]) && typeof line[1] === "string",
    )
  );
}
