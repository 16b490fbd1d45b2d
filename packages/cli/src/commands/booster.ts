/** `nykthos booster`: opens boosters of a set of the block. */
import { Command } from "commander";
import { boosterSets, openBooster } from "@nykthos/cards";
import type { BoosterCard, BoosterSet } from "@nykthos/cards";
import { randomBelow, seedRandom } from "@nykthos/engine";
import { UserError, wholeNumber } from "../errors.ts";

interface Options {
  readonly count: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function boosterCommand(): Command {
  return new Command("booster")
    .description("open boosters, made up as those of the set are")
    .argument("<set>", `which set (${boosterSets.join(", ")})`, setNamed)
    .option("-c, --count <number>", "how many", wholeNumber("--count", 1, 100_000), 1)
    .option("-s, --seed <number>", "the same seed opens the same boosters", wholeNumber("--seed", 0), 1)
    .option("--json", "print them as JSON")
    .action((set: BoosterSet, { count, seed, json }: Options) => {
      const state = seedRandom(seed);
      const boosters = Array.from({ length: count }, () => openBooster(set, (below) => randomBelow(state, below)));
      if (json === true) console.log(JSON.stringify({ set, seed, boosters }, null, 2));
      else for (const [index, booster] of boosters.entries()) print(set, index + 1, booster);
    });
}

function setNamed(word: string): BoosterSet {
  const set = boosterSets.find((code) => code === word.toUpperCase());
  if (set === undefined) throw new UserError(`there are boosters of ${boosterSets.join(", ")}, not of "${word}"`);
  return set;
}

function print(set: BoosterSet, number: number, booster: readonly BoosterCard[]): void {
  console.log(`Booster ${number} (${set}):`);
  for (const { name, rarity, set: of, number: printed, foil } of booster)
    console.log(`  ${rarity.padEnd(9)} ${name}${foil ? " (foil)" : ""}  ${of} ${printed}`);
}
