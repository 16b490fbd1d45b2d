/**
 * Verbs: what a spell or ability does on resolution (608.2c, 701), and the words that join instructions. Each is data; `rules/` and
 * `mechanics/` carry them out, a language says them. Mechanics add verbs by declaration merging into `Verbs`.
 *
 * A text is a list of sentences, carried out in the order written. Within a sentence `series` says "A, B, then C", `and` says
 * "A and B"; `paragraph` starts a new paragraph.
 */
import type { Ability, TriggeredAbility } from "./ability.ts";
import type { CardType, Color, CounterKind, ManaType, Supertype, Zone } from "./words.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Filter } from "./filter.ts";
import type { Duration, Modification } from "./modification.ts";
import type { Keyword } from "./keyword.ts";
import type { Quantity } from "./quantity.ts";
import type { PlayerRef, Ref } from "./reference.ts";
import type { Count, Selection, TargetSelection, Who } from "./selection.ts";
import type { EventPattern } from "./event.ts";

/** A token as a text describes it (111.3). Its name is its subtypes, unless it has one of its own (111.4). */
export interface Token {
  readonly name?: string;
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly colors: readonly Color[];
  readonly power?: Quantity;
  readonly toughness?: Quantity;
  readonly keywords?: readonly Keyword[];
  readonly abilities?: readonly Ability[];
  /** A predefined token (111.10), said by its name alone: "a Gold token". */
  readonly predefined?: true;
}

/** Where something is put. */
export interface Destination {
  readonly zone: Zone;
  /** "under your control", "under its owner's control". Left out, the rules decide (110.2). */
  readonly under?: "you" | "owner";
  readonly tapped?: true;
  readonly attachedTo?: Ref;
  readonly position?: "top" | "bottom" | { readonly beneathTop: Quantity };
  readonly order?: "any" | "random";
  readonly counter?: CounterKind;
}

/** Mana that an ability adds (106.3). */
export type Mana =
  | { readonly symbols: string } // "{R}{R}{R}"
  /** "{R} or {G}". */
  | { readonly either: readonly ManaType[] }
  | { readonly anyColor: Quantity }
  /** "N mana in any combination of {R} and/or {G}" or "of colors". */
  | { readonly combination: readonly Color[]; readonly count: Quantity }
  | { readonly amountOf: ManaType; readonly count: Quantity }
  | { readonly chosenColor: Quantity }
  /** "of any type that land produced". */
  | { readonly typeProduced: number };

/** When a delayed triggered ability happens (603.7). */
export type DelayedEvent =
  | "nextEndStep"
  | "nextUpkeep"
  | "yourNextUpkeep"
  | "thisTurnsNextEndOfCombat"
  | { readonly event: EventPattern; readonly thisTurn: true };

export interface Verbs {
  // Joining words.
  /** "A, B, then C"; two are "A, then B". */
  series: { readonly list: readonly Effect[] };
  /** "A and B". */
  and: { readonly list: readonly Effect[] };
  /** What follows stands in a new paragraph of the text. */
  paragraph: { readonly effects: readonly Effect[] };
  /** "Then A", as a sentence of its own. */
  then: { readonly effect: Effect };
  /**
   * "If C, A." (or "A if C." where `after`); `otherwise`: "Otherwise, B." Where `instead`, what happens is the same (A if C is true,
   * B if not) and only the order of saying differs: "B. If C, A instead." `lead`: "Then if C, A."
   */
  if: {
    readonly condition: Condition;
    readonly then: readonly Effect[];
    readonly otherwise?: readonly Effect[];
    readonly after?: true;
    readonly instead?: true;
    readonly lead?: "then";
  };
  /** "you may A. If you do, B." / "If you don't, C." The choice is made as this is carried out (608.2d). `cost` is paid: "you may pay {2}". */
  may: {
    readonly who?: PlayerRef;
    readonly effect: Effect;
    readonly ifDone?: readonly Effect[];
    readonly ifNot?: readonly Effect[];
    readonly doneWord?: "youDo" | "aPlayerDoes";
  };
  /** "A unless P pays C." */
  unless: { readonly effect: Effect; readonly who: Who; readonly pays: Cost };
  /** "For each creature exiled this way, A." */
  forEach: {
    readonly of: Selection;
    readonly thisWay?: "exiled" | "destroyed";
    readonly as: string;
    readonly effect: Effect;
  };
  /** "Choose target creature." (or objects chosen on resolution). */
  choose: { readonly what: Selection; readonly said?: "youChoose" };
  /** Pay a cost on resolution, as the effect of a `may`: "pay {2}". */
  pay: { readonly who?: PlayerRef; readonly cost: Cost };

