/** How the table is laid out: by the room there is, when the hand lies open, what a folded row says and when it has to be seen. */
import type { Option } from "@nykthos/engine";
import { describe, expect, test } from "vitest";
import { cardsOf, questionOf } from "../src/model/cards.ts";
import { isDrawerOpen, occasionOf } from "../src/model/drawer.ts";
import { isShort, roomOf } from "../src/model/room.ts";
import { hasToBeSeen, lineOf } from "../src/model/rows.ts";
import { eager, playTo } from "./table.ts";
import type { Played } from "./table.ts";

/** Plays on until a question of that kind is asked. */
function asked(kind: string): Played {
  return playTo((update) => questionOf(update)?.kind === kind, eager);
}

describe("the room of a page", () => {
  test("is told by its size in letters, so that large text counts as a small screen", () => {
    expect([
      roomOf(1440, 900, 16),
      roomOf(768, 1024, 16),
      roomOf(390, 844, 16),
      roomOf(844, 390, 16),
      roomOf(1280, 800, 32),
      roomOf(390, 844, 32),
      roomOf(1280, 800, 16),
    ]).toEqual(["wide", "wide", "narrow", "low", "low", "narrow", "wide"]);
  });

  test("is short where rows have to be saved", () => {
    expect([isShort(844, 16), isShort(640, 16), isShort(844, 32)]).toEqual([false, true, true]);
  });
});

describe("the drawer", () => {
  test("lies open where the hand is what is asked about, whatever the player wants", () => {
    expect(isDrawerOpen(asked("mulligan").update, false, null)).toBe(true);
  });

  test("lies open in a main phase with something to cast, if it was left open", () => {
    const { update } = playTo(
      ({ view, ...rest }) =>
        view.step === "main1" &&
        questionOf({ view, ...rest })?.options.some(({ type }) => type === "cast" || type === "play") === true,
      eager,
    );
    expect([isDrawerOpen(update, true, null), isDrawerOpen(update, false, null)]).toEqual([true, false]);
  });

  test("is closed while attackers are declared and while something is paid", () => {
    for (const kind of ["attackers", "payment"]) expect(isDrawerOpen(asked(kind).update, true, null)).toBe(false);
  });

  test("stays as it was drawn by hand until something else is asked", () => {
    const attackers = asked("attackers").update;
    const drawn = { during: occasionOf(attackers), open: true };
    expect(isDrawerOpen(attackers, true, drawn)).toBe(true);
    expect(isDrawerOpen(asked("payment").update, true, drawn)).toBe(false);
  });
});

describe("a row in one line", () => {
  const rowsOf = ({ update, sheets }: Played) => cardsOf(update, sheets, 0, false).rows[update.view.viewer];
  /** Goes on without casting, so that lands stay untapped. */
  const landsOnly = (options: readonly Option[]): Option | undefined =>
    options.find(({ type }) => type === "play") ?? options.find(({ type }) => type === "keep" || type === "pass");

  test("counts its lands, the untapped ones, and the mana they can make", () => {
    const played = playTo(
      ({ view }) => view.battlefield.filter(({ controller }) => controller === 0).length >= 3,
      landsOnly,
    );
    const line = lineOf(rowsOf(played)?.lands ?? [], played.update);
    // Two Plains, and a Temple that came tapped.
    expect(line).toEqual({ count: 3, creatures: 0, untapped: 2, usable: 0, mana: [["W", 2]] });
  });

  test("has to be seen when something in it attacks, can attack, or would be tapped", () => {
    const attackers = asked("attackers");
    expect(hasToBeSeen(rowsOf(attackers)?.creatures ?? [], attackers.update)).toBe(true);
    expect(hasToBeSeen(rowsOf(attackers)?.lands ?? [], attackers.update)).toBe(false);
    const paying = asked("payment");
    expect(hasToBeSeen(rowsOf(paying)?.lands ?? [], paying.update)).toBe(true);
  });
});
