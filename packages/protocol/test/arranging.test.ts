/** Questions about what is arranged, as a table meets them: everything is told at once, a plan answers all of it, and is taken back as one. */
import type { Option, Question } from "@nykthos/engine";
import { describe, expect, test } from "vitest";
import type { Update } from "../src/index.ts";
import { openTable, setup, stopEverywhere } from "./table.ts";
import type { Table } from "./table.ts";

/** What is done first where there is nothing of one's own to do. */
const onwards: readonly Option["type"][] = [
  "keep",
  "play",
  "auto",
  "cast",
  "activate",
  "choose",
  "done",
  "yes",
  "top",
  "number",
  "mode",
  "pass",
];

/** Plays with a list of one's own until the table is asked what the test is about. */
function askedAbout(
  list: string,
  wanted: (question: Question, update: Update) => boolean,
  pick: (question: Question) => Option | undefined = () => undefined,
): Table {
  const table = openTable();
  table.ask({ type: "passing", passing: stopEverywhere });
  table.ask({ type: "start", setup: { ...setup, you: { deck: "list", text: list } } });
  for (let count = 0; count < 1500; count++) {
    const question = table.question();
    if (question === null) break;
    if (wanted(question, table.now())) return table;
    const best = onwards.find((type) => question.options.some((option) => option.type === type));
    const option = pick(question) ?? question.options.find(({ type }) => type === best) ?? question.options[0];
    if (option === undefined) break;
    table.ask({ type: "answer", at: table.now().at, plan: [option] });
  }
  throw new Error("the game never came to what the test is about");
}

function ofKind(kind: Question["kind"], least = 2) {
  return (question: Question): boolean => question.kind === kind && question.options.length >= least;
}

function asked(table: Table): Question {
  const question = table.question();
  if (question === null) throw new Error("nothing is asked");
  return question;
}

/** The cards that are drawn next, by name, read off the record of one's hand. */
function nextDraw(table: Table): string {
  const before = new Set(table.now().view.players[0]?.hand.map(({ id }) => id));
  for (let count = 0; count < 400; count++) {
    const hand = table.now().view.players[0]?.hand ?? [];
    const drawn = hand.find(({ id }) => !before.has(id));
    if (drawn !== undefined) return drawn.card;
    const question = asked(table);
    const still = ["pass", "done", "no", "choose", "keep", "auto"] as const;
    const type = still.find((word) => question.options.some((option) => option.type === word));
    const option = question.options.find((one) => one.type === type) ?? question.options[0];
    if (option !== undefined) table.ask({ type: "answer", at: table.now().at, plan: [option] });
  }
  throw new Error("nothing was drawn");
}

const scrying = "24 Omenspeaker\n20 Island\n6 Swamp\n6 Plains\n4 Forest";

describe("a scry", () => {
  test("tells all cards that are looked at, in the order in which they lie, with the piles so far", () => {
    const table = askedAbout(scrying, ofKind("scry"));
    const question = asked(table);
    expect(question.shown).toHaveLength(2);
    expect(table.now().shown).toEqual(question.shown);
    expect(question.piles).toEqual([[], []]);
    for (const id of table.now().shown) expect(table.now().faces[id]).toBeGreaterThan(0);
    table.answer(({ type }) => type === "bottom");
    expect(asked(table)).toMatchObject({ kind: "scry", piles: [[], [question.shown?.[0]]], shown: question.shown });
  });

  test("is answered whole by one plan, and taken back whole", () => {
    const table = askedAbout(scrying, ofKind("scry"));
    const { at, view } = table.now();
    const [first = 0, second = 0] = asked(table).shown ?? [];
    const plan: readonly Option[] = [{ type: "top" }, { type: "top" }, { type: "choose", entity: second }];
    table.ask({ type: "answer", at, plan, kinds: ["scry", "order"] });
    expect(asked(table).kind).toBe("priority");
    expect(table.now().canUndo).toBe(true);
    table.ask({ type: "undo" });
    expect(table.now()).toMatchObject({ at, view: { question: view.question } });
    const names = new Map(view.looking.map(({ id, card }) => [id, card]));
    table.ask({ type: "answer", at, plan, kinds: ["scry", "order"] });
    expect(nextDraw(table)).toBe(names.get(second));
    expect(first).not.toBe(second);
  });

  test("asks the rest of a plan that stops being possible, and loses nothing of it", () => {
    const table = askedAbout(scrying, ofKind("scry"));
    const { at } = table.now();
    table.ask({ type: "answer", at, plan: [{ type: "top" }, { type: "top" }, { type: "done" }], kinds: ["scry"] });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "rest" });
    expect(asked(table)).toMatchObject({ kind: "order", about: "top" });
    expect(table.now().at).toBe(at + 2);
  });

  test("does not let a plan answer a question of another kind", () => {
    const table = askedAbout(scrying, ofKind("scry"));
    const { at } = table.now();
    const plan: readonly Option[] = [{ type: "top" }, { type: "bottom" }, { type: "pass" }];
    table.ask({ type: "answer", at, plan, kinds: ["scry", "order"] });
    expect(table.heard.at(-1)).toMatchObject({ type: "refused", code: "rest" });
    expect(asked(table).kind).toBe("priority");
  });

  test("shows its cards while it is watched, and asks nothing", () => {
    const table = askedAbout(scrying, ofKind("scry"));
    const { shown, moments } = table.now();
    table.ask({ type: "watch", moment: moments });
    expect(table.now()).toMatchObject({ shown, view: { question: null } });
  });
});

