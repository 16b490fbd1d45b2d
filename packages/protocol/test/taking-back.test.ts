/** What can be taken back has shown nothing that was hidden, and what was stepped back over has left no trace. */
import { randomDeck } from "@nykthos/cards";
import { randomBelow, seedRandom } from "@nykthos/engine";
import type { Option } from "@nykthos/engine";
import { describe, expect, test, vi } from "vitest";
import type { Told } from "../src/index.ts";
import { Play, viewer } from "../src/host/play.ts";
import { newRecord } from "../src/record/index.ts";
import { openTable, setup, stopEverywhere } from "./table.ts";
import type { Table } from "./table.ts";

// Whole games, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** A game of two decks by chance, whatever they are. */
function anyGame(seed: number): Play<null> {
  const random = seedRandom(seed);
  const deck = () => randomDeck((below) => randomBelow(random, below));
  const players = ["Ada", "Bo"].map((name) => ({ name, deck: deck() }));
  return new Play(newRecord({ seed, players }), () => null);
}

describe("what can be taken back", () => {
  test("looks the same however hidden cards lie, and whatever chance would have said", () => {
    let checked = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const play = anyGame(seed);
      const random = seedRandom(seed);
      for (let count = 0; count < 900; count++) {
        const { question } = play.game;
        if (question === null) break;
        const index = randomBelow(random, question.options.length);
        if (question.decider !== viewer) {
          play.apply(index);
          continue;
        }
        const otherwise = play.game.forkFor(viewer, randomBelow(random, 0x1_0000_0000));
        play.apply(index);
        if (!play.canUndo) continue;
        otherwise.answer({ choose: index });
        expect(play.game.viewFor(viewer), `game ${seed}, answer ${count}`).toEqual(otherwise.viewFor(viewer));
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(300);
  });
});

describe("stepping back", () => {
  test("leaves the game and its record as if that had never been answered", () => {
    let checked = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const play = anyGame(seed);
      const random = seedRandom(seed);
      const before: { readonly hash: string; readonly answers: number }[] = [];
      for (let count = 0; count < 900; count++) {
        const { game } = play;
        const { question } = game;
        if (question === null) break;
        const index = randomBelow(random, question.options.length);
        const isWalk = game.state.undo.length > 0;
        if (!isWalk) before.length = 0;
        before.push({ hash: game.hash(), answers: play.answers.length });
        play.apply(index);
        if (!isWalk || question.options[index]?.type !== "back") continue;
        before.pop();
        expect({ hash: play.game.hash(), answers: play.answers.length }).toEqual(before.pop());
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  test("out of a cast leaves nothing told, nothing to watch and nothing to take back", () => {
    const table = openTable();
    table.ask({ type: "passing", passing: stopEverywhere });
    table.ask({ type: "start", setup });
    const left: { readonly before: unknown; readonly after: unknown }[] = [];
    const standing = () => {
      const { at, view, moments, canUndo } = table.now();
      return { at, view, moments, canUndo, told: story(table) };
    };
    for (let count = 0; count < 600 && left.length < 8 && table.question() !== null; count++) {
      const before = standing();
      const { at } = before;
      const option = table.question()?.options.find(({ type }) => type === "cast" || type === "activate");
      if (option !== undefined && isTried(option)) {
        table.ask({ type: "answer", at, plan: [option] });
        for (let more = 0; more < 2 && !table.answer(isLast); more++) table.answer(({ type }) => type !== "back");
        while (table.answer(({ type }) => type === "back"));
        if (table.question()?.kind !== "priority" || table.now().at !== at) continue;
        left.push({ before, after: standing() });
        tried.add(JSON.stringify(option));
      }
      const onwards: readonly Option["type"][] = ["keep", "play", "auto", "cast", "done", "choose", "pass"];
      const best = onwards.find((type) => table.question()?.options.some((one) => one.type === type));
      table.answer(({ type }) => type === (best ?? table.question()?.options[0]?.type));
    }
    expect(left).toHaveLength(8);
    for (const { before, after } of left) expect(after).toEqual(before);
  });
});

const tried = new Set<string>();
function isTried(option: Option): boolean {
  return !tried.has(JSON.stringify(option));
}
/** Paying by hand, which makes mana before the walk is left. */
function isLast({ type }: Option): boolean {
  return type === "manual" || type === "mana";
}

/** All that the table has been told. */
function story({ heard }: Table): readonly Told[] {
  let told: readonly Told[] = [];
  for (const message of heard)
    if (message.type === "update") told = [...told.slice(0, message.toldFrom), ...message.told];
  return told;
}
