/** What a selection means once its targets and choices are made (608.2): objects, players, or both. */
import type { Selection, TopSelection, Who } from "../card/selection.ts";
import { isTarget } from "../card/selection.ts";
import type { PlayerRef } from "../card/reference.ts";
import { objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { isPlayerEntity, playerEntity, playerOfEntity } from "../state/identity.ts";
import type { EntityId, ObjectId, PlayerId } from "../state/identity.ts";
import { noIds } from "../state/object.ts";
import { entitiesOf, playersOf, quantityOf } from "./evaluate.ts";
import { entitiesMatching } from "./matching.ts";
import type { Scope } from "./scope.ts";

/** The objects and players that a selection means now. */
export function entitiesFor(g: GameState, selection: Selection, scope: Scope): readonly EntityId[] {
  if ("ref" in selection) return entitiesOf(g, selection, scope);
  if ("target" in selection || "choose" in selection) return scope.bindings[selection.as] ?? noIds;
  if ("all" in selection) {
    const all = entitiesMatching(g, selection.all, scope);
    if (selection.except === undefined) return all;
    const except = entitiesFor(g, selection.except, scope);
    return all.filter((entity) => !except.includes(entity));
  }
  if ("each" in selection) return entitiesMatching(g, selection.each, scope);
  if ("both" in selection) {
    const all = new Set<EntityId>();
    for (const part of selection.both)
      for (const entity of entitiesFor(g, part, withPlayers(g, selection.both, scope))) all.add(entity);
    return [...all];
  }
  if ("players" in selection) return playersOf(g, selection.players, scope).map(playerEntity);
  if ("allIn" in selection) {
    const { allIn, of } = selection;
    return playersFor(g, of, scope).flatMap((player) => playerAt(g, player)[allIn]);
  }
  return topOf(g, selection, scope);
}

/** Where one part names players, the others may speak of them ("and each creature they control"). */
function withPlayers(g: GameState, parts: readonly Selection[], scope: Scope): Scope {
  for (const part of parts) {
    if ("players" in part && part.as !== undefined) {
      return {
        ...scope,
        bindings: { ...scope.bindings, [part.as]: playersOf(g, part.players, scope).map(playerEntity) },
      };
    }
  }
  return scope;
}

/** Only permanents that are still there. */
export function permanentsFor(g: GameState, selection: Selection, scope: Scope): readonly ObjectId[] {
  return entitiesFor(g, selection, scope).filter((entity) => entity > 0 && objectOf(g, entity).zone === "battlefield");
}

/** The players who do or undergo something, in turn order. */
export function playersFor(g: GameState, who: Who, scope: Scope): readonly PlayerId[] {
  if (typeof who === "string" || !isTarget(who)) return playersOf(g, who, scope);
  return (scope.bindings[who.as] ?? noIds).filter(isPlayerEntity).map(playerOfEntity);
}

/** Who carries out an instruction that names nobody: whoever chose to do it, or else the controller (608.2c). */
export function actorOf(scope: Scope): PlayerId {
  const [actor] = scope.bindings["actor"] ?? noIds;
  return actor !== undefined && isPlayerEntity(actor) ? playerOfEntity(actor) : scope.controller;
}

/** Each of the players who do something, in turn order, with the scope in which "they" is that one. */
export function doersOf(
  g: GameState,
  who: PlayerRef | undefined,
  scope: Scope,
): readonly { readonly player: PlayerId; readonly scope: Scope }[] {
  if (who === undefined) return [{ player: scope.controller, scope }];
  return playersOf(g, who, scope).map((player) => ({
    player,
    scope: { ...scope, bindings: { ...scope.bindings, doer: [playerEntity(player)] } },
  }));
}

/** The top cards of libraries, the top one first (401.5). */
export function topOf(g: GameState, selection: TopSelection, scope: Scope): readonly ObjectId[] {
  const count = quantityOf(g, selection.count, scope);
  return playersFor(g, selection.topOf, scope).flatMap((player) => topCards(g, player, count));
}

/** A player's top cards, the top one first. */
export function topCards(g: GameState, player: PlayerId, count: number): readonly ObjectId[] {
  const { library } = playerAt(g, player);
  return count <= 0 ? noIds : library.slice(Math.max(0, library.length - count)).toReversed();
}

/**
 * Where an object is now for a text that moves it: itself, or what it became, where the text may find it there because its own event
 * or cost moved it (400.7). 0 where it is gone.
 */
export function findMoved(g: GameState, id: ObjectId, scope: Scope): ObjectId {
  const object = objectOf(g, id);
  if (object.zone !== "none") return id;
  if (scope.bindings["findable"]?.includes(id) !== true || object.successor === 0) return 0;
  const { zone } = objectOf(g, object.successor);
  return zone === "graveyard" || zone === "exile" ? object.successor : 0;
}
