/** What permanents have become is told by name. */
import { findCard } from "@nykthos/cards";
import { newPosition } from "@nykthos/engine";
import { expect, test } from "vitest";
import { designatedOn } from "../src/host/designated.ts";

test("what is monstrous is told as that, and what has become nothing is not named (701.37b)", () => {
  const card = findCard("Nessian Asp");
  if (card === undefined) throw new RangeError("there is no Asp");
  const asp = { card, zone: "battlefield", owner: 0 } as const;
  const game = newPosition({
    players: [{ name: "Ada" }, { name: "Bo" }],
    objects: [asp, { ...asp, designations: ["monstrous"] }, { ...asp, designations: ["detained", "monstrous"] }],
    turn: { active: 0, step: "main1", number: 5 },
  });
  expect(designatedOn(game.state)).toEqual({ 2: ["monstrous"], 3: ["detained", "monstrous"] });
});
