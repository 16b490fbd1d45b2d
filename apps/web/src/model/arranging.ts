/**
 * What a question asks to be arranged: cards in heaps, what may lie where, and in which order; and back from there to a plan of options
 * that answers it and the questions after it. Pure; knows no words, and no rule but what the question tells.
 */
import type { ObjectId, Option, Question, QuestionKind } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { questionOf } from "./cards.ts";
import type { CardModel } from "./cards.ts";

/** A card that lies in a heap, or a triggered ability of one. */
export interface Piece {
  readonly key: string;
  readonly entity: ObjectId;
  /** What it says, where that is more than its card. */
  readonly text: string;
  /** May lie in another heap than it does. */
  readonly free: boolean;
}

/** "from" is what is chosen from, "to" what was; "pile" one of several that are alike; "stack" what resolves first. */
export type HeapName = "top" | "bottom" | "from" | "to" | "pile" | "stack";

interface Heap {
  readonly name: HeapName;
  readonly keys: readonly string[];
  /** Its order counts, the uppermost first. */
  readonly ordered: boolean;
  /** So many at its beginning stay as they lie. */
  readonly settled: number;
  readonly least: number;
  readonly most: number;
}

export interface Arrangement {
  readonly question: Question;
  /** `sort`: everything lies where it is put. `pick`: some of what lies there is chosen. `whole`: one of the heaps is. */
  readonly way: "sort" | "pick" | "whole";
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly heaps: readonly Heap[];
}

/** Options and the kinds of questions that they may answer. */
export interface Plan {
  readonly options: readonly Option[];
  readonly kinds: readonly QuestionKind[];
}

const unbounded = Number.MAX_SAFE_INTEGER;

function keyOf(entity: ObjectId): string {
  return String(entity);
}
function heapOf(name: HeapName, entities: readonly ObjectId[], heap: Partial<Heap> = {}): Heap {
  return { name, keys: entities.map(keyOf), ordered: false, settled: 0, least: 0, most: unbounded, ...heap };
}
function pieceOf(entity: ObjectId, free: boolean): Piece {
  return { key: keyOf(entity), entity, text: "", free };
}
function byKey(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  return new Map(pieces.map((piece) => [piece.key, piece]));
}
function chosenBy(options: readonly Option[]): readonly ObjectId[] {
  return options.flatMap((option) => (option.type === "choose" ? [option.entity] : []));
}

/** What the question of an update asks to be arranged; null where it asks something else. */
export function arrangementOf(update: Update): Arrangement | null {
  const question = questionOf(update);
  if (question === null) return null;
  switch (question.kind) {
    case "scry":
      return scryOf(question);
    case "order":
      return question.about === "triggers" ? triggersOf(question, update) : orderOf(question);
    case "pile":
      return question.about === "separate" ? separationOf(question) : pilesOf(question);
    case "bottom":
    case "discard":
    case "choose":
      return choiceOf(question, update);
    default:
      return null;
  }
}

/** What was decided on before stays in its pile, and may still be ordered in it. */
function scryOf(question: Question): Arrangement {
  const { shown = [], piles = [], amount } = question;
  const [top = [], bottom = []] = piles;
  const left = shown.slice(shown.length - amount);
  return {
    question,
    way: "sort",
    pieces: byKey(shown.map((id) => pieceOf(id, left.includes(id)))),
    heaps: [heapOf("top", [...top, ...left], { ordered: true }), heapOf("bottom", bottom, { ordered: true })],
  };
}

/** Cards that go on top or to the bottom in an order. Where both are ordered the top comes first, so that the bottom may be ordered as well. */
function orderOf(question: Question): Arrangement | null {
  const { options, piles = [], about } = question;
  if (about !== "top" && about !== "bottom") return null;
  const [top = [], bottom = []] = piles;
  const left = chosenBy(options);
  const isTop = about === "top";
  const heaps = [
    heapOf("top", isTop ? [...top, ...left] : top, { ordered: true, settled: top.length }),
    heapOf("bottom", isTop ? bottom : [...bottom, ...left], { ordered: true, settled: isTop ? 0 : bottom.length }),
  ].filter(({ keys }) => keys.length > 0);
  const pieces = [...top, ...bottom, ...left].map((id) => pieceOf(id, false));
  return { question, way: "sort", pieces: byKey(pieces), heaps };
}

