/**
 * Conditions: what has to be true for a static ability to apply, a trigger to happen (603.4), an instruction to be carried out or an
 * ability to be activated. Mechanics add theirs by declaration merging into `Conditions`.
 */
import type { CounterKind } from "./words.ts";
import type { Filter, Comparison } from "./filter.ts";
import type { PlayerRef, Ref } from "./reference.ts";
import type { Quantity } from "./quantity.ts";

export interface Conditions {
  /** That player controls something that fits (or so many). */
  controls: { readonly who: PlayerRef; readonly what: Filter; readonly atLeast?: Quantity };
  /** The object fits the noun phrase now. "it's a Human", "that creature is an enchantment". */
  is: { readonly object: Ref; readonly a: Filter };
  hasCounters: { readonly object: Ref; readonly kind: CounterKind; readonly atLeast: Quantity };
  yourTurn: true;
  quantity: { readonly left: Quantity; readonly comparison: Comparison };
  /** The last optional action was taken: "If you do", "If a player does". */
  done: true;
  not: Condition;
  /** That player has no cards in hand. */
  emptyHand: PlayerRef;
  dealtDamageThisTurn: { readonly who: "anOpponent" };
  /** Something fitting entered under that player's control last turn. */
  enteredLastTurn: { readonly what: Filter; readonly under: "you" };
  /** A source was tapped; e.g. "for as long as it remains tapped". */
  remainsTapped: Ref;
  youControlSelf: true;
  /** It came under your control since the beginning of your last upkeep (702.30a). */
  cameUnderControlSinceLastUpkeep: Ref;
}

export type ConditionKind = keyof Conditions;
export type Condition = { [K in ConditionKind]: { readonly [P in K]: Conditions[K] } }[ConditionKind];

/** The kind of a condition, its one key. */
export function conditionKind(condition: Condition): ConditionKind {
  return Object.keys(condition)[0] as ConditionKind;
}
