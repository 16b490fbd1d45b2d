/** The forecast of combat: it says what then comes, and nothing that is hidden. */
import { describe, expect, test, vi } from "vitest";
import type { Forecast } from "../src/index.ts";
import { openTable, playOn, setup, stopEverywhere } from "./table.ts";

// Whole games, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

describe("a forecast of combat", () => {
  test("is what comes if nobody does anything more", () => {
    let checked = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const table = openTable();
      table.ask({ type: "passing", passing: stopEverywhere });
      table.ask({ type: "start", setup: { ...setup, seed } });
      playOn(table, seed, 900, () => {
        const { forecast, view } = table.now();
        if (forecast === null || view.step !== "declareBlockers" || view.stack.length > 0) return;
        if (table.question()?.kind !== "priority") return;
        // How the opponent divides damage among several blockers is theirs to choose.
        const blocked = view.battlefield.flatMap(({ controller, blocking }) => (controller === 0 ? blocking : []));
        if (new Set(blocked).size < blocked.length) return;
        // Passed on until damage has been dealt, where the opponent does nothing either.
        const { turn } = view;
        const before = view.battlefield.map(({ id }) => id);
        let acted = false;
        for (;;) {
          const now = table.now();
          acted ||= now.told.some(({ kind }) => kind === "cast" || kind === "activate" || kind === "trigger");
          if (acted || now.view.turn !== turn || !["declareBlockers", "combatDamage"].includes(now.view.step)) break;
          if (!table.answer(({ type }) => type === "pass")) break;
        }
        const after = table.now();
        if (acted || after.view.turn !== turn || after.view.step !== "endCombat") return;
        const there = new Set(after.view.battlefield.map(({ id }) => id));
        const came: Forecast = {
          life: after.view.players.map(({ life }) => life),
          dying: before.filter((id) => !there.has(id)),
        };
        expect(forecast).toEqual(came);
        checked++;
      });
    }
    expect(checked).toBeGreaterThan(5);
  });

  test("is none outside combat", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    const told: unknown[] = [];
    playOn(table, 3, 300, () => {
      const { forecast, view } = table.now();
      if (!["declareAttackers", "declareBlockers", "combatDamage"].includes(view.step)) told.push(forecast);
    });
    expect(told.length).toBeGreaterThan(20);
    expect(told.every((forecast) => forecast === null)).toBe(true);
  });
});
