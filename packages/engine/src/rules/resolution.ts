/**
 * Resolving (608): the top of the stack, its targets checked once more, its text carried out step by step, and what becomes of it. Also
 * the frames that carry out a text on their own, as mana abilities and replacement effects do.
 */
import type { Effect } from "../card/effect.ts";
import type { Selection } from "../card/selection.ts";
import { dependencies } from "../state/cache.ts";
import { permanentMask } from "../state/characteristics.ts";
import type { Step } from "../state/compiled.ts";
import { gameEvent } from "../state/events.ts";
import type { Frame } from "../state/frames.ts";
import { abilitiesPerCard, abilityAt, edit, objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { playerEntity } from "../state/identity.ts";
import type { Bindings, StackInfo } from "../state/object.ts";
import { noIds } from "../state/object.ts";
import type { Option } from "../state/question.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { anOpponent, countRange, holds, opponentsOf, playersOf } from "./evaluate.ts";
import { formEndsUnattached, spellOf } from "./forms.ts";
import { characteristicsOf, touchIf } from "./layers/index.ts";
import { canPayCost } from "./mana/index.ts";
import { manaOfCost } from "./mana/index.ts";
import { entitiesMatching } from "./matching.ts";
import { occur } from "./occur.ts";
import { payCostFrame } from "./payments.ts";
import { pushMoves } from "./moves.ts";
import { verbHandler } from "./registry.ts";
import type { Scope } from "./scope.ts";
import { entitiesFor, playersFor, topOf } from "./selecting.ts";
import { canBeDone } from "./possible.ts";
import { canTarget, enchantTarget, targetGroups } from "./targets.ts";
import { scopeOfText, textFrame } from "./text.ts";
import type { TextData } from "./text.ts";
import { moveOf } from "./zones.ts";
import { randomBelow } from "../state/random.ts";

/** How many resolutions without any player's choice to act make a loop of mandatory actions (104.4b). */
const loopLimit = 2000;

defineFrame("resolve", (g, frame) => {
  switch (frame.at) {
    case 0:
      return begin(g, frame);
    case 1:
      return leaveStack(g, frame);
    default:
      return afterwards(g, frame);
  }
});

function begin(g: GameState, frame: Frame): void {
  const id = g.stack[g.stack.length - 1];
  if (id === undefined) return finish(g);
  if (++g.loop > loopLimit) {
    g.result = { draw: true, why: "104.4b" };
    return;
  }
  frame.object = id;
  const object = objectOf(g, id);
  const info = object.stack;
  if (info === null) throw new RangeError(`object ${id} on the stack has no stack information`);
  frame.player = object.controller;
  frame.at = 1;
  const scope: Scope = {
    source: info.source,
    controller: object.controller,
    bindings: { ...info.bindings, ...info.targets },
    stack: info,
  };
  // An intervening "if" is looked at once more (603.4).
  if (info.ability >= 0) {
    const ability = abilityAt(g.pool, info.ability);
    if (
      ability.kind === "triggered" &&
      ability.data.condition !== undefined &&
      !holds(g, ability.data.condition, scope)
    ) {
      frame.name = "fizzled";
      occur(g, gameEvent("fizzle", "603.4", { object: id, source: info.source, detail: "condition" }));
      return;
    }
  }
  const targets = legalTargets(g, id, info, scope);
  if (targets === null) {
    if (object.form !== "" && formEndsUnattached(object.form)) {
      // The form ends as it starts resolving, and it resolves as what it then is (608.3b).
      const record = edit(g, id);
      record.form = "";
      record.stack = { ...info, form: "", targets: {} };
      touchIf(g, dependencies.stack);
      return;
    }
    frame.name = "fizzled";
    occur(g, gameEvent("fizzle", "608.2b", { object: id, source: info.source, detail: "targets" }));
    return;
  }
  frame.bindings = { ...info.bindings, ...targets };
  const spell = info.ability >= 0 ? info.ability : spellNumber(g, id);
  if (spell >= 0)
    push(g, textFrame(spell, info.ability >= 0 ? info.source : id, object.controller, frame.bindings, info));
}

function spellNumber(g: GameState, id: number): number {
  const spell = spellOf(g, objectOf(g, id));
  return spell === null ? -1 : objectOf(g, id).card * abilitiesPerCard + spell.index;
}

/** The targets that are still legal, by name; null if there were some and none is legal any more (608.2b). */
function legalTargets(g: GameState, id: number, info: StackInfo, scope: Scope): Bindings | null {
  const groups = targetGroups(g, id, info);
  const legal: Record<string, readonly number[]> = {};
  let chosen = 0;
  let left = 0;
  for (const group of groups) {
    const targets = info.targets[group.as] ?? noIds;
    const kept = targets.filter((entity) => canTarget(g, group, entity, id, scope.controller, others(scope, group.as)));
    chosen += targets.length;
    left += kept.length;
    legal[group.as] = kept;
  }
  return chosen > 0 && left === 0 ? null : legal;
}

/** The scope without the group itself, so that "another" speaks of the other groups only. */
function others(scope: Scope, name: string): Scope {
  const bindings = { ...scope.bindings };
  delete bindings[name];
  return { ...scope, bindings };
}

/** 608.2n, 608.3: what becomes of it once its text is carried out. */
function leaveStack(g: GameState, frame: Frame): void {
  const object = objectOf(g, frame.object);
  frame.at = 2;
  if (object.zone !== "stack") return; // its own text moved it
  if (object.kind === "ability") {
    g.stack = g.stack.filter((id) => id !== frame.object);
    const record = edit(g, frame.object);
    record.zone = "none";
    touchIf(g, dependencies.stack);
    return;
  }
  const is = characteristicsOf(g, frame.object);
  if (frame.name === "" && (is.types & permanentMask) !== 0) {
    const attachedTo = frame.bindings[enchantTarget]?.[0] ?? 0;
    pushMoves(g, [moveOf(g, frame.object, "battlefield", { under: object.controller, attachedTo, cause: "resolve" })]);
  } else {
    pushMoves(g, [moveOf(g, frame.object, "graveyard", { cause: frame.name === "" ? "resolve" : "fizzle" })]);
  }
}

function afterwards(g: GameState, frame: Frame): void {
  const { object, name } = frame;
  finish(g);
  g.priority = g.activePlayer;
  if (name === "")
    occur(
      g,
      gameEvent("resolve", "608.2", { object, player: frame.player, source: objectOf(g, object).stack?.source ?? 0 }),
    );
}

// Texts.

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
    ask(g, "may", player, options, { source: scope.source });
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

const choiceLists = new WeakMap<Effect, readonly Selection[]>();

/** Where a verb holds a text of its own, whose choices are made when that is carried out. */
const ownTexts: ReadonlySet<string> = new Set(["ability", "abilities", "token", "effects", "then"]);

/** The selections of a verb that need a choice or a binding before it is carried out, in the order of the text. */
function choicesOf(effect: Effect): readonly Selection[] {
  const known = choiceLists.get(effect);
  if (known !== undefined) return known;
  const found: Selection[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if ("choose" in value && "as" in value) found.push(value as Selection);
    else if ("as" in value && ("all" in value || "each" in value || "topOf" in value)) found.push(value as Selection);
    for (const [key, inner] of Object.entries(value)) {
      if (!ownTexts.has(key)) visit(inner);
    }
  };
  if (effect.do !== "chooseFrom") visit(effect);
  choiceLists.set(effect, found);
  return found;
}

const withOpponents = new WeakMap<Effect, boolean>();

/** Whether "an opponent" does or undergoes something by that instruction. */
function speaksOfAnOpponent(effect: Effect): boolean {
  const known = withOpponents.get(effect);
  if (known !== undefined) return known;
  const speaks = Object.values(effect).includes(anOpponent);
  withOpponents.set(effect, speaks);
  return speaks;
}

/** "An opponent" is one of your choice, made as the instruction is carried out (608.2d); false while that is being asked. */
function opponentChosen(g: GameState, frame: Frame, effect: Effect): boolean {
  if (frame.bindings[anOpponent] !== undefined || !speaksOfAnOpponent(effect)) return true;
  const { source, controller } = scopeOfText(frame);
  const opponents = opponentsOf(g, controller);
  if (opponents.length < 2) return true;
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") {
    bind(frame, anOpponent, [answer.entity]);
    return true;
  }
  const options = opponents.map((player): Option => ({ type: "choose", entity: playerEntity(player) }));
  ask(g, "choose", controller, options, { source, about: "opponent" });
  return false;
}

