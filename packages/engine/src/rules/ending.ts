/**
 * Ending the game (104): a player who loses leaves it; the last one left wins, and if none is left it is a draw. In a game of several the
 * others play on without what that player owned and controlled (800.4).
 */
import type { ContinuousEffect } from "../state/effects.ts";
import { gameEvent } from "../state/events.ts";
import { edit, objectOf, playerAt, restoreState } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { isPlayerEntity, playerOfEntity } from "../state/identity.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { removeFromCombat } from "./combat/index.ts";
import { characteristicsOf, controllerOf, touch } from "./layers/index.ts";
import { occur } from "./occur.ts";
import { endUntilLeaves, leaveBattlefield, moveOf, moveTogether } from "./zones.ts";

/** Takes players who have just lost out of the game (104.2a, 104.4a, 800.4a) and ends it when it is decided. */
export function leaveGame(g: GameState, losers: readonly PlayerId[]): void {
  const left = g.players.flatMap((player, index) => (player.lost ? [] : [index]));
  for (const player of losers) occur(g, gameEvent("lose", playerAt(g, player).lostBy, { player }));
  if (left.length > 1) {
    removeObjects(g);
    return;
  }
  const why = losers.map((player) => playerAt(g, player).lostBy)[0] ?? "104.2a";
  const [winner] = left;
  if (winner === undefined) g.result = { draw: true, why: "104.4a" };
  else {
    g.result = { winner, why };
    occur(g, gameEvent("win", "104.2a", { player: winner }));
  }
  g.question = null;
}

/** 800.4a: what they own leaves the game, what gives them control of something ends, and what they then still control is exiled. */
function removeObjects(g: GameState): void {
  const isGone = (player: PlayerId): boolean => g.players[player]?.lost === true;
  const leaving = g.battlefield.filter((id) => isGone(objectOf(g, id).owner));
  for (const id of leaving) edit(g, id).last = characteristicsOf(g, id);
  for (const id of leaving) {
    removeFromCombat(g, id);
    leaveBattlefield(g, edit(g, id));
  }
  // What is on the stack and no card is whose it is controlled by.
  const stays = (id: ObjectId): boolean => {
    const { owner, kind, controller } = objectOf(g, id);
    if (!isGone(owner) && (kind === "card" || !isGone(controller))) return true;
    edit(g, id).zone = "none";
    return false;
  };
  g.battlefield = g.battlefield.filter((id) => !leaving.includes(id));
  for (const id of leaving) edit(g, id).zone = "none";
  g.stack = g.stack.filter(stays);
  g.exile = g.exile.filter(stays);
  g.command = g.command.filter(stays);
  for (const [index, player] of g.players.entries()) {
    if (!player.lost) continue;
    for (const id of [...player.library, ...player.hand, ...player.graveyard]) edit(g, id).zone = "none";
    player.library = [];
    player.hand = [];
    player.graveyard = [];
    const amount = player.mana.reduce((sum, count) => sum + count, 0);
    if (amount === 0) continue;
    player.mana.fill(0);
    occur(g, gameEvent("loseMana", "800.4a", { player: index, amount }));
  }
  g.effects = g.effects.filter((effect) => !isGone(givesControlTo(effect)));
  g.permissions = g.permissions.filter(({ player }) => !isGone(player));
  g.waiting = g.waiting.filter(({ controller }) => !isGone(controller)); // 800.4d
  g.delayed = g.delayed.filter(({ controller }) => !isGone(controller));
  touch(g);
  for (const id of leaving) endUntilLeaves(g, id);
  const held = [...g.battlefield, ...g.stack].filter((id) => isGone(controllerOf(g, id)));
  if (held.length > 0)
    moveTogether(
      g,
      held.map((id) => moveOf(g, id, "exile", { cause: "800.4a" })),
    );
}

/** To whom an effect gives control of what it affects; -1 if it does not. */
function givesControlTo({ modifications, controller, bindings }: ContinuousEffect): PlayerId {
  for (const modification of modifications) {
    if (!("control" in modification)) continue;
    const { by } = modification.control;
    if (by === "you") return controller;
    const [player = 0] = typeof by === "object" && "player" in by ? (bindings[by.player] ?? []) : [];
    if (isPlayerEntity(player)) return playerOfEntity(player);
  }
  return -1;
}

/** A player concedes (104.3a), at any time. What is being cast or activated just then is not (732.1). */
export function concede(g: GameState, player: PlayerId): void {
  if (playerAt(g, player).lost || g.result !== null) return;
  const [walk] = g.undo;
  if (walk !== undefined) restoreState(g, walk.state);
  const record = playerAt(g, player);
  record.lost = true;
  record.conceded = true;
  record.lostBy = "104.3a";
  leaveGame(g, [player]);
  // Whatever is asked is asked anew: of somebody else, or about what is left.
  g.question = null;
}
