/** Playing whole games between agents: what simulations, benchmarks and tests are made of. Knows no card and no deck list. */
import type { Game, GameOptions, Result } from "@nykthos/engine";
import { newGame } from "@nykthos/engine";
import type { Agent } from "./agent.ts";

export interface PlayOptions extends GameOptions {
  /** After how many decisions the game is given up as undecided (default 20,000). */
  readonly limit?: number;
  /** Told before each answer is given; for statistics and laws. */
  readonly watch?: (game: Game) => void;
}

export interface PlayedGame {
  readonly game: Game;
  /** Null if it was given up as undecided. */
  readonly result: Result | null;
  readonly decisions: number;
  /** How many answers were listed, over all decisions. */
  readonly answers: number;
  readonly turns: number;
  /** Who took the first turn. */
  readonly first: number;
}

/**
 * Plays a game from its first question to its end.
 * @param agents one for each player, in order
 * @throws what the engine throws; the game is not given up for an error
 */
export function playGame(agents: readonly Agent[], options: PlayOptions): PlayedGame {
  const game = newGame(options);
  const { limit = 20_000, watch } = options;
  let decisions = 0;
  let answers = 0;
  for (let { question } = game; question !== null && decisions < limit; { question } = game) {
    const agent = agents[question.decider];
    if (agent === undefined) throw new RangeError(`there is no agent for player ${question.decider}`);
    watch?.(game);
    decisions++;
    answers += question.options.length;
    game.answer(agent.choose(game));
  }
  const { turn, startingPlayer } = game.state;
  return { game, result: game.result, decisions, answers, turns: turn, first: startingPlayer };
}
