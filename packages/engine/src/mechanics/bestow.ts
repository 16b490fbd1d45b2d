/**
 * Bestow (702.103): an alternative cost that makes the spell an Aura with enchant creature. Cast that way it is no creature, on the
 * stack and on the battlefield, until its target turns out illegal as it resolves (702.103e) or it becomes unattached (702.103f).
 */
import { costOf } from "../card/build.ts";
import type { Cost, CostPart, ManaCost } from "../card/cost.ts";
import type { Keyword } from "../card/keyword.ts";

declare module "../card/keyword.ts" {
  interface Keywords {
    bestow: { readonly cost: Cost };
  }
}

/** "Bestow {3}{G}{G}" */
export function bestow(cost: ManaCost | readonly (CostPart | ManaCost)[]): Keyword {
  return { keyword: "bestow", cost: costOf(cost) };
}
