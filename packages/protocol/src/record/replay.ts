/** Playing a saved game again: its answers are given once more, and each has to fit. */
import { newGame } from "@nykthos/engine";
import type { Game } from "@nykthos/engine";
import { RecordError } from "./error.ts";
import { optionsOf, whoConcedes } from "./format.ts";
import type { GameRecord } from "./format.ts";

/**
 * Gives a game one answer of a record.
 * @throws IllegalAnswer when the question has no such option
 */
export function giveAnswer(game: Game, answer: number): void {
  const player = whoConcedes(answer);
  if (player === null) game.answer({ choose: answer });
  else game.concede(player);
}

/**
 * That the answer with that number, from 0, can be given to the game as it stands.
 * @throws RecordError that says why not
 */
export function mustFit(game: Game, { answers }: GameRecord, at: number): void {
  const { question } = game;
  const answer = answers[at];
  const place = { answer: at + 1, of: answers.length };
  if (question === null || answer === undefined) throw new RecordError({ is: "over", ...place });
  if (answer >= question.options.length)
    throw new RecordError({
      is: "option",
      ...place,
      option: answer,
      options: question.options.length,
      question: question.kind,
    });
}

/**
 * The game of a record after its last answer.
 * @param verify whether each position has to have the hash that the record has, if it has any
 * @param watch sees the game before each answer
 * @throws RecordError that says where the record does not fit the game
 */
export function replayed(record: GameRecord, verify: boolean, watch?: (game: Game, answer: number) => void): Game {
  const game = newGame(optionsOf(record));
  const { answers, hashes } = record;
  for (const [at, answer] of answers.entries()) {
    watch?.(game, answer);
    mustFit(game, record, at);
    giveAnswer(game, answer);
    if (!verify || hashes === undefined) continue;
    const found = game.hash();
    const expected = hashes[at] ?? "none";
    if (found !== expected)
      throw new RecordError({ is: "hash", answer: at + 1, of: answers.length, turn: game.state.turn, found, expected });
  }
  return game;
}

/** The record with the hash of the position after each of its answers. */
export function withHashes(record: GameRecord): GameRecord {
  const hashes: string[] = [];
  // What is seen before an answer is what was after the one before it.
  const game = replayed(record, false, (playing) => hashes.push(playing.hash()));
  return { ...record, hashes: [...hashes.slice(1), ...(record.answers.length === 0 ? [] : [game.hash()])] };
}
