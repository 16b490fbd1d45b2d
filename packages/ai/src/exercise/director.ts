/**
 * The directed player: random, but with a liking for what has not been seen yet of the card that a laboratory is for. It plays both sides.
 * Knows questions and options, no card by name.
 */
import type { CompiledAbility, Game, Option, Question } from "@nykthos/engine";
import { cardOfObject, characteristicsOf, objectOf, randomBelow, seedRandom } from "@nykthos/engine";
import { isSensible } from "../random.ts";

export interface Direction {
  /** The name of the card. */
  readonly card: string;
  /** Whether casting it is still of use. */
  readonly wantsCard: () => boolean;
  readonly wants: (ability: CompiledAbility) => boolean;
}

/** Chooses answers, by a seed. */
export function director(seed: number, direction: Direction): (game: Game) => number {
  const random = seedRandom(seed);
  const below = (limit: number): number => randomBelow(random, limit);
  const chance = (percent: number): boolean => below(100) < percent;
  // In some games what is wanted is done at once, in others in its own good time: in combat, or in answer to something.
  const eagerness = [160, 40, 12, 4][below(4)] ?? 40;
  const response = [2, 30][below(2)] ?? 2;

  /** How much each option is liked; 0 for not at all. */
  function weight(game: Game, question: Question, option: Option): number {
    const { state } = game;
    const isIt = (id: number): boolean => id > 0 && cardOfObject(state, objectOf(state, id)).name === direction.card;
    switch (option.type) {
      case "back":
        return 0;
      case "manual":
        return 1;
      case "auto":
        return 30;
      case "pass":
        return state.stack.length > 0 ? 60 : 12;
      case "cast":
        if (!isIt(option.object) || !direction.wantsCard()) return 4;
        return state.stack.length > 0 ? response : eagerness;
      case "play":
        return isIt(option.object) ? 100 : 6;
      case "activate":
      case "activateMana": {
        const ability = characteristicsOf(state, option.object).abilities[option.ability];
        if (ability !== undefined && direction.wants(ability)) return state.stack.length > 0 ? response : eagerness;
        return option.type === "activate" ? 3 : 0;
      }
      case "attack":
        return isIt(option.object) ? 30 : 8;
      case "block":
        return isIt(option.object) || isIt(option.attacker) ? 20 : 8;
      case "choose":
        return isIt(option.entity) ? 25 : 10;
      case "yes":
        return question.kind === "unless" ? 10 : 30;
      case "no":
        return 10;
      case "done":
        return question.kind === "attackers" || question.kind === "blockers" ? 8 : 6;
      case "number":
        return option.number === 0 ? 2 : option.number <= 6 ? 10 : 2;
      default:
        return 10;
    }
  }

  return (game) => {
    const { question } = game;
    if (question === null) throw new RangeError("the game is over: there is nothing to choose");
    const { options } = question;
    // Once in a while anything at all, so that nothing is left out by taste.
    const plain = chance(4);
    const weights = options.map((option) =>
      plain ? (isSensible(question, option) ? 1 : 0) : weight(game, question, option),
    );
    const total = weights.reduce((sum, one) => sum + one, 0);
    if (total === 0) return below(options.length);
    let left = below(total);
    return weights.findIndex((one) => (left -= one) < 0);
  };
}
