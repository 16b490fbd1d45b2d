/**
 * Stepping back inside an unfinished cast or activation (601.2, 732.1): the position from before it, with all answers but the last
 * given again. At its beginning that leaves it altogether.
 */
import { restoreState } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { Option, Question } from "../state/question.ts";

export function stepBack(
  g: GameState,
  take: (g: GameState, question: Question, index: number, option: Option) => void,
): void {
  const [walk] = g.undo;
  if (walk === undefined) throw new RangeError("there is nothing to step back from");
  const answers = walk.answers.slice(0, -1);
  const { listener } = g;
  restoreState(g, walk.state);
  // What happened already was told already.
  g.listener = null;
  for (const index of answers) {
    const { question } = g;
    const option = question?.options[index];
    if (question === null || option === undefined) throw new RangeError("the walk cannot be gone over again");
    take(g, question, index, option);
  }
  g.listener = listener;
}
