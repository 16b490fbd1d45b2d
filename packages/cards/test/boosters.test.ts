// Boosters: what is in them, over many packs.
import { randomBelow, seedRandom } from "@nykthos/engine";
import { expect, test } from "vitest";
import { boosterSets, cards, openBooster } from "../src/index.ts";
import type { BoosterCard, BoosterSet } from "../src/index.ts";

function packs(set: BoosterSet, count: number, seed: number): (readonly BoosterCard[])[] {
  const state = seedRandom(seed);
  return Array.from({ length: count }, () => openBooster(set, (below) => randomBelow(state, below)));
}

const isGodPack = (pack: readonly BoosterCard[]): boolean =>
  pack.every(({ name }) => cards.get(name)?.subtypes.includes("God") === true);

const basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

test.each(boosterSets)(
  "a pack of %s has 15 cards: a rare or mythic, three uncommons, ten commons or nine and a foil, a land",
  (set) => {
    for (const pack of packs(set, 500, 7)) {
      if (isGodPack(pack)) continue;
      expect(pack).toHaveLength(15);
      const foils = pack.filter(({ foil }) => foil).length;
      expect(foils).toBeLessThanOrEqual(1);
      const plain = pack.filter(({ foil }) => !foil);
      const lands = plain.filter(({ name }) => basics.includes(name));
      const others = plain.filter(({ name }) => !basics.includes(name));
      expect(lands).toHaveLength(1);
      expect(others.every((card) => card.set === set)).toBe(true);
      expect(others.filter(({ rarity }) => rarity === "common")).toHaveLength(10 - foils);
      expect(others.filter(({ rarity }) => rarity === "uncommon")).toHaveLength(3);
      expect(others.filter(({ rarity }) => rarity === "rare" || rarity === "mythic")).toHaveLength(1);
      expect(new Set(plain.map(({ name }) => name)).size).toBe(plain.length);
    }
  },
);

test.each(boosterSets)("every pack of %s has commons of all colours, and every common is as frequent", (set) => {
  const count = new Map<string, number>();
  const total = 4000;
  for (const pack of packs(set, total, 11)) {
    if (isGodPack(pack)) continue;
    const commons = pack.filter(({ rarity, foil, name }) => rarity === "common" && !foil && !basics.includes(name));
    const costs = commons.map(({ name }) => cards.get(name)?.manaCost ?? "").join("");
    for (const color of ["W", "U", "B", "R", "G"]) expect(costs).toContain(color);
    for (const { name } of commons) count.set(name, (count.get(name) ?? 0) + 1);
  }
  const expected = (total * (10 * 31 + 9 * 9)) / 40 / (set === "THS" ? 101 : 60);
  expect(count.size).toBe(set === "THS" ? 101 : 60);
  expect([...count].filter(([, times]) => Math.abs(times / expected - 1) > 0.25)).toEqual([]);
});

test("a mythic rare is half as frequent as a rare", () => {
  const count = { rare: 0, mythic: 0 };
  for (const pack of packs("THS", 6000, 3))
    for (const { rarity, foil } of pack) if (!foil && (rarity === "rare" || rarity === "mythic")) count[rarity]++;
  expect(count.mythic / (count.rare + count.mythic)).toBeCloseTo(15 / 121, 1);
});

test("nine packs in forty have a foil", () => {
  const foils = packs("BNG", 8000, 5).filter((pack) => pack.some(({ foil }) => foil)).length;
  expect(foils / 8000).toBeCloseTo(9 / 40, 1);
});

test("one pack in 4,320 of Journey into Nyx is the fifteen Gods", () => {
  const gods = packs("JOU", 40_000, 1).filter(isGodPack);
  expect(gods.length).toBeGreaterThan(2);
  expect(gods.length).toBeLessThan(20);
  for (const pack of gods) expect(new Set(pack.map(({ name }) => name)).size).toBe(15);
  expect(packs("THS", 2000, 1).some(isGodPack)).toBe(false);
});

test("the same seed opens the same packs, another one others", () => {
  expect(packs("JOU", 5, 7)).toEqual(packs("JOU", 5, 7));
  expect(packs("JOU", 5, 7)).not.toEqual(packs("JOU", 5, 8));
});
