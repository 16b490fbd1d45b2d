/**
 * The one door: every event that changes the game is told here, to whoever listens and to the triggered abilities that wait for it
 * (603.2). An event looks only at the abilities registered for its kind, never at every permanent.
 */
import { eventPatternKind } from "../card/event.ts";
import type { EventKind } from "../card/event.ts";
import type { LayerCache, Sourced } from "../state/cache.ts";
import type { CompiledTriggered } from "../state/compiled.ts";
import type { EventName, GameEvent } from "../state/events.ts";
import { eventNames, gameEvent } from "../state/events.ts";
import { abilityAt, numberOfAbility } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { EntityId, ObjectId } from "../state/identity.ts";
import { noBindings, noIds } from "../state/object.ts";
import type { Bindings } from "../state/object.ts";
import { push } from "./agenda.ts";
import { holds } from "./evaluate.ts";
import { layersOf } from "./layers/index.ts";
import { eventMatcher, definedEvents } from "./registry.ts";
import { scopeOf } from "./scope.ts";
import { textFrame } from "./text.ts";

interface Listening {
  readonly now: readonly EventKind[];
  readonly back: readonly EventKind[];
}
let listening: Readonly<Record<EventName, Listening>> | null = null;

/** Which kinds of patterns listen to an event, with those that look back apart (603.10). */
function listeningTo(name: EventName): Listening {
  listening ??= allListening();
  return listening[name];
}

function allListening(): Readonly<Record<EventName, Listening>> {
  const table: Partial<Record<EventName, Listening>> = {};
  for (const event of eventNames) {
    const kinds = definedEvents().filter((kind) => eventMatcher(kind).listens.includes(event));
    table[event] = {
      now: kinds.filter((kind) => eventMatcher(kind).looksBack !== true),
      back: kinds.filter((kind) => eventMatcher(kind).looksBack === true),
    };
  }
  return table as Record<EventName, Listening>;
}

/** An event has happened. */
export function occur(g: GameState, event: GameEvent): void {
  if (event.kind !== "step" && event.kind !== "addMana") g.unsettled = true;
  if (g.listener !== null) g.listener(event, g);
  const { now, back } = listeningTo(event.kind);
  if (now.length > 0) trigger(g, event, now, layersOf(g));
  if (back.length > 0) trigger(g, event, back, layersOf(g));
}

/** What objects were attached to just before their hosts left. */
export type Hosts = ReadonlyMap<ObjectId, EntityId>;

/**
 * Events that happened at the same time, of which some are about objects that left. What looks back is matched against how things
 * were just before (603.10a), attachments included, everything else against how they are now (603.6d).
 */
export function occurTogether(g: GameState, events: readonly GameEvent[], before: LayerCache, hosts?: Hosts): void {
  g.unsettled = true;
  if (g.listener !== null) for (const event of events) g.listener(event, g);
  const earlier = g.waiting.length;
  for (const event of events) {
    const { now, back } = listeningTo(event.kind);
    if (back.length > 0) trigger(g, event, back, before, hosts, earlier);
    if (now.length > 0) trigger(g, event, now, layersOf(g), undefined, earlier);
  }
}

/** `earlier` is how many abilities were waiting before what happens at the same time as this event did. */
function trigger(
  g: GameState,
  event: GameEvent,
  kinds: readonly EventKind[],
  cache: LayerCache,
  hosts?: Hosts,
  earlier = g.waiting.length,
): void {
  for (const kind of kinds) {
    const waiting = cache.triggers[kind];
    if (waiting !== undefined)
      for (const sourced of waiting) triggerIfMatched(g, event, kind, sourced, earlier, hosts?.get(sourced.source));
  }
  if (g.delayed.length > 0) triggerDelayed(g, event, kinds);
}

function triggerIfMatched(
  g: GameState,
  event: GameEvent,
  kind: EventKind,
  sourced: Sourced<CompiledTriggered>,
  earlier: number,
  host?: EntityId,
): void {
  const { ability, source, controller } = sourced;
  const known: Bindings = host === undefined ? noBindings : { host: [host] };
  for (const pattern of ability.patterns) {
    if (eventPatternKind(pattern) !== kind) continue;
    const bound = eventMatcher(kind).match(
      g,
      (pattern as Record<string, unknown>)[kind],
      event,
      scopeOf(source, controller, known),
    );
    if (bound === null) continue;
    // An Aura is found where it was put because its host left (400.7f).
    const matched =
      host === undefined ? bound : { ...known, ...bound, findable: [...(bound["findable"] ?? noIds), source] };
    // An intervening "if" is looked at as the event happens (603.4).
    const { condition } = ability.data;
    if (condition !== undefined && !holds(g, condition, scopeOf(source, controller, matched))) continue;
    const number = numberOfAbility(g.pool, ability);
    if (eventMatcher(kind).atOnce === true && addedToWaiting(g, earlier, number, source, matched)) return;
    for (let times = eventMatcher(kind).times?.(event) ?? 1; times > 0; times--) {
      if (ability.isManaAbility)
        push(g, textFrame(number, source, controller, matched)); // 605.4a
      else waitForStack(g, number, source, controller, matched);
    }
    return;
  }
}

/** Adds what happened to an ability that has triggered for the same at the same time; false if there is none. */
function addedToWaiting(g: GameState, earlier: number, ability: number, source: ObjectId, matched: Bindings): boolean {
  for (let at = earlier; at < g.waiting.length; at++) {
    const waiting = g.waiting[at];
    if (waiting?.ability !== ability || waiting.source !== source) continue;
    const { bindings } = waiting;
    if (bindings["event"]?.[0] !== matched["event"]?.[0]) continue;
    const amount = (bindings["amount"]?.[0] ?? 0) + (matched["amount"]?.[0] ?? 0);
    const other = [...(bindings["other"] ?? noIds), ...(matched["other"] ?? noIds)];
    g.waiting[at] = { ...waiting, bindings: { ...bindings, amount: [amount], other } };
    return true;
  }
  return false;
}

/** Delayed triggers that wait for an event other than the beginning of a step (603.7). */
function triggerDelayed(g: GameState, event: GameEvent, kinds: readonly EventKind[]): void {
  for (const delayed of g.delayed) {
    if (typeof delayed.when !== "object") continue;
    const pattern = delayed.when.event;
    const kind = eventPatternKind(pattern);
    if (!kinds.includes(kind)) continue;
    const scope = scopeOf(delayed.source, delayed.controller, delayed.bindings);
    const matched = eventMatcher(kind).match(g, (pattern as Record<string, unknown>)[kind], event, scope);
    if (matched === null) continue;
    g.delayed = g.delayed.filter((other) => other !== delayed); // 603.7b
    waitForStack(g, delayed.ability, delayed.source, delayed.controller, { ...delayed.bindings, ...matched });
  }
}

/** A triggered ability has triggered; it goes on the stack the next time a player would receive priority (603.3). */
export function waitForStack(
  g: GameState,
  ability: number,
  source: number,
  controller: number,
  bindings: Bindings,
): void {
  g.waiting.push({ ability, source, controller, bindings });
  if (g.listener !== null) {
    const rule = abilityAt(g.pool, ability).card.name === "" ? "603.7" : "603.2";
    g.listener(gameEvent("trigger", rule, { object: source, player: controller, amount: ability }), g);
  }
}
