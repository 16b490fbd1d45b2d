/** Ending the game (104): a player who loses leaves it; the last one left wins, and if none is left it is a draw. */
import { gameEvent } from "../state/events.ts";
import { playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { PlayerId } from "../state/identity.ts";
import { touch } from "./layers/index.ts";
import { occur } from "./occur.ts";

/** Takes the players who have lost out of the game (104.2a, 104.4a, 800.4a) and ends it when it is decided. */
export function leaveGame(g: GameState): void {
  const left = g.players.flatMap((player, index) => (player.lost ? [] : [index]));
  g.players.forEach((player, index) => {
    if (player.lost) occur(g, gameEvent("lose", player.lostBy, { player: index }));
  });
  if (left.length > 1) {
    removeObjectsOf(g);
    return;
  }
  const why = g.players.find(({ lost }) => lost)?.lostBy ?? "104.2a";
  const [winner] = left;
  if (winner === undefined) g.result = { draw: true, why: "104.4a" };
  else {
    g.result = { winner, why };
    occur(g, gameEvent("win", "104.2a", { player: winner }));
  }
  g.question = null;
}

/** A player who leaves a game of several takes everything they own along (800.4a). */
function removeObjectsOf(g: GameState): void {
  const stays = (id: number): boolean => {
    const object = g.objects[id];
    return object !== undefined && !playerAt(g, object.owner).lost;
  };
  g.battlefield = g.battlefield.filter(stays);
  g.stack = g.stack.filter(stays);
  g.exile = g.exile.filter(stays);
  touch(g);
}

/** A player concedes (104.3a), at any time. */
export function concede(g: GameState, player: PlayerId): void {
  const record = playerAt(g, player);
  if (record.lost || g.result !== null) return;
  record.lost = true;
  record.conceded = true;
  record.lostBy = "104.3a";
  leaveGame(g);
}
