/**
 * The exercise: plays laboratory games until everything that the cards of a pool can do has been seen, and whole random games beside;
 * tells what was never seen. Start at `Exercise`. The cards are passed in; nothing here knows one.
 */
import type { Answer, CompiledCard, Game, QuestionKind } from "@nykthos/engine";
import { newGame, newPosition, questionKinds, randomBelow, seedRandom } from "@nykthos/engine";
import type { CardDefinition } from "@nykthos/engine/card";
import { randomAgent } from "../random.ts";
import { director } from "./director.ts";
import { goalsOf } from "./goals.ts";
import type { Goal } from "./goals.ts";
import { laboratory, Shelf } from "./laboratory.ts";
import { Watcher } from "./watcher.ts";

export { describeGoal } from "./goals.ts";
export type { Goal, GoalKind } from "./goals.ts";

/** A game that ended in an error, or that broke a law. */
export interface Trouble {
  readonly card: string;
  readonly seed: number;
  /** Cards that were put beside it. */
  readonly beside: readonly string[];
  /** The options that were chosen, from the first question on: with card, seed and what was beside they play the game again. */
  readonly answers: readonly number[];
  readonly message: string;
}

export interface ExerciseOptions {
  /** The whole pool: what laboratories are filled with. */
  readonly cards: readonly CardDefinition[];
  readonly seed: number;
  /** How many laboratory games a card gets at most (default 60). */
  readonly tries?: number;
  /** Says what is wrong with a position, or null; asked once a turn. */
  readonly law?: (game: Game) => string | null;
  /** Plays a game for the exercise and may throw when that takes too long. */
  readonly guard?: (play: () => void) => void;
  /** Told of each game before it is played. */
  readonly onGame?: (game: Game, card: string, seed: number) => void;
}

/** After how many decisions a laboratory game is over. */
const decisionsPerTry = 400;
const turnsPerTry = 6;

export class Exercise {
  readonly goals: ReadonlyMap<string, readonly Goal[]>;
  readonly troubles: Trouble[] = [];
  readonly watcher: Watcher;
  games = 0;
  decisions = 0;
  private readonly options: ExerciseOptions;
  private readonly shelf: Shelf;
  private answers: number[] = [];

  constructor(options: ExerciseOptions) {
    this.options = options;
    this.shelf = new Shelf(options.cards);
    const compiled = compiledCards(options.cards);
    const goals = new Map<string, readonly Goal[]>();
    for (const card of options.cards) {
      const found = compiled.get(card);
      if (found !== undefined) goals.set(card.name, goalsOf(found));
    }
    this.goals = goals;
    this.watcher = new Watcher([...goals.values()].flat());
  }

  /** What of a card has not been seen yet. */
  unseen(name: string): readonly Goal[] {
    return (this.goals.get(name) ?? []).filter(({ seen }) => !seen);
  }

  /** Kinds of questions that were never asked, but for those that nothing in the pool can ask. */
  unaskedQuestions(): readonly QuestionKind[] {
    // Only a Phyrexian symbol asks how to pay it (107.4f).
    const hasPhyrexian = JSON.stringify(this.options.cards).includes("/P}");
    return questionKinds.filter((kind) => !this.watcher.questions.has(kind) && (kind !== "phyrexian" || hasPhyrexian));
  }

  /** Plays laboratory games for a card until all of it has been seen, or its tries are used up. */
  exerciseCard(card: CardDefinition): void {
    const { seed, tries = 60 } = this.options;
    for (let attempt = 0; attempt < tries && this.unseen(card.name).length > 0; attempt++)
      this.tryOnce(card, seed * 1000 + attempt);
  }

