/** Reports of scenario runs: a line for each scenario, and all about a failure, for people or as JSON for programs. */
import type { ReadError } from "./problems.ts";
import type { ScenarioResult } from "./run.ts";

/** The line of the public format: one JSON object a scenario. */
export interface JsonLine {
  readonly file: string;
  readonly id: string;
  readonly ok: boolean;
  readonly error: string | null;
  readonly failures: readonly { readonly step: number | null; readonly expected: string; readonly found: string }[];
  readonly ms: number;
}

export function jsonLine({ scenario, ok, error, failures, ms }: ScenarioResult): JsonLine {
  return {
    file: scenario.file,
    id: scenario.id,
    ok,
    error,
    failures: failures.map(({ step, expected, found }) => ({ step, expected, found })),
    ms,
  };
}

/** "ok  bestow-target-gone: A bestowed Aura …", and for a failure what was expected, what was found, and the log. */
export function reportLines(result: ScenarioResult): string[] {
  const { scenario, ok, error, failures, steps } = result;
  const title = scenario.title === "" ? "" : `: ${scenario.title}`;
  const lines = [`${ok ? "ok    " : "FAILED"} ${scenario.id}${title}`];
  if (ok) return lines;
  for (const { step, line, expected, found } of failures) {
    const where = step === null ? "at the end" : step === 0 ? "in the position" : `step ${step}`;
    lines.push(`  ${scenario.file}:${line} (${where})`, `    expected ${expected}`, `    found    ${found}`);
  }
  if (error !== null) lines.push(`  ${error}`);
  lines.push("  what happened:");
  for (const { number, said, events } of steps) {
    if (number > 0) lines.push(`    ${number}. ${said}`);
    for (const event of events) lines.push(`         ${event}`);
  }
  return lines;
}

/** "file:line:column: expected …" */
export function errorLine({ file, line, column, message }: ReadError): string {
  return `${file}:${line}:${column}: ${message}`;
}