/** Triggered abilities, in the order in which they are to resolve: against that in which they go on the stack (405.2). */
function triggersOf(question: Question, { options: said }: Update): Arrangement {
  const pieces = question.options.flatMap((option, place): readonly Piece[] =>
    option.type === "trigger"
      ? [{ key: `trigger ${option.index}`, entity: option.object, text: said[place] ?? "", free: false }]
      : [],
  );
  const heap = { ...heapOf("stack", [], { ordered: true }), keys: pieces.map(({ key }) => key) };
  return { question, way: "sort", pieces: byKey(pieces), heaps: [heap] };
}

/** 700.3a: everything lies in one of the piles; at first, what is still to be separated lies in the first. */
function separationOf(question: Question): Arrangement {
  const { shown = [], piles = [] } = question;
  const pieces = [...piles.flat().map((id) => pieceOf(id, false)), ...shown.map((id) => pieceOf(id, true))];
  return {
    question,
    way: "sort",
    pieces: byKey(pieces),
    heaps: piles.map((pile, at) => heapOf("pile", at === 0 ? [...pile, ...shown] : pile)),
  };
}

function pilesOf(question: Question): Arrangement {
  const { piles = [] } = question;
  return {
    question,
    way: "whole",
    pieces: byKey(piles.flat().map((id) => pieceOf(id, false))),
    heaps: piles.map((pile) => heapOf("pile", pile)),
  };
}

/** Cards chosen out of several that lie before the player or in their hand; what lies on the table is chosen there. */
function choiceOf(question: Question, { view }: Update): Arrangement | null {
  const { options, toChoose, shown = [], kind } = question;
  if (toChoose === undefined) return null;
  const can = chosenBy(options);
  const onTable = new Set([...view.battlefield, ...view.stack].map(({ id }) => id));
  if (can.some((id) => id < 0 || onTable.has(id))) return null;
  const others = shown.filter((id) => !can.includes(id));
  return {
    question,
    way: "pick",
    pieces: byKey([...can.map((id) => pieceOf(id, true)), ...others.map((id) => pieceOf(id, false))]),
    heaps: [heapOf("from", [...can, ...others]), heapOf("to", [], { ordered: kind === "bottom", ...toChoose })],
  };
}

/** Where a piece lies: which heap, and at which place of it; null for nowhere. */
export function placeOf({ heaps }: Arrangement, key: string): { readonly heap: number; readonly at: number } | null {
  for (const [heap, { keys }] of heaps.entries()) {
    const at = keys.indexOf(key);
    if (at >= 0) return { heap, at };
  }
  return null;
}

/** Whether a piece may be put into that heap, from another one or within it. */
export function mayLieIn(arrangement: Arrangement, key: string, heap: number): boolean {
  const place = placeOf(arrangement, key);
  const target = arrangement.heaps[heap];
  if (place === null || target === undefined || arrangement.way === "whole") return false;
  const source = arrangement.heaps[place.heap];
  if (source === undefined || place.at < source.settled) return false;
  if (place.heap === heap) return target.ordered && target.keys.length - target.settled > 1;
  return arrangement.pieces.get(key)?.free === true && (target.keys.length < target.most || target.most === 1);
}

/** Puts a piece into a heap, before what lies at that place; the arrangement as it was where that may not be. */
export function put(arrangement: Arrangement, key: string, heap: number, at: number): Arrangement {
  const place = placeOf(arrangement, key);
  const target = arrangement.heaps[heap];
  if (place === null || target === undefined || !mayLieIn(arrangement, key, heap)) return arrangement;
  // Where there is room for one alone, the one that lies there goes back.
  const [replaced] = place.heap !== heap && target.keys.length >= target.most ? target.keys : [];
  const heaps = arrangement.heaps.map((one, index): Heap => {
    let keys = one.keys.filter((other) => other !== key && (index !== heap || other !== replaced));
    if (index === heap) {
      const where = Math.max(one.settled, Math.min(at, keys.length));
      keys = [...keys.slice(0, where), key, ...keys.slice(where)];
    } else if (index === place.heap && replaced !== undefined) keys = [replaced, ...keys];
    return { ...one, keys };
  });
  return { ...arrangement, heaps };
}

/** The heap into which a piece goes that is to lie elsewhere: the next one that takes it; null for none. */
export function nextHeap(arrangement: Arrangement, key: string, step = 1): number | null {
  const place = placeOf(arrangement, key);
  if (place === null) return null;
  const count = arrangement.heaps.length;
  for (let by = 1; by < count; by++) {
    const heap = (place.heap + by * step + count * count) % count;
    if (mayLieIn(arrangement, key, heap)) return heap;
  }
  return null;
}

/** Whether everything lies where it has to. */
export function isComplete({ way, heaps }: Arrangement): boolean {
  return way !== "whole" && heaps.every(({ keys, least, most }) => keys.length >= least && keys.length <= most);
}

