/**
 * Selections: a noun phrase with its determiner, the one thing that every verb takes. A target (115), a choice made on resolution,
 * all or each of a kind, or something already known. What is targeted or chosen gets a name by which later words refer to it.
 */
import type { Filter } from "./filter.ts";
import type { Quantity } from "./quantity.ts";
import type { PlayerRef, Ref } from "./reference.ts";

/** How many: a plain number, "up to N", "any number of", "one, two, or three", or a computed number. */
export type Count = Quantity | "anyNumber" | { readonly upTo: Quantity } | { readonly oneTo: number };

/** "target creature", "up to two target creatures", "any target". The name must be unique within its ability. */
export interface TargetSelection {
  readonly target: Filter;
  readonly count?: Count;
  readonly as: string;
  /** Whom the choice belongs to, if not the controller of the ability. */
  readonly by?: PlayerRef;
}

/** "a creature", "an enchantment you control": chosen as the instruction is carried out, without targeting. */
export interface ChoiceSelection {
  readonly choose: Filter;
  readonly count?: Count;
  readonly as: string;
  readonly by?: PlayerRef;
  readonly atRandom?: true;
  /** Said as "one" alone, where the text has just spoken of those that it is one of. */
  readonly bare?: true;
}

/** "all creatures", or plainly "creatures you control" where `bare`. */
export interface AllSelection {
  readonly all: Filter;
  readonly bare?: true;
  /** Of cards exiled by a linked ability (607.2a): "the exiled cards", instead of "all cards exiled with ~". */
  readonly linked?: true;
  readonly as?: string;
  /** What is left out: "creatures other than target creature", "all creatures except for Krakens and Serpents". */
  readonly except?: TargetSelection | AllSelection;
}

/** "each creature". In a static ability the name means each of them in turn ("for each other creature"). */
export interface EachSelection {
  readonly each: Filter;
  readonly as?: string;
}

/** Several at once: "target creature and all Auras attached to it", "Nighthowler and enchanted creature". */
export interface BothSelection {
  readonly both: readonly Selection[];
}

/**
 * Players as an object of a verb: "each opponent". Where they are named, the name means each of them in turn in what is said of what
 * happens to that one ("equal to the number of cards in that player's hand", "and each creature they control").
 */
export interface PlayersSelection {
  readonly players: PlayerRef;
  readonly as?: string;
}

/** "the top card of that player's library", "the top seven cards of your library": as many as there are (401.5). */
export interface TopSelection {
  readonly topOf: Who;
  readonly count: Quantity;
  readonly as?: string;
}

/** All that is in a player's zone, spoken of by the zone: "target player's graveyard", "your graveyard". */
export interface ZoneSelection {
  readonly allIn: "graveyard" | "hand" | "library";
  readonly of: Who;
}

export type Selection =
  | TargetSelection
  | ChoiceSelection
  | AllSelection
  | EachSelection
  | BothSelection
  | PlayersSelection
  | TopSelection
  | ZoneSelection
  | Ref;

/** Who does or undergoes something: known players, or players that are targeted. */
export type Who = PlayerRef | TargetSelection;

export function isTarget(selection: Selection | Who): selection is TargetSelection {
  return typeof selection === "object" && "target" in selection;
}
