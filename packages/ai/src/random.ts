/**
 * The random player: any sensible answer, each as likely. Sensible is not good: it only leaves out what decides nothing (stepping back
 * out of a cast, paying by hand, making mana that nothing is paid with), so that games come to an end.
 */
import type { Option, Question } from "@nykthos/engine";
import { randomBelow, seedRandom } from "@nykthos/engine";
import type { MakeAgent } from "./agent.ts";

/** Whether an option of a question leads on in the game. */
export function isSensible(question: Question, option: Option): boolean {
  if (option.type === "back" || option.type === "manual") return false;
  return option.type !== "activateMana" || question.kind !== "priority";
}

export const randomAgent: MakeAgent = (seed) => {
  const state = seedRandom(seed);
  return {
    name: "random",
    choose: ({ question }) => {
      if (question === null) throw new RangeError("the game is over: there is nothing to choose");
      const { options } = question;
      let count = 0;
      for (const option of options) if (isSensible(question, option)) count++;
      if (count === 0) return { choose: randomBelow(state, options.length) };
      let left = randomBelow(state, count);
      for (let index = 0; index < options.length; index++) {
        const option = options[index];
        if (option !== undefined && isSensible(question, option) && left-- === 0) return { choose: index };
      }
      return { choose: 0 };
    },
  };
};
