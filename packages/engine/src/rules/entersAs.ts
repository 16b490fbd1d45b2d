/**
 * What a text says a permanent is that it has just put onto the battlefield: that applies as it enters, not afterwards (611.2e). The two
 * sentences are found in the program once; what "becomes" something or "gains" an ability does so once it is there.
 */
import type { Effect } from "../card/effect.ts";
import type { Modification } from "../card/modification.ts";
import type { Program, Step } from "../state/compiled.ts";

type Put = Extract<Effect, { do: "put" | "return" }>;

const said = new WeakMap<Effect, readonly Modification[]>();
const nothing: readonly Modification[] = Object.freeze([]);

/** What that instruction's permanents are as they enter. */
export function entersAs(effect: Put): readonly Modification[] {
  return said.get(effect) ?? nothing;
}

/** The program with such sentences taken together with the ones that put the permanents there. */
export function joined(program: Program): Program {
  let steps: Step[] | null = null;
  program.forEach((step, at) => {
    if (step.op !== "do" || step.effect.do !== "continuous") return;
    const { what, mods, duration } = step.effect;
    if (duration !== "indefinitely" || !("ref" in what) || !mods.every(isCharacteristic)) return;
    const before = program.slice(0, at).findLast((one) => one.op === "do");
    if (before?.op !== "do" || !isPut(before.effect) || nameOf(before.effect) !== what.ref) return;
    said.set(before.effect, mods);
    steps ??= [...program];
    steps[at] = { op: "jump", to: at + 1 };
  });
  return steps ?? program;
}

function isPut(effect: Effect): effect is Put {
  return (effect.do === "put" || effect.do === "return") && effect.to.zone === "battlefield";
}

function nameOf({ as, what }: Put): string | undefined {
  if (as !== undefined) return as;
  if ("ref" in what) return what.ref;
  return "as" in what ? what.as : undefined;
}

/** "It's an enchantment in addition to its other types." */
function isCharacteristic(modification: Modification): boolean {
  return "addTypes" in modification || "removeTypes" in modification || "setColors" in modification;
}
