/** What the terminal itself says, beside the game: a total table a language. */
import type { LanguageCode } from "@nykthos/text";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";

export interface Words {
  readonly life: string;
  readonly hand: string;
  readonly library: string;
  readonly graveyard: string;
  readonly exile: string;
  readonly mana: string;
  readonly lands: string;
  readonly stack: string;
  readonly empty: string;
  /** Said of so many permanents. */
  readonly tapped: (count: number) => string;
  /** So many counters, by the name of one of them. */
  readonly counters: (count: number, one: string) => string;
  readonly attacking: string;
  readonly blocking: string;
  readonly sick: string;
  readonly damage: string;
  readonly onIt: string;
  readonly turn: (turn: number, whose: string, step: string) => string;
  readonly beforeTheGame: string;
  readonly you: string;
  /** What the person is called in a record, and in sentences about them. */
  readonly player: string;
  readonly opponent: string;
  readonly begins: (decks: string) => string;
  /** A deck that is smaller than decks have to be (100.2a). */
  readonly smallDeck: (deck: string, cards: number) => string;
  readonly hint: string;
  readonly notAnOption: (typed: string, most: number) => string;
  readonly noCard: (name: string, nearest: string) => string;
  readonly whyNot: (message: string, rule: string) => string;
  /** What was meant to be done, before the reason why not. */
  readonly intents: Readonly<Record<"play" | "cast" | "attack" | "activate", string>>;
  readonly noReason: string;
  /** Before what contributes to a permanent. */
  readonly whatItIs: string;
  readonly notHere: (name: string) => string;
  readonly whyWhat: string;
  readonly saved: (file: string) => string;
  readonly saveWhere: string;
  readonly cannotSave: (file: string, why: string) => string;
  readonly inputEnded: string;
  readonly stopsAt: (own: string, others: string) => string;
  readonly stopsHelp: string;
  readonly payingByHand: string;
  readonly payingByItself: string;
  readonly passing: string;
  readonly won: (who: string) => string;
  readonly youWon: string;
  readonly youLost: string;
  readonly drawn: string;
  readonly because: Readonly<Record<string, string>>;
  readonly help: string;
  /** Words that can be typed for the commands, the first of which is the one that help names. */
  readonly commands: Readonly<Record<CommandName, readonly string[]>>;
}

export type CommandName =
  "help" | "table" | "card" | "why" | "log" | "zones" | "stops" | "pay" | "turn" | "save" | "concede" | "quit";

export const words: Readonly<Record<LanguageCode, Words>> = { en: english, de: german, es: spanish };
