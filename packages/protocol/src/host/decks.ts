/** What the holder of a game tells about decks: lists read line by line, the decks that come with it, cards by their name. Knows no game. */
import { cards, facts, findCard, namesLike, preconstructedDecks, readDeck, starterDecks } from "@nykthos/cards";
import type { Deck, DeckProblem, ReadLine } from "@nykthos/cards";
import { colors, manaValueOf, parseManaCost } from "@nykthos/engine/card";
import type { CardDefinition } from "@nykthos/engine/card";
import type { LanguageCode } from "@nykthos/text";
import type { DeckFault, DeckHint, DeckRead, DeckRequest, DeckResponse, DeckSummary } from "../decks.ts";
import { colorsOf, sheetOf } from "./sheets.ts";

/** The fewest cards that a deck has in any way of playing (100.2b). */
export const fewestCards = 40;
/** In constructed play (100.2a, 100.4a). */
const constructed = { fewest: 60, mostCopies: 4, mostInSideboard: 15 };
/** From this mana value on cards are counted together. */
const lastOfCurve = 7;
const mostFound = 12;

/** The answer to a question about decks; null where there is no deck of that name. */
export function aboutDecks(request: DeckRequest, language: LanguageCode): DeckResponse | null {
  switch (request.type) {
    case "readDeck":
      return deckRead(request.id, request.text, language);
    case "deck": {
      const deck = deckNamed(request.name);
      return deck === undefined ? null : deckRead(request.id, listOf(deck, language), language);
    }
    case "findCards": {
      const found = namesLike(request.query, language, mostFound).flatMap((name) => cards.get(name) ?? []);
      return {
        type: "cardsFound",
        query: request.query,
        sheets: found.map((card) => sheetOf(0, card, language)),
      };
    }
  }
}

/** The decks that come with the game, each with what it is made of. */
export function decksThatCome(): readonly {
  readonly name: string;
  readonly starter: boolean;
  readonly summary: DeckSummary;
}[] {
  const told = (decks: ReadonlyMap<string, Deck>, starter: boolean) =>
    [...decks].map(([name, deck]) => ({ name, starter, summary: summaryOf(linesOf(deck)) }));
  return [...told(starterDecks, true), ...told(preconstructedDecks, false)];
}

export function deckNamed(name: string): Deck | undefined {
  return starterDecks.get(name) ?? preconstructedDecks.get(name);
}

function deckRead(id: string, text: string, language: LanguageCode): DeckRead {
  const { name, lines, problems } = readDeck(text);
  const written = text.split(/\r\n|\n|\r/);
  const different = new Set(lines.map(({ card }) => card));
  return {
    type: "deckRead",
    id,
    name,
    text,
    lines: lines.map(({ line, count, part, card }) => ({ line, count, part, card: card.name })),
    faults: problems.map((problem) => faultOf(problem, written[problem.line - 1] ?? "")),
    hints: hintsFor(lines),
    sheets: [...different].map((card) => sheetOf(0, card, language)),
    summary: summaryOf(lines),
    plain: writtenOut(lines, problems, written, ({ count, name: as }) => `${count} ${as}`),
    arena: writtenOut(lines, problems, written, arenaLine),
  };
}

function faultOf({ line, text, because, nearest }: DeckProblem, whole: string): DeckFault {
  return {
    line,
    text,
    because,
    nearest: nearest.map(({ name }) => ({ name, mended: whole.replace(text, () => name) })),
  };
}