describe("a search", () => {
  test("tells everything that is looked through, what can be found, and how many at most", () => {
    const table = askedAbout(
      "24 Peregrination\n12 Forest\n12 Island\n12 Courser of Kruphix",
      (question) => question.kind === "choose" && (question.shown?.length ?? 0) > 20,
    );
    const question = asked(table);
    const { view, shown } = table.now();
    expect(question.toChoose).toEqual({ least: 0, most: 2 });
    expect(shown).toHaveLength(view.players[0]?.librarySize ?? 0);
    expect(view.looking).toHaveLength(shown.length);
    const found = question.options.flatMap((option) => (option.type === "choose" ? [option.entity] : []));
    const named = new Set(view.looking.filter(({ id }) => found.includes(id)).map(({ card }) => card));
    expect([...named].sort()).toEqual(["Forest", "Island"]);
    table.answer(({ type }) => type === "choose");
    expect(asked(table).toChoose).toEqual({ least: 0, most: 1 });
  });
});

describe("cards that are looked at", () => {
  const list = "24 Commune with the Gods\n18 Forest\n18 Boon Satyr";
  test("lie before the player whenever the text asks something", () => {
    const table = askedAbout(list, ofKind("may"));
    expect(table.now().shown).toHaveLength(5);
    table.answer(({ type }) => type === "yes");
    expect(asked(table)).toMatchObject({ kind: "choose", toChoose: { least: 1, most: 1 } });
    expect(table.now().shown).toHaveLength(5);
  });

  test("are seen by whoever looks at them until the text is done, and told by name", () => {
    const table = askedAbout("24 Nessian Game Warden\n26 Forest\n10 Bronze Sable", ofKind("may"));
    const { shown, view, told, faces } = table.now();
    expect(shown.length).toBeGreaterThan(1);
    expect(new Set(view.looking.map(({ id }) => id))).toEqual(new Set(shown));
    for (const id of shown) expect(faces[id]).toBeGreaterThan(0);
    const looks = told.filter(({ kind }) => kind === "look");
    expect(looks).toHaveLength(shown.length);
    for (const { text } of looks) expect(text).toMatch(/^You look at (Nessian Game Warden|Forest|Bronze Sable)$/);
    table.answer(({ type }) => type === "no");
    expect(asked(table)).toMatchObject({ kind: "order", about: "bottom", piles: [[], []] });
    const plan = [...shown]
      .reverse()
      .slice(0, -1)
      .map((entity): Option => ({ type: "choose", entity }));
    table.ask({ type: "answer", at: table.now().at, plan, kinds: ["order"] });
    expect(asked(table).kind).toBe("priority");
    expect(table.now().shown).toEqual([]);
  });
});

describe("piles", () => {
  test("tell what is still to be separated, and what lies in each", () => {
    const table = askedAbout("24 Steam Augury\n18 Island\n18 Mountain", ofKind("pile"));
    const question = asked(table);
    expect(question).toMatchObject({ about: "separate", amount: 5, piles: [[], []] });
    expect(question.shown).toHaveLength(5);
    expect(table.now().shown).toEqual(question.shown);
    const plan = [1, 2, 1, 2, 1].map((number): Option => ({ type: "number", number }));
    table.ask({ type: "answer", at: table.now().at, plan, kinds: ["pile"] });
    const handed = table.heard.findLast(({ type }) => type === "update");
    expect(handed).toMatchObject({ type: "update", shown: [] });
  });
});

describe("after a mulligan", () => {
  test("how many cards go to the bottom is told", () => {
    let mulligans = 0;
    const table = askedAbout("40 Island\n20 Omenspeaker", ofKind("bottom"), (question) =>
      question.kind === "mulligan" && mulligans++ < 2 ? { type: "mulligan" } : undefined,
    );
    expect(asked(table).toChoose).toEqual({ least: 2, most: 2 });
  });
});
