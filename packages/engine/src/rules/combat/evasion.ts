/**
 * Who may attack whom and who may block whom, looked at one pair at a time (508.1a–c, 509.1a–b, 702): being able to at all,
 * restrictions that concern one creature or one pair, and evasion abilities. What depends on the whole set is in `requirements.ts`.
 */
import type { Cost } from "../../card/cost.ts";
import type { Filter } from "../../card/filter.ts";
import { keywordBit, typeBit } from "../../state/characteristics.ts";
import type { Characteristics, Limit } from "../../state/compiled.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { isProtectedFrom } from "../attachments.ts";
import { entitiesOf } from "../evaluate.ts";
import { characteristicsOf, layersOf } from "../layers/index.ts";
import { hasLimit } from "../layers/reading.ts";
import { matches } from "../matching.ts";
import { scopeOf } from "../scope.ts";
import type { Scope } from "../scope.ts";
import { defenderBehind } from "./reading.ts";

function scopeOfLimit({ source, controller, bindings }: Limit): Scope {
  return scopeOf(source, controller, bindings);
}

function controlsMatching(g: GameState, player: PlayerId, filter: Filter, scope: Scope): boolean {
  for (const id of g.battlefield) {
    if (characteristicsOf(g, id).controller === player && matches(g, filter, id, scope)) return true;
  }
  return false;
}

/** Whether a creature can attack anybody, as far as it alone decides (508.1a, 508.1c). */
export function canAttackAtAll(g: GameState, id: ObjectId): boolean {
  const object = objectOf(g, id);
  const is = characteristicsOf(g, id);
  if ((is.types & typeBit.Creature) === 0 || object.tapped) return false;
  if (object.sick && (is.keywords & keywordBit.haste) === 0) return false; // 302.6
  if ((is.keywords & keywordBit.defender) !== 0 && !hasLimit(is, "canAttackAsThoughNoDefender")) return false; // 702.3b
  if (g.isExtraTurn) {
    for (const { rule, source, controller } of layersOf(g).rules) {
      if (!("cantAttackDuringExtraTurns" in rule)) continue;
      if (entitiesOf(g, rule.cantAttackDuringExtraTurns, scopeOf(source, controller)).includes(id)) return false;
    }
  }
  for (const limit of is.limits) {
    const { modification } = limit;
    if ("cantAttack" in modification) {
      const { alone, unless } = modification.cantAttack;
      if (unless === undefined) {
        if (alone !== true) return false;
      } else if ("youControl" in unless && !controlsMatching(g, is.controller, unless.youControl, scopeOfLimit(limit)))
        return false;
    } else if ("cantAttackOrBlock" in modification) {
      const { alone, unlessPays } = modification.cantAttackOrBlock;
      if (alone !== true && unlessPays === undefined) return false;
    }
  }
  return true;
}

/** Whether a creature that can attack can attack that player or planeswalker, as far as restrictions about whom it attacks go. */
export function canAttackThat(g: GameState, is: Characteristics, attacked: EntityId): boolean {
  for (const limit of is.limits) {
    const { modification } = limit;
    if (!("cantAttack" in modification)) continue;
    const { unless } = modification.cantAttack;
    if (unless === undefined || !("defenderControls" in unless)) continue;
    if (!controlsMatching(g, defenderBehind(g, attacked), unless.defenderControls, scopeOfLimit(limit))) return false;
  }
  return true;
}

/** Whether a creature can block anything, as far as it alone decides (509.1a–b). */
export function canBlockAtAll(g: GameState, id: ObjectId): boolean {
  const is = characteristicsOf(g, id);
  if ((is.types & typeBit.Creature) === 0 || objectOf(g, id).tapped) return false;
  for (const limit of is.limits) {
    const { modification } = limit;
    if ("cantBlock" in modification) {
      const { alone, what, unless } = modification.cantBlock;
      if (alone === true || what !== undefined) continue;
      if (unless === undefined || !controlsMatching(g, is.controller, unless, scopeOfLimit(limit))) return false;
    } else if ("cantAttackOrBlock" in modification) {
      const { alone, unlessPays } = modification.cantAttackOrBlock;
      if (alone !== true && unlessPays === undefined) return false;
    }
  }
  return true;
}

