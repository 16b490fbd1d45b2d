/**
 * Answering the game on behalf of the script: the plan of a whole action is laid over the engine's walk of small questions (601.2), what
 * has one possible answer is answered, players pass until something has resolved or a step begins.
 */
import { isPlayerEntity, objectOf, targetCount, targetGroups } from "@nykthos/engine";
import type { EntityId, ObjectId, Option, PlayerId, Question } from "@nykthos/engine";
import type { Step } from "@nykthos/engine/card";
import { StepFailure } from "./failure.ts";
import { checkPlan, planIsOver, plannedAnswer } from "./plan.ts";
import type { Plan, PlannedSource } from "./plan.ts";
import { sayQuestion } from "./saying.ts";
import { refusal, refusedFor } from "./refusal.ts";
import { Table } from "./table.ts";

/** What goes on over several steps of the script, until it is done. */
export type Pending =
  | { readonly what: "resolve"; readonly objects: readonly ObjectId[] | "all" }
  | {
      readonly what: "advance";
      readonly to: Step;
      readonly turn: PlayerId | null;
      /** How much of the log was written as it began. */
      readonly since: number;
      readonly untilTurn: number;
    };

/** How many turns a script can pass in one step of it. */
const turnLimit = 12;
const answerLimit = 5000;

export class Walk {
  readonly table: Table;
  plan: Plan | null = null;
  pending: Pending | null = null;
  /** The rest of the order that the script gave to triggered abilities: their sources. */
  triggerOrder: readonly ObjectId[] = [];
  /** Whether the next steps of the script see to the order of triggered abilities. */
  orderFollows = false;

  constructor(table: Table) {
    this.table = table;
  }

  /** A copy that plays on by itself. */
  fork(): Walk {
    const { table } = this;
    const fork = new Walk(new Table(table.game.fork(), table.aliases, table.log));
    fork.table.stepNumber = table.stepNumber;
    fork.plan = this.plan;
    fork.pending = this.pending;
    fork.triggerOrder = this.triggerOrder;
    fork.orderFollows = this.orderFollows;
    return fork;
  }

  get question(): Question | null {
    return this.table.game.question;
  }

  answer(option: Option): void {
    const index = this.question?.options.indexOf(option) ?? -1;
    this.table.game.answer({ choose: index });
  }

  /** Says what the game asks, for a failure. */
  unanswered(why = "the script does not answer"): StepFailure {
    const { question } = this;
    return new StepFailure(
      "unanswered",
      question === null ? "the game is over" : `${why}: ${sayQuestion(this.table, question)}`,
    );
  }

  /** Goes on until the game asks something that the script has to answer. */
  settle(): void {
    for (let answers = 0; answers < answerLimit; answers++) {
      const { question } = this;
      if (question === null) {
        this.endPlan();
        this.pending = null;
        return;
      }
      const option = this.nextAnswer(question);
      if (option === null) return;
      this.answer(option);
    }
    throw new StepFailure("script", `nothing comes of it: ${answerLimit} questions have been answered`);
  }

  /** The answer that is known without the script's next step; null to wait for it. */
  private nextAnswer(question: Question): Option | null {
    if (this.plan !== null) {
      if (planIsOver(this, this.plan, question)) this.endPlan();
      else {
        const planned = plannedAnswer(this, this.plan, question);
        if (planned !== null) return planned;
      }
    }
    if (question.kind === "payment") return optionOf(question, "auto") ?? this.anyMana(question);
    if (question.kind === "order" && question.about === "triggers") return this.nextTrigger(question);
    if (this.isForced(question)) return choices(question)[0] ?? null;
    return this.pending === null ? null : this.goOn(question, this.pending);
  }

  private endPlan(): void {
    const { plan } = this;
    this.plan = null;
    if (plan !== null) checkPlan(this, plan);
  }

  /** Floating mana that is more than enough: which of it is spent is left to the game unless the script says. */
  private anyMana(question: Question): Option | null {
    return question.about === "floating" ? (question.options[0] ?? null) : null;
  }

  /** As the script says, else in the order in which the sources entered. */
  private nextTrigger(question: Question): Option | null {
    const [wanted] = this.triggerOrder;
    const options = question.options.filter((option) => option.type === "trigger");
    if (wanted !== undefined) {
      const found = options.find(({ object }) => this.table.now(object) === wanted);
      if (found !== undefined) {
        this.triggerOrder = this.triggerOrder.slice(1);
        return found;
      }
      throw new StepFailure("illegal", `${this.table.say(wanted)} has no triggered ability to order now`, ["603.3b"]);
    }
    if (this.orderFollows) return null;
    return options.toSorted((a, b) => a.object - b.object)[0] ?? null;
  }

  /** Whether all that is offered has to be chosen, so that there is nothing to choose. */
  private isForced(question: Question): boolean {
    const options = choices(question);
    if (options.length < 2 || question.options.some(({ type }) => type === "done" || type === "no")) return false;
    switch (question.kind) {
      case "targets":
        return this.targetsLeft(question) === options.length;
      case "choose":
      case "discard":
      case "cost":
      case "bottom":
        return question.amount === options.length;
      default:
        return false;
    }
  }

  private targetsLeft(question: Question): number {
    const { g } = this.table;
    const object = objectOf(g, question.source);
    const { stack } = object;
    if (stack === null) return 0;
    const group = targetGroups(g, question.source, stack).find(({ as }) => as === question.about);
    if (group === undefined) return 0;
    const bindings = { ...stack.bindings, ...stack.targets };
    const { least } = targetCount(g, group, { source: stack.source, controller: object.controller, bindings, stack });
    return least - (stack.targets[group.as]?.length ?? 0);
  }

