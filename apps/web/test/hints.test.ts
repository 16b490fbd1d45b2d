/** Hints for new players: the one that fits what is asked, until it is known. */
import { expect, test } from "vitest";
import { hintOf, known } from "../src/model/hints.ts";
import type { Hint } from "../src/model/hints.ts";
import { questionOf } from "../src/model/cards.ts";
import { eager, playTo } from "./table.ts";

test("each kind of question that a new player meets has its hint", () => {
  for (const kind of ["mulligan", "payment", "attackers", "targets"] as const) {
    const { update } = playTo((now) => questionOf(now)?.kind === kind, eager);
    expect(hintOf(update, {})).toBe(kind);
  }
  const { update: mine } = playTo(({ view }) => view.step === "main1" && view.stack.length === 0, eager);
  expect(hintOf(mine, {})).toBe("main");
});

test("a hint is shown some times, and never again once it is known", () => {
  const { update } = playTo(() => true, eager);
  const shown: (Hint | null)[] = [0, 1, 2, 3, 4, 5].map((mulligan) => hintOf(update, { mulligan }));
  expect(shown).toEqual(["mulligan", "mulligan", "mulligan", "mulligan", null, null]);
  expect(hintOf(update, known({}, "mulligan"))).toBeNull();
});
