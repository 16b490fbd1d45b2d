/** `nykthos simulate`: many games between programs, what came of them, and whether the laws of the game held. */
import { SingleBar } from "cli-progress";
import { Command } from "commander";
import { levels, playGame } from "@nykthos/ai";
import type { Level } from "@nykthos/ai";
import type { Game, Question } from "@nykthos/engine";
import { chooseDeck, deckByChance, randomDeckName } from "../decks.ts";
import type { ChosenDeck } from "../decks.ts";
import { oneOf, UserError, wholeNumber } from "../errors.ts";
import { brokenLaw } from "../laws.ts";
import { TookTooLong, within } from "../watchdog.ts";

interface Options {
  readonly deck: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly agents: readonly Level[];
  readonly limit: number;
  readonly seconds: number;
  readonly laws?: boolean;
  readonly json?: boolean;
}

/** A game that did not go as games go. */
interface Trouble {
  readonly seed: number;
  readonly what: "error" | "law" | "hung" | "undecided";
  readonly message: string;
}

interface Report {
  readonly decks: readonly string[];
  readonly agents: readonly Level[];
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  readonly turnsPerGame: number;
  readonly shortestGame: number;
  readonly longestGame: number;
  readonly wins: readonly number[];
  readonly draws: number;
  readonly winsByBeginning: { readonly first: number; readonly second: number };
  /** How games ended: the rule by which the loser lost, or the game was drawn. */
  readonly endings: Readonly<Record<string, number>>;
  readonly questions: Readonly<Record<string, number>>;
  readonly troubles: readonly Trouble[];
}

const levelNames = Object.keys(levels) as Level[];

export function simulateCommand(): Command {
  return new Command("simulate")
    .description("play many games between programs and count what comes of them")
    .option(
      "-d, --deck <deck...>",
      "one deck a player, as a file or a name (twice, or one for both); `random` is a new one of the whole pool each game",
    )
    .option("-n, --games <number>", "how many games", wholeNumber("--games", 1), 100)
    .option("-s, --seed <number>", "the seed of the first game; the others follow", wholeNumber("--seed", 0), 1)
    .option(
      "-a, --agents <levels>",
      `who plays, with a comma between (${levelNames.join(", ")})`,
      (value) => value.split(",").map((name) => oneOf("--agents", levelNames)(name.trim())),
      ["random", "random"] satisfies Level[],
    )
    .option("--limit <decisions>", "after how many decisions a game is undecided", wholeNumber("--limit", 1), 20_000)
    .option("--seconds <number>", "after how many seconds a game hangs", wholeNumber("--seconds", 1, 3600), 60)
    .option("--laws", "look at each decision, not only at each turn, whether the laws of the game hold")
    .option("--json", "print the figures as JSON")
    .action((options: Options) => {
      const report = simulate(options);
      if (options.json === true) console.log(JSON.stringify(report, null, 2));
      else print(report);
      if (report.troubles.some(({ what }) => what !== "undecided")) process.exitCode = 1;
    });
}

function decksOf(wanted: readonly string[] | undefined): readonly [ChosenDeck, ChosenDeck] {
  const [one = "Heroes of Akros", two = wanted === undefined ? "Depths of Thassa" : one, ...more] = wanted ?? [];
  if (more.length > 0) throw new UserError(`two players play: expected at most two decks, found ${more.length + 2}`);
  return [chooseDeck(one), chooseDeck(two)];
}

/** The deck for one game: the same each time, unless it is to be a new one by chance. */
function deckFor(deck: ChosenDeck, seed: number): ChosenDeck {
  return deck.name === randomDeckName ? deckByChance(seed) : deck;
}

