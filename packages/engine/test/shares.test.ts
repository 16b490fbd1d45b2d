/** Dividing combat damage: the shares on offer lead to every legal assignment and to no other. */
import { describe, expect, it } from "vitest";
import { nextShares, recipients } from "../src/rules/combat/shares.ts";
import type { Assigner } from "../src/rules/combat/shares.ts";
import { randomBelow, seedRandom } from "../src/state/random.ts";

const opponent = -2;
function attacker(
  source: number,
  amount: number,
  creatures: readonly number[],
  more: Partial<Assigner> = {},
): Assigner {
  return { source, controller: 0, amount, deathtouch: false, creatures, beyond: 0, ...more };
}

describe("the next share of combat damage", () => {
  it("can be anything between two blockers, lethal damage first", () => {
    expect(nextShares([attacker(1, 3, [10, 11])], [], () => 2, [])).toEqual([2, 0, 1, 3]);
    expect(nextShares([attacker(1, 3, [10, 11])], [2], () => 2, [])).toEqual([1]);
  });

  it("must be lethal to all blockers before any of it tramples over (702.19b)", () => {
    const trampler = attacker(1, 5, [10, 11], { beyond: opponent });
    expect(nextShares([trampler], [2], () => 2, [])).toEqual([2, 3]);
    expect(nextShares([trampler], [1], () => 2, [])).toEqual([4]);
    expect(nextShares([attacker(1, 5, [], { beyond: opponent })], [], () => 2, [])).toEqual([5]);
  });

  it("is lethal as soon as it is any, with deathtouch (702.2c)", () => {
    const trampler = attacker(1, 3, [10], { beyond: opponent, deathtouch: true });
    expect(nextShares([trampler], [], () => 4, [])).toEqual([1, 2, 3]);
  });

  it("counts on what other attackers assign to the same blocker (702.19b)", () => {
    const first = attacker(1, 3, [10], { beyond: opponent });
    const second = attacker(2, 2, [10], { beyond: opponent });
    expect(nextShares([first, second], [], () => 4, [])).toEqual([3, 2]);
    expect(nextShares([second], [], () => 2, [10])).toEqual([2]);
  });

  it("agrees with trying every assignment, for random groups of attackers", () => {
    const random = seedRandom(510);
    for (let round = 0; round < 300; round++) {
      const toughness = [10, 11, 12].map(() => 1 + randomBelow(random, 3));
      const group = Array.from({ length: 1 + randomBelow(random, 3) }, (_, index) =>
        attacker(
          index + 1,
          1 + randomBelow(random, 4),
          [10, 11, 12].filter(() => randomBelow(random, 2) === 0),
          { deathtouch: randomBelow(random, 4) === 0, beyond: randomBelow(random, 2) === 0 ? opponent : 0 },
        ),
      )
        .filter((one) => recipients(one) > 0)
        .sort((one, other) => (one.beyond === 0 ? 0 : 1) - (other.beyond === 0 ? 0 : 1));
      expect(new Set(walks(group, toughness))).toEqual(new Set(legalAssignments(group, toughness)));
    }
  });
});

function missingAfter(
  group: readonly Assigner[],
  done: readonly (readonly number[])[],
  toughness: readonly number[],
  id: number,
): number {
  let missing = toughness[id - 10] ?? 0;
  for (const [index, shares] of done.entries()) {
    const one = group[index];
    const share = shares[one?.creatures.indexOf(id) ?? -1] ?? 0;
    if (share > 0) missing = one?.deathtouch === true ? 0 : Math.max(0, missing - share);
  }
  return missing;
}

function walks(group: readonly Assigner[], toughness: readonly number[]): string[] {
  const found: string[] = [];
  const walk = (done: number[][], shares: number[]): void => {
    const rest = group.slice(done.length);
    const [current] = rest;
    if (current === undefined) {
      found.push(JSON.stringify(done));
      return;
    }
    if (shares.length === recipients(current)) {
      walk([...done, shares], []);
      return;
    }
    const owed = done.flatMap((own, index) => {
      const one = group[index];
      return one !== undefined && one.beyond !== 0 && (own[one.creatures.length] ?? 0) > 0 ? one.creatures : [];
    });
    const options = nextShares(rest, shares, (id) => missingAfter(group, done, toughness, id), owed);
    expect(options.length).toBeGreaterThan(0);
    for (const share of options) walk(done, [...shares, share]);
  };
  walk([], []);
  return found;
}

function legalAssignments(group: readonly Assigner[], toughness: readonly number[]): string[] {
  let all: number[][][] = [[]];
  for (const one of group) {
    const own = divisions(one.amount, recipients(one));
    all = all.flatMap((before) => own.map((shares) => [...before, shares]));
  }
  return all
    .filter((shares) =>
      group.every(
        (one, index) =>
          one.beyond === 0 ||
          (shares[index]?.[one.creatures.length] ?? 0) === 0 ||
          one.creatures.every((id) => missingAfter(group, shares, toughness, id) === 0),
      ),
    )
    .map((shares) => JSON.stringify(shares));
}

function divisions(amount: number, parts: number): number[][] {
  if (parts === 1) return [[amount]];
  const found: number[][] = [];
  for (let first = 0; first <= amount; first++) {
    for (const rest of divisions(amount - first, parts - 1)) found.push([first, ...rest]);
  }
  return found;
}
