/** Scenario files: finding them in folders, running all that is in them, and what that comes to. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ReadError } from "./problems.ts";
import { readScenarios } from "./read.ts";
import type { ReadResult } from "./read.ts";
import { runScenario } from "./run.ts";
import type { ScenarioResult } from "./run.ts";

export interface RunOptions {
  /** Told of each scenario as it is done. */
  readonly onResult?: (result: ScenarioResult) => void;
  /** Told of each mistake that keeps a scenario from being read. */
  readonly onError?: (error: ReadError) => void;
}

export interface RunSummary {
  readonly results: readonly ScenarioResult[];
  readonly errors: readonly ReadError[];
  /** 0 if all hold, 1 if one does not, 2 if a file cannot be read as a scenario. */
  readonly exitCode: 0 | 1 | 2;
}

/** All scenario files at those paths, folders with everything below them, in the order of their names. */
export function scenarioFiles(paths: readonly string[]): {
  readonly files: readonly string[];
  readonly errors: readonly ReadError[];
} {
  const files: string[] = [];
  const errors: ReadError[] = [];
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined)
      errors.push({ file: path, line: 1, column: 1, message: "there is no such file or folder" });
    else if (!stats.isDirectory()) files.push(path);
    else {
      const inside = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => /\.ya?ml$/.test(name));
      files.push(...inside.toSorted().map((name) => join(path, name)));
    }
  }
  return { files, errors };
}

/** Reads the scenarios of a file; a file that cannot be opened is a mistake like any other. */
export function readScenarioFile(file: string): ReadResult {
  try {
    return readScenarios(file, readFileSync(file, "utf8"));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { scenarios: [], errors: [{ file, line: 1, column: 1, message: `cannot be read: ${message}` }] };
  }
}

/** Runs all scenarios in those files and folders. */
export function runScenarios(paths: readonly string[], { onResult, onError }: RunOptions = {}): RunSummary {
  const results: ScenarioResult[] = [];
  const errors: ReadError[] = [];
  const found = scenarioFiles(paths);
  const mistake = (error: ReadError): void => {
    errors.push(error);
    onError?.(error);
  };
  for (const error of found.errors) mistake(error);
  for (const file of found.files) {
    const read = readScenarioFile(file);
    for (const error of read.errors) mistake(error);
    for (const scenario of read.scenarios) {
      const result = runScenario(scenario);
      results.push(result);
      onResult?.(result);
    }
  }
  return { results, errors, exitCode: errors.length > 0 ? 2 : results.every(({ ok }) => ok) ? 0 : 1 };
}
