/** The holder of a game, as a table meets it: only by messages. */
import { describe, expect, test } from "vitest";
import { openTable, playOn, setup } from "./table.ts";

describe("a table", () => {
  test("is told which decks and players there are", () => {
    const { heard } = openTable();
    expect(heard[0]).toMatchObject({ type: "welcome", version: 1, levels: ["random", "greedy"] });
  });

  test("of another version is refused", () => {
    const table = openTable();
    table.ask({ type: "hello", version: 99, language: "en" });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "version" });
  });

  test("is asked only what its player decides, and in words", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    expect(table.now().prompt).toBe("Keep this hand?");
    expect(table.now().options).toEqual(["Keep", "Mulligan"]);
    playOn(table, 1, 200, () => expect(table.question()?.decider).toBe(0));
  });

  test("plays a whole game, in any of the three languages", () => {
    for (const language of ["en", "de", "es"] as const) {
      const table = openTable();
      table.ask({ type: "speak", language });
      table.ask({ type: "start", setup });
      playOn(table, 2);
      expect(table.now().view.result).not.toBeNull();
      expect(table.now().tallies.length).toBeGreaterThan(3);
    }
  });

  test("that answers late is refused, and nothing changes", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    const { at } = table.now();
    table.answer(({ type }) => type === "keep");
    table.ask({ type: "answer", at, plan: [{ type: "keep" }] });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "late" });
  });

  test("that chooses what is not listed is refused", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    table.ask({ type: "answer", at: table.now().at, plan: [{ type: "pass" }] });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "illegal" });
  });
});

describe("a way to cast", () => {
  test("is told with what it costs, each on its own", () => {
    const table = openTable();
    table.ask({ type: "start", setup: { ...setup, you: { deck: "named", name: "Nyx Ascendant" } } });
    const told = new Map<string, string>();
    playOn(table, 4, 1500, () => {
      const { options, costs } = table.now();
      expect(costs).toHaveLength(options.length);
      for (const [at, option] of options.entries()) if (costs[at] !== "") told.set(option, costs[at] ?? "");
    });
    expect(told.get("Cast Hopeful Eidolon")).toBe("{W}");
    expect(told.get("Cast Hopeful Eidolon (bestowed)")).toBe("{3}{W}");
    expect([...told.keys()].filter((option) => !option.startsWith("Cast "))).toEqual([]);
  });
});

describe("taking back", () => {
  test("undoes a land that was played", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    table.answer(({ type }) => type === "keep");
    const before = table.now().view.players[0]?.hand.length;
    expect(table.answer(({ type }) => type === "play")).toBe(true);
    expect(table.now().view.battlefield).toHaveLength(1);
    expect(table.now().canUndo).toBe(true);
    table.ask({ type: "undo" });
    expect(table.now().view.battlefield).toHaveLength(0);
    expect(table.now().view.players[0]?.hand).toHaveLength(before ?? 0);
  });

  test("ends where the other side has acted", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    table.answer(({ type }) => type === "keep");
    expect(table.now().canUndo).toBe(false);
    table.ask({ type: "undo" });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "otherActed" });
  });

  test("ends where something hidden was seen, and where nothing was done yet", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    table.ask({ type: "undo" });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "nothingDone" });
    // A new hand is a look at cards that were hidden.
    table.answer(({ type }) => type === "mulligan");
    table.ask({ type: "undo" });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "revealed" });
  });
});

describe("a kept game", () => {
  test("stands there again after a reload, at each question", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    let questions = 0;
    playOn(table, 3, 60, () => {
      if (questions++ % 5 !== 0) return;
      const again = openTable();
      again.host.resume(table.kept ?? "");
      expect(again.now().view).toEqual(table.now().view);
      expect(again.now().prompt).toBe(table.now().prompt);
    });
  });

  test("is told in another language from its beginning", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 3, 40);
    const { view } = table.now();
    table.ask({ type: "speak", language: "de" });
    expect(table.now().view).toEqual(view);
    expect(table.now().toldFrom).toBe(0);
    expect(table.now().sheets.some(({ name }) => name === "Ebene")).toBe(true);
  });

  test("is told in a language that it was told in before, cards and all", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 3, 40);
    for (const [language, plains] of [
      ["de", "Ebene"],
      ["es", "Llanura"],
      ["en", "Plains"],
      ["de", "Ebene"],
    ] as const) {
      table.ask({ type: "speak", language });
      expect(table.now().sheets.find(({ english }) => english === "Plains")?.name).toBe(plains);
    }
  });

  test("is refused when it is damaged", () => {
    const table = openTable();
    table.host.load("{}");
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "record" });
  });

  test("shows its end again when it is over, until a new one begins", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 2);
    const { view, tallies } = table.now();
    expect(view.result).not.toBeNull();
    const again = openTable();
    again.host.resume(table.kept ?? "");
    expect(again.now().view).toEqual(view);
    expect(again.now().tallies).toEqual(tallies);
    again.ask({ type: "start", setup });
    const third = openTable();
    third.host.resume(again.kept ?? "");
    expect(third.now().view.result).toBeNull();
  });
});

