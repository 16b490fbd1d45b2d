/**
 * Layer 4 (613.1d): card types and subtypes. Subtypes come and go with the card types they belong to (205.1a, 205.3d), and basic land
 * types bring their mana abilities with them (305.6, 305.7). Changes one record; knows nothing of which effects there are.
 */
import { basicLandTypes, cardTypeOfSubtype } from "../../card/words.ts";
import type { BasicLandType } from "../../card/words.ts";
import { typeBit } from "../../state/characteristics.ts";
import type { CompiledAbility } from "../../state/compiled.ts";
import { intrinsicManaAbility } from "../compile/index.ts";
import { withAbility, withoutAbility } from "./abilities.ts";
import type { TypeChange } from "./plan.ts";
import type { Values } from "./values.ts";

const noAbilities: readonly CompiledAbility[] = Object.freeze([]);

/**
 * Applies a change of types.
 * @param all every subtype it has or would have with the card type for it; what it returns is that list from now on
 */
export function changeTypes(is: Values, all: readonly string[], change: TypeChange): readonly string[] {
  if (change.set !== 0) {
    // 205.1a: instants and sorceries stay what they are.
    is.types = change.set | (is.types & (typeBit.Instant | typeBit.Sorcery));
  }
  is.types = (is.types | change.add) & ~change.remove;

  let subtypes = all;
  if (change.subtypes.length > 0) subtypes = addSubtypes(is.types, subtypes, change.subtypes, change.replaces);
  if (change.everyBasicLandType) subtypes = addSubtypes(is.types, subtypes, basicLandTypes, false);

  const wasLand = (is.types & typeBit.Land) !== 0 && change.replaces && change.subtypes.some(isBasicLandType);
  if (wasLand) {
    // 305.7: what its text gave it is gone with its old land types.
    is.abilities = noAbilities;
    is.keywords = 0;
  }
  is.subtypes = subtypesWith(subtypes, is.types);
  if (wasLand || change.everyBasicLandType || change.subtypes.some(isBasicLandType) || hidesLand(all, is.types))
    intrinsic(is);
  return subtypes;
}

function isBasicLandType(subtype: string): subtype is BasicLandType {
  return (basicLandTypes as readonly string[]).includes(subtype);
}
function hidesLand(subtypes: readonly string[], types: number): boolean {
  return (types & typeBit.Land) === 0 && subtypes.some(isBasicLandType);
}

/** 205.3d: a subtype is only gained by what has the card type for it. */
function addSubtypes(
  types: number,
  all: readonly string[],
  added: readonly string[],
  replaces: boolean,
): readonly string[] {
  const fitting = added.filter((subtype) => (types & typeBit[cardTypeOfSubtype(subtype)]) !== 0);
  if (fitting.length === 0) return all;
  const sets = new Set(fitting.map(cardTypeOfSubtype));
  const kept = replaces ? all.filter((subtype) => !sets.has(cardTypeOfSubtype(subtype))) : all;
  return [...kept, ...fitting.filter((subtype) => !kept.includes(subtype))];
}

const visible = new WeakMap<readonly string[], Map<number, readonly string[]>>();

/** The subtypes that go with those card types (205.1a); the same list for the same question. */
function subtypesWith(all: readonly string[], types: number): readonly string[] {
  let fits = true;
  for (const subtype of all) if ((types & typeBit[cardTypeOfSubtype(subtype)]) === 0) fits = false;
  if (fits) return all;
  let byTypes = visible.get(all);
  if (byTypes === undefined) visible.set(all, (byTypes = new Map<number, readonly string[]>()));
  let found = byTypes.get(types);
  if (found === undefined) {
    found = all.filter((subtype) => (types & typeBit[cardTypeOfSubtype(subtype)]) !== 0);
    byTypes.set(types, found);
  }
  return found;
}

/** 305.6: a land has the mana ability of each of its basic land types, once. */
function intrinsic(is: Values): void {
  const land = (is.types & typeBit.Land) !== 0;
  for (const type of basicLandTypes) {
    const ability = intrinsicManaAbility(type);
    const wanted = land && is.subtypes.includes(type);
    const has = is.abilities.find((one) => one.data === ability.data);
    if (wanted && has === undefined) is.abilities = withAbility(is.abilities, ability);
    else if (!wanted && has !== undefined) is.abilities = withoutAbility(is.abilities, has);
  }
}
