/**
 * Objects (109): cards in all zones, tokens, spells and their copies, abilities on the stack, emblems. One flat shape for all, so
 * that copying is cheap and every access is fast. An object whose life in a zone has ended stays in the list as it last was:
 * that is last known information (608.2h).
 */
import type { CounterKind, Zone } from "../card/words.ts";
import { counterKinds } from "../card/words.ts";
import type { Modification } from "../card/modification.ts";
import type { Characteristics } from "./compiled.ts";
import type { EntityId, ObjectId, PlayerId } from "./identity.ts";

export type ObjectKind = "card" | "token" | "copy" | "ability" | "emblem";

/** Named values that a text knows: objects and players by entity, amounts and choices as plain numbers. */
export type Bindings = Readonly<Record<string, readonly number[]>>;
export const noBindings: Bindings = Object.freeze({});
export const noIds: readonly number[] = Object.freeze([]);

/** What only something on the stack has (112, 113.7, 601.2, 602.2). Replaced, never changed in place. */
export interface StackInfo {
  /** The ability this is, as its number in the pool; -1 for a spell. */
  readonly ability: number;
  /** The object that the ability is of (113.7); for a spell itself. */
  readonly source: ObjectId;
  /** The keyword of the alternative cost it was cast for, or "". */
  readonly form: string;
  readonly modes: readonly number[];
  readonly x: number;
  /** Targets by name (115.1), in the order chosen. */
  readonly targets: Bindings;
  /** Shares of damage or counters for the targets of a name (601.2d). */
  readonly division: Bindings;
  /** What was paid, what the trigger event was about, what a delayed ability remembers. */
  readonly bindings: Bindings;
  readonly castFrom: Zone | "";
  /** Colours of mana spent, as a mask, and how much (for later questions). */
  readonly manaSpent: number;
}

/** What the stack knows of a spell of that object when no choice is made yet (601.2a). */
export function newStackInfo(source: ObjectId, form: string): StackInfo {
  return {
    ability: -1,
    source,
    form,
    modes: noIds,
    x: 0,
    targets: noBindings,
    division: noBindings,
    bindings: noBindings,
    castFrom: "",
    manaSpent: 0,
  };
}

export interface GameObject {
  /** Who may change this record in place: the game whose `edition` this is (see `edit`). */
  edition: number;
  id: ObjectId;
  /** Its card, as a number in the pool. */
  card: number;
  kind: ObjectKind;
  /** The card on the table that this is, through all zones; tokens and copies have their own. */
  instance: number;
  owner: PlayerId;
  /** Who put it there; on the battlefield effects may say otherwise (see `controllerOf`). */
  controller: PlayerId;
  /** Whose control it was under when that was last looked at, to notice changes. */
  heldBy: PlayerId;
  zone: Zone | "none";
  /** When it entered the zone, or became attached (613.7). */
  timestamp: number;
  /** What it became by leaving, 0 while it is here. */
  successor: ObjectId;
  tapped: boolean;
  /** Not under its controller's control continuously since their turn began (302.6). */
  sick: boolean;
  /** The turn in which it came under its controller's control. */
  since: number;
  faceDown: boolean;
  damage: number;
  /** Dealt damage by a source with deathtouch since the last check (704.5h). */
  deathtouched: boolean;
  /** Regeneration shields (701.19). */
  shields: number;
  /** Counts by the index of `counterKinds`. Replaced, never changed in place. */
  counters: readonly number[];
  attachedTo: EntityId;
  attachments: readonly ObjectId[];
  /** Designations as a mask, by the pool's list of them. */
  designations: number;
  /** The keyword of the form it is in (a spell cast, or a permanent that came of one), or "". */
  form: string;
  /** What linked abilities remember (607): chosen colours, exiled cards. */
  memory: Bindings;
  /** Whom or what it attacks (508.1b), 0 if it does not. */
  attacking: EntityId;
  /** It became blocked this combat (509.1h). */
  blocked: boolean;
  /** What it blocks; 0 alone in it if that was removed from combat: it still is a blocking creature (509.1g). */
  blocking: readonly ObjectId[];
  blockedBy: readonly ObjectId[];
  /** Activations this turn, by ability number, for "only once each turn"; `loyalty` ones under -1. */
  activated: readonly number[];
  stack: StackInfo | null;
  /** What it was created as a copy with ("except it has haste"): part of its copiable values (707.2, 707.9). */
  exceptions: readonly Modification[];
  /** What it was when it left (608.2h), null while it is here. */
  last: Characteristics | null;
}

export const noCounters: readonly number[] = Object.freeze(counterKinds.map(() => 0));
const noExceptions: readonly Modification[] = Object.freeze([]);

/** A new object with nothing said about it yet. */
export function newObject(id: ObjectId, card: number, kind: ObjectKind, owner: PlayerId, edition: number): GameObject {
  return {
    edition,
    id,
    card,
    kind,
    instance: 0,
    owner,
    controller: owner,
    heldBy: owner,
    zone: "none",
    timestamp: 0,
    successor: 0,
    tapped: false,
    sick: false,
    since: 0,
    faceDown: false,
    damage: 0,
    deathtouched: false,
    shields: 0,
    counters: noCounters,
    attachedTo: 0,
    attachments: noIds,
    designations: 0,
    form: "",
    memory: noBindings,
    attacking: 0,
    blocked: false,
    blocking: noIds,
    blockedBy: noIds,
    activated: noIds,
    stack: null,
    exceptions: noExceptions,
    last: null,
  };
}

/** A copy of the record, field by field so that its shape stays the same. */
export function copyObject(from: GameObject, edition: number): GameObject {
  return {
    edition,
    id: from.id,
    card: from.card,
    kind: from.kind,
    instance: from.instance,
    owner: from.owner,
    controller: from.controller,
    heldBy: from.heldBy,
    zone: from.zone,
    timestamp: from.timestamp,
    successor: from.successor,
    tapped: from.tapped,
    sick: from.sick,
    since: from.since,
    faceDown: from.faceDown,
    damage: from.damage,
    deathtouched: from.deathtouched,
    shields: from.shields,
    counters: from.counters,
    attachedTo: from.attachedTo,
    attachments: from.attachments,
    designations: from.designations,
    form: from.form,
    memory: from.memory,
    attacking: from.attacking,
    blocked: from.blocked,
    blocking: from.blocking,
    blockedBy: from.blockedBy,
    activated: from.activated,
    stack: from.stack,
    exceptions: from.exceptions,
    last: from.last,
  };
}

const counterIndex: Readonly<Record<CounterKind, number>> = Object.fromEntries(
  counterKinds.map((kind, index) => [kind, index]),
) as Record<CounterKind, number>;

/** How many counters of that kind are on it (122.1). */
export function countersOn(object: GameObject, kind: CounterKind): number {
  return object.counters[counterIndex[kind]] ?? 0;
}
/** The list of counts with `change` more of that kind, never below zero. */
export function withCounters(counters: readonly number[], kind: CounterKind, change: number): readonly number[] {
  const index = counterIndex[kind];
  return counters.map((count, at) => (at === index ? Math.max(0, count + change) : count));
}
