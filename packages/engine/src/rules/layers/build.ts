/**
 * The layers (613): one pass over everything that acts on permanents, from copiable values to limits. What the pass has come to so far is
 * the game's cache while it lasts, so that conditions, filters and quantities read values as they stand in their layer.
 *
 * An object on which nothing acts keeps the values of its card, the same record each time.
 */
import type { LayerCache } from "../../state/cache.ts";
import { dependencies } from "../../state/cache.ts";
import { zoneBit } from "../../state/compiled.ts";
import type { Characteristics } from "../../state/compiled.ts";
import type { ContinuousEffect } from "../../state/effects.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId } from "../../state/identity.ts";
import { noCounters } from "../../state/object.ts";
import type { GameObject } from "../../state/object.ts";
import { applyLayer } from "./apply.ts";
import { baseOf, baseOfCopy, valuesFor, zonesOutsideOf } from "./copiable.ts";
import type { Base } from "./copiable.ts";
import { noParts, partsOf } from "./plan.ts";
import type { Definition, Parts, StaticPlan } from "./plan.ts";
import { fromCounters } from "./power.ts";
import { lastLayer, layer, readingOf } from "./reads.ts";
import type { Recorder } from "./record.ts";
import { register, nothingRegistered } from "./register.ts";
import { copyValues } from "./values.ts";
import type { Values } from "./values.ts";

/** One continuous effect at work: of a static ability, of a spell or ability that resolved, or one that defines a characteristic. */
export interface Acting {
  readonly timestamp: number;
  readonly source: ObjectId;
  readonly plan: StaticPlan | null;
  readonly effect: ContinuousEffect | null;
  readonly definition: Definition | null;
  /** The layers it may work in, those it has been through, those that what it does is read from. */
  readonly mask: number;
  readonly reads: number;
  done: number;
  /** It has begun to apply, with these parts and to these objects, and goes on (613.6). */
  begun: boolean;
  parts: Parts;
  set: readonly ObjectId[];
  /** The ability that it comes from was lost before it began. */
  gone: boolean;
}

export interface Build {
  readonly g: GameState;
  readonly is: (Characteristics | undefined)[];
  /** In the order of timestamps (613.7). */
  acting: Acting[];
  /** The layers that something works in. */
  mask: number;
  dependsOn: number;
  /** Every subtype that an object has or would have, for objects of which it is not the list they have. */
  subtypes: Map<ObjectId, readonly string[]>;
  record: Recorder | null;
}

type Growing = { -readonly [K in keyof LayerCache]: LayerCache[K] };

const noActing: Acting[] = [];
const noSubtypes = new Map<ObjectId, readonly string[]>();

const empty: undefined[] = [];
/** A list with a place for each object; a copy of one that is kept, since that is the quickest way to make one. */
function roomFor(objects: number): (Characteristics | undefined)[] {
  while (empty.length < objects || empty.length % 64 !== 0) empty.push(undefined);
  return empty.length > 2 * objects + 64 ? empty.slice(0, objects) : empty.slice();
}

// Which records are this pass's own to change: those whose stamp is its number.
let stamps = new Uint32Array(1024);
let pass = 0;

/** Whether the record of an object has been made by this pass. */
export function isOwn(id: ObjectId): boolean {
  return stamps[id] === pass;
}
export function setOwn(id: ObjectId, own: boolean): void {
  stamps[id] = own ? pass : 0;
}
/** The record of a permanent, made this pass's own to be changed. */
export function own(build: Build, id: ObjectId, is: Characteristics): Values {
  if (stamps[id] === pass) return is;
  const values = copyValues(is);
  build.is[id] = values;
  stamps[id] = pass;
  return values;
}

