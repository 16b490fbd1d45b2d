/** What goes wrong because of what was asked, not because of us: told in a sentence, without a stack trace. */
import { readFileSync, statSync } from "node:fs";

export class UserError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.name = "UserError";
    this.exitCode = exitCode;
  }
}

/** Reads an option that is a whole number. */
export function wholeNumber(name: string, least: number, most = Number.MAX_SAFE_INTEGER): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (!/^[+-]?\d+$/.test(value) || number < least || number > most)
      throw new UserError(
        `${name} has to be a whole number ${most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`}, not "${value}"`,
      );
    return number;
  };
}

/** Reads an option that is one of a few words. */
export function oneOf<T extends string>(name: string, words: readonly T[]): (value: string) => T {
  return (value) => {
    const word = words.find((candidate) => candidate === value.toLowerCase());
    if (word === undefined) throw new UserError(`${name} has to be one of ${words.join(", ")}, not "${value}"`);
    return word;
  };
}

/**
 * The text of a file that somebody named.
 * @throws UserError that says why it cannot be read
 */
export function textOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new UserError(`there is no file "${file}"`);
  if (stats.isDirectory()) throw new UserError(`"${file}" is a folder, not a file`);
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
