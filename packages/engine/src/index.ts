/**
 * @nykthos/engine: the rules of the game, data in, data out. Start at `newGame`; a game asks (`game.question`), is answered
 * (`game.answer`) and ends (`game.result`).
 */
import "./rules/index.ts";
import "./mechanics/index.ts";

export { Game, newGame } from "./game.ts";
export type { GameOptions } from "./game.ts";
export { IllegalAnswer } from "./rules/illegal.ts";
export { randomBelow, seedRandom } from "./state/random.ts";
export { canSee } from "./rules/view.ts";
export type { ObjectView, PlayerView, View } from "./rules/view.ts";
export { questionKinds } from "./state/question.ts";
export type { Answer, Option, Question, QuestionKind } from "./state/question.ts";
export { eventNames } from "./state/events.ts";
export type { EventName, GameEvent } from "./state/events.ts";
export type { GameState, Result } from "./state/game.ts";
export type { Contribution } from "./rules/layers/index.ts";
