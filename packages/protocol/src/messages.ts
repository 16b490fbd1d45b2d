/**
 * The protocol: what a table asks of whoever holds the game, and what it is told. Plain data in both directions, so that a worker, a
 * server and a command line can all speak it. Nothing that is told names a card which the player at the table may not know.
 */
import type { EntityId, EventName, ObjectId, Option, PlayerId, ReasonCode, QuestionKind, View } from "@nykthos/engine";
import type { CardType, Color, Designation, ManaType } from "@nykthos/engine/card";
import type { ExplainedRule, LanguageCode, Shared } from "@nykthos/text";
import type { RecordFault } from "./fault.ts";
import type { DeckRequest, DeckResponse, DeckSummary } from "./decks.ts";
import type { Passing, Until } from "./passing.ts";

/** Changes whenever a message changes its meaning. */
export const protocolVersion = 1;

/** Which deck somebody plays: any of the good ones, one of those that come with the game, or a list as a person wrote it. */
export type DeckChoice =
  | { readonly deck: "any" }
  | { readonly deck: "named"; readonly name: string }
  | { readonly deck: "list"; readonly text: string };

/** What a game is begun with. */
export interface Setup {
  readonly name: string;
  readonly you: DeckChoice;
  readonly opponent: DeckChoice;
  readonly level: string;
  readonly first: "you" | "opponent" | "lot";
  /** The same seed, decks and answers are the same game; drawn by lot if left out. */
  readonly seed?: number;
}

/** What a table says. */
export type Request =
  | { readonly type: "hello"; readonly version: number; readonly language: LanguageCode }
  /** From now on in that language; everything that was told is told again in it. */
  | { readonly type: "speak"; readonly language: LanguageCode }
  | { readonly type: "passing"; readonly passing: Passing }
  | { readonly type: "start"; readonly setup: Setup }
  /**
   * A plan: options of the question at that place and of those after it, one each. What is not possible, and all after it, is refused; what
   * came before it stands, and is taken back as one. `kinds` keeps it to questions of those kinds, so that no other one is answered by what
   * was meant for them. `always` gives the first of them from now on whenever that ability asks the same: it is let pass, or yes, or no.
   */
  | {
      readonly type: "answer";
      readonly at: number;
      readonly plan: readonly Option[];
      readonly kinds?: readonly QuestionKind[];
      readonly always?: true;
    }
  /** The answer of that number is not given by itself any more. */
  | { readonly type: "forget"; readonly id: number }
  /** That creature shall not attack or block after all, while it is still being declared who does. */
  | { readonly type: "retract"; readonly at: number; readonly creature: ObjectId }
  | { readonly type: "undo" }
  | { readonly type: "concede" }
  | { readonly type: "explain"; readonly object: ObjectId }
  /** Why that object cannot be used now. */
  | { readonly type: "whyNot"; readonly object: ObjectId }
  /** What a rule is about. */
  | { readonly type: "rule"; readonly rule: string }
  | DeckRequest
  | { readonly type: "save" }
  /** Looks at the game as it was after that moment. */
  | { readonly type: "watch"; readonly moment: number }
  /** Back from watching to the game as it is. */
  | { readonly type: "present" }
  /** Plays on from the moment that is being watched. */
  | { readonly type: "branch" };

