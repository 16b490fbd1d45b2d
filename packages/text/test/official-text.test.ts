/** The rendered text of every card against its official text, which lies outside the repository and is not part of it. */
import { existsSync, readFileSync } from "node:fs";
import { allCards, facts } from "@nykthos/cards";
import { describe, expect, it } from "vitest";
import type { Language, OfficialCard, TextReport } from "../src/index.ts";
import { checkTexts, explainedDifferences, languages, officialCards, unexplained } from "../src/index.ts";

const folder = new URL("../../../../shared/data/", import.meta.url);
const files = ["ths", "bng", "jou", "extra"].map((set) => new URL(`${set}.json`, folder));

function report(language: Language, official: readonly OfficialCard[]): TextReport {
  const { code } = language;
  const differences = explainedDifferences[code];
  if (code === "en") return checkTexts(language, allCards, official, { differences });
  return checkTexts(language, allCards, official, { differences, names: (name) => facts(name)?.[code] });
}

const here = files.every((file) => existsSync(file));
const official = here ? files.flatMap((file) => officialCards(JSON.parse(readFileSync(file, "utf8")))) : [];
if (!here) console.warn(`No official texts at ${folder.pathname}: no card's text was compared with its official one.`);

describe.each(Object.values<Language>(languages))("official text: $code", (language) => {
  const checked = report(language, official);
  it("is rendered for every card that should have it", () => {
    const faults = unexplained(checked).flatMap(({ name, diff }) =>
      diff.map(({ paragraph, rendered, official: printed }) => ({ name, paragraph, rendered, printed })),
    );
    expect(faults).toEqual([]);
  });
  it("was compared for every card that has one, where the official texts are at hand", () => {
    expect(checked.cards.length + checked.withoutOfficial.length).toBe(allCards.length);
    expect(checked.cards.filter(({ required }) => required).length).toBeGreaterThanOrEqual(here ? 300 : 0);
  });
  it("has no explanation for a difference that is none", () => {
    expect(here ? checked.stale : []).toEqual([]);
  });
});
