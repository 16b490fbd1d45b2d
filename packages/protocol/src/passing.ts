/**
 * When a player who has priority passes without being asked: only where nothing but passing is possible or no stop is set, and never
 * when something is on the stack, so that nothing is missed. (Whoever has just played a land is asked once more, to take it back.) Pure: reads a view and the player's wishes.
 */
import type { Option, Question, View } from "@nykthos/engine";
import type { Step } from "@nykthos/engine/card";

export interface Stops {
  readonly mine: readonly Step[];
  readonly theirs: readonly Step[];
}

export interface Passing {
  readonly stops: Stops;
  /** Asked whenever the player has priority. */
  readonly fullControl: boolean;
  /** Passing on until then, or until something happens. */
  readonly until: "none" | "endOfTurn" | "myTurn";
  /** The turn in which that was wished for. */
  readonly since: number;
}

export const usualPassing: Passing = {
  stops: {
    mine: ["main1", "declareBlockers", "main2"],
    theirs: ["declareAttackers", "declareBlockers", "end"],
  },
  fullControl: false,
  until: "none",
  since: 0,
};

/** Whether an option at priority is more than passing; making mana for nothing is not. */
export function isAction(option: Option): boolean {
  return option.type === "cast" || option.type === "play" || option.type === "activate";
}

/** Whether that question is one that the player passes on without being asked. */
export function passesByItself(view: View, question: Question, { stops, fullControl, until }: Passing): boolean {
  // Who passes on does not attack.
  if (question.kind === "attackers") return until !== "none" && question.options.some(({ type }) => type === "done");
  if (question.kind !== "priority" || fullControl) return false;
  if (view.stack.length > 0) return false;
  const { viewer } = view;
  const mine = view.activePlayer === viewer;
  if (until !== "none" && !isAttacked(view)) return true;
  if (!question.options.some(isAction)) return true;
  return !(mine ? stops.mine : stops.theirs).includes(view.step);
}

/** Whether somebody attacks the player: that is something that happens. */
function isAttacked(view: View): boolean {
  return view.activePlayer !== view.viewer && view.battlefield.some(({ attacking }) => attacking !== 0);
}

/** What the player still waits for at this question; the wish ends by itself when its time has come or something happens. */
export function waitingFor(view: View, { until, since }: Passing): Passing["until"] {
  if (until === "none" || view.stack.length > 0 || isAttacked(view)) return "none";
  const later = view.turn > since;
  return later && (until === "endOfTurn" || view.activePlayer === view.viewer) ? "none" : until;
}
