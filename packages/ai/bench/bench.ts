/**
 * `npm run bench`: how fast the engine is. Random players with two starter decks, no automatic passing: decisions and games a second on
 * one core after warm-up, what a fork in the middle of a game costs, and a fixed yardstick measured in the same run. A hash over all
 * positions that the games end in is pinned: when it changes the rules do something else than before, and the run fails.
 *
 *   --games N   how many games to measure (the hash is of the first 100)
 *   --json      the figures as JSON
 *   --pin       pin the new hash
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findCard, starterDecks } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import { newGame } from "@nykthos/engine";
import type { Game } from "@nykthos/engine";
import { playGame, randomAgent } from "../src/index.ts";
import { measureYardstick } from "./yardstick.ts";

const DECKS = ["Heroes of Akros", "Depths of Thassa"] as const;
const HASHED_GAMES = 100;
const WARM_UP_GAMES = 300;
/** From `design.md`: the least that is acceptable, and what is wanted. */
const GATE = { decisionsPerSecond: 250_000, gamesPerSecond: 500, forkMicroseconds: 5 };
const GOAL = { decisionsPerSecond: 500_000, gamesPerSecond: 1_000, forkMicroseconds: 1 };
const PINNED = new URL("pinned.json", import.meta.url);

const { values: options } = parseArgs({
  options: { games: { type: "string", default: "1000" }, json: { type: "boolean" }, pin: { type: "boolean" } },
});
const games = Number(options.games);
if (!Number.isInteger(games) || games < HASHED_GAMES) {
  console.error(`bench: --games has to be a whole number of at least ${HASHED_GAMES}, not "${options.games}"`);
  process.exit(2);
}

function deckOf(name: string): CardDefinition[] {
  const deck = starterDecks.get(name);
  if (deck === undefined) throw new RangeError(`there is no starter deck "${name}"`);
  return deck.main.flatMap(({ count, name: card }) => {
    const found = findCard(card);
    if (found === undefined) throw new RangeError(`${name}: there is no card "${card}"`);
    return Array.from({ length: count }, () => found);
  });
}
const players = DECKS.map((name) => ({ name, deck: deckOf(name) }));

function play(seed: number): ReturnType<typeof playGame> {
  return playGame([randomAgent(seed * 2 + 1), randomAgent(seed * 2 + 2)], { seed, players });
}

