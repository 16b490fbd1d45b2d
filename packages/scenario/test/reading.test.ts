// Every mistake in a scenario file is answered with its line, its column and what was expected there.
import { errorLine, readScenarios, scenarioJsonSchema } from "@nykthos/scenario";
import { describe, expect, test } from "vitest";

function mistakes(...lines: readonly string[]): readonly string[] {
  return readScenarios("a.yaml", lines.join("\n")).errors.map(errorLine);
}

describe("mistakes have a place", () => {
  const table: readonly (readonly [name: string, lines: readonly string[], found: string])[] = [
    ["nothing at all", [""], "a.yaml:1:1: expected a scenario"],
    ["no YAML", ["id: a", "script: [", "expect: ]"], "not YAML"],
    ["no id", ["title: a"], "a.yaml:1:1: expected text, found nothing"],
    ["an unknown key", ["id: a", "playrs: {}"], 'a.yaml:2:1: unknown key "playrs"; expected one of id, title'],
    [
      "an unknown key of a player",
      ["id: a", "players:", "  A: { hnd: [] }"],
      'a.yaml:3:8: unknown key "hnd"; expected one of life, hand',
    ],
    [
      "an unknown card",
      ["id: a", "players:", "  A:", "    hand: [Forest, Boon Satr]"],
      'a.yaml:4:20: unknown card "Boon Satr"; nearest: Boon Satyr',
    ],
    [
      "an unknown card in a map",
      ["id: a", "players: { A: { hand: [{ card: Lightnig Strike }] } }"],
      'a.yaml:2:32: unknown card "Lightnig Strike"; nearest: Lightning Strike',
    ],
    [
      "a token that several cards make differently",
      ["id: a", "players: { A: { battlefield: [{ card: Soldier, token: true }] } }"],
      'several tokens are called "Soldier": say which with madeBy, one of',
    ],
    [
      "a number that is none",
      ["id: a", "players: { A: { life: many } }"],
      'a.yaml:2:23: expected a number, found "many"',
    ],
    [
      "an instant on the battlefield",
      ["id: a", "players: { A: { battlefield: [Forest, Shock] } }"],
      "a.yaml:2:39: Shock: no instant is ever on the battlefield",
    ],
    ["a step of the turn", ["id: a", "turn: { step: main }"], "a.yaml:2:15: expected untap, upkeep"],
    [
      "an unknown step",
      ["id: a", "script:", "  - { casts: Forest }"],
      "a.yaml:3:5: expected a step with one of the keys cast, activate",
    ],
    [
      "an unknown key of a step",
      ["id: a", "script:", "  - { cast: Forest, target: [B] }"],
      'a.yaml:3:21: unknown key "target"; expected one of cast, using',
    ],
    ["an answer to attack", ["id: a", "script:", "  - { attack: Forest }"], "a.yaml:3:15: expected a list or a map"],
    [
      "an unknown expectation",
      ["id: a", "expect:", "  - { lief: 20 }"],
      "a.yaml:3:5: expected an expectation with one of the keys object, player",
    ],
    [
      "an unknown key of an object",
      ["id: a", "expect:", "  - { object: Forest, zon: hand }"],
      'a.yaml:3:23: unknown key "zon"; expected one of object, zone',
    ],
    [
      "a kind of event",
      ["id: a", "expect:", "  - { events: { kind: dying }, is: 1 }"],
      "a.yaml:3:23: expected turn, step",
    ],
    [
      "a mistake in what is illegal",
      ["id: a", "expect:", "  - { illegal: { play: [Forest] } }"],
      "a.yaml:3:24: expected text, found a list",
    ],
    [
      "an alias given twice",
      ["id: a", "players: { A: { hand: [{ card: Forest, as: f }, { card: Forest, as: f }] } }"],
      'a.yaml:2:69: "f" names something else already',
    ],
    [
      "an attachment to nothing",
      ["id: a", "players: { A: { battlefield: [{ card: Fate Foretold, attachedTo: Bronze Sable }] } }"],
      'a.yaml:2:66: no permanent of the position is called "Bronze Sable"',
    ],
    ["an id used twice", ["id: a", "---", "id: a"], 'a.yaml:3:5: the id "a" is used twice in this file'],
    [
      "a player without the one before",
      ["id: a", "players: { D: {} }"],
      "a.yaml:2:15: player D needs the players before",
    ],
  ];
  test.each(table)("%s", (_, lines, found) => {
    expect(mistakes(...lines).join("\n")).toContain(found);
  });
});

test("a file holds several scenarios, and one with a mistake does not keep the others from being read", () => {
  const { scenarios, errors } = readScenarios("a.yaml", "id: a\n---\nid: b\nlife: 1\n---\nid: c\n---\n");
  expect(scenarios.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(errors.map(({ line }) => line)).toEqual([4]);
});

test("rule numbers can be written without quotes where they are numbers to YAML", () => {
  const { scenarios } = readScenarios("a.yaml", 'id: a\ncite: [702.103e, 608.2, "115.10"]\n');
  expect(scenarios[0]?.cite).toEqual(["702.103e", "608.2", "115.10"]);
});

test("a player has twenty basic lands as a library unless the scenario says otherwise", () => {
  const { scenarios } = readScenarios("a.yaml", "id: a\nplayers: { B: { library: [Forest x3] } }\n");
  const libraries = [0, 1].map(
    (player) =>
      scenarios[0]?.position.objects.filter(({ zone, owner }) => zone === "library" && owner === player).length,
  );
  expect(libraries).toEqual([20, 3]);
});

test("there is a JSON Schema for editors", () => {
  expect(JSON.stringify(scenarioJsonSchema())).toContain("battlefield");
});
