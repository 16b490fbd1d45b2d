/**
 * The engine's whole interface: a game is asked what it wants to know and told an answer. Everything else reads.
 */
import type { CardDefinition } from "./card/card.ts";
import type { GameEvent } from "./state/events.ts";
import { copyState } from "./state/game.ts";
import type { GameState, Result } from "./state/game.ts";
import type { Answer, Option, Question } from "./state/question.ts";
import type { ObjectId, PlayerId } from "./state/identity.ts";
import { run } from "./rules/agenda.ts";
import { concede } from "./rules/ending.ts";
import { explainObject } from "./rules/layers/index.ts";
import type { Contribution } from "./rules/layers/index.ts";
import { IllegalAnswer } from "./rules/illegal.ts";
import { beginWalk } from "./rules/priority.ts";
import { stateOf } from "./rules/position.ts";
import type { Position } from "./rules/position.ts";
import { emptyState, poolForDecks, startGame } from "./rules/starting.ts";
import { stepBack } from "./rules/walk.ts";
import { loadState, saveState } from "./rules/saving.ts";
import { hashState } from "./rules/serial.ts";
import { shuffleUnseen } from "./rules/unseen.ts";
import { whyNot as whyNotIn } from "./rules/whyNot/index.ts";
import type { Intent } from "./rules/whyNot/index.ts";
import type { Reason } from "./rules/reason.ts";
import { viewFor } from "./rules/view.ts";
import type { View } from "./rules/view.ts";

export interface GameOptions {
  /** A whole number; the same seed, decks and answers give the same game everywhere. */
  readonly seed: number;
  readonly players: readonly { readonly name: string; readonly deck: readonly CardDefinition[] }[];
  /** Who takes the first turn; drawn by lot if left out (103.1). */
  readonly first?: PlayerId;
  /** Whether players may mulligan (default true). */
  readonly mulligans?: boolean;
  /** Starting life total (default 20, 103.4). */
  readonly life?: number;
}

/**
 * A new game, at its first question.
 * @throws RangeError when there is nobody to play it (100.1)
 */
export function newGame(options: GameOptions): Game {
  if (options.players.length === 0) throw new RangeError("a game needs players");
  const decks = options.players.map(({ deck }) => deck);
  const state = emptyState(
    poolForDecks(decks),
    options.players.map(({ name }) => name),
    options.seed,
    options.life,
  );
  startGame(state, decks, options);
  run(state);
  return new Game(state);
}

/**
 * A game that begins in the middle, at its first question; its objects are numbered from 1 in the order of the position's list.
 * @throws RangeError when the position names a player, an object or a token that there is not
 */
export function newPosition(position: Position): Game {
  return new Game(stateOf(position));
}

/**
 * A saved game, at the question at which it was saved.
 * @param find the definition of a card by its name
 * @throws LoadingError when the text is no saved game, is damaged, or is about cards that are unknown or have changed
 */
export function loadGame(text: string, find: (name: string) => CardDefinition | undefined): Game {
  return new Game(loadState(text, find));
}

/** Why that cannot be done now: the first reason in the order of the rules, or null where none is found. */
export function whyNot(game: Game, intent: Intent): Reason | null {
  return whyNotIn(game.state, intent);
}

/** A game: what it asks, what it is told, and what can be read of it. Made by `newGame`, `newPosition` and `loadGame`. */
export class Game {
  /** The whole position, hidden cards included: for tests, saving and agents that are told so. Do not change it. */
  readonly state: GameState;

  constructor(state: GameState) {
    this.state = state;
  }

  /** What the game asks now, or null when it is over. */
  get question(): Question | null {
    return this.state.result === null ? this.state.question : null;
  }

  /** How it ended, or null while it goes on. */
  get result(): Result | null {
    return this.state.result;
  }

  /**
   * Answers the question and plays on to the next one.
   * @throws IllegalAnswer when no such option is listed; the game is unchanged then
   */
  answer(answer: Answer): void {
    const { question } = this;
    if (question === null) throw new IllegalAnswer("over", "104.1", "The game is over: there is nothing to answer.");
    if (!isRecord(answer)) {
      throw new IllegalAnswer(
        "notAnswer",
        "117.1",
        `${JSON.stringify(answer)} is no answer; expected { choose: number }.`,
      );
    }
    const index =
      "choose" in answer ? answer.choose : question.options.findIndex((option) => option.type === wordOf(answer));
    // What comes over a wire may be no number: a list answers to words like "length" as well.
    const option = Number.isInteger(index) ? question.options[index] : undefined;
    if (option === undefined) {
      const what = "choose" in answer ? `option ${answer.choose}` : `"${wordOf(answer)}"`;
      throw new IllegalAnswer(
        "notListed",
        "117.1",
        `${what} is not among the ${question.options.length} options of this question (${question.kind}); expected 0 to ${question.options.length - 1}.`,
      );
    }
    take(this.state, question, index, option);
  }

  /** A copy that plays on by itself. */
  fork(): Game {
    return new Game(copyState(this.state));
  }

  /**
   * A copy in which everything that the player may not know is dealt anew: for looking ahead without looking at hidden cards.
   * @param seed decides what they are then; the same for positions that look the same to the player
   */
  forkFor(viewer: PlayerId, seed: number): Game {
    const copy = this.fork();
    shuffleUnseen(copy.state, viewer, seed);
    return copy;
  }

  /** A player gives up, at any time (104.3a). */
  concede(player: PlayerId): void {
    concede(this.state, player);
    if (this.state.result === null) run(this.state);
  }

  /** What that player may know, and nothing else. */
  viewFor(player: PlayerId): View {
    return viewFor(this.state, player);
  }

  /** Why an object is what it is now: each contribution, by layer, source and rule. */
  explain(object: ObjectId): readonly Contribution[] {
    return explainObject(this.state, object);
  }

  /** The game as text, hidden cards included, from which `loadGame` makes it again. */
  save(): string {
    return saveState(this.state);
  }

  /** A number that is the same for the same position, and differs for different ones but by chance. */
  hash(): string {
    return hashState(this.state);
  }

  /** Tells of every event from now on; null to stop. */
  listen(listener: ((event: GameEvent, state: GameState) => void) | null): void {
    this.state.listener = listener;
  }
}

/** Whether something that came from outside, whatever its type promised, is an object at all. */
function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function wordOf(answer: Exclude<Answer, { readonly choose: number }>): string {
  return "done" in answer ? "done" : "back" in answer ? "back" : "pass";
}

/** Takes a listed option; stepping back in a walk goes over the answers since it began, elsewhere the frame that asks knows how. */
function take(g: GameState, question: Question, index: number, option: Option): void {
  if (option.type === "back" && g.undo.length > 0) {
    stepBack(g, take);
    return;
  }
  const [walk] = g.undo;
  if (walk !== undefined) g.undo = [{ state: walk.state, answers: [...walk.answers, index] }];
  else if (
    question.kind === "priority" &&
    (option.type === "cast" || option.type === "activate" || option.type === "activateMana")
  )
    beginWalk(g, index);
  g.question = null;
  const frame = g.agenda[g.agenda.length - 1];
  if (frame !== undefined) frame.answer = option;
  run(g);
}
