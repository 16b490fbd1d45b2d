/**
 * Monstrosity (701.37): if this permanent isn't monstrous, put N +1/+1 counters on it and it becomes monstrous. Being monstrous is a
 * designation (701.37b): not copiable, and kept until the permanent leaves the battlefield.
 */
import type { StaticAbility, TriggeredAbility } from "../card/ability.ts";
import type { Effect } from "../card/effect.ts";
import type { Modification } from "../card/modification.ts";
import type { Quantity } from "../card/quantity.ts";
import { itself, self } from "../card/reference.ts";
import type { Ref } from "../card/reference.ts";

declare module "../card/words.ts" {
  interface Designations {
    monstrous: true;
  }
}
declare module "../card/effect.ts" {
  interface Verbs {
    monstrosity: { readonly n: Quantity };
  }
}
declare module "../card/event.ts" {
  interface EventPatterns {
    becomesMonstrous: { readonly what: Ref };
  }
}
declare module "../card/condition.ts" {
  interface Conditions {
    monstrous: Ref;
  }
}

/** "Monstrosity N." as the effect of an activated ability. */
export function monstrosity(n: Quantity): Effect {
  return { do: "monstrosity", n };
}
/** "When ~ becomes monstrous, …" */
export function whenMonstrous(...effects: readonly Effect[]): TriggeredAbility {
  return { kind: "triggered", word: "when", event: { becomesMonstrous: { what: self } }, effects };
}
/** "As long as ~ is monstrous, it …" */
export function whileMonstrous(...mods: readonly Modification[]): StaticAbility {
  return { kind: "static", what: itself, mods, condition: { monstrous: self } };
}
