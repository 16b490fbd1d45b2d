/**
 * The Gods: indestructible enchantment creatures that are no creatures as long as their controller's devotion is too low. The ability
 * is a type-changing static ability (613.1d) that works on the battlefield only (113.6); everywhere else a God is a creature card.
 */
import type { StaticAbility } from "../card/ability.ts";
import { selfShort } from "../card/reference.ts";
import type { Color } from "../card/words.ts";
import { devotionTo } from "./devotion.ts";

/** "As long as your devotion to blue is less than five, Thassa isn't a creature." */
export function godOf(colors: Color | readonly [Color, Color], atLeast: number): StaticAbility {
  const devotion = typeof colors === "string" ? devotionTo(colors) : devotionTo(...colors);
  return {
    kind: "static",
    what: selfShort,
    mods: [{ removeTypes: { types: ["Creature"] } }],
    condition: { quantity: { left: devotion, comparison: { is: "lessThan", value: atLeast } } },
  };
}
