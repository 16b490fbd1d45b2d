/**
 * The yardstick: a fixed piece of plain TypeScript with nothing of the game in it, of the kind of work that an engine does (whole
 * numbers, small objects copied, lists sorted and filtered). Figures of different machines are compared by their ratio to it.
 */
interface Item {
  readonly id: number;
  weight: number;
  readonly links: readonly number[];
}

/** One round; gives a number that depends on all of the work, the same everywhere. */
function yardstickRound(seed: number): number {
  let random = seed | 0;
  const next = (below: number): number => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) | 0;
    return (random >>> 8) % below;
  };
  let items: Item[] = [];
  for (let id = 0; id < 400; id++) items.push({ id, weight: next(1000), links: [next(400), next(400), next(400)] });
  let sum = 0;
  for (let pass = 0; pass < 10; pass++) {
    items = items.map((item) => ({ id: item.id, weight: item.weight, links: item.links }));
    for (const item of items) {
      for (const link of item.links) {
        const other = items[link % items.length];
        if (other !== undefined && other.weight < item.weight) item.weight -= other.weight & 7;
      }
    }
    const heavy = items.filter(({ weight }) => (weight & 3) !== 0).sort((a, b) => a.weight - b.weight || a.id - b.id);
    for (let index = 0; index < heavy.length; index++) sum = (Math.imul(sum, 31) + (heavy[index]?.id ?? 0)) | 0;
  }
  return sum;
}

/** Rounds a second, over about that many milliseconds, after as much warm-up. */
export function measureYardstick(milliseconds: number): number {
  let rounds = 0;
  let sum = 0;
  const run = (until: number): void => {
    while (performance.now() < until) {
      sum = (sum + yardstickRound(rounds)) | 0;
      rounds++;
    }
  };
  run(performance.now() + milliseconds);
  rounds = 0;
  const start = performance.now();
  run(start + milliseconds);
  const rate = (rounds * 1000) / (performance.now() - start);
  if (!Number.isInteger(sum)) throw new RangeError("the yardstick has to give whole numbers");
  return rate;
}
