/**
 * Tribute (702.104): as this creature enters, an opponent of its controller's choice may put N +1/+1 counters on it. "If tribute
 * wasn't paid" asks whether that player did (702.104b), as the creature entered and again on resolution (603.4).
 */
import type { TriggeredAbility } from "../card/ability.ts";
import type { Effect } from "../card/effect.ts";
import type { Keyword } from "../card/keyword.ts";
import { selfEnters } from "../card/build.ts";

declare module "../card/keyword.ts" {
  interface Keywords {
    tribute: { readonly n: number };
  }
}
declare module "../card/condition.ts" {
  interface Conditions {
    tributeWasntPaid: true;
  }
}

/** "Tribute N" */
export function tribute(n: number): Keyword {
  return { keyword: "tribute", n };
}
/** "When ~ enters the battlefield, if tribute wasn't paid, …" */
export function ifTributeWasntPaid(...effects: readonly Effect[]): TriggeredAbility {
  return { kind: "triggered", word: "when", event: selfEnters, condition: { tributeWasntPaid: true }, effects };
}
