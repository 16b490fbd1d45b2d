/** What is looked through and what was revealed. */
import type { Told } from "@nykthos/protocol";
import { describe, expect, test } from "vitest";
import { isNamed } from "../src/model/looking.ts";
import { revealedSince, toBeRead } from "../src/model/revealing.ts";

test("a name is found by a part of it, whatever the case and the accents", () => {
  expect(isNamed("Áspid nessiano", "aspid")).toBe(true);
  expect(isNamed("Überfluss der Karametra", "UBER")).toBe(true);
  expect(isNamed("Island", " isl ")).toBe(true);
  expect(isNamed("Island", "")).toBe(true);
  expect(isNamed("Island", "plain")).toBe(false);
});

function reveal(player: number, object: number, source: number, sheet = object): Told {
  return {
    kind: "reveal",
    turn: 1,
    player,
    object,
    other: 0,
    source,
    amount: 0,
    detail: "",
    rule: "701.20a",
    sheet,
    text: "",
    brief: "",
    shared: null,
  };
}

describe("what was revealed", () => {
  const told = [
    { ...reveal(1, 90, 0, 3), kind: "cast" as const },
    reveal(1, 5, 90),
    reveal(1, 6, 90),
    reveal(1, 9, 90, 6),
    reveal(0, 7, 91),
    reveal(1, 8, 92),
  ];
  test("is told by who revealed it for what, from the last answer on", () => {
    expect(revealedSince(told, 2, [])).toEqual([
      { player: 1, source: 3, cards: [{ sheet: 6, count: 2 }] },
      { player: 0, source: 0, cards: [{ sheet: 7, count: 1 }] },
      { player: 1, source: 0, cards: [{ sheet: 8, count: 1 }] },
    ]);
  });
  test("is not said again of what lies before the player", () => {
    expect(revealedSince(told, 0, [5, 6, 7, 9])).toEqual([{ player: 1, source: 0, cards: [{ sheet: 8, count: 1 }] }]);
  });
  test("takes time to be read where somebody else reveals it", () => {
    expect(toBeRead(told, 0)).toBe(4);
    expect(toBeRead([reveal(1, 0, 90, 0)], 0)).toBe(0);
  });
});
