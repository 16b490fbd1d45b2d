/**
 * Inspired (207.2c): an ability word for "whenever this becomes untapped". A permanent that was untapped already does not become so
 * (701.26b); what untaps in the untap step triggers then and goes on the stack in the upkeep (502.4).
 */
import type { TriggeredAbility } from "../card/ability.ts";
import type { Effect } from "../card/effect.ts";
import { self } from "../card/reference.ts";

declare module "../card/words.ts" {
  interface AbilityWords {
    inspired: true;
  }
}

/** "Inspired — Whenever ~ becomes untapped, …" */
export function inspired(...effects: readonly Effect[]): TriggeredAbility {
  return {
    kind: "triggered",
    word: "whenever",
    label: "inspired",
    event: { becomesUntapped: { what: self } },
    effects,
  };
}
