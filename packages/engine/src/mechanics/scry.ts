/**
 * Scry (701.22): look at the top cards of your library, put any number of them on the bottom and the rest on top, in any order.
 * However many cards it is about, "whenever you scry" happens once, also for an empty library; scry 0 is no scry at all (701.22b–d).
 */
import type { Effect } from "../card/effect.ts";
import type { Quantity } from "../card/quantity.ts";
import type { Who } from "../card/selection.ts";

declare module "../card/effect.ts" {
  interface Verbs {
    scry: { readonly who: Who; readonly count: Quantity };
  }
}
declare module "../card/event.ts" {
  interface EventPatterns {
    scries: { readonly who: "you" | "opponent" | "player" };
  }
}

/** "Scry 2." */
export function scry(count: Quantity, who: Who = "you"): Effect {
  return { do: "scry", who, count };
}
