/**
 * The choices of a proposal in the order of 601.2b–d: modes, X, targets one at a time, division. A choice is offered only if the whole can
 * still be completed and paid.
 */
import type { CostPart } from "../../card/cost.ts";
import type { TargetSelection } from "../../card/selection.ts";
import type { CompiledMode } from "../../state/compiled.ts";
import type { Frame } from "../../state/frames.ts";
import { abilityAt, cardOfObject, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import type { Option } from "../../state/question.ts";
import { ask, takeAnswer } from "../agenda.ts";
import { playersInTurnOrder, quantityOf } from "../evaluate.ts";
import { isForManaCost, spellOf } from "../forms.ts";
import { characteristicsOf } from "../layers/index.ts";
import { targetsMakeCheaper } from "../mana/index.ts";
import type { Scope } from "../scope.ts";
import { targetCandidates, targetCount, targetGroups, targetsCanBeChosen, withTarget } from "../targets.ts";
import type { Effect } from "../../card/effect.ts";
import { scopeOfProposal, infoOf, setInfo, withBack, removeFromStack } from "./proposal.ts";
import type { ProposalData } from "./proposal.ts";
import { costParts, canStillPay } from "./costs.ts";

function modesOf(g: GameState, id: ObjectId): { readonly modes: readonly CompiledMode[]; readonly choose: string } {
  const info = infoOf(g, id);
  if (info.ability >= 0) {
    const ability = abilityAt(g.pool, info.ability);
    return { modes: ability.modes, choose: "choose" in ability ? ability.choose : "all" };
  }
  const spell = spellOf(g, objectOf(g, id));
  return spell === null ? { modes: [], choose: "all" } : { modes: spell.modes, choose: spell.choose };
}

/** 601.2b, 700.2: modes whose targets can all be chosen. */
export function chooseModes(g: GameState, frame: Frame, data: ProposalData): void {
  const { modes, choose } = modesOf(g, frame.object);
  if (choose === "all") {
    frame.at = 1;
    return;
  }
  const chosen = infoOf(g, frame.object).modes;
  const answer = takeAnswer(frame);
  const picked = answer?.type === "mode" ? [...chosen, answer.mode].toSorted((a, b) => a - b) : chosen;
  if (answer?.type === "mode") setInfo(g, frame.object, { modes: picked });
  if (answer?.type === "done" || (choose === "one" && picked.length === 1) || picked.length === modes.length) {
    frame.at = 1;
    return;
  }
  const scope = scopeOfProposal(g, frame);
  const options: Option[] = [];
  modes.forEach((mode, index) => {
    if (!picked.includes(index) && targetsCanBeChosen(g, mode.targets, 0, frame.object, frame.player, scope))
      options.push({ type: "mode", mode: index });
  });
  if (picked.length > 0) options.push({ type: "done" });
  if (options.length === 0) return removeFromStack(g, frame); // 603.3c
  ask(g, "modes", frame.player, withBack(data, options), { source: frame.object });
}

function usesX(parts: readonly CostPart[]): boolean {
  return parts.some((part) => {
    if (part.pay === "loyalty") return part.amount === "-X";
    if (part.pay === "mana") return part.x === undefined && part.cost.includes("{X}");
    return "count" in part && typeof part.count === "object" && "x" in part.count;
  });
}

/** 601.2b: the value of X, for any X that can be paid and for which targets can be chosen. */
export function chooseX(g: GameState, frame: Frame, data: ProposalData): void {
  const answer = takeAnswer(frame);
  if (answer?.type === "number") {
    setInfo(g, frame.object, { x: answer.number });
    frame.at = 2;
    return;
  }
  const symbols = data.kind === "spell" ? (characteristicsOf(g, frame.object).manaCost ?? []) : [];
  const card = cardOfObject(g, objectOf(g, frame.object));
  const inManaCost =
    data.kind === "spell" &&
    isForManaCost(card, infoOf(g, frame.object).form) &&
    symbols.some((symbol) => symbol.kind === "x");
  const parts = costParts(g, frame, data);
  if (data.kind === "triggered" || data.free || (!inManaCost && !usesX(parts))) {
    frame.at = 2;
    return;
  }
  const options: Option[] = [];
  for (let x = 0; x <= 1000; x++) {
    setInfo(g, frame.object, { x });
    if (!canStillPay(g, frame, data, 0)) break;
    const groups = targetGroups(g, frame.object, infoOf(g, frame.object));
    if (targetsCanBeChosen(g, groups, 0, frame.object, frame.player, scopeOfProposal(g, frame)))
      options.push({ type: "number", number: x });
  }
  setInfo(g, frame.object, { x: 0 });
  ask(g, "x", frame.player, withBack(data, options), { source: frame.object });
}

/** What the text divides among targets, if it does (601.2d): the name and the amount. */
function divisionOf(
  g: GameState,
  id: ObjectId,
  scope: Scope,
): { readonly name: string; readonly amount: number } | null {
  const { modes } = modesOf(g, id);
  const chosen = infoOf(g, id).modes;
  for (const [index, mode] of modes.entries()) {
    if (modes.length > 1 && !chosen.includes(index)) continue;
    for (const step of mode.program) {
      if (step.op !== "do") continue;
      const division = dividedBy(step.effect);
      if (division !== null) return { name: division.name, amount: quantityOf(g, division.amount, scope) };
    }
  }
  return null;
}

function dividedBy(
  effect: Effect,
): { readonly name: string; readonly amount: Parameters<typeof quantityOf>[1] } | null {
  if (effect.do === "damage" && effect.divided === true && "target" in effect.to)
    return { name: effect.to.as, amount: effect.amount };
  if (effect.do === "putCounters" && effect.distributed === true && "target" in effect.on)
    return { name: effect.on.as, amount: effect.count };
  return null;
}

/** 601.2c: targets, one at a time, group by group; a choice is offered only if the rest can still be chosen and paid. */
export function chooseTargets(g: GameState, frame: Frame, data: ProposalData): void {
  const groups = targetGroups(g, frame.object, infoOf(g, frame.object));
  const group = groups[frame.n];
  if (group === undefined) {
    frame.at = 3;
    frame.n = 0;
    return;
  }
  const scope = scopeOfProposal(g, frame);
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") {
    setInfo(g, frame.object, { targets: withTarget(infoOf(g, frame.object).targets, group.as, answer.entity) });
    return;
  }
  if (answer?.type === "done") {
    if (infoOf(g, frame.object).targets[group.as] === undefined)
      setInfo(g, frame.object, { targets: { ...infoOf(g, frame.object).targets, [group.as]: noIds } });
    frame.n++;
    return;
  }
  const taken = infoOf(g, frame.object).targets[group.as] ?? noIds;
  const { least, most } = targetCount(g, group, scope);
  const division = divisionOf(g, frame.object, scope);
  const limit = division !== null && division.name === group.as ? Math.min(most, division.amount) : most;
  const options = taken.length >= limit ? [] : offered(g, frame, data, groups, group, scope);
  const isFixed = data.kind !== "spell" || !targetsMakeCheaper(g, frame.player);
  if (taken.length >= least && (isFixed || canStillPay(g, frame, data, frame.n + 1))) options.push({ type: "done" });
  if (options.length === 0) {
    // A triggered ability whose targets cannot be chosen is removed (603.3d).
    if (data.kind === "triggered") return removeFromStack(g, frame);
    throw new RangeError(`${cardOfObject(g, objectOf(g, frame.object)).name} was proposed without enough targets`);
  }
  ask(g, "targets", chooser(g, group, frame, scope), withBack(data, options), {
    source: frame.object,
    about: group.as,
  });
}

