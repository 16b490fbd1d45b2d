/**
 * Moving between zones (400): an object that moves becomes a new object (400.7), with its last known information kept on the old one.
 * `moveTogether` does what is settled; replacement effects and choices as something enters come before it, in `moves.ts`.
 */
import type { Modification } from "../card/modification.ts";
import type { CounterKind, Zone } from "../card/words.ts";
import { dependencies } from "../state/cache.ts";
import { gameEvent } from "../state/events.ts";
import type { GameEvent } from "../state/events.ts";
import { edit, nextTimestamp, objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../state/identity.ts";
import { newFrame } from "../state/frames.ts";
import type { Frame } from "../state/frames.ts";
import { push } from "./agenda.ts";
import { newObject, noIds } from "../state/object.ts";
import type { GameObject } from "../state/object.ts";
import { characteristicsOf, layersOf, touch, touchIf } from "./layers/index.ts";
import { occur, occurTogether } from "./occur.ts";
import type { Hosts } from "./occur.ts";
import { attach, detach } from "./status.ts";

/** Where in a library something is put. */
export type Position = "top" | "bottom" | number;

/** One object's move, with everything settled. */
export interface Move {
  readonly object: ObjectId;
  readonly to: Zone;
  readonly position: Position;
  /** Who controls it on the battlefield (110.2). */
  readonly under: PlayerId;
  readonly tapped: boolean;
  readonly attachedTo: EntityId;
  readonly faceDown: boolean;
  /** The record that was prepared for what it becomes (614.12), 0 if none was. */
  readonly entering: ObjectId;
  /** What it has and is as it enters, by the text that puts it there (122.6a, 611.2e). */
  readonly counter: CounterKind | null;
  readonly is: readonly Modification[];
  /** Why: destroy, sacrifice, discard, draw, mill, … and the object whose effect it is. */
  readonly cause: string;
  readonly source: ObjectId;
}

const nothing: readonly Modification[] = Object.freeze([]);

/** A move to a zone, with nothing special about it. */
export function moveOf(g: GameState, object: ObjectId, to: Zone, fields: Partial<Move> = {}): Move {
  return {
    object,
    to,
    position: fields.position ?? "top",
    under: fields.under ?? objectOf(g, object).owner,
    tapped: fields.tapped ?? false,
    attachedTo: fields.attachedTo ?? 0,
    faceDown: fields.faceDown ?? false,
    entering: fields.entering ?? 0,
    counter: fields.counter ?? null,
    is: fields.is ?? nothing,
    cause: fields.cause ?? "",
    source: fields.source ?? 0,
  };
}

const zoneDependency: Readonly<Record<Zone | "none", number>> = {
  library: dependencies.library,
  hand: dependencies.hand,
  battlefield: 0,
  graveyard: dependencies.graveyard,
  stack: dependencies.stack,
  exile: dependencies.exile,
  command: 0,
  none: 0,
};

/** The list that holds a zone's objects; of that player where each has one (400.1). */
export function zoneList(g: GameState, zone: Zone, owner: PlayerId): ObjectId[] {
  switch (zone) {
    case "battlefield":
      return g.battlefield;
    case "stack":
      return g.stack;
    case "exile":
      return g.exile;
    case "command":
      return g.command;
    default:
      return playerAt(g, owner)[zone];
  }
}

/** Does all moves at once and tells of them together; returns the new objects, in the same order, 0 where nothing moved. */
export function moveTogether(g: GameState, moves: readonly Move[]): readonly ObjectId[] {
  const leaves = moves.some(({ object }) => objectOf(g, object).zone === "battlefield");
  const before = layersOf(g);
  if (leaves) for (const { object } of moves) remember(g, object);
  const hosts = leaves ? hostsOf(g, moves) : undefined;
  const events: GameEvent[] = [];
  const results: ObjectId[] = [];
  for (const move of moves) results.push(moveOne(g, move, events));
  if (leaves || moves.some(({ to }) => to === "battlefield")) touch(g);
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at];
    const id = results[at];
    if (move !== undefined && id !== undefined && id !== 0 && move.attachedTo !== 0 && move.to === "battlefield")
      attach(g, id, move.attachedTo);
  }
  recordEntered(g, results);
  occurTogether(g, events, before, hosts);
  if (leaves) for (const { object } of moves) endUntilLeaves(g, object);
  return results;
}

