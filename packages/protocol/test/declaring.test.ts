/** Who attacks and who blocks, until the player says that it is all. */
import type { Option } from "@nykthos/engine";
import { describe, expect, test } from "vitest";
import { openTable, playOn, setup } from "./table.ts";
import type { Table } from "./table.ts";

const soldiers = { deck: "list", text: "40 Favored Hoplite\n20 Plains" } as const;

/** A table at which the player is asked who attacks, with so many creatures that can. */
function attacking(creatures: number): Table {
  for (let seed = 1; seed < 60; seed++) {
    const table = openTable();
    table.ask({ type: "start", setup: { ...setup, you: soldiers, seed } });
    for (let count = 0; count < 200; count++) {
      const question = table.question();
      if (question === null) break;
      if (question.kind === "attackers" && attacks(table).length === creatures) return table;
      const play = (["keep", "play", "cast", "auto", "pass", "done"] as const).find((type) =>
        table.answer((option) => option.type === type),
      );
      if (play === undefined) playOn(table, seed, 1);
    }
  }
  throw new Error("there was no such attack");
}

function attacks(table: Table): readonly Option[] {
  return table.question()?.options.filter(({ type }) => type === "attack") ?? [];
}
const types = (table: Table): readonly string[] => table.question()?.options.map(({ type }) => type) ?? [];
const declared = (table: Table): readonly number[] => table.now().declared.map(({ creature }) => creature);

describe("an attack", () => {
  test("of the only creature waits for the player to say that it is all, with its forecast", () => {
    const table = attacking(1);
    const { at, view } = table.now();
    const [attack] = attacks(table);
    table.answer((option) => option === attack);
    expect(table.now().at).toBe(at);
    expect(table.now().view.step).toBe("declareAttackers");
    expect(declared(table)).toHaveLength(1);
    expect(types(table)).toEqual(["done", "back"]);
    expect(table.now().options).toHaveLength(2);
    expect(table.now().forecast?.life[1]).toBeLessThan(view.players[1]?.life ?? 0);
    table.answer(({ type }) => type === "done");
    expect(table.now().told.some(({ kind }) => kind === "attack") || table.now().at > at).toBe(true);
    expect(table.now().declared).toEqual([]);
  });

  test("is taken back by one step as long as it waits", () => {
    const table = attacking(1);
    const before = table.question();
    table.answer(({ type }) => type === "attack");
    table.answer(({ type }) => type === "back");
    expect(table.question()).toEqual(before);
    expect(declared(table)).toEqual([]);
    table.answer(({ type }) => type === "attack");
    table.ask({ type: "undo" });
    expect(table.question()).toEqual(before);
  });

  test("with all is one plan and one step back", () => {
    const table = attacking(2);
    const plan = attacks(table);
    table.ask({ type: "answer", at: table.now().at, plan, kinds: ["attackers"] });
    expect(declared(table)).toHaveLength(2);
    expect(types(table)).toEqual(["done", "back"]);
    table.answer(({ type }) => type === "back");
    expect(attacks(table)).toEqual(plan);
  });

  test("goes on without a creature that shall not attack after all", () => {
    const table = attacking(2);
    const plan = attacks(table);
    table.ask({ type: "answer", at: table.now().at, plan });
    const [first = 0, second = 0] = declared(table);
    table.ask({ type: "retract", at: table.now().at, creature: first });
    expect(declared(table)).toEqual([second]);
    expect(attacks(table)).toHaveLength(1);
    table.ask({ type: "retract", at: table.now().at, creature: second });
    expect(declared(table)).toEqual([]);
    table.ask({ type: "retract", at: table.now().at, creature: second });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "illegal" });
  });

  test("that waits is there again after a reload, and in another language", () => {
    const table = attacking(1);
    table.answer(({ type }) => type === "attack");
    table.ask({ type: "speak", language: "de" });
    expect(types(table)).toEqual(["done", "back"]);
    const again = openTable();
    again.host.resume(table.kept ?? "");
    expect(declared(again)).toEqual(declared(table));
    expect(types(again)).toEqual(["done", "back"]);
  });
});
