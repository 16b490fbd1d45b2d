/** Designations (e.g. 701.37b) as bits of an object's mask; each mechanic adds its own as it is loaded. */
import type { Designation } from "../card/words.ts";

const bits = new Map<Designation, number>();

/** The bit of a designation; a new one the first time it is asked for. */
export function designationBit(designation: Designation): number {
  const known = bits.get(designation);
  if (known !== undefined) return known;
  const bit = 1 << bits.size;
  bits.set(designation, bit);
  return bit;
}
