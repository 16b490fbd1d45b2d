/** Saved games: one format for every table, read with care, and played again to the same end. */
import { findCard } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import { describe, expect, test } from "vitest";
import type { RecordFault } from "../src/index.ts";
import { newRecord, optionsOf, readRecord, RecordError, replayed, withHashes } from "../src/record/index.ts";
import { openTable, playOn, setup } from "./table.ts";

function cards(...names: readonly string[]): readonly CardDefinition[] {
  return names.flatMap((name) => findCard(name) ?? []);
}

const begun = newRecord({
  seed: 7,
  players: [
    { name: "Ada", deck: cards("Plains", "Plains", "Favored Hoplite", "Plains") },
    { name: "Bo", deck: cards("Island", "Island", "Island") },
  ],
  first: 1,
  level: "greedy",
});

/** The fault of a text, or of a record that is played. */
function faultOf(text: string): RecordFault {
  try {
    replayed(readRecord(text), true);
  } catch (error) {
    if (error instanceof RecordError) return error.fault;
    throw error;
  }
  throw new Error("nothing is wrong with it");
}

function changed(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...begun, ...fields });
}

/** A game that was played on at a table, as it is saved there. */
function saved(answers: number): string {
  const table = openTable();
  table.ask({ type: "start", setup });
  playOn(table, 3, answers);
  table.ask({ type: "save" });
  const last = table.heard.at(-1);
  return last?.type === "saved" ? last.address : "";
}

describe("a record", () => {
  test("is read as it was written, the decks in their order", () => {
    expect(begun.players[0]?.deck).toEqual([
      [2, "Plains"],
      [1, "Favored Hoplite"],
      [1, "Plains"],
    ]);
    expect(readRecord(JSON.stringify(begun))).toEqual(begun);
    expect(optionsOf(begun).players[0]?.deck.map(({ name }) => name)).toEqual([
      "Plains",
      "Plains",
      "Favored Hoplite",
      "Plains",
    ]);
    expect(optionsOf(begun).first).toBe(1);
  });

  test("may leave out who begins, how the second player plays, and the hashes", () => {
    const { first: _, level: __, ...bare } = begun;
    expect(readRecord(JSON.stringify(bare))).toEqual(bare);
  });

  test.each([
    ["no JSON", "{ not", { is: "json" }],
    ["a list", "[1]", { is: "format", found: { list: 1 } }],
    ["no record", "{}", { is: "format", found: { nothing: true } }],
    ["another version", changed({ version: 1 }), { is: "version", found: { written: "1" }, expected: 2 }],
    [
      "a seed that is no number",
      changed({ seed: "7" }),
      { is: "field", where: "seed", expected: "wholeNumber", found: { written: '"7"' } },
    ],
    [
      "no players",
      changed({ players: [] }),
      { is: "field", where: "players", expected: "twoPlayers", found: { list: 0 } },
    ],
    [
      "a line of a deck with a wrong count",
      changed({
        players: [
          begun.players[0],
          {
            name: "Bo",
            deck: [
              [1, "Island"],
              [0, "Island"],
            ],
          },
        ],
      }),
      { is: "field", where: "players[1].deck[1][0]", expected: "count", found: { written: "0" } },
    ],
    [
      "a line of a deck that is a name alone",
      changed({ players: [{ name: "Ada", deck: ["Plains"] }, begun.players[1]] }),
      { is: "field", where: "players[0].deck[0]", expected: "deckLine", found: { written: '"Plains"' } },
    ],
    [
      "a player without a name",
      changed({ players: [{ deck: [] }, begun.players[1]] }),
      { where: "players[0].name", found: { nothing: true } },
    ],
    [
      "an impossible beginner",
      changed({ first: 2 }),
      { where: "first", expected: "firstPlayer", found: { written: "2" } },
    ],
    ["a level that is no text", changed({ level: 3 }), { where: "level", expected: "text" }],
    [
      "no answers",
      changed({ answers: undefined }),
      { where: "answers", expected: "answers", found: { nothing: true } },
    ],
    [
      "an impossible answer",
      changed({ answers: [0, -3] }),
      { where: "answers[1]", expected: "answer", found: { written: "-3" } },
    ],
    [
      "too few hashes",
      changed({ answers: [0], hashes: [] }),
      { where: "hashes", expected: "hashes", found: { list: 0 } },
    ],
    [
      "a card that nobody knows",
      changed({ players: [begun.players[0], { name: "Bo", deck: [[3, "Black Lotus"]] }] }),
      { is: "card", where: "players[1].deck[0]", name: "Black Lotus" },
    ],
    [
      "an option that there is not",
      changed({ answers: [400] }),
      { is: "option", answer: 1, of: 1, option: 400, options: 2 },
    ],
    ["an answer after the end", changed({ answers: [-1, 0] }), { is: "over", answer: 2, of: 2 }],
    [
      "another position",
      changed({ answers: [0, 0], hashes: ["x", "y"] }),
      { is: "hash", answer: 1, of: 2, expected: "x" },
    ],
  ] satisfies readonly (readonly [string, string, Partial<RecordFault>])[])(
    "%s is told with its place",
    (_, text, fault) => {
      expect(faultOf(text)).toMatchObject(fault);
    },
  );

  test("proves with its hashes that it is the same game", () => {
    const record = readRecord(saved(80));
    expect(record.hashes).toHaveLength(record.answers.length);
    expect(withHashes(record).hashes).toEqual(record.hashes);
    expect(replayed(record, true).hash()).toBe(record.hashes?.at(-1));
  });

  test("of a conceded game ends in the concession", () => {
    const record = { ...begun, answers: [0, 0, -2] };
    expect(replayed(record, true).result).toEqual({ winner: 0, why: "104.3a" });
  });
});

describe("a table", () => {
  test("opens what was saved at it", () => {
    const text = saved(80);
    const again = openTable();
    again.host.load(text);
    again.ask({ type: "save" });
    const last = again.heard.at(-1);
    expect(last?.type === "saved" && last.address === text).toBe(true);
  });

  test("says what is wrong with a file", () => {
    const table = openTable();
    table.host.load(changed({ answers: [400] }));
    expect(table.heard.at(-1)).toMatchObject({
      type: "refused",
      code: "record",
      fault: { is: "option", answer: 1 },
      message: "answer 1 of 1 is option 400, but the question (mulligan) has 2 options",
    });
  });

  test("shows the end again where the game was conceded in the middle of a cast", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 3, 300, () => {
      if (table.question()?.kind !== "payment") return;
      table.ask({ type: "concede" });
      const { view, moments } = table.now();
      expect(view.result).toEqual({ winner: 1, why: "104.3a" });
      const again = openTable();
      again.host.resume(table.kept ?? "");
      expect(again.now().view).toEqual(view);
      table.ask({ type: "speak", language: "es" });
      expect(table.now().view).toEqual(view);
      table.ask({ type: "watch", moment: moments });
      expect(table.now().view).toEqual(view);
      expect(table.now().watching).toEqual({ moment: moments, canBranch: true });
    });
    expect(table.now().view.result).not.toBeNull();
  });

  test("cannot concede a game that is over", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    table.ask({ type: "concede" });
    const { kept } = table;
    table.ask({ type: "concede" });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "late" });
    expect(table.kept).toBe(kept);
  });
});
