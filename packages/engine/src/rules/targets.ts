/**
 * Targets (115): what can be targeted, how many a text needs, and whether a whole set of groups can still be chosen. Reads the game
 * and changes nothing.
 */
import type { TargetSelection } from "../card/selection.ts";
import { keywordBit, typeBit } from "../state/characteristics.ts";
import { abilityAt, objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { isPlayerEntity, playerOfEntity } from "../state/identity.ts";
import type { EntityId, ObjectId, PlayerId } from "../state/identity.ts";
import type { Bindings, StackInfo } from "../state/object.ts";
import { enchantFilter, isProtectedFrom } from "./attachments.ts";
import { countRange } from "./evaluate.ts";
import { spellOf } from "./forms.ts";
import { characteristicsOf, layersOf } from "./layers/index.ts";
import { candidatesOf, matches } from "./matching.ts";
import type { Scope } from "./scope.ts";

/** The name that an Aura spell's target is bound to (303.4a). */
export const enchantTarget = "enchanted";

const auraTargets = new WeakMap<object, readonly TargetSelection[]>();

/** The target of an Aura spell, from its enchant ability; none for other permanent spells. */
export function auraTargetsOf(g: GameState, id: ObjectId): readonly TargetSelection[] {
  const is = characteristicsOf(g, id);
  if (!is.subtypes.includes("Aura")) return [];
  const filter = enchantFilter(is);
  if (filter === null) return [];
  const known = auraTargets.get(filter);
  if (known !== undefined) return known;
  const made: readonly TargetSelection[] = [{ target: filter, as: enchantTarget }];
  auraTargets.set(filter, made);
  return made;
}

/** The groups of targets of a spell or ability on the stack, by its chosen modes, in the order of the text (601.2c). */
export function targetGroups(g: GameState, id: ObjectId, info: StackInfo): readonly TargetSelection[] {
  if (info.ability < 0) {
    const spell = spellOf(g, objectOf(g, id));
    if (spell === null) return auraTargetsOf(g, id);
    return groupsOfModes(spell.modes, info.modes);
  }
  return groupsOfModes(abilityAt(g.pool, info.ability).modes, info.modes);
}

function groupsOfModes(
  modes: readonly { readonly targets: readonly TargetSelection[] }[],
  chosen: readonly number[],
): readonly TargetSelection[] {
  if (modes.length === 1) return modes[0]?.targets ?? [];
  return chosen.flatMap((mode) => modes[mode]?.targets ?? []);
}

/** The least and the most that a group can take. */
export function targetCount(
  g: GameState,
  group: TargetSelection,
  scope: Scope,
): { readonly least: number; readonly most: number } {
  return countRange(g, group.count, scope);
}

/** Whether that spell or ability of that player can target that object or player now (115.4, 702.11, 702.16, 115.5). */
export function canTarget(
  g: GameState,
  group: TargetSelection,
  entity: EntityId,
  by: ObjectId,
  controller: PlayerId,
  scope: Scope,
): boolean {
  if (entity === by) return false; // 115.5
  if (!matches(g, group.target, entity, scope)) return false;
  if (isPlayerEntity(entity)) {
    const player = playerOfEntity(entity);
    if (player === controller) return true;
    return !layersOf(g).rules.some(({ rule, controller: whose }) => "youHaveHexproof" in rule && whose === player); // 702.11c
  }
  const object = objectOf(g, entity);
  if (object.zone === "none") return false; // what has left is another object now (608.2b, 400.7)
  if (object.zone === "graveyard") {
    return !layersOf(g).rules.some(({ rule }) => "cantBeTargeted" in rule);
  }
  if (object.zone !== "battlefield") return true;
  const is = characteristicsOf(g, entity);
  if (is.controller !== controller && (is.keywords & keywordBit.hexproof) !== 0) return false; // 702.11b
  return !isProtectedFrom(g, entity, sourceOf(g, by)); // 702.16b
}

/** A spell itself, or the object that an ability is of (113.7). */
function sourceOf(g: GameState, by: ObjectId): ObjectId {
  const { kind, stack } = objectOf(g, by);
  return kind === "ability" && stack !== null ? stack.source : by;
}

/** All that a group could take next, given what is chosen already; nothing twice for the same group (115.3). */
export function targetCandidates(
  g: GameState,
  group: TargetSelection,
  by: ObjectId,
  controller: PlayerId,
  scope: Scope,
): readonly EntityId[] {
  const taken = scope.bindings[group.as];
  const found: EntityId[] = [];
  for (const entity of candidatesOf(g, group.target)) {
    if (taken?.includes(entity) === true) continue;
    if (canTarget(g, group, entity, by, controller, scope)) found.push(entity);
  }
  return found;
}

/** How many creatures the groups from that one on could still take. */
export function creaturesTargetable(
  g: GameState,
  groups: readonly TargetSelection[],
  from: number,
  by: ObjectId,
  controller: PlayerId,
  scope: Scope,
): number {
  let count = 0;
  for (const group of groups.slice(from)) {
    const left = targetCount(g, group, scope).most - (scope.bindings[group.as]?.length ?? 0);
    if (left <= 0) continue;
    const creatures = targetCandidates(g, group, by, controller, scope).filter(
      (entity) =>
        !isPlayerEntity(entity) &&
        objectOf(g, entity).zone === "battlefield" &&
        (characteristicsOf(g, entity).types & typeBit.Creature) !== 0,
    );
    count += Math.min(left, creatures.length);
  }
  return count;
}

function dependsOnOthers(group: TargetSelection): boolean {
  const { otherThan, sameControllerAs, sharesCardTypeWith, controller } = group.target;
  return (
    otherThan !== undefined ||
    sameControllerAs !== undefined ||
    sharesCardTypeWith !== undefined ||
    (typeof controller === "object" && "player" in controller)
  );
}

/**
 * Whether the groups from that one on can all be chosen, with what is chosen already in the scope's bindings (601.2c): the least
 * number of each, by search where a later group depends on an earlier one.
 */
export function targetsCanBeChosen(
  g: GameState,
  groups: readonly TargetSelection[],
  from: number,
  by: ObjectId,
  controller: PlayerId,
  scope: Scope,
): boolean {
  const group = groups[from];
  if (group === undefined) return true;
  const taken = scope.bindings[group.as] ?? [];
  const needed = targetCount(g, group, scope).least - taken.length;
  if (needed <= 0) return targetsCanBeChosen(g, groups, from + 1, by, controller, scope);
  const candidates = targetCandidates(g, group, by, controller, scope);
  if (candidates.length < needed) return false;
  if (!groups.slice(from + 1).some(dependsOnOthers))
    return targetsCanBeChosen(g, groups, from + 1, by, controller, scope);
  return candidates.some((entity) =>
    targetsCanBeChosen(g, groups, from, by, controller, {
      ...scope,
      bindings: withTarget(scope.bindings, group.as, entity),
    }),
  );
}

export function withTarget(bindings: Bindings, name: string, entity: EntityId): Bindings {
  return { ...bindings, [name]: [...(bindings[name] ?? []), entity] };
}
