/** What a table is told about decks: lists read line by line, the decks that come with the game, cards as their names are typed. */
import { allCards, parseDeck, preconstructedDecks, starterDecks } from "@nykthos/cards";
import { describe, expect, test } from "vitest";
import type { DeckRead, LanguageCode } from "../src/index.ts";
import { openTable, setup } from "./table.ts";

function read(text: string, language: LanguageCode = "en"): DeckRead {
  const table = openTable();
  table.ask({ type: "speak", language });
  table.ask({ type: "readDeck", id: "mine", text });
  const told = table.heard.at(-1);
  if (told?.type !== "deckRead") throw new Error("the list was not read");
  return told;
}

describe("a list", () => {
  test("is read line by line, each with the sheet of its card in the language of the table", () => {
    const { id, name, lines, sheets } = read("// Satyrs\n4 boon satyr\n20 Wald\nSB: 2 Negate", "de");
    expect([id, name]).toEqual(["mine", "Satyrs"]);
    expect(lines).toEqual([
      { line: 2, count: 4, part: "main", card: "Boon Satyr" },
      { line: 3, count: 20, part: "main", card: "Forest" },
      { line: 4, count: 2, part: "sideboard", card: "Negate" },
    ]);
    expect(sheets.map(({ english, name: said, manaValue, size }) => [english, said, manaValue, size])).toEqual([
      ["Boon Satyr", "Segenspendender Satyr", 3, "4/2"],
      ["Forest", "Wald", 0, ""],
      ["Negate", "Negieren", 2, ""],
    ]);
  });

  test("with faults tells where, why, and how each line is mended", () => {
    const { faults, lines } = read(
      "4 Boon Satyr\n2x Bone Satyr (THS) 152\n0 Forest\n300 Forest\n7\n3 Phalanxanführrer",
    );
    expect(lines).toHaveLength(1);
    expect(faults.map(({ line, because }) => [line, because])).toEqual([
      [2, "unknown"],
      [3, "tooFew"],
      [4, "tooMany"],
      [5, "noName"],
      [6, "unknown"],
    ]);
    expect(faults[0]?.nearest[0]).toEqual({ name: "Boon Satyr", mended: "2x Boon Satyr (THS) 152" });
    expect(faults[4]?.nearest[0]).toEqual({ name: "Phalanx-Anführer", mended: "3 Phalanx-Anführer" });
  });

  test.each([
    ["39 Forest", ["tooSmall"]],
    ["40 Forest", ["limitedOnly"]],
    ["60 Forest", []],
    ["56 Forest\n3 Boon Satyr\n1 Boon Satyr\nSB: 1 Boon Satyr", ["copies"]],
    ["60 Forest\nSB: 16 Plains", ["sideboard"]],
  ])("is held against 100.2 and 100.4: %j", (text, hints) => {
    expect(read(text).hints.map(({ is }) => is)).toEqual(hints);
  });

  test("is counted by kinds and by mana value, and coloured by its cards", () => {
    const { summary } = read(
      "24 Forest\n4 Boon Satyr\n2 Nylea, God of the Hunt\n1 Shock\n1 Polukranos, World Eater\nSB: 1 Negate",
    );
    expect(summary).toEqual({
      cards: 32,
      sideboard: 1,
      colors: ["R", "G"],
      creatures: 7,
      lands: 24,
      others: 1,
      curve: [0, 1, 0, 4, 3, 0, 0, 0],
    });
  });

  test("written out again is what it was, and for Arena has English names with printings; what cannot be read stays", () => {
    const plain = "4 Segenspendender Satyr\n20 Wald\n2 Segenspendnder Satyr\n\nSideboard\n2 Negiern\n2 Negieren\n";
    const told = read(`// Satyrn\n\n${plain}`, "de");
    expect(told.plain).toBe(plain);
    expect(told.arena).toBe(
      "4 Boon Satyr (THS) 152\n20 Forest (THS) 246\n2 Segenspendnder Satyr\n\nSideboard\n2 Negiern\n2 Negate (M14) 64\n",
    );
    expect(read(told.arena).lines.map(({ card }) => card)).toEqual(told.lines.map(({ card }) => card));
  });

  test.each([
    ["39 Forest", "a deck has at least 40 cards, this one has 39"],
    ["40 Forest\n1 Bone Satyr", "line 2: Bone Satyr"],
  ])("that cannot be played is refused: %j", (text, message) => {
    const table = openTable();
    table.ask({ type: "start", setup: { ...setup, you: { deck: "list", text } } });
    expect(table.heard.at(-1)).toEqual({ type: "refused", code: "deck", message });
  });

  test("of no cards is a deck of no cards", () => {
    const { lines, summary, plain } = read("");
    expect([lines, summary.cards, summary.colors, plain]).toEqual([[], 0, [], "\n"]);
  });
});

