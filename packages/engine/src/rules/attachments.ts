/** What an Aura or Equipment can be attached to (303.4, 301.5), protection included (702.16). */
import type { Filter } from "../card/filter.ts";
import type { ProtectionQuality } from "../card/keyword.ts";
import { colorBit, countBits, maskOf, typeBit } from "../state/characteristics.ts";
import type { Characteristics } from "../state/compiled.ts";
import { objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { isPlayerEntity, playerOfEntity } from "../state/identity.ts";
import type { EntityId, ObjectId } from "../state/identity.ts";
import { characteristicsOf } from "./layers/index.ts";
import { matches } from "./matching.ts";
import { scopeOf } from "./scope.ts";

/** What an Aura can enchant (702.5), null if it has no such ability. */
export function enchantFilter(is: Characteristics): Filter | null {
  for (const ability of is.abilities) {
    if (ability.kind === "keyword" && ability.data.keyword === "enchant") return ability.data.filter;
  }
  return null;
}

/** Whether something with those characteristics has that quality (702.16a). */
function hasQuality(
  g: GameState,
  id: ObjectId,
  is: Characteristics,
  quality: ProtectionQuality,
  protectedBy: EntityId,
): boolean {
  if ("colors" in quality) return (is.colors & maskOf(quality.colors, colorBit)) !== 0;
  if ("multicolored" in quality) return countBits(is.colors) > 1;
  if ("types" in quality) return (is.types & maskOf(quality.types, typeBit)) !== 0;
  if ("chosenColor" in quality) return false; // a chosen colour is locked in as `colors`
  const controller = isPlayerEntity(protectedBy)
    ? playerOfEntity(protectedBy)
    : characteristicsOf(g, protectedBy).controller;
  return matches(g, quality.objects, id, scopeOf(isPlayerEntity(protectedBy) ? id : protectedBy, controller));
}

/** Whether a permanent has protection from an object: then that cannot damage, enchant, equip, block or target it (702.16b–f). */
export function isProtectedFrom(g: GameState, entity: EntityId, from: ObjectId): boolean {
  if (isPlayerEntity(entity)) return false;
  const { abilities } = characteristicsOf(g, entity);
  for (const ability of abilities) {
    if (ability.kind === "keyword" && ability.data.keyword === "protection") {
      if (hasQuality(g, from, characteristicsOf(g, from), ability.data.from, entity)) return true;
    }
  }
  return false;
}

/** Whether that Aura, Equipment or other attachment can be attached to that now (704.5m, 704.5n). */
export function canBeAttached(g: GameState, id: ObjectId, to: EntityId): boolean {
  const is = characteristicsOf(g, id);
  if (isPlayerEntity(to)) return false; // nothing of the pool enchants players
  if (to === id || to === 0) return false;
  const host = objectOf(g, to);
  if (host.zone !== "battlefield") return false;
  if (is.subtypes.includes("Aura")) {
    const filter = enchantFilter(is);
    if (filter === null || !matches(g, filter, to, scopeOf(id, is.controller))) return false;
    if ((is.types & typeBit.Creature) !== 0) return false; // 303.4d
  } else if (is.subtypes.includes("Equipment")) {
    if ((characteristicsOf(g, to).types & typeBit.Creature) === 0) return false; // 301.5
    if ((is.types & typeBit.Creature) !== 0) return false; // 301.5c
  } else return false;
  return !isProtectedFrom(g, to, id);
}
