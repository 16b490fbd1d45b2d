/** Arrangements in words: what is asked, what heaps are called, where a card lies, what confirming does. Pure. */
import type { EntityId, PlayerId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import type { HeapWord, Messages } from "../words/index.ts";
import { placeOf } from "./arranging.ts";
import type { Arrangement } from "./arranging.ts";
import type { TableCards } from "./cards.ts";

/** A heap as it is shown. */
export interface HeapShown {
  readonly title: string;
  /** Where a card lies that lies there. */
  readonly where: string;
  /** What putting a card there is called. */
  readonly put: string;
  /** The player's own hand, which lies where it always does. */
  readonly isHand: boolean;
  /** So much that it is looked through rather than laid out. */
  readonly isMuch: boolean;
}

/** How many cards can be laid out side by side. */
const laidOut = 8;

/** Where that lies which is chosen from, and whose it is; null where it lies here and there. */
function sourceOf(
  arrangement: Arrangement,
  { byId }: TableCards,
): { readonly zone: string; readonly owner: PlayerId } | null {
  const places = [...arrangement.pieces.values()].flatMap(({ entity }) => byId.get(entity)?.object ?? []);
  const [first] = places;
  if (first === undefined) return null;
  const { zone, owner } = first;
  return places.every((one) => one.zone === zone && one.owner === owner) ? { zone, owner } : null;
}

/** Whether a whole library is looked through (701.23a). */
export function isSearch(arrangement: Arrangement, { view }: Update, cards: TableCards): boolean {
  const source = arrangement.way === "pick" ? sourceOf(arrangement, cards) : null;
  return source?.zone === "library" && view.players[source.owner]?.librarySize === arrangement.pieces.size;
}

function wordOf(arrangement: Arrangement, heap: number, update: Update, cards: TableCards): HeapWord {
  const { question, heaps } = arrangement;
  switch (heaps[heap]?.name) {
    case "top":
      return "top";
    case "bottom":
      return "bottom";
    case "stack":
      return "resolves";
    case "to":
      if (question.kind === "bottom") return "bottom";
      if (question.kind === "discard") return "discarded";
      return isSearch(arrangement, update, cards) ? "found" : "chosen";
    default: {
      if (isSearch(arrangement, update, cards)) return "library";
      const source = sourceOf(arrangement, cards);
      return source?.zone === "hand" || source?.zone === "graveyard" ? source.zone : "shown";
    }
  }
}

/** A heap of an arrangement in words. */
export function heapShown(
  arrangement: Arrangement,
  heap: number,
  update: Update,
  cards: TableCards,
  words: Messages,
): HeapShown {
  const said = words.arranging;
  const { name, keys } = arrangement.heaps[heap] ?? { name: "from", keys: [] };
  if (name === "pile") {
    const number = heap + 1;
    return {
      title: said.pile(number),
      where: said.inPile(number),
      put: said.putInPile(number),
      isHand: false,
      isMuch: false,
    };
  }
  const word = wordOf(arrangement, heap, update, cards);
  const source = name === "from" ? sourceOf(arrangement, cards) : null;
  const isMine = source === null || source.owner === update.view.viewer;
  const who = isMine ? "" : (update.view.players[source.owner]?.name ?? words.opponentName);
  return {
    title: isMine ? said.heaps[word] : titleOf(word, who, words),
    where: said.where[word],
    put: said.put[word],
    isHand: word === "hand" && isMine,
    isMuch: name === "from" && (word === "library" || keys.length > laidOut),
  };
}

/** What somebody else's zone is called. */
function titleOf(word: HeapWord, who: string, { arranging }: Messages): string {
  switch (word) {
    case "hand":
      return arranging.handOf(who);
    case "library":
      return arranging.libraryOf(who);
    case "graveyard":
      return arranging.graveyardOf(who);
    default:
      return arranging.heaps[word];
  }
}

/** Where a piece lies, in a sentence. */
export function sayPlace(
  arrangement: Arrangement,
  key: string,
  update: Update,
  cards: TableCards,
  words: Messages,
  name: (entity: EntityId) => string,
): string {
  const place = placeOf(arrangement, key);
  const piece = arrangement.pieces.get(key);
  if (place === null || piece === undefined) return "";
  const heap = arrangement.heaps[place.heap];
  const { where } = heapShown(arrangement, place.heap, update, cards, words);
  const counted = heap?.ordered === true ? [words.arranging.place(place.at + 1, heap.keys.length)] : [];
  return `${name(piece.entity)}: ${[where, ...counted].join(", ")}`;
}

/** What the player is asked to do. */
export function sayTask(
  { question }: Arrangement,
  update: Update,
  words: Messages,
  search: boolean,
  name: (entity: EntityId) => string,
): string {
  const said = words.arranging;
  const { least, most } = question.toChoose ?? { least: 1, most: 1 };
  switch (question.kind) {
    case "scry":
      return said.scry(question.shown?.length ?? 1);
    case "order":
      return question.about === "triggers" ? said.triggers : said.order;
    case "bottom":
      return said.toBottom(most);
    case "discard":
      return said.discard(most);
    case "pile":
      return question.about === "separate" ? said.separate : update.prompt;
    default:
      return search ? `${name(question.source)}: ${said.search(least, most)}` : update.prompt;
  }
}

/** What confirming does. */
export function sayConfirm(
  arrangement: Arrangement,
  words: Messages,
  search: boolean,
  name: (entity: EntityId) => string,
): string {
  const said = words.arranging;
  const { question, heaps, pieces } = arrangement;
  const count = (heap: number): number => heaps[heap]?.keys.length ?? 0;
  switch (question.kind) {
    case "scry":
      if (pieces.size === 1) return count(1) === 0 ? said.keepOnTop : said.putOnBottom;
      return said.topAndBottom(count(0), count(1));
    case "order":
      return said.inThisOrder;
    case "pile":
      return said.thesePiles;
    default: {
      const chosen = (heaps[1]?.keys ?? []).flatMap((key) => pieces.get(key)?.entity ?? []);
      if (chosen.length === 0) return search ? said.findNothing : said.chooseNothing;
      const names = chosen.map(name).join(", ");
      if (question.kind === "bottom") return said.putDown(names);
      return question.kind === "discard" ? said.discardThese(names) : said.take(names);
    }
  }
}