/** Whether something lies otherwise than at first. */
export function isChanged({ heaps }: Arrangement, first: Arrangement): boolean {
  return heaps.some(({ keys }, at) => keys.join() !== first.heaps[at]?.keys.join());
}

function entitiesIn({ pieces, heaps }: Arrangement, heap: number): readonly ObjectId[] {
  return (heaps[heap]?.keys ?? []).flatMap((key) => pieces.get(key)?.entity ?? []);
}

/** How an arrangement is told to whoever asks: options of its question and of those after it, one each. */
export function planOf(arrangement: Arrangement): Plan {
  const { question } = arrangement;
  switch (question.kind) {
    case "scry":
      return { options: scryPlan(arrangement), kinds: ["scry", "order"] };
    case "order":
      return question.about === "triggers"
        ? { options: triggersPlan(arrangement), kinds: ["order"] }
        : { options: arrangement.heaps.flatMap((_, heap) => orderPlan(arrangement, heap)), kinds: ["order"] };
    case "pile":
      return { options: separationPlan(arrangement), kinds: ["pile"] };
    default:
      return { options: choicePlan(arrangement), kinds: [question.kind] };
  }
}

function scryPlan(arrangement: Arrangement): readonly Option[] {
  const { shown = [], amount } = arrangement.question;
  const below = new Set(entitiesIn(arrangement, 1));
  const sides = shown
    .slice(shown.length - amount)
    .map((id): Option => (below.has(id) ? { type: "bottom" } : { type: "top" }));
  return [...sides, ...orderPlan(arrangement, 0), ...orderPlan(arrangement, 1)];
}

/** From the top down; the last one is no question. */
function orderPlan(arrangement: Arrangement, heap: number): readonly Option[] {
  const settled = arrangement.heaps[heap]?.settled ?? 0;
  return entitiesIn(arrangement, heap)
    .slice(settled, -1)
    .map((entity) => ({ type: "choose", entity }));
}

type Trigger = Option & { readonly type: "trigger" };

/** What resolves last goes on the stack first. Of abilities that are all alike the order is not asked (603.3b). */
function triggersPlan({ question, heaps }: Arrangement): readonly Option[] {
  let waiting = question.options.filter((option): option is Trigger => option.type === "trigger");
  const plan: Option[] = [];
  for (const key of (heaps[0]?.keys ?? []).toReversed()) {
    const [first] = waiting;
    if (waiting.every(({ object, ability }) => object === first?.object && ability === first.ability)) break;
    const index = waiting.findIndex((option) => `trigger ${option.index}` === key);
    const next = waiting[index];
    if (next === undefined) break;
    // Its place is counted among those that still wait.
    plan.push({ ...next, index });
    waiting = waiting.filter((option) => option !== next);
  }
  return plan;
}

function separationPlan({ question, heaps }: Arrangement): readonly Option[] {
  return (question.shown ?? []).map((id): Option => {
    const pile = heaps.findIndex(({ keys }) => keys.includes(keyOf(id)));
    return { type: "number", number: Math.max(0, pile) + 1 };
  });
}

/** What was chosen, one after another; then that this is all, where more could have been. What has one answer is no question. */
function choicePlan(arrangement: Arrangement): readonly Option[] {
  const { options, toChoose } = arrangement.question;
  const { least, most } = toChoose ?? { least: 0, most: unbounded };
  const chosen = entitiesIn(arrangement, 1);
  const can = chosenBy(options).length;
  const plan = chosen
    .filter((_, before) => can - before > 1 || before >= least)
    .map((entity): Option => ({ type: "choose", entity }));
  return chosen.length < most && chosen.length < can ? [...plan, { type: "done" }] : plan;
}

/** An arrangement of the same pieces, as they were put in another one. */
export function takenOver(arrangement: Arrangement, { heaps }: Arrangement): Arrangement {
  return {
    ...arrangement,
    heaps: arrangement.heaps.map((heap, at) => ({ ...heap, keys: heaps[at]?.keys ?? heap.keys })),
  };
}

/** What is left of a hand that is chosen from: what was chosen lies elsewhere, and where there is no room for more nothing can be. */
export function leftInHand(hand: readonly CardModel[], arrangement: Arrangement | null): readonly CardModel[] {
  if (arrangement?.way !== "pick") return hand;
  const chosen = new Set(arrangement.heaps[1]?.keys);
  const left = hand.filter(({ id }) => !chosen.has(keyOf(id)));
  return left.map((card) => {
    const usable = mayLieIn(arrangement, keyOf(card.id), 1) && !isComplete(arrangement);
    return usable || card.options.length === 0 ? card : { ...card, options: [] };
  });
}
