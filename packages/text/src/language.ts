/**
 * What a language can do: say a card, and each part of it, from its data alone (113, 207.1). The names of cards are facts about the
 * printed game, so whoever asks passes them in; a language knows no card by name.
 */
import type { Ability, CardDefinition, Quantity } from "@nykthos/engine/card";

export const languageCodes = ["en", "de", "es"] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** What a name brings to a sentence in languages that need it: what words agree with, and whether it stands with an article. */
export interface NameGrammar {
  readonly gender: "m" | "f" | "n";
  readonly plural?: true;
  readonly article?: true;
  /** How its noun changes with the case, where that is not the rule: "der Held, den Helden", "der Weise, ein Weiser". */
  readonly declension?: "weak" | "adjective";
}

/** How a card is called in a language: its whole name, and the part by which a text may call it again (201.5c). */
export interface CardName {
  readonly name: string;
  readonly shortName?: string;
  readonly grammar?: NameGrammar;
  /** The set whose printing of the card is meant, e.g. "THS": the sets have house styles that differ in a few wordings. */
  readonly edition?: string;
}

/** Looks a card's name in the language up by its English name; `undefined` where it has none, and the English name is used. */
export type Names = (englishName: string) => CardName | undefined;

export interface TextOptions {
  /** Whether keywords and keyword actions are explained in parentheses (207.2). */
  readonly reminder?: boolean;
  readonly names?: Names;
}

/** Between the texts of the two halves of a split card (709.1). */
export const halvesDivider = "\n//\n";

export interface Language {
  readonly code: LanguageCode;
  /** The rules text of a card: its paragraphs, parted by line breaks; empty for a card without abilities. */
  cardText(card: CardDefinition, options?: TextOptions): string;
  /** One ability of a card, as it stands in the card's text: one paragraph, or several for modes. */
  ability(ability: Ability, card: CardDefinition, options?: TextOptions): string;
  /** A quantity of an ability as a noun phrase: "your devotion to green". */
  quantity(quantity: Quantity, ability: Ability, card: CardDefinition, options?: TextOptions): string;
  /** The type line (205.1). */
  typeLine(card: Pick<CardDefinition, "supertypes" | "types" | "subtypes">): string;
  name(card: Pick<CardDefinition, "name">, options?: TextOptions): string;
}
