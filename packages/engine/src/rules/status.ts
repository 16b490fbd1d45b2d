/**
 * Small changes of state, each with its event: tapping and untapping (701.26), counters (122), life (119), designations, becoming
 * attached (701.3). They are done at once; what could replace them is asked before.
 */
import type { CounterKind, Designation } from "../card/words.ts";
import { dependencies } from "../state/cache.ts";
import { gameEvent } from "../state/events.ts";
import { edit, nextTimestamp, objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../state/identity.ts";
import { isPlayerEntity } from "../state/identity.ts";
import { countersOn, withCounters } from "../state/object.ts";
import { designationBit } from "./designations.ts";
import { layersOf, touch, touchIf } from "./layers/index.ts";
import { occur } from "./occur.ts";
import { formEndsUnattached } from "./forms.ts";

/** Taps an untapped permanent (701.26a); false if it was tapped already. */
export function tapObject(g: GameState, id: ObjectId, source: ObjectId = 0): boolean {
  if (objectOf(g, id).tapped || objectOf(g, id).zone !== "battlefield") return false;
  edit(g, id).tapped = true;
  touchIf(g, dependencies.tapped);
  occur(g, gameEvent("tap", "701.26a", { object: id, source }));
  return true;
}

/** Untaps a tapped permanent (701.26b); false if it was untapped already. */
export function untapObject(g: GameState, id: ObjectId, source: ObjectId = 0): boolean {
  if (!objectOf(g, id).tapped || objectOf(g, id).zone !== "battlefield") return false;
  edit(g, id).tapped = false;
  touchIf(g, dependencies.tapped);
  endEffectsOfUntapping(g, id);
  occur(g, gameEvent("untap", "701.26b", { object: id, source }));
  return true;
}

function endEffectsOfUntapping(g: GameState, id: ObjectId): void {
  if (!g.effects.some(({ expiry }) => expiry.at === "sourceUntapped" && expiry.source === id)) return;
  g.effects = g.effects.filter(({ expiry }) => expiry.at !== "sourceUntapped" || expiry.source !== id);
  touch(g);
}

/** Puts counters on an object (122.6); returns how many. */
export function addCounters(
  g: GameState,
  id: ObjectId,
  kind: CounterKind,
  count: number,
  source: ObjectId = 0,
): number {
  if (count <= 0) return 0;
  const object = edit(g, id);
  object.counters = withCounters(object.counters, kind, count);
  touch(g);
  occur(g, gameEvent("putCounter", "122.6", { object: id, amount: count, detail: kind, source }));
  return count;
}

/** Removes up to that many counters (122.1); returns how many there were to remove. */
export function removeCounters(
  g: GameState,
  id: ObjectId,
  kind: CounterKind,
  count: number,
  source: ObjectId = 0,
): number {
  const removed = Math.min(count, countersOn(objectOf(g, id), kind));
  if (removed <= 0) return 0;
  const object = edit(g, id);
  object.counters = withCounters(object.counters, kind, -removed);
  touch(g);
  occur(g, gameEvent("removeCounter", "122.1", { object: id, amount: removed, detail: kind, source }));
  return removed;
}

/** Gives a permanent a designation; false if it had it. */
export function designate(g: GameState, id: ObjectId, designation: Designation, rule: string, amount = 0): boolean {
  const bit = designationBit(designation);
  if ((objectOf(g, id).designations & bit) !== 0) return false;
  edit(g, id).designations |= bit;
  touch(g);
  occur(g, gameEvent("designate", rule, { object: id, detail: designation, amount }));
  return true;
}

/** Whether that player can gain life now (119.7). */
function canGainLife(g: GameState, player: PlayerId): boolean {
  for (const { rule, controller } of layersOf(g).rules) {
    if (!("cantGainLife" in rule)) continue;
    const who = rule.cantGainLife;
    if (who === "you" ? controller === player : who === "eachPlayer" || controller !== player) return false;
  }
  return true;
}

/** A player gains life (119.3); returns how much. */
export function gainLife(g: GameState, player: PlayerId, amount: number, source: ObjectId = 0): number {
  if (amount <= 0 || !canGainLife(g, player)) return 0;
  const record = playerAt(g, player);
  record.life += amount;
  record.lifeGained += amount;
  touchIf(g, dependencies.life);
  occur(g, gameEvent("gainLife", "119.3", { player, amount, source }));
  return amount;
}

/** A player loses life (119.3); returns how much. */
export function loseLife(g: GameState, player: PlayerId, amount: number, source: ObjectId = 0, rule = "119.3"): number {
  if (amount <= 0) return 0;
  const record = playerAt(g, player);
  record.life -= amount;
  record.lifeLost += amount;
  touchIf(g, dependencies.life);
  occur(g, gameEvent("loseLife", rule, { player, amount, source }));
  return amount;
}

/** A player pays life, which is losing it (119.4). */
export function payLife(g: GameState, player: PlayerId, amount: number, source: ObjectId = 0): void {
  loseLife(g, player, amount, source, "119.4");
}

/** Attaches a permanent to an object or player (701.3a), away from where it was. */
export function attach(g: GameState, id: ObjectId, to: EntityId): void {
  if (objectOf(g, id).attachedTo === to) return; // 701.3b
  detach(g, id, false);
  const object = edit(g, id);
  object.attachedTo = to;
  object.timestamp = nextTimestamp(g); // 613.7e
  if (!isPlayerEntity(to)) {
    const host = edit(g, to);
    host.attachments = [...host.attachments, id];
  }
  touch(g);
  occur(g, gameEvent("attach", "701.3a", { object: id, other: to }));
}

/** Unattaches a permanent (701.3d). A form that lasts only while attached ends at once. */
export function detach(g: GameState, id: ObjectId, endForm = true): void {
  const { attachedTo } = objectOf(g, id);
  if (attachedTo === 0) return;
  const object = edit(g, id);
  object.attachedTo = 0;
  if (!isPlayerEntity(attachedTo)) {
    const host = edit(g, attachedTo);
    host.attachments = host.attachments.filter((other) => other !== id);
  }
  if (endForm && object.form !== "" && formEndsUnattached(object.form)) object.form = "";
  touch(g);
  occur(g, gameEvent("unattach", "701.3d", { object: id, other: attachedTo }));
}
