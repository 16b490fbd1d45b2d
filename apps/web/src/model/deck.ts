/**
 * A deck as the shelf shows and changes it: its cards grouped by kind, and its list, in which single lines are rewritten so that the rest
 * stays as its owner wrote it. Pure; knows no framework and no language.
 */
import type { DeckLine, DeckRead, Sheet } from "@nykthos/protocol";

const cardKinds = [
  "creature",
  "planeswalker",
  "instant",
  "sorcery",
  "artifact",
  "enchantment",
  "land",
  "sideboard",
] as const;
export type CardKind = (typeof cardKinds)[number];

export const listFormats = ["plain", "arena"] as const;
export type ListFormat = (typeof listFormats)[number];

/** A card of a deck, from however many lines. */
export interface DeckRow {
  readonly sheet: Sheet;
  readonly count: number;
  readonly part: DeckLine["part"];
}
export interface DeckGroup {
  readonly kind: CardKind;
  readonly count: number;
  readonly rows: readonly DeckRow[];
}

/** The cards of a deck by kind, each kind by mana value and name; the sideboard is a kind of its own. */
export function groupsOf({ lines, sheets }: DeckRead): readonly DeckGroup[] {
  const byName = new Map(sheets.map((sheet) => [sheet.english, sheet]));
  const rows = new Map<CardKind, Map<string, DeckRow>>();
  for (const line of lines) {
    const sheet = byName.get(line.card);
    if (sheet === undefined) continue;
    const kind = line.part === "sideboard" ? "sideboard" : kindOf(sheet);
    const ofKind = rows.get(kind) ?? new Map<string, DeckRow>();
    rows.set(kind, ofKind);
    const before = ofKind.get(line.card)?.count ?? 0;
    ofKind.set(line.card, { sheet, count: before + line.count, part: line.part });
  }
  return cardKinds.flatMap((kind) => {
    const ofKind = [...(rows.get(kind)?.values() ?? [])];
    if (ofKind.length === 0) return [];
    return {
      kind,
      count: ofKind.reduce((sum, { count }) => sum + count, 0),
      rows: ofKind.sort((a, b) => a.sheet.manaValue - b.sheet.manaValue || a.sheet.name.localeCompare(b.sheet.name)),
    };
  });
}

/** The first of its types that decides when it is played; a creature that is something else as well is a creature. */
function kindOf({ types }: Sheet): CardKind {
  if (types.includes("Land")) return "land";
  if (types.includes("Creature")) return "creature";
  if (types.includes("Planeswalker")) return "planeswalker";
  if (types.includes("Instant")) return "instant";
  if (types.includes("Sorcery")) return "sorcery";
  return types.includes("Enchantment") ? "enchantment" : "artifact";
}

/** The list with another line in that place; "" takes the line away. */
export function withLine(text: string, line: number, written: string): string {
  const lines = linesOf(text);
  if (line < 1 || line > lines.length) return text;
  lines.splice(line - 1, 1, ...(written === "" ? [] : [written]));
  return lines.join("\n");
}

type Part = DeckLine["part"];

/** The list with one more of a card that it has. */
export function withOneMore({ text, lines }: DeckRead, english: string, part: Part): string {
  const line = lines.find((one) => one.card === english && one.part === part);
  return line === undefined ? text : recounted(text, line, line.count + 1);
}
/** The list with one less of a card; the last one takes its line away. */
export function withOneLess({ text, lines }: DeckRead, english: string, part: Part): string {
  const line = lines.findLast((one) => one.card === english && one.part === part);
  return line === undefined ? text : recounted(text, line, line.count - 1);
}

/** The list with a card more in the main deck: on the line that has it, or on a new one after the others. */
export function withCard(told: DeckRead, { english, name }: Sheet): string {
  const main = told.lines.filter(({ part }) => part === "main");
  if (main.some(({ card }) => card === english)) return withOneMore(told, english, "main");
  const lines = linesOf(told.text);
  while (lines.length > 0 && lines.at(-1)?.trim() === "") lines.pop();
  lines.splice(Math.min(placeForNew(lines, main), lines.length), 0, `1 ${name}`);
  return `${lines.join("\n")}\n`;
}

/** After the last line of the main deck; where it has none, below its heading, or above that of the sideboard. */
function placeForNew(lines: string[], main: readonly DeckLine[]): number {
  if (main.length > 0) return Math.max(...main.map(({ line }) => line));
  const headed = (words: RegExp): number => lines.findIndex((line) => words.test(line.trim()));
  const deck = headed(/^(?:deck|main ?deck|main):?$|^\[main\]$/i);
  if (deck >= 0) return deck + 1;
  const side = headed(/^\[?sideboard\]?:?$|^sb:/i);
  const at = side >= 0 ? side : lines.length;
  // What stands under a heading of other things would not be read as a card.
  if (headed(/^\[?(?:about|metadata)\]?:?$/i) < 0) return at;
  lines.splice(at, 0, "", "Deck");
  return at + 2;
}

function recounted(text: string, { line }: DeckLine, count: number): string {
  const written = linesOf(text)[line - 1];
  if (written === undefined) return text;
  const [, before = "", , between = " ", rest = ""] =
    /^(\s*(?:sb:\s*)?)(?:([+-]?\d+)(\s*x\s+|\s+))?(.*)$/i.exec(written) ?? [];
  return withLine(text, line, count < 1 ? "" : `${before}${count}${between}${rest}`);
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** A deck as a text for others to read, with its name above it. */
export function exported({ plain, arena }: DeckRead, name: string, format: ListFormat): string {
  return format === "plain" ? `// ${name}\n\n${plain}` : `About\nName ${name}\n\nDeck\n${arena}`;
}

/** A name that a file may have everywhere. */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `${plain === "" ? "deck" : plain}.txt`;
}
