/** Running scenarios: step by step, strictly; what failed, what was found instead, and everything that happened with its rules. */
import { newPosition } from "@nykthos/engine";
import type { Game } from "@nykthos/engine";
import { act } from "./actions.ts";
import { differences } from "./expectations.ts";
import { StepFailure } from "./failure.ts";
import type { Expectation, Scenario, ScriptStep } from "./read.ts";
import { sayQuestion } from "./saying.ts";
import { Table } from "./table.ts";
import type { LoggedEvent } from "./table.ts";
import { Walk } from "./walk.ts";

/** Something that is not as the scenario says. */
export interface Failure {
  /** The step of the script, counted from 1; null for the expectations at the end. */
  readonly step: number | null;
  readonly line: number;
  readonly expected: string;
  readonly found: string;
}

/** A step with what it brought about, to be told to a person. */
export interface ExplainedStep {
  readonly number: number;
  readonly line: number;
  readonly said: string;
  /** One sentence an event, with its rule number at the end. */
  readonly events: readonly string[];
  /** Who is asked what after it; null if the game is over. */
  readonly asks: string | null;
  /** Why it failed, if it did. */
  readonly failures: readonly Failure[];
}

export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly ok: boolean;
  /** A fault of the engine that ended the run; null otherwise. */
  readonly error: string | null;
  readonly failures: readonly Failure[];
  /** What the position brings about before the first step, then each step as far as the script came. */
  readonly steps: readonly ExplainedStep[];
  /** The game as the script left it; null where the position itself is at fault. */
  readonly game: Game | null;
  /** Milliseconds. */
  readonly ms: number;
}

/** Runs a scenario from its position to its last expectation; stops at the first step that cannot be taken. */
export function runScenario(scenario: Scenario): ScenarioResult {
  const began = performance.now();
  const run = new ScenarioRun(scenario);
  let error: string | null = null;
  try {
    run.all();
  } catch (thrown) {
    error = `the engine failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  }
  const { failures, steps } = run;
  return {
    scenario,
    ok: error === null && failures.length === 0,
    error,
    failures,
    steps,
    game: run.game,
    ms: Math.round((performance.now() - began) * 10) / 10,
  };
}

class ScenarioRun {
  readonly failures: Failure[] = [];
  readonly steps: ExplainedStep[] = [];
  game: Game | null = null;
  private readonly scenario: Scenario;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
  }

  all(): void {
    const { script, expect, position, aliases } = this.scenario;
    this.game = newPosition(position);
    const walk = new Walk(new Table(this.game, aliases));
    walk.orderFollows = orderFollows(script, -1, expect);
    if (
      !this.take(walk, { number: 0, line: this.scenario.line, said: "the position", action: null, expect: [] }, () =>
        walk.settle(),
      )
    )
      return;
    for (const [index, step] of script.entries()) {
      walk.table.stepNumber = step.number;
      walk.orderFollows = orderFollows(script, index, expect);
      const went = this.take(walk, step, () => {
        if (step.action !== null) act(walk, step.action);
        this.check(walk, step.expect, step.number);
      });
      if (!went) return;
    }
    if (!this.isAnswered(walk)) return;
    this.attempt(null, this.scenario.line, "the expectations at the end", () => this.check(walk, expect, null));
  }

  /** Takes a step and notes what came of it; false if it could not be taken. */
  private take(walk: Walk, step: ScriptStep, go: () => void): boolean {
    const from = step.number === 0 ? 0 : walk.table.log.length;
    const failed = this.failures.length;
    const went = this.attempt(step.number, step.line, step.said, go);
    const { question } = walk;
    this.steps.push({
      number: step.number,
      line: step.line,
      said: step.said,
      events: walk.table.log.slice(from).map(({ said }: LoggedEvent) => said),
      asks: question === null ? null : sayQuestion(walk.table, question),
      failures: this.failures.slice(failed),
    });
    return went;
  }

  private attempt(step: number | null, line: number, said: string, go: () => void): boolean {
    try {
      go();
      return true;
    } catch (error) {
      if (!(error instanceof StepFailure)) throw error;
      const [rule] = error.rules;
      this.failures.push({
        step,
        line,
        expected: said,
        found: `${error.message}${rule === undefined ? "" : ` (${rule})`}`,
      });
      return false;
    }
  }

  private check(walk: Walk, expectations: readonly Expectation[], step: number | null): void {
    for (const expectation of expectations) {
      const { line, said } = expectation;
      this.attempt(step, line, said, () => {
        for (const { expected, found } of differences(walk, expectation))
          this.failures.push({ step, line, expected, found });
      });
    }
  }

  /** At its end the script has answered everything, but for what it only wanted to see asked. */
  private isAnswered(walk: Walk): boolean {
    const { question } = walk;
    if (question === null || ["priority", "attackers", "blockers"].includes(question.kind)) return true;
    const { script, expect, line } = this.scenario;
    const last = [...(script.at(-1)?.expect ?? []), ...expect];
    if (last.some(({ entry }) => ["decision", "legal", "illegal", "visible"].includes(entry.kind))) return true;
    this.failures.push({
      step: null,
      line: script.at(-1)?.line ?? line,
      expected: "every question answered",
      found: `the script does not answer: ${sayQuestion(walk.table, question)}`,
    });
    return false;
  }
}

/** Whether the script gives an order of triggered abilities next, or looks at the question for it. */
function orderFollows(script: readonly ScriptStep[], after: number, end: readonly Expectation[]): boolean {
  for (const step of script.slice(after + 1)) {
    if (step.action?.kind === "order") return true;
    if (step.action !== null && step.action.kind !== "as") return false;
    if (step.expect.some(asksForOrder)) return true;
  }
  return end.some(asksForOrder);
}

function asksForOrder({ entry }: Expectation): boolean {
  return entry.kind === "decision" && entry.decision !== "none" && entry.decision.kind === "order";
}
