/**
 * Heroic (207.2c): an ability word for "whenever you cast a spell that targets this". The trigger is an ordinary one: once for each
 * spell and heroic creature however often the spell targets it, never for an ability or for a copy that was not cast (601.2i, 707.10).
 */
import type { TriggeredAbility } from "../card/ability.ts";
import type { Effect } from "../card/effect.ts";
import { self } from "../card/reference.ts";

declare module "../card/words.ts" {
  interface AbilityWords {
    heroic: true;
  }
}

/** "Heroic — Whenever you cast a spell that targets ~, …" */
export function heroic(...effects: readonly Effect[]): TriggeredAbility {
  return {
    kind: "triggered",
    word: "whenever",
    label: "heroic",
    event: { casts: { who: "you", spell: { noun: "spell", targeting: self } } },
    effects,
  };
}
