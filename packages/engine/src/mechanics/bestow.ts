/**
 * Bestow (702.103): an alternative cost that makes the spell an Aura with enchant creature. Cast that way it is no creature, on the
 * stack and on the battlefield, until its target turns out illegal as it resolves (702.103e) or it becomes unattached (702.103f).
 */
import { costOf } from "../card/build.ts";
import type { Cost, CostPart, ManaCost } from "../card/cost.ts";
import type { Keyword } from "../card/keyword.ts";
import type { CardDefinition } from "../card/card.ts";
import { defineKeyword } from "../rules/registry.ts";

declare module "../card/keyword.ts" {
  interface Keywords {
    bestow: { readonly cost: Cost };
  }
}

/** "Bestow {3}{G}{G}" */
export function bestow(cost: ManaCost | readonly (CostPart | ManaCost)[]): Keyword {
  return { keyword: "bestow", cost: costOf(cost) };
}

/** What the spell is when its bestow cost is paid (702.103b): an Aura enchantment with enchant creature, and no creature. */
function asAura(card: CardDefinition): CardDefinition {
  return {
    ...card,
    types: card.types.filter((type) => type !== "Creature"),
    subtypes: ["Aura"], // creature types go with the type (205.1a)
    abilities: [
      ...card.abilities,
      { kind: "keywords", keywords: [{ keyword: "enchant", filter: { types: ["Creature"] } }] },
    ],
  };
}

defineKeyword("bestow", {
  form: { cost: ({ cost }) => cost, as: asAura, endsUnattached: true },
});