function simulate(options: Options): Report {
  const decks = decksOf(options.deck);
  const [one = "random", two = one, ...more] = options.agents;
  if (more.length > 0) throw new UserError(`two players play: expected at most two agents, found ${more.length + 2}`);
  const troubles: Trouble[] = [];
  const wins = [0, 0];
  const byBeginning = { first: 0, second: 0 };
  const endings: Record<string, number> = {};
  const questions: Record<string, number> = {};
  let draws = 0;
  let decisions = 0;
  let turns = 0;
  let finished = 0;
  let shortest = Infinity;
  let longest = 0;
  const bar = new SingleBar({
    format: "{bar} {value}/{total} games, {duration_formatted}, {eta_formatted} to go",
    barsize: 30,
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
  });
  bar.start(options.games, 0);
  const start = performance.now();
  for (let index = 0; index < options.games; index++) {
    const seed = options.seed + index;
    let last: Game | undefined;
    let made = 0;
    try {
      const played = within(options.seconds * 1000, () => {
        let turn = 0;
        return playGame([levels[one](seed * 2 + 1), levels[two](seed * 2 + 2)], {
          seed,
          players: decks.map((deck, player) => ({ name: deck.name, deck: deckFor(deck, seed * 2 + player).cards })),
          limit: options.limit,
          watch: (game) => {
            last = game;
            made++;
            const { question, state } = game;
            if (question !== null) questions[question.kind] = (questions[question.kind] ?? 0) + 1;
            if (options.laws !== true && state.turn === turn) return;
            turn = state.turn;
            const broken = brokenLaw(game);
            if (broken !== null) throw new BrokenLaw(broken);
          },
        });
      });
      decisions += played.decisions;
      if (played.result === null) {
        troubles.push({ seed, what: "undecided", message: `no end after ${played.decisions} decisions` });
      } else {
        finished++;
        turns += played.turns;
        shortest = Math.min(shortest, played.turns);
        longest = Math.max(longest, played.turns);
        endings[played.result.why] = (endings[played.result.why] ?? 0) + 1;
        if ("draw" in played.result) draws++;
        else {
          wins[played.result.winner] = (wins[played.result.winner] ?? 0) + 1;
          byBeginning[played.result.winner === played.first ? "first" : "second"]++;
        }
      }
    } catch (error) {
      decisions += made;
      troubles.push({ seed, what: kindOfTrouble(error), message: `${messageOf(error)} (${where(last, made)})` });
    }
    bar.update(index + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  bar.stop();
  return {
    decks: decks.map(({ name }) => name),
    agents: [one, two],
    games: options.games,
    seconds,
    gamesPerSecond: options.games / seconds,
    decisions,
    decisionsPerSecond: decisions / seconds,
    decisionsPerGame: decisions / options.games,
    turnsPerGame: finished === 0 ? 0 : turns / finished,
    shortestGame: finished === 0 ? 0 : shortest,
    longestGame: longest,
    wins,
    draws,
    winsByBeginning: byBeginning,
    endings,
    questions,
    troubles,
  };
}

class BrokenLaw extends Error {}

function kindOfTrouble(error: unknown): Trouble["what"] {
  return error instanceof BrokenLaw ? "law" : error instanceof TookTooLong ? "hung" : "error";
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BrokenLaw || error instanceof TookTooLong) return error.message;
  const place = /\((?:file:\/\/)?[^)]*?\/(packages\/[^)]*)\)/.exec(error.stack ?? "")?.[1];
  return place === undefined ? error.message : `${error.message} [${place}]`;
}

function where(game: Game | undefined, decisions: number): string {
  if (game === undefined) return "before the first question";
  const question: Question | null = game.question;
  return `turn ${game.state.turn}, ${game.state.step}, decision ${decisions}${question === null ? "" : `, ${question.kind}`}`;
}

const endingWords: Readonly<Record<string, string>> = {
  "704.5a": "life at 0 or less",
  "704.5b": "drew from an empty library",
  "704.5c": "ten poison counters",
  "104.3a": "conceded",
  "104.4a": "all lost at once",
  "104.4b": "an endless loop",
};

function print(report: Report): void {
  const number = (value: number, digits = 0): string =>
    value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const share = (count: number): string =>
    `${number(count)} (${number(report.games === 0 ? 0 : (count * 100) / report.games, 1)} %)`;
  console.log(
    `${number(report.games)} games in ${number(report.seconds, 1)} s: ${number(report.gamesPerSecond, 1)} games and ${number(report.decisionsPerSecond)} decisions a second`,
  );
  console.log(
    `a game: ${number(report.decisionsPerGame, 1)} decisions, ${number(report.turnsPerGame, 1)} turns (${report.shortestGame} to ${report.longestGame})`,
  );
  report.decks.forEach((deck, player) => {
    console.log(`won by ${deck} (${report.agents[player] ?? ""}): ${share(report.wins[player] ?? 0)}`);
  });
  console.log(
    `won by who began: ${share(report.winsByBeginning.first)}, by who did not: ${share(report.winsByBeginning.second)}`,
  );
  if (report.draws > 0) console.log(`drawn: ${share(report.draws)}`);
  for (const [rule, count] of Object.entries(report.endings).sort(([, a], [, b]) => b - a))
    console.log(`ended by ${endingWords[rule] ?? "rule"} (${rule}): ${share(count)}`);
  if (report.troubles.length === 0) return;
  console.log(`${report.troubles.length} games went wrong:`);
  for (const { seed, what, message } of report.troubles.slice(0, 20))
    console.log(`  seed ${seed}, ${what}: ${message}`);
  if (report.troubles.length > 20) console.log(`  and ${report.troubles.length - 20} more (--json has all)`);
}
