// `node scripts/laws.ts`: random games with random cards of the whole pool, each position of which has to obey the laws of
// `test/laws`. Goes on after a broken law, and ends with a list of those: first seeds, so that each can be seen again.
//   --games N   how many games (default 200)        --seed N     the number of the first one (default 1)
//   --limit N   answers a game at most (1500)       --every N    forks are tried once in so many steps (12)
import { parseArgs } from "node:util";
import { LawBroken, tryGame } from "../test/laws/trial.ts";

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  console.error(`laws: --${name} has to be a whole number of at least ${least}, not "${text}"`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    limit: { type: "string", default: "1500" },
    every: { type: "string", default: "12" },
  },
});
const games = wholeNumber("games", values.games, 1);
const first = wholeNumber("seed", values.seed, 0);
const options = { limit: wholeNumber("limit", values.limit, 1), every: wholeNumber("every", values.every, 1) };

/** A bar on a terminal; in a file a line now and then. */
function progress(done: number, failed: number): void {
  const seconds = (performance.now() - start) / 1000;
  const left = done === 0 ? "?" : String(Math.round((seconds / done) * (games - done)));
  const filled = Math.floor((done / games) * 30);
  const bar = "█".repeat(filled) + "░".repeat(30 - filled);
  const line = `${bar} ${done}/${games} games, ${failed} broken, ${Math.round(seconds)} s, ${left} s to go`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}  ${done === games ? "\n" : ""}`);
  else if (done % Math.ceil(games / 20) === 0) process.stderr.write(`${line}\n`);
}
const start = performance.now();
const broken: { readonly seed: number; readonly error: LawBroken }[] = [];
let answers = 0;
let forked = 0;
let ended = 0;
progress(0, 0);
for (let seed = first; seed < first + games; seed++) {
  try {
    const tried = tryGame(seed, options);
    answers += tried.answers;
    forked += tried.forked;
    if (tried.ended) ended++;
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    broken.push({ seed, error });
    if (!process.stderr.isTTY) console.log(error.message);
  }
  progress(seed - first + 1, broken.length);
}

console.log(
  `${games} games from seed ${first}: ${ended} ended, ${answers} answers given and ${forked} more tried on forks.`,
);
const byLaw = Map.groupBy(broken, ({ error }) => error.law);
for (const [law, list] of byLaw) {
  console.log(
    `\n${law}: broken in ${list.length} games, seeds ${list
      .slice(0, 12)
      .map(({ seed }) => seed)
      .join(", ")}`,
  );
  for (const { error } of list.slice(0, 3)) console.log(`  ${error.message}`);
}
if (broken.length > 0) process.exitCode = 1;
