// What the runner does with steps, questions, references and expectations.
import { fileURLToPath } from "node:url";
import { jsonLine, readScenarioFile, reportLines, runScenario } from "@nykthos/scenario";
import { describe, expect, test } from "vitest";
import { failuresOf, runText } from "./helpers.ts";

describe("features", () => {
  const { scenarios } = readScenarioFile(fileURLToPath(new URL("features.yaml", import.meta.url)));
  test.each(scenarios.map((scenario) => [scenario.title, scenario] as const))("%s", (_, scenario) => {
    expect(reportLines(runScenario(scenario))).toHaveLength(1);
  });
});

const sables = `
id: a
players:
  A: { battlefield: [Bronze Sable] }
  B: { battlefield: [{ card: Bronze Sable, as: theirs }, Bronze Sable] }
`;

describe("references", () => {
  test("an ambiguous name lists what fits", () => {
    const [failure] = failuresOf(`${sables}expect: [{ object: Bronze Sable, zone: battlefield }]`);
    expect(failure).toContain('"Bronze Sable" is ambiguous; what fits: Bronze Sable#1 (A\'s, battlefield); ');
    expect(failure).toContain("Bronze Sable#2 (B's, battlefield, alias theirs)");
  });
  test("a number, a player and an alias tell objects of the same name apart", () => {
    const failures = failuresOf(`${sables}
script: [{ as: { other: "B:Bronze Sable#2" } }]
expect:
  - { object: Bronze Sable#1, controller: A }
  - { object: "A:Bronze Sable", controller: A }
  - { object: theirs, controller: B }
  - { object: other, controller: B }
  - { object: Bronze Sable#3, controller: B }`);
    expect(failures).toEqual([]);
  });
  test("an alias follows its object through the zones", () => {
    const failures = failuresOf(`
id: a
players:
  A: { hand: [Voyage's End], battlefield: [Island x2, { card: Bronze Sable, as: sable }], library: [Forest] }
script:
  - { cast: Voyage's End, targets: [sable] }
  - { resolve: 1 }
  - { scry: { bottom: [Forest] } }
expect: [{ object: sable, zone: hand }, { player: A, hand: [sable] }]`);
    expect(failures).toEqual([]);
  });
  test("a name that nothing has is an error, not an expectation that fails", () => {
    expect(failuresOf("id: a\nexpect: [{ object: Bronze Sabel, zone: hand }]")[0]).toContain(
      'nothing is called "Bronze Sabel"; nearest: Bronze Sable',
    );
  });
});

const jet = `
id: a
players: { A: { hand: [Magma Jet], battlefield: [Mountain x2], library: [Forest, Swamp] } }
script:
  - { cast: Magma Jet, targets: [B] }
  - { resolve: all }
`;

describe("strictness", () => {
  test("a question that is not answered fails with its options", () => {
    expect(failuresOf(jet)).toEqual([
      "expected every question answered found the script does not answer: A is asked (scry) for Forest; possible answers: top, bottom",
    ]);
    expect(failuresOf(`${jet}  - { pass: A }`)[0]).toContain("the script does not answer: A is asked (scry)");
  });
  test("a question that the scenario only looks at may stay open", () => {
    expect(failuresOf(`${jet}expect: [{ decision: { kind: scry, by: A, options: [top, bottom] } }]`)).toEqual([]);
  });
  test("an answer that is not possible fails with the reason", () => {
    expect(failuresOf(`${jet}  - { choose: yes }`)[0]).toContain('"yes" is no possible answer');
    expect(failuresOf(`${jet}  - { scry: { top: [Forest] } }`)[0]).toContain("does not say where Swamp goes");
    expect(failuresOf(`${jet}  - { scry: { top: [Forest, Island] } }`)[0]).toContain(
      '"Island" is not among the cards that are looked at: Forest, Swamp',
    );
  });
  test("an illegal step fails with the rule", () => {
    const text = "id: a\nplayers: { A: { hand: [Bronze Sable] } }\nscript: [{ cast: Bronze Sable }]";
    expect(failuresOf(text)[0]).toMatch(/Bronze Sable cannot be cast: .* \(601\.2h\)$/);
  });
  test("an illegal step changes nothing where it is only asked about", () => {
    const failures = failuresOf(`
id: a
players: { A: { hand: [Lightning Strike], battlefield: [Mountain x2] } }
script:
  - expect:
      - { legal: { cast: Lightning Strike, targets: [B] } }
      - { illegal: { cast: Lightning Strike, targets: [A, B] } }
  - { cast: Lightning Strike, targets: [B] }
expect: [{ stack: [Lightning Strike] }]`);
    expect(failures).toEqual([]);
  });
  test("illegal for another reason than the one given fails", () => {
    const text =
      'id: a\nplayers: { A: { hand: [Bronze Sable] } }\nexpect: [{ illegal: { cast: Bronze Sable }, rule: "302.6" }]';
    expect(failuresOf(text)[0]).toContain("for another reason");
  });
  test("only the player with priority acts", () => {
    expect(failuresOf("id: a\nscript: [{ pass: B }]")[0]).toContain("B does not have priority. (117.1)");
  });
  test("more cannot resolve than is on the stack", () => {
    expect(failuresOf("id: a\nscript: [{ resolve: 1 }]")[0]).toContain("0 are on the stack");
  });
});

