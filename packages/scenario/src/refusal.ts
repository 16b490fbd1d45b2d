/** Why what the script wants is not among the game's options, in a sentence with the rule. */
import { whyNot } from "@nykthos/engine";
import type { EntityId, Intent, Question } from "@nykthos/engine";
import { teller } from "@nykthos/text";
import { StepFailure } from "./failure.ts";
import { sayQuestion } from "./saying.ts";
import type { Walk } from "./walk.ts";

/** The engine's reason why that cannot be done now. */
export function refusedFor(walk: Walk, intent: Intent, what: string): StepFailure {
  const found = whyNot(walk.table.game, intent);
  const { question } = walk;
  if (found === null)
    return new StepFailure(
      "illegal",
      `${what} now; ${question === null ? "the game is over" : sayQuestion(walk.table, question)}`,
    );
  const { g } = walk.table;
  const why = teller("en", { state: g, viewer: null }).reason(found);
  return new StepFailure("illegal", `${what}: ${why}`, [found.rule, ...found.also]);
}

const ruleOf: Readonly<Partial<Record<Question["kind"], string>>> = {
  cost: "118.3",
  choose: "608.2d",
  discard: "608.2d",
  legend: "704.5j",
  newTargets: "115.7",
  replacement: "616.1",
};

/** Why that object or player cannot be the answer to a question. */
export function refusal(walk: Walk, question: Question, entity: EntityId): StepFailure {
  const said = walk.table.say(entity);
  if (question.kind === "targets") return walk.refusedTarget(question.source, question.about, entity);
  const rule = ruleOf[question.kind];
  return new StepFailure(
    "illegal",
    `${said} cannot be chosen; ${sayQuestion(walk.table, question)}`,
    rule === undefined ? [] : [rule],
  );
}
