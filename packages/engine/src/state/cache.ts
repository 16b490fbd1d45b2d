/**
 * The cache of derived characteristics: what everything on the battlefield is now, and which of its abilities wait for which event.
 * Made anew as a whole when something changed that it depends on; never changed in place, so that forks share it.
 */
import type { EventKind } from "../card/event.ts";
import type { RuleChange } from "../card/ability.ts";
import type {
  Characteristics,
  CompiledCostAbility,
  CompiledReplacement,
  CompiledStatic,
  CompiledTriggered,
} from "./compiled.ts";
import type { ObjectId, PlayerId } from "./identity.ts";

export interface Sourced<T> {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: T;
}

/** A change to the rules of the game (613.11), and whose. */
export interface RuleInForce {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly rule: RuleChange;
}

export interface LayerCache {
  /** By object number, for permanents only. */
  readonly characteristics: readonly (Characteristics | undefined)[];
  readonly triggers: Readonly<Partial<Record<EventKind, readonly Sourced<CompiledTriggered>[]>>>;
  readonly replacements: readonly Sourced<CompiledReplacement>[];
  readonly rules: readonly RuleInForce[];
  readonly costs: readonly Sourced<CompiledCostAbility>[];
  readonly statics: readonly Sourced<CompiledStatic>[];
  /** What it depends on beside permanents, as a mask of `dependencies`: only a change of these makes it stale. */
  readonly dependsOn: number;
}

/** What derived values can depend on beside the permanents themselves. */
export const dependencies = {
  graveyard: 1,
  hand: 2,
  life: 4,
  tapped: 8,
  combat: 16,
  turn: 32,
  stack: 64,
  library: 128,
  exile: 256,
  history: 512,
} as const;
