/**
 * Casting spells and activating abilities (601, 602), and putting triggered abilities on the stack (603.3): one walk of small
 * questions in the order of 601.2. What is proposed is an object on the stack from the start; stepping back puts everything as it was.
 */
import type { CostPart } from "../card/cost.ts";
import type { TargetSelection } from "../card/selection.ts";
import type { CompiledActivated, CompiledMode } from "../state/compiled.ts";
import { dependencies } from "../state/cache.ts";
import { gameEvent } from "../state/events.ts";
import { newFrame } from "../state/frames.ts";
import type { Frame } from "../state/frames.ts";
import { abilityAt, cardOfObject, edit, nextTimestamp, numberOfAbility, objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { isPlayerEntity } from "../state/identity.ts";
import type { Bindings, StackInfo } from "../state/object.ts";
import { noBindings, noIds } from "../state/object.ts";
import type { Option } from "../state/question.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { playersInTurnOrder, quantityOf } from "./evaluate.ts";
import { formOf, isForManaCost, spellOf } from "./forms.ts";
import { characteristicsOf, controllerOf, touch, touchIf } from "./layers/index.ts";
import { canPayCost, costOfActivation, costOfSpell, leastCostOfSpell, targetsMakeCheaper } from "./mana/index.ts";
import { occur } from "./occur.ts";
import { payCostFrame } from "./payments.ts";
import { keywordRule } from "./registry.ts";
import type { Scope } from "./scope.ts";
import {
  creaturesTargetable,
  targetCandidates,
  targetCount,
  targetGroups,
  targetsCanBeChosen,
  withTarget,
} from "./targets.ts";
import { freeActivation, loyaltyActivated } from "./timing.ts";
import { createObject, moveNow } from "./zones.ts";
import type { Effect } from "../card/effect.ts";

interface ProposalData {
  readonly kind: "spell" | "activated" | "triggered";
  /** Cast without paying its mana cost (118.9a). */
  readonly free: boolean;
  readonly anyType: boolean;
  /** Whether the player can step back out of it: not while something else resolves. */
  readonly canBack: boolean;
}

const noInfo: StackInfo = Object.freeze({
  ability: -1,
  source: 0,
  form: "",
  modes: noIds,
  x: 0,
  targets: noBindings,
  division: noBindings,
  bindings: noBindings,
  castFrom: "",
  manaSpent: 0,
});

/** Begins to cast a card: it goes on the stack (601.2a), and the walk begins. */
export function proposeSpell(
  g: GameState,
  player: PlayerId,
  card: ObjectId,
  form: string,
  free = false,
  anyType = false,
  canBack = true,
): void {
  const castFrom = objectOf(g, card).zone;
  const id = moveNow(g, card, "stack", { under: player, cause: "cast" });
  const object = edit(g, id);
  object.form = form === "alternative" ? "" : form;
  object.stack = { ...noInfo, source: id, form, castFrom: castFrom === "none" ? "" : castFrom };
  push(
    g,
    newFrame("propose", { player, object: id, data: { kind: "spell", free, anyType, canBack } satisfies ProposalData }),
  );
}

/** Begins to activate an ability that uses the stack (602.2a). */
export function proposeActivation(g: GameState, player: PlayerId, source: ObjectId, ability: CompiledActivated): void {
  const id = putAbilityOnStack(g, player, source, numberOfAbility(g.pool, ability), noBindings);
  push(
    g,
    newFrame("propose", {
      player,
      object: id,
      data: { kind: "activated", free: false, anyType: false, canBack: true } satisfies ProposalData,
    }),
  );
}

/** Puts a triggered ability on the stack (603.3). */
export function proposeTrigger(
  g: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: number,
  bindings: Bindings,
): void {
  const id = putAbilityOnStack(g, player, source, ability, bindings);
  push(
    g,
    newFrame("propose", {
      player,
      object: id,
      data: { kind: "triggered", free: true, anyType: false, canBack: false } satisfies ProposalData,
    }),
  );
}

function putAbilityOnStack(
  g: GameState,
  player: PlayerId,
  source: ObjectId,
  ability: number,
  bindings: Bindings,
): ObjectId {
  const id = createObject(g, objectOf(g, source).card, "ability", player);
  const object = edit(g, id);
  object.zone = "stack";
  object.timestamp = nextTimestamp(g);
  object.stack = { ...noInfo, ability, source, x: bindings["x"]?.[0] ?? 0, bindings };
  g.stack.push(id);
  return id;
}

/** The scope of what is being proposed, with the targets chosen so far. */
function scopeOfProposal(g: GameState, frame: Frame): Scope {
  const stack = infoOf(g, frame.object);
  return {
    source: stack.source,
    controller: frame.player,
    bindings: { ...stack.bindings, ...stack.targets },
    stack,
  };
}

function infoOf(g: GameState, id: ObjectId): StackInfo {
  const { stack } = objectOf(g, id);
  if (stack === null) throw new RangeError(`object ${id} is not on the stack`);
  return stack;
}

function setInfo(g: GameState, id: ObjectId, change: Partial<StackInfo>): void {
  edit(g, id).stack = { ...infoOf(g, id), ...change };
}

const back: Option = { type: "back" };

function withBack(data: ProposalData, options: readonly Option[]): readonly Option[] {
  return data.canBack ? [...options, back] : options;
}

defineFrame("propose", (g, frame) => {
  const data = frame.data as ProposalData;
  switch (frame.at) {
    case 0:
      return chooseModes(g, frame, data);
    case 1:
      return chooseX(g, frame, data);
    case 2:
      return chooseTargets(g, frame, data);
    case 3:
      return divide(g, frame, data);
    case 4:
      return pay(g, frame, data);
    default:
      return complete(g, frame, data);
  }
});

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
function chooseModes(g: GameState, frame: Frame, data: ProposalData): void {
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
function chooseX(g: GameState, frame: Frame, data: ProposalData): void {
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
function chooseTargets(g: GameState, frame: Frame, data: ProposalData): void {
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
function divide(g: GameState, frame: Frame, data: ProposalData): void {
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

/** All parts of the cost but the mana cost (601.2b, 601.2f). */
function costParts(g: GameState, frame: Frame, data: ProposalData): readonly CostPart[] {
  const object = objectOf(g, frame.object);
  if (data.kind === "triggered") return [];
  if (data.kind === "activated") {
    const ability = abilityAt(g.pool, infoOf(g, frame.object).ability);
    return ability.kind === "activated" ? ability.data.cost : [];
  }
  return spellCostParts(g, frame.object, infoOf(g, frame.object).form, object.form);
}

/** The parts of a spell's cost beside its mana: additional costs, and those of the alternative cost it is cast for. */
export function spellCostParts(g: GameState, id: ObjectId, form: string, formNow: string): readonly CostPart[] {
  const card = cardOfObject(g, objectOf(g, id));
  const parts: CostPart[] = card.additionalCosts.flatMap(({ data }) => data.cost);
  if (form === "alternative") parts.push(...card.alternativeCosts.flatMap(({ data }) => data.cost));
  else if (formNow !== "")
    parts.push(
      ...(card.forms.find(({ keyword }) => keyword === formNow)?.cost ?? []).filter((part) => part.pay !== "mana"),
    );
  return parts;
}

function manaOf(g: GameState, frame: Frame, data: ProposalData): ReturnType<typeof costOfSpell> {
  const info = infoOf(g, frame.object);
  if (data.kind === "spell") return costOfSpell(g, frame.player, frame.object, info.form, data.free);
  const ability = abilityAt(g.pool, info.ability);
  return ability.kind === "activated" ? costOfActivation(g, frame.player, info.source, ability, info.x) : [];
}

/** Whether it can be paid once the groups of targets from that one on are chosen, where that can make it cheaper (601.2f). */
function canStillPay(g: GameState, frame: Frame, data: ProposalData, from: number): boolean {
  if (data.kind !== "spell" || !targetsMakeCheaper(g, frame.player)) return canPay(g, frame, data);
  const info = infoOf(g, frame.object);
  const groups = targetGroups(g, frame.object, info);
  const further = creaturesTargetable(g, groups, from, frame.object, frame.player, scopeOfProposal(g, frame));
  return canPay(g, frame, data, leastCostOfSpell(g, frame.player, frame.object, info.form, data.free, further));
}

function canPay(g: GameState, frame: Frame, data: ProposalData, mana = manaOf(g, frame, data)): boolean {
  if (data.kind === "triggered") return true;
  const source = data.kind === "spell" ? frame.object : infoOf(g, frame.object).source;
  return canPayCost(
    g,
    frame.player,
    costParts(g, frame, data),
    mana,
    scopeOfProposal(g, frame),
    source,
    undefined,
    data.anyType,
  );
}

/** 601.2f–h */
function pay(g: GameState, frame: Frame, data: ProposalData): void {
  frame.at = 5;
  if (data.kind === "triggered") return;
  frame.n = wealth(g, frame.player, frame.object);
  const source = data.kind === "spell" ? frame.object : infoOf(g, frame.object).source;
  push(
    g,
    payCostFrame(
      frame.player,
      source,
      costParts(g, frame, data),
      manaOf(g, frame, data),
      scopeOfProposal(g, frame),
      data.canBack,
      data.anyType,
    ),
  );
}

/** A measure of what a player could pay with: it stays the same if an activation costs nothing at all. */
function wealth(g: GameState, player: PlayerId, id: ObjectId): number {
  const record = playerAt(g, player);
  const source = objectOf(g, infoOf(g, id).source);
  let sum =
    record.life + record.hand.length * 1_000 + record.graveyard.length * 100_000 + g.battlefield.length * 10_000_000;
  for (const amount of record.mana) sum += amount * 7;
  for (const count of source.counters) sum += count * 13;
  for (const other of g.battlefield) if (objectOf(g, other).tapped) sum += 17;
  return sum;
}

/** 601.2i, 602.2b: it is cast, activated, or on the stack. */
function complete(g: GameState, frame: Frame, data: ProposalData): void {
  const paid = frame.bindings;
  const info = infoOf(g, frame.object);
  const paidIds = Object.entries(paid).flatMap(([name, ids]) => (name === "manaSpent" || name === "x" ? [] : ids));
  setInfo(g, frame.object, {
    bindings: { ...info.bindings, ...paid, findable: [...(info.bindings["findable"] ?? noIds), ...paidIds] },
    manaSpent: paid["manaSpent"]?.[0] ?? 0,
  });
  if (data.canBack) g.undo = [];
  if (data.kind !== "triggered") g.loop = 0; // somebody chose to act (104.4b)
  finish(g);
  touchIf(g, dependencies.stack);
  if (data.kind === "spell") {
    const player = playerAt(g, frame.player);
    player.spellsCast++;
    touchIf(g, dependencies.history);
  } else if (data.kind === "activated") {
    const source = objectOf(g, info.source);
    if (source.zone !== "none") {
      const record = edit(g, info.source);
      const ability = abilityAt(g.pool, info.ability);
      const more = ability.kind === "activated" && ability.loyalty ? [loyaltyActivated] : noIds;
      const free = wealth(g, frame.player, frame.object) === frame.n ? [freeActivation(info.ability)] : noIds;
      record.activated = [...record.activated, info.ability, ...more, ...free];
    }
  }
  const detail = data.kind === "spell" ? "spell" : "ability";
  for (const name in info.targets) {
    for (const entity of info.targets[name] ?? noIds) {
      occur(
        g,
        gameEvent("becomeTarget", "601.2c", {
          object: isPlayerEntity(entity) ? 0 : entity,
          other: frame.object,
          player: frame.player,
          detail,
        }),
      );
    }
  }
  if (data.kind === "spell")
    occur(
      g,
      gameEvent("cast", "601.2i", {
        object: frame.object,
        player: frame.player,
        from: info.castFrom === "" ? "none" : info.castFrom,
      }),
    );
  else if (data.kind === "activated") {
    occur(
      g,
      gameEvent("activate", "602.2b", {
        object: frame.object,
        player: frame.player,
        source: info.source,
        amount: info.ability,
      }),
    );
    const ability = abilityAt(g.pool, info.ability);
    const keyword = ability.kind === "activated" ? ability.data.keyword : undefined;
    if (keyword !== undefined) keywordRule(keyword)?.activated?.(g, info.source, frame.player);
  }
}

/** A triggered ability that cannot be put on the stack properly is removed (603.3c–d). */
function removeFromStack(g: GameState, frame: Frame): void {
  g.stack = g.stack.filter((id) => id !== frame.object);
  const object = edit(g, frame.object);
  object.zone = "none";
  finish(g);
  if (g.listener !== null)
    g.listener(
      gameEvent("fizzle", "603.3d", { object: frame.object, source: object.stack?.source ?? 0, detail: "noTargets" }),
      g,
    );
}
