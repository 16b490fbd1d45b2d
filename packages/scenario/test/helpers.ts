/** Runs the one scenario of a text. */
import { errorLine, readScenarios, runScenario } from "@nykthos/scenario";
import type { ScenarioResult } from "@nykthos/scenario";

export function runText(text: string): ScenarioResult {
  const { scenarios, errors } = readScenarios("test.yaml", text);
  const [scenario] = scenarios;
  if (scenario === undefined || errors.length > 0) throw new Error(errors.map(errorLine).join("\n"));
  return runScenario(scenario);
}

/** What failed: "expected … found …", one line each. */
export function failuresOf(text: string): readonly string[] {
  const { failures, error } = runText(text);
  return [
    ...(error === null ? [] : [error]),
    ...failures.map(({ expected, found }) => `expected ${expected} found ${found}`),
  ];
}