function chooser(g: GameState, group: TargetSelection, frame: Frame, scope: Scope): PlayerId {
  if (group.by === undefined) return frame.player;
  return typeof group.by === "string" && group.by === "you"
    ? frame.player
    : (scopePlayers(g, group, scope) ?? frame.player);
}

function scopePlayers(g: GameState, group: TargetSelection, scope: Scope): PlayerId | undefined {
  return group.by === undefined ? undefined : playersInTurnOrder(g).find((player) => player !== scope.controller);
}

function offered(
  g: GameState,
  frame: Frame,
  data: ProposalData,
  groups: readonly TargetSelection[],
  group: TargetSelection,
  scope: Scope,
): Option[] {
  const options: Option[] = [];
  const { targets } = infoOf(g, frame.object);
  const costsByTargets =
    data.kind === "spell" && (targets[group.as] !== undefined || targetsMakeCheaper(g, frame.player));
  for (const entity of targetCandidates(g, group, frame.object, frame.player, scope)) {
    const next: Scope = { ...scope, bindings: withTarget(scope.bindings, group.as, entity) };
    if (!targetsCanBeChosen(g, groups, frame.n, frame.object, frame.player, next)) continue;
    if (costsByTargets) {
      setInfo(g, frame.object, { targets: withTarget(targets, group.as, entity) });
      const payable = canStillPay(g, frame, data, frame.n);
      setInfo(g, frame.object, { targets });
      if (!payable) continue;
    }
    options.push({ type: "choose", entity });
  }
  return options;
}

/** 601.2d: each target gets at least one; the last gets what is left. */
export function divide(g: GameState, frame: Frame, data: ProposalData): void {
  const scope = scopeOfProposal(g, frame);
  const division = divisionOf(g, frame.object, scope);
  const targets = division === null ? noIds : (infoOf(g, frame.object).targets[division.name] ?? noIds);
  if (division === null || targets.length === 0) {
    frame.at = 4;
    return;
  }
  const shares = infoOf(g, frame.object).division[division.name] ?? noIds;
  const answer = takeAnswer(frame);
  const left = division.amount - shares.reduce((sum, share) => sum + share, 0);
  if (answer?.type === "number") {
    setInfo(g, frame.object, { division: { [division.name]: [...shares, answer.number] } });
    return;
  }
  const remaining = targets.length - shares.length;
  if (remaining === 0) {
    frame.at = 4;
    return;
  }
  if (remaining === 1) {
    setInfo(g, frame.object, { division: { [division.name]: [...shares, left] } });
    return;
  }
  const options: Option[] = [];
  for (let share = 1; share <= left - (remaining - 1); share++) options.push({ type: "number", number: share });
  ask(g, "divide", frame.player, withBack(data, options), {
    source: frame.object,
    about: String(targets[shares.length] ?? 0),
    amount: left,
  });
}
