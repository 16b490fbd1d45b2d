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
import { objectOf } from "../state/game.ts";
import { designationBit } from "../rules/designations.ts";
import { entitiesOf, quantityOf } from "../rules/evaluate.ts";
import { defineCondition, defineEvent, defineVerb } from "../rules/registry.ts";
import { addCounters, designate } from "../rules/status.ts";

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

/** 701.37a: only if it isn't monstrous, which is looked at as this resolves. */
defineVerb("monstrosity", (g, _frame, { n }, scope) => {
  const object = objectOf(g, scope.source);
  if (object.zone !== "battlefield" || (object.designations & designationBit("monstrous")) !== 0) return "nothing";
  const count = quantityOf(g, n, scope);
  addCounters(g, scope.source, "+1/+1", count, scope.source);
  designate(g, scope.source, "monstrous", "701.37a", count);
  return "did";
});

/** Abilities that trigger on it know X as it was for the ability that made it monstrous (701.37c). */
defineEvent("becomesMonstrous", {
  listens: ["designate"],
  match: (g, { what }, event, scope) =>
    event.detail === "monstrous" && entitiesOf(g, what, scope).includes(event.object)
      ? { event: [event.object], x: [event.amount], amount: [event.amount] }
      : null,
});

defineCondition("monstrous", (g, ref, scope) => {
  const [id] = entitiesOf(g, ref, scope);
  return id !== undefined && id > 0 && (objectOf(g, id).designations & designationBit("monstrous")) !== 0;
});
