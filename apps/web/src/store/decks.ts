/**
 * The player's decks and what the worker said of them: each change of a deck is kept at once and read anew. A deck is named by a key: a
 * "+" and the id of one of the player's own, or the name of one that comes with the game.
 */
import type { DeckChoice, DeckRead, Sheet } from "@nykthos/protocol";
import { create } from "zustand";
import { exported, fileName } from "../model/deck.ts";
import type { ListFormat } from "../model/deck.ts";
import { say } from "./line.ts";
import { discardUnread, keepDecks, takeDecks } from "./shelf.ts";
import type { OwnDeck, Shelf } from "./shelf.ts";
import { now, set, useTable, useWords, wordsNow } from "./state.ts";

export type DeckKey = string;

interface DecksState extends Shelf {
  /** What each list was read as, by key. */
  readonly reads: ReadonlyMap<DeckKey, DeckRead>;
  /** The deck that lies open on the shelf. */
  readonly open: DeckKey | null;
  /** The deck that was deleted last, and where it stood. */
  readonly removed: { readonly deck: OwnDeck; readonly at: number; readonly name: string } | null;
  /** The cards that were found for what is being typed. */
  readonly found: { readonly query: string; readonly sheets: readonly Sheet[] };
}

const nothing: DecksState["found"] = { query: "", sheets: [] };

export const useDecks = create<DecksState>()(() => ({
  ...taken(),
  reads: new Map(),
  open: null,
  removed: null,
  found: nothing,
}));
const { getState: shelf, setState: put } = useDecks;

function taken(): Shelf {
  try {
    return takeDecks(localStorage);
  } catch {
    // Where a browser forbids storage altogether, even asking for it fails.
    return { decks: [], unread: null, keeps: false, mayWrite: false };
  }
}

export function keyOf({ id }: OwnDeck): DeckKey {
  return `+${id}`;
}
export function ownDeck(key: DeckKey, decks: readonly OwnDeck[] = shelf().decks): OwnDeck | undefined {
  return key.startsWith("+") ? decks.find((deck) => keyOf(deck) === key) : undefined;
}

/** What a deck is called: by its owner, else by its list. */
function nameOfDeck(key: DeckKey, { decks, reads }: Pick<DecksState, "decks" | "reads">, unnamed: string): string {
  const own = ownDeck(key, decks);
  if (own === undefined) return key;
  return [own.name, reads.get(key)?.name].find((name) => name !== undefined && name !== "") ?? unnamed;
}
export function useDeckName(key: DeckKey): string {
  const words = useWords();
  return useDecks((state) => nameOfDeck(key, state, words.decks.unnamed));
}

/** What is asked of the worker to play with that deck. */
export function deckChoice(key: DeckKey): DeckChoice {
  const own = ownDeck(key);
  return own === undefined ? { deck: "named", name: key } : { deck: "list", text: own.text };
}

/** Asks the worker what a deck is. */
function read(key: DeckKey): void {
  const own = ownDeck(key);
  if (own !== undefined) say({ type: "readDeck", id: key, text: own.text });
  else say({ type: "deck", id: key, name: key });
}
/** Asks for everything anew: at the beginning, and in another language. */
export function readDecks(): void {
  const { decks, reads } = shelf();
  const keys = new Set([...decks.map(keyOf), ...reads.keys()]);
  for (const key of keys) if (!key.startsWith("+") || ownDeck(key) !== undefined) read(key);
  put({ found: nothing });
}
export function hearDeck(told: DeckRead): void {
  put({ reads: new Map(shelf().reads).set(told.id, told) });
  goOnEditing(told.id);
}
export function hearCards(query: string, sheets: readonly Sheet[]): void {
  put({ found: { query, sheets } });
}
export function findCards(query: string): void {
  if (query.trim() === "") put({ found: nothing });
  else say({ type: "findCards", query });
}

/** To the shelf, and to that deck. */
export function openDecks(key: DeckKey | null = null): void {
  set({ phase: "decks", panel: null });
  openDeck(key);
}
export function openDeck(key: DeckKey | null): void {
  put({ open: key, found: nothing });
  if (key !== null && !shelf().reads.has(key)) read(key);
}

function keep(decks: readonly OwnDeck[]): void {
  // What could not be put aside must not be written over.
  put({ decks, keeps: shelf().mayWrite && keepDecks(localStorage, decks) });
}