/** A card, a token or an ability as it is shown: everything that its face says, in the language of the table. */
export interface Sheet {
  /** Its number in a game; 0 where it belongs to none. */
  readonly id: number;
  readonly name: string;
  readonly english: string;
  readonly cost: string;
  readonly manaValue: number;
  readonly typeLine: string;
  /** Its rules text, a paragraph a line, with the keywords explained. */
  readonly text: string;
  readonly colors: readonly Color[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly legendary: boolean;
  /** Whether it is drawn with the stars of Nyx. */
  readonly nyx: boolean;
  readonly token: boolean;
  /** Power and toughness as printed, "2/1", with "*" for what an ability says; "" for what has none. */
  readonly size: string;
  /** Which image of the card there is elsewhere: its id at Scryfall, or "". */
  readonly scryfallId: string;
  /** The threshold of devotion at which it is a creature, and the colours that count. */
  readonly devotion?: { readonly colors: readonly Color[]; readonly atLeast: number };
}

/** Something that happened, as far as the player may know of it. */
export interface Told {
  readonly kind: EventName;
  readonly turn: number;
  readonly player: PlayerId;
  /** 0 where the player may not know which it is, or where there is none. */
  readonly object: ObjectId;
  readonly other: EntityId;
  readonly source: ObjectId;
  readonly amount: number;
  readonly detail: string;
  readonly rule: string;
  /** The sheet of the object, or of what it became; 0 for none. */
  readonly sheet: number;
  /** One sentence, or "" for what goes without saying. */
  readonly text: string;
  /** The same in few words, for whoever has heard the sentence before; "" where it is short already. */
  readonly brief: string;
  /** Its part in a sentence about several of its kind; null for what is only said alone. */
  readonly shared: Shared | null;
}

/** How things stood as a turn began: for the plot at the end. */
export interface Tally {
  readonly turn: number;
  readonly active: PlayerId;
  /** The moment to watch to see it. */
  readonly moment: number;
  readonly life: readonly number[];
  readonly hands: readonly number[];
  readonly permanents: readonly number[];
}

/** What combat comes to if nobody does anything more. */
export interface Forecast {
  /** Life totals after combat damage, by player. */
  readonly life: readonly number[];
  /** Permanents that will not be there any more. */
  readonly dying: readonly ObjectId[];
}

/** An answer that is given by itself whenever that ability asks: whose it is and what it says, and the answer in words. */
export interface StandingAnswer {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly answer: string;
}

/** One state of the table. */
export interface Update {
  readonly type: "update";
  /** How many questions the player has answered; an answer has to name it. Those of the other side do not count: they might tell something. */
  readonly at: number;
  readonly view: View;
  /** Which sheet an object has, for every object of the view. */
  readonly faces: Readonly<Record<ObjectId, number>>;
  /** A number for each permanent: two that look the same and have the same number are the same to all rules. */
  readonly alike: Readonly<Record<ObjectId, number>>;
  /** Sheets that were not told before in this language. */
  readonly sheets: readonly Sheet[];
  /** The question and each of its options in words; empty where nothing is asked of the player. */
  readonly prompt: string;
  readonly options: readonly string[];
  /** The mana that each option to cast would come to, as symbols in braces; "" for all other options. */
  readonly costs: readonly string[];
  /** The mana that what is being cast or activated comes to so far, as symbols in braces, while its targets, modes and X are chosen; else "". */
  readonly costSoFar: string;
  /** What abilities on the stack say, by object. */
  readonly stackTexts: Readonly<Record<ObjectId, string>>;
  /** Devotion of the Gods on the battlefield, as it is now. */
  readonly devotion: Readonly<Record<ObjectId, number>>;
  /** What permanents have become that no counter tells, as being monstrous (701.37b): those that have become something. */
  readonly designated: Readonly<Record<ObjectId, readonly Designation[]>>;
  /** Which types of mana each land on the battlefield can make as it is now, without that costing mana. */
  readonly makes: Readonly<Record<ObjectId, readonly ManaType[]>>;
  /** The question is one that an ability on the stack asks, so that it can be answered the same way from now on. */
  readonly repeats: boolean;
  /** What is answered by itself from now on. */
  readonly standing: readonly StandingAnswer[];
  /** What has been chosen of a declaration of attackers or blockers that is still being made: whom or what each is declared for. */
  readonly declared: readonly { readonly creature: ObjectId; readonly partner: EntityId }[];
  /** What the combat that is going on comes to as it stands; null outside combat, and where that hangs on what is hidden or to be chosen. */
  readonly forecast: Forecast | null;
  /** Why a declaration that is being made cannot end as it stands; "" where it can. */
  readonly unfinished: string;
  /** What the player looks at, is shown or looks through as they are asked: all of it, also what cannot be chosen; told as well while watching. */
  readonly shown: readonly ObjectId[];
  /** What would be tapped if the game chose how to pay. */
  readonly wouldTap: readonly ObjectId[];
  /** What happened since the last update, and which place the first of it has in the whole story. */
  readonly told: readonly Told[];
  readonly toldFrom: number;
  readonly tallies: readonly Tally[];
  readonly canUndo: boolean;
  /** On the way to the next question: to be shown for a moment. */
  readonly passing: boolean;
  /** What the player still passes on until. */
  readonly until: Until;
  /** Set while an earlier moment is looked at; from a game that is over, one can play on there. */
  readonly watching: { readonly moment: number; readonly canBranch: boolean } | null;
  /** How many moments there are to watch. */
  readonly moments: number;
}

/** One reason why an object is what it is. */
export interface Reason {
  readonly source: ObjectId;
  readonly sourceName: string;
  readonly kind: "printed" | "form" | "exception" | "copy" | "static" | "effect" | "definition" | "counters";
  /** What it is, in words; "" for counters. */
  readonly kindText: string;
  readonly layer: string;
  readonly rule: string;
  /** What it does: of a static ability as its card says it, with its condition; "" where the kind says it all. */
  readonly text: string;
  /** How long an effect lasts; "" where nothing ends it. */
  readonly lasts: string;
  /** What the condition is about, as it stands now; "" where nothing is counted. */
  readonly now: string;
  readonly power?: number;
  readonly toughness?: number;
}

/**
 * "rest": what a plan began stands, and the player is asked the rest. "request": that is no request. "failed": a mistake of the holder's, who
 * has gone back to how the game stood before.
 */
export type RefusalCode =
  | "request"
  | "failed"
  | "version"
  | "noGame"
  | "late"
  | "illegal"
  | "rest"
  | "deck"
  | "record"
  | "hidden"
  | "nothingDone"
  | "revealed"
  | "otherActed";

/** What a table is told. */
export type Response =
  | {
      readonly type: "welcome";
      readonly version: number;
      readonly decks: readonly { readonly name: string; readonly starter: boolean; readonly summary: DeckSummary }[];
      readonly levels: readonly string[];
    }
  | Update
  | { readonly type: "explained"; readonly object: ObjectId; readonly reasons: readonly Reason[] }
  /** The reason by its code, and as a sentence in the language of the table; "" where there is none. */
  | {
      readonly type: "whyNot";
      readonly object: ObjectId;
      readonly code: ReasonCode | "";
      readonly text: string;
      readonly rule: string;
    }
  | DeckResponse
  /** A rule and what it is a part of, in our own words and the language of the table; empty for one that is not explained. */
  | { readonly type: "ruled"; readonly rule: string; readonly about: readonly ExplainedRule[] }
  /** Where the saved game can be fetched: its text would tell what is hidden. */
  | { readonly type: "saved"; readonly address: string }
  /** With what is wrong with it where that was a saved game. */
  | {
      readonly type: "refused";
      readonly code: RefusalCode;
      readonly message: string;
      readonly fault?: RecordFault;
    };
