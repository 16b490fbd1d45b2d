/** Why a land cannot be played now (116.2a, 305.1). */
import { typeBit } from "../../state/characteristics.ts";
import { cardOfObject, objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { canPlayLand } from "../permissions.ts";
import { reason } from "../reason.ts";
import type { Reason } from "../reason.ts";
import { isSorceryTime } from "../timing.ts";
import { missingOfSorceryTime, whyNoPriority } from "./saying.ts";

export function whyNotPlay(g: GameState, player: PlayerId, id: ObjectId): Reason | null {
  const noPriority = whyNoPriority(g, player, "305.1");
  if (noPriority !== null) return noPriority;
  const object = objectOf(g, id);
  const { printed } = cardOfObject(g, object);
  const record = playerAt(g, player);
  if ((printed.types & typeBit.Land) === 0) return reason("noLand", "305.1", { object: id }, "116.2a");
  if (g.activePlayer !== player) return reason("notYourTurn", "305.3", {}, "305.1", "116.2a");
  if (!isSorceryTime(g, player))
    return reason(
      "timing",
      "305.1",
      { of: "land", object: id, missing: missingOfSorceryTime(g, player) },
      "116.2a",
      "117.1c",
    );
  if (!canPlayLand(g, player))
    return reason(
      "landPlayed",
      "305.2",
      { played: record.landsPlayed, of: 1 + record.extraLands },
      "305.2b",
      "305.2a",
      "116.2a",
    );
  if (object.zone !== "hand" || object.owner !== player)
    return reason("notPermitted", "305.1", { object: id, to: "play" }, "116.2a");
  return null;
}
