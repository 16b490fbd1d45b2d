/** The order in which cards are put somewhere together, where a player chooses it (401.4). */
import type { Frame } from "../../state/frames.ts";
import type { GameState } from "../../state/game.ts";
import type { PlayerId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import { ask, takeAnswer } from "../agenda.ts";

/** Orders `frame.rest` by asking which goes next; `frame.list` holds those already ordered. True once all are. */
export function chooseOrder(g: GameState, frame: Frame, player: PlayerId): boolean {
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") frame.list = [...frame.list, answer.entity];
  const left = frame.rest.filter((id) => !frame.list.includes(id));
  if (left.length <= 1) {
    frame.rest = [...frame.list, ...left];
    frame.list = noIds;
    return true;
  }
  ask(
    g,
    "order",
    player,
    left.map((entity) => ({ type: "choose", entity })),
    { about: "cards" },
  );
  return false;
}
