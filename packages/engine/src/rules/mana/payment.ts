/**
 * Paying a cost (601.2g–h): the objects for its parts are chosen, mana abilities are activated, then everything is paid. What is used
 * for the cost is known before mana is made, so that a creature that will be sacrificed can be tapped for mana first and one that is
 * tapped for the cost cannot. Every choice that is offered leaves the rest payable.
 */
import { writeManaCost } from "../../card/cost.ts";
import type { CostPart, ManaSymbol } from "../../card/cost.ts";
import type { Frame } from "../../state/frames.ts";
import { playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId } from "../../state/identity.ts";
import type { Option } from "../../state/question.ts";
import { ask, defineFrame, finish, takeAnswer } from "../agenda.ts";
import { entitiesOf, quantityOf } from "../evaluate.ts";
import type { PaymentData } from "../payments.ts";
import { addCounters, payLife, removeCounters, tapObject, untapObject } from "../status.ts";
import { activateAtOnce, activateManaAbility } from "./activate.ts";
import type { ManaPreset } from "./activate.ts";
import { canPayMana, planFor, restricted, wantedMana } from "./afford.ts";
import type { ManaOptions } from "./afford.ts";
import { payByMoving } from "./losses.ts";
import { manualOptions, planUsing } from "./manual.ts";
import { lifeOf, loyaltyChange, slotsOf } from "./parts.ts";
import type { Slot } from "./parts.ts";
import { canComplete, openSlot, optionsFor } from "./payable.ts";
import type { Bill } from "./payable.ts";
import { poolPays, spendMana, spendingOf } from "./pool.ts";
import type { Use } from "./solver.ts";
import { summariseMana } from "./sources.ts";
import { demandOf, isFree, manaIndex, manaTypeAt } from "./symbols.ts";

/** A use of a source, as plain data. */
interface PlannedUse extends ManaPreset {
  readonly object: ObjectId;
  readonly ability: number;
}

interface Work extends PaymentData {
  /** Objects for each slot, so far. */
  readonly chosen?: readonly (readonly ObjectId[])[];
  /** Nothing is to be asked of the mana: the floating mana marked is spent. */
  readonly auto?: boolean;
  /** Life for Phyrexian symbols. */
  readonly life?: number;
  readonly plan?: readonly PlannedUse[];
  /** Counts by type of the floating mana that is to be spent. */
  readonly marked?: readonly number[];
  /** What was paid, by name. */
  readonly paid?: Frame["bindings"];
}

const stage = { choose: 0, phyrexian: 1, payment: 2, plan: 3, manual: 4, spend: 5, pay: 6, lose: 7, done: 8 } as const;

defineFrame("payCost", (g, frame) => {
  switch (frame.at) {
    case stage.choose:
      return chooseObjects(g, frame);
    case stage.phyrexian:
      return chooseLife(g, frame);
    case stage.payment:
      return choosePayment(g, frame);
    case stage.plan:
      return carryOutPlan(g, frame);
    case stage.manual:
      return payByHand(g, frame);
    case stage.spend:
      return chooseFloating(g, frame);
    case stage.pay:
      return pay(g, frame);
    case stage.lose:
      return lose(g, frame);
    default:
      finish(g, results(frame));
  }
});

function workOf(frame: Frame): Work {
  return frame.data as Work;
}
function setWork(frame: Frame, change: Partial<Work>): void {
  frame.data = { ...workOf(frame), ...change };
}
function setPaid(frame: Frame, name: string, values: readonly number[]): void {
  setWork(frame, { paid: { ...workOf(frame).paid, [name]: values } });
}
function billOf(frame: Frame): Bill {
  const { parts, mana, scope, anyType } = workOf(frame);
  return { player: frame.player, parts, mana, scope, source: frame.object, anyType };
}
function slotsOfFrame(g: GameState, frame: Frame): readonly Slot[] {
  const { parts, scope } = workOf(frame);
  return slotsOf(g, frame.player, parts, scope, frame.object);
}
/** What the rest of the cost takes away from making mana. */
function manaOptions(g: GameState, frame: Frame): ManaOptions {
  const { chosen = [], life = 0 } = workOf(frame);
  const options = optionsFor(g, billOf(frame), slotsOfFrame(g, frame), chosen);
  return life === 0 ? options : { ...options, life: (options.life ?? playerAt(g, frame.player).life) - life };
}
function withBack(frame: Frame, options: readonly Option[]): readonly Option[] {
  return workOf(frame).canBack ? [...options, { type: "back" }] : options;
}

