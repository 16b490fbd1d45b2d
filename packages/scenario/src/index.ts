/**
 * @nykthos/scenario: positions, scripts and what must be true afterwards. Start at `runScenarios` for files, `readScenarios` and
 * `runScenario` for texts.
 */
export { countedEvents } from "./event-kinds.ts";
export type { CountedEvent } from "./event-kinds.ts";
export { readScenarioFile, runScenarios, scenarioFiles } from "./files.ts";
export type { RunOptions, RunSummary } from "./files.ts";
export type { ReadError } from "./problems.ts";
export { readScenarios } from "./read.ts";
export type { ReadResult, Scenario } from "./read.ts";
export { errorLine, jsonLine, reportLines } from "./report.ts";
export type { JsonLine } from "./report.ts";
export { runScenario } from "./run.ts";
export type { ExplainedStep, Failure, ScenarioResult } from "./run.ts";
export { scenarioJsonSchema } from "./schema.ts";
