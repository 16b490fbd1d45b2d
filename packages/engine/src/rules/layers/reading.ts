/**
 * Reading characteristics: the small questions that rules ask of what an object is now. Knows nothing of how it came to be so.
 */
import type { PlainKeyword } from "../../card/keyword.ts";
import type { ModificationKind, Modifications } from "../../card/modification.ts";
import type { CardType, Color } from "../../card/words.ts";
import { colorBit, keywordBit, typeBit } from "../../state/characteristics.ts";
import type { Characteristics, CompiledKeyword, Limit } from "../../state/compiled.ts";

/** Whether it has that card type (205.2). */
export function hasType(is: Characteristics, type: CardType): boolean {
  return (is.types & typeBit[type]) !== 0;
}
/** Whether it has that subtype (205.3). */
export function hasSubtype(is: Characteristics, subtype: string): boolean {
  return is.subtypes.includes(subtype);
}
/** Whether it is of that colour, and perhaps of others (105.2). */
export function hasColor(is: Characteristics, color: Color): boolean {
  return (is.colors & colorBit[color]) !== 0;
}
/** Whether it has that keyword ability, of those that are no more than their name (702.1b). */
export function hasKeyword(is: Characteristics, keyword: PlainKeyword): boolean {
  return (is.keywords & keywordBit[keyword]) !== 0;
}
/** Whether it is a creature, whatever else it is. */
export function isCreature(is: Characteristics): boolean {
  return (is.types & typeBit.Creature) !== 0;
}

/** Its keywords with parameters of that name: each instance of protection, enchant, equip and the like. */
export function keywordAbilities(is: Characteristics, keyword: string): readonly CompiledKeyword[] {
  let found: CompiledKeyword[] | null = null;
  for (const ability of is.abilities) {
    if (ability.kind === "keyword" && ability.data.keyword === keyword) (found ??= []).push(ability);
  }
  return found ?? noKeywords;
}
const noKeywords: readonly CompiledKeyword[] = Object.freeze([]);

/** A limit of a known kind, with what it says. */
export interface LimitOf<K extends ModificationKind> {
  readonly value: Modifications[K];
  readonly limit: Limit;
}
const noLimits: readonly LimitOf<never>[] = Object.freeze([]);

/** The restrictions, requirements or permissions of that kind that it is under, in the order they apply. */
export function limitsOf<K extends ModificationKind>(is: Characteristics, kind: K): readonly LimitOf<K>[] {
  if (is.limits.length === 0) return noLimits;
  const found: LimitOf<K>[] = [];
  for (const limit of is.limits) {
    const value: Modifications[K] | undefined = (limit.modification as Partial<Modifications>)[kind];
    if (value !== undefined) found.push({ value, limit });
  }
  return found;
}
/** Whether it is under a limit of that kind at all. */
export function hasLimit(is: Characteristics, kind: ModificationKind): boolean {
  for (const { modification } of is.limits) if (kind in modification) return true;
  return false;
}
