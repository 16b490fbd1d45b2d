/** The order in which cards are put somewhere together, where a player chooses it (401.4). */
import type { Destination } from "../../card/effect.ts";
import type { Frame } from "../../state/frames.ts";
import type { GameState } from "../../state/game.ts";
import type { PlayerId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import { ask, takeAnswer } from "../agenda.ts";

/**
 * Orders `frame.rest` for being put into a library one after the other, by asking which lies uppermost, then which under that; `frame.list`
 * holds those already ordered. True once all are.
 */
export function chooseOrder(g: GameState, frame: Frame, player: PlayerId, position: Destination["position"]): boolean {
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") frame.list = [...frame.list, answer.entity];
  const left = frame.rest.filter((id) => !frame.list.includes(id));
  if (left.length <= 1) {
    const ordered = [...frame.list, ...left];
    // What is put on top is covered by what comes after it; what is put to the bottom covers it.
    frame.rest = position === "bottom" ? ordered : ordered.toReversed();
    frame.list = noIds;
    return true;
  }
  ask(
    g,
    "order",
    player,
    left.map((entity) => ({ type: "choose", entity })),
    {
      about: position === "bottom" ? "bottom" : "top",
      piles: position === "bottom" ? [noIds, frame.list] : [frame.list, noIds],
      shown: frame.rest,
    },
  );
  return false;
}
