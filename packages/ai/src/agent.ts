/**
 * A player that is a program: it is shown a game at a question and gives one of the listed answers. What it may look at is what the
 * player may know; given the same seed and the same questions it answers the same.
 */
import type { Answer, Game } from "@nykthos/engine";

export interface Agent {
  readonly name: string;
  /**
   * The answer to the game's question.
   * @param game at a question that this agent decides; it must not be changed (look ahead on a fork)
   */
  choose(game: Game): Answer;
}

/** Makes an agent from a seed. */
export type MakeAgent = (seed: number) => Agent;
