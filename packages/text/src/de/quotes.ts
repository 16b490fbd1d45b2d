/** Abilities inside another text, in German quotation marks (113.1): what something has, gains, or an emblem says. */
import type { Ability, CardType } from "@nykthos/engine/card";
import { paragraphsOf } from "./abilities.ts";
import type { GermanContext } from "./context.ts";
import { quoted } from "./context.ts";

/** `types`: those of what has the ability, by which it may call itself ("dieses Artefakt"); of what a card is attached to, if none are given. */
export function quotedAbility(
  ability: Ability,
  context: GermanContext,
  types: readonly CardType[] = context.host.filter.types ?? ["Creature"],
): string {
  const inside = quoted({ ...context, card: { ...context.card, types } }, ability);
  return `„${paragraphsOf(ability, inside).join(" ")}“`;
}
