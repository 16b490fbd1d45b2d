// The command from the outside: help for everything, answers on the standard output, mistakes in a sentence with an exit code.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { nykthos } from "./run.ts";

const commands = ["play", "scenario", "explain", "card", "cards", "rule", "decks", "simulate", "replay"];

vi.setConfig({ testTimeout: 120_000 });

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nykthos-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("help", () => {
  it("names every command", () => {
    const { code, out } = nykthos(["--help"]);
    expect(code).toBe(0);
    for (const command of commands) expect(out).toContain(command);
  });
  it.each(commands)("tells about %s", (command) => {
    const { code, out } = nykthos([command, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: nykthos ${command}`);
  });
});

describe("mistakes are told in a sentence, with exit code 2", () => {
  it.each([
    [["sing"], /unknown command 'sing'/],
    [["play", "--lang", "fr"], /--lang has to be one of en, de, es, not "fr"/],
    [["play", "--level", "perfect"], /--level has to be one of random, greedy/],
    [["play", "--deck", "Deck of Nobody"], /neither a file nor one of these decks:\n\s+Depths of Thassa/],
    [["simulate", "--games", "none"], /--games has to be a whole number of at least 1, not "none"/],
    [["simulate", "--agents", "random,wise"], /--agents has to be one of/],
    [["simulate", "--deck", "akros", "thassa", "rage"], /at most two decks, found 3/],
    [["rule", "bestow"], /"bestow" is not the number of a rule/],
    [["replay", "nowhere.json"], /there is no file "nowhere\.json"/],
    [["cards", "--check", "nowhere"], /there is no file or folder "nowhere"/],
    [["scenario"], /which scenarios\?/],
  ] as const)("%j", (args, message) => {
    const { code, err } = nykthos(args);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m); // no stack trace
    expect(code).toBe(2);
  });

  it("everything wrong with a deck list at once, each with its line", () => {
    const list = file("wrong.txt", "4 Boon Satir\n0 Forest\n56 Forest\n1 Blightning\n");
    const { code, err } = nykthos(["play", "--deck", list]);
    expect(code).toBe(2);
    expect(err).toMatch(/line 1: "Boon Satir".*nearest: Boon Satyr/);
    expect(err).toMatch(/line 2: "0 Forest": expected a number of at least 1/);
    expect(err).toMatch(/line 4: "Blightning"/);
  });

  it("a folder where a file is expected", () => {
    expect(nykthos(["play", "--load", "."]).err).toContain('"." is a folder, not a file');
  });
  it("a record that is damaged", () => {
    expect(nykthos(["replay", file("damaged.json", "{ not json")]).err).toMatch(
      /damaged\.json is not a saved game: it is not JSON \(.*position 2.*\)/,
    );
    expect(nykthos(["replay", file("other.json", "{}")]).err).toMatch(
      /expected "format" to be "nykthos-record", found nothing/,
    );
  });
});

describe("card", () => {
  it("shows the text in a language, found by its name in another", () => {
    const { code, out } = nykthos(["card", "boon", "satyr", "--lang", "de"]);
    expect(code).toBe(0);
    expect(out).toContain("Segenspendender Satyr");
    expect(out).toContain("Göttergabe {3}{G}{G}");
    expect(out).toContain("THS 152 (rare)");
  });
  it("is found by what stands before the comma of its name", () => {
    expect(nykthos(["card", "nylea"]).out).toContain("Nylea, God of the Hunt");
  });
  it("tells the nearest names", () => {
    const { code, err } = nykthos(["card", "Polukrans"]);
    expect(err).toContain("Polukranos, World Eater");
    expect(code).toBe(1);
  });
  it("as JSON", () => {
    const data = JSON.parse(nykthos(["card", "Phalanx Leader", "--json"]).out) as { card: { name: string } };
    expect(data.card.name).toBe("Phalanx Leader");
  });
});

describe("rule", () => {
  it("is explained, with what it is a part of and where it is carried out", () => {
    const { code, out } = nykthos(["rule", "702.103e"]);
    expect(code).toBe(0);
    expect(out).toContain("702.103e  ");
    expect(out).toContain("702.103  Bestow");
    expect(out).toContain("packages/engine/src/mechanics/bestow.ts:");
  });
  it("in German and Spanish", () => {
    expect(nykthos(["rule", "704.5j", "--lang", "de"]).out).toContain("legendären");
    expect(nykthos(["rule", "704.5j", "--lang", "es"]).out).toContain("legendarios");
  });
});

describe("scenario and explain", () => {
  const holds = `id: attack-for-two
players:
  A: { battlefield: [Wingsteed Rider] }
  B: {}
turn: { active: A, step: main1 }
script:
  - { attack: [Wingsteed Rider] }
  - { pass: until, step: endCombat }
expect:
  - { player: B, life: 18 }
`;
  it("a scenario that cannot be read gives exit code 2 and the place", () => {
    const { code, err } = nykthos(["scenario", file("bad.yaml", "id: x\nplayers: 7\n")]);
    expect(code).toBe(2);
    expect(err).toMatch(/bad\.yaml:2:\d+: /);
  });
  it("a scenario that does not hold gives exit code 1 and says what was found", () => {
    const text = holds.replace(/script:[\s\S]*expect/, "script: []\nexpect").replace("18", "17");
    const { code, out } = nykthos(["scenario", file("fails.yaml", text)]);
    expect(code).toBe(1);
    expect(out).toMatch(/expected .*17/);
  });
  it("one JSON object a line", () => {
    const text = holds.replace(/script:[\s\S]*expect/, "script: []\nexpect").replace("18", "20");
    const { code, out } = nykthos(["scenario", "--json", file("holds.yaml", text)]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: "attack-for-two", ok: true, error: null, failures: [] });
  });
  it("lists the kinds of questions and events", () => {
    const { out } = nykthos(["scenario", "--kinds"]);
    for (const kind of ["priority", "scry", "enter", "dies"]) expect(out).toMatch(new RegExp(`^  ${kind}$`, "m"));
  });
  it("tells why a permanent is what it is, by what its card says and how that stands", () => {
    const text = holds
      .replace("[Wingsteed Rider] }", '["Nylea, God of the Hunt"] }')
      .replace(/script:[\s\S]*expect/, "script: []\nexpect")
      .replace("18", "20");
    const { out } = nykthos(["explain", file("god.yaml", text)]);
    expect(out.replace(/\s+/g, " ")).toContain(
      "why Nylea, God of the Hunt is what it is: As long as your devotion to green is less than five, Nylea isn't a creature. “Your devotion to green” is 1 now. (static ability, 613.1d)",
    );
  });
  it("tells a scenario step by step", () => {
    const { code, out } = nykthos(["explain", "scenarios/bestow/aura-and-creature.yaml", "--id", "bestow-target-gone"]);
    expect(code).toBe(0);
    expect(out).toContain("cast Boon Satyr (A) — 601.2i");
    expect(out).toContain("Everything that is expected holds.");
  });
});

describe("simulate", () => {
  it("counts wins, endings and decisions", () => {
    const { code, out } = nykthos(["simulate", "--games", "3", "--deck", "akros", "--laws"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^3 games in/);
    expect(out).toContain("won by Heroes of Akros (random)");
    expect(out).toMatch(/ended by .*\(704\.5/);
  });
  it("as JSON, the same from the same seed", () => {
    const [one, two] = [1, 2].map(
      () => JSON.parse(nykthos(["simulate", "--games", "2", "--seed", "5", "--json"]).out) as Record<string, unknown>,
    );
    expect(one?.["games"]).toBe(2);
    for (const key of ["decisions", "wins", "endings", "questions"]) expect(one?.[key]).toEqual(two?.[key]);
  });
  it("reports games without an end", () => {
    const { code, out } = nykthos(["simulate", "--games", "1", "--limit", "30"]);
    expect(out).toContain("no end after 30 decisions");
    expect(code).toBe(0);
  });
});

describe("decks and cards", () => {
  it("lists the decks, and the cards of one", () => {
    expect(nykthos(["decks"]).out).toMatch(/Heroes of Akros\s+60 cards/);
    expect(nykthos(["decks", "heroes-of-akros"]).out).toContain(" 4 Favored Hoplite");
  });
  it("lists the cards of a set", () => {
    const { out } = nykthos(["cards", "--set", "ths", "--lang", "es"]);
    expect(out).toMatch(/^\d{3} cards$/m);
    expect(out).toContain("Sátiro de las dádivas");
  });
  it("holds texts against official ones, and fails where one differs", () => {
    const official = (text: string): string =>
      file(
        "official.json",
        JSON.stringify([
          { name: "Shock", text },
          { name: "Boon Satyr", text },
        ]),
      );
    const { code, out } = nykthos(["cards", "--check", official("Something else.")]);
    expect(code).toBe(1);
    expect(out).toContain("official: Something else.");
  });
});
