/** Why a creature cannot be declared as an attacker (508.1) or blocker (509.1) now, in the order of the rules. */
import { keywordBit, typeBit } from "../../state/characteristics.ts";
import type { Limit } from "../../state/compiled.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { isProtectedFrom } from "../attachments.ts";
import { declaredSoFar } from "../combat/declaration.ts";
import {
  blockCapacity,
  canAttackAtAll,
  canAttackThat,
  canBlockAtAll,
  canBlockThat,
  combatCosts,
  leastBlockers,
  notAlone,
} from "../combat/evasion.ts";
import { attackable, creaturesOf, defendingPlayerOf } from "../combat/reading.ts";
import { characteristicsOf, controllerOf } from "../layers/index.ts";
import { hasLimit } from "../layers/reading.ts";
import { merged, reason } from "../reason.ts";
import type { Reason } from "../reason.ts";

/** Whose effect a limit is; 0 where it is nobody's. */
function sourceOf(limit: Limit | undefined): ObjectId {
  return limit?.source ?? 0;
}

export function whyNotAttack(g: GameState, player: PlayerId, id: ObjectId, defender: EntityId): Reason | null {
  const object = objectOf(g, id);
  const is = characteristicsOf(g, id);
  if (g.activePlayer !== player || (g.step !== "declareAttackers" && g.question?.kind !== "attackers"))
    return reason("timing", "508.1", { of: "attackers" });
  if (object.zone !== "battlefield" || controllerOf(g, id) !== player)
    return reason("notYours", "508.1a", { object: id, to: "attack" }, "508.1");
  if ((is.types & typeBit.Creature) === 0) return reason("noCreature", "508.1a", { object: id }, "508.1");
  const own = whyNotAttackAtAll(g, id);
  if (own !== null) return own;
  if (!attackable(g, player).includes(defender))
    return reason("cantBeAttacked", "508.1b", { target: defender }, "508.1");
  if (!canAttackThat(g, is, defender)) {
    const limit = is.limits.find(({ modification }) => "cantAttack" in modification);
    return reason("cantAttack", "508.1c", { object: id, by: sourceOf(limit), whom: defender }, "101.2", "508.1");
  }
  if (notAlone(is, "attack")) return reason("alone", "508.1c", { object: id, to: "attack" }, "508.1");
  if (combatCosts(is, "attack").length > 0)
    return reason("cantPay", "508.1h", { object: id, what: "attack" }, "508.1j", "508.1d", "118.3", "508.1");
  if (declaredSoFar(g).some(({ creature }) => creature === id))
    return reason("declared", "508.1", { object: id }, "508.1d", "508.1c");
  return reason("required", "508.1", { object: id, to: "attack" }, "508.1d", "508.1c");
}

/** What keeps a creature from attacking whomever it would attack (508.1a, 508.1c). */
function whyNotAttackAtAll(g: GameState, id: ObjectId): Reason | null {
  const object = objectOf(g, id);
  const is = characteristicsOf(g, id);
  const tapped = object.tapped ? reason("tapped", "508.1a", { object: id }, "508.1") : null;
  const sick =
    object.sick && (is.keywords & keywordBit.haste) === 0
      ? reason("sick", "302.6", { object: id }, "508.1a", "508.1")
      : null;
  const defender =
    (is.keywords & keywordBit.defender) !== 0 && !hasLimit(is, "canAttackAsThoughNoDefender")
      ? reason("defender", "702.3b", { object: id }, "508.1c", "508.1")
      : null;
  const limit = is.limits.find(
    ({ modification }) => "cantAttack" in modification || "cantAttackOrBlock" in modification,
  );
  const isLimited = !canAttackAtAll(g, id) && (limit !== undefined || (tapped ?? sick ?? defender) === null);
  const limited = isLimited
    ? reason("cantAttack", "508.1c", { object: id, by: sourceOf(limit), whom: 0 }, "101.2", "701.35a", "508.1")
    : null;
  return merged([tapped, sick, defender, limited]);
}

export function whyNotBlock(g: GameState, player: PlayerId, id: ObjectId, attacker: ObjectId): Reason | null {
  const object = objectOf(g, id);
  const is = characteristicsOf(g, id);
  if (g.question?.kind !== "blockers" || g.question.player !== player)
    return reason("timing", "509.1", { of: "blockers" });
  if (object.zone !== "battlefield" || controllerOf(g, id) !== player)
    return reason("notYours", "509.1a", { object: id, to: "block" }, "509.1");
  if ((is.types & typeBit.Creature) === 0) return reason("noCreature", "509.1a", { object: id }, "509.1");
  if (object.tapped) return reason("tapped", "509.1a", { object: id }, "509.1");
  if (objectOf(g, attacker).attacking === 0 || defendingPlayerOf(g, attacker) !== player)
    return reason("notAttacking", "509.1a", { object: attacker, player }, "509.1");
  if (!canBlockAtAll(g, id)) {
    const limit = is.limits.find(
      ({ modification }) => "cantBlock" in modification || "cantAttackOrBlock" in modification,
    );
    return reason(
      "cantBlock",
      "509.1b",
      { object: id, by: sourceOf(limit), whom: 0 },
      "101.2",
      "701.35a",
      "702.98a",
      "509.1",
    );
  }
  if (!canBlockThat(g, id, attacker)) return whyNotBlockThat(g, id, attacker);
  if (notAlone(is, "block")) return reason("alone", "509.1b", { object: id, to: "block" }, "509.1");
  const most = blockCapacity(is);
  if (declaredSoFar(g).filter(({ creature }) => creature === id).length >= most)
    return reason("capacity", "509.1a", { object: id, most }, "509.1b", "509.1c", "509.1");
  const atLeast = leastBlockers(characteristicsOf(g, attacker), creaturesOf(g, player));
  if (atLeast > 1) return reason("menace", "702.111b", { object: attacker, atLeast }, "509.1b", "509.1");
  if (combatCosts(is, "block").length > 0)
    return reason("cantPay", "509.1d", { object: id, what: "block" }, "118.3", "509.1");
  return reason("required", "509.1c", { object: id, to: "block" }, "509.1b", "509.1a", "509.1");
}

function whyNotBlockThat(g: GameState, blocker: ObjectId, attacker: ObjectId): Reason {
  const attacking = characteristicsOf(g, attacker);
  const blocking = characteristicsOf(g, blocker);
  const pair = { object: attacker, blocker };
  const flies =
    (attacking.keywords & keywordBit.flying) !== 0 &&
    (blocking.keywords & (keywordBit.flying | keywordBit.reach)) === 0;
  const intimidates =
    (attacking.keywords & keywordBit.intimidate) !== 0 &&
    (blocking.types & typeBit.Artifact) === 0 &&
    (blocking.colors & attacking.colors) === 0;
  const evasion = merged([
    flies ? reason("flying", "702.9b", pair, "509.1b", "509.1") : null,
    intimidates ? reason("intimidate", "702.13b", pair, "509.1b", "509.1") : null,
    isProtectedFrom(g, attacker, blocker) ? reason("protection", "702.16f", pair, "509.1b", "509.1") : null,
  ]);
  if (evasion !== null) return evasion;
  const limit = attacking.limits.find(({ modification }) => "cantBeBlocked" in modification);
  const own = blocking.limits.find(({ modification }) => "cantBlock" in modification || "canBlockOnly" in modification);
  return reason(
    "cantBlock",
    "509.1b",
    { object: blocker, by: sourceOf(limit ?? own), whom: attacker },
    "101.2",
    "509.1",
  );
}
