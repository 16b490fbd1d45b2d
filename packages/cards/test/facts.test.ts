// The facts of every definition against the reference data, where that is at hand: cost, types, power and toughness, loyalty.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allCards, allFacts, cards, englishName, facts, findCard, nearestNames } from "../src/index.ts";

interface ReferenceCard {
  readonly name: string;
  readonly manaCost?: string;
  readonly type: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
}

const directory = join(import.meta.dirname, "../../../../shared/data");
const reference = new Map<string, ReferenceCard>();
if (existsSync(directory)) {
  for (const file of ["ths", "bng", "jou", "extra"]) {
    const data = JSON.parse(readFileSync(join(directory, `${file}.json`), "utf8")) as
      readonly ReferenceCard[] | { readonly cards: readonly ReferenceCard[] };
    for (const card of "cards" in data ? data.cards : data) reference.set(card.name, card);
  }
} else {
  console.warn(`The reference data is not there (${directory}): costs, types and numbers are not compared.`);
}

const typeLine = (card: (typeof allCards)[number]): string =>
  [...card.supertypes, ...card.types].join(" ") + (card.subtypes.length > 0 ? ` — ${card.subtypes.join(" ")}` : "");

test("every card is defined once and has facts", () => {
  expect(cards.size).toBe(allCards.length);
  expect(allCards.map(({ name }) => name).filter((name) => facts(name) === undefined)).toEqual([]);
});

test("cards stand in the file of their set, in collector order within their colour", () => {
  const numbers = new Map<string, number[]>();
  for (const { name } of allCards) {
    const printing = allFacts.get(name)?.printings[0];
    const set = printing?.set ?? "";
    if (["THS", "BNG", "JOU"].includes(set)) numbers.set(set, [...(numbers.get(set) ?? []), Number(printing?.number)]);
  }
  for (const inFile of numbers.values()) expect(inFile).toEqual([...inFile].sort((a, b) => a - b));
});

test.skipIf(reference.size === 0)("cost, types, power, toughness and loyalty are those of the card", () => {
  const defined = allCards.map((card) => ({
    name: card.name,
    manaCost: (card.halves?.[0] ?? card).manaCost ?? undefined, // the reference data has the left half of a split card
    type: typeLine(card),
    loyalty: card.loyalty,
    power: typeof card.power === "object" ? "*" : card.power,
    toughness: typeof card.toughness === "object" ? "*" : card.toughness,
  }));
  const printed = allCards.map(({ name }) => {
    const given = reference.get(name);
    return {
      name,
      manaCost: given?.manaCost,
      type: given?.type,
      loyalty: given?.loyalty === undefined ? undefined : Number(given.loyalty),
      power: number(given?.power),
      toughness: number(given?.toughness),
    };
  });
  expect(defined).toEqual(printed);
});

/** "*" stands for whatever an ability says (208.2a). */
function number(printed: string | undefined): number | string | undefined {
  return printed === undefined || printed.includes("*") ? printed : Number(printed);
}

test("a card is found by its name in three languages, however it is typed", () => {
  expect(englishName("ebene")).toBe("Plains");
  expect(englishName("LLANURA")).toBe("Plains");
  expect(findCard("no such card")).toBeUndefined();
  expect(nearestNames("Polukrans", 1)).toEqual(["Polukranos, World Eater"]);
  expect(nearestNames("elspeth", 1)).toEqual(["Elspeth, Sun's Champion"]);
});
