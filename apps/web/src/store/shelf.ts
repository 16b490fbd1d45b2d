/**
 * Where the player's own decks are kept: one value with a version in the browser's storage. What cannot be read is put aside before
 * anything is written, so that nothing is ever lost. Knows no worker and no words.
 */

export interface OwnDeck {
  readonly id: string;
  /** What its owner calls it; "" for what the list calls itself. */
  readonly name: string;
  /** The list as its owner wrote it. */
  readonly text: string;
}

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

const place = "nykthos.decks";
const aside = "nykthos.decks.unread";
const version = 1;
/** Where the page kept its one list before there were decks. */
const oldPlace = "nykthos";

export interface Shelf {
  readonly decks: readonly OwnDeck[];
  /** What was found and could not be read; null where all was well. */
  readonly unread: string | null;
  /** Whether the decks as they are now are kept. */
  readonly keeps: boolean;
  /** Whether writing would lose nothing. */
  readonly mayWrite: boolean;
}

/** Takes the decks from where they are kept. */
export function takeDecks(storage: Storage): Shelf {
  try {
    const kept = storage.getItem(place);
    const { decks, whole } = kept === null ? { decks: oldList(storage), whole: true } : read(kept);
    if (kept !== null && !whole) putAside(storage, kept);
    const keeps = (kept !== null && whole) || keepDecks(storage, decks);
    return { decks, unread: storage.getItem(aside), keeps, mayWrite: true };
  } catch {
    // The browser has no storage for this page, or no room to put aside what cannot be read.
    return { decks: [], unread: null, keeps: false, mayWrite: false };
  }
}

/** Keeps the decks; whether the browser did. */
export function keepDecks(storage: Storage, decks: readonly OwnDeck[]): boolean {
  try {
    storage.setItem(place, JSON.stringify({ version, decks }));
    return true;
  } catch {
    return false;
  }
}

/** Throws away what could not be read, once its owner says so. */
export function discardUnread(storage: Storage): void {
  storage.removeItem(aside);
}

function read(kept: string): { readonly decks: readonly OwnDeck[]; readonly whole: boolean } {
  const value = parsed(kept);
  if (typeof value !== "object" || value === null || !("version" in value) || value.version !== version)
    return { decks: [], whole: false };
  if (!("decks" in value) || !Array.isArray(value.decks)) return { decks: [], whole: false };
  const found: readonly unknown[] = value.decks;
  const decks = found.filter(isDeck);
  return { decks, whole: decks.length === found.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDeck(value: unknown): value is OwnDeck {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, text }: { id?: unknown; name?: unknown; text?: unknown } = value;
  return typeof id === "string" && id !== "" && typeof name === "string" && typeof text === "string";
}

function putAside(storage: Storage, kept: string): void {
  const before = storage.getItem(aside);
  // What was put aside earlier stays as well.
  storage.setItem(aside, before === null || before === kept ? kept : `${before}\n${kept}`);
}

/** The one list of old is the first deck. */
function oldList(storage: Storage): readonly OwnDeck[] {
  const settings = parsed(storage.getItem(oldPlace) ?? "{}");
  if (typeof settings !== "object" || settings === null || !("list" in settings)) return [];
  const { list } = settings;
  return typeof list === "string" && list.trim() !== "" ? [{ id: "first", name: "", text: list }] : [];
}
