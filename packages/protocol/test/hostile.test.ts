/** Whatever comes from a table, the holder says in words what is wrong with it, and the game stays as it is. */
import * as fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { usualPassing } from "../src/index.ts";
import type { Request, Response } from "../src/index.ts";
import { openTable, playOn, setup, stopEverywhere } from "./table.ts";
import type { Table } from "./table.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Says something that is no request. */
function say(table: Table, data: unknown): Response | undefined {
  table.heard.length = 0;
  table.host.receive(data as Request);
  return table.heard.at(-1);
}

/** How the table stands, asked for anew. */
function standing(table: Table): unknown {
  table.ask({ type: "forget", id: -1 });
  const { sheets: _, told: __, toldFrom: ___, ...rest } = table.now();
  return rest;
}

const known: readonly Request["type"][] = [
  "hello",
  "speak",
  "passing",
  "start",
  "answer",
  "forget",
  "explain",
  "whyNot",
  "rule",
  "readDeck",
  "deck",
  "findCards",
  "watch",
];

describe("what is no request", () => {
  let table: Table;
  beforeAll(() => {
    table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 5, 60);
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["a number", 7],
    ["a list", [{ type: "undo" }]],
    ["a type that there is not", { type: "win" }],
    ["a type that every object has", { type: "constructor" }],
    ["a prototype with a type", JSON.parse('{"__proto__":{"type":"concede"}}')],
    ["a language that nobody speaks", { type: "speak", language: "constructor" }],
    ["passing without stops", { type: "passing", passing: { ...usualPassing, stops: undefined } }],
    ["a stop that is no step", { type: "passing", passing: { ...usualPassing, stops: { mine: ["tea"], theirs: [] } } }],
    ["a wish without end", { type: "passing", passing: { ...usualPassing, until: "toString" } }],
    ["an answer at no number", { type: "answer", at: Number.NaN, plan: [{ type: "pass" }] }],
    ["an answer without a plan", { type: "answer", at: 0 }],
    ["a plan with nothing in it", { type: "answer", at: 0, plan: [null] }],
    ["a plan of deep things", { type: "answer", at: 0, plan: [{ type: "choose", entity: { valueOf: 3 } }] }],
    ["a plan without end", { type: "answer", at: 0, plan: Array.from({ length: 1e6 }, () => ({ type: "pass" })) }],
    ["kinds that there are not", { type: "answer", at: 0, plan: [{ type: "pass" }], kinds: ["__proto__"] }],
    ["half a moment", { type: "watch", moment: 0.5 }],
    ["an endless moment", { type: "watch", moment: -Infinity }],
    ["an object in place of its number", { type: "explain", object: { id: 3 } }],
    ["a rule that is a list", { type: "rule", rule: ["702"] }],
    ["a query of a million letters", { type: "findCards", query: "x".repeat(1e6) }],
    ["a seed that cannot be written down", { type: "start", setup: { ...setup, seed: 2 ** 60 } }],
    ["half a seed", { type: "start", setup: { ...setup, seed: 0.5 } }],
    ["a setup without decks", { type: "start", setup: { ...setup, you: null } }],
    ["an opponent who begins by a word", { type: "start", setup: { ...setup, first: "valueOf" } }],
    ["a name that is none", { type: "start", setup: { ...setup, name: 12 } }],
  ])("%s: is refused", (_, data) => {
    const before = standing(table);
    const answer = say(table, data);
    expect(answer).toMatchObject({ type: "refused", code: "request" });
    expect(answer?.type === "refused" && answer.message).toMatch(/has to be/);
    expect(standing(table)).toEqual(before);
  });

  test("whatever else it is, changes nothing", () => {
    const before = standing(table);
    const data = fc.oneof(
      fc.anything(),
      fc.record(
        {
          type: fc.constantFrom(...known),
          ...Object.fromEntries(
            ["version", "passing", "at", "plan", "kinds", "always", "id", "object", "rule", "text", "name"].map(
              (key) => [key, fc.anything()],
            ),
          ),
          setup: fc.record({ name: fc.anything(), you: fc.anything(), seed: fc.anything(), first: fc.anything() }),
        },
        { requiredKeys: ["type"] },
      ),
    );
    fc.assert(
      fc.property(data, (anything) => {
        say(table, anything);
        expect(table.heard.filter((one) => one.type === "refused" && one.code === "failed")).toEqual([]);
      }),
      { numRuns: 2000, seed: 4 },
    );
    table.ask({ type: "present" });
    table.ask({ type: "speak", language: "en" });
    expect(standing(table)).toEqual(before);
  });
});

