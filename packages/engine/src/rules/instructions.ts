/**
 * Texts carried out step by step (608.2c), as a spell or ability resolves or on their own, as mana abilities and replacement effects do.
 * What the verbs do is no concern of this file.
 */
import type { Step } from "../state/compiled.ts";
import type { Frame } from "../state/frames.ts";
import { abilityAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { playerEntity } from "../state/identity.ts";
import { noIds } from "../state/object.ts";
import type { Option } from "../state/question.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { choicesMade } from "./choices.ts";
import { anOpponent, holds, playersOf } from "./evaluate.ts";
import { canPayCost, manaOfCost } from "./mana/index.ts";
import { payCostFrame } from "./payments.ts";
import { verbHandler } from "./registry.ts";
import type { Scope } from "./scope.ts";
import { entitiesFor, playersFor } from "./selecting.ts";
import { canBeDone } from "./possible.ts";
import { scopeOfText } from "./text.ts";
import type { TextData } from "./text.ts";
import { shownBy } from "./view.ts";

defineFrame("text", (g, frame) => {
  const data = frame.data as TextData;
  const mode = abilityAt(g.pool, data.ability).modes[data.modes[data.mode] ?? -1];
  if (mode === undefined) {
    finish(g, frame.bindings);
    return;
  }
  const step = mode.program[frame.n];
  if (step === undefined) {
    frame.n = 0;
    frame.data = { ...data, mode: data.mode + 1 } satisfies TextData;
    return;
  }
  carryOut(g, frame, step);
});

function next(frame: Frame, to = frame.n + 1): void {
  frame.n = to;
  frame.at = 0;
  frame.m = 0;
  frame.choices = 0;
  frame.list = noIds;
  frame.rest = noIds;
  frame.name = "";
  frame.answer = null;
}

function carryOut(g: GameState, frame: Frame, step: Step): void {
  const scope = scopeOfText(frame);
  switch (step.op) {
    case "jump":
      return next(frame, step.to);
    case "if":
      frame.bindings = { ...frame.bindings, done: [frame.done ? 1 : 0] };
      return next(frame, holds(g, step.condition, scopeOfText(frame)) ? frame.n + 1 : step.otherwise);
    case "ifDone":
      return next(frame, frame.done ? frame.n + 1 : step.otherwise);
    case "may":
      return mayDo(g, frame, step, scope);
    case "mayOthers": {
      // Each of them may do it, whoever has done it before.
      const { [left(step.start)]: players = noIds, ...rest } = frame.bindings;
      const did = frame.done || frame.bindings[someone] !== undefined;
      if (players.length > 0) {
        if (did) frame.bindings = { ...frame.bindings, [someone]: [1] };
        return next(frame, step.start);
      }
      const { [someone]: _, ...others } = rest;
      frame.bindings = others;
      frame.done = did;
      return next(frame);
    }
    case "unless":
      return unlessPaid(g, frame, step, scope);
    case "each": {
      const key = `each:${frame.n}`;
      const list = frame.bindings[key] ?? entitiesFor(g, step.of, scope);
      const [first] = list;
      if (first === undefined) {
        const { [key]: _, ...rest } = frame.bindings;
        frame.bindings = rest;
        return next(frame, step.end);
      }
      frame.bindings = { ...frame.bindings, [step.as]: [first], [key]: list.slice(1) };
      return next(frame);
    }
    case "next":
      return next(frame, step.start);
    case "do": {
      if (!choicesMade(g, frame, step.effect)) return;
      const outcome = verbHandler(step.effect.do)(g, frame, step.effect, scopeOfText(frame));
      if (outcome === "again") return;
      if (frame.bindings[anOpponent] !== undefined) {
        const { [anOpponent]: _, ...others } = frame.bindings;
        frame.bindings = others;
      }
      frame.done = outcome === "did";
      return next(frame);
    }
  }
}

/** Who of several players has not been asked yet, and whether one who was has done it. */
const left = (step: number): string => `left:${step}`;
const someone = "someone";

/** 608.2d: a choice that is made as the instruction is carried out; what is impossible cannot be chosen. */
function mayDo(g: GameState, frame: Frame, step: Step & { op: "may" }, scope: Scope): void {
  if (frame.at === 0) {
    frame.at = 1;
    frame.list = frame.bindings[left(frame.n)] ?? playersOf(g, step.who, scope);
  }
  const [player, ...rest] = frame.list;
  if (player === undefined) {
    frame.done = frame.bindings[someone] !== undefined;
    const { [left(frame.n)]: _, [someone]: __, ...others } = frame.bindings;
    frame.bindings = others;
    return next(frame, frame.done ? step.did : step.no);
  }
  const answer = takeAnswer(frame);
  if (answer === null) {
    const inTheirPlace: Scope = { ...scope, bindings: { ...scope.bindings, actor: [playerEntity(player)] } };
    const options: Option[] = canBeDone(g, step.effect, inTheirPlace, player)
      ? [{ type: "yes" }, { type: "no" }]
      : [{ type: "no" }];
    const shown = shownBy(frame.bindings, player);
    ask(g, "may", player, options, shown === undefined ? { source: scope.source } : { source: scope.source, shown });
    return;
  }
  if (answer.type === "yes") {
    frame.bindings = { ...frame.bindings, actor: [playerEntity(player)] };
    if (step.others) frame.bindings = { ...frame.bindings, [left(frame.n)]: rest };
    frame.done = true;
    return next(frame);
  }
  frame.list = rest;
}

/** "… unless that player pays" (118.12a): each is asked in turn; whoever can and does pays at once. */
function unlessPaid(g: GameState, frame: Frame, step: Step & { op: "unless" }, scope: Scope): void {
  if (frame.at === 2) return next(frame, step.paid);
  const [player] = playersFor(g, step.who, scope);
  if (player === undefined) return next(frame);
  const symbols = manaOfCost(g, step.pays, scope);
  const answer = takeAnswer(frame);
  if (answer === null) {
    const options: Option[] = canPayCost(g, player, step.pays, symbols, scope, scope.source)
      ? [{ type: "yes" }, { type: "no" }]
      : [{ type: "no" }];
    ask(g, "unless", player, options, { source: scope.source });
    return;
  }
  if (answer.type === "no") return next(frame);
  frame.at = 2;
  push(g, payCostFrame(player, scope.source, step.pays, symbols, scope, false));
}
