/** What leaves as a cost is paid (601.2h): sacrificed (701.21), discarded (701.9), exiled, returned to hand. */
import type { CostPart } from "../../card/cost.ts";
import { gameEvent } from "../../state/events.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { pushDiscardOf } from "../discarding.ts";
import { pushMoves } from "../moves.ts";
import { occur } from "../occur.ts";
import { moveOf } from "../zones.ts";

/** Pays a part of a cost with those objects, all at once; pushes what that takes. Parts that move nothing do nothing. */
export function payByMoving(
  g: GameState,
  player: PlayerId,
  part: CostPart,
  objects: readonly ObjectId[],
  source: ObjectId,
): void {
  if (objects.length === 0) return;
  switch (part.pay) {
    case "sacrifice":
    case "sacrificeSelf":
      for (const object of objects) occur(g, gameEvent("sacrifice", "701.21a", { object, player, source }));
      return pushMoves(
        g,
        objects.map((object) => moveOf(g, object, "graveyard", { cause: "sacrifice", source })),
      );
    case "discard":
    case "discardSelf":
      return pushDiscardOf(g, objects, source);
    case "exile":
    case "exileSelf":
      return pushMoves(
        g,
        objects
          .filter((object) => objectOf(g, object).zone !== "none")
          .map((object) => moveOf(g, object, "exile", { cause: "exile", source })),
      );
    case "returnToHand":
      return pushMoves(
        g,
        objects.map((object) => moveOf(g, object, "hand", { cause: "return", source })),
      );
    default:
      return;
  }
}
