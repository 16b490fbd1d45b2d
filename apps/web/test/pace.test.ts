/** How long what happens stays before the eyes. */
import type { Told } from "@nykthos/protocol";
import { expect, test } from "vitest";
import { timeToSee } from "../src/model/pace.ts";

const told = (kind: Told["kind"], player: 0 | 1, sheet = 3): Told => ({
  kind,
  turn: 4,
  player,
  object: 5,
  other: 0,
  source: 0,
  amount: 1,
  detail: "",
  rule: "",
  sheet,
  text: "It happened",
  brief: "",
  shared: null,
});
const time = (kind: Told["kind"], player: 0 | 1 = 1): number => timeToSee([told(kind, player)], 0, "normal", 1);

test("combat, and what is done to you, stays longer than a land or a new turn", () => {
  for (const kind of ["attack", "block", "damage", "destroy", "cast", "discard"] as const)
    expect(time(kind)).toBeGreaterThan(time("playLand"));
  expect(time("turn")).toBe(time("playLand"));
});

test("what you do yourself needs no longer look, but for what comes of it", () => {
  expect(time("cast", 0)).toBe(time("playLand"));
  expect(time("destroy", 0)).toBe(time("destroy", 1));
});

test("what the other side reveals stays long enough to be read, also where much waits", () => {
  expect(time("reveal")).toBeGreaterThan(time("attack"));
  expect(timeToSee([told("reveal", 1)], 0, "normal", 20)).toBe(time("reveal"));
  expect(timeToSee([told("attack", 1)], 0, "normal", 20)).toBeLessThan(time("attack"));
});

test("nothing waits for whoever wants all at once", () => {
  expect(timeToSee([told("attack", 1), told("reveal", 1)], 0, "instant", 1)).toBe(0);
});