  // Objects and zones.
  destroy: { readonly what: Selection; readonly cantBeRegenerated?: true };
  /**
   * `until`: "until ~ leaves the battlefield" (610.3). Where several players do it (`who`), what each of them does is done at the same
   * time (101.4); "they" and "their" are each of them (`they`).
   */
  exile: {
    readonly who?: PlayerRef;
    readonly what: Selection;
    readonly until?: "selfLeaves";
    readonly faceDown?: true;
    readonly as?: string;
  };
  /** "Return …": from the battlefield, a graveyard or exile. */
  return: { readonly who?: PlayerRef; readonly what: Selection; readonly to: Destination; readonly as?: string };
  /** "Put …". */
  put: { readonly who?: PlayerRef; readonly what: Selection; readonly to: Destination; readonly as?: string };
  /** "Each player turns face up all cards they own exiled with ~" (406.3). */
  turnFaceUp: { readonly who?: PlayerRef; readonly what: Selection; readonly as?: string };
  counter: { readonly what: Selection };
  sacrifice: { readonly who?: Who; readonly what: Filter | Ref; readonly count?: Quantity; readonly as?: string };
  /** `what`: cards that fit, of the player's choice, or those cards (a reference: all that it refers to, whatever `count` says). */
  discard: { readonly who: Who; readonly what?: Filter | Ref; readonly count: Quantity | "hand"; readonly as?: string };
  draw: { readonly who: Who; readonly count: Quantity; readonly additional?: true };
  mill: { readonly who: Who; readonly count: Quantity; readonly as?: string };
  /** "Search your library for up to two basic land cards": what is found is bound; what becomes of it is said by the next verbs. */
  search: {
    readonly who: PlayerRef;
    readonly zones?: readonly Zone[];
    readonly of?: PlayerRef;
    readonly filter: Filter;
    readonly count: Count;
    readonly as: string;
  };
  shuffle: { readonly who: PlayerRef; readonly said?: "youShuffle" };
  /** "Shuffle A into its owner's library", "its owner shuffles it into their library" (701.24c–d). */
  shuffleInto: { readonly who?: PlayerRef; readonly what: Selection };
  reveal: { readonly what: Selection };
  /** "Target player reveals their hand." */
  revealHand: { readonly who: Who; readonly as?: string };
  /** "Target player reveals a number of cards from their hand equal to …": of that player's choice. */
  revealFromHand: { readonly who: Who; readonly count: Quantity; readonly as: string };
  /** "Reveal the top four cards of your library." / "Look at the top three cards …" */
  revealTop: { readonly who: Who; readonly count: Quantity; readonly as: string };
  lookAtTop: { readonly who: PlayerRef; readonly count: Quantity; readonly as: string };
  /** "You choose a nonland card from it." */
  chooseFrom: {
    readonly who: PlayerRef;
    readonly what: Filter;
    readonly from: string;
    readonly count?: Count;
    readonly as: string;
  };
  /** The cards that are left of what was looked at or revealed: "the rest". */
  putRest: { readonly of: string; readonly to: Destination; readonly verb?: "put"; readonly said?: "revealedCards" };
  /** "Separate them into two piles" (700.3). `startingWith`: "Starting with you, each player …", instead of the active player. */
  separate: {
    readonly who?: PlayerRef;
    readonly what: Selection;
    readonly piles: number;
    readonly startingWith?: "you";
    readonly as: string;
  };
  /** "An opponent chooses one of those piles", "each player chooses one of their piles at random" where `own`. */
  choosePile: {
    readonly who: PlayerRef;
    readonly of: string;
    readonly own?: true;
    readonly atRandom?: true;
    readonly as: string;
  };
  create: {
    readonly who?: PlayerRef;
    readonly token: Token;
    readonly count: Quantity;
    readonly tapped?: true;
    readonly attacking?: true;
    readonly blocking?: Ref;
    readonly as?: string;
  };
  createCopy: {
    readonly of: Selection;
    readonly count?: Quantity;
    readonly except?: readonly Modification[];
    readonly as?: string;
  };
  copySpell: { readonly who: Who; readonly spell: Selection; readonly newTargets?: "may"; readonly as?: string };
  /** "Choose new targets for the spell": any number of them are changed, each to another legal target (115.7d). An effect of `may`. */
  chooseNewTargets: { readonly spell: Ref };
  attach: { readonly what: Ref; readonly to: Selection };
  tap: { readonly what: Selection };
  untap: { readonly what: Selection };
  tapOrUntap: { readonly what: Selection };
  removeFromCombat: { readonly what: Selection };
  regenerate: { readonly what: Selection }; // 701.19
  fight: { readonly what: Selection; readonly with: Selection }; // 701.14
  proliferate: Readonly<Record<never, never>>; // 701.34
  detain: { readonly what: Selection }; // 701.35

