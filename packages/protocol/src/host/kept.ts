/** What is kept so that a table stands there again after a reload: the newest game, and beside it the answers that are given by themselves. */
import { readRecord, recordOf } from "../record/index.ts";
import type { GameRecord } from "../record/index.ts";
import { keptAnswersOf } from "./standing.ts";
import type { KeptAnswer } from "./standing.ts";

export interface Kept {
  readonly record: GameRecord;
  readonly answers: readonly KeptAnswer[];
}

export function keptText({ record, answers }: Kept): string {
  return JSON.stringify({ record, answers } satisfies Kept);
}

/** @throws RecordError when the game in it cannot be taken up */
export function readKept(text: string): Kept {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // It says what is wrong with it.
    return { record: readRecord(text), answers: [] };
  }
  const { record, answers } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return { record: recordOf(record), answers: keptAnswersOf(answers) };
}
