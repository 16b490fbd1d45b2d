/**
 * Deck lists: the plain text in which players write them ("4 Phalanx Leader", a line a card), and the decks that come with the game and with the block.
 * Knows names only; whether they are cards is for the reader of the list to ask.
 */
import texts from "./decks.json" with { type: "json" };

export interface DeckLine {
  readonly count: number;
  /** As written, in any language. */
  readonly name: string;
}
export interface Deck {
  /** What the first comment of the text says, or "". */
  readonly name: string;
  readonly main: readonly DeckLine[];
  readonly sideboard: readonly DeckLine[];
}

/** A line of a deck list that names cards. */
export interface DeckEntry extends DeckLine {
  /** The number of the line, from 1. */
  readonly line: number;
  readonly part: "main" | "sideboard";
}
/** Why a line cannot be read: its number is below 1 or above 250, or nothing follows the number. */
export type UnreadableBecause = "tooFew" | "tooMany" | "noName";
/** A line that cannot be read. */
interface UnreadableLine {
  readonly line: number;
  readonly part: DeckEntry["part"];
  readonly text: string;
  readonly because: UnreadableBecause;
  readonly problem: string;
}
export interface DeckText {
  readonly name: string;
  readonly entries: readonly DeckEntry[];
  readonly unreadable: readonly UnreadableLine[];
}

/** Headings of the parts of a list, in the formats that have them: "Sideboard", "Deck", "[Main]". */
const headings: ReadonlyMap<string, "main" | "sideboard" | "none"> = new Map([
  ["deck", "main"],
  ["main", "main"],
  ["main deck", "main"],
  ["maindeck", "main"],
  ["sideboard", "sideboard"],
  ["about", "none"],
  ["metadata", "none"],
]);

const expected: Readonly<Record<UnreadableBecause, string>> = {
  tooFew: "expected a number of at least 1",
  tooMany: "expected a number of at most 250",
  noName: "expected the name of a card after the number",
};

/**
 * Reads a deck list, whichever of these formats it is in:
 * - a number and a name a line ("4 Forest", "4x Forest", or a name alone for one), "Sideboard" before the sideboard or "SB:" before a line
 *   of it; a line that begins with "//" or "#" is a comment, the first of which names the deck;
 * - what MTG Arena exports: "Deck", "4 Boon Satyr (THS) 152", "Sideboard", with the name under "About";
 * - Forge's `.dck`: "[metadata]", "Name=…", "[Main]", "4 Boon Satyr|THS|1".
 */
export function readDeckText(text: string): DeckText {
  let comment = "";
  let title = "";
  let part: "main" | "sideboard" | "none" = "main";
  const entries: DeckEntry[] = [];
  const unreadable: UnreadableLine[] = [];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    const said = raw.trim();
    const remark = /^(?:\/\/|#)(.*)$/.exec(said)?.[1];
    if (remark !== undefined) {
      if (comment === "") comment = remark.trim();
      continue;
    }
    if (said === "") continue;
    const heading = headings.get((/^\[(.+)\]$/.exec(said)?.[1] ?? said.replace(/:$/, "")).toLowerCase());
    if (heading !== undefined) {
      part = heading;
      continue;
    }
    if (part === "none") {
      title = /^name(?:=|\s+)(.+)$/i.exec(said)?.[1]?.trim() ?? title;
      continue;
    }
    const [, aside, digits = "1", name = ""] = /^(sb:\s*)?(?:([+-]?\d+)(?:\s*x\s+|\s+))?(.+)$/i.exec(said) ?? [];
    const card = withoutPrinting(name);
    const count = Number(digits);
    const because =
      count < 1 ? "tooFew" : count > 250 ? "tooMany" : card === "" || /^[+-]?\d+x?$/i.test(card) ? "noName" : null;
    const where = aside === undefined ? part : "sideboard";
    if (because !== null) unreadable.push({ line, part: where, text: said, because, problem: expected[because] });
    else entries.push({ line, count, name: card, part: where });
  }
  return { name: title === "" ? comment : title, entries, unreadable };
}

/** The name without which printing it is: "(THS) 152", "[THS]", "|THS|1", "*F*" for foil. */
function withoutPrinting(name: string): string {
  return name
    .replace(/\|.*$/, "")
    .replace(/^\[[^\]]*\]\s*/, "")
    .replace(/\s+\*[A-Z]\*$/i, "")
    .replace(/\s+[[(][A-Z0-9]{2,6}[\])](?:\s+\S+)?$/i, "")
    .trim();
}

/**
 * Reads a deck list that is known to be well written; see `readDeckText` for the formats and `readDeck` for lists of other people.
 * @throws RangeError for a line that cannot be read, with its number
 */
export function parseDeck(text: string): Deck {
  const { name, entries, unreadable } = readDeckText(text);
  const [first] = unreadable;
  if (first !== undefined)
    throw new RangeError(`line ${first.line} of the deck list: ${first.problem}, found "${first.text}"`);
  const linesOf = (part: DeckEntry["part"]): readonly DeckLine[] =>
    entries.flatMap((entry) => (entry.part === part ? [{ count: entry.count, name: entry.name }] : []));
  return { name, main: linesOf("main"), sideboard: linesOf("sideboard") };
}

function byName(list: readonly string[]): ReadonlyMap<string, Deck> {
  return new Map(
    list.map((text) => {
      const deck = parseDeck(text);
      return [deck.name, deck];
    }),
  );
}

// Both are written from the text files in `decks` by `scripts/decks.ts`.
/** The decks that come with the game, by name. */
export const starterDecks: ReadonlyMap<string, Deck> = byName(texts.starter);
/** The decks that were sold with the block: intro packs, event decks and duel decks, by name. */
export const preconstructedDecks: ReadonlyMap<string, Deck> = byName(texts.preconstructed);
