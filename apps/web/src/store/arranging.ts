/** What a person is arranging: how it lies now, and what becomes of it. It goes to the worker as one plan when it is confirmed. */
import type { ObjectId, Option } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { create } from "zustand";
import { arrangementOf, isChanged, isComplete, nextHeap, placeOf, planOf, put, takenOver } from "../model/arranging.ts";
import type { Arrangement, Plan } from "../model/arranging.ts";
import { say } from "./line.ts";
import { now, set as setTable, useTable } from "./state.ts";

interface Arranging {
  readonly arrangement: Arrangement | null;
  /** How it lay at first. */
  readonly first: Arrangement | null;
  /** What was touched last, and is moved by the buttons; "" for nothing. */
  readonly held: string;
  /** Counts what has been moved, so that it can be followed. */
  readonly moves: number;
}

const nothing: Arranging = { arrangement: null, first: null, held: "", moves: 0 };
export const useArranging = create<Arranging>()(() => nothing);
const { getState, setState } = useArranging;

/** Abilities that were put in an order, as far as they do not lie on the stack yet: what is asked meanwhile does not undo it. */
let ordered: readonly Option[] = [];

useTable.subscribe(({ update }, before) => {
  if (update !== before.update) begin(update, before.update);
});

function begin(update: Update | null, before: Update | null): void {
  const asked = update === null ? null : arrangementOf(update);
  const { first, arrangement, held, moves } = getState();
  if (asked === null) {
    if (first !== null) setState(nothing);
    if (update?.view.question?.kind === "priority") ordered = [];
    return;
  }
  if (goesOnOrdering(asked)) {
    setState(nothing);
    return;
  }
  const again = update !== null && before?.at === update.at && arrangement !== null && first !== null;
  // The same question in another language: what was arranged stays.
  const kept = again && !isChanged(asked, first) ? takenOver(asked, arrangement) : asked;
  setState({ arrangement: kept, first: asked, held: kept === asked ? "" : held, moves: kept === asked ? 0 : moves });
}

/** Goes on with abilities that were ordered before something was asked in between, as the targets of one of them. */
function goesOnOrdering({ question }: Arrangement): boolean {
  const [next] = ordered;
  if (next?.type !== "trigger" || question.about !== "triggers") return false;
  const option = question.options.find(
    (one) => one.type === "trigger" && one.object === next.object && one.ability === next.ability,
  );
  ordered = option === undefined ? [] : ordered.slice(1);
  if (option !== undefined) give({ options: [option], kinds: ["order"] });
  return option !== undefined;
}

function give({ options, kinds }: Plan): void {
  const { update, behind } = now();
  if (update === null || behind) return;
  setTable({ menu: null, picked: 0, whyNot: null, always: false, answeredAt: now().told.length });
  say({ type: "answer", at: update.at, plan: options, kinds });
}

/** Puts a piece somewhere; false where it may not lie there. */
export function place(key: string, heap: number, at: number): boolean {
  const { arrangement, moves } = getState();
  if (arrangement === null) return false;
  const next = put(arrangement, key, heap, at);
  if (next === arrangement) return false;
  setState({ arrangement: next, held: key, moves: moves + 1 });
  return true;
}

/** Puts it into the next heap that takes it: at its end, save on top of a library, where it comes to lie uppermost. */
export function passOn(key: string, step = 1): boolean {
  const { arrangement } = getState();
  if (arrangement === null) return false;
  const heap = nextHeap(arrangement, key, step);
  return heap !== null && place(key, heap, arrangement.heaps[heap]?.keys.length ?? 0);
}

/** One place further up or down in its heap. */
export function shift(key: string, by: number): boolean {
  const { arrangement } = getState();
  const lies = arrangement === null ? null : placeOf(arrangement, key);
  return lies !== null && lies.at + by >= 0 && place(key, lies.heap, lies.at + by);
}

export function hold(key: string): void {
  if (getState().held !== key) setState({ held: key });
}

/** What was touched outside the heaps, in the hand: it is taken, or put back. False where it is none of what is arranged. */
export function passOnCard(entity: ObjectId): boolean {
  const { arrangement } = getState();
  const piece = arrangement === null ? undefined : arrangement.pieces.get(String(entity));
  if (arrangement === null || piece === undefined) return false;
  passOn(piece.key);
  return true;
}

/** Everything lies as it did; false where it does already. */
export function putBack(): boolean {
  const { arrangement, first, moves } = getState();
  if (arrangement === null || first === null || !isChanged(arrangement, first)) return false;
  setState({ arrangement: first, held: "", moves: moves + 1 });
  return true;
}

/** That is how it is to be; not for a press that was meant for what stood there before. False where nothing is arranged. */
export function confirm(): boolean {
  const { arrangement } = getState();
  if (arrangement === null || arrangement.way === "whole") return false;
  if (isComplete(arrangement) && performance.now() - now().shownAt >= 180) {
    const plan = planOf(arrangement);
    if (arrangement.question.about === "triggers") {
      ordered = plan.options.slice(1);
      give({ ...plan, options: plan.options.slice(0, 1) });
    } else give(plan);
  }
  return true;
}

/** Chooses a whole pile. */
export function choosePile(number: number): void {
  give({ options: [{ type: "number", number }], kinds: ["pile"] });
}