  /**
   * Plays laboratory games with several cards that change or prevent damage, until it was asked which of them applies first (616.1):
   * chance brings such cards together too seldom.
   */
  exerciseQuestions(): void {
    const { cards, seed, tries = 60 } = this.options;
    const replacing = cards.filter((card) => /"(?:doubleDamage|preventDamage)"/.test(JSON.stringify(card.abilities)));
    const random = seedRandom(seed);
    const any = (): readonly CardDefinition[] => {
      const card = replacing[randomBelow(random, Math.max(1, replacing.length))];
      return card === undefined ? [] : [card];
    };
    for (let attempt = 0; attempt < tries && !this.watcher.questions.has("replacement"); attempt++)
      for (const card of any()) this.tryOnce(card, seed * 1000 + 500 + attempt, [...any(), ...any()], false);
  }

  private tryOnce(
    card: CardDefinition,
    seed: number,
    beside: readonly CardDefinition[] = [],
    endsWhenSeen = true,
  ): void {
    const isDone = (): boolean => endsWhenSeen && this.unseen(card.name).length === 0;
    const names = beside.map(({ name }) => name);
    this.attempt(card.name, seed, names, () => {
      const game = newPosition(laboratory(this.shelf, card, seed, beside));
      const choose = director(seed, {
        card: card.name,
        wantsCard: () => !isDone(),
        wants: (ability) => this.watcher.wants(ability),
      });
      this.options.onGame?.(game, card.name, seed);
      this.play(game, choose, decisionsPerTry, game.state.turn + turnsPerTry, isDone);
    });
  }

  /** A whole game with random decks of the pool. */
  playWhole(seed: number): void {
    this.attempt("", seed, [], () => {
      const random = seedRandom(seed);
      const deck = (): CardDefinition[] => {
        const { all, basics } = this.shelf;
        const from = (list: readonly CardDefinition[]): CardDefinition[] => {
          const found = list[randomBelow(random, list.length)];
          return found === undefined ? [] : [found];
        };
        return [
          ...Array.from({ length: 36 }, () => from(all)).flat(),
          ...Array.from({ length: 24 }, () => from(basics)).flat(),
        ];
      };
      const game = newGame({
        seed,
        players: [
          { name: "A", deck: deck() },
          { name: "B", deck: deck() },
        ],
      });
      this.options.onGame?.(game, "", seed);
      const agent = randomAgent(seed);
      this.play(
        game,
        (at) => numberOf(at, agent.choose(at)),
        5000,
        Infinity,
        () => false,
      );
    });
  }

  private play(
    game: Game,
    choose: (game: Game) => number,
    decisions: number,
    lastTurn: number,
    isDone: () => boolean,
  ): void {
    const { law } = this.options;
    this.watcher.watch(game);
    this.games++;
    let turn = -1;
    for (let made = 0; made < decisions && game.question !== null && game.state.turn <= lastTurn; made++) {
      this.decisions++;
      this.watcher.look(game);
      if (law !== undefined && game.state.turn !== turn) {
        turn = game.state.turn;
        const broken = law(game);
        if (broken !== null) throw new RangeError(broken);
      }
      if (isDone()) return;
      const choice = choose(game);
      this.answers.push(choice);
      game.answer({ choose: choice });
    }
  }

  private attempt(card: string, seed: number, beside: readonly string[], play: () => void): void {
    this.answers = [];
    const { guard } = this.options;
    try {
      if (guard === undefined) play();
      else guard(play);
    } catch (error) {
      const message =
        error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 4).join(" ") : String(error);
      this.troubles.push({ card, seed, beside, answers: this.answers, message });
    }
  }
}

/** The number of the option that an answer means. */
function numberOf({ question }: Game, answer: Answer): number {
  if ("choose" in answer) return answer.choose;
  const word = "done" in answer ? "done" : "back" in answer ? "back" : "pass";
  return question?.options.findIndex(({ type }) => type === word) ?? -1;
}

/** What the definitions are compiled to: the same for every game. */
function compiledCards(cards: readonly CardDefinition[]): ReadonlyMap<CardDefinition, CompiledCard> {
  const { pool } = newPosition({
    players: [{ name: "A" }, { name: "B" }],
    objects: [],
    turn: { active: 0, step: "main1", number: 2 },
    alsoKnown: cards,
  }).state;
  return new Map(pool.cards.map((card) => [card.definition, card]));
}
