import { describe, expect, test } from "vitest";
import { randomDeck } from "../src/index.ts";

/** A small generator of its own, so that the test needs no engine. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

describe("a deck by chance", () => {
  test("has sixty cards, no more than four of any but basic lands, and the same from the same chance", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const deck = randomDeck(chance(seed));
      expect(deck).toHaveLength(60);
      const counts = Map.groupBy(deck, ({ name }) => name);
      const tooMany = [...counts].filter(
        ([, copies]) => copies.length > 4 && copies[0]?.supertypes.includes("Basic") !== true,
      );
      expect(tooMany).toEqual([]);
      expect(randomDeck(chance(seed))).toEqual(deck);
    }
  });

  test("reaches most of the pool", () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 400; seed++) for (const { name } of randomDeck(chance(seed))) seen.add(name);
    expect(seen.size).toBeGreaterThan(650);
  });
});