  // Damage, life, counters, mana, turns.
  damage: {
    readonly source: Selection;
    readonly amount: Quantity;
    readonly to: Selection;
    readonly divided?: true;
    readonly amountLast?: true;
  };
  gainLife: { readonly who: Who; readonly amount: Quantity };
  loseLife: { readonly who: Who; readonly amount: Quantity; readonly remember?: string };
  putCounters: {
    readonly kind: CounterKind;
    readonly count: Quantity;
    readonly on: Selection;
    readonly distributed?: true;
  };
  removeCounters: {
    readonly kind: CounterKind;
    readonly count: Quantity | "all";
    readonly from: Selection;
    readonly remember?: string;
  };
  /** "Move any number of +1/+1 counters from A onto B." */
  moveCounters: { readonly kind: CounterKind; readonly from: Selection; readonly to: Selection };
  doubleCounters: { readonly kind: CounterKind; readonly on: Selection };
  addMana: { readonly who?: PlayerRef; readonly mana: Mana; readonly additional?: true };
  chooseColor: { readonly who?: PlayerRef };
  /** "Take an extra turn after this one" (500.7); `count`: so many, said "For each …, take an extra turn after this one." */
  extraTurn: { readonly who: Who; readonly count?: Quantity };
  /** An emblem with these abilities (114). */
  emblem: { readonly abilities: readonly Ability[] };
  controlNextTurn: { readonly who: Who };

  // Continuous effects (611) and effects that wait.
  /** `lead`: "Until end of turn, …" before the rest. `each`: "each get". */
  continuous: {
    readonly what: Selection;
    readonly mods: readonly Modification[];
    readonly duration: Duration;
    readonly lead?: true;
    readonly each?: true;
  };
  gainControl: { readonly who?: PlayerRef; readonly what: Selection; readonly duration?: Duration };
  exchangeControl: { readonly one: Selection; readonly other: Selection };
  /** "Prevent the next 7 damage that would be dealt to any target this turn." `both`: to and by what `to` says. */
  preventDamage: {
    readonly amount: Quantity | "all";
    readonly combat?: true;
    readonly to?: Selection;
    readonly by?: Selection;
    readonly duration: Duration;
    readonly both?: true;
    /** "If damage is prevented this way, A.": right afterwards (615.5), knowing how much it was as "that much". */
    readonly then?: readonly Effect[];
  };
  /** "If that creature would die this turn, exile it instead." `leave`: would leave the battlefield, instead of anywhere else. */
  exileInstead: {
    readonly what: Selection;
    readonly would: "die" | "leave";
    readonly duration: Duration;
    readonly thisWay?: true;
  };
  /** "…at the beginning of the next end step" (603.7). `lead`: said before the rest. */
  delayed: { readonly when: DelayedEvent; readonly effects: readonly Effect[]; readonly lead?: true };
  /** "You may play an additional land this turn." */
  additionalLand: { readonly count: number };
  /** "You may play that card this turn", "you may cast that card for as long as it remains exiled". */
  mayPlay: {
    readonly what: Ref;
    readonly verb: "play" | "cast";
    readonly duration: Duration;
    readonly anyColorMana?: true;
  };
  /** "cast an instant or sorcery spell from your hand without paying its mana cost". */
  castFree: { readonly filter: Filter; readonly zone: Zone };
}

export type Verb = keyof Verbs;
export type Effect = { [V in Verb]: { readonly do: V } & Verbs[V] }[Verb];

/** One mode of a modal spell or ability (700.2). */
export interface Mode {
  readonly effects: readonly Effect[];
}

export type { TargetSelection, TriggeredAbility };
