/**
 * A recorded game: seed, decks and answers, which is all that a game is, with a hash of the position after each answer, so that whoever
 * plays it again sees whether it is the same game.
 */
import { findCard } from "@nykthos/cards";
import { newGame } from "@nykthos/engine";
import type { Game } from "@nykthos/engine";
import type { CardDefinition } from "@nykthos/engine/card";
import { UserError } from "./errors.ts";

const format = "nykthos-record";
const version = 1;

export interface RecordedPlayer {
  readonly name: string;
  /** English names, each as often as the deck has it, in the order of the deck. */
  readonly deck: readonly string[];
}

export interface GameRecord {
  readonly format: typeof format;
  readonly version: typeof version;
  readonly seed: number;
  readonly players: readonly RecordedPlayer[];
  /** The number of the option chosen, question by question; a player who conceded instead as a negative number, -1 for the first. */
  readonly answers: readonly number[];
  /** The hash of the position after each answer. */
  readonly hashes: readonly string[];
}

/** A game that writes down what it is answered. */
export class Recording {
  readonly game: Game;
  private readonly seed: number;
  private readonly players: readonly RecordedPlayer[];
  private readonly answers: number[] = [];
  private readonly hashes: string[] = [];

  constructor(seed: number, players: readonly { readonly name: string; readonly deck: readonly CardDefinition[] }[]) {
    this.seed = seed;
    this.players = players.map(({ name, deck }) => ({ name, deck: deck.map((card) => card.name) }));
    this.game = newGame({ seed, players });
  }

  answer(index: number): void {
    this.game.answer({ choose: index });
    this.write(index);
  }
  concede(player: number): void {
    this.game.concede(player);
    this.write(-1 - player);
  }
  private write(answer: number): void {
    this.answers.push(answer);
    this.hashes.push(this.game.hash());
  }

  record(): GameRecord {
    const { seed, players, answers, hashes } = this;
    return { format, version, seed, players, answers: [...answers], hashes: [...hashes] };
  }

  /**
   * Plays a record again, to its last answer.
   * @param verify whether each position has to have the hash that the record has
   * @throws UserError that says where the record does not fit the game
   */
  static replay(record: GameRecord, verify: boolean, watch?: (game: Game, answer: number) => void): Recording {
    const recording = new Recording(
      record.seed,
      record.players.map(({ name, deck }) => ({ name, deck: deck.map(cardNamed) })),
    );
    const { game } = recording;
    for (const [at, answer] of record.answers.entries()) {
      watch?.(game, answer);
      const { question } = game;
      if (question === null)
        throw new UserError(
          `the record does not fit: the game is over before answer ${at + 1} of ${record.answers.length}`,
        );
      if (answer < 0) recording.concede(-1 - answer);
      else if (answer >= question.options.length)
        throw new UserError(
          `the record does not fit: answer ${at + 1} is option ${answer}, but the question (${question.kind}) has ${question.options.length} options`,
        );
      else recording.answer(answer);
      const hash = recording.hashes[at];
      if (verify && hash !== record.hashes[at])
        throw new UserError(
          `the record does not fit: after answer ${at + 1} (${question.kind}, turn ${game.state.turn}) the position has the hash ${hash ?? ""} instead of ${record.hashes[at] ?? "none"}`,
          1,
        );
    }
    return recording;
  }
}

function cardNamed(name: string): CardDefinition {
  const card = findCard(name);
  if (card === undefined) throw new UserError(`the record has a card that is not in the pool: "${name}"`);
  return card;
}

/**
 * Reads a record.
 * @throws UserError that says what is wrong with the text
 */
export function readRecord(text: string, file: string): GameRecord {
  const wrong = (what: string): UserError => new UserError(`${file} is not a recorded game: ${what}`);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw wrong(`it is not JSON (${(error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ")})`);
  }
  if (typeof data !== "object" || data === null) throw wrong("expected an object");
  const fields = data as Readonly<Record<string, unknown>>;
  if (fields["format"] !== format) throw wrong(`expected "format" to be "${format}", found ${shown(fields["format"])}`);
  if (fields["version"] !== version) throw wrong(`expected version ${version}, found ${shown(fields["version"])}`);
  const { seed, players, answers, hashes } = fields;
  if (typeof seed !== "number" || !Number.isSafeInteger(seed))
    throw wrong(`expected "seed" to be a whole number, found ${shown(seed)}`);
  if (!Array.isArray(players) || players.length !== 2) throw wrong('expected "players" to be a list of two');
  const read = players.map((player: unknown, index): RecordedPlayer => {
    const { name, deck } = (player ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof name !== "string") throw wrong(`player ${index + 1} has no name`);
    if (!isListOf(deck, (card) => typeof card === "string"))
      throw wrong(`the deck of player ${index + 1} is not a list of names`);
    return { name, deck: deck as readonly string[] };
  });
  if (!isListOf(answers, Number.isSafeInteger)) throw wrong('expected "answers" to be a list of whole numbers');
  if (!isListOf(hashes, (hash) => typeof hash === "string")) throw wrong('expected "hashes" to be a list of texts');
  if ((hashes as readonly string[]).length !== (answers as readonly number[]).length)
    throw wrong('expected as many "hashes" as "answers"');
  return {
    format,
    version,
    seed,
    players: read,
    answers: answers as readonly number[],
    hashes: hashes as readonly string[],
  };
}

function isListOf(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

function shown(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}
