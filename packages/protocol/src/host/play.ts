/**
 * A game as it is played at a table: the game itself, what its player has been told, the way back, and the record of all answers.
 * Whatever was answered, now or before a reload, comes through `apply`.
 */
import { newGame } from "@nykthos/engine";
import type { Answer, Game, GameEvent, GameState, Question } from "@nykthos/engine";
import type { KnownEvent } from "./story.ts";
import { Story } from "./story.ts";
import { concessionOf, giveAnswer, mustFit, optionsOf } from "../record/index.ts";
import type { GameRecord } from "../record/index.ts";

/** Who sits at the table; the opponent is the other. */
export const viewer = 0;

/** What had been told, and how much had been answered, at some place. */
interface Mark {
  readonly answers: number;
  readonly asked: number;
  readonly heard: number;
  readonly story: Story;
}

/** A place that the player can go back to. */
interface Way extends Mark {
  readonly game: Game;
}

/** Turns an event into what is told of it, at the moment when it happens. */
export type Teller<T> = (known: KnownEvent, g: GameState) => T;

export class Play<T> {
  readonly record: GameRecord;
  readonly #tell: Teller<T>;
  game: Game;
  answers: number[] = [];
  /** How many of them the player gave: those of the other side, who may have been asked about hidden cards, count for nobody. */
  asked = 0;
  /** Everything that was told. */
  told: T[] = [];
  story = new Story(viewer);
  #ways: Way[] = [];
  /** How things stood before each answer of an unfinished cast or activation, which can be stepped back over. */
  #walk: Mark[] = [];
  /** Why there is no way back to before the first of them. */
  wayEnds: "nothingDone" | "revealed" | "otherActed" | "late" = "nothingDone";
  /** After how many answers something had happened that is worth watching again, or cards were shown. */
  moments: number[] = [];
  /** The player has just played a land, and should not be led on before they had a chance to take it back. */
  playedLand = false;

  constructor(record: GameRecord, tell: Teller<T>) {
    this.record = record;
    this.#tell = tell;
    this.game = newGame(optionsOf(record));
    this.#listen();
    this.#see();
  }

  /**
   * Gives the answers of the record, up to so many.
   * @throws RecordError when one of them does not fit
   */
  replay(count = this.record.answers.length): void {
    for (const [at, answer] of this.record.answers.slice(0, count).entries()) {
      mustFit(this.game, this.record, at);
      this.apply(answer);
    }
  }

  /** What was told is from now on as it was told there: the same game, in another language. */
  tellAgain({ told }: Play<T>): void {
    this.told = told;
  }

  get canUndo(): boolean {
    return this.#ways.length > 0;
  }

  /** The player at the table gives up. */
  concede(): void {
    this.apply(concessionOf(viewer));
  }

  /**
   * Answers the question with the option of that number, or by a concession as it stands in a record.
   * @param deliberately whether the player chose it, so that there is a way back to before it
   * @throws IllegalAnswer when there is no such option
   */
  apply(index: number, deliberately = true): void {
    const { question } = this.game;
    const option = question?.options[index];
    const mine = question?.decider === viewer && index >= 0;
    if (option?.type === "back" && this.#walk.length > 0) {
      this.#stepBack(index);
      return;
    }
    // Who concedes has begun nothing (732.1).
    const [begun] = this.#walk;
    if (index < 0 && begun !== undefined) this.#goTo(begun);
    const mark = this.#mark();
    const isOutside = this.game.state.undo.length === 0;
    if (!mine) this.#endWays(index < 0 ? "late" : "otherActed");
    else if (deliberately && isOutside) this.#ways.push({ ...mark, game: this.game.fork() });
    this.playedLand = mine && deliberately && option?.type === "play";
    this.story.revealed = false;
    const chance = this.game.state.random.join();
    giveAnswer(this.game, index);
    this.answers.push(index);
    if (mine) this.asked++;
    this.#walk = this.game.state.undo.length === 0 ? [] : [...(isOutside ? [] : this.#walk), mark];
    this.#see();
    if (this.story.revealed || this.game.state.random.join() !== chance) this.#endWays("revealed");
    const seen = this.told.length > mark.heard || (isShown(this.game.question) && !isShown(question));
    if (seen && this.game.state.undo.length === 0) this.moments.push(this.answers.length);
  }

  /** What was answered last is as if it had never been: neither the record nor the story has it. Out of the walk there is nothing to take back. */
  #stepBack(index: number): void {
    const mark = this.#walk.at(-1);
    if (mark === undefined) return;
    const isLeft = this.#walk.length === 1;
    giveAnswer(this.game, index);
    this.#walk = this.#walk.slice(0, -1);
    this.#goTo(mark);
    if (isLeft && this.#ways.at(-1)?.answers === mark.answers) this.#ways.pop();
    this.playedLand = false;
  }

  #mark(): Mark {
    const { answers, asked, told, story } = this;
    return { answers: answers.length, asked, heard: told.length, story: new Story(viewer, story) };
  }

  #goTo({ answers, asked, heard, story }: Mark): void {
    this.answers.length = answers;
    this.asked = asked;
    this.told.length = heard;
    this.story = new Story(viewer, story);
    this.moments = this.moments.filter((moment) => moment <= answers);
  }

  /** Goes back to before the player's last answer, as long as nothing was revealed and nobody else has acted. */
  undo(): boolean {
    const way = this.#ways.pop();
    if (way === undefined) return false;
    this.game = way.game;
    this.#walk = [];
    this.#goTo(way);
    this.playedLand = false;
    this.#listen();
    return true;
  }

  #endWays(why: Play<T>["wayEnds"]): void {
    this.#ways = [];
    this.wayEnds = why;
  }

  /** The record with all answers so far. */
  get whole(): GameRecord {
    const { hashes: _, ...record } = this.record;
    return { ...record, answers: [...this.answers] };
  }

  #listen(): void {
    this.game.listen((event: GameEvent, g: GameState) => {
      this.told.push(this.#tell(this.story.hear(event, g, this.moments.length + 1), g));
    });
  }

  /** What lies open before the player now. */
  #see(): void {
    const { players, battlefield, stack, exile, command, looking } = this.game.viewFor(viewer);
    const open = [battlefield, stack, exile, command, looking].flat();
    for (const { hand, graveyard, libraryTop } of players) {
      open.push(...hand, ...graveyard);
      if (libraryTop !== null) open.push(libraryTop);
    }
    this.story.look(
      this.game.state,
      open.map(({ id }) => id),
    );
  }
}

/** Whether the player at the table is shown cards as they are asked. */
function isShown(question: Question | null): boolean {
  return question?.decider === viewer && question.shown !== undefined;
}

/** The number of the option that an answer means. */
export function numberOf(question: Question, answer: Answer): number {
  if ("choose" in answer) return answer.choose;
  const word = "done" in answer ? "done" : "back" in answer ? "back" : "pass";
  return question.options.findIndex(({ type }) => type === word);
}
