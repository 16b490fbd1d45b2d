// Deck lists are read as players write them, and the decks that come with the game are decks (100.2a).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  deckProblems,
  englishName,
  findCard,
  namesLike,
  parseDeck,
  preconstructedDecks,
  readDeck,
  starterDecks,
} from "../src/index.ts";
import texts from "../src/decks.json" with { type: "json" };

test("a line is a number and a name, and comments and a sideboard are understood", () => {
  expect(parseDeck("// Two Colours\n# more\n\n4 Forest\n2x Boon Satyr\nShock\nSideboard\n1 Negate\n")).toEqual({
    name: "Two Colours",
    main: [
      { count: 4, name: "Forest" },
      { count: 2, name: "Boon Satyr" },
      { count: 1, name: "Shock" },
    ],
    sideboard: [{ count: 1, name: "Negate" }],
  });
});

test("a number below one is refused with its line", () => {
  expect(() => parseDeck("4 Forest\n0 Shock")).toThrow(/line 2/);
});

test("what MTG Arena exports is read: headings, printings, the name under About", () => {
  expect(
    parseDeck(
      "About\nName Nylea's Own\n\nDeck\n4 Boon Satyr (THS) 152\n20 Forest (THS) 246\n\nSideboard\n1 Fade into Antiquity (THS) 157\n",
    ),
  ).toEqual({
    name: "Nylea's Own",
    main: [
      { count: 4, name: "Boon Satyr" },
      { count: 20, name: "Forest" },
    ],
    sideboard: [{ count: 1, name: "Fade into Antiquity" }],
  });
});

test("Forge's .dck is read: sections in brackets, printings after a bar", () => {
  expect(
    parseDeck("[metadata]\nName=Satyrs\n[Main]\n4 Boon Satyr|THS|1\n20 Forest|THS\n[Sideboard]\n2 Plummet|M14\n"),
  ).toEqual({
    name: "Satyrs",
    main: [
      { count: 4, name: "Boon Satyr" },
      { count: 20, name: "Forest" },
    ],
    sideboard: [{ count: 2, name: "Plummet" }],
  });
});

test("every line that cannot be read or found is told, with its number and the nearest names", () => {
  const { main, problems } = readDeck("4 Wald\n0 Forest\n2 Boon Satir\n3\nSB: 1 Phalanx Leader\n");
  expect(main.map(({ name }) => name)).toEqual(["Forest", "Forest", "Forest", "Forest"]);
  expect(problems.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(problems.map(({ because }) => because)).toEqual(["tooFew", "unknown", "noName"]);
  expect(problems[1]?.nearest[0]).toEqual({ english: "Boon Satyr", name: "Boon Satyr" });
  expect(deckProblems(problems)).toContain('line 3: "Boon Satir"');
});

test("lines are told as they were written, and the nearest name is one of the language it was written in", () => {
  const { lines, problems } = readDeck("4 wald (THS) 246\nSB: 2 Negate\n3 Phalanxanführrer");
  expect(lines.map(({ line, count, name, part, card }) => [line, count, name, part, card.name])).toEqual([
    [1, 4, "wald", "main", "Forest"],
    [2, 2, "Negate", "sideboard", "Negate"],
  ]);
  expect(problems[0]?.nearest[0]).toEqual({ english: "Phalanx Leader", name: "Phalanx-Anführer" });
});

test("names are found as they are typed, in the language that is spoken and in English", () => {
  expect(namesLike("boon", "en").slice(0, 2)).toEqual(["Boon of Erebos", "Boon Satyr"]);
  expect(namesLike("nylea", "en").slice(0, 2)).toEqual(["Nylea, God of the Hunt", "Nylea's Disciple"]);
  expect(namesLike("phalanx-anf", "de")).toEqual(["Phalanx Leader"]);
  expect(namesLike("phalanx lea", "es")).toEqual(["Phalanx Leader"]);
  expect(namesLike("of the", "en", 5)).toHaveLength(5);
  expect(namesLike("  ", "en")).toEqual([]);
});

test.each([...starterDecks])("%s has sixty cards of the pool and no more than four of a name", (_, deck) => {
  expect(deck.main.filter(({ name }) => findCard(name) === undefined)).toEqual([]);
  const many = deck.main.filter(({ count }) => count > 4).map(({ name }) => findCard(name));
  expect(many.filter((card) => card?.supertypes.includes("Basic") !== true)).toEqual([]);
  expect(deck.main.reduce((total, { count }) => total + count, 0)).toBe(60);
});

test.each([...preconstructedDecks])("%s is the sixty cards it was sold as", (_, deck) => {
  for (const { name } of [...deck.main, ...deck.sideboard]) expect(englishName(name)).toBe(name);
  expect(deck.main.reduce((total, { count }) => total + count, 0)).toBe(60);
});

test("the module of the decks is that of the deck files", () => {
  const textsOf = (folder: string): readonly string[] => {
    const directory = join(import.meta.dirname, "../decks", folder);
    return readdirSync(directory)
      .sort()
      .map((file) => readFileSync(join(directory, file), "utf8"));
  };
  expect(texts).toEqual({ starter: textsOf("starter"), preconstructed: textsOf("preconstructed") });
});
