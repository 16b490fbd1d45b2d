/** Restrictions and requirements solved together, held against trying every set of pairs. */
import { describe, expect, it } from "vitest";
import { isFree, judge, prospect, requirementsMet } from "../src/rules/combat/requirements.ts";
import type { Chooser, Pairing } from "../src/rules/combat/requirements.ts";
import { randomBelow, seedRandom } from "../src/state/random.ts";

function chooser(partners: readonly number[], more: Partial<Chooser> = {}): Chooser {
  return {
    partners,
    worth: partners.map(() => 0),
    anyWorth: 0,
    capacity: 1,
    notAlone: false,
    costly: false,
    ...more,
  };
}
const free = (): boolean => true;

describe("what may be chosen in combat", () => {
  it("leaves everything open where nothing restricts or requires", () => {
    expect(isFree({ choosers: [chooser([0, 1]), chooser([0])], least: [1, 1], partnerWorth: [0, 0] })).toBe(true);
  });

  it("lets an attacker that needs two blockers be blocked by two or none", () => {
    const two: Pairing = { choosers: [chooser([0]), chooser([0])], least: [2], partnerWorth: [0] };
    expect(judge(two, [[], []], free)).toEqual({ done: true, pairs: [[true], [true]] });
    expect(judge(two, [[0], []], free).done).toBe(false);
    expect(judge(two, [[0], [0]], free).done).toBe(true);
    const one: Pairing = { choosers: [chooser([0])], least: [2], partnerWorth: [0] };
    expect(judge(one, [[]], free)).toEqual({ done: true, pairs: [[false]] });
  });

  it("asks for as many attackers to be blocked as can be, of those that must be (509.1c)", () => {
    // The first blocker can block either attacker, the second only the first one.
    const pairing: Pairing = { choosers: [chooser([0, 1]), chooser([0])], least: [1, 1], partnerWorth: [1, 1] };
    expect(judge(pairing, [[], []], free)).toEqual({ done: false, pairs: [[false, true], [true]] });
  });

  it("does not let a creature act alone that cannot, and makes it act with another where it must", () => {
    const pairing: Pairing = {
      choosers: [chooser([0], { notAlone: true, anyWorth: 1 }), chooser([0])],
      least: [1],
      partnerWorth: [0],
    };
    expect(judge(pairing, [[], []], free)).toEqual({ done: false, pairs: [[true], [true]] });
    expect(judge(pairing, [[0], []], free)).toEqual({ done: false, pairs: [[true], [true]] });
    expect(judge(pairing, [[0], [0]], free).done).toBe(true);
    const alone: Pairing = { ...pairing, choosers: [chooser([0], { notAlone: true, anyWorth: 1 })] };
    expect(judge(alone, [[]], free)).toEqual({ done: true, pairs: [[false]] });
  });

  it("never makes anybody pay, but lets them", () => {
    const pairing: Pairing = {
      choosers: [chooser([0], { costly: true, anyWorth: 1 }), chooser([0], { anyWorth: 1 })],
      least: [1],
      partnerWorth: [0],
    };
    expect(judge(pairing, [[], []], free)).toEqual({ done: false, pairs: [[true], [true]] });
    expect(judge(pairing, [[], [0]], free)).toEqual({ done: true, pairs: [[true], [true]] });
    expect(judge(pairing, [[], []], (paid) => paid.length === 0).pairs[0]).toEqual([false]);
  });

  it("judges a hundred attackers that need two blockers, each as the first one (702.111b)", () => {
    const all = Array.from({ length: 100 }, (_, index) => index);
    const pairing: Pairing = {
      choosers: Array.from({ length: 40 }, (_, index) => chooser(index % 2 === 0 ? all : all.toReversed())),
      least: all.map(() => 2),
      partnerWorth: all.map(() => 0),
    };
    const none = pairing.choosers.map(() => []);
    expect(judge(pairing, none, free).pairs.flat().every(Boolean)).toBe(true);
    const last = pairing.choosers.map((_, index) => (index === 0 ? [99] : []));
    const { done, pairs } = judge(pairing, last, free);
    expect(done).toBe(false);
    expect(pairs.slice(1).map((row, index) => row[pairing.choosers[index + 1]?.partners.indexOf(99) ?? -1])).toEqual(
      Array.from({ length: 39 }, () => true),
    );
    expect(judge(pairing, [[99], [99], ...none.slice(2)], free).done).toBe(true);
  });

  it("agrees with trying every set, on random tables", () => {
    const random = seedRandom(509);
    for (let round = 0; round < 400; round++) {
      const partnerCount = 1 + randomBelow(random, 3);
      const choosers: Chooser[] = [];
      for (let index = 1 + randomBelow(random, 4); index > 0; index--) {
        const partners = Array.from({ length: partnerCount }, (_, at) => at).filter(() => randomBelow(random, 3) > 0);
        choosers.push({
          partners,
          worth: partners.map(() => Math.max(0, randomBelow(random, 4) - 2)),
          anyWorth: Math.max(0, randomBelow(random, 4) - 2),
          capacity: 1 + (randomBelow(random, 4) === 0 ? 1 + randomBelow(random, 2) : 0),
          notAlone: randomBelow(random, 5) === 0,
          costly: randomBelow(random, 5) === 0,
        });
      }
      const pairing: Pairing = {
        choosers,
        least: Array.from({ length: partnerCount }, () =>
          randomBelow(random, 3) === 0 ? 2 + randomBelow(random, 2) : 1,
        ),
        partnerWorth: Array.from({ length: partnerCount }, () => Math.max(0, randomBelow(random, 4) - 2)),
      };
      const legal = everySet(choosers).filter((set) => requirementsMet(pairing, set) >= 0);
      const uses = (set: number[][], index: number): boolean => (set[index]?.length ?? 0) > 0;
      const paidFor = (set: number[][]): boolean[] => choosers.map((one, index) => one.costly && uses(set, index));
      const most = (paid: boolean[]): number =>
        Math.max(
          ...legal
            .filter((set) => paidFor(set).every((pays, index) => !pays || paid[index] === true))
            .map((set) => requirementsMet(pairing, set)),
        );
      const mostFree = most(choosers.map(() => false));
      expect(
        prospect(
          pairing,
          choosers.map(() => []),
          () => false,
        ).best,
      ).toBe(mostFree);
      const ends = legal.filter((set) => requirementsMet(pairing, set) >= most(paidFor(set)));
      // A random walk from nothing: at each place, what can be added and whether it may end.
      const chosen: number[][] = choosers.map(() => []);
      for (;;) {
        const open = ends.filter((set) =>
          chosen.every((partners, index) => partners.every((p) => set[index]?.includes(p))),
        );
        const verdict = judge(pairing, chosen, free);
        expect(verdict.done).toBe(
          open.some((set) => set.every((partners, i) => partners.length === chosen[i]?.length)),
        );
        const more: [number, number][] = [];
        for (const [index, one] of choosers.entries()) {
          for (const [at, partner] of one.partners.entries()) {
            if (chosen[index]?.includes(partner) === true) continue;
            const can = open.some((set) => set[index]?.includes(partner) === true);
            expect(verdict.pairs[index]?.[at]).toBe(can);
            if (can) more.push([index, partner]);
          }
        }
        const pick = more[randomBelow(random, Math.max(1, more.length))];
        if (pick === undefined) break;
        chosen[pick[0]]?.push(pick[1]);
      }
    }
  });
});

function everySet(choosers: readonly Chooser[]): number[][][] {
  let sets: number[][][] = [[]];
  for (const one of choosers) {
    let own: number[][] = [[]];
    for (const partner of one.partners) own = [...own, ...own.map((set) => [...set, partner])];
    own = own.filter((set) => set.length <= one.capacity);
    sets = sets.flatMap((set) => own.map((partners) => [...set, partners]));
  }
  return sets;
}
