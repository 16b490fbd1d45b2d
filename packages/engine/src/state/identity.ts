/**
 * Identities: objects, players and what can be either. An object that changes zones becomes a new object with a new number (400.7);
 * numbers are never used again. A player is a small number; where an object or a player can stand (targets, damage), players are
 * negative, so that one number says which.
 */

/** Index of a player, 0 for the first. */
export type PlayerId = number;
/** Number of an object; 0 is no object. */
export type ObjectId = number;
/** An object (positive) or a player (negative); 0 is neither. */
export type EntityId = number;

/** The entity that a player is. */
export function playerEntity(player: PlayerId): EntityId {
  return -1 - player;
}
/** Whether that is a player. */
export function isPlayerEntity(entity: EntityId): boolean {
  return entity < 0;
}
/** The player that a negative entity is. */
export function playerOfEntity(entity: EntityId): PlayerId {
  return -1 - entity;
}
