/** Which hint helps a new player with what is asked now. Pure. */
import type { Update } from "@nykthos/protocol";
import { questionOf } from "./cards.ts";

/** What there is a hint for. */
export type Hint = "mulligan" | "main" | "respond" | "targets" | "payment" | "attackers" | "blockers";

/** How often a hint is shown before it counts as known. */
const untilKnown = 4;

/** The hint for the question of an update; null where nothing is asked, or that is known by now. */
export function hintOf(update: Update, seen: Readonly<Partial<Record<Hint, number>>>): Hint | null {
  const hint = kindOf(update);
  return hint === null || (seen[hint] ?? 0) >= untilKnown ? null : hint;
}

function kindOf(update: Update): Hint | null {
  const question = questionOf(update);
  switch (question?.kind) {
    case "mulligan":
    case "targets":
    case "payment":
    case "attackers":
    case "blockers":
      return question.kind;
    case "priority":
      return update.view.stack.length > 0 ? "respond" : "main";
    default:
      return null;
  }
}

/** A hint that is not to be shown again. */
export function known(
  seen: Readonly<Partial<Record<Hint, number>>>,
  hint: Hint,
): Readonly<Partial<Record<Hint, number>>> {
  return { ...seen, [hint]: untilKnown };
}
