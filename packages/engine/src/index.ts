/**
 * @nykthos/engine: the rules of the game, data in, data out. Start at `newGame`; a game asks (`game.question`), is answered
 * (`game.answer`) and ends (`game.result`).
 */
import "./rules/index.ts";
import "./mechanics/index.ts";

export { Game, loadGame, newGame, newPosition, whyNot } from "./game.ts";
export { LoadingError } from "./rules/saving.ts";
export type { LoadingProblem } from "./rules/saving.ts";
export type { GameOptions } from "./game.ts";
export type { Position, PositionObject, PositionPlayer } from "./rules/position.ts";
export type { Reason, ReasonCode, ReasonOf, Reasons } from "./rules/reason.ts";
export type { Intent } from "./rules/whyNot/index.ts";
export { IllegalAnswer } from "./rules/illegal.ts";
export { randomBelow, seedRandom } from "./state/random.ts";
export { canSee } from "./rules/view.ts";
export type { ObjectView, PlayerView, View } from "./rules/view.ts";
export { questionKinds } from "./state/question.ts";
export type { Answer, Option, Question, QuestionKind } from "./state/question.ts";
export { eventNames } from "./state/events.ts";
export type { EventName, GameEvent } from "./state/events.ts";
export type { GameState, Result } from "./state/game.ts";
export type { Contribution, Measured } from "./rules/layers/index.ts";
export type { Expiry } from "./state/effects.ts";

// For those who read a position closely, hidden cards included: scenarios, explanations, tools.
export { devotionOf } from "./mechanics/devotion.ts";
export { manaSoFar } from "./rules/casting/index.ts";
export { declaredSoFar } from "./rules/combat/index.ts";
export { designationBit } from "./rules/designations.ts";
export { characteristicsOf, controllerOf, hasKeyword, hasLimit, hasType, isCreature } from "./rules/layers/index.ts";
export { manaToCast } from "./rules/mana/index.ts";
export { haveSameName } from "./rules/matching.ts";
export { targetCount, targetGroups } from "./rules/targets.ts";
export { textBeingCarriedOut } from "./rules/text.ts";
export { colorBit, keywordBit, maskOf, supertypeBit, typeBit, wordsOf } from "./state/characteristics.ts";
export type {
  Characteristics,
  CompiledAbility,
  CompiledActivated,
  CompiledCard,
  Step as TextStep,
} from "./state/compiled.ts";
export { abilityAt, cardOfObject, objectOf, playerAt } from "./state/game.ts";
export { isPlayerEntity, playerEntity, playerOfEntity } from "./state/identity.ts";
export type { EntityId, ObjectId, PlayerId } from "./state/identity.ts";
export { countersOn } from "./state/object.ts";
export type { GameObject, StackInfo } from "./state/object.ts";
