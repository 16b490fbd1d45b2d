/**
 * Strive (207.2c): an ability word for "this spell costs more for each target beyond the first". It is a cost increase like any
 * other (601.2f), counted by the targets that were chosen, also when the spell is cast without paying its mana cost.
 */
import type { CostAbility } from "../card/ability.ts";
import type { ManaCost } from "../card/cost.ts";

declare module "../card/words.ts" {
  interface AbilityWords {
    strive: true;
  }
}

/** "Strive — This spell costs {2}{W} more to cast for each target beyond the first." */
export function strive(cost: ManaCost): CostAbility {
  return { kind: "cost", label: "strive", spells: "thisSpell", more: cost, forEach: "targetBeyondFirst" };
}