/** Derives everything anew and makes it the game's cache. `record` is told what contributes to what. */
export function buildLayers(g: GameState, record: Recorder | null): LayerCache {
  pass++;
  if (stamps.length <= g.objects.length) stamps = new Uint32Array(g.objects.length * 2);
  const is = roomFor(g.objects.length);
  const cache: Growing = {
    characteristics: is,
    triggers: nothingRegistered.triggers,
    replacements: nothingRegistered.replacements,
    rules: nothingRegistered.rules,
    costs: nothingRegistered.costs,
    statics: nothingRegistered.statics,
    dependsOn: g.pool.abilitiesOutside ? dependsOnOutside(zonesOutsideOf(g.pool)) : 0,
  };
  g.layers = cache;
  try {
    derive(g, is, cache, record);
    const registered = register(g, is);
    cache.triggers = registered.triggers;
    cache.replacements = registered.replacements;
    cache.rules = registered.rules;
    cache.costs = registered.costs;
    cache.statics = registered.statics;
  } catch (error) {
    g.layers = null;
    throw error;
  }
  return cache;
}

function derive(g: GameState, is: (Characteristics | undefined)[], cache: Growing, record: Recorder | null): void {
  const build: Build = {
    g,
    is,
    acting: noActing,
    mask: 0,
    dependsOn: cache.dependsOn,
    subtypes: noSubtypes,
    record,
  };
  const copies = g.effects.length === 0 ? null : beginEffects(build);
  let counted = false;

  const { battlefield } = g;
  for (let at = 0; at < battlefield.length; at++) {
    const id = battlefield[at] ?? 0;
    const object = objectOf(g, id);
    const base = copies?.get(id) ?? baseOf(g, object);
    is[id] = valuesFor(base, object.controller);
    if (record !== null) recordBase(record, g, object, copies?.get(id) !== undefined);
    for (const plan of base.statics) beginStatic(build, plan, id, object.timestamp);
    if (base.definition !== null) beginDefinition(build, base.definition, object);
    if (object.counters !== noCounters) counted = true;
  }
  for (const id of g.command) {
    // 113.6p
    const object = objectOf(g, id);
    if (object.kind !== "emblem") continue;
    for (const plan of baseOf(g, object).statics) beginStatic(build, plan, id, object.timestamp);
  }
  if (g.pool.abilitiesOutside)
    forOutside(g, (object, base) => {
      for (const plan of base.staticsOutside) beginStatic(build, plan, object.id, object.timestamp);
    });

  for (let bit = 1; bit <= lastLayer; bit <<= 1) {
    if ((build.mask & bit) !== 0) applyLayer(build, bit);
    if (bit === layer.modify && counted) countCounters(build);
  }
  cache.dependsOn = build.dependsOn;
}

/** Each card in a hand, a graveyard or exile that has abilities which wait or apply there. */
export function forOutside(g: GameState, visit: (object: GameObject, base: Base) => void): void {
  const zones = zonesOutsideOf(g.pool);
  if (zones === 0) return;
  for (const player of g.players) {
    if ((zones & zoneBit.hand) !== 0) visitZone(g, player.hand, zoneBit.hand, visit);
    if ((zones & zoneBit.graveyard) !== 0) visitZone(g, player.graveyard, zoneBit.graveyard, visit);
  }
  if ((zones & zoneBit.exile) !== 0) visitZone(g, g.exile, zoneBit.exile, visit);
}
function visitZone(
  g: GameState,
  ids: readonly ObjectId[],
  bit: number,
  visit: (object: GameObject, base: Base) => void,
): void {
  for (const id of ids) {
    const object = objectOf(g, id);
    const base = baseOf(g, object);
    if ((base.zonesOutside & bit) !== 0) visit(object, base);
  }
}
/** A change of those zones changes what waits there. */
function dependsOnOutside(zones: number): number {
  return (
    ((zones & zoneBit.hand) === 0 ? 0 : dependencies.hand) |
    ((zones & zoneBit.graveyard) === 0 ? 0 : dependencies.graveyard) |
    ((zones & zoneBit.exile) === 0 ? 0 : dependencies.exile)
  );
}

function add(build: Build, acting: Acting): void {
  build.mask |= acting.mask;
  if (build.acting === noActing) {
    build.acting = [acting];
    return;
  }
  const list = build.acting;
  let at = list.length;
  list.push(acting);
  // Nearly always in order already; what comes first of equals stays first.
  for (; at > 0; at--) {
    const before = list[at - 1];
    if (before === undefined || before.timestamp <= acting.timestamp) break;
    list[at] = before;
  }
  list[at] = acting;
}

