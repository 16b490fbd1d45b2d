/** When a player passes without being asked. */
import { describe, expect, test } from "vitest";
import { openTable, playOn, setup, stopEverywhere } from "./table.ts";
import { isAction, usualPassing } from "../src/index.ts";

describe("passing by itself", () => {
  test("is done only with nothing on the stack, and where there is no stop or nothing to do", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    const unasked: string[] = [];
    playOn(table, 11, 400, () => {
      const { view } = table.now();
      const question = table.question();
      if (question?.kind !== "priority" || view.stack.length > 0) return;
      const stops = view.activePlayer === 0 ? usualPassing.stops.mine : usualPassing.stops.theirs;
      // A land that was just played can be taken back, also where nothing else is to be done.
      if (!question.options.some(isAction) && view.players[0]?.landsPlayed === 0)
        unasked.push(`nothing to do in ${view.step}`);
      if (!stops.includes(view.step)) unasked.push(`no stop at ${view.step}`);
    });
    expect(unasked).toEqual([]);
    // What is shown on the way to a question asks nothing.
    const shown = table.heard.filter((message) => message.type === "update" && message.passing);
    expect(shown.length).toBeGreaterThan(10);
    expect(JSON.stringify(shown)).not.toContain('"options":[{');
  });

  test("is never done under full control", () => {
    const table = openTable();
    table.ask({ type: "passing", passing: stopEverywhere });
    table.ask({ type: "start", setup });
    table.answer(({ type }) => type === "keep");
    expect(table.now().view.step).toBe("upkeep");
  });

  test("goes on until one's next turn, unless something happens", () => {
    const table = openTable();
    table.ask({ type: "start", setup: { ...setup, level: "greedy" } });
    table.answer(({ type }) => type === "keep");
    table.ask({ type: "passing", passing: { ...usualPassing, until: "myTurn", since: table.now().view.turn } });
    const { view } = table.now();
    expect(view.turn > 1 || view.stack.length > 0 || view.battlefield.some(({ attacking }) => attacking !== 0)).toBe(
      true,
    );
  });
});
