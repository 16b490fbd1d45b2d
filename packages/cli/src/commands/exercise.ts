/** `nykthos exercise`: plays until everything that the cards can do has been seen, and tells what never was. */
import { SingleBar } from "cli-progress";
import { Command } from "commander";
import { describeGoal, Exercise } from "@nykthos/ai";
import type { Trouble } from "@nykthos/ai";
import { allCards, findCard } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import { UserError, wholeNumber } from "../errors.ts";
import { brokenLaw } from "../laws.ts";
import { within } from "../watchdog.ts";

interface Options {
  readonly games: number;
  readonly tries: number;
  readonly seed: number;
  readonly card?: string;
  readonly json?: boolean;
}

interface Report {
  readonly cards: number;
  readonly goals: number;
  readonly reached: number;
  readonly seconds: number;
  readonly games: number;
  readonly decisions: number;
  /** What was never seen, by card. */
  readonly unseen: Readonly<Record<string, readonly string[]>>;
  readonly unaskedQuestions: readonly string[];
  readonly troubles: readonly Trouble[];
}

/** After how many seconds a game hangs. */
const secondsPerGame = 20;

export function exerciseCommand(): Command {
  return new Command("exercise")
    .description("play until every card has been cast and all that it can do has been seen")
    .option("-n, --games <number>", "how many whole random games are played beside", wholeNumber("--games", 0), 50)
    .option("-t, --tries <number>", "how many games of its own a card gets at most", wholeNumber("--tries", 1), 200)
    .option("-s, --seed <number>", "the same seed plays the same games", wholeNumber("--seed", 0), 1)
    .option("-c, --card <name>", "exercise one card only")
    .option("--json", "print the figures as JSON")
    .action((options: Options) => {
      const report = run(options);
      if (options.json === true) console.log(JSON.stringify(report, null, 2));
      else print(report);
      if (report.troubles.length > 0 || Object.keys(report.unseen).length > 0) process.exitCode = 1;
    });
}

function cardsOf(name: string | undefined): readonly CardDefinition[] {
  if (name === undefined) return allCards;
  const card = findCard(name);
  if (card === undefined) throw new UserError(`there is no card "${name}"`);
  return [card];
}

function run({ games, tries, seed, card }: Options): Report {
  const list = cardsOf(card);
  const whole = card === undefined ? games : 0;
  const exercise = new Exercise({
    cards: allCards,
    seed,
    tries,
    law: brokenLaw,
    guard: (play) => within(secondsPerGame * 1000, play),
  });
  const bar = new SingleBar({
    format: "{bar} {value}/{total} {what}, {duration_formatted}, {eta_formatted} to go",
    barsize: 30,
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
  });
  const start = performance.now();
  bar.start(list.length + whole, 0, { what: "" });
  for (const one of list) {
    exercise.exerciseCard(one);
    bar.increment(1, { what: one.name });
  }
  if (card === undefined) exercise.exerciseQuestions();
  for (let game = 0; game < whole; game++) {
    exercise.playWhole(seed + game);
    bar.increment(1, { what: "whole games" });
  }
  bar.stop();
  const unseen: Record<string, readonly string[]> = {};
  let goals = 0;
  let reached = 0;
  for (const { name } of list) {
    const left = exercise.unseen(name);
    const all = exercise.goals.get(name)?.length ?? 0;
    goals += all;
    reached += all - left.length;
    if (left.length > 0) unseen[name] = left.map(describeGoal);
  }
  return {
    cards: list.length,
    goals,
    reached,
    seconds: (performance.now() - start) / 1000,
    games: exercise.games,
    decisions: exercise.decisions,
    unseen,
    unaskedQuestions: card === undefined ? exercise.unaskedQuestions() : [],
    troubles: exercise.troubles,
  };
}

function print({ cards, goals, reached, seconds, games, decisions, unseen, unaskedQuestions, troubles }: Report): void {
  console.log(
    `${cards} ${cards === 1 ? "card" : "cards"}, ${games} ${games === 1 ? "game" : "games"} with ${decisions} decisions in ${seconds.toFixed(1)} s: ${reached} of ${goals} things that cards can do were seen`,
  );
  for (const [card, list] of Object.entries(unseen)) console.log(`never seen of ${card}: ${list.join("; ")}`);
  if (unaskedQuestions.length > 0) console.log(`never asked: ${unaskedQuestions.join(", ")}`);
  for (const { card, seed, message } of troubles.slice(0, 20))
    console.log(`went wrong (${card === "" ? "whole game" : card}, seed ${seed}): ${message}`);
  if (troubles.length > 20) console.log(`and ${troubles.length - 20} more went wrong (--json has all)`);
}
