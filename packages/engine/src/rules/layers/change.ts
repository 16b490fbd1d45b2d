/**
 * Changing values by one part of a modification whose amounts are plain numbers: exceptions of copies (707.9) and what affects a spell.
 */
import { changeAbilities } from "./abilities.ts";
import type { Part } from "./plan.ts";
import { modifyPower, setPower } from "./power.ts";
import { changeTypes } from "./types.ts";
import type { Values } from "./values.ts";

export function changeByNumbers(is: Values, part: Part): void {
  switch (part.op) {
    case "types":
      is.subtypes = changeTypes(is, is.subtypes, part.change);
      return;
    case "colors":
      is.colors = part.colors;
      return;
    case "base":
      setPower(is, { power: numberOf(part.power), toughness: numberOf(part.toughness) });
      return;
    case "modify":
      modifyPower(is, {
        power: part.change.powerSign * (numberOf(part.change.power) ?? 0),
        toughness: part.change.toughnessSign * (numberOf(part.change.toughness) ?? 0),
      });
      return;
    default:
      changeAbilities(is, part);
  }
}

function numberOf(quantity: unknown): number | null {
  if (typeof quantity === "number" || quantity === null) return quantity;
  throw new RangeError("a number in this effect should have been locked in (608.2h)");
}
