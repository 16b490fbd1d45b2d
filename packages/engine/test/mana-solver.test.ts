import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseManaCost } from "../src/card/cost.ts";
import type { ManaSymbol } from "../src/card/cost.ts";
import { planFor } from "../src/rules/mana/afford.ts";
import { spendingOf } from "../src/rules/mana/pool.ts";
import { canSolve, solve } from "../src/rules/mana/solver.ts";
import type { ManaSource, Problem, Solution } from "../src/rules/mana/solver.ts";
import { problemOf } from "../src/rules/mana/sources.ts";
import { anyColor, demandOf, manaBit, manaTypeAt, times } from "../src/rules/mana/symbols.ts";
import { totalCost } from "../src/rules/mana/total.ts";

const W = manaBit.W;
const U = manaBit.U;
const B = manaBit.B;
const R = manaBit.R;
const G = manaBit.G;
const C = manaBit.C;

function source(object: number, outputs: readonly (readonly number[])[], fields: Partial<ManaSource> = {}): ManaSource {
  return {
    object,
    ability: 0,
    outputs,
    mana: [],
    life: 0,
    tapsSelf: true,
    sacrificesSelf: false,
    taps: null,
    sacrifices: null,
    otherCosts: false,
    value: 0,
    ...fields,
  };
}
const basic = (object: number, type: number): ManaSource => source(object, [[type]]);
const filter = (object: number): ManaSource[] => [
  source(object, [[C]]),
  source(object, [[anyColor]], { ability: 1, mana: parseManaCost("{1}") }),
];
const noMana = [0, 0, 0, 0, 0, 0];

function problem(sources: readonly ManaSource[], floating = noMana, life = 20): Problem {
  return problemOf(sources, floating, life);
}
function pays(sources: readonly ManaSource[], cost: string, life = 20): boolean {
  return canSolve(problem(sources, noMana, life), demandOf(parseManaCost(cost)));
}

describe("demands", () => {
  const ways = (cost: string, asAnyColor = false): string[] =>
    demandOf(parseManaCost(cost), asAnyColor).map(({ pips, generic, life }) => `${pips.join("+")}|${generic}|${life}`);
  test.each([
    ["{2}{G}{G}", ["16+16|2|0"]],
    ["", ["|0|0"]],
    ["{0}", ["|0|0"]],
    ["{G/W}{1}", ["17|1|0"]],
    ["{2/B}", ["4|0|0", "|2|0"]],
    ["{R/P}", ["8|0|0", "|0|2"]],
    ["{C}", ["32|0|0"]],
  ])("%s can be paid as %j", (cost, expected) => expect(ways(cost)).toEqual(expected));

  test("mana spent as though of any colour does for coloured symbols, not for colourless ones", () => {
    expect(ways("{1}{W}{B/G}{C}", true)).toEqual(["32|3|0"]);
  });
});

describe("total costs", () => {
  const symbols = (cost: string): readonly ManaSymbol[] => parseManaCost(cost);
  const total = (base: string, change: { more?: string; less?: string; lessColored?: string; x?: number }): string =>
    totalCost(symbols(base), {
      more: symbols(change.more ?? ""),
      less: symbols(change.less ?? ""),
      lessColored: symbols(change.lessColored ?? ""),
      x: change.x ?? 0,
    })
      .map((symbol) => {
        if (symbol.kind === "generic") return `{${symbol.amount}}`;
        if (symbol.kind === "mana") return `{${symbol.type}}`;
        return symbol.kind === "hybrid" ? `{${symbol.either.join("/")}}` : "?";
      })
      .join("");
  test.each([
    ["{3}{G}", { less: "{1}" }, "{2}{G}"],
    ["{G}", { less: "{2}" }, "{G}"],
    ["{W}", { more: "{2}{W}", less: "{3}" }, "{W}{W}"],
    ["{W}", { more: "{2}{W}{2}{W}" }, "{4}{W}{W}{W}"],
    ["{2}{R}", { lessColored: "{B}{R}" }, "{2}"],
    ["{2}{B}{R}", { lessColored: "{B}{R}" }, "{2}"],
    ["{2}{R}", { less: "{B}{R}" }, "{1}"],
    ["{R}{R}", { lessColored: "{R}{R}{R}" }, ""],
    ["{1}{B/R}{B/G}", { lessColored: "{B}{R}" }, "{1}"],
    ["{X}{G}", { x: 3 }, "{3}{G}"],
    ["{X}{X}{G}", { x: 2, less: "{1}" }, "{3}{G}"],
    ["{X}{G}", { x: 0, less: "{1}" }, "{G}"],
    ["{1}{W}", { more: "{1}", less: "{4}" }, "{W}"],
  ])("%s with %j is %s", (base, change, expected) => expect(total(base, change)).toBe(expected));
});

