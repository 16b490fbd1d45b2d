/** When a permanent's controller changes (110.2, 302.6, 506.4): it leaves combat, and is not ready to attack for its new controller. */
import { gameEvent } from "../state/events.ts";
import { edit, objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { removeFromCombat } from "./combat/index.ts";
import { controllerOf } from "./layers/index.ts";
import { occur } from "./occur.ts";

/** Notices permanents that have come under another player's control since this was last looked at; true if there were any. */
export function updateControl(g: GameState): boolean {
  let did = false;
  for (const id of g.battlefield) {
    const controller = controllerOf(g, id);
    if (objectOf(g, id).heldBy === controller) continue;
    const record = edit(g, id);
    record.heldBy = controller;
    record.sick = true;
    record.since = g.turn;
    did = true;
    removeFromCombat(g, id);
    occur(g, gameEvent("control", "110.2", { object: id, player: controller }));
  }
  return did;
}