  private goOn(question: Question, pending: Pending): Option | null {
    if (pending.what === "resolve") {
      if (question.kind !== "priority") return null;
      const { stack } = this.table.g;
      const left = pending.objects === "all" ? stack.length > 0 : pending.objects.some((id) => stack.includes(id));
      if (left) return optionOf(question, "pass");
      this.pending = null;
      return null;
    }
    if (this.hasArrived(question, pending)) {
      this.pending = null;
      return null;
    }
    if (this.table.g.turn > pending.untilTurn)
      throw new StepFailure("script", `${pending.to} has not begun in ${turnLimit} turns`);
    if (question.kind === "priority") return optionOf(question, "pass");
    // Nobody attacks or blocks on the way, but who must.
    if (question.kind === "attackers" || question.kind === "blockers")
      return (
        optionOf(question, "done") ?? question.options.find(({ type }) => type === "attack" || type === "block") ?? null
      );
    return null;
  }

  private hasArrived(question: Question, { to, turn, since }: Pending & { what: "advance" }): boolean {
    const { g, log } = this.table;
    if (turn !== null && g.activePlayer !== turn && to !== "untap" && to !== "cleanup") return false;
    const began = log.some(
      ({ event }, index) =>
        index >= since && event.kind === "step" && event.detail === to && (turn === null || event.player === turn),
    );
    if (!began) return false;
    if (question.kind === "priority") return true;
    return g.step === to && (question.kind === "attackers" || question.kind === "blockers" || isOfTrigger(question));
  }

  beginAdvance(to: Step, turn: PlayerId | null): void {
    const { g, log } = this.table;
    this.pending = { what: "advance", to, turn, since: log.length, untilTurn: g.turn + turnLimit };
  }

  beginResolve(count: number | "all"): void {
    const { stack } = this.table.g;
    if (count !== "all" && count > stack.length)
      throw new StepFailure("script", `${count} objects cannot resolve: ${stack.length} are on the stack`, ["608.1"]);
    this.pending = { what: "resolve", objects: count === "all" ? "all" : stack.slice(stack.length - count) };
  }

  /** Whether the game waits for somebody to do something with priority. */
  hasPriority(player: PlayerId): boolean {
    return this.question?.kind === "priority" && this.isAsked(player);
  }

  isAsked(player: PlayerId): boolean {
    return this.question !== null && (this.question.player === player || this.question.decider === player);
  }

  /** The option of choosing that object or player. */
  chooseOption(question: Question, entity: EntityId): Option | undefined {
    const chosen = question.options.flatMap((option) => (option.type === "choose" ? [option] : []));
    // What has moved since may be asked for as what it was (608.2h).
    const { table } = this;
    return (
      chosen.find((option) => option.entity === entity) ??
      (isPlayerEntity(entity)
        ? undefined
        : chosen.find((option) => option.entity > 0 && table.now(option.entity) === entity))
    );
  }

  /** Taps a source for mana as the script says: the way that lets the rest of the script's sources pay. */
  manaOption(question: Question, wanted: PlannedSource, after: (walk: Walk) => void): Option {
    const fitting = question.options.filter(
      (option) =>
        option.type === "mana" &&
        option.object === wanted.object &&
        (wanted.ability === null || option.ability === wanted.ability) &&
        (wanted.color === null || option.mana === wanted.color),
    );
    const [only, other] = fitting;
    if (only === undefined) {
      const what = wanted.object === 0 ? "floating mana" : this.table.say(wanted.object);
      throw new StepFailure("illegal", `${what} cannot be used to pay for this; ${sayQuestion(this.table, question)}`, [
        "601.2g",
      ]);
    }
    if (other === undefined) return only;
    for (const option of fitting) {
      const trial = this.fork();
      try {
        trial.answer(option);
        after(trial);
        trial.settle();
        return option;
      } catch (error) {
        if (!(error instanceof StepFailure)) throw error;
      }
    }
    return only;
  }

  /** Answers with that object or player, or says why it cannot be chosen. */
  choose(question: Question, entity: EntityId): Option {
    const option = this.chooseOption(question, entity);
    if (option !== undefined) return option;
    throw refusal(this, question, entity);
  }

  /** Why something the script wanted as a target was not one. */
  refusedTarget(object: ObjectId, group: string, target: EntityId): StepFailure {
    return refusedFor(this, { do: "target", object, group, target }, `${this.table.say(target)} cannot be a target`);
  }

  /** The number that a question takes, or why not. */
  number(question: Question, number: number): Option {
    const option = question.options.find((one) => one.type === "number" && one.number === number);
    if (option !== undefined) return option;
    const rule = { x: "107.3a", divide: "601.2d", damage: "510.1c" }[question.kind as string] ?? "608.2d";
    throw new StepFailure("illegal", `${number} is not possible; ${sayQuestion(this.table, question)}`, [
      rule,
      ...(question.kind === "x" ? ["118.3", "601.2b"] : []),
    ]);
  }
}

export function optionOf(question: Question, type: Option["type"]): Option | null {
  return question.options.find((option) => option.type === type) ?? null;
}

function choices(question: Question): readonly Option[] {
  return question.options.filter(({ type }) => type !== "back");
}

/** A question about a triggered ability that goes on the stack as the step begins. */
function isOfTrigger({ kind }: Question): boolean {
  return kind === "targets" || kind === "order" || kind === "modes" || kind === "divide";
}
