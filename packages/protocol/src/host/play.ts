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

/** A place that the player can go back to. */
interface Way {
  readonly game: Game;
  readonly answers: number;
  readonly heard: number;
  readonly story: Story;
}

/** Turns an event into what is told of it, at the moment when it happens. */
export type Teller<T> = (known: KnownEvent, g: GameState) => T;

export class Play<T> {
  readonly record: GameRecord;
  readonly #tell: Teller<T>;
  game: Game;
  answers: number[] = [];
  /** Everything that was told. */
  told: T[] = [];
  story = new Story(viewer);
  #ways: Way[] = [];
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
    const mine = question?.decider === viewer && index >= 0;
    if (!mine) this.#endWays(index < 0 ? "late" : "otherActed");
    else if (deliberately && this.game.state.undo.length === 0) {
      const { game, answers, told, story } = this;
      this.#ways.push({
        game: game.fork(),
        answers: answers.length,
        heard: told.length,
        story: new Story(viewer, story),
      });
    }
    this.playedLand = mine && deliberately && question?.options[index]?.type === "play";
    this.story.revealed = false;
    const happened = this.told.length;
    giveAnswer(this.game, index);
    this.answers.push(index);
    this.#see();
    if (this.story.revealed) this.#endWays("revealed");
    const seen = this.told.length > happened || (isShown(this.game.question) && !isShown(question));
    if (seen && this.game.state.undo.length === 0) this.moments.push(this.answers.length);
  }

  /** Goes back to before the player's last answer, as long as nothing was revealed and nobody else has acted. */
  undo(): boolean {
    const way = this.#ways.pop();
    if (way === undefined) return false;
    this.game = way.game;
    this.answers.length = way.answers;
    this.told.length = way.heard;
    this.story = way.story;
    this.moments = this.moments.filter((moment) => moment <= way.answers);
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

  /** What lies open before the player now is known from now on. */
  #see(): void {
    const { players, battlefield, stack, exile, command, looking } = this.game.viewFor(viewer);
    for (const list of [battlefield, stack, exile, command, looking]) this.story.see(list.map(({ id }) => id));
    for (const { hand, graveyard, libraryTop } of players) {
      this.story.see(hand.map(({ id }) => id));
      this.story.see(graveyard.map(({ id }) => id));
      if (libraryTop !== null) this.story.see([libraryTop.id]);
    }
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
