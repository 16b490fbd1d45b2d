/**
 * Event patterns: what a triggered ability waits for (603.1–603.2), what a condition looks back at. Mechanics add theirs by
 * declaration merging into `EventPatterns`.
 */
import type { CardType, CounterKind, Step } from "./words.ts";
import type { Filter } from "./filter.ts";
import type { PlayerRef, Ref } from "./reference.ts";

/** What an event happens to: the object itself, its host, whatever fits, or one of several of these ("~ or another enchantment"). */
export type Subject = Ref | Filter | { readonly anyOf: readonly Subject[] };

export type TurnOwner = "you" | "each" | "eachOpponent" | "eachPlayer" | "hostController";

export interface EventPatterns {
  /** Enters the battlefield (603.6a). */
  enters: { readonly what: Subject; readonly under?: "you" };
  /** Is put into a graveyard from the battlefield (700.4): "dies" for creatures. */
  dies: { readonly what: Subject };
  /** Leaves the battlefield (603.6c). */
  leaves: { readonly what: Subject };
  /** Is put into a graveyard from the battlefield, said so in full (as Auras do). */
  putIntoGraveyard: { readonly what: Subject };
  attacks: { readonly what: Subject };
  /** This and at least so many other creatures attack (battalion). */
  attacksWithOthers: { readonly what: Subject; readonly others: number };
  blocks: { readonly what: Subject; readonly blocked?: Filter };
  becomesBlocked: { readonly what: Subject; readonly by?: Filter };
  /** Blocks or becomes blocked by one or more creatures. */
  blocksOrBecomesBlocked: { readonly what: Subject };
  /** The source deals damage. */
  dealsDamage: {
    readonly what: Subject;
    readonly to: "player" | "opponent" | "you" | Filter;
    readonly combat?: true;
    readonly atLeast?: number;
  };
  /** Something or someone is dealt damage. */
  isDealtDamage: { readonly what: Subject | "you" | "opponent"; readonly combat?: true; readonly by?: Filter };
  /** A spell is cast (601.2i). */
  casts: { readonly who: "you" | "opponent" | "player"; readonly spell: Filter };
  becomesTapped: { readonly what: Subject };
  becomesUntapped: { readonly what: Subject };
  tapsForMana: { readonly who: "you" | "player" | "any"; readonly what: Subject };
  becomesTarget: { readonly what: Subject; readonly of: "spellOrAbility" | "spell" | "ability" };
  draws: { readonly who: "you" | "opponent" | "player" };
  /** You reveal such a card by the rule `revealFirstDrawOfYourTurns` of the same object (607.2): "reveal a land card this way". */
  revealsThisWay: { readonly what: Filter };
  discards: { readonly who: "you" | "opponent" | "player"; readonly what?: Filter };
  gainsLife: { readonly who: "you" | "opponent" | "player" };
  losesLife: { readonly who: "you" | "opponent" | "player" };
  sacrifices: { readonly who: "you" | "opponent" | "player"; readonly what: Subject };
  countersPut: { readonly kind: CounterKind; readonly on: Subject };
  cycles: { readonly what: Subject };
  /** The beginning of a step or phase (603.2b). */
  beginningOf: { readonly step: Step; readonly whose: TurnOwner };
  /** You control no, or another state that is true (603.8). */
  state: { readonly is: "controlNoIsland"; readonly types?: readonly CardType[] };
  /** Any one of several. */
  anyOf: readonly EventPattern[];
}

export type EventKind = keyof EventPatterns;
export type EventPattern = { [K in EventKind]: { readonly [P in K]: EventPatterns[K] } }[EventKind];

/** The kind of an event pattern, its one key. */
export function eventPatternKind(pattern: EventPattern): EventKind {
  return Object.keys(pattern)[0] as EventKind;
}

/** "that player", for conditions about the player of the event. */
export type EventPlayer = PlayerRef;
