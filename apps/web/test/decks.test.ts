/** The player's decks: a list is changed line by line and otherwise left as it was written, and what is kept is never lost. */
import type { DeckRead, Sheet } from "@nykthos/protocol";
import { protocolVersion } from "@nykthos/protocol";
import { Host } from "@nykthos/protocol/host";
import { describe, expect, test } from "vitest";
import { exported, fileName, groupsOf, withCard, withLine, withOneLess, withOneMore } from "../src/model/deck.ts";
import { discardUnread, keepDecks, takeDecks } from "../src/store/shelf.ts";

/** A list as the worker reads it. */
function read(text: string): DeckRead {
  let told: DeckRead | undefined;
  const host = new Host({
    send: (response) => {
      if (response.type === "deckRead") told = response;
    },
    chance: () => 1,
  });
  host.receive({ type: "hello", version: protocolVersion, language: "en" });
  host.receive({ type: "readDeck", id: "x", text });
  if (told === undefined) throw new Error("the list was not read");
  return told;
}

function sheetOf(name: string): Sheet {
  const [sheet] = read(`1 ${name}`).sheets;
  if (sheet === undefined) throw new Error(`there is no ${name}`);
  return sheet;
}

describe("the cards of a deck", () => {
  test("are grouped by kind, by mana value and name, however many lines they are on", () => {
    const groups = groupsOf(
      read(
        "2 Shock\n20 Mountain\n1 Purphoros, God of the Forge\n3 Akroan Crusader\n1 Shock\n1 Ordeal of Purphoros\nSB: 2 Shock",
      ),
    );
    expect(groups.map(({ kind, count, rows }) => [kind, count, rows.map(({ sheet }) => sheet.name)])).toEqual([
      ["creature", 4, ["Akroan Crusader", "Purphoros, God of the Forge"]],
      ["instant", 3, ["Shock"]],
      ["enchantment", 1, ["Ordeal of Purphoros"]],
      ["land", 20, ["Mountain"]],
      ["sideboard", 2, ["Shock"]],
    ]);
  });
});

describe("a list", () => {
  const written = "// Mine\n4x Boon Satyr (THS) 152  \nForest\n\nSB: 2 Boon Satyr\n";

  test("gets one more or one less where the card stands, and is otherwise as it was written", () => {
    const told = read(written);
    expect(withOneMore(told, "Boon Satyr", "main")).toBe(written.replace("4x", "5x"));
    expect(withOneMore(told, "Forest", "main")).toBe(written.replace("Forest", "2 Forest"));
    expect(withOneLess(told, "Boon Satyr", "sideboard")).toBe(written.replace("SB: 2", "SB: 1"));
    expect(withOneLess(told, "Forest", "main")).toBe(written.replace("Forest\n", ""));
    expect(withOneLess(told, "Shock", "main")).toBe(written);
  });

  test.each([
    ["", "1 Shock\n"],
    ["4 Boon Satyr\n\nSideboard\n2 Negate\n", "4 Boon Satyr\n1 Shock\n\nSideboard\n2 Negate\n"],
    ["3 Shock\n4 Boon Satyr\n", "4 Shock\n4 Boon Satyr\n"],
    ["Deck\n\nSideboard\n2 Shock", "Deck\n1 Shock\n\nSideboard\n2 Shock\n"],
    ["Sideboard\n2 Negate\n", "1 Shock\nSideboard\n2 Negate\n"],
    ["About\nName Fires\n", "About\nName Fires\n\nDeck\n1 Shock\n"],
  ])("gets a card in its main deck: %j", (text, more) => {
    expect(withCard(read(text), sheetOf("Shock"))).toBe(more);
    expect(read(more).lines.filter(({ card, part }) => card === "Shock" && part === "main")).toHaveLength(1);
  });

  test("gets another line in a place, or one less", () => {
    expect(withLine("a\nb\nc", 2, "x")).toBe("a\nx\nc");
    expect(withLine("a\nb\nc", 2, "")).toBe("a\nc");
    expect(withLine("a", 7, "x")).toBe("a");
  });

  test("is written for elsewhere with its name, and read there as the same", () => {
    const told = read(written);
    for (const format of ["plain", "arena"] as const) {
      const again = read(exported(told, "Mine", format));
      expect([again.name, again.faults]).toEqual(["Mine", []]);
      expect(again.lines.map(({ card, count, part }) => [card, count, part])).toEqual([
        ["Boon Satyr", 4, "main"],
        ["Forest", 1, "main"],
        ["Boon Satyr", 2, "sideboard"],
      ]);
    }
    expect(fileName("Heldenmut & Ölzweig!")).toBe("heldenmut-olzweig.txt");
    expect(fileName("…")).toBe("deck.txt");
  });
});

/** What a browser keeps, in memory. */
function browser(kept: Readonly<Record<string, string>> = {}, full = false) {
  const values = new Map(Object.entries(kept));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("there is no more room", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => {
      values.delete(key);
    },
  };
}

const deck = { id: "a", name: "Mine", text: "40 Forest" };
const place = "nykthos.decks";

describe("the shelf", () => {
  test("is empty at first, and then what was kept", () => {
    const storage = browser();
    expect(takeDecks(storage)).toEqual({ decks: [], unread: null, keeps: true, mayWrite: true });
    expect(keepDecks(storage, [deck])).toBe(true);
    expect(takeDecks(storage).decks).toEqual([deck]);
  });

  test("takes over the one list of old, once", () => {
    const storage = browser({ nykthos: JSON.stringify({ language: "de", list: "// Alt\n40 Wald" }) });
    expect(takeDecks(storage).decks).toEqual([{ id: "first", name: "", text: "// Alt\n40 Wald" }]);
    keepDecks(storage, []);
    expect(takeDecks(storage).decks).toEqual([]);
  });

  test.each([
    ["is no JSON", "{oops", []],
    ["is of a version to come", JSON.stringify({ version: 2, decks: [deck] }), []],
    ["is something else", "[]", []],
    ["holds a deck that is none", JSON.stringify({ version: 1, decks: [deck, { id: "b" }] }), [deck]],
  ])("puts aside what %s, and goes on with the rest", (_, kept, decks) => {
    const storage = browser({ [place]: kept });
    expect(takeDecks(storage)).toEqual({ decks, unread: kept, keeps: true, mayWrite: true });
    // It is still there the next time, until its owner throws it away.
    keepDecks(storage, [deck]);
    expect(takeDecks(storage)).toMatchObject({ decks: [deck], unread: kept });
    discardUnread(storage);
    expect(takeDecks(storage).unread).toBeNull();
  });

  test("that breaks a second time loses neither", () => {
    const storage = browser({ [place]: "first" });
    takeDecks(storage);
    storage.values.set(place, "second");
    expect(takeDecks(storage).unread).toBe("first\nsecond");
  });

  test("writes nothing over what cannot be put aside, and says where nothing is kept", () => {
    const storage = browser({ [place]: "{oops" }, true);
    expect(takeDecks(storage)).toMatchObject({ decks: [], mayWrite: false });
    expect(storage.values.get(place)).toBe("{oops");
    expect(keepDecks(browser({}, true), [deck])).toBe(false);
  });
});
