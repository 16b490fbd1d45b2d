// Playing in the terminal, through a pipe: what is typed is one text, what is shown is read line by line.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { nykthos } from "./run.ts";

// Each of these starts the command several times over.
vi.setConfig({ testTimeout: 120_000 });

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nykthos-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const decks = ["--deck", "Heroes of Akros", "--opponent", "Nyx Ascendant"];
const enter = "\n";

describe("a game in the terminal", () => {
  it("can be played to its end with the first answer to everything", () => {
    const { code, out } = nykthos(["play", "--seed", "1", ...decks], enter.repeat(2000));
    expect(code).toBe(0);
    expect(out).toMatch(/^You (win|lose): .*\(\d{3}\.\d/m);
    expect(out).toContain("Keep this hand?");
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80 + 20); // what is typed stands behind a prompt
  });

  it.each([
    ["de", /Du (gewinnst|verlierst)/],
    ["es", /(Ganas|Pierdes)/],
  ] as const)("can be played in %s", (lang, end) => {
    const { code, out } = nykthos(
      ["play", "--seed", "2", "--lang", lang, "--level", "random", ...decks],
      enter.repeat(3000),
    );
    expect(code).toBe(0);
    expect(out).toMatch(end);
  });

  it("shows no card of the other player's hand", () => {
    const { out } = nykthos(["play", "--seed", "4", ...decks], enter.repeat(400));
    expect(out).not.toMatch(/Opponent draws (?!a card)/);
  });

  it("says when the input ends before the game", () => {
    const { code, out } = nykthos(["play", "--seed", "3", ...decks], enter);
    expect(code).toBe(0);
    expect(out).toContain("The input has ended before the game has.");
  });

  it("knows its commands, and says so when it does not know a word", () => {
    const typed = [
      "1",
      "?",
      "table",
      "card Boon Satyr",
      "why Plains",
      "log 2",
      "zones",
      "stops own upkeep",
      "pay",
      "sing",
      "99",
      "concede",
    ];
    const { out } = nykthos(["play", "--seed", "3", ...decks], `${typed.join("\n")}\n`);
    expect(out).toContain("save FILE        save the game");
    expect(out).toContain("Enchanted creature gets +4/+2.");
    expect(out).toContain("graveyard, Opponent: empty");
    expect(out).toMatch(/main1,\s+declareBlockers,\s+main2,\s+upkeep/);
    expect(out).toContain('"sing" is neither a number');
    expect(out).toContain('"99" is neither a number');
    expect(out).toContain("You lose: conceded (104.3a).");
  });

  it("says why something cannot be done, with the rule", () => {
    const { out } = nykthos(
      ["play", "--seed", "3", "--deck", "Rage of the Titans"],
      "1\nwhy Polukranos, World Eater\nconcede\n",
    );
    expect(out).toMatch(/cast: .*\(rule 601\.2h\)/);
  });
});

describe("a game that is saved", () => {
  it("is replayed to the same positions, goes on when loaded, and is refused when it was changed", () => {
    const saved = join(folder, "game.json");
    nykthos(["play", "--seed", "9", ...decks], `${enter.repeat(12)}save ${saved}\nquit\n`);
    const verified = nykthos(["replay", saved, "--verify"]);
    expect(verified.out).toMatch(/all \d+ answers lead to the recorded positions/);
    expect(verified.code).toBe(0);
    const told = nykthos(["replay", saved, "--table"]);
    expect(told.out).toContain("Turn 1");
    const loaded = nykthos(["play", "--load", saved], "concede\n");
    expect(loaded.out).toContain("You lose: conceded (104.3a).");

    const record = JSON.parse(readFileSync(saved, "utf8")) as { answers: number[]; hashes: string[] };
    const changed = join(folder, "changed.json");
    writeFileSync(
      changed,
      JSON.stringify({ ...record, hashes: record.hashes.map((hash, at) => (at === 3 ? "0" : hash)) }),
    );
    const refused = nykthos(["replay", changed, "--verify"]);
    expect(refused.err).toMatch(/after answer 4 .* has the hash .* instead of 0/);
    expect(refused.code).toBe(1);
    writeFileSync(changed, JSON.stringify({ ...record, answers: record.answers.map(() => 400) }));
    expect(nykthos(["replay", changed]).err).toMatch(/answer 1 is option 400/);
  });
});
