/**
 * A declaration of attackers or blockers to which nothing more can be added is over for the game (508.1, 509.1), which goes straight on.
 * For a player it is over when they say so: until then what they chose last is kept back here, and can be taken back.
 */
import { declaredSoFar } from "@nykthos/engine";
import type { EntityId, Game, ObjectId, Option, Question } from "@nykthos/engine";
import { viewer } from "./play.ts";

/** A creature, and whom it attacks or what it blocks. */
interface Pair {
  readonly creature: ObjectId;
  readonly partner: EntityId;
}

/** Whether it is asked who attacks or blocks, all of them at once: not whom a creature attacks that enters attacking. */
export function isDeclaring(question: Question | null): question is Question {
  return (
    question?.decider === viewer &&
    (question.kind === "attackers" || question.kind === "blockers") &&
    question.source === 0
  );
}

/** Whether a plan declares creatures and nothing else, and nothing can be declared after it. */
export function completes(game: Game, plan: readonly Option[]): boolean {
  if (!isDeclaring(game.question) || !plan.every(isPair)) return false;
  const fork = game.fork();
  for (const wanted of plan) {
    const index = isDeclaring(fork.question) ? placeOf(fork.question, wanted) : -1;
    if (index < 0) return false;
    fork.answer({ choose: index });
  }
  return !isDeclaring(fork.question);
}

/** What has been declared so far, as options. */
export function declaredOptions({ state, question }: Game): readonly Option[] {
  return declaredSoFar(state).map(({ creature, partner }) =>
    question?.kind === "blockers"
      ? { type: "block", object: creature, attacker: partner }
      : { type: "attack", object: creature, defender: partner },
  );
}

/** The creatures in a plan, each with its partner. */
export function pairsIn(plan: readonly Option[]): readonly Pair[] {
  return plan.flatMap((option) =>
    option.type === "attack"
      ? [{ creature: option.object, partner: option.defender }]
      : option.type === "block"
        ? [{ creature: option.object, partner: option.attacker }]
        : [],
  );
}

/** The question whether that is all. */
export function whetherAll(question: Question, declared: number): Question {
  return { ...question, options: [{ type: "done" }, { type: "back" }], amount: declared };
}

/** The place of an option in a question's list; -1 for none. */
export function placeOf({ options }: Question, wanted: Option): number {
  return options.findIndex((option) => isSame(option, wanted));
}

function isPair({ type }: Option): boolean {
  return type === "attack" || type === "block";
}

/** Whether a table means that option: options are flat and small. */
function isSame(option: Option, wanted: Option): boolean {
  const fields = Object.entries(option);
  const given: Readonly<Record<string, unknown>> = { ...wanted };
  return fields.length === Object.keys(given).length && fields.every(([key, value]) => given[key] === value);
}