/** Which objects to use for the parts, one at a time. */
function chooseObjects(g: GameState, frame: Frame): void {
  const slots = slotsOfFrame(g, frame);
  const chosen = slots.map((_, index) => workOf(frame).chosen?.[index] ?? []);
  const answer = takeAnswer(frame);
  const at = slots.findIndex((slot, index) => (chosen[index]?.length ?? 0) < slot.count);
  const slot = slots[at];
  if (slot === undefined) {
    frame.at = stage.phyrexian;
    return;
  }
  const withThese = (ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] =>
    chosen.map((list, index) => (index === at ? [...list, ...ids] : list));
  if (answer?.type === "choose") return setWork(frame, { chosen: withThese([answer.entity]) });
  const open = openSlot(slot, slots, chosen, at);
  if (open.candidates.length === open.count) return setWork(frame, { chosen: withThese(open.candidates) });
  const bill: Bill = {
    ...billOf(frame),
    summary: isFree(workOf(frame).mana) ? undefined : summariseMana(g, frame.player),
  };
  const options: Option[] = [];
  for (const id of open.candidates)
    if (canComplete(g, bill, slots, withThese([id]))) options.push({ type: "choose", entity: id });
  ask(g, "cost", frame.player, withBack(frame, options), {
    source: frame.object,
    about: workOf(frame).parts[slot.part]?.pay ?? "",
    amount: open.count,
  });
}

/** 107.4f: life or mana for each Phyrexian symbol, where both can be paid. */
function chooseLife(g: GameState, frame: Frame): void {
  const { mana, life = 0, anyType } = workOf(frame);
  const at = mana.findIndex((symbol) => symbol.kind === "phyrexian");
  const symbol = mana[at];
  if (symbol?.kind !== "phyrexian") {
    frame.at = stage.payment;
    return;
  }
  const byLife = mana.filter((_, index) => index !== at);
  const byMana = mana.map((other, index): ManaSymbol => (index === at ? { kind: "mana", type: symbol.color } : other));
  const answer = takeAnswer(frame);
  if (answer !== null)
    return setWork(frame, answer.type === "yes" ? { mana: byLife, life: life + 2 } : { mana: byMana });
  const options = manaOptions(g, frame);
  const left = (options.life ?? playerAt(g, frame.player).life) - 2;
  const choices: Option[] = [];
  if (left >= 0 && canPayMana(g, frame.player, byLife, { ...options, life: left })) choices.push({ type: "yes" });
  if (canPayMana(g, frame.player, byMana, { ...options, anyType })) choices.push({ type: "no" });
  ask(g, "phyrexian", frame.player, withBack(frame, choices), { source: frame.object, about: symbol.color, amount: 2 });
}

/** 601.2g: by itself, or source by source; nothing is asked where floating mana is just enough. */
function choosePayment(g: GameState, frame: Frame): void {
  const { mana, anyType, auto } = workOf(frame);
  if (isFree(mana)) {
    frame.at = stage.pay;
    return;
  }
  const answer = takeAnswer(frame);
  if (answer?.type === "manual") {
    frame.at = stage.manual;
    return;
  }
  if (answer?.type === "auto" || auto === true) return makePlan(g, frame);
  const pool = playerAt(g, frame.player).mana;
  const floating = pool.reduce((sum, count) => sum + count, 0);
  if (poolPays(pool, mana, anyType) && demandOf(mana, anyType).every(({ total }) => total === floating)) {
    frame.at = stage.pay;
    return;
  }
  ask(g, "payment", frame.player, withBack(frame, [{ type: "auto" }, { type: "manual" }]), {
    source: frame.object,
    about: writeManaCost(mana),
  });
}

function makePlan(g: GameState, frame: Frame): void {
  const { mana, anyType } = workOf(frame);
  if (poolPays(playerAt(g, frame.player).mana, mana, anyType)) {
    frame.at = stage.pay;
    return;
  }
  const { problem } = summariseMana(g, frame.player);
  const solution = planFor(
    restricted(problem, manaOptions(g, frame)),
    demandOf(mana, anyType),
    wantedMana(g, frame.player),
  );
  if (solution === null) throw new RangeError(`player ${frame.player} cannot pay`);
  beginPlan(frame, solution.uses);
}

function beginPlan(frame: Frame, uses: readonly Use[]): void {
  setWork(frame, {
    plan: uses.map(({ source, types, tapped, sacrificed, spends }) => ({
      object: source.object,
      ability: source.ability,
      types,
      tapped,
      sacrificed,
      spends,
    })),
  });
  frame.n = 0;
  frame.at = stage.plan;
}

/** Activates the planned abilities, one after another; then goes on to pay, or to the next choice where sources are chosen by hand. */
function carryOutPlan(g: GameState, frame: Frame): void {
  const { plan = [] } = workOf(frame);
  for (;;) {
    const use = plan[frame.n];
    if (use === undefined) break;
    frame.n++;
    if (!activateAtOnce(g, frame.player, use.object, use.ability, use.types)) {
      activateManaAbility(g, frame.player, use.object, use.ability, use);
      return;
    }
  }
  frame.n = 0;
  const { mana, anyType } = workOf(frame);
  if (frame.m === 1) frame.at = stage.manual;
  else if (poolPays(playerAt(g, frame.player).mana, mana, anyType)) frame.at = stage.pay;
  else makePlan(g, frame); // An effect made less of it than was planned.
}

