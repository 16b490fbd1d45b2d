/** What the page itself says: one total table a language. What cards, events and questions say comes from the holder of the game. */
import type { ArrangingWords } from "./arranging/messages.ts";
import type { DeckWords, ImageWords } from "./decks/messages.ts";
import type { SpokenWords } from "./spoken/messages.ts";
import type { Hint } from "../model/hints.ts";
import type { Color, Designation, PlainKeyword, Step } from "@nykthos/engine/card";
import type { RefusalCode } from "@nykthos/protocol";

export interface Messages {
  readonly play: string;
  readonly playNow: string;
  readonly tagline: string;
  readonly setUp: string;
  readonly yourDeck: string;
  readonly theirDeck: string;
  readonly anyDeck: string;
  readonly opponent: string;
  readonly levels: Readonly<Record<string, string>>;
  readonly whoBegins: string;
  readonly firstYou: string;
  readonly firstOpponent: string;
  readonly firstLot: string;
  readonly seed: string;
  readonly seedHint: string;
  readonly decks: DeckWords;
  readonly images: ImageWords;
  readonly spoken: SpokenWords;
  readonly loadGame: string;
  readonly language: string;
  readonly you: string;
  readonly opponentName: string;
  readonly yourHand: string;
  readonly yourSide: string;
  readonly theirSide: string;
  readonly creatures: string;
  readonly lands: string;
  readonly others: string;
  readonly stack: string;
  readonly stackEmpty: string;
  readonly log: string;
  readonly library: string;
  readonly graveyard: string;
  readonly exile: string;
  readonly emblems: string;
  readonly hand: string;
  readonly life: string;
  readonly emptyZone: string;
  readonly show: string;
  readonly hide: string;
  readonly choices: string;
  readonly actions: string;
  turn(turn: number): string;
  turnOf(mine: boolean): string;
  cards(count: number): string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly keywords: Readonly<Record<PlainKeyword, string>>;
  readonly colors: Readonly<Record<Color | "C", string>>;
  passTo(step: string): string;
  readonly passToCombat: string;
  readonly passTurn: string;
  resolve(name: string): string;
  pay(names: string): string;
  readonly attackAll: string;
  readonly always: string;
  /** Over what is answered by itself from now on. */
  readonly standing: string;
  readonly askAgain: string;
  readonly back: string;
  readonly undo: string;
  readonly menu: string;
  readonly close: string;
  readonly settings: string;
  readonly help: string;
  readonly save: string;
  readonly concede: string;
  readonly concedeSure: string;
  readonly newGame: string;
  readonly watch: string;
  readonly watchBackwards: string;
  readonly watchForwards: string;
  readonly backToGame: string;
  readonly playFromHere: string;
  moment(moment: number, of: number): string;
  readonly thinking: string;
  readonly opponentDecides: string;
  readonly untilEndOfTurn: string;
  readonly untilMyTurn: string;
  readonly untilSomething: string;
  /** The button that offers these. */
  readonly passOn: string;
  readonly fullControl: string;
  readonly stops: string;
  readonly stopsMine: string;
  readonly stopsTheirs: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly motion: string;
  readonly shortcuts: string;
  readonly changeKey: string;
  readonly pressKey: string;
  readonly keys: Readonly<Record<KeyAction, string>>;
  readonly tapped: string;
  readonly sick: string;
  readonly designations: Readonly<Record<Designation, string>>;
  readonly attacking: string;
  blocks(names: string): string;
  readonly wouldTap: string;
  readonly usable: string;
  damaged(amount: number): string;
  devotion(now: number, needed: number): string;
  readonly notCreature: string;
  attachedTo(name: string): string;
  targets(names: string): string;
  ofPile(count: number): string;
  /** How many cards, permanents and the like can be used. */
  usableCards(count: number): string;
  /** Rows of the battlefield, folded into a line. */
  foldedLands(lands: number, untapped: number): string;
  foldedFront(creatures: number, others: number): string;
  stackFolded(count: number): string;
  /** What is attached to a permanent, and that permanent. */
  attachedHere(name: string): string;
  readonly whatItIs: string;
  readonly noReasons: string;
  readonly whyNot: string;
  costSoFar(cost: string): string;
  blocksWhom(name: string): string;
  readonly hints: Readonly<Record<Hint, string>>;
  readonly hintKnown: string;
  readonly hintsOn: string;
  readonly ruleUnexplained: string;
  readonly state: string;
  readonly hurry: string;
  readonly replay: string;
  /** Devotion at a glance: "1 of 5". */
  devotionShort(now: number, needed: number): string;
  /** By how much a life total changed, with its sign. */
  lifeChange(by: number): string;
  /** By how much the cards in hand and on the battlefield changed, with its sign. */
  cardsChange(by: number): string;
  readonly rule: string;
  /** What combat comes to: whose life changes from what to what, "" for nobody's. */
  forecast(changes: string): string;
  wouldDie(names: string): string;
  readonly won: string;
  readonly lost: string;
  readonly draw: string;
  readonly why: Readonly<Record<string, string>>;
  readonly whatTurnedIt: string;
  readonly lifePlot: string;
  readonly cardsPlot: string;
  readonly again: string;
  readonly saveReplay: string;
  readonly onTop: string;
  readonly onBottom: string;
  readonly chooseFor: string;
  readonly chooseNumber: string;
  readonly nothingGoesOn: string;
  /** What is said before all that is on the stack. */
  readonly stackLine: string;
  canDo(items: string): string;
  readonly canOnlyPass: string;
  readonly refused: Readonly<Record<RefusalCode, string>>;
  readonly arranging: ArrangingWords;
}

export type Speed = "instant" | "fast" | "normal" | "slow";
export type KeyAction =
  | "main"
  | "back"
  | "undo"
  | "untilEndOfTurn"
  | "untilMyTurn"
  | "untilSomething"
  | "fullControl"
  | "attackAll"
  | "next"
  | "hand"
  | "mySide"
  | "theirSide"
  | "stack"
  | "inspect"
  | "sayBoard"
  | "sayStack"
  | "sayActions"
  | "help";