/** What entered is remembered as what it was then (603.6a): it may be something else when that is asked for. */
function recordEntered(g: GameState, results: readonly ObjectId[]): void {
  let { entered } = g.history;
  for (const id of results) {
    if (id === 0 || objectOf(g, id).zone !== "battlefield") continue;
    const { controller, types } = characteristicsOf(g, id);
    entered = [...entered, [id, controller, types]];
  }
  if (entered !== g.history.entered) g.history = { ...g.history, entered };
}

/** What is attached to the objects that are about to leave. */
function hostsOf(g: GameState, moves: readonly Move[]): Hosts | undefined {
  let hosts: Map<ObjectId, EntityId> | undefined;
  for (const { object } of moves) {
    const { zone, attachments } = objectOf(g, object);
    if (zone === "battlefield") for (const id of attachments) (hosts ??= new Map()).set(id, object);
  }
  return hosts;
}

/** "until it leaves the battlefield": what was exiled goes back at once to the zone it was in, under its owner's control (610.3). */
export function endUntilLeaves(g: GameState, id: ObjectId): void {
  const { zone, memory } = objectOf(g, id);
  if (zone !== "none") return;
  const back: Move[] = [];
  for (const to of returnZones) {
    for (const other of memory[exiledFrom(to)] ?? noIds) {
      if (objectOf(g, other).zone === "exile") back.push(moveOf(g, other, to, { cause: "return", source: id }));
    }
  }
  if (back.length > 0) push(g, movesFrame(back));
}

/** Zones that something can be exiled from until an object leaves the battlefield. */
const returnZones = ["battlefield", "hand", "graveyard"] as const;

/** Under which name an object remembers what it exiled from that zone until it leaves (610.3). */
export function exiledFrom(zone: Zone): string {
  return `until:${zone}`;
}

/** A frame that moves objects with all that comes before a move (see `moves.ts`). */
export function movesFrame(moves: readonly Move[]): Frame {
  return newFrame("moves", { data: { moves } });
}

/** A single settled move; returns the new object. */
export function moveNow(g: GameState, id: ObjectId, to: Zone, fields: Partial<Move> = {}): ObjectId {
  return moveTogether(g, [moveOf(g, id, to, fields)])[0] ?? 0;
}

/** Keeps what an object is as it is about to leave (608.2h). */
function remember(g: GameState, id: ObjectId): void {
  const { zone } = objectOf(g, id);
  if (zone === "battlefield" || zone === "stack") edit(g, id).last = characteristicsOf(g, id);
}

function moveOne(g: GameState, move: Move, events: GameEvent[]): ObjectId {
  const from = objectOf(g, move.object);
  if (move.entering === move.object && move.object !== 0) return enterCreated(g, move, events);
  if (from.zone === "none") return 0; // it has moved already
  if (from.zone === "stack" && from.last === null) remember(g, move.object);
  if (from.zone !== "battlefield" && from.kind === "token") return 0; // 111.8
  const old = edit(g, move.object);
  const fromZone = old.zone;
  if (fromZone === "none") return 0;
  const list = zoneList(g, fromZone, old.owner);
  const at = fromZone === "library" || fromZone === "stack" ? list.lastIndexOf(old.id) : list.indexOf(old.id);
  list.splice(at, 1);
  if (fromZone === "battlefield") leaveBattlefield(g, old);
  old.zone = "none";

  const id = move.entering === 0 ? createObject(g, old.card, old.kind, old.owner) : move.entering;
  const entered = edit(g, id);
  entered.instance = old.instance;
  entered.exceptions = old.kind === "token" ? old.exceptions : entered.exceptions;
  old.successor = id;
  put(g, entered, move);
  if (fromZone === "stack" && move.to === "battlefield") preventFromPermanentToo(g, old.id, id);
  touchIf(g, zoneDependency[fromZone] | zoneDependency[move.to]);
  events.push(
    gameEvent("move", "400.7", {
      object: old.id,
      other: id,
      player: fromZone === "battlefield" || fromZone === "stack" ? (old.last?.controller ?? old.controller) : old.owner,
      from: fromZone,
      to: move.to,
      source: move.source,
      detail: move.cause,
    }),
  );
  return id;
}

