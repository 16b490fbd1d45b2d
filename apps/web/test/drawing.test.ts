/** The drawings: the same card always has the same, no two have the same, and stars of Nyx only where they belong. */
import { allCards } from "@nykthos/cards";
import { hasNyxFrame } from "@nykthos/engine/card";
import type { CardDefinition } from "@nykthos/engine/card";
import { describe, expect, test } from "vitest";
import { drawing } from "../src/art/drawing.ts";

function drawn({ name, types, subtypes, manaCost, ...card }: CardDefinition): string {
  const colors = (["W", "U", "B", "R", "G"] as const).filter((color) => (manaCost ?? "").includes(color));
  return drawing({ english: name, types, subtypes, colors, text: "", nyx: hasNyxFrame({ types, ...card }) });
}

describe("the drawings of the whole pool", () => {
  test("are the same whenever they are made", () => {
    for (const card of allCards) expect(drawn(card)).toBe(drawn(card));
  });
  test("are no two alike", () => {
    expect(new Set(allCards.map(drawn)).size).toBe(allCards.length);
  });
  test("are well-formed and small", () => {
    const faults = allCards.filter((card) => {
      const svg = drawn(card);
      return /NaN|undefined/.test(svg) || svg.length > 20_000;
    });
    expect(faults).toEqual([]);
  });
});
