/** What turned a game, from how things stood as each turn began. */
import type { Tally } from "@nykthos/protocol";
import { describe, expect, test } from "vitest";
import { turningPoints } from "../src/model/turning.ts";

function tally(turn: number, life: readonly number[], hands: readonly number[]): Tally {
  return { turn, moment: turn * 10, active: (turn + 1) % 2, life, hands, permanents: [0, 0] };
}

describe("turning points", () => {
  test("are the turns in which most changed, in order, with the moment to watch", () => {
    const tallies = [
      tally(1, [20, 20], [7, 7]),
      tally(2, [20, 20], [7, 7]),
      tally(3, [13, 20], [7, 7]),
      tally(4, [13, 19], [7, 7]),
      tally(5, [13, 19], [7, 4]),
      tally(6, [13, 9], [7, 4]),
    ];
    expect(turningPoints(tallies, 0)).toEqual([
      { turn: 2, moment: 20, mine: { life: -7, cards: 0 }, theirs: { life: 0, cards: 0 } },
      { turn: 4, moment: 40, mine: { life: 0, cards: 0 }, theirs: { life: 0, cards: -3 } },
      { turn: 5, moment: 50, mine: { life: 0, cards: 0 }, theirs: { life: -10, cards: 0 } },
    ]);
  });
  test("are none in a game in which nothing happened", () => {
    expect(turningPoints([tally(1, [20, 20], [7, 7]), tally(2, [20, 20], [7, 7])], 0)).toEqual([]);
    expect(turningPoints([], 0)).toEqual([]);
  });
});
