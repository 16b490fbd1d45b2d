// Playing in the terminal, through a pipe: what is typed is one text, what is shown is read line by line.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Host } from "@nykthos/protocol/host";
import type { Response, Update } from "@nykthos/protocol";
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
    expect(out).toMatch(/cast: There is not enough mana for Polukranos, World\s+Eater\.\s+\(rule 601\.2h\)/);
    const german = nykthos(
      ["play", "--seed", "3", "--deck", "Rage of the Titans", "--lang", "de"],
      "1\nwarum Polukranos, World Eater\naufgeben\n",
    );
    expect(german.out).toMatch(
      /wirken: Das Mana reicht nicht für Polukranos der\s+Weltenverschlinger\.\s+\(Regel\s+601\.2h\)/,
    );
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
    expect(nykthos(["replay", changed]).err).toMatch(
      /answer 1 of \d+ is option 400, but the question \(mulligan\) has 2 options/,
    );
  });
});

/** A table as the page has it, without the page. */
class Table {
  readonly heard: Response[] = [];
  readonly host = new Host({ send: (response) => this.heard.push(response), chance: () => 5 });

  get now(): Update {
    const update = this.heard.findLast((response) => response.type === "update");
    if (update?.type !== "update") throw new Error("the table was told nothing");
    return update;
  }

  /** Does what leads on, so many times. */
  playOn(times: number): void {
    for (let count = 0; count < times; count++) {
      const { at, view } = this.now;
      const options = view.question !== null && "options" in view.question ? view.question.options : [];
      const option = options.find(({ type }) => type === "play" || type === "auto") ?? options[0];
      if (option !== undefined) this.host.receive({ type: "answer", at, plan: [option] });
    }
  }

  save(file: string): string {
    this.host.receive({ type: "save" });
    const saved = this.heard.at(-1);
    const path = join(folder, file);
    if (saved?.type === "saved") writeFileSync(path, saved.address);
    return path;
  }
}

describe("a game that was saved at the table in the browser", () => {
  const begun = (): Table => {
    const table = new Table();
    table.host.receive({ type: "hello", version: 1, language: "en" });
    table.host.receive({
      type: "start",
      setup: {
        name: "Ada",
        you: { deck: "named", name: "Heroes of Akros" },
        opponent: { deck: "named", name: "Nyx Ascendant" },
        level: "random",
        first: "opponent",
        seed: 11,
      },
    });
    table.playOn(20);
    return table;
  };

  it("is replayed in the terminal to the same positions, and goes on there against the same player", () => {
    const table = begun();
    const file = table.save("page.json");
    const replay = nykthos(["replay", file, "--verify"]);
    expect(replay.out).toMatch(/all \d+ answers lead to the recorded positions; not over, turn \d+/);
    const saved = join(folder, "on.json");
    const { out } = nykthos(["play", "--load", file], `save ${saved}\nquit\n`);
    expect(out).toContain(`Turn ${table.now.view.turn}`);
    expect(readFileSync(saved, "utf8")).toBe(readFileSync(file, "utf8"));
    expect(JSON.parse(readFileSync(saved, "utf8"))).toMatchObject({ level: "random", first: 1 });
  });

  it("ends in the terminal as it ended there, when it was conceded", () => {
    const table = begun();
    table.host.receive({ type: "concede" });
    const file = table.save("conceded.json");
    expect(nykthos(["replay", file]).out).toMatch(/\d+ answers; Pheres wins \(104\.3a\)/);
    expect(nykthos(["play", "--load", file]).out).toContain("You lose: conceded (104.3a).");
  });

  it("without hashes is replayed, and said to have none", () => {
    const file = begun().save("bare.json");
    const { hashes: _, ...bare } = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, unknown>>;
    writeFileSync(file, JSON.stringify(bare));
    const { code, out } = nykthos(["replay", file, "--verify"]);
    expect(out).toContain("the file has no hashes");
    expect(code).toBe(0);
  });
});

function answersOf(file: string): readonly number[] {
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly answers: readonly number[] }).answers;
}

describe("a game that was saved in the terminal", () => {
  it("is opened at the table in the browser", () => {
    const file = join(folder, "terminal.json");
    nykthos(["play", "--seed", "9", ...decks], `${enter.repeat(12)}save ${file}\nquit\n`);
    const answers = answersOf(file);
    const table = new Table();
    table.host.load(readFileSync(file, "utf8"));
    expect(table.now.view.result).toBeNull();
    expect(table.now.prompt).not.toBe("");
    expect(answersOf(table.save("opened.json")).slice(0, answers.length)).toEqual(answers);
  });

  it("when it is over ends there as well: here by a concession", () => {
    const file = join(folder, "given-up.json");
    nykthos(["play", "--seed", "9", "--save", file, ...decks], `${enter.repeat(12)}concede\n`);
    const answers = answersOf(file);
    expect(answers.at(-1)).toBe(-1);
    const table = new Table();
    table.host.load(readFileSync(file, "utf8"));
    expect(table.now.view.result).toEqual({ winner: 1, why: "104.3a" });
    expect(answersOf(table.save("given-up-again.json"))).toEqual(answers);
  });
});
