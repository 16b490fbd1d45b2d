/** What the page says about decks: the shelf, the editor, what is wrong with a list, and images of cards. */
import type { DeckFault } from "@nykthos/protocol";
import type { CardKind, ListFormat } from "../../model/deck.ts";

export interface DeckWords {
  readonly decks: string;
  readonly backToStart: string;
  readonly backToDecks: string;
  readonly yours: string;
  readonly starters: string;
  readonly preconstructed: string;
  readonly noneYet: string;
  /** A deck that nobody gave a name. */
  readonly unnamed: string;
  readonly name: string;
  readonly newDeck: string;
  readonly makeMine: string;
  readonly copy: string;
  copyOf(name: string): string;
  readonly remove: string;
  removed(name: string): string;
  readonly undoRemove: string;
  readonly playThis: string;
  readonly edit: string;
  /** What a deck is made of. */
  creatures(count: number): string;
  others(count: number): string;
  lands(count: number): string;
  inSideboard(count: number): string;
  readonly curve: string;
  curveColumn(manaValue: string, count: number): string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  readonly lookHint: string;
  /** The editor. */
  readonly asCards: string;
  readonly asList: string;
  readonly noCardsYet: string;
  readonly addCard: string;
  readonly nothingFound: string;
  added(name: string, count: number): string;
  oneMore(name: string): string;
  oneLess(name: string): string;
  readonly listLabel: string;
  readonly listHint: string;
  readonly report: string;
  line(line: number): string;
  readonly allRead: string;
  faultsFound(count: number): string;
  /** What is wrong with a line, by its code. */
  readonly faults: Readonly<Record<DeckFault["because"], (text: string) => string>>;
  readonly didYouMean: string;
  mendBy(line: number, name: string): string;
  readonly removeLine: string;
  removeLineOf(line: number): string;
  tooSmall(cards: number, needed: number): string;
  limitedOnly(cards: number, needed: number): string;
  copies(name: string, count: number, most: number): string;
  sideboardTooLarge(cards: number, most: number): string;
  cannotPlay(name: string, why: string): string;
  /** Keeping. */
  readonly kept: string;
  readonly notKept: string;
  readonly damaged: string;
  readonly damagedSave: string;
  readonly damagedDiscard: string;
  /** Lists from and for elsewhere. */
  readonly importDeck: string;
  readonly importPaste: string;
  readonly importFile: string;
  readonly importDo: string;
  readonly exportDeck: string;
  readonly format: string;
  readonly formats: Readonly<Record<ListFormat, string>>;
  readonly copyText: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly saveFile: string;
}

export interface ImageWords {
  readonly images: string;
  /** What switching them on does, and whose they are. */
  readonly imagesHint: string;
  readonly imagesOnTable: string;
}
