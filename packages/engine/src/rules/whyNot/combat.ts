/** Why a creature cannot be declared as an attacker (508.1) or blocker (509.1) now, in the order of the rules. */
import { keywordBit, typeBit } from "../../state/characteristics.ts";
import type { Limit } from "../../state/compiled.ts";
import { objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { isProtectedFrom } from "../attachments.ts";
import {
  canAttackAtAll,
  canAttackThat,
  canBlockAtAll,
  canBlockThat,
  combatCosts,
  leastBlockers,
  notAlone,
} from "../combat/evasion.ts";
import { attackable, defendingPlayerOf } from "../combat/reading.ts";
import { characteristicsOf, controllerOf } from "../layers/index.ts";
import { hasLimit } from "../layers/reading.ts";
import { merged, reason } from "../reason.ts";
import type { Reason } from "../reason.ts";
import { nameOf } from "./saying.ts";

/** Whose effect a limit is, for a sentence. */
function sourceOf(g: GameState, limit: Limit | undefined): string {
  return limit === undefined || limit.source === 0 ? "An effect" : nameOf(g, limit.source);
}

export function whyNotAttack(g: GameState, player: PlayerId, id: ObjectId, defender: EntityId): Reason | null {
  const object = objectOf(g, id);
  const is = characteristicsOf(g, id);
  const { name } = is;
  if (g.activePlayer !== player || (g.step !== "declareAttackers" && g.question?.kind !== "attackers"))
    return reason(
      "timing",
      "508.1",
      "Attackers are declared by the active player as the declare attackers step begins.",
    );
  if (object.zone !== "battlefield" || controllerOf(g, id) !== player)
    return reason("notYours", "508.1a", `Only who controls ${name} can attack with it.`, "508.1");
  if ((is.types & typeBit.Creature) === 0) return reason("noCreature", "508.1a", `${name} is no creature.`, "508.1");
  const own = whyNotAttackAtAll(g, id);
  if (own !== null) return own;
  if (!attackable(g, player).includes(defender))
    return reason("cantBeAttacked", "508.1b", `${nameOf(g, defender)} cannot be attacked.`, "508.1");
  if (!canAttackThat(g, is, defender)) {
    const limit = is.limits.find(({ modification }) => "cantAttack" in modification);
    return reason(
      "cantAttack",
      "508.1c",
      `${sourceOf(g, limit)} keeps ${name} from attacking ${nameOf(g, defender)}.`,
      "101.2",
      "508.1",
    );
  }
  if (notAlone(is, "attack")) return reason("alone", "508.1c", `${name} cannot attack alone.`, "508.1");
  if (combatCosts(is, "attack").length > 0)
    return reason(
      "cantPay",
      "508.1h",
      `The cost for ${name} to attack cannot be paid.`,
      "508.1j",
      "508.1d",
      "118.3",
      "508.1",
    );
  return reason("declared", "508.1", `${name} cannot be added to this attack.`, "508.1d", "508.1c");
}

/** What keeps a creature from attacking whomever it would attack (508.1a, 508.1c). */
function whyNotAttackAtAll(g: GameState, id: ObjectId): Reason | null {
  const object = objectOf(g, id);
  const is = characteristicsOf(g, id);
  const { name } = is;
  const tapped = object.tapped ? reason("tapped", "508.1a", `${name} is tapped.`, "508.1") : null;
  const sick =
    object.sick && (is.keywords & keywordBit.haste) === 0
      ? reason(
          "sick",
          "302.6",
          `${name} has not been under its controller's control since the turn began.`,
          "508.1a",
          "508.1",
        )
      : null;
  const defender =
    (is.keywords & keywordBit.defender) !== 0 && !hasLimit(is, "canAttackAsThoughNoDefender")
      ? reason("defender", "702.3b", `${name} has defender.`, "508.1c", "508.1")
      : null;
  const limit = is.limits.find(
    ({ modification }) => "cantAttack" in modification || "cantAttackOrBlock" in modification,
  );
  const isLimited = !canAttackAtAll(g, id) && (limit !== undefined || (tapped ?? sick ?? defender) === null);
  const limited = isLimited
    ? reason("cantAttack", "508.1c", `${sourceOf(g, limit)} keeps ${name} from attacking.`, "101.2", "701.35a", "508.1")
    : null;
  return merged([tapped, sick, defender, limited]);
}

export function whyNotBlock(g: GameState, player: PlayerId, id: ObjectId, attacker: ObjectId): Reason | null {
  const object = objectOf(g, id);
  const is = characteristicsOf(g, id);
  const { name } = is;
  if (g.question?.kind !== "blockers" || g.question.player !== player)
    return reason(
      "timing",
      "509.1",
      "Blockers are declared by the defending player as the declare blockers step begins.",
    );
  if (object.zone !== "battlefield" || controllerOf(g, id) !== player)
    return reason("notYours", "509.1a", `Only who controls ${name} can block with it.`, "509.1");
  if ((is.types & typeBit.Creature) === 0) return reason("noCreature", "509.1a", `${name} is no creature.`, "509.1");
  if (object.tapped) return reason("tapped", "509.1a", `${name} is tapped.`, "509.1");
  if (objectOf(g, attacker).attacking === 0 || defendingPlayerOf(g, attacker) !== player)
    return reason(
      "notAttacking",
      "509.1a",
      `${nameOf(g, attacker)} does not attack ${playerAt(g, player).name}.`,
      "509.1",
    );
  if (!canBlockAtAll(g, id)) {
    const limit = is.limits.find(
      ({ modification }) => "cantBlock" in modification || "cantAttackOrBlock" in modification,
    );
    return reason(
      "cantBlock",
      "509.1b",
      `${sourceOf(g, limit)} keeps ${name} from blocking.`,
      "101.2",
      "701.35a",
      "702.98a",
      "509.1",
    );
  }
  if (!canBlockThat(g, id, attacker)) return whyNotBlockThat(g, id, attacker);
  if (notAlone(is, "block")) return reason("alone", "509.1b", `${name} cannot block alone.`, "509.1");
  if (leastBlockers(characteristicsOf(g, attacker), 2) > 1)
    return reason(
      "menace",
      "702.111b",
      `${nameOf(g, attacker)} cannot be blocked by so few creatures.`,
      "509.1b",
      "509.1",
    );
  if (combatCosts(is, "block").length > 0)
    return reason("cantPay", "509.1d", `The cost for ${name} to block cannot be paid.`, "118.3", "509.1");
  return reason(
    "capacity",
    "509.1a",
    `${name} cannot block another attacker, or something else has to be blocked.`,
    "509.1b",
    "509.1c",
    "509.1",
  );
}

function whyNotBlockThat(g: GameState, blocker: ObjectId, attacker: ObjectId): Reason {
  const attacking = characteristicsOf(g, attacker);
  const blocking = characteristicsOf(g, blocker);
  const evades = (rule: string, code: string, what: string): Reason =>
    reason(code, rule, `${attacking.name} ${what}, and ${blocking.name} cannot block it.`, "509.1b", "509.1");
  const flies =
    (attacking.keywords & keywordBit.flying) !== 0 &&
    (blocking.keywords & (keywordBit.flying | keywordBit.reach)) === 0;
  const intimidates =
    (attacking.keywords & keywordBit.intimidate) !== 0 &&
    (blocking.types & typeBit.Artifact) === 0 &&
    (blocking.colors & attacking.colors) === 0;
  const evasion = merged([
    flies ? evades("702.9b", "flying", "has flying") : null,
    intimidates ? evades("702.13b", "intimidate", "has intimidate") : null,
    isProtectedFrom(g, attacker, blocker) ? evades("702.16f", "protection", "has protection from it") : null,
  ]);
  if (evasion !== null) return evasion;
  const limit = attacking.limits.find(({ modification }) => "cantBeBlocked" in modification);
  const own = blocking.limits.find(({ modification }) => "cantBlock" in modification || "canBlockOnly" in modification);
  return reason(
    "cantBlock",
    "509.1b",
    `${sourceOf(g, limit ?? own)} keeps ${blocking.name} from blocking ${attacking.name}.`,
    "101.2",
    "509.1",
  );
}
