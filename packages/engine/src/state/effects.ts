/**
 * What lasts in a game beside its objects: continuous effects from resolutions (611.2), delayed triggers (603.7), effects that
 * wait to replace or prevent (614, 615), permissions, and triggers that wait to be put on the stack (603.3).
 */
import type { DelayedEvent } from "../card/effect.ts";
import type { Filter } from "../card/filter.ts";
import type { Modification } from "../card/modification.ts";
import type { Bindings } from "./object.ts";
import type { EntityId, ObjectId, PlayerId } from "./identity.ts";

/** When a lasting effect ends. */
export type Expiry =
  /** At the cleanup step (514.2). */
  | { readonly at: "endOfTurn" }
  | { readonly at: "endOfCombat" }
  /** As that player's next turn begins. */
  | { readonly at: "turnOf"; readonly player: PlayerId }
  | { readonly at: "never" }
  /** As soon as the source is no longer controlled by that player (611.2b). */
  | { readonly at: "controlLost"; readonly source: ObjectId; readonly player: PlayerId }
  | { readonly at: "sourceUntapped"; readonly source: ObjectId }
  | { readonly at: "sourceLeaves"; readonly source: ObjectId }
  /** After that permanent's controller's next untap step (502.3). */
  | { readonly at: "untapStepOf"; readonly object: ObjectId };

export interface ContinuousEffect {
  readonly timestamp: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** The objects it affects, locked in as it began (611.2c). */
  readonly affected: readonly ObjectId[];
  /** Instead of a locked set, what it affects at any time: only for effects that change no characteristics (611.2c). */
  readonly group: Filter | null;
  /** Numbers in it are locked in (608.2h). */
  readonly modifications: readonly Modification[];
  readonly bindings: Bindings;
  readonly expiry: Expiry;
}

/** An effect that waits for an event to replace or prevent it (614.1, 615.1). */
export interface WaitingReplacement {
  readonly id: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly expiry: Expiry;
  readonly what:
    | {
        readonly kind: "prevent";
        readonly combat: boolean;
        /** Whom it protects; null for everybody. A filter for groups that are not locked in. */
        readonly to: readonly EntityId[] | null;
        readonly toFilter: Filter | null;
        /** Whose damage it prevents; null for every source. */
        readonly by: readonly EntityId[] | null;
        readonly byFilter: Filter | null;
        /** Who is left out of those groups: "creatures other than target creature". */
        readonly toExcept: readonly EntityId[];
        readonly byExcept: readonly EntityId[];
        /** How much is left; -1 for all. */
        readonly left: number;
        /** Part of the source's text that then happens (615.5), as an ability number; -1 for none. */
        readonly then: number;
        /** What that part knows. */
        readonly bindings: Bindings;
      }
    /** If they would die or leave, they are exiled instead. */
    | { readonly kind: "exileInstead"; readonly objects: readonly ObjectId[]; readonly would: "die" | "leave" };
}

export interface DelayedTrigger {
  readonly id: number;
  readonly when: DelayedEvent;
  /** Its text, as an ability number of the pool. */
  readonly ability: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly bindings: Bindings;
  /** The turn it was made in, for "this turn" and "next". */
  readonly turn: number;
}

/** A permission to play or cast a card from where it is (601.3). */
export interface PlayPermission {
  readonly object: ObjectId;
  readonly player: PlayerId;
  readonly verb: "play" | "cast";
  readonly anyColorMana: boolean;
  readonly expiry: Expiry;
}

/** A triggered ability that has triggered and not yet been put on the stack (603.3). */
export interface WaitingTrigger {
  /** Its number in the pool. */
  readonly ability: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly bindings: Bindings;
}
