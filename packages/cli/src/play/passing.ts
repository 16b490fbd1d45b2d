/**
 * Passing by itself (117.3d): whether a person has to be asked at all. Where nothing can be done but pass, nobody is asked; where something
 * of another player waits on the stack, the person is always asked who could answer it.
 */
import type { Game, Question } from "@nykthos/engine";
import { objectOf } from "@nykthos/engine";
import { steps } from "@nykthos/engine/card";
import type { Step } from "@nykthos/engine/card";

export class Stops {
  readonly own = new Set<Step>(["main1", "declareBlockers", "main2"]);
  readonly others = new Set<Step>(["declareAttackers", "declareBlockers", "end"]);
  /** The turn until whose end nothing is asked, unless something happens. */
  private passingIn = 0;

  passTurn(turn: number): void {
    this.passingIn = turn;
  }

  toggle(whose: "own" | "others", step: Step): void {
    const set = this[whose];
    if (!set.delete(step)) set.add(step);
  }

  /** Whether the player is asked this question, which is one about priority. */
  asks({ state }: Game, { player, options }: Question): boolean {
    if (!options.some(({ type }) => type !== "pass" && type !== "activateMana")) return false;
    if (state.stack.length > 0) {
      const others = state.stack.some((id) => objectOf(state, id).controller !== player);
      if (others) this.passingIn = 0;
      return others;
    }
    if (this.passingIn === state.turn) return false;
    return (state.activePlayer === player ? this.own : this.others).has(state.step);
  }
}

/** The step that somebody means. */
export function stepNamed(name: string): Step | undefined {
  const typed = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  return steps.find((step) => step.toLowerCase() === typed);
}
