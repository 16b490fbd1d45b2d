/** What the page says where cards are arranged, searched through, looked at and revealed. */

/** What a heap is called, where it is not a numbered pile. */
export type HeapWord =
  "top" | "bottom" | "library" | "hand" | "graveyard" | "shown" | "found" | "chosen" | "discarded" | "resolves";

export interface ArrangingWords {
  scry(cards: number): string;
  readonly order: string;
  readonly triggers: string;
  toBottom(cards: number): string;
  discard(cards: number): string;
  search(least: number, most: number): string;
  readonly separate: string;
  readonly heaps: Readonly<Record<HeapWord, string>>;
  /** In which a card lies there: "on top". */
  readonly where: Readonly<Record<HeapWord, string>>;
  pile(number: number): string;
  inPile(number: number): string;
  handOf(who: string): string;
  libraryOf(who: string): string;
  graveyardOf(who: string): string;
  readonly uppermost: string;
  readonly resolvesFirst: string;
  /** How many lie there, of as many as may. */
  countOf(now: number, least: number, most: number): string;
  /** What lies between the cards on top and those on the bottom. */
  between(cards: number): string;
  /** "first of two" */
  place(number: number, of: number): string;
  readonly asAtFirst: string;
  readonly sortHint: string;
  readonly sortHintTouch: string;
  readonly pickHint: string;
  readonly handHint: string;
  readonly keys: string;
  readonly pickKeys: string;
  readonly up: string;
  readonly down: string;
  /** Puts what is selected there. */
  readonly put: Readonly<Record<HeapWord, string>>;
  putInPile(number: number): string;
  readonly asItWas: string;
  readonly keepOnTop: string;
  readonly putOnBottom: string;
  topAndBottom(top: number, bottom: number): string;
  readonly inThisOrder: string;
  readonly thesePiles: string;
  take(names: string): string;
  putDown(names: string): string;
  discardThese(names: string): string;
  readonly findNothing: string;
  readonly chooseNothing: string;
  takePile(number: number): string;
  readonly filter: string;
  /** How many cards a filter leaves. */
  filtered(cards: number): string;
  readonly canBeFound: string;
  readonly cannotBeFound: string;
  readonly cannotBeChosen: string;
  readonly lookedAt: string;
  readonly revealed: string;
  /** Who reveals, as a sentence: the player at the table, or somebody else. */
  reveals(who: string | null): string;
  readonly understood: string;
}
