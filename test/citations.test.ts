import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { citations, citedIn, pinned, problemsOf, rulesIn, usualPlace } from "../scripts/citations.ts";

describe("the citations in the code", () => {
  const rules = existsSync(join(usualPlace, "TABLE_OF_CONTENTS.md")) ? rulesIn(usualPlace) : null;

  test("are of rules that there are, and that nobody has to read again since they were pinned", () => {
    const cited = citations();
    expect(problemsOf(cited, pinned(), rules)).toEqual([]);
    expect(cited.size).toBeGreaterThan(300);
  });

  test.runIf(rules !== null)("follow the table of contents where a superseded file lies beside a current one", () => {
    expect(rules?.has("732.2")).toBe(true);
    expect(rules?.has("733.1")).toBe(false);
  });
});

describe("a line of code", () => {
  const cases: readonly (readonly [line: string, cited: readonly string[]])[] = [
    ["// 702.103e", ["702.103e"]],
    ['occur(g, gameEvent("draw", "121.1", { player }));', ["121.1"]],
    ["damage: true; // 510.1c–d, one share at a time", ["510.1c", "510.1d"]],
    ["(701.8, 701.16–17)", ["701.8", "701.16", "701.17"]],
    [" * Starting (103.1–103.5)", ["103.1", "103.5"]],
    ["/** The turn (500–514): its steps. */", ["500", "514"]],
    [" * Layers (613, 707.2)", ["707.2", "613"]],
    ["loyalty(-8, gainLife(100)),", []],
    ["// takes 100.5 ms", ["100.5"]],
    ["const version = 24.21;", []],
    ["// version 124.21.0", []],
  ];
  test.each(cases)("%s", (line, cited) => {
    expect(citedIn(line)).toEqual(cited);
  });
});

describe("a change of the rules", () => {
  const cited = new Map([["100.1", ["a.ts:1"]]]);

  test("shows which rule to read again, and where it is cited", () => {
    expect(problemsOf(cited, new Map([["100.1", "old"]]), new Map([["100.1", "new"]]))).toEqual([
      "rule 100.1 has changed: read it again, then look at a.ts:1",
    ]);
  });
  test("shows rules that are gone, not pinned, or not cited any more", () => {
    expect(problemsOf(cited, new Map(), new Map())).toEqual(["there is no rule 100.1 (a.ts:1)"]);
    expect(problemsOf(cited, new Map([["100.2", "x"]]), null)).toEqual([
      "rule 100.1 is not pinned (a.ts:1): node scripts/citations.ts --update",
      "rule 100.2 is pinned but not cited any more",
    ]);
  });
});
