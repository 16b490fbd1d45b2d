import { describe, expect, test } from "vitest";
import { perft } from "./perft/perft.ts";
import { gameOf, perftPositions } from "./perft/positions.ts";

/** `node scripts/perft.ts <name> --depth N` shows what each first answer leads to, to find where a count comes from. */
describe("perft: positions that can be reached in one answer, in two, and so on", () => {
  test.each(perftPositions.map((position) => [position.name, position] as const))(
    "%s",
    (_, { board, byHand, counts }) => {
      const found = perft(gameOf(board), counts.length, byHand).map(({ ways, positions }) => [ways, positions]);
      expect(found).toEqual(counts);
    },
  );
});
