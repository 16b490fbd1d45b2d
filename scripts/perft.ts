// `node scripts/perft.ts`: counts positions reachable in so many answers (see `test/perft`), for looking into a change of the pinned counts.
//   node scripts/perft.ts                      all positions with their names and counts
//   node scripts/perft.ts bestow --depth 3     the position with that in its name, and what each first answer leads to
import { parseArgs } from "node:util";
import { divide, perft } from "../test/perft/perft.ts";
import { gameOf, perftPositions } from "../test/perft/positions.ts";

const { values, positionals } = parseArgs({ options: { depth: { type: "string" } }, allowPositionals: true });
const depth = values.depth === undefined ? null : Number(values.depth);
if (depth !== null && (!Number.isInteger(depth) || depth < 1)) {
  console.error(`perft: --depth has to be a whole number of at least 1, not "${values.depth ?? ""}"`);
  process.exit(2);
}
const wanted = positionals[0] ?? "";
const found = perftPositions.filter(({ name }) => name.includes(wanted));
if (found.length === 0) {
  console.error(`perft: no position has "${wanted}" in its name`);
  process.exit(2);
}
for (const { name, board, byHand, counts } of found) {
  console.log(name);
  const deep = depth ?? counts.length;
  console.log(
    `  [${perft(gameOf(board), deep, byHand)
      .map(({ ways, positions }) => `[${ways}, ${positions}]`)
      .join(", ")}]`,
  );
  if (wanted === "") continue;
  for (const [answer, { ways, positions }] of divide(gameOf(board), deep, byHand))
    console.log(`  ${answer}: ${ways} ways, ${positions} positions`);
}
