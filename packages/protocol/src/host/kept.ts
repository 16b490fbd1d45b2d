/** What is kept so that a table stands there again after a reload: the newest game, and beside it the answers that are given by themselves. */
import type { Option } from "@nykthos/engine";
import { readRecord, recordOf } from "../record/index.ts";
import type { GameRecord } from "../record/index.ts";
import { keptAnswersOf } from "./standing.ts";
import type { KeptAnswer } from "./standing.ts";

export interface Kept {
  readonly record: GameRecord;
  readonly answers: readonly KeptAnswer[];
  /** What was declared last, where the player has not said yet that it is all. */
  readonly held?: readonly Option[];
}

export function keptText(kept: Kept): string {
  return JSON.stringify(kept);
}

/** What was declared last: whether it can be is seen when it is taken up. */
function heldOf(held: unknown): readonly Option[] {
  const all: readonly unknown[] = Array.isArray(held) ? held : [];
  return all.filter((option): option is Option => typeof option === "object" && option !== null && "type" in option);
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
  const { record, answers, held } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return {
    record: recordOf(record),
    answers: keptAnswersOf(answers),
    ...(held === undefined ? {} : { held: heldOf(held) }),
  };
}
