/** Answers that are given by themselves from now on: looked at, forgotten, kept over a reload, and never part of a saved game. */
import { describe, expect, test } from "vitest";
import { usualPassing } from "../src/index.ts";
import { openTable, setup } from "./table.ts";
import type { Table } from "./table.ts";

/**
 * Plays on with whatever leads on, passing where an own ability is on top of the stack.
 * @returns how often that was asked
 */
function playOn(table: Table, always: boolean, until: (asked: number) => boolean = () => false): number {
  let asked = 0;
  for (let step = 0; step < 500 && !until(asked); step++) {
    const { at, view, repeats } = table.now();
    const question = table.question();
    if (question === null) break;
    if (repeats && question.kind === "priority" && view.stack.at(-1)?.controller === 0) {
      asked++;
      table.ask({ type: "answer", at, plan: [{ type: "pass" }], ...(always ? { always: true } : {}) });
      continue;
    }
    const wanted = ["keep", "play", "auto", "cast", "done", "choose", "top", "pass"];
    const best = wanted.find((word) => question.options.some(({ type }) => type === word));
    table.answer(({ type }) => type === (best ?? question.options[0]?.type));
  }
  return asked;
}

function begun(): Table {
  const table = openTable();
  table.ask({ type: "start", setup: { ...setup, you: { deck: "named", name: "Depths of Thassa" } } });
  return table;
}

describe("an ability that asks again and again", () => {
  test("is answered the same way from now on, if the player says so", () => {
    const once = playOn(begun(), true);
    expect(once).toBeGreaterThan(0);
    expect(once).toBeLessThan(playOn(begun(), false));
  });

  test("is told of, with its card, its text and the answer, in the language of the table", () => {
    const table = begun();
    playOn(table, true, (asked) => asked > 0);
    const [standing, ...others] = table.now().standing;
    expect(others).toEqual([]);
    expect(standing).toMatchObject({ answer: "Pass" });
    expect(standing?.text).toMatch(/scry|draw|put|look|target/i);
    const name = standing?.name ?? "";
    table.ask({ type: "speak", language: "de" });
    const [german] = table.now().standing;
    expect(german).toMatchObject({ id: standing?.id, answer: "Passen" });
    expect(german?.name).not.toBe(name);
  });

  test("is asked again once that was forgotten", () => {
    const table = begun();
    playOn(table, true, (asked) => asked > 0);
    const [standing] = table.now().standing;
    table.ask({ type: "forget", id: standing?.id ?? 0 });
    expect(table.now().standing).toEqual([]);
    expect(playOn(table, false)).toBeGreaterThan(0);
  });

  test("is asked under full control", () => {
    const table = begun();
    playOn(table, true, (asked) => asked > 0);
    table.ask({ type: "passing", passing: { ...usualPassing, fullControl: true } });
    expect(playOn(table, false, (asked) => asked > 0)).toBe(1);
    expect(table.now().standing).toHaveLength(1);
  });
});

describe("what is answered by itself", () => {
  test("is so after a reload as well, and in a new game no more", () => {
    const table = begun();
    playOn(table, true, (asked) => asked > 0);
    const { standing } = table.now();
    const again = openTable();
    again.host.resume(table.kept ?? "");
    expect(again.now().standing).toEqual(standing);
    again.ask({ type: "start", setup });
    expect(again.now().standing).toEqual([]);
  });

  test("is no part of a saved game", () => {
    const table = begun();
    playOn(table, true, (asked) => asked > 0);
    table.ask({ type: "save" });
    const saved = table.heard.at(-1);
    const again = openTable();
    again.host.load(saved?.type === "saved" ? saved.address : "");
    expect(again.now().standing).toEqual([]);
    expect(again.now().view.turn).toBe(table.now().view.turn);
  });

  test("that was kept damaged is left out, and the game stands there", () => {
    const table = begun();
    const kept = JSON.parse(table.kept ?? "") as Readonly<Record<string, unknown>>;
    const again = openTable();
    again.host.resume(JSON.stringify({ ...kept, answers: [{ asks: "may" }, 7, null] }));
    expect(again.now().standing).toEqual([]);
    expect(again.now().prompt).toBe("Keep this hand?");
    again.host.resume("{ not");
    expect(again.heard.at(-1)).toMatchObject({ type: "refused", code: "record", fault: { is: "json" } });
  });
});
