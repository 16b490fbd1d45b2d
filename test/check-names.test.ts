import { expect, test } from "vitest";
import { cardNamesIn, namesIn } from "../scripts/check-names.ts";

const PATH = "packages/engine/src/rules/casting/index.ts";
const CARDS = ["Phalanx Leader", "Erebos's Titan", "Negate", "Island"];
const inText = (text: string) => namesIn(PATH, text, CARDS);

test.each([
  ["a mechanic in a comment", "// heroic triggers here", "heroic"],
  ["a mechanic in a string", 'if (keyword === "bestow")', "bestow"],
  ["a mechanic inside an identifier", "const isMonstrous = true;", "Monstrous"],
  ["a mechanic in capitals", "const MAX_SCRY = 3;", "SCRY"],
  ["a form of it", "the bestowed Aura", "bestowed"],
  ["Gods", "unless it is a God", "God"],
  ["a card", "// as with Phalanx Leader", "Phalanx Leader"],
  ["a card as an identifier", "const phalanxLeader = 1;", "Phalanx Leader"],
  ["a card with an apostrophe", "// Erebos’s Titan", "Erebos's Titan"],
  ["a card of one word", "// see Negate", "Negate"],
])("the rules do not name %s", (_what, text, name) => {
  expect(inText(text)).toEqual([`${PATH}:1 names "${name}"`]);
});

test.each([
  ["a word that only contains one", "// the attributes of an object"],
  ["a word of a card's name alone", "// the leader of a phalanx"],
  ["a card's one word as an ordinary word", "// to negate it"],
  ["a basic land type", "// an Island is blue"],
  ["two words of a name that do not belong together", "// a phalanx. Leader: none"],
])("they may have %s", (_what, text) => {
  expect(inText(text)).toEqual([]);
});

test("a file's own name counts too, and a fault tells its line", () => {
  expect(namesIn("packages/engine/src/rules/scry.ts", "\n\n// tribute", [])).toEqual([
    'packages/engine/src/rules/scry.ts has "scry" in its own name',
    'packages/engine/src/rules/scry.ts:3 names "tribute"',
  ]);
});

test("card names are found in lists, maps and records", () => {
  const exported = { pool: [{ name: "A" }], byId: new Map([["b", { name: "B" }]]), sets: { ths: [{ name: "C" }] } };
  expect(cardNamesIn(exported)).toEqual(["A", "B", "C"]);
});