describe("watching again", () => {
  test("goes to any moment and back, and plays on from there once the game is over", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 4);
    const end = table.now();
    table.ask({ type: "watch", moment: Math.floor(end.moments / 2) });
    expect(table.now().watching).toEqual({ moment: Math.floor(end.moments / 2), canBranch: true });
    expect(table.now().view.turn).toBeLessThan(end.view.turn);
    table.ask({ type: "present" });
    expect(table.now().view).toEqual(end.view);
    table.ask({ type: "watch", moment: 10 });
    table.ask({ type: "branch" });
    expect(table.now().watching).toBeNull();
    expect(table.question()).not.toBeNull();
  });
});

describe("questions about the table", () => {
  test("what an object is and why is told of everything that is seen, and of nothing else", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 5, 150, () => {
      for (const { id } of table.now().view.battlefield) {
        table.ask({ type: "explain", object: id });
        const answer = table.heard.at(-1);
        expect(answer).toMatchObject({ type: "explained", object: id });
        table.heard.pop();
      }
    });
    table.ask({ type: "explain", object: 1 });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "hidden" });
  });
});

describe("a rule", () => {
  test("is explained in the language of the table, with what it is a part of", () => {
    const table = openTable();
    table.ask({ type: "rule", rule: "702.103e" });
    const english = table.heard.at(-1);
    expect(english).toMatchObject({ type: "ruled", about: [{ rule: "702.103e" }, { rule: "702.103" }] });
    table.ask({ type: "speak", language: "de" });
    table.ask({ type: "rule", rule: "702.103e" });
    expect(table.heard.at(-1)).toMatchObject({ type: "ruled", about: [{ rule: "702.103e" }, { rule: "702.103" }] });
    expect(table.heard.at(-1)).not.toEqual(english);
  });
  test("that is not explained has nothing said about it", () => {
    const table = openTable();
    table.ask({ type: "rule", rule: "999.9z" });
    expect(table.heard.at(-1)).toEqual({ type: "ruled", rule: "999.9z", about: [] });
  });
});

describe("what is being cast", () => {
  test("says what it comes to so far, target by target", () => {
    const table = openTable();
    const deck = { deck: "list", text: "20 Favored Hoplite\n20 Launch the Fleet\n20 Plains" } as const;
    table.ask({ type: "start", setup: { ...setup, you: deck } });
    const told = new Set<string>();
    const atPriority = new Set<string>();
    playOn(table, 8, 1500, () => {
      const { costSoFar, prompt } = table.now();
      if (table.question()?.kind === "targets" && prompt.startsWith("Launch the Fleet")) told.add(costSoFar);
      else if (table.question()?.kind === "priority") atPriority.add(costSoFar);
    });
    expect([...atPriority]).toEqual([""]);
    // With one target or none it costs {W}, with a second one {1} more (strive).
    expect([...told]).toEqual(expect.arrayContaining(["{W}", "{1}{W}"]));
  });
});

describe("a token", () => {
  test("is called by its subtype in the language of the table (111.4)", () => {
    const table = openTable();
    table.ask({ type: "speak", language: "es" });
    const deck = { deck: "list", text: "24 Akroan Crusader\n12 Gods Willing\n12 Mountain\n12 Plains" } as const;
    table.ask({ type: "start", setup: { ...setup, you: deck } });
    playOn(table, 2);
    const sheets = table.heard.flatMap((response) => (response.type === "update" ? response.sheets : []));
    const names = new Set(sheets.filter(({ token }) => token).map(({ name }) => name));
    expect([...names]).toEqual(["Soldado"]);
  });
});