describe("requests that are none now", () => {
  test("are refused in every phase, and leave the game as it is", () => {
    const table = openTable();
    const all: readonly Request[] = [
      { type: "undo" },
      { type: "concede" },
      { type: "explain", object: 1 },
      { type: "whyNot", object: 1 },
      { type: "save" },
      { type: "watch", moment: 3 },
      { type: "present" },
      { type: "branch" },
      { type: "forget", id: 3 },
      { type: "answer", at: 0, plan: [{ type: "keep" }] },
    ];
    for (const request of all) expect(say(table, request)).toMatchObject({ type: "refused", code: "noGame" });
    table.ask({ type: "start", setup });
    playOn(table, 5, 40);
    const before = standing(table);
    const { at } = table.now();
    expect(say(table, { type: "branch" })).toMatchObject({ type: "refused", code: "noGame" });
    expect(say(table, { type: "answer", at, plan: [] })).toMatchObject({ type: "refused", code: "illegal" });
    expect(say(table, { type: "answer", at: at + 1, plan: [{ type: "pass" }] })).toMatchObject({ code: "late" });
    table.ask({ type: "watch", moment: -5 });
    expect(table.now().watching?.moment).toBe(0);
    table.ask({ type: "watch", moment: 1e9 });
    expect(table.now().watching?.moment).toBe(table.now().moments);
    for (const type of ["undo", "branch"] as const)
      expect(say(table, { type })).toMatchObject({ type: "refused", code: "late" });
    expect(say(table, { type: "answer", at, plan: [{ type: "pass" }] })).toMatchObject({ code: "late" });
    table.ask({ type: "present" });
    expect(standing(table)).toEqual(before);
  });

  test("give no standing answer that was refused", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 5, 400, () => {
      const { at } = table.now();
      table.ask({ type: "answer", at, plan: [{ type: "number", number: -1 }], always: true });
      table.ask({ type: "answer", at, plan: [{ type: "yes" }], kinds: ["divide"], always: true });
    });
    expect(table.now().standing).toEqual([]);
  });

  test("may come ten thousand at a time", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 5, 60);
    const before = standing(table);
    for (let count = 0; count < 10_000; count++) {
      table.heard.length = 0;
      table.ask({ type: "answer", at: -count - 1, plan: [{ type: "pass" }] });
    }
    expect(standing(table)).toEqual(before);
  });
});

describe("a name", () => {
  test("has no line breaks or marks that turn its letters round", () => {
    const table = openTable();
    table.ask({ type: "start", setup: { ...setup, name: "  A\nd\u202ea\u0000 " } });
    expect(table.now().view.players[0]?.name).toBe("A d a");
  });
});

describe("a deck list", () => {
  const list = (text: string) => say(openTable(), { type: "readDeck", id: "1", text });

  test("of a megabyte, or of more cards than can be dealt, is refused", () => {
    expect(list("1 Plains\n".repeat(120_000))).toMatchObject({ type: "refused", code: "deck" });
    const table = openTable();
    const text = "250 Plains\n".repeat(5);
    expect(say(table, { type: "start", setup: { ...setup, you: { deck: "list", text } } })).toMatchObject({
      code: "deck",
      message: "a deck has at most 1000 cards, this one has 1250",
    });
  });

  test("that is something else altogether is read in no time", () => {
    const begun = performance.now();
    const told = list(Array.from({ length: 3000 }, (_, at) => `${at} lines of some other thing`).join("\n"));
    expect(told?.type === "deckRead" && told.faults.length).toBe(3000);
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test("may have lines that every object has as names", () => {
    const told = list("constructor\n__proto__\ntoString\n40 Plains");
    expect(structuredClone(told)).toMatchObject({ type: "deckRead", summary: { cards: 40 } });
    expect(told?.type === "deckRead" && told.faults.length).toBe(3);
  });
});

describe("a rule", () => {
  test("that is called as something every object has is not explained", () => {
    for (const rule of ["constructor", "__proto__", "toString.valueOf"])
      expect(say(openTable(), { type: "rule", rule })).toEqual({ type: "ruled", rule, about: [] });
  });
});

describe("where the holder itself goes wrong", () => {
  test("it says so, and the game stands there as it was", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 5, 60);
    const before = standing(table);
    const { kept } = table;
    // In a way that nobody thought of.
    const broken = vi.spyOn(Math, "min").mockImplementationOnce(() => {
      throw new TypeError("no more numbers");
    });
    const { at } = table.now();
    const [option = { type: "pass" } as const] = table.question()?.options ?? [];
    table.host.receive({ type: "answer", at, plan: [option] });
    broken.mockRestore();
    expect(table.heard.some((one) => one.type === "refused" && one.code === "failed")).toBe(true);
    expect(standing(table)).toEqual(before);
    expect(table.kept).toBe(kept);
  });
});

describe("a game that is taken up again", () => {
  test("stands where the player was asked, also where nothing would stop them now", () => {
    const table = openTable();
    table.ask({ type: "passing", passing: stopEverywhere });
    table.ask({ type: "start", setup });
    playOn(table, 5, 80, () => {
      const again = openTable();
      again.host.resume(table.kept ?? "");
      expect(again.now().view).toEqual(table.now().view);
    });
  });
});