/** The effects of resolved spells and abilities. Gives the bases of what is a copy, by layer 1. */
function beginEffects(build: Build): Map<ObjectId, Base> | null {
  const { g } = build;
  let copies: Map<ObjectId, Base> | null = null;
  for (const effect of g.effects) {
    const parts = partsOf(effect.modifications);
    if (parts.copyOf !== null) {
      const base = baseOfCopy(g, effect, parts.copyOf.copyOf.except ?? noExceptions);
      copies ??= new Map();
      for (const id of effect.affected) {
        copies.set(id, base);
        build.record?.(id, {
          layer: "1",
          source: effect.source,
          kind: "copy",
          modification: parts.copyOf,
          expiry: effect.expiry,
          rule: "613.2a",
          timestamp: effect.timestamp,
        });
      }
    }
    if (parts.mask === 0) continue;
    if (effect.group !== null) build.dependsOn |= readingOf(effect.group).outside;
    add(build, {
      timestamp: effect.timestamp,
      source: effect.source,
      plan: null,
      effect,
      definition: null,
      mask: parts.mask,
      reads: 0,
      done: 0,
      begun: true,
      parts,
      set: effect.affected,
      gone: false,
    });
  }
  return copies;
}
const noExceptions: readonly never[] = Object.freeze([]);

/** An effect of a static ability (604.2), with the timestamp of its object or of what gave it the ability (613.7a). */
export function beginStatic(build: Build, plan: StaticPlan, source: ObjectId, timestamp: number): void {
  build.dependsOn |= plan.outside;
  add(build, {
    timestamp,
    source,
    plan,
    effect: null,
    definition: null,
    mask: plan.mask,
    reads: plan.reads,
    done: 0,
    begun: false,
    parts: noParts,
    set: nobody,
    gone: false,
  });
}
const nobody: readonly ObjectId[] = Object.freeze([]);

function beginDefinition(build: Build, definition: Definition, object: GameObject): void {
  build.dependsOn |= definition.outside;
  add(build, {
    timestamp: object.timestamp,
    source: object.id,
    plan: null,
    effect: null,
    definition,
    mask: layer.definition,
    reads: definition.reads,
    done: 0,
    begun: true,
    parts: definition.parts,
    set: [object.id],
    gone: false,
  });
}

/** Counters, in layer 7c (613.4c). */
function countCounters(build: Build): void {
  for (const id of build.g.battlefield) {
    const object = objectOf(build.g, id);
    if (object.counters === noCounters) continue;
    const change = fromCounters(object.counters);
    const is = build.is[id];
    if (is === undefined) continue;
    if (change !== 0) {
      const values = own(build, id, is);
      values.power += change;
      values.toughness += change;
    }
    if (build.record !== null) recordCounters(build.record, object);
  }
}

function recordCounters(record: Recorder, object: GameObject): void {
  for (const [kind, at] of [["+1/+1", 0] as const, ["-1/-1", 1] as const]) {
    const count = object.counters[at] ?? 0;
    if (count === 0) continue;
    record(object.id, {
      layer: "7c",
      source: object.id,
      kind: "counters",
      counter: kind,
      count,
      rule: "613.4c",
      timestamp: object.timestamp,
    });
  }
}

/** Where the layers begin for an object, for whoever asks. */
export function recordBase(record: Recorder, g: GameState, object: GameObject, copied: boolean): void {
  const { id, timestamp } = object;
  const base = { layer: "base", source: id, timestamp } as const;
  if (copied) return;
  record(id, { ...base, kind: "printed", rule: "613.1" });
  for (const modification of object.exceptions) {
    record(id, { ...base, layer: "1", kind: "exception", modification, rule: "707.9" });
  }
  if (object.form !== "") record(id, { ...base, layer: "4", kind: "form", rule: "613.1d" });
}
