/** What has not changed is kept as it is, so that only what is new is drawn again. */
import { describe, expect, test } from "vitest";
import { cardsOf } from "../src/model/cards.ts";
import { keptCards } from "../src/model/keeping.ts";
import { isSame } from "../src/model/same.ts";
import { eager, playTo } from "./table.ts";

describe("an update", () => {
  const { update, sheets } = playTo(({ view }) => view.battlefield.length >= 10 && view.step === "main1", eager);
  const before = cardsOf(update, sheets, 0, false);

  test("in which nothing is new leaves every card, pile and row as it was", () => {
    const after = keptCards(before, cardsOf(structuredClone(update), sheets, 0, false));
    expect(after.rows).toBe(before.rows);
    expect(after.hand).toBe(before.hand);
    expect(after.tray).toBe(before.tray);
    for (const [id, card] of before.byId) expect(after.byId.get(id)).toBe(card);
  });

  test("in which one permanent is tapped changes that card and the row that it lies in, and nothing else", () => {
    const again = structuredClone(update);
    const [changed, ...others] = again.view.battlefield;
    if (changed === undefined) throw new Error("the battlefield is empty");
    const battlefield = [{ ...changed, tapped: !changed.tapped }, ...others];
    const now = cardsOf({ ...again, view: { ...again.view, battlefield } }, sheets, 0, false);
    const after = keptCards(before, now);
    expect(after.byId.get(changed.id)?.object.tapped).toBe(!changed.tapped);
    expect(after.byId.get(changed.id)?.object.is).toBe(before.byId.get(changed.id)?.object.is);
    const redrawn = [...before.byId].filter(([id, card]) => after.byId.get(id) !== card).map(([id]) => id);
    expect(redrawn).toEqual([changed.id]);
    expect(after.rows[1 - changed.controller]).toBe(before.rows[1 - changed.controller]);
    expect(after.rows[changed.controller]).not.toBe(before.rows[changed.controller]);
    expect(after.hand).toBe(before.hand);
    // And it is the update that is shown, not the one before.
    expect(after.rows).toEqual(now.rows);
  });

  test("is what it would be without looking back", () => {
    const later = playTo(({ view }) => view.battlefield.length >= 8 && view.step === "main2", eager);
    const now = cardsOf(later.update, later.sheets, 0, false);
    expect(keptCards(before, now)).toEqual(now);
  });
});

test("plain data is the same when it says the same", () => {
  expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSame([1, 2], [1, 2, 3])).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame(null, {})).toBe(false);
});
