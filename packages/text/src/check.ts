/**
 * Holds rendered texts against the official ones, card by card: that they are equal proves that a card's data leaves nothing out and
 * adds nothing. German and Spanish have to be equal only where the English has not changed since they were printed.
 */
import type { CardDefinition } from "@nykthos/engine/card";
import type { Language, LanguageCode, Names } from "./language.ts";
import type { OfficialCard } from "./official.ts";
import { withoutReminder } from "./official.ts";

/** A paragraph that is not the same in both. */
export interface ParagraphDifference {
  /** Counted from 1. */
  readonly paragraph: number;
  readonly rendered?: string;
  readonly official?: string;
}

export interface CheckedCard {
  readonly name: string;
  readonly equal: boolean;
  /** Whether it has to be equal; otherwise the official text is older than the rules text that is rendered. */
  readonly required: boolean;
  readonly rendered: string;
  readonly official: string;
  readonly diff: readonly ParagraphDifference[];
  /** Why it differs, where that is known and intended. */
  readonly explained?: string;
}

export interface TextReport {
  readonly language: LanguageCode;
  readonly cards: readonly CheckedCard[];
  /** Defined cards that the official data has no text of, in this language. */
  readonly withoutOfficial: readonly string[];
  /** Explanations of differences that are none, or of cards that were not compared. */
  readonly stale: readonly string[];
}

/** Why cards differ from their printed text on purpose, by English name. */
export type Differences = Readonly<Record<string, string>>;

export interface CheckOptions {
  readonly names?: Names;
  readonly differences?: Differences;
}

/** Compares the text of every card with its official one, reminder text aside. */
export function checkTexts(
  language: Language,
  cards: readonly CardDefinition[],
  official: readonly OfficialCard[],
  { names, differences = {} }: CheckOptions = {},
): TextReport {
  const officialByName = new Map<string, OfficialCard>();
  for (const card of official) if (!officialByName.has(card.name)) officialByName.set(card.name, card);
  const checked: CheckedCard[] = [];
  const withoutOfficial: string[] = [];
  for (const card of cards) {
    const found = officialByName.get(card.name);
    const text = found?.text[language.code];
    if (found === undefined || text === undefined) {
      withoutOfficial.push(card.name);
      continue;
    }
    // Of a split card the official data has the left half's text.
    const rendered = language.cardText(card.halves?.[0] ?? card, names === undefined ? {} : { names });
    const explained = differences[card.name];
    const folded = withoutReminder(text);
    checked.push({
      name: card.name,
      equal: language.code === "en" ? rendered === folded : unspaced(rendered) === unspaced(folded),
      required: language.code === "en" || found.unchanged,
      rendered,
      official: folded,
      diff: differencesOf(rendered, folded),
      ...(explained === undefined ? {} : { explained }),
    });
  }
  const differing = new Set(checked.filter(({ equal, required }) => !equal && required).map(({ name }) => name));
  return {
    language: language.code,
    cards: checked,
    withoutOfficial,
    stale: Object.keys(differences).filter((name) => !differing.has(name)),
  };
}

/**
 * Printed translations break lines elsewhere than English, and lose spaces where they do; the data has one kind of closing quotation
 * mark for all of them.
 */
function unspaced(text: string): string {
  return text.replace(/\s+/gu, "").replace(/[“”]/gu, '"');
}

/** The cards of a report that should be equal, are not, and have no explanation. */
export function unexplained({ cards }: TextReport): readonly CheckedCard[] {
  return cards.filter(({ equal, required, explained }) => !equal && required && explained === undefined);
}

function differencesOf(rendered: string, official: string): readonly ParagraphDifference[] {
  const [ours, theirs] = [rendered.split("\n"), official.split("\n")];
  const found: ParagraphDifference[] = [];
  for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
    const [our, their] = [ours[index], theirs[index]];
    if (our === their) continue;
    found.push({
      paragraph: index + 1,
      ...(our === undefined ? {} : { rendered: our }),
      ...(their === undefined ? {} : { official: their }),
    });
  }
  return found;
}
