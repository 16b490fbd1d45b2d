/** When the hand lies open on a phone, where it is a drawer. Pure. */
import type { Question } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { questionOf, touched } from "./cards.ts";

/** What the question wants of the hand: that is what is asked about, it can be used, or it is not what this is about. */
type Call = "asked" | "offered" | "aside";

function callOf(update: Update, question: Question | null): Call {
  if (question === null) return "aside";
  if (question.kind === "mulligan") return "asked";
  const hand = new Set(update.view.players[update.view.viewer]?.hand.map(({ id }) => id));
  const useful = question.options.some((option) => hand.has(touched(option)));
  if (!useful) return "aside";
  if (question.kind !== "priority") return "asked";
  return update.view.step === "main1" || update.view.step === "main2" ? "offered" : "aside";
}

/** What the drawer was opened or closed by hand for: as long as questions of that kind are asked, it stays so. */
export interface Drawn {
  readonly during: string;
  readonly open: boolean;
}

/** What drawing the drawer open or closed now holds for. */
export function occasionOf(update: Update): string {
  const question = questionOf(update);
  return question === null ? "" : `${question.kind} ${callOf(update, question)}`;
}

/** Whether the hand lies open, if the player wants it open in their main phase, and last drew it by hand as told. */
export function isDrawerOpen(update: Update, wanted: boolean, drawn: Drawn | null): boolean {
  if (drawn !== null && drawn.during === occasionOf(update)) return drawn.open;
  const call = callOf(update, questionOf(update));
  return call === "asked" || (call === "offered" && wanted);
}

/** Whether drawing it now says how it is wanted in every main phase. */
export function isDrawerOffered(update: Update): boolean {
  return callOf(update, questionOf(update)) === "offered";
}
