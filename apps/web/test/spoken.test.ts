/** A short game as a screen reader tells it, in three languages: everything that is announced, and what is said when it is asked for. */
import type { Option } from "@nykthos/engine";
import type { Setup, Update } from "@nykthos/protocol";
import { describe, expect, test } from "vitest";
import { questionOf } from "../src/model/cards.ts";
import { transcriptOf } from "./spectator.ts";

const setup: Setup = {
  name: "You",
  you: {
    deck: "list",
    text: `8 Hopeful Eidolon
6 Favored Hoplite
9 Gods Willing
6 Heliod, God of the Sun
7 Fleecemane Lion
13 Plains
11 Temple of Plenty`,
  },
  opponent: {
    deck: "list",
    text: `16 Lightning Strike
10 Deathbellow Raider
2 Borderland Minotaur
6 Satyr Rambler
26 Mountain`,
  },
  level: "random",
  first: "you",
  seed: 1105,
};

/** Plays lands and creatures, makes Auras of what can be one, protects its creatures, and attacks. */
function player(update: Update, options: readonly Option[]): Option | undefined {
  const { view } = update;
  const question = questionOf(update);
  const of = (type: Option["type"]): readonly Option[] => options.filter((option) => option.type === type);
  const mine = view.battlefield.filter(({ controller }) => controller === view.viewer);
  const called = (entity: number): string =>
    [...view.battlefield, ...(view.players[view.viewer]?.hand ?? [])].find(({ id }) => id === entity)?.card ?? "";
  const cards = (type: Option["type"], name: string): readonly Option[] =>
    of(type).filter((option) => "object" in option && called(option.object) === name);
  if (question?.kind === "priority") {
    const top = view.stack.at(-1);
    if (top !== undefined) {
      const targets = Object.values(top.targets).flat();
      const threatened = top.controller !== view.viewer && mine.some(({ id }) => targets.includes(id));
      return (threatened ? cards("cast", "Gods Willing")[0] : undefined) ?? of("pass")[0];
    }
    const bestowed = of("cast").find((option) => option.type === "cast" && option.form === "bestow");
    const creature = of("cast").find(
      (option) => option.type === "cast" && !["Gods Willing", "Hopeful Eidolon"].includes(called(option.object)),
    );
    const first = mine.length < 4 ? cards("cast", "Hopeful Eidolon")[0] : undefined;
    const monster = of("activate").find(
      (option) =>
        option.type === "activate" && mine.some(({ id, designations }) => id === option.object && designations === 0),
    );
    return of("play")[0] ?? monster ?? creature ?? bestowed ?? first ?? of("pass")[0];
  }
  if (question?.kind === "targets") {
    const own = of("choose").filter(
      (option) => option.type === "choose" && mine.some(({ id }) => id === option.entity),
    );
    return (
      own.find((option) => option.type === "choose" && called(option.entity) === "Favored Hoplite") ??
      own[0] ??
      options[0]
    );
  }
  for (const type of ["keep", "auto", "attack", "block", "yes", "top", "choose", "number", "color", "done"] as const)
    if (of(type)[0] !== undefined) return of(type)[0];
  return options[0];
}

/** What has to happen in the game, so that what is said of it is seen. */
const happenings: readonly (readonly [string, RegExp])[] = [
  ["a spell that is cast as an Aura", /> Cast Hopeful Eidolon \(bestowed\)/],
  ["and attached", /Hopeful Eidolon is attached to Fleecemane Lion/],
  ["heroic", /Favored Hoplite triggers: Heroic/],
  ["scry", /You scry 1/],
  ["a God that is no creature", /Heliod, God of the Sun \(devotion \d of 5, not a creature now\)/],
  ["monstrosity", /Fleecemane Lion becomes monstrous/],
  ["a response", /Lightning Strike, Pheres's\. Target[^\n]*\n[^\n]*\n\n> Cast Gods Willing/],
  ["an attack that is blocked", /blocks Fleecemane Lion/],
  ["a block of one's own", /Fleecemane Lion blocks/],
  ["combat in one sentence", /deals \d damage to [^.]*; [^.]* deals \d damage to/],
  ["a victory", /The game is over\. Victory/],
];

describe("a game is told to whoever does not see it", () => {
  test("in which happens what is worth telling", () => {
    const text = transcriptOf({ setup, player }, "en").join("\n");
    expect(happenings.filter(([, said]) => !said.test(text)).map(([what]) => what)).toEqual([]);
  });
  for (const language of ["en", "de", "es"] as const)
    test(`in ${language}`, async () => {
      const text = `${transcriptOf({ setup, player }, language).join("\n")}\n`;
      // No sign is left that a voice would spell out or skip.
      expect(text).not.toMatch(/[{}]|undefined|\.\.|\?\./);
      await expect(text).toMatchFileSnapshot(`transcripts/${language}.txt`);
    });
});
