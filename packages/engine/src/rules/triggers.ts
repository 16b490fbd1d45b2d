/**
 * What patterns match (603.2): for each kind of event pattern, which events it listens to and what a match binds: `event` (what it
 * happened to), `other`, `player`, `amount`, and `findable` where the text may find the object in the zone it went to (400.7).
 */
import type { Filter } from "../card/filter.ts";
import type { Subject, TurnOwner } from "../card/event.ts";
import { typeBit } from "../state/characteristics.ts";
import type { GameEvent } from "../state/events.ts";
import { objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { isPlayerEntity, playerEntity, playerOfEntity } from "../state/identity.ts";
import type { EntityId, PlayerId } from "../state/identity.ts";
import type { Bindings } from "../state/object.ts";
import { entitiesOf } from "./evaluate.ts";
import { characteristicsOf, controllerOf } from "./layers/index.ts";
import { matches } from "./matching.ts";
import { defineEvent } from "./registry.ts";
import type { Scope } from "./scope.ts";

/** Whether an event's object is what a pattern is about. */
export function isSubject(g: GameState, subject: Subject, entity: EntityId, scope: Scope): boolean {
  if ("anyOf" in subject) return subject.anyOf.some((one) => isSubject(g, one, entity, scope));
  if ("ref" in subject) return entitiesOf(g, subject, scope).includes(entity);
  return matches(g, subject, entity, scope);
}

function bindingsOf(g: GameState, event: GameEvent, object: EntityId, more: Bindings = {}): Bindings {
  const player = event.player >= 0 ? event.player : object > 0 ? controllerOf(g, object) : -1;
  return { event: [object], player: player < 0 ? [] : [playerEntity(player)], amount: [event.amount], ...more };
}

/** Whether that player is the one a pattern means. */
function isWho(who: "you" | "opponent" | "player" | "any", player: PlayerId, scope: Scope): boolean {
  return who === "player" || who === "any" || (who === "you") === (player === scope.controller);
}

defineEvent("enters", {
  listens: ["move", "createToken"],
  match: (g, { what, under }, event, scope) => {
    if (event.to !== "battlefield") return null;
    const entered = event.other;
    if (under === "you" && controllerOf(g, entered) !== scope.controller) return null;
    return isSubject(g, what, entered, scope) ? bindingsOf(g, { ...event, player: -1 }, entered) : null;
  },
});

defineEvent("dies", {
  listens: ["move"],
  looksBack: true,
  match: (g, { what }, event, scope) => {
    if (event.from !== "battlefield" || event.to !== "graveyard") return null;
    if ((characteristicsOf(g, event.object).types & (typeBit.Creature | typeBit.Planeswalker)) === 0) return null; // 700.4
    return isSubject(g, what, event.object, scope)
      ? bindingsOf(g, event, event.object, { findable: [event.object] })
      : null;
  },
});
defineEvent("putIntoGraveyard", {
  listens: ["move"],
  looksBack: true,
  match: (g, { what }, event, scope) =>
    event.from === "battlefield" && event.to === "graveyard" && isSubject(g, what, event.object, scope)
      ? bindingsOf(g, event, event.object, { findable: [event.object] })
      : null,
});
defineEvent("leaves", {
  listens: ["move"],
  looksBack: true,
  match: (g, { what }, event, scope) =>
    event.from === "battlefield" && isSubject(g, what, event.object, scope)
      ? bindingsOf(g, event, event.object, { findable: [event.object] })
      : null,
});

defineEvent("attacks", {
  listens: ["attack"],
  match: (g, { what }, event, scope) =>
    isSubject(g, what, event.object, scope) ? bindingsOf(g, event, event.object, { defender: [event.other] }) : null,
});
defineEvent("attacksWithOthers", {
  listens: ["attack"],
  match: (g, { what, others }, event, scope) => {
    if (!isSubject(g, what, event.object, scope)) return null;
    const attackers = g.battlefield.filter((id) => objectOf(g, id).attacking !== 0);
    return attackers.length > others ? bindingsOf(g, event, event.object, { defender: [event.other] }) : null;
  },
});
defineEvent("blocks", {
  listens: ["block"],
  match: (g, { what, blocked }, event, scope) => {
    if (!isSubject(g, what, event.object, scope)) return null;
    // "Blocks a creature" happens for each one blocked, without that once however many there are (509.3a–b).
    const happens =
      blocked === undefined
        ? objectOf(g, event.object).blocking[0] === event.other
        : matches(g, blocked, event.other, scope);
    return happens ? bindingsOf(g, event, event.object, { other: [event.other] }) : null;
  },
});
defineEvent("becomesBlocked", {
  listens: ["block", "becomeBlocked"],
  match: (g, { what, by }, event, scope) => {
    // "By a creature" happens for each blocker, without that once however many there are (509.3c–d). A creature that enters blocking
    // makes the attacker blocked by it without having blocked.
    if (by === undefined)
      return event.kind === "becomeBlocked" && event.detail !== "joined" && isSubject(g, what, event.object, scope)
        ? bindingsOf(g, event, event.object)
        : null;
    if (event.kind === "becomeBlocked" && event.detail !== "") {
      if (!isSubject(g, what, event.object, scope) || !matches(g, by, event.other, scope)) return null;
      return bindingsOf(g, event, event.object, { other: [event.other] });
    }
    if (event.kind !== "block" || !isSubject(g, what, event.other, scope) || !matches(g, by, event.object, scope))
      return null;
    return bindingsOf(g, event, event.other, { other: [event.object] });
  },
});
defineEvent("blocksOrBecomesBlocked", {
  listens: ["block", "becomeBlocked"],
  match: (g, { what }, event, scope) => {
    if (event.kind === "becomeBlocked") {
      if (event.detail === "joined" || !isSubject(g, what, event.object, scope)) return null;
      return bindingsOf(g, event, event.object, { other: objectOf(g, event.object).blockedBy });
    }
    // A blocker blocks once, whatever number of creatures it blocks: the first of its pairs stands for all.
    if (!isSubject(g, what, event.object, scope) || objectOf(g, event.object).blocking[0] !== event.other) return null;
    return bindingsOf(g, event, event.object, { other: objectOf(g, event.object).blocking });
  },
});

function isRecipient(
  g: GameState,
  to: "player" | "opponent" | "you" | Filter,
  entity: EntityId,
  scope: Scope,
): boolean {
  if (typeof to !== "string") return matches(g, to, entity, scope);
  if (!isPlayerEntity(entity)) return false;
  return isWho(to === "player" ? "player" : to, playerOfEntity(entity), scope);
}

defineEvent("dealsDamage", {
  listens: ["damage"],
  match: (g, { what, to, combat, atLeast }, event, scope) => {
    if (combat === true && event.detail !== "combat") return null;
    if (atLeast !== undefined && event.amount < atLeast) return null;
    if (!isRecipient(g, to, event.other, scope) || !isSubject(g, what, event.source, scope)) return null;
    return {
      ...bindingsOf(g, event, event.source),
      player: isPlayerEntity(event.other) ? [event.other] : [],
      other: [event.other],
    };
  },
});
defineEvent("isDealtDamage", {
  listens: ["damage"],
  atOnce: true, // who is dealt damage by several sources at the same time is dealt it once
  match: (g, { what, combat, by }, event, scope) => {
    if (combat === true && event.detail !== "combat") return null;
    if (by !== undefined && !matches(g, by, event.source, scope)) return null;
    const hit =
      what === "you" || what === "opponent"
        ? isRecipient(g, what, event.other, scope)
        : isSubject(g, what, event.other, scope);
    return hit ? { ...bindingsOf(g, event, event.other), other: [event.source] } : null;
  },
});

defineEvent("casts", {
  listens: ["cast"],
  match: (g, { who, spell }, event, scope) =>
    isWho(who, event.player, scope) && matches(g, spell, event.object, scope)
      ? bindingsOf(g, event, event.object)
      : null,
});
defineEvent("becomesTapped", {
  listens: ["tap"],
  match: (g, { what }, event, scope) =>
    isSubject(g, what, event.object, scope) ? bindingsOf(g, event, event.object) : null,
});
defineEvent("becomesUntapped", {
  listens: ["untap"],
  match: (g, { what }, event, scope) =>
    isSubject(g, what, event.object, scope) ? bindingsOf(g, event, event.object) : null,
});
defineEvent("tapsForMana", {
  listens: ["tapForMana"],
  match: (g, { who, what }, event, scope) =>
    isWho(who, event.player, scope) && isSubject(g, what, event.object, scope)
      ? bindingsOf(g, event, event.object, { manaTypes: [event.amount] })
      : null,
});
defineEvent("becomesTarget", {
  listens: ["becomeTarget"],
  match: (g, { what, of }, event, scope) =>
    (of === "spellOrAbility" || event.detail === of) && isSubject(g, what, event.object, scope)
      ? { ...bindingsOf(g, event, event.object), other: [event.other] }
      : null,
});
defineEvent("draws", {
  listens: ["draw"],
  match: (g, { who }, event, scope) => (isWho(who, event.player, scope) ? bindingsOf(g, event, event.object) : null),
});
defineEvent("discards", {
  listens: ["discard"],
  match: (g, { who, what }, event, scope) =>
    isWho(who, event.player, scope) && (what === undefined || matches(g, what, event.object, scope))
      ? bindingsOf(g, event, event.object)
      : null,
});
defineEvent("gainsLife", {
  listens: ["gainLife"],
  match: (g, { who }, event, scope) => (isWho(who, event.player, scope) ? bindingsOf(g, event, 0) : null),
});
defineEvent("losesLife", {
  listens: ["loseLife"],
  match: (g, { who }, event, scope) => (isWho(who, event.player, scope) ? bindingsOf(g, event, 0) : null),
});
defineEvent("sacrifices", {
  listens: ["sacrifice"],
  looksBack: true,
  match: (g, { who, what }, event, scope) =>
    isWho(who, event.player, scope) && isSubject(g, what, event.object, scope)
      ? bindingsOf(g, event, event.object, { findable: [event.object] })
      : null,
});
defineEvent("countersPut", {
  listens: ["putCounter"],
  times: (event) => event.amount, // "whenever a counter is put": for each of those put at once
  match: (g, { kind, on }, event, scope) =>
    event.detail === kind && isSubject(g, on, event.object, scope) ? bindingsOf(g, event, event.object) : null,
});
defineEvent("cycles", {
  listens: ["cycle"],
  match: (g, { what }, event, scope) =>
    isSubject(g, what, event.object, scope) ? bindingsOf(g, event, event.object) : null,
});
defineEvent("revealsThisWay", {
  listens: ["reveal"],
  match: (g, { what }, event, scope) =>
    event.source === scope.source && event.detail === "firstDraw" && matches(g, what, event.object, scope)
      ? bindingsOf(g, event, event.object)
      : null,
});
defineEvent("beginningOf", {
  listens: ["step"],
  match: (g, { step, whose }, event, scope) =>
    event.detail === step && isTurnOf(g, whose, scope)
      ? { ...bindingsOf(g, event, 0), player: [playerEntity(g.activePlayer)] }
      : null,
});
defineEvent("state", { listens: [], match: () => null });
defineEvent("anyOf", { listens: [], match: () => null });

function isTurnOf(g: GameState, whose: TurnOwner, scope: Scope): boolean {
  switch (whose) {
    case "you":
      return g.activePlayer === scope.controller;
    case "eachOpponent":
      return g.activePlayer !== scope.controller;
    case "each":
    case "eachPlayer":
      return true;
    case "hostController": {
      const host = objectOf(g, scope.source).attachedTo;
      return host > 0 && controllerOf(g, host) === g.activePlayer;
    }
  }
}
