/**
 * Evaluating what a text says in its scope: which objects a reference means, which players, how much a quantity comes to, whether a
 * condition holds. Reads the game and changes nothing.
 */
import { conditionKind } from "../card/condition.ts";
import type { Condition } from "../card/condition.ts";
import type { Comparison } from "../card/filter.ts";
import { quantityKind } from "../card/quantity.ts";
import type { Quantity } from "../card/quantity.ts";
import type { PlayerRef, Ref } from "../card/reference.ts";
import type { Count } from "../card/selection.ts";
import { isPlayerEntity, playerOfEntity } from "../state/identity.ts";
import type { EntityId, ObjectId, PlayerId } from "../state/identity.ts";
import { objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { countersOn } from "../state/object.ts";
import { typeBit } from "../state/characteristics.ts";
import { characteristicsOf, controllerOf } from "./layers/index.ts";
import { countMatching, matches, matchesAs } from "./matching.ts";
import { conditionHandler, defineCondition, defineQuantity, quantityHandler } from "./registry.ts";
import type { Scope } from "./scope.ts";

/** The name under which a text knows which opponent was chosen for its "an opponent". */
export const anOpponent = "anOpponent";

const nobody: readonly EntityId[] = Object.freeze([]);

/** What a reference means: objects or players; nothing where nothing is bound to it. */
export function entitiesOf(g: GameState, ref: Ref, scope: Scope): readonly EntityId[] {
  const bound = scope.bindings[ref.ref];
  if (bound !== undefined) return bound;
  if (ref.ref === "self") return [scope.source];
  if (ref.ref === "host") {
    const { attachedTo } = objectOf(g, scope.source);
    return attachedTo === 0 ? nobody : [attachedTo];
  }
  if (ref.ref === "spell") return scope.stack === null ? nobody : [scope.source];
  return nobody;
}

/** The one object a reference means, 0 for none. */
export function entityOf(g: GameState, ref: Ref, scope: Scope): EntityId {
  return entitiesOf(g, ref, scope)[0] ?? 0;
}

/** The players still in the game, in turn order from the active player (101.4). */
export function playersInTurnOrder(g: GameState): readonly PlayerId[] {
  const order: PlayerId[] = [];
  for (let offset = 0; offset < g.players.length; offset++) {
    const player = (g.activePlayer + offset) % g.players.length;
    if (!playerAt(g, player).lost) order.push(player);
  }
  return order;
}

/** A player's opponents (102.2) still in the game, in turn order. */
export function opponentsOf(g: GameState, player: PlayerId): readonly PlayerId[] {
  return playersInTurnOrder(g).filter((other) => other !== player);
}

/** The players that a reference means, in turn order. */
export function playersOf(g: GameState, who: PlayerRef, scope: Scope): readonly PlayerId[] {
  if (typeof who === "string") {
    switch (who) {
      case "you":
        return [scope.controller];
      case "eachPlayer":
        return playersInTurnOrder(g);
      case "eachOpponent":
      case "anyOpponent":
        return opponentsOf(g, scope.controller);
      case "eachOtherPlayer":
        return opponentsOf(g, scope.controller);
      case "anOpponent": {
        const chosen = scope.bindings[anOpponent];
        return chosen?.map(playerOfEntity) ?? opponentsOf(g, scope.controller).slice(0, 1);
      }
      case "activePlayer":
        return [g.activePlayer];
      case "defendingPlayer":
        return defendingPlayers(g, scope);
    }
  }
  if ("player" in who) {
    const bound = who.player === "event" ? scope.bindings["player"] : scope.bindings[who.player];
    return (bound ?? nobody).map((entity) =>
      isPlayerEntity(entity) ? playerOfEntity(entity) : controllerOf(g, entity),
    );
  }
  if ("controllerOf" in who) {
    return unique(
      entitiesOf(g, who.controllerOf, scope).map((entity) => playerBehind(g, asItWas(g, entity, scope), "controller")),
    );
  }
  return unique(entitiesOf(g, who.ownerOf, scope).map((entity) => playerBehind(g, entity, "owner")));
}

function playerBehind(g: GameState, entity: EntityId, role: "controller" | "owner"): PlayerId {
  if (isPlayerEntity(entity)) return playerOfEntity(entity);
  return role === "controller" ? controllerOf(g, entity) : objectOf(g, entity).owner;
}

/**
 * What a text asks about that has moved something away itself: a card elsewhere has no controller (108.4), and its size is the one it
 * had, so it is asked for as it last was (608.2h).
 */
function asItWas(g: GameState, entity: EntityId, scope: Scope): EntityId {
  const pairs = scope.bindings["was"];
  if (pairs === undefined || entity <= 0 || objectOf(g, entity).zone === "battlefield") return entity;
  for (let at = 0; at + 1 < pairs.length; at += 2) if (pairs[at] === entity) return pairs[at + 1] ?? entity;
  return entity;
}

/** Whom the source attacks (or attacked, 506.4 and 508.5): the player, or the controller of the planeswalker. */
function defendingPlayers(g: GameState, scope: Scope): readonly PlayerId[] {
  const attacked = scope.bindings["defender"]?.[0] ?? objectOf(g, scope.source).attacking;
  if (attacked === 0) return opponentsOf(g, scope.controller);
  return [isPlayerEntity(attacked) ? playerOfEntity(attacked) : controllerOf(g, attacked)];
}

function unique(list: readonly number[]): readonly number[] {
  return list.length < 2 ? list : [...new Set(list)];
}

/** The least and the most that a count allows; without one it is exactly one. */
export function countRange(
  g: GameState,
  count: Count | undefined,
  scope: Scope,
): { readonly least: number; readonly most: number } {
  if (count === undefined) return { least: 1, most: 1 };
  if (count === "anyNumber") return { least: 0, most: Infinity };
  if (typeof count === "object") {
    if ("upTo" in count) return { least: 0, most: quantityOf(g, count.upTo, scope) };
    if ("oneTo" in count) return { least: 1, most: count.oneTo };
  }
  const exact = quantityOf(g, count, scope);
  return { least: exact, most: exact };
}

/** How much a quantity comes to now; amounts are whole numbers, never below zero except power and toughness. */
export function quantityOf(g: GameState, quantity: Quantity, scope: Scope): number {
  if (typeof quantity === "number") return quantity;
  const kind = quantityKind(quantity);
  return quantityHandler(kind)(g, (quantity as Record<string, unknown>)[kind], scope);
}

/** Whether a comparison holds for that number. */
export function compares(g: GameState, value: number, comparison: Comparison, scope: Scope): boolean {
  const limit = quantityOf(g, comparison.value, scope);
  switch (comparison.is) {
    case "atLeast":
      return value >= limit;
    case "atMost":
      return value <= limit;
    case "exactly":
      return value === limit;
    case "lessThan":
      return value < limit;
  }
}

/** Whether a condition holds now. */
export function holds(g: GameState, condition: Condition, scope: Scope): boolean {
  const kind = conditionKind(condition);
  return conditionHandler(kind)(g, (condition as Record<string, unknown>)[kind], scope);
}

defineQuantity("x", (_g, _quantity, scope) => scope.bindings["x"]?.[0] ?? scope.stack?.x ?? 0);
defineQuantity("whereX", (g, quantity, scope) => quantityOf(g, quantity, scope));
defineQuantity("count", (g, filter, scope) => countMatching(g, filter, scope));
// Only creatures and creature cards have power and toughness (208.1, 208.3).
defineQuantity("powerOf", (g, ref, scope) =>
  sum(g, ref, scope, (object) => (isCreature(g, object) ? characteristicsOf(g, object).power : 0)),
);
defineQuantity("toughnessOf", (g, ref, scope) =>
  sum(g, ref, scope, (object) => (isCreature(g, object) ? characteristicsOf(g, object).toughness : 0)),
);
defineQuantity("manaValueOf", (g, ref, scope) =>
  sum(g, ref, scope, (object) => characteristicsOf(g, object).manaValue),
);
defineQuantity("countersOn", (g, { object, kind }, scope) =>
  sum(g, object, scope, (id) => countersOn(objectOf(g, id), kind)),
);
defineQuantity("thatMuch", (_g, _quantity, scope) => scope.bindings["amount"]?.[0] ?? 0);
defineQuantity("remembered", (_g, name, scope) => scope.bindings[name]?.[0] ?? 0);
defineQuantity("numberOf", (_g, name, scope) => scope.bindings[name]?.length ?? 0);
defineQuantity("times", (g, { factor, of }, scope) => factor * quantityOf(g, of, scope));
defineQuantity("oneForEach", (g, { every, of }, scope) => Math.floor(quantityOf(g, of, scope) / every));

function sum(g: GameState, ref: Ref, scope: Scope, value: (object: ObjectId) => number): number {
  let total = 0;
  for (const entity of entitiesOf(g, ref, scope))
    if (!isPlayerEntity(entity)) total += value(asItWas(g, entity, scope));
  return total;
}

defineCondition("controls", (g, { who, what, atLeast }, scope) => {
  const needed = atLeast === undefined ? 1 : quantityOf(g, atLeast, scope);
  for (const player of playersOf(g, who, scope)) {
    let found = 0;
    for (const id of g.battlefield) {
      if (controllerOf(g, id) === player && matches(g, what, id, scope) && ++found >= needed) return true;
    }
  }
  return false;
});
defineCondition("is", (g, { object, a }, scope) => {
  const [entity] = entitiesOf(g, object, scope);
  return entity !== undefined && entity !== 0 && matches(g, a, entity, scope);
});
defineCondition("hasCounters", (g, { object, kind, atLeast }, scope) => {
  const [entity] = entitiesOf(g, object, scope);
  return entity !== undefined && entity > 0 && countersOn(objectOf(g, entity), kind) >= quantityOf(g, atLeast, scope);
});
defineCondition("yourTurn", (g, _condition, scope) => g.activePlayer === scope.controller);
defineCondition("quantity", (g, { left, comparison }, scope) =>
  compares(g, quantityOf(g, left, scope), comparison, scope),
);
defineCondition("done", (_g, _condition, scope) => (scope.bindings["done"]?.[0] ?? 0) !== 0);
defineCondition("not", (g, condition, scope) => !holds(g, condition, scope));
defineCondition("emptyHand", (g, who, scope) =>
  playersOf(g, who, scope).every((player) => playerAt(g, player).hand.length === 0),
);
defineCondition("dealtDamageThisTurn", (g, _condition, scope) =>
  opponentsOf(g, scope.controller).some((player) => playerAt(g, player).damageTaken > 0),
);
defineCondition("enteredLastTurn", (g, { what }, scope) =>
  g.history.enteredLastTurn.some(
    ([object, under, types]) =>
      under === scope.controller && matchesAs(g, what, object, { ...characteristicsOf(g, object), types }, scope),
  ),
);
defineCondition("remainsTapped", (g, ref, scope) => {
  const [entity] = entitiesOf(g, ref, scope);
  return entity !== undefined && entity > 0 && objectOf(g, entity).zone === "battlefield" && objectOf(g, entity).tapped;
});
defineCondition(
  "youControlSelf",
  (g, _condition, scope) =>
    objectOf(g, scope.source).zone === "battlefield" && controllerOf(g, scope.source) === scope.controller,
);
defineCondition("cameUnderControlSinceLastUpkeep", (g, ref, scope) => {
  const [id] = entitiesOf(g, ref, scope);
  return id !== undefined && id > 0 && objectOf(g, id).since >= playerAt(g, scope.controller).upkeeps[0];
});

/** Whether an object is a creature now, or was one as it last existed. */
function isCreature(g: GameState, object: ObjectId): boolean {
  return (characteristicsOf(g, object).types & typeBit.Creature) !== 0;
}
