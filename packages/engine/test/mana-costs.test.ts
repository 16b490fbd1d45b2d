/** Mana costs as texts (107.4). */
import { expect, test } from "vitest";
import { parseManaCost, writeManaCost } from "../src/card/cost.ts";

test("a mana cost is written as it is read", () => {
  for (const cost of ["", "{0}", "{X}{X}{2}{U}", "{1}{G/U}{2/W}{B/P}{C}"])
    expect(writeManaCost(parseManaCost(cost))).toBe(cost);
});