/** What a deck says for itself in constructed and in limited play. */
function hintsFor(lines: readonly ReadLine[]): readonly DeckHint[] {
  const hints: DeckHint[] = [];
  const main = countIn(lines, "main");
  const sideboard = countIn(lines, "sideboard");
  if (main < fewestCards) hints.push({ is: "tooSmall", cards: main, needed: fewestCards, rule: "100.2b" });
  else if (main < constructed.fewest)
    hints.push({ is: "limitedOnly", cards: main, needed: constructed.fewest, rule: "100.2a" });
  const copies = new Map<CardDefinition, number>();
  for (const { card, count } of lines) copies.set(card, (copies.get(card) ?? 0) + count);
  for (const [card, count] of copies)
    if (count > constructed.mostCopies && !card.supertypes.includes("Basic"))
      hints.push({ is: "copies", card: card.name, count, most: constructed.mostCopies, rule: "100.2a" });
  if (sideboard > constructed.mostInSideboard)
    hints.push({ is: "sideboard", cards: sideboard, most: constructed.mostInSideboard, rule: "100.4a" });
  return hints;
}

type Counted = Pick<ReadLine, "count" | "part" | "card">;

function summaryOf(lines: readonly Counted[]): DeckSummary {
  const main = lines.filter(({ part }) => part === "main");
  const isLand = ({ card }: Counted): boolean => card.types.includes("Land");
  const spells = main.filter((line) => !isLand(line));
  const curve = Array.from({ length: lastOfCurve + 1 }, () => 0);
  for (const { card, count } of spells) {
    const at = Math.min(manaValueOf(parseManaCost(card.manaCost ?? "")), lastOfCurve);
    curve[at] = (curve[at] ?? 0) + count;
  }
  const creatures = total(spells.filter(({ card }) => card.types.includes("Creature")));
  return {
    cards: total(main),
    sideboard: countIn(lines, "sideboard"),
    colors: colors.filter((color) => main.some(({ card }) => colorsOf(card).includes(color))),
    creatures,
    lands: total(main.filter(isLand)),
    others: total(spells) - creatures,
    curve,
  };
}

function total(lines: readonly Counted[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

function countIn(lines: readonly Counted[], part: Counted["part"]): number {
  return total(lines.filter((line) => line.part === part));
}

function linesOf({ main, sideboard }: Deck): readonly Counted[] {
  const inPart = (part: Counted["part"], lines: Deck["main"]): readonly Counted[] =>
    lines.flatMap(({ count, name }) => {
      const card = findCard(name);
      return card === undefined ? [] : [{ count, part, card }];
    });
  return [...inPart("main", main), ...inPart("sideboard", sideboard)];
}

/** A deck as a list that a person would write in that language. */
function listOf({ name, main, sideboard }: Deck, language: LanguageCode): string {
  const line = ({ count, name: english }: Deck["main"][number]): string => `${count} ${nameIn(language, english)}`;
  const rest = sideboard.length === 0 ? [] : ["", "Sideboard", ...sideboard.map(line)];
  return `${[`// ${name}`, "", ...main.map(line), ...rest].join("\n")}\n`;
}

function nameIn(language: LanguageCode, english: string): string {
  return language === "en" ? english : (facts(english)?.[language]?.name ?? english);
}

/** The lines of the deck and of its sideboard; what could not be read stays as it is, so that nothing is lost. */
function writtenOut(
  lines: readonly ReadLine[],
  problems: readonly DeckProblem[],
  written: readonly string[],
  write: (line: ReadLine) => string,
): string {
  const all = [
    ...lines.map((line) => ({ at: line.line, part: line.part, text: write(line) })),
    ...problems.map(({ line, part }) => ({ at: line, part, text: written[line - 1]?.trim() ?? "" })),
  ].sort((a, b) => a.at - b.at);
  const inPart = (wanted: ReadLine["part"]): readonly string[] =>
    all.flatMap(({ part, text }) => (part === wanted ? [text] : []));
  const side = inPart("sideboard");
  return `${[...inPart("main"), ...(side.length === 0 ? [] : ["", "Sideboard", ...side])].join("\n")}\n`;
}

/** "4 Boon Satyr (THS) 152". */
function arenaLine({ count, card }: ReadLine): string {
  const printing = facts(card.name)?.printings[0];
  return `${count} ${card.name}${printing === undefined ? "" : ` (${printing.set}) ${printing.number}`}`;
}