describe("triggered abilities", () => {
  const two = `
id: a
players:
  A: { hand: [Coordinated Assault], battlefield: [Mountain, Akroan Crusader, Wingsteed Rider] }
script:
  - { cast: Coordinated Assault, targets: [Akroan Crusader, Wingsteed Rider] }
`;
  test("go on the stack in the order their sources entered, if the script gives none", () => {
    const stack = "stack: [{ ability: Wingsteed Rider }, { ability: Akroan Crusader }, Coordinated Assault]";
    expect(failuresOf(`${two}expect: [{ ${stack} }]`)).toEqual([]);
  });
  test("go on the stack in the order that the script gives", () => {
    const stack = "stack: [{ ability: Akroan Crusader }, { ability: Wingsteed Rider }, Coordinated Assault]";
    expect(failuresOf(`${two}  - { order: [Wingsteed Rider, Akroan Crusader] }\nexpect: [{ ${stack} }]`)).toEqual([]);
  });
  test("an order that was the only possible one is accepted", () => {
    const one = two.replace(", Wingsteed Rider] }", "] }").replace(", Wingsteed Rider]", "]");
    expect(failuresOf(`${one}  - { order: [Akroan Crusader] }`)).toEqual([]);
    expect(failuresOf(`${one}  - { order: [Mountain] }`)[0]).toContain("no triggered abilities wait");
  });
});

describe("what has one possible answer", () => {
  const only = `
id: a
players:
  A: { hand: [Nessian Wilds Ravager], battlefield: [Forest x6] }
  B: { battlefield: [{ card: Nessian Asp, as: asp }, { card: Benthic Giant, as: giant }] }
script:
  - { cast: Nessian Wilds Ravager }
  - { resolve: 1 }
  - { choose: no }
`;
  test("is answered at once", () => {
    expect(failuresOf(`${only}expect: [{ stack: [{ ability: Nessian Wilds Ravager, targets: [asp] }] }]`)).toEqual([]);
  });
  test("may be answered all the same", () => {
    expect(failuresOf(`${only}  - { choose: asp }\nexpect: [{ decision: none }]`)).toEqual([]);
  });
  test("may not be answered otherwise", () => {
    expect(failuresOf(`${only}  - { choose: giant }`)[0]).toContain('nothing is asked that "giant" answers');
  });
});

describe("expectations say what they found", () => {
  const table: readonly (readonly [expectation: string, found: string])[] = [
    ["{ object: Bronze Sable, tapped: true }", "expected Bronze Sable tapped: true found false"],
    [
      "{ object: Bronze Sable, pt: 3/3, types: [Creature] }",
      "expected Bronze Sable types: [Creature] found [Artifact, Creature]",
    ],
    ["{ object: Bronze Sable, pt: 3/3 }", "expected Bronze Sable pt: 3/3 found 2/1"],
    ['{ object: Bronze Sable, counters: { "+1/+1": 1 } }', "expected Bronze Sable counters: [1 +1/+1] found []"],
    [
      "{ object: Bronze Sable, lacks: [flying], keywords: [flying] }",
      "expected Bronze Sable keywords: [flying] found []",
    ],
    ["{ player: A, life: 19, handSize: 1 }", "expected A life: 19 found 20"],
    ["{ player: A, devotion: { R: 1 } }", "expected A devotion to R: 1 found 0"],
    ["{ count: { name: Bronze Sable }, is: 2 }", "found 1"],
    ["{ stack: [Lightning Strike] }", "expected stack: Lightning Strike found empty"],
    ["{ decision: { kind: may } }", "A is asked (priority)"],
    ["{ priority: B }", "expected priority: B found A"],
    ["{ step: upkeep }", "expected step: upkeep found main1"],
    ["{ winner: A }", "nobody: the game goes on"],
    ["{ events: { kind: draw, by: A }, is: 1 }", "expected events draw A: 1 found 0"],
    ["{ legal: { attack: [Bronze Sable#2] } }", 'there is no "Bronze Sable#2"'],
    ["{ illegal: { attack: [Bronze Sable] } }", "it is legal"],
  ];
  test.each(table)("%s", (expectation, found) => {
    const failures = failuresOf(`id: a\nplayers: { A: { battlefield: [Bronze Sable] } }\nexpect: [${expectation}]`);
    expect(failures.join("\n")).toContain(found);
  });
});

describe("reports", () => {
  test("a failure tells what happened, with rule numbers", () => {
    const lines = reportLines(
      runText(`${jet}  - { scry: { bottom: [Forest, Swamp] } }\nexpect: [{ player: B, life: 20 }]`),
    );
    expect(lines[0]).toBe("FAILED a");
    expect(lines.join("\n")).toContain("expected B life: 20\n    found    18");
    expect(lines.some((line) => /damage → B .*— 120\.3$/.test(line))).toBe(true);
  });
  test("the JSON line has the keys of the format", () => {
    const line = jsonLine(runText(jet));
    expect(Object.keys(line)).toEqual(["file", "id", "ok", "error", "failures", "ms"]);
    expect(line).toMatchObject({ file: "test.yaml", id: "a", ok: false, error: null });
    expect(Object.keys(line.failures[0] ?? {})).toEqual(["step", "expected", "found"]);
  });
});