describe("what can be paid", () => {
  test("colours are matched, not counted", () => {
    const duals = [source(1, [[R | G]]), source(2, [[R | G]]), basic(3, W)];
    expect(pays(duals, "{R}{G}{W}")).toBe(true);
    expect(pays(duals, "{R}{R}{1}")).toBe(true);
    expect(pays(duals, "{R}{W}{W}")).toBe(false);
    expect(pays(duals, "{R}{G}{1}{1}")).toBe(false);
  });
  test("a filter land needs mana for its colour, which must not be its own", () => {
    expect(pays(filter(1), "{G}")).toBe(false);
    expect(pays([...filter(1), basic(2, U)], "{G}")).toBe(true);
    expect(pays([...filter(1), ...filter(2)], "{G}")).toBe(true);
    expect(pays([...filter(1), ...filter(2)], "{G}{G}")).toBe(false);
    expect(pays([...filter(1), ...filter(2), ...filter(3), basic(4, R)], "{G}{W}")).toBe(true);
    expect(pays([...filter(1), ...filter(2), ...filter(3)], "{G}{W}")).toBe(false);
  });
  test("a land of devotion gives more than it costs, in one colour", () => {
    const five = [W, U, B, R, G].map((bit) => times(bit, bit === G ? 4 : 0)).filter((list) => list.length > 0);
    const lands = [
      source(1, [[C]]),
      source(1, five, { ability: 1, mana: parseManaCost("{2}") }),
      basic(2, G),
      basic(3, U),
    ];
    expect(pays(lands, "{2}{G}{G}")).toBe(true);
    expect(pays(lands, "{3}{G}{G}")).toBe(false);
    expect(pays(lands, "{U}{G}")).toBe(true);
    expect(pays(lands, "{3}{U}")).toBe(false);
  });
  test("a creature is tapped for itself or for another's cost, not for both", () => {
    const drum = source(1, [[anyColor]], { taps: { count: 1, from: [2, 3] } });
    expect(pays([drum, basic(2, G)], "{R}{G}")).toBe(true);
    expect(pays([{ ...drum, taps: { count: 1, from: [2] } }, basic(2, G)], "{R}{G}")).toBe(false);
    expect(pays([{ ...drum, taps: { count: 1, from: [2] } }, basic(2, G)], "{R}")).toBe(true);
  });
  test("what is sacrificed can be tapped first", () => {
    const lumberjack = source(1, [[R | G, R | G, R | G]], { sacrifices: { count: 1, from: [2] } });
    expect(pays([lumberjack, basic(2, G)], "{R}{R}{G}{G}")).toBe(true);
    expect(pays([lumberjack, basic(2, G)], "{R}{R}{R}{R}")).toBe(false);
  });
  test("life limits the sources that cost life, together with Phyrexian symbols", () => {
    const confluences = [1, 2].map((object) => source(object, [[anyColor]], { life: 1 }));
    expect(pays(confluences, "{G}{U}", 2)).toBe(true);
    expect(pays(confluences, "{G}{U}", 1)).toBe(false);
    expect(pays(confluences, "{G}{U/P}", 3)).toBe(true);
    expect(pays([...confluences, basic(3, R)], "{R}{U/P}", 2)).toBe(true);
    expect(pays([basic(3, R)], "{R}{U/P}", 1)).toBe(false);
  });
});

// Brute force: every sequence of activations, with every way to make each choice, forwards.

interface Walk {
  readonly pool: readonly number[];
  readonly life: number;
  readonly used: readonly number[];
  readonly tapped: readonly number[];
  readonly gone: readonly number[];
}

