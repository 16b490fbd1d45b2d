/** Saved games as the command opens and goes on with them; what is wrong with one is told with the name of its file. */
import type { Game } from "@nykthos/engine";
import { concessionOf, giveAnswer, readRecord, RecordError, replayed, withHashes } from "@nykthos/protocol/record";
import type { GameRecord } from "@nykthos/protocol/record";
import { textOf, UserError } from "./errors.ts";

/** A game that writes down what it is answered, with the hash of each position. */
export class Recording {
  readonly game: Game;
  private readonly begun: GameRecord;
  private readonly answers: number[];
  private readonly hashes: string[];

  /**
   * A game at the end of a record, which may be a new one.
   * @throws RecordError when the record does not fit the game
   */
  constructor(record: GameRecord) {
    const { answers, hashes = [] } = record.hashes === undefined ? withHashes(record) : record;
    this.begun = record;
    this.answers = [...answers];
    this.hashes = [...hashes];
    this.game = replayed(record, true);
  }

  answer(index: number): void {
    this.write(index);
  }

  concede(player: number): void {
    this.write(concessionOf(player));
  }

  record(): GameRecord {
    return { ...this.begun, answers: [...this.answers], hashes: [...this.hashes] };
  }

  private write(answer: number): void {
    giveAnswer(this.game, answer);
    this.answers.push(answer);
    this.hashes.push(this.game.hash());
  }
}

/**
 * The saved game in that file.
 * @throws UserError that says where it is wrong, what was found and what was expected
 */
export function recordIn(file: string): GameRecord {
  return told(`${file} is not a saved game`, () => readRecord(textOf(file)));
}

/**
 * What is done with a saved game, whose faults are told to whoever named the file.
 * @throws UserError that says where the record does not fit the game
 */
export function playing<T>(file: string, does: () => T): T {
  return told(`${file} does not fit the game`, does);
}

function told<T>(what: string, does: () => T): T {
  try {
    return does();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new UserError(`${what}: ${error.message}`, error.fault.is === "hash" ? 1 : 2);
  }
}
