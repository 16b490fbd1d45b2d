/**
 * Programs: the sentences of a text, flattened to steps with jumps, so that a half-carried-out text is a frame with a number and can
 * be copied, saved and gone on with (608.2c).
 */
import type { Effect } from "../card/effect.ts";
import type { Program, Step } from "../state/compiled.ts";

/** The steps of a list of sentences, in the order written. */
export function flatten(effects: readonly Effect[]): Program {
  const steps: Step[] = [];
  for (const effect of effects) append(steps, effect);
  return steps;
}

function append(steps: Step[], effect: Effect): void {
  switch (effect.do) {
    case "series":
    case "and":
      for (const part of effect.list) append(steps, part);
      return;
    case "then":
      append(steps, effect.effect);
      return;
    case "paragraph":
      for (const part of effect.effects) append(steps, part);
      return;
    case "if": {
      const at = hole(steps);
      for (const part of effect.then) append(steps, part);
      if (effect.otherwise === undefined || effect.otherwise.length === 0) {
        steps[at] = { op: "if", condition: effect.condition, otherwise: steps.length };
        return;
      }
      const over = hole(steps);
      steps[at] = { op: "if", condition: effect.condition, otherwise: steps.length };
      for (const part of effect.otherwise) append(steps, part);
      steps[over] = { op: "jump", to: steps.length };
      return;
    }
    case "may": {
      const ask = hole(steps);
      append(steps, effect.effect);
      const asksOthers = effect.who === "anyOpponent";
      if (asksOthers) steps.push({ op: "mayOthers", start: ask });
      const done = hole(steps);
      for (const part of effect.ifDone ?? []) append(steps, part);
      const over = hole(steps);
      const no = steps.length;
      for (const part of effect.ifNot ?? []) append(steps, part);
      steps[ask] = { op: "may", who: effect.who ?? "you", effect: effect.effect, others: asksOthers, did: done, no };
      steps[done] = { op: "ifDone", otherwise: no };
      steps[over] = { op: "jump", to: steps.length };
      return;
    }
    case "unless": {
      const at = hole(steps);
      append(steps, effect.effect);
      steps[at] = { op: "unless", who: effect.who, pays: effect.pays, paid: steps.length };
      return;
    }
    case "forEach": {
      if (createsOnly(effect.effect)) {
        steps.push({ op: "do", effect });
        return;
      }
      const at = hole(steps);
      append(steps, effect.effect);
      steps.push({ op: "next", start: at });
      steps[at] = { op: "each", of: effect.of, as: effect.as, end: steps.length };
      return;
    }
    default:
      steps.push({ op: "do", effect });
  }
}

/** Tokens for each of several things are created together, not one after another. */
function createsOnly(effect: Effect): boolean {
  if (effect.do === "create") return effect.attacking === undefined && effect.blocking === undefined;
  return effect.do === "createCopy";
}

/** Leaves room for a step that is known only once what follows is laid out. */
function hole(steps: Step[]): number {
  steps.push({ op: "jump", to: 0 });
  return steps.length - 1;
}
