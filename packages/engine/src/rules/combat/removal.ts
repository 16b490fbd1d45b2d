/**
 * Being removed from combat (506.4) and the end of combat (511.3).
 */
import { dependencies } from "../../state/cache.ts";
import { typeBit } from "../../state/characteristics.ts";
import { edit, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import { isPlayerEntity } from "../../state/identity.ts";
import type { EntityId, ObjectId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import { characteristicsOf, controllerOf, touchIf } from "../layers/index.ts";
import { defendingPlayerOf } from "./reading.ts";

/** Makes a creature attack that player or planeswalker; remembers whose planeswalker it is. */
export function setAttacking(g: GameState, id: ObjectId, attacked: EntityId): void {
  edit(g, id).attacking = attacked;
  if (isPlayerEntity(attacked) || g.attackedPlaneswalkers.some((one) => one.planeswalker === attacked && !one.removed))
    return;
  g.attackedPlaneswalkers = [
    ...g.attackedPlaneswalkers.filter((one) => one.planeswalker !== attacked),
    { planeswalker: attacked, controller: controllerOf(g, attacked), removed: false },
  ];
}

/** Whether it is a step in which creatures can be attacking or blocking. */
export function isCombat(g: GameState): boolean {
  return (
    g.step === "declareAttackers" || g.step === "declareBlockers" || g.step === "combatDamage" || g.step === "endCombat"
  );
}

/**
 * Removes a permanent from combat (506.4): it stops attacking, blocking and being attacked. An attacker that it blocked stays blocked
 * (509.1h), a creature that blocked it stays a blocking creature (509.1g), one that attacked it attacks nothing (506.4c).
 * Something that leaves the battlefield needs no removal: its record stays as it was (608.2h), and combat looks at what is there.
 */
export function removeFromCombat(g: GameState, id: ObjectId): void {
  if (g.attackedPlaneswalkers.length > 0) stopBeingAttacked(g, id);
  stopFighting(g, id);
}

function stopBeingAttacked(g: GameState, id: ObjectId): void {
  if (!g.attackedPlaneswalkers.some((one) => one.planeswalker === id && !one.removed)) return;
  g.attackedPlaneswalkers = g.attackedPlaneswalkers.map((one) =>
    one.planeswalker === id ? { ...one, removed: true } : one,
  );
}

function stopFighting(g: GameState, id: ObjectId): void {
  const { attacking, blocked, blocking, blockedBy } = objectOf(g, id);
  if (attacking === 0 && blocking.length === 0) return;
  for (const attacker of blocking) {
    if (attacker === 0) continue;
    const record = edit(g, attacker);
    record.blockedBy = record.blockedBy.filter((other) => other !== id);
  }
  for (const blocker of blockedBy) {
    const record = edit(g, blocker);
    const left = record.blocking.filter((other) => other !== id);
    record.blocking = left.length === 0 ? blockingNothing : left;
  }
  const own = edit(g, id);
  own.attacking = 0;
  own.blocking = noIds;
  own.blockedBy = noIds;
  if (blocked) own.blocked = false;
  touchIf(g, dependencies.combat);
}
const blockingNothing: readonly ObjectId[] = Object.freeze([0]);

/**
 * Removes from combat what no longer belongs there: what is no creature any more, or is controlled by someone else; attacked
 * planeswalkers that are none any more or whose controller has changed (506.4).
 * @returns whether anything was removed
 */
export function checkCombat(g: GameState): boolean {
  if (!isCombat(g)) return false;
  let removed = false;
  for (const id of g.battlefield) {
    const object = objectOf(g, id);
    if (object.attacking === 0 && object.blocking.length === 0) continue;
    if (belongs(g, id)) continue;
    stopFighting(g, id); // 506.4d: a planeswalker may still be attacked
    removed = true;
  }
  for (const { planeswalker, controller, removed: before } of g.attackedPlaneswalkers) {
    if (before || objectOf(g, planeswalker).zone !== "battlefield") continue;
    const is = characteristicsOf(g, planeswalker);
    if ((is.types & typeBit.Planeswalker) !== 0 && is.controller === controller) continue;
    stopBeingAttacked(g, planeswalker);
    removed = true;
  }
  return removed;
}

function belongs(g: GameState, id: ObjectId): boolean {
  if ((characteristicsOf(g, id).types & typeBit.Creature) === 0) return false;
  const { attacking, blocking } = objectOf(g, id);
  const controller = controllerOf(g, id);
  if (attacking !== 0) return controller === g.activePlayer;
  // A blocker is the defending player's for whatever it blocks (509.1a).
  for (const attacker of blocking) {
    if (attacker === 0) continue;
    const defender = defendingPlayerOf(g, attacker);
    return defender < 0 ? controller !== g.activePlayer : defender === controller;
  }
  return controller !== g.activePlayer;
}

/** Combat ends: everything is removed from it (511.3). */
export function endCombat(g: GameState): void {
  let any = false;
  for (const id of g.battlefield) {
    const { attacking, blocked, blocking, blockedBy } = objectOf(g, id);
    if (attacking === 0 && !blocked && blocking.length === 0 && blockedBy.length === 0) continue;
    const own = edit(g, id);
    own.attacking = 0;
    own.blocked = false;
    own.blocking = noIds;
    own.blockedBy = noIds;
    any = true;
  }
  if (g.dealtFirstStrike.length > 0) g.dealtFirstStrike = noIds;
  g.combatSteps = 0;
  if (g.attackedPlaneswalkers.length > 0) g.attackedPlaneswalkers = noPlaneswalkers;
  if (any) touchIf(g, dependencies.combat);
}
const noPlaneswalkers: GameState["attackedPlaneswalkers"] = Object.freeze([]);