/** 400.7c: what prevents the damage of a permanent spell prevents that of the permanent that it becomes. */
function preventFromPermanentToo(g: GameState, spell: ObjectId, permanent: ObjectId): void {
  if (g.replacements.length === 0) return;
  g.replacements = g.replacements.map((waiting) => {
    const { what } = waiting;
    if (what.kind !== "prevent" || what.by === null || !what.by.includes(spell)) return waiting;
    return { ...waiting, what: { ...what, by: [...what.by, permanent] } };
  });
}

/** Something created enters the battlefield: a token comes from nowhere (111.1). */
function enterCreated(g: GameState, move: Move, events: GameEvent[]): ObjectId {
  put(g, edit(g, move.object), move);
  events.push(
    gameEvent("createToken", "111.1", {
      other: move.object,
      player: move.under,
      to: move.to,
      source: move.source,
      detail: move.cause,
    }),
  );
  return move.object;
}

/** Puts a prepared object that was nowhere before (a token, an emblem, a copy) into a zone, without an event of moving. */
function put(g: GameState, object: GameObject, move: Move): void {
  object.zone = move.to;
  object.timestamp = nextTimestamp(g); // 613.7d
  object.controller = move.to === "battlefield" || move.to === "stack" ? move.under : object.owner;
  object.faceDown = move.faceDown;
  if (move.to === "battlefield") {
    object.tapped = object.tapped || move.tapped;
    object.sick = true; // 302.6
    object.heldBy = object.controller;
    object.since = g.turn;
  }
  const list = zoneList(g, move.to, object.owner);
  if (move.position === "bottom") list.unshift(object.id);
  else if (typeof move.position === "number") list.splice(Math.max(0, list.length - move.position), 0, object.id);
  else list.push(object.id);
}

/** A new object that is in no zone yet. */
export function createObject(g: GameState, card: number, kind: GameObject["kind"], owner: PlayerId): ObjectId {
  const id = g.objects.length;
  g.objects.push(newObject(id, card, kind, owner, g.edition));
  return id;
}

/** What was attached to it, or it to something, no longer is, and what lasts only while it is there is over. */
export function leaveBattlefield(g: GameState, object: GameObject): void {
  // What it attacked, blocked or was blocked by stays as last known information; combat looks at what is there.
  for (const id of object.attachments) detachFrom(g, id);
  const { attachedTo } = object;
  if (attachedTo > 0) {
    const host = edit(g, attachedTo);
    host.attachments = host.attachments.filter((other) => other !== object.id);
  }
  if (g.effects.some(({ expiry }) => endsWith(expiry, object.id)))
    g.effects = g.effects.filter(({ expiry }) => !endsWith(expiry, object.id));
  if (g.replacements.some(({ expiry }) => endsWith(expiry, object.id)))
    g.replacements = g.replacements.filter(({ expiry }) => !endsWith(expiry, object.id));
}

function endsWith(expiry: GameState["effects"][number]["expiry"], id: ObjectId): boolean {
  return (
    (expiry.at === "sourceLeaves" || expiry.at === "controlLost" || expiry.at === "sourceUntapped") &&
    expiry.source === id
  );
}

/** The host is leaving: what was attached to it no longer is. The host's own list stays, as last known information. */
function detachFrom(g: GameState, id: ObjectId): void {
  const { attachments } = objectOf(g, objectOf(g, id).attachedTo);
  const host = objectOf(g, id).attachedTo;
  detach(g, id);
  edit(g, host).attachments = attachments;
}

/** A player draws a card (121.1): the top card of the library, or the attempt is remembered (704.5b). */
export function drawOne(g: GameState, player: PlayerId, source: ObjectId): ObjectId {
  const record = playerAt(g, player);
  const card = record.library[record.library.length - 1];
  if (card === undefined) {
    record.drewFromEmpty = true;
    g.unsettled = true;
    return 0;
  }
  const id = moveNow(g, card, "hand", { cause: "draw", source });
  record.cardsDrawn++;
  occur(g, gameEvent("draw", "121.1", { object: id, player, source, amount: record.cardsDrawn }));
  return id;
}