function progress(what: string, done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${what} ${done}/${of}   ${done === of ? "\n" : ""}`);
  else if (done === 0) process.stderr.write(`${what} (${of}) …\n`);
}

/** All positions that the first games end in, and how many decisions they took, as one hash. */
function hashOfGames(): string {
  let hash = 0x811c9dc5;
  for (let seed = 0; seed < HASHED_GAMES; seed++) {
    if (seed % 10 === 0) progress("hashing games", seed, HASHED_GAMES);
    const { game, decisions, result } = play(seed);
    for (const char of `${game.hash()}|${decisions}|${JSON.stringify(result)}`)
      hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  }
  progress("hashing games", HASHED_GAMES, HASHED_GAMES);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

function warmUp(): void {
  for (let seed = 0; seed < WARM_UP_GAMES; seed++) {
    if (seed % 50 === 0) progress("warming up", seed, WARM_UP_GAMES);
    play(1_000_000 + seed);
  }
  progress("warming up", WARM_UP_GAMES, WARM_UP_GAMES);
}

interface Played {
  readonly seconds: number;
  readonly decisions: number;
  readonly answers: number;
  readonly undecided: number;
}
function playAll(): Played {
  let decisions = 0;
  let answers = 0;
  let undecided = 0;
  const start = performance.now();
  for (let seed = 0; seed < games; seed++) {
    if (seed % 100 === 0) progress("playing", seed, games);
    const played = play(seed);
    decisions += played.decisions;
    answers += played.answers;
    if (played.result === null) undecided++;
  }
  const seconds = (performance.now() - start) / 1000;
  progress("playing", games, games);
  return { seconds, decisions, answers, undecided };
}

/** A game in the middle: lands and creatures on both sides. */
function middleGame(): Game {
  const game = newGame({ seed: 3, players });
  const agents = [randomAgent(7), randomAgent(8)];
  for (let { question } = game; question !== null && game.state.turn < 14; { question } = game) {
    const agent = agents[question.decider];
    if (agent !== undefined) game.answer(agent.choose(game));
  }
  if (game.result !== null) throw new RangeError("the game for forking is over too early: choose another seed");
  return game;
}

/** What one fork takes, in microseconds: the median of many small batches. */
function measureFork(): number {
  const game = middleGame();
  const batch = 200;
  const rates: number[] = [];
  let kept = game;
  for (let round = 0; round < 400; round++) {
    const start = performance.now();
    for (let count = 0; count < batch; count++) kept = game.fork();
    rates.push(((performance.now() - start) * 1000) / batch);
  }
  if (kept.hash() !== game.hash()) throw new RangeError("a fork is not the same position");
  return rates.toSorted((a, b) => a - b)[rates.length >> 1] ?? 0;
}

const hash = hashOfGames();
warmUp();
const yardstickBefore = measureYardstick(400);
const played = playAll();
const forkMicroseconds = measureFork();
const yardstick = (yardstickBefore + measureYardstick(400)) / 2;

const pinned = (JSON.parse(readFileSync(PINNED, "utf8")) as { readonly hash: string }).hash;
const figures = {
  node: process.version,
  decks: DECKS,
  games,
  undecided: played.undecided,
  seconds: played.seconds,
  decisionsPerSecond: played.decisions / played.seconds,
  gamesPerSecond: games / played.seconds,
  decisionsPerGame: played.decisions / games,
  answersPerDecision: played.answers / played.decisions,
  forkMicroseconds,
  yardstickRoundsPerSecond: yardstick,
  decisionsPerYardstickRound: played.decisions / played.seconds / yardstick,
  forksPerYardstickRound: 1e6 / forkMicroseconds / yardstick,
  gate: GATE,
  goal: GOAL,
  hash,
  pinned,
};

if (options.pin === true) writeFileSync(PINNED, `{ "hash": "${hash}" }\n`);

if (options.json === true) console.log(JSON.stringify(figures, null, 2));
else {
  const number = (value: number, digits = 0): string =>
    value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const line = (what: string, value: string, more = ""): void =>
    console.log(`${what.padEnd(28)} ${value.padStart(12)}${more === "" ? "" : `   ${more}`}`);
  const aims = (key: keyof typeof GATE): string => `gate ${number(GATE[key])}, goal ${number(GOAL[key])}`;
  console.log(`random against random, ${DECKS.join(" against ")}, ${games} games, Node ${process.version}`);
  line("decisions a second", number(figures.decisionsPerSecond), aims("decisionsPerSecond"));
  line("games a second", number(figures.gamesPerSecond), aims("gamesPerSecond"));
  line("decisions a game", number(figures.decisionsPerGame, 1));
  line("answers a decision", number(figures.answersPerDecision, 2));
  line("a fork, in microseconds", number(forkMicroseconds, 2), aims("forkMicroseconds"));
  line("yardstick rounds a second", number(yardstick));
  line("decisions a yardstick round", number(figures.decisionsPerYardstickRound, 1));
  line("forks a yardstick round", number(figures.forksPerYardstickRound, 1));
  if (played.undecided > 0) line("games without an end", number(played.undecided));
  line("hash of all results", hash, options.pin === true ? "pinned now" : pinned === hash ? "as pinned" : "");
}

if (options.pin !== true && hash !== pinned) {
  console.error(
    `bench: the results are not the pinned ones: ${hash} instead of ${pinned}. If the rules were meant to change, pin the new hash with --pin.`,
  );
  process.exit(1);
}