/** Makes the choices of a verb one at a time and binds them; false while a player is being asked. */
function choicesMade(g: GameState, frame: Frame, effect: Effect): boolean {
  if (!opponentChosen(g, frame, effect)) return false;
  const choices = choicesOf(effect);
  while (frame.choices < choices.length) {
    const selection = choices[frame.choices];
    if (selection === undefined) break;
    if ("choose" in selection) {
      if (!chooseOne(g, frame, selection, scopeOfText(frame))) return false;
    } else if ("all" in selection && selection.as !== undefined)
      bind(frame, selection.as, entitiesMatching(g, selection.all, scopeOfText(frame)));
    else if ("each" in selection && selection.as !== undefined)
      bind(frame, selection.as, entitiesMatching(g, selection.each, scopeOfText(frame)));
    else if ("topOf" in selection && selection.as !== undefined)
      bind(frame, selection.as, topOf(g, selection, scopeOfText(frame)));
    frame.choices++;
  }
  return true;
}

function bind(frame: Frame, name: string, ids: readonly number[]): void {
  frame.bindings = { ...frame.bindings, [name]: ids };
}

/** One choice without targeting (608.2d); several are chosen one after another. */
function chooseOne(
  g: GameState,
  frame: Frame,
  selection: Extract<Selection, { choose: unknown }>,
  scope: Scope,
): boolean {
  const { as, choose, count, by } = selection;
  const [player] = by === undefined ? [scope.controller] : playersOf(g, by, scope);
  const answer = takeAnswer(frame);
  const started = frame.name === as;
  const chosen = started ? (frame.bindings[as] ?? noIds) : noIds;
  if (!started) {
    frame.name = as;
    bind(frame, as, noIds);
  }
  if (answer?.type === "choose") {
    bind(frame, as, [...chosen, answer.entity]);
    return chooseOne(g, frame, selection, scopeOfText(frame));
  }
  const left = entitiesMatching(g, choose, scope).filter((entity) => !chosen.includes(entity));
  const { least, most } = countRange(g, count, scope);
  if (answer?.type === "done" || chosen.length >= most || left.length === 0 || player === undefined) {
    frame.name = "";
    return true;
  }
  if (selection.atRandom === true) {
    const pick = left[randomBelow(g.random, left.length)] ?? 0;
    bind(frame, as, [...chosen, pick]);
    return chooseOne(g, frame, selection, scopeOfText(frame));
  }
  if (chosen.length + left.length <= least) {
    // Not more than must be chosen: all of it, which is no choice.
    bind(frame, as, [...chosen, ...left]);
    return chooseOne(g, frame, selection, scopeOfText(frame));
  }
  const options: Option[] = left.map((entity) => ({ type: "choose", entity }));
  if (chosen.length >= least) options.push({ type: "done" });
  const needed = Math.max(0, Math.min(least - chosen.length, left.length));
  ask(g, "choose", player, options, { source: scope.source, about: as, amount: needed });
  if (frame.answer !== null) return chooseOne(g, frame, selection, scopeOfText(frame));
  return false;
}
