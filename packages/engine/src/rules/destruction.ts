/** Destroying (701.8): together with whatever else goes at the same time; indestructible and regeneration (701.19) see it first. */
import { keywordBit } from "../state/characteristics.ts";
import { gameEvent } from "../state/events.ts";
import { edit, objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId } from "../state/identity.ts";
import { removeFromCombat } from "./combat/index.ts";
import { characteristicsOf } from "./layers/index.ts";
import { pushMoves } from "./moves.ts";
import { occur } from "./occur.ts";
import { tapObject } from "./status.ts";
import { moveOf } from "./zones.ts";
import type { Move } from "./zones.ts";

/** Destroys those permanents, moving the others along with them; the frame below finds the results under `moved`. */
export function pushDestruction(
  g: GameState,
  destroyed: readonly ObjectId[],
  others: readonly Move[],
  rule: string,
  source: ObjectId = 0,
  cantBeRegenerated = false,
): void {
  const moves: Move[] = [];
  for (const id of destroyed) {
    if (objectOf(g, id).zone !== "battlefield") continue;
    const is = characteristicsOf(g, id);
    if ((is.keywords & keywordBit.indestructible) !== 0) continue; // 702.12b
    const regenerates =
      objectOf(g, id).shields > 0 &&
      !cantBeRegenerated &&
      !is.limits.some(({ modification }) => "cantBeRegenerated" in modification);
    if (regenerates) regenerateInstead(g, id);
    else {
      occur(g, gameEvent("destroy", rule, { object: id, source }));
      moves.push(moveOf(g, id, "graveyard", { cause: "destroy", source }));
    }
  }
  pushMoves(g, [...moves, ...others]);
}

/** 701.19a: damage is removed, it becomes tapped and leaves combat. */
function regenerateInstead(g: GameState, id: ObjectId): void {
  const record = edit(g, id);
  record.shields--;
  record.damage = 0;
  record.deathtouched = false;
  tapObject(g, id);
  removeFromCombat(g, id);
  occur(g, gameEvent("regenerate", "701.19a", { object: id }));
}