describe("the decks that come with the game", () => {
  test("are told with what they are made of", () => {
    const [welcome] = openTable().heard;
    const decks = welcome?.type === "welcome" ? welcome.decks : [];
    expect(decks.map(({ name }) => name)).toEqual([...starterDecks.keys(), ...preconstructedDecks.keys()]);
    for (const { summary } of decks) {
      expect(summary.cards).toBe(60);
      expect(summary.creatures + summary.lands + summary.others).toBe(60);
      expect(summary.curve.reduce((sum, count) => sum + count, 0)).toBe(60 - summary.lands);
      expect(summary.colors.length).toBeGreaterThan(0);
    }
  });

  test.each(["en", "de", "es"] as const)(
    "are lists in the language of the table, which read as they are: %s",
    (language) => {
      for (const [name, deck] of [...starterDecks, ...preconstructedDecks]) {
        const table = openTable();
        table.ask({ type: "speak", language });
        table.ask({ type: "deck", id: name, name });
        const told = table.heard.at(-1);
        if (told?.type !== "deckRead") throw new Error(`${name} was not told`);
        expect([told.name, told.faults]).toEqual([name, []]);
        const inMain = told.lines.filter(({ part }) => part === "main");
        expect(inMain.map(({ card, count }) => ({ name: card, count }))).toEqual(deck.main);
        expect(parseDeck(told.text).sideboard.length).toBe(deck.sideboard.length);
      }
    },
  );

  test("are refused by a name that none has", () => {
    const table = openTable();
    table.ask({ type: "deck", id: "x", name: "No such deck" });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "deck" });
  });
});

describe("cards", () => {
  test("are found as their name is typed, a dozen at most, with their sheets", () => {
    const table = openTable();
    table.ask({ type: "speak", language: "es" });
    table.ask({ type: "findCards", query: "nilea" });
    table.ask({ type: "findCards", query: "nylea, diosa" });
    table.ask({ type: "findCards", query: "de" });
    const found = table.heard.flatMap((told) => (told.type === "cardsFound" ? [told] : []));
    expect(found.map(({ query, sheets }) => [query, sheets.length])).toEqual([
      ["nilea", 0],
      ["nylea, diosa", 1],
      ["de", 12],
    ]);
    expect(found[1]?.sheets[0]).toMatchObject({
      english: "Nylea, God of the Hunt",
      name: "Nylea, diosa de la caza",
      id: 0,
    });
  });

  test("have the id of an image and a size as printed", () => {
    const sheets = read(allCards.map(({ name }) => `1 ${name}`).join("\n")).sheets;
    expect(sheets).toHaveLength(allCards.length);
    expect(sheets.filter(({ scryfallId }) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(scryfallId))).toEqual(
      [],
    );
    expect(sheets.filter(({ types, size }) => types.includes("Creature") !== /^[\d*]+\/[\d*]+$/.test(size))).toEqual(
      [],
    );
    expect(new Set(sheets.map(({ scryfallId }) => scryfallId)).size).toBe(allCards.length);
  });
});
