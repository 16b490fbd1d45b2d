/**
 * Quantities: an expression wherever a number may stand (107). Evaluated on resolution unless the rules lock it in earlier.
 * Mechanics add their own kinds by declaration merging into `Quantities`.
 */
import type { CounterKind } from "./words.ts";
import type { Filter } from "./filter.ts";
import type { Ref } from "./reference.ts";

/** Kinds of computed quantities, by their discriminating key. */
export interface Quantities {
  /** The X of the spell or ability (107.3). */
  x: true;
  /** Said as "X, where X is …": the same value as the expression in it. */
  whereX: Quantity;
  /** How many objects fit. */
  count: Filter;
  powerOf: Ref;
  toughnessOf: Ref;
  manaValueOf: Ref;
  countersOn: { readonly object: Ref; readonly kind: CounterKind };
  /** The amount of the trigger event or of the last action: "that much", "that many". */
  thatMuch: true;
  /** An amount remembered by an earlier part of the same text: "life lost this way". */
  remembered: string;
  /** How many were bound to that name: "for each creature exiled this way". */
  numberOf: string;
  times: { readonly factor: number; readonly of: Quantity };
  /** One for each N: "for each five counters". */
  oneForEach: { readonly every: number; readonly of: Quantity };
}

export type QuantityKind = keyof Quantities;
export type ComputedQuantity = { [K in QuantityKind]: { readonly [P in K]: Quantities[K] } }[QuantityKind];
export type Quantity = number | ComputedQuantity;

/** The kind of a computed quantity, its one key. */
export function quantityKind(quantity: ComputedQuantity): QuantityKind {
  return Object.keys(quantity)[0] as QuantityKind;
}

export const X: Quantity = { x: true };
export const thatMuch: Quantity = { thatMuch: true };
export function whereX(quantity: Quantity): Quantity {
  return { whereX: quantity };
}
