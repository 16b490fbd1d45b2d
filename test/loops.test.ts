import { cards } from "@nykthos/cards";
import { card, self, tap, untap, whenever } from "@nykthos/engine/card";
import type { CardDefinition } from "@nykthos/engine/card";
import { newPosition } from "@nykthos/engine";
import type { Game } from "@nykthos/engine";
import { describe, expect, test } from "vitest";

/** Taps itself whenever it becomes untapped, and the other way round: once begun it goes on for ever. */
const restless = card(
  "Restless Shrine",
  "{3}",
  "Enchantment",
  [],
  whenever({ becomesUntapped: { what: self } }, tap(self)),
  whenever({ becomesTapped: { what: self } }, untap(self)),
);

function named(name: string): CardDefinition {
  const found = cards.get(name);
  if (found === undefined) throw new RangeError(`there is no card "${name}"`);
  return found;
}

/** At the beginning of a turn in which the shrine untaps. */
function begun(hand: readonly string[]): Game {
  return newPosition({
    players: [{ name: "Anax" }, { name: "Cymede" }],
    objects: [
      { card: restless, zone: "battlefield", owner: 0, tapped: true },
      { card: named("Plains"), zone: "library", owner: 0 },
      ...["Plains", "Plains", "Plains"].map((name) => ({ card: named(name), zone: "battlefield" as const, owner: 1 })),
      ...hand.map((name) => ({ card: named(name), zone: "hand" as const, owner: 1 })),
    ],
    turn: { active: 0, step: "untap", number: 3 },
  });
}

function pass(game: Game, times: number): void {
  for (let passed = 0; passed < times && game.question !== null; passed++) game.answer({ pass: true });
}

describe("a loop", () => {
  test("of mandatory actions that nobody ends is a draw (104.4b)", () => {
    const game = begun([]);
    pass(game, 10_000);
    expect(game.result).toEqual({ draw: true, why: "104.4b" });
    expect(game.state.turn).toBe(3);
  });

  test("goes on as long as somebody does something, and is over with what kept it going", () => {
    const game = begun(["Ray of Dissolution"]);
    pass(game, 3000);
    expect(game.result).toBeNull();
    while (game.question?.options.some(({ type }) => type === "cast") === false) game.answer({ pass: true });
    game.answer({ choose: 1 });
    while (game.question !== null && game.question.kind !== "priority") game.answer({ choose: 0 });
    pass(game, 12);
    expect(game.state.step).not.toBe("upkeep");
    expect(game.result).toBeNull();
  });
});