/** A new deck of the player's, opened at once. */
export function addDeck(text: string, name = "", told?: DeckRead): void {
  const deck: OwnDeck = { id: crypto.randomUUID(), name, text };
  const key = keyOf(deck);
  put({
    removed: null,
    ...(told === undefined ? {} : { reads: new Map(shelf().reads).set(key, { ...told, id: key }) }),
  });
  keep([...shelf().decks, deck]);
  read(key);
  openDeck(key);
}
/** A deck like that one, as the player's own; one that comes with the game keeps its name. */
export function copyDeck(key: DeckKey): void {
  const own = ownDeck(key);
  const told = shelf().reads.get(key);
  const text = own?.text ?? told?.text;
  if (text === undefined) return;
  const words = wordsNow().decks;
  addDeck(text, own === undefined ? "" : words.copyOf(nameOfDeck(key, shelf(), words.unnamed)), told);
}
/** Gives a deck another name; "" is the one in its list. */
export function renameDeck(key: DeckKey, name: string): void {
  change(key, { name });
}
/** Writes the list anew, as it is being typed. */
export function writeList(key: DeckKey, text: string): void {
  change(key, { text });
  clearTimeout(typing);
  typing = setTimeout(() => read(key), pause);
}
let typing: ReturnType<typeof setTimeout> | undefined;
/** How long one waits for the next letter before the list is read, in milliseconds. */
const pause = 120;

/** Changes the list by what it was read as; a list that is still being read is waited for, so that no press is lost. */
export function editDeck(key: DeckKey, edit: (told: DeckRead) => string): void {
  edits.push({ key, edit });
  goOnEditing(key);
}
const edits: { readonly key: DeckKey; readonly edit: (told: DeckRead) => string }[] = [];

function goOnEditing(key: DeckKey): void {
  const own = ownDeck(key);
  const told = shelf().reads.get(key);
  if (own === undefined || told?.text !== own.text) return;
  const at = edits.findIndex((one) => one.key === key);
  const [next] = at < 0 ? [] : edits.splice(at, 1);
  if (next === undefined) return;
  change(key, { text: next.edit(told) });
  read(key);
}

function change(key: DeckKey, to: Partial<Pick<OwnDeck, "name" | "text">>): void {
  keep(shelf().decks.map((deck) => (keyOf(deck) === key ? { ...deck, ...to } : deck)));
}
export function removeDeck(key: DeckKey): void {
  const { decks, open } = shelf();
  const at = decks.findIndex((deck) => keyOf(deck) === key);
  const deck = decks[at];
  if (deck === undefined) return;
  const name = nameOfDeck(key, shelf(), wordsNow().decks.unnamed);
  keep(decks.toSpliced(at, 1));
  put({ removed: { deck, at, name }, open: open === key ? null : open });
}
export function undoRemove(): void {
  const { removed, decks } = shelf();
  if (removed === null) return;
  keep(decks.toSpliced(removed.at, 0, removed.deck));
  put({ removed: null });
  openDeck(keyOf(removed.deck));
}

/** The text of a deck for elsewhere; "" as long as the worker has not read it. */
export function exportOf(key: DeckKey, format: ListFormat): string {
  const told = shelf().reads.get(key);
  return told === undefined ? "" : exported(told, nameOfDeck(key, shelf(), wordsNow().decks.unnamed), format);
}
export function saveDeck(key: DeckKey, format: ListFormat): void {
  saveText(exportOf(key, format), fileName(nameOfDeck(key, shelf(), wordsNow().decks.unnamed)));
}

/** Hands out what could not be read, as it was found. */
export function saveUnread(): void {
  saveText(shelf().unread ?? "", "nykthos-decks.txt");
}
export function discard(): void {
  discardUnread(localStorage);
  put({ unread: null });
}

function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

// Decks that are changed in another window of the same browser are those here as well.
addEventListener("storage", ({ key }) => {
  if (key === null || key.startsWith("nykthos.decks")) {
    put(taken());
    const { open } = shelf();
    if (open?.startsWith("+") === true && ownDeck(open) === undefined) openDeck(null);
    if (now().phase !== "opening") readDecks();
  }
});

/** How many cards a deck of the game or of the player has, where that is known. */
export function useSummary(key: DeckKey) {
  const known = useTable(({ decks }) => decks.find(({ name }) => name === key)?.summary);
  const told = useDecks(({ reads }) => reads.get(key)?.summary);
  return told ?? known;
}
