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

/**
 * Passing on until then, and never past something that happens: a spell or ability on the stack, an attack on the player. "something"
 * has no other end than that, but for a later turn of the player's own in which there is something to do at a stop.
 */
export type Until = "none" | "endOfTurn" | "myTurn" | "something";

export interface Passing {
  readonly stops: Stops;
  /** Asked whenever the player has priority. */
  readonly fullControl: boolean;
  readonly until: Until;
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
  if (fullControl) return false;
  // Who passes on does not attack.
  if (question.kind === "attackers") return until !== "none" && question.options.some(({ type }) => type === "done");
  if (question.kind !== "priority") return false;
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
export function waitingFor(view: View, question: Question, { until, since, stops }: Passing): Until {
  if (until === "none" || view.stack.length > 0 || isAttacked(view)) return "none";
  if (view.turn <= since) return until;
  const mine = view.activePlayer === view.viewer;
  switch (until) {
    case "endOfTurn":
      return "none";
    case "myTurn":
      return mine ? "none" : until;
    case "something":
      return mine && canActAtAStop(view, question, stops) ? "none" : until;
  }
}

/** Whether there is something to do at a stop of the player's own turn; attacking is. */
function canActAtAStop({ step }: View, { kind, options }: Question, { mine }: Stops): boolean {
  if (kind === "attackers") return options.some(({ type }) => type === "attack");
  return kind === "priority" && mine.includes(step) && options.some(isAction);
}
