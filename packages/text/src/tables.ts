/**
 * Total maps over the open unions of the card language: a table for verbs must have an entry for each verb that the engine or any
 * mechanic declares, or it does not compile. Knows no language.
 */
import type {
  ComputedQuantity,
  Condition,
  ConditionKind,
  Conditions,
  CostPart,
  Effect,
  EventKind,
  EventPattern,
  EventPatterns,
  Keyword,
  KeywordName,
  Keywords,
  Modification,
  ModificationKind,
  Modifications,
  Quantities,
  QuantityKind,
  Verb,
  Verbs,
} from "@nykthos/engine/card";
import { conditionKind, eventPatternKind, modificationKind, quantityKind } from "@nykthos/engine/card";

/** A table from each key of a vocabulary to how its value is said. `C` is the context, `R` what saying gives. */
type Table<V, C, R> = { readonly [K in keyof V]: (value: V[K], context: C) => R };

export type VerbTable<C, R> = { readonly [V in Verb]: (effect: { readonly do: V } & Verbs[V], context: C) => R };
export type KeywordTable<C, R> = {
  readonly [K in KeywordName]: (keyword: { readonly keyword: K } & Keywords[K], context: C) => R;
};
export type CostTable<C, R> = {
  readonly [P in CostPart["pay"]]: (part: Extract<CostPart, { readonly pay: P }>, context: C) => R;
};
export type EventTable<C, R> = Table<EventPatterns, C, R>;
export type ConditionTable<C, R> = Table<Conditions, C, R>;
export type QuantityTable<C, R> = Table<Quantities, C, R>;
export type ModificationTable<C, R> = Table<Modifications, C, R>;

// The look-ups: each says once, for the whole package, that the entry under a value's own kind takes that value.

export function sayEffect<C, R>(table: VerbTable<C, R>, effect: Effect, context: C): R {
  return (table[effect.do] as (effect: Effect, context: C) => R)(effect, context);
}
export function sayKeyword<C, R>(table: KeywordTable<C, R>, keyword: Keyword, context: C): R {
  return (table[keyword.keyword] as (keyword: Keyword, context: C) => R)(keyword, context);
}
export function sayCostPart<C, R>(table: CostTable<C, R>, part: CostPart, context: C): R {
  return (table[part.pay] as (part: CostPart, context: C) => R)(part, context);
}
export function sayEvent<C, R>(table: EventTable<C, R>, event: EventPattern, context: C): R {
  const kind: EventKind = eventPatternKind(event);
  return entry(table[kind], event, kind, context) as R;
}
export function sayCondition<C, R>(table: ConditionTable<C, R>, condition: Condition, context: C): R {
  const kind: ConditionKind = conditionKind(condition);
  return entry(table[kind], condition, kind, context) as R;
}
export function sayQuantity<C, R>(table: QuantityTable<C, R>, quantity: ComputedQuantity, context: C): R {
  const kind: QuantityKind = quantityKind(quantity);
  return entry(table[kind], quantity, kind, context) as R;
}
export function sayModification<C, R>(table: ModificationTable<C, R>, modification: Modification, context: C): R {
  const kind: ModificationKind = modificationKind(modification);
  return entry(table[kind], modification, kind, context) as R;
}

function entry(say: unknown, value: object, kind: string, context: unknown): unknown {
  return (say as (value: unknown, context: unknown) => unknown)(
    (value as Readonly<Record<string, unknown>>)[kind],
    context,
  );
}
