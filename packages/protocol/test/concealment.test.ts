/** Nothing that a table is told names a card, or the number of one, that its player may not know. */
import { preconstructedDecks, starterDecks } from "@nykthos/cards";
import type { View } from "@nykthos/engine";
import { describe, expect, test, vi } from "vitest";
import { openTable, playOn, setup, stopEverywhere } from "./table.ts";

// Whole games, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

function namesOf(deck: string): readonly string[] {
  return (starterDecks.get(deck) ?? preconstructedDecks.get(deck))?.main.map(({ name }) => name) ?? [];
}

/** The names of all cards that lie open in a view. */
function openIn(view: View): readonly string[] {
  return [
    ...view.battlefield,
    ...view.stack,
    ...view.exile,
    ...view.looking,
    ...view.players.flatMap(({ hand, graveyard, libraryTop }) => [
      ...hand,
      ...graveyard,
      ...(libraryTop === null ? [] : [libraryTop]),
    ]),
  ].map(({ card }) => card);
}

describe("the messages of a whole game", () => {
  test("name no card before it was seen", () => {
    const you = "Heroes of Akros";
    const opponent = "Depths of Thassa";
    const all = new Set([...namesOf(you), ...namesOf(opponent)]);
    const leaks: string[] = [];
    for (let seed = 1; seed <= 4; seed++) {
      const table = openTable();
      table.ask({
        type: "start",
        setup: { ...setup, seed, you: { deck: "named", name: you }, opponent: { deck: "named", name: opponent } },
      });
      playOn(table, seed);
      const seen = new Set<string>();
      for (const message of table.heard) {
        if (message.type !== "update") continue;
        for (const name of openIn(message.view)) seen.add(name);
        // Whatever was cast, milled or revealed since the last message was seen as well: it lies open somewhere, or is told of by number.
        for (const { object, sheet } of message.told)
          if (object !== 0 && sheet !== 0) seen.add(nameOfSheet(table.heard, sheet));
        const text = JSON.stringify(message);
        for (const name of all) {
          if (!seen.has(name) && text.includes(`"${name}"`)) leaks.push(`seed ${seed}: ${name} before it was seen`);
        }
      }
    }
    expect(leaks).toEqual([]);
  });

  test("show no more of the other hand than its size, and no number of a card in it", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    playOn(table, 8, 300, () => {
      const [, other] = table.now().view.players;
      expect(other?.hand).toEqual([]);
    });
    // Drawn by the other side: that it happened, not what.
    const drawn = table.heard
      .flatMap((message) => (message.type === "update" ? message.told : []))
      .filter(({ kind, player }) => kind === "draw" && player === 1);
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.filter(({ object, other, sheet }) => object !== 0 || other !== 0 || sheet !== 0)).toEqual([]);
  });

  test("do not say which card comes back that was in the other hand", () => {
    const places = new Map<number, Set<string>>();
    for (let seed = 1; seed <= 6; seed++) {
      const table = openTable();
      table.ask({ type: "passing", passing: stopEverywhere });
      const deck = { deck: "list", text: "20 Voyage's End\n20 Island\n10 Nessian Courser\n10 Forest" } as const;
      table.ask({ type: "start", setup: { ...setup, seed, you: deck, opponent: deck } });
      const seen = new Map<number, string>();
      const gone = new Set<number>();
      playOn(table, seed, 500, () => {
        const { view } = table.now();
        const open = [
          ...view.battlefield,
          ...view.stack,
          ...view.exile,
          ...view.players.flatMap((one) => one.graveyard),
        ];
        const theirs = open.filter(({ owner, instance }) => owner === 1 && instance !== 0);
        const now = new Set(theirs.map(({ instance }) => instance));
        for (const { instance, zone } of theirs) {
          if (gone.has(instance)) places.set(instance, new Set([...(places.get(instance) ?? []), zone]));
          seen.set(instance, zone);
        }
        for (const instance of seen.keys()) if (!now.has(instance)) gone.add(instance);
      });
    }
    expect([...places]).toEqual([]);
  });

  test("hold neither the seed nor a record", () => {
    const table = openTable();
    table.ask({ type: "start", setup: { ...setup, seed: 987_654_321 } });
    playOn(table, 9, 100);
    const text = JSON.stringify(table.heard);
    expect(text).not.toContain("987654321");
    expect(text).not.toContain("answers");
  });
});

function nameOfSheet(heard: ReturnType<typeof openTable>["heard"], number: number): string {
  for (const message of heard) {
    if (message.type !== "update") continue;
    const sheet = message.sheets.find(({ id }) => id === number);
    if (sheet !== undefined) return sheet.english;
  }
  return "";
}