function bruteForce(
  sources: readonly ManaSource[],
  floating: readonly number[],
  life: number,
  cost: readonly ManaSymbol[],
): boolean {
  const seen = new Set<string>();
  const ways = demandOf(cost);
  const visit = (at: Walk): boolean => {
    const key = JSON.stringify(at);
    if (seen.has(key)) return false;
    seen.add(key);
    if (ways.some((way) => way.life <= at.life && spendingOf(at.pool, way) !== null)) return true;
    return sources.some((one, index) => {
      if (at.used.includes(index) || at.life < one.life || at.gone.includes(one.object)) return false;
      if (one.tapsSelf && at.tapped.includes(one.object)) return false;
      const taps = choices(
        one.taps,
        (id) => !at.tapped.includes(id) && !at.gone.includes(id) && !(one.tapsSelf && id === one.object),
      );
      const losses = choices(
        one.sacrifices,
        (id) => !at.gone.includes(id) && !(one.sacrificesSelf && id === one.object),
      );
      const used = [...at.used, index].toSorted((a, b) => a - b);
      return taps.some((tapped) =>
        losses.some((lost) =>
          paidPools(at.pool, one.mana).some((pool) =>
            one.outputs
              .flatMap((output) => added(pool, output))
              .some((next) =>
                visit({
                  pool: next,
                  life: at.life - one.life,
                  used,
                  tapped: sorted([...at.tapped, ...tapped, ...(one.tapsSelf ? [one.object] : [])]),
                  gone: sorted([...at.gone, ...lost, ...(one.sacrificesSelf ? [one.object] : [])]),
                }),
              ),
          ),
        ),
      );
    });
  };
  return visit({ pool: floating, life, used: [], tapped: [], gone: [] });
}
const sorted = (list: readonly number[]): number[] => [...new Set(list)].toSorted((a, b) => a - b);

function choices(takes: ManaSource["taps"], fits: (id: number) => boolean): readonly (readonly number[])[] {
  if (takes === null) return [[]];
  return subsets(takes.from.filter(fits), takes.count);
}
function subsets(list: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return list.flatMap((id, at) => subsets(list.slice(at + 1), size - 1).map((rest) => [id, ...rest]));
}
/** Every pool that can be left after paying a cost of plain symbols. */
function paidPools(pool: readonly number[], cost: readonly ManaSymbol[]): readonly (readonly number[])[] {
  let pools: readonly (readonly number[])[] = [pool];
  for (const symbol of cost) {
    const masks =
      symbol.kind === "mana" ? [manaBit[symbol.type]] : times(63, symbol.kind === "generic" ? symbol.amount : 0);
    for (const mask of masks) {
      pools = pools.flatMap((before) =>
        [0, 1, 2, 3, 4, 5].flatMap((type) =>
          (mask & (1 << type)) !== 0 && (before[type] ?? 0) > 0
            ? [before.map((count, index) => (index === type ? count - 1 : count))]
            : [],
        ),
      );
    }
  }
  return pools;
}
function added(pool: readonly number[], output: readonly number[]): readonly (readonly number[])[] {
  let pools: readonly (readonly number[])[] = [pool];
  for (const mask of output) {
    pools = pools.flatMap((before) =>
      [0, 1, 2, 3, 4, 5].flatMap((type) =>
        (mask & (1 << type)) !== 0 ? [before.map((count, index) => (index === type ? count + 1 : count))] : [],
      ),
    );
  }
  return pools;
}

/** Carries a solution out, step by step, and says what is wrong with it. */
function faultOf(
  solution: Solution,
  floating: readonly number[],
  life: number,
  cost: readonly ManaSymbol[],
): string | null {
  const pool = floating.slice();
  let left = life - solution.life;
  const tapped = new Set<number>();
  const gone = new Set<number>();
  const tap = (id: number): boolean => !tapped.has(id) && !gone.has(id) && tapped.add(id) !== null;
  const lose = (id: number): boolean => !gone.has(id) && gone.add(id) !== null;
  for (const { source: one, types, tapped: others, sacrificed, spends } of solution.uses) {
    left -= one.life;
    if (left < 0) return "life";
    spends.forEach((count, type) => (pool[type] = (pool[type] ?? 0) - count));
    if (pool.some((count) => count < 0)) return "spends what is not there";
    const costs = demandOf(one.mana)[0];
    if (costs !== undefined && costs.total > 0 && spendingOf(spends, costs) === null) return "does not pay the source";
    if (one.tapsSelf && !tap(one.object)) return `taps ${one.object} twice`;
    if (!others.every(tap)) return "taps another twice";
    if (!sacrificed.every(lose) || (one.sacrificesSelf && !lose(one.object))) return "sacrifices twice";
    const fits = one.outputs.some(
      (output) =>
        output.length === types.length && output.every((mask, unit) => (mask & (1 << (types[unit] ?? 0))) !== 0),
    );
    if (!fits) return `${one.object} cannot make ${types.map(manaTypeAt).join("")}`;
    for (const type of types) pool[type] = (pool[type] ?? 0) + 1;
  }
  return demandOf(cost).some((way) => way.life === solution.life && spendingOf(pool, way) !== null)
    ? null
    : "does not pay";
}

