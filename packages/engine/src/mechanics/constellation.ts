/**
 * Constellation (207.2c): an ability word for "whenever this or another enchantment enters the battlefield under your control".
 * Tokens and bestowed Auras count, and so does the permanent itself as it enters (603.6a).
 */
import type { TriggeredAbility } from "../card/ability.ts";
import type { Effect } from "../card/effect.ts";
import { self } from "../card/reference.ts";

declare module "../card/words.ts" {
  interface AbilityWords {
    constellation: true;
  }
}

/** "Constellation — Whenever ~ or another enchantment enters the battlefield under your control, …" */
export function constellation(...effects: readonly Effect[]): TriggeredAbility {
  return {
    kind: "triggered",
    word: "whenever",
    label: "constellation",
    event: { enters: { what: { anyOf: [self, { types: ["Enchantment"], other: true }] }, under: "you" } },
    effects,
  };
}
