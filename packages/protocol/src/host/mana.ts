/** Which types of mana the lands on the battlefield can make without costing any, as they are now (605.1a). */
import { characteristicsOf, hasType } from "@nykthos/engine";
import type { CompiledAbility, GameState, ObjectId } from "@nykthos/engine";
import { colors } from "@nykthos/engine/card";
import type { Effect, ManaType } from "@nykthos/engine/card";

const types: readonly ManaType[] = [...colors, "C"];

export function manaOfLands(g: GameState): Readonly<Record<ObjectId, readonly ManaType[]>> {
  const made: Record<ObjectId, readonly ManaType[]> = {};
  for (const id of g.battlefield) {
    const is = characteristicsOf(g, id);
    if (hasType(is, "Land")) made[id] = madeBy(is.abilities);
  }
  return made;
}

function madeBy(abilities: readonly CompiledAbility[]): readonly ManaType[] {
  const found = new Set<ManaType>();
  for (const ability of abilities) {
    if (ability.kind !== "activated" || !ability.isManaAbility) continue;
    if (ability.data.cost.some(({ pay }) => pay === "mana")) continue;
    for (const effect of ability.data.effects) for (const type of addedBy(effect)) found.add(type);
  }
  return types.filter((type) => found.has(type));
}

function addedBy(effect: Effect): readonly ManaType[] {
  if (effect.do !== "addMana") return [];
  const { mana } = effect;
  if ("symbols" in mana) return types.filter((type) => mana.symbols.includes(`{${type}}`));
  if ("either" in mana) return mana.either;
  if ("combination" in mana) return mana.combination;
  if ("amountOf" in mana) return [mana.amountOf];
  return "typeProduced" in mana ? [] : colors;
}
