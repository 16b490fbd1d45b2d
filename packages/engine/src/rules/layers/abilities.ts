/**
 * Layer 6 (613.1f): abilities gained, lost and denied. Changes one record; lists of abilities that come out the same are the same list,
 * so that what is derived from a list can be kept with it.
 */
import type { CompiledAbility } from "../../state/compiled.ts";
import type { Part } from "./plan.ts";
import type { Values } from "./values.ts";

type List = readonly CompiledAbility[];

const longer = new WeakMap<List, Map<CompiledAbility, List>>();
const shorter = new WeakMap<List, Map<CompiledAbility, List>>();

function remembered(
  memo: WeakMap<List, Map<CompiledAbility, List>>,
  list: List,
  ability: CompiledAbility,
  make: () => List,
): List {
  let byAbility = memo.get(list);
  if (byAbility === undefined) memo.set(list, (byAbility = new Map<CompiledAbility, List>()));
  let found = byAbility.get(ability);
  if (found === undefined) byAbility.set(ability, (found = make()));
  return found;
}

/** The list with one more ability at the end. */
export function withAbility(list: List, ability: CompiledAbility): List {
  return remembered(longer, list, ability, () => [...list, ability]);
}
/** The list without that ability, all instances of it (113.10b). */
export function withoutAbility(list: List, ability: CompiledAbility): List {
  return remembered(shorter, list, ability, () => list.filter((one) => one !== ability));
}

const none: List = Object.freeze([]);

/** Applies a part of layer 6. Says whether abilities were taken away (-1) or given (1), beyond plain keywords. */
export function changeAbilities(is: Values, part: Part): -1 | 0 | 1 {
  switch (part.op) {
    case "keyword":
      is.keywords |= part.bit & ~is.cantHave; // 113.11
      return 0;
    case "loseKeyword":
      is.keywords &= ~part.bit;
      return 0;
    case "cantHave":
      // 113.11: it loses what it has of it, and what would be added before or after is not, whatever the timestamps.
      is.cantHave |= part.bit;
      is.keywords &= ~part.bit;
      return 0;
    case "loseAllAbilities":
      is.keywords = 0;
      is.abilities = none;
      return -1;
    case "abilities":
      for (const ability of part.abilities) is.abilities = withAbility(is.abilities, ability);
      return 1;
    default:
      return 0;
  }
}
