/** What is announced: little of much, each thing once, symbols as words. */
import type { Told } from "@nykthos/protocol";
import { describe, expect, test } from "vitest";
import { cardsOf } from "../src/model/cards.ts";
import { nameOf } from "../src/model/describing.ts";
import { happened } from "../src/model/folding.ts";
import { actionOf, keysInUse, usualKeys, withKey } from "../src/model/keys.ts";
import { partsOf, spoken } from "../src/model/spoken.ts";
import { announced, announcedUpdate, nothingAnnounced } from "../src/model/telling.ts";
import { catalogues } from "../src/words/index.ts";
import { eager, playTo } from "./table.ts";

function told(kind: Told["kind"], text: string, more: Partial<Told> = {}): Told {
  const nothing = { turn: 1, player: 0, object: 1, other: 0, source: 0, amount: 0, detail: "", rule: "", sheet: 0 };
  return { kind, text, brief: "", shared: null, ...nothing, ...more };
}
function attack(name: string): Told {
  return told("attack", `${name} attacks you`, { shared: { before: "", each: name, after: " attack you" } });
}
function damage(name: string, amount: number, to: string): Told {
  const shared = { before: "", each: `${name} deals ${amount}`, after: ` damage to ${to}` };
  return told("damage", `${name} deals ${amount} damage to ${to}`, { shared });
}
const { en, de, es } = catalogues;

describe("what happened", () => {
  test("to several is one sentence, in which equal ones are counted", () => {
    expect(happened([attack("Lion"), attack("Soldier #1"), attack("Soldier #2")], 0, en)).toEqual([
      "Lion and 2 Soldier attack you",
    ]);
    const gains = [told("gainLife", "You gain 1 life"), told("gainLife", "You gain 1 life")];
    expect(happened(gains, 0, en)).toEqual(["You gain 1 life, twice"]);
  });
  test("to cards that nobody may see is counted as cards", () => {
    const draw = told("draw", "Ben draws a card", {
      object: 0,
      shared: { before: "Ben draws ", each: "a card", after: "" },
    });
    expect(happened([draw, draw, draw], 0, en)).toEqual(["Ben draws 3 cards"]);
  });
  test("in combat is told in one sentence, and what follows from it after it", () => {
    const story = [
      told("gainLife", "You gain 3 life"),
      damage("Lion", 3, "Ben"),
      damage("Ox", 2, "Lion"),
      damage("Elf", 1, "Ben"),
    ];
    expect(happened(story, 0, en)).toEqual([
      "Lion deals 3 and Elf deals 1 damage to Ben; Ox deals 2 damage to Lion",
      "You gain 3 life",
    ]);
  });
  test("because of an ability is told in full once", () => {
    const trigger = told("trigger", "Lion triggers: Roar.", {
      brief: "Lion triggers",
      shared: { before: "", each: "Lion", after: " trigger" },
    });
    expect(happened([trigger], 0, en)).toEqual(["Lion triggers: Roar."]);
    expect(happened([trigger, trigger], 1, en)).toEqual(["Lion triggers"]);
    expect(happened([trigger, trigger], 0, en)).toEqual(["2 Lion trigger: Roar."]);
  });
  test("at great length is cut, and says how much more there is", () => {
    const story = Array.from({ length: 20 }, (_, index) =>
      told(index % 2 === 0 ? "gainLife" : "payLife", `This ${index}`),
    );
    const said = happened(story, 0, en);
    expect(said).toHaveLength(9);
    expect(said[0]).toBe("12 things more stand in the log");
    expect(said.at(-1)).toBe("This 19");
  });
});

describe("an announcement", () => {
  const { update, sheets } = playTo(({ view }) => view.step === "main1" && view.turn === 3, eager);
  const name = (entity: number): string => nameOf(entity, update, sheets, en);
  const scene = { name, cards: () => cardsOf(update, sheets, 0, false) };
  const before = { update: { ...update, at: update.at - 1 }, told: [] };

  test("of the same question is not made twice", () => {
    const first = announcedUpdate(nothingAnnounced, before, update, en, scene);
    expect(first.lines.at(-1)?.text).toMatch(/First main phase\. What do you do\?$/);
    const known = { update, told: update.told };
    expect(announcedUpdate(first, known, { ...update, told: [], toldFrom: update.told.length }, en, scene)).toBe(first);
  });
  test("tells whoever comes to a game that is going on how it stands", () => {
    const { lines } = announcedUpdate(nothingAnnounced, { update: null, told: [] }, update, en, scene);
    expect(lines.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Turn 3, your turn, first main phase\. You have 20 life.* First main phase\. What do you do\?$/,
      ),
    ]);
  });
  test("says that something was taken back", () => {
    const longer = { update, told: [...update.told, told("draw", "You draw a card")] };
    const back = { ...update, toldFrom: update.told.length, told: [] };
    expect(announcedUpdate(nothingAnnounced, longer, back, en, scene).lines[0]?.text).toMatch(/^Taken back\. /);
  });
  test("is kept until a slow voice has said it, but not for ever", () => {
    let all = nothingAnnounced;
    for (let count = 0; count < 40; count++) all = announced(all, String(count));
    expect(all.lines).toHaveLength(12);
    expect(all.lines.at(-1)).toEqual({ id: 40, text: "39" });
  });
});

describe("symbols", () => {
  test("are words, in each language", () => {
    const text = "{2}{W/U}, {T}: {X} {G/P}";
    expect([en, de, es].map((words) => spoken(text, words))).toEqual([
      "2, white or blue, tap: X green or 2 life",
      "2, weiß oder blau, tappen: X grün oder 2 Lebenspunkte",
      "2, blanco o azul, girar: X verde o 2 vidas",
    ]);
  });
  test("are not said where their word follows", () => {
    expect(partsOf("{W} White", en)).toEqual([
      { symbols: ["W"], said: "" },
      { symbols: [], said: " White" },
    ]);
    expect(spoken("{W} Weiß", de)).toBe("Weiß");
  });
});

describe("keys", () => {
  test("are found by what they do, capitals locked or not, but not with Shift", () => {
    expect(actionOf("s", false, usualKeys)).toBe("sayBoard");
    expect(actionOf("S", false, usualKeys)).toBe("sayBoard");
    expect(actionOf("S", true, usualKeys)).toBeUndefined();
    expect(actionOf("?", true, usualKeys)).toBe("help");
  });
  test("that are letters, digits or signs can all be switched off", () => {
    const keys = keysInUse(usualKeys, false);
    expect(Object.values(keys).filter((key) => key !== "")).toEqual([" ", "Escape"]);
    expect(actionOf("", false, keys)).toBeUndefined();
  });
  test("do one thing each, or nothing", () => {
    expect(withKey(usualKeys, "sayBoard", "d")).toMatchObject({ sayBoard: "d", sayStack: "s" });
    expect(withKey(usualKeys, "sayBoard", "")).toMatchObject({ sayBoard: "", sayStack: "d" });
  });
});
