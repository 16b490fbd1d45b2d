/** The page's own words: every language has every one, and none was left in English. */
import { cardTypes, colors, plainKeywords, steps } from "@nykthos/engine/card";
import { describe, expect, test } from "vitest";
import * as masks from "../src/model/masks.ts";
import { catalogues, preferredLanguage } from "../src/words/index.ts";

/** All paths to words in a catalogue, with what stands there; functions are asked with numbers and names. */
function said(words: unknown, path = ""): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  if (typeof words === "string") all.set(path, words);
  else if (typeof words === "function")
    all.set(path, String((words as (...given: unknown[]) => unknown)(2, 3, 4, 5, 6, 7)));
  else if (typeof words === "object" && words !== null)
    for (const [key, value] of Object.entries(words))
      for (const [at, text] of said(value, `${path}.${key}`)) all.set(at, text);
  return all;
}

/** What is the same word in two languages. */
const same = new Set([
  ".hand",
  ".levels.greedy",
  ".keywords.defender",
  ".keywords.indestructible",
  ".steps.upkeep",
  ".decks.decks",
  ".decks.kinds.planeswalker",
  ".decks.kinds.sideboard",
]);

describe("the words of the page", () => {
  test("are the same keys in all languages, and nowhere empty", () => {
    const keys = [...said(catalogues.en).keys()];
    for (const words of Object.values(catalogues)) {
      expect([...said(words).keys()].sort()).toEqual(keys.toSorted());
      expect([...said(words)].filter(([, text]) => text === "" || text.includes("undefined"))).toEqual([]);
    }
  });
  test("are translated", () => {
    const english = said(catalogues.en);
    const untranslated = (["de", "es"] as const).flatMap((language) =>
      [...said(catalogues[language])]
        .filter(([key, text]) => text === english.get(key) && !same.has(key))
        .map(([key]) => `${language}${key}`),
    );
    expect(untranslated).toEqual([]);
  });
  test("have plurals", () => {
    expect([1, 2].map((count) => catalogues.en.cards(count))).toEqual(["1 card", "2 cards"]);
    expect([1, 2].map((count) => catalogues.de.cards(count))).toEqual(["1 Karte", "2 Karten"]);
    expect([1, 2].map((count) => catalogues.es.cards(count))).toEqual(["1 carta", "2 cartas"]);
  });
  test("are in the first language that a browser asks for and there is", () => {
    expect(preferredLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(preferredLanguage(["fr"])).toBe("en");
  });
});

test("masks are read as the engine writes them", () => {
  expect([masks.colors, masks.cardTypes, masks.plainKeywords, masks.steps]).toEqual([
    colors,
    cardTypes,
    plainKeywords,
    steps,
  ]);
});
