/**
 * Who is in combat (506): attackers, what each attacks, who blocks whom. Reads the game and changes nothing.
 */
import { typeBit } from "../../state/characteristics.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import { isPlayerEntity, playerEntity, playerOfEntity } from "../../state/identity.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { opponentsOf } from "../evaluate.ts";
import { characteristicsOf, controllerOf } from "../layers/index.ts";

/** Attacking creatures, in the order they entered the battlefield. */
export function attackersOf(g: GameState): ObjectId[] {
  return g.battlefield.filter((id) => objectOf(g, id).attacking !== 0);
}

/**
 * Whether creatures attack or have attacked in this turn's combat: without any there is no declare blockers or combat damage step
 * (508.8), but there is if those that attacked are gone.
 */
export function hasAttackers(g: GameState): boolean {
  if (g.history.attacked.length > 0) return true;
  for (const id of g.battlefield) if (objectOf(g, id).attacking !== 0) return true;
  return false;
}

/** Blocking creatures, in the order they entered the battlefield. */
export function blockersOf(g: GameState): ObjectId[] {
  return g.battlefield.filter((id) => objectOf(g, id).blocking.length > 0);
}

/** How many creatures a player controls. */
export function creaturesOf(g: GameState, player: PlayerId): number {
  let count = 0;
  for (const id of g.battlefield) {
    const is = characteristicsOf(g, id);
    if (is.controller === player && (is.types & typeBit.Creature) !== 0) count++;
  }
  return count;
}

/** Creatures that block that attacker and are still there, in the order in which they were declared. */
export function blockersOfAttacker(g: GameState, attacker: ObjectId): readonly ObjectId[] {
  const { blockedBy } = objectOf(g, attacker);
  return blockedBy.every((id) => isThere(g, id)) ? blockedBy : blockedBy.filter((id) => isThere(g, id));
}

/** Attackers that this creature blocks and that are still attacking. */
export function attackersBlockedBy(g: GameState, blocker: ObjectId): readonly ObjectId[] {
  const { blocking } = objectOf(g, blocker);
  const there = (id: ObjectId): boolean => id !== 0 && isThere(g, id) && objectOf(g, id).attacking !== 0;
  return blocking.every(there) ? blocking : blocking.filter(there);
}

function isThere(g: GameState, id: ObjectId): boolean {
  return objectOf(g, id).zone === "battlefield";
}

/** The player whom an attacker attacks, or whose planeswalker it attacks or attacked (508.5); -1 if it does not attack. */
export function defendingPlayerOf(g: GameState, attacker: ObjectId): PlayerId {
  const { attacking } = objectOf(g, attacker);
  return attacking === 0 ? -1 : defenderBehind(g, attacking);
}

/** What an attacker can deal its damage to if nothing blocks it (510.1b); 0 if it attacks nothing any more (506.4c, 800.4e). */
export function attackedBy(g: GameState, attacker: ObjectId): EntityId {
  const { attacking } = objectOf(g, attacker);
  if (attacking === 0) return 0;
  if (isPlayerEntity(attacking)) return g.players[playerOfEntity(attacking)]?.lost === false ? attacking : 0;
  if (!isThere(g, attacking)) return 0;
  return g.attackedPlaneswalkers.some((one) => one.planeswalker === attacking && !one.removed) ? attacking : 0;
}

/** What that player's creatures may attack (506.2, 802.2): opponents, each followed by the planeswalkers they control. */
export function attackable(g: GameState, player: PlayerId): readonly EntityId[] {
  const found: EntityId[] = [];
  for (const opponent of opponentsOf(g, player)) {
    found.push(playerEntity(opponent));
    for (const id of g.battlefield) {
      const is = characteristicsOf(g, id);
      if ((is.types & typeBit.Planeswalker) !== 0 && is.controller === opponent) found.push(id);
    }
  }
  return found;
}

/** The defending player for an attack on that player or planeswalker. */
export function defenderBehind(g: GameState, attacked: EntityId): PlayerId {
  if (isPlayerEntity(attacked)) return playerOfEntity(attacked);
  for (const { planeswalker, controller } of g.attackedPlaneswalkers) if (planeswalker === attacked) return controller;
  return controllerOf(g, attacked);
}
