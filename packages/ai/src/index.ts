/** Players that are programs, from the simplest up. `levels` has them by name; `playGame` lets them play. */
import type { MakeAgent } from "./agent.ts";
import { greedyAgent } from "./greedy.ts";
import { randomAgent } from "./random.ts";

export type { Agent, MakeAgent } from "./agent.ts";
export { describeGoal, Exercise } from "./exercise/index.ts";
export type { ExerciseOptions, Goal, GoalKind, Trouble } from "./exercise/index.ts";
export { greedyAgent } from "./greedy.ts";
export { playGame } from "./play.ts";
export type { PlayedGame, PlayOptions } from "./play.ts";
export { isSensible, randomAgent } from "./random.ts";

/** The players by how well they play, weakest first. */
export const levels = { random: randomAgent, greedy: greedyAgent } as const satisfies Readonly<
  Record<string, MakeAgent>
>;
export type Level = keyof typeof levels;
