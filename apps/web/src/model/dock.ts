/**
 * What the dock beside the table offers: the one button that leads on, with what it does and what comes next, and the smaller ones. Pure;
 * words come from the holder of the game or as keys of the catalogue.
 */
import type { Option, Question, View } from "@nykthos/engine";
import type { Step } from "@nykthos/engine/card";
import type { Update } from "@nykthos/protocol";
import { questionOf, touched } from "./cards.ts";
import { steps } from "./masks.ts";

/** What passing leads to. */
type Next =
  | { readonly to: "resolve"; readonly object: number }
  | { readonly to: "combat" }
  | { readonly to: "step"; readonly step: Step }
  | { readonly to: "turn" };

export interface DockButton {
  readonly option: Option;
  /** What it does, in words; "" where `next` says it. */
  readonly label: string;
  readonly next?: Next;
}

export interface Dock {
  readonly prompt: string;
  /** The button that leads on; null where something has to be touched first. */
  readonly main: DockButton | null;
  readonly others: readonly DockButton[];
  readonly back: Option | null;
  /** Attacking with everything that can. */
  readonly attackAll: boolean;
  /** How many of a whole lot of numbers there are to choose from. */
  readonly numbers: readonly number[];
}

/** Options that lead on without anything having to be chosen, best first. */
const leading: readonly Option["type"][] = ["pass", "done", "auto", "keep", "yes"];

/** What happens when the player passes now and the other side does as well. */
function nextOf({ stack, step, activePlayer, viewer, battlefield }: View): Next {
  const top = stack[stack.length - 1];
  if (top !== undefined) return { to: "resolve", object: top.id };
  const attacked = battlefield.some(({ attacking }) => attacking !== 0);
  switch (step) {
    case "main1":
      return { to: "combat" };
    case "main2":
      return activePlayer === viewer ? { to: "turn" } : { to: "step", step: "end" };
    case "end":
    case "cleanup":
      return { to: "turn" };
    case "declareAttackers":
      return { to: "step", step: attacked ? "declareBlockers" : "main2" };
    case "beginCombat":
      return { to: "step", step: "declareAttackers" };
    default:
      return { to: "step", step: steps[steps.indexOf(step) + 1] ?? "end" };
  }
}

/** Options that stand at the card and not in the dock: those whose card is to be seen. */
function isAtCard(option: Option, question: Question, { faces }: Update): boolean {
  const entity = touched(option);
  const seen = entity < 0 || faces[entity] !== undefined;
  return entity !== 0 && seen && question.kind !== "order" && option.type !== "trigger";
}

export function dockOf(update: Update): Dock {
  const question = questionOf(update);
  const nothing: Dock = { prompt: update.prompt, main: null, others: [], back: null, attackAll: false, numbers: [] };
  if (question === null) return nothing;
  const { options } = question;
  const back = options.find(({ type }) => type === "back") ?? null;
  const mainOption = leading.flatMap((type) => options.filter((option) => option.type === type))[0] ?? null;
  const button = (option: Option): DockButton => ({
    option,
    label: [option.type === "color" ? `{${option.color}} ` : "", update.options[options.indexOf(option)] ?? ""].join(
      "",
    ),
    ...(option.type === "pass" ? { next: nextOf(update.view) } : {}),
  });
  const numbers = options.flatMap((option) => (option.type === "number" ? [option.number] : []));
  return {
    prompt: update.prompt,
    main: mainOption === null ? null : button(mainOption),
    others: options
      .filter(
        (option) =>
          option !== mainOption && option !== back && option.type !== "number" && !isAtCard(option, question, update),
      )
      .map(button),
    back,
    attackAll: options.filter(({ type }) => type === "attack").length > 1,
    numbers,
  };
}
