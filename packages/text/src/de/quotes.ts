/** Abilities inside another text, in German quotation marks (113.1): what something has, gains, or an emblem says. */
import type { Ability } from "@nykthos/engine/card";
import { paragraphsOf } from "./abilities.ts";
import type { GermanContext } from "./context.ts";
import { quoted } from "./context.ts";

export function quotedAbility(ability: Ability, context: GermanContext): string {
  return `„${paragraphsOf(ability, quoted(context, ability)).join(" ")}“`;
}