/** Whether a creature that can block can block that attacker, as far as the two alone decide (509.1b). */
export function canBlockThat(g: GameState, blocker: ObjectId, attacker: ObjectId): boolean {
  const blocking = characteristicsOf(g, blocker);
  const attacking = characteristicsOf(g, attacker);
  const { keywords } = attacking;
  // 702.9b
  if ((keywords & keywordBit.flying) !== 0 && (blocking.keywords & (keywordBit.flying | keywordBit.reach)) === 0)
    return false;
  // 702.13b
  if (
    (keywords & keywordBit.intimidate) !== 0 &&
    (blocking.types & typeBit.Artifact) === 0 &&
    (blocking.colors & attacking.colors) === 0
  )
    return false;
  for (const limit of attacking.limits) {
    if ("cantBeBlocked" in limit.modification && evades(g, limit, limit.modification.cantBeBlocked, blocker))
      return false;
  }
  for (const limit of blocking.limits) {
    const { modification } = limit;
    if ("cantBlock" in modification) {
      const { what, unless } = modification.cantBlock;
      if (what === undefined || !entitiesOf(g, what, scopeOfLimit(limit)).includes(attacker)) continue;
      if (unless === undefined || !controlsMatching(g, blocking.controller, unless, scopeOfLimit(limit))) return false;
    } else if ("canBlockOnly" in modification) {
      if (!matches(g, modification.canBlockOnly.what, attacker, scopeOfLimit(limit))) return false;
    }
  }
  return attacking.abilities.length === 0 || !isProtectedFrom(g, attacker, blocker); // 702.16f
}

interface CantBeBlocked {
  readonly exceptBy?: Filter;
  readonly by?: Filter;
  readonly exceptByCount?: number;
  readonly unlessAll?: true;
}

function evades(
  g: GameState,
  limit: Limit,
  { exceptBy, by, exceptByCount, unlessAll }: CantBeBlocked,
  blocker: ObjectId,
): boolean {
  if (by !== undefined) return matches(g, by, blocker, scopeOfLimit(limit));
  if (exceptBy !== undefined) return !matches(g, exceptBy, blocker, scopeOfLimit(limit));
  return exceptByCount === undefined && unlessAll !== true;
}

/**
 * How many creatures must block an attacker if any does (509.1b): menace, "except by N or more", or all that the player controls.
 * @param all how many creatures the defending player controls
 */
export function leastBlockers(is: Characteristics, all: number): number {
  let least = (is.keywords & keywordBit.menace) === 0 ? 1 : 2; // 702.111b
  for (const { modification } of is.limits) {
    if (!("cantBeBlocked" in modification)) continue;
    const { exceptByCount, unlessAll } = modification.cantBeBlocked;
    if (exceptByCount !== undefined && exceptByCount > least) least = exceptByCount;
    if (unlessAll === true && all > least) least = all;
  }
  return least;
}

/** How many attackers a creature can block at once. */
export function blockCapacity(is: Characteristics): number {
  let capacity = 1;
  for (const { modification } of is.limits) {
    if ("canBlockAdditional" in modification) capacity += modification.canBlockAdditional.count;
  }
  return capacity;
}

/** Whether it cannot be the only creature to attack or to block. */
export function notAlone(is: Characteristics, to: "attack" | "block"): boolean {
  for (const { modification } of is.limits) {
    if ("cantAttackOrBlock" in modification && modification.cantAttackOrBlock.alone === true) return true;
    if (to === "attack" && "cantAttack" in modification && modification.cantAttack.alone === true) return true;
    if (to === "block" && "cantBlock" in modification && modification.cantBlock.alone === true) return true;
  }
  return false;
}

/** A cost without which a creature can't attack or block, and from where its words are read. */
export interface CombatCost {
  readonly cost: Cost;
  readonly scope: Scope;
}
const noCosts: readonly CombatCost[] = Object.freeze([]);

/** What has to be paid for a creature to attack (508.1h) or block (509.1d), by its controller. */
export function combatCosts(is: Characteristics, to: "attack" | "block"): readonly CombatCost[] {
  let found: CombatCost[] | null = null;
  for (const { modification, source } of is.limits) {
    let cost: Cost | undefined;
    if ("cantAttackOrBlock" in modification) cost = modification.cantAttackOrBlock.unlessPays;
    else if (to === "attack" && "cantAttack" in modification) {
      const { unless } = modification.cantAttack;
      if (unless !== undefined && "cost" in unless) ({ cost } = unless);
    }
    if (cost !== undefined) (found ??= []).push({ cost, scope: scopeOf(source, is.controller) });
  }
  return found ?? noCosts;
}

/** How many effects require a creature to attack if able (508.1d). */
export function attackRequirements(is: Characteristics): number {
  let count = 0;
  for (const { modification } of is.limits) if ("attacksIfAble" in modification) count++;
  return count;
}
