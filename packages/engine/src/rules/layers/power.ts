/**
 * Layer 7 (613.4): power and toughness, defined (7a), set (7b) and modified (7c), counters last among the modifications since their order
 * makes no difference. Changes one record by amounts that are known already.
 */
import { counterKinds } from "../../card/words.ts";
import type { Values } from "./values.ts";

/** Amounts of a part of layer 7; `null` leaves that one as it is. */
export interface Amounts {
  readonly power: number | null;
  readonly toughness: number | null;
}

export function setPower(is: Values, { power, toughness }: Amounts): void {
  if (power !== null) is.power = power;
  if (toughness !== null) is.toughness = toughness;
}
export function modifyPower(is: Values, { power, toughness }: Amounts): void {
  is.power += power ?? 0;
  is.toughness += toughness ?? 0;
}

const plusOne = counterKinds.indexOf("+1/+1");
const minusOne = counterKinds.indexOf("-1/-1");

/** What its counters add to power and to toughness (122.1a). */
export function fromCounters(counters: readonly number[]): number {
  return (counters[plusOne] ?? 0) - (counters[minusOne] ?? 0);
}