const mask = fc.constantFrom(W, U, B, R, G, C, R | G, W | U, anyColor);
const output = fc.oneof(
  { weight: 6, arbitrary: mask.map((unit) => [[unit]]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      [[G, G]],
      [
        [R, R],
        [G, G],
      ],
      [[R | G, R | G]],
      [
        [W, W],
        [U, U],
        [B, B],
        [R, R],
        [G, G],
      ],
    ),
  },
);
const objects = fc.integer({ min: 1, max: 4 });
const takes = fc.record({
  count: fc.constant(1),
  from: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }).map(sorted),
});
const anySource = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(objects, output).map(([object, outputs]) => source(object, outputs)) },
  { weight: 1, arbitrary: objects.map((object) => source(object, [[anyColor]], { life: 1 })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(objects, output, fc.constantFrom("{1}", "{2}", "{R}"))
      .map(([object, outputs, cost]) => source(object, outputs, { mana: parseManaCost(cost) })),
  },
  {
    weight: 1,
    arbitrary: objects.map((object) => source(object, [[anyColor]], { tapsSelf: false, sacrificesSelf: true })),
  },
  {
    weight: 1,
    arbitrary: objects.map((object) =>
      source(object, [[R, R, R]], { tapsSelf: false, sacrificesSelf: true, mana: parseManaCost("{R}") }),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(objects, takes).map(([object, taps]) => source(object, [[anyColor]], { taps })) },
  {
    weight: 1,
    arbitrary: fc.tuple(objects, takes).map(([object, sacrifices]) => source(object, [[R | G, R | G]], { sacrifices })),
  },
);
const sources = fc
  .array(anySource, { maxLength: 5 })
  .map((list) =>
    list.toSorted((a, b) => a.object - b.object).map((one, ability) => ({ ...one, ability, value: (ability * 7) % 5 })),
  );
const symbol = fc.constantFrom(
  "{1}",
  "{2}",
  "{W}",
  "{U}",
  "{R}",
  "{G}",
  "{R}",
  "{G}",
  "{C}",
  "{R/G}",
  "{2/W}",
  "{G/P}",
);
const cost = fc.array(symbol, { minLength: 1, maxLength: 4 }).map((list) => parseManaCost(list.join("")));
const pool = fc.constantFrom(noMana, [0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 1]);
const life = fc.constantFrom(0, 1, 2, 3, 20);

describe("the solver", () => {
  test("finds a payment exactly when there is one", () => {
    fc.assert(
      fc.property(sources, pool, life, cost, (list, floating, lives, symbols) => {
        expect(canSolve(problem(list, floating, lives), demandOf(symbols))).toBe(
          bruteForce(list, floating, lives, symbols),
        );
      }),
      { numRuns: 3000 },
    );
  });
  test("gives solutions and plans that can be carried out", () => {
    fc.assert(
      fc.property(sources, pool, life, cost, (list, floating, lives, symbols) => {
        const given = problem(list, floating, lives);
        const demand = demandOf(symbols);
        const solution = solve(given, demand);
        const plan = planFor(given, demand);
        expect(solution !== null).toBe(canSolve(given, demand));
        expect(plan !== null).toBe(solution !== null);
        expect(solution && faultOf(solution, floating, lives, symbols)).toBe(null);
        expect(plan && faultOf(plan, floating, lives, symbols)).toBe(null);
      }),
      { numRuns: 1500 },
    );
  });
});