/** Source by source, until what floats is enough. */
function payByHand(g: GameState, frame: Frame): void {
  frame.m = 1;
  const { mana, anyType } = workOf(frame);
  if (poolPays(playerAt(g, frame.player).mana, mana, anyType)) {
    frame.at = stage.spend;
    return;
  }
  const answer = takeAnswer(frame);
  const options = manaOptions(g, frame);
  if (answer?.type === "mana") {
    return beginPlan(frame, planUsing(g, frame.player, answer, mana, options));
  }
  ask(g, "payment", frame.player, withBack(frame, manualOptions(g, frame.player, mana, options)), {
    source: frame.object,
    about: writeManaCost(mana),
  });
}

/** Which floating mana to spend where there is more than enough: one at a time, as far as it makes a difference (118.3a). */
function chooseFloating(g: GameState, frame: Frame): void {
  const { mana, anyType, marked = noMana } = workOf(frame);
  const pool = playerAt(g, frame.player).mana;
  const answer = takeAnswer(frame);
  if (answer?.type === "mana") {
    return setWork(frame, {
      marked: marked.map((count, type) => (type === manaIndex[answer.mana] ? count + 1 : count)),
    });
  }
  const payment = demandOf(mana, anyType).find((way) => way.life === 0 && spendingOf(pool, way, marked) !== null);
  const floating = pool.reduce((sum, count) => sum + count, 0);
  const chosen = marked.reduce((sum, count) => sum + count, 0);
  frame.at = stage.pay;
  if (payment === undefined || payment.total === floating || payment.total === chosen) return;
  const options: Option[] = [];
  for (let type = 0; type < 6; type++) {
    const more = marked.map((count, index) => (index === type ? count + 1 : count));
    if ((more[type] ?? 0) <= (pool[type] ?? 0) && spendingOf(pool, payment, more) !== null) {
      options.push({ type: "mana", object: 0, ability: -1, mana: manaTypeAt(type) });
    }
  }
  frame.at = stage.spend;
  ask(g, "payment", frame.player, withBack(frame, options), {
    source: frame.object,
    about: "floating",
    amount: payment.total - chosen,
  });
}
const noMana: readonly number[] = [0, 0, 0, 0, 0, 0];

/** 601.2h: mana, life, counters and tapping. */
function pay(g: GameState, frame: Frame): void {
  const { player, object } = frame;
  const { parts, mana, anyType, scope, life = 0, marked = noMana, chosen = [] } = workOf(frame);
  const slots = slotsOfFrameAt(frame);
  frame.at = stage.lose;
  frame.n = 0;
  if (!isFree(mana)) setPaid(frame, "manaSpent", spendMana(g, player, mana, anyType, marked));
  const lifeToPay = life + lifeOf(g, parts, scope);
  if (lifeToPay > 0) payLife(g, player, lifeToPay, object);
  for (const part of parts) payPart(g, frame, part);
  slots.forEach((place, index) => {
    if (parts[place]?.pay === "tap") for (const id of chosen[index] ?? []) tapObject(g, id, object);
  });
}

/** The places of the parts that objects were chosen for, in the order of the slots. */
function slotsOfFrameAt(frame: Frame): readonly number[] {
  return workOf(frame).parts.flatMap((part, place) => ("filter" in part ? [place] : []));
}

function payPart(g: GameState, frame: Frame, part: CostPart): void {
  const { object } = frame;
  const { scope } = workOf(frame);
  if (part.pay === "tapSelf") tapObject(g, object, object);
  else if (part.pay === "untapSelf") untapObject(g, object, object);
  else if (part.pay === "removeCounters") {
    const [from = 0] = entitiesOf(g, part.from, scope);
    const count = part.count === "all" ? Infinity : quantityOf(g, part.count, scope);
    const removed = removeCounters(g, from, part.kind, count, object);
    if (part.as !== undefined) setPaid(frame, part.as, [removed]);
  } else if (part.pay === "loyalty") {
    const change = loyaltyChange(part.amount, scope);
    if (change > 0) addCounters(g, object, "loyalty", change, object);
    else removeCounters(g, object, "loyalty", -change, object);
  }
}

/** What leaves, part by part, after everything else. */
function lose(g: GameState, frame: Frame): void {
  const { parts, chosen = [] } = workOf(frame);
  const places = slotsOfFrameAt(frame);
  const part = parts[frame.n];
  const place = frame.n;
  if (part === undefined) {
    frame.at = stage.done;
    return;
  }
  frame.n++;
  const objects = "filter" in part ? (chosen[places.indexOf(place)] ?? []) : [frame.object];
  payByMoving(g, frame.player, part, objects, frame.object);
}

/** What was paid, by the names that the text gives it. */
function results(frame: Frame): Frame["bindings"] {
  const { parts, chosen = [], paid } = workOf(frame);
  const places = slotsOfFrameAt(frame);
  const named: Record<string, readonly number[]> = { ...paid };
  parts.forEach((part, place) => {
    if ("filter" in part && part.as !== undefined) named[part.as] = chosen[places.indexOf(place)] ?? [];
  });
  return named;
}
