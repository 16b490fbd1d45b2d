/** Verbs that change what is there: tapping, counters, life, damage, attaching, fighting, extra turns (701, 119–122, 500.7). */
import { counterKinds } from "../../card/words.ts";
import { typeBit } from "../../state/characteristics.ts";
import { gameEvent } from "../../state/events.ts";
import { edit, objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import { playerEntity } from "../../state/identity.ts";
import type { EntityId, ObjectId } from "../../state/identity.ts";
import { countersOn, noIds } from "../../state/object.ts";
import type { Option } from "../../state/question.ts";
import type { Selection } from "../../card/selection.ts";
import { ask, takeAnswer } from "../agenda.ts";
import { canBeAttached } from "../attachments.ts";
import { removeFromCombat } from "../combat/index.ts";
import { pushDamage } from "../damage.ts";
import type { DamagePacket } from "../damage.ts";
import { entitiesOf, playersOf, quantityOf } from "../evaluate.ts";
import { beginEffect, characteristicsOf } from "../layers/index.ts";
import { occur } from "../occur.ts";
import { defineVerb } from "../registry.ts";
import type { Scope } from "../scope.ts";
import { entitiesFor, permanentsFor, playersFor } from "../selecting.ts";
import { addCounters, attach, gainLife, loseLife, removeCounters, tapObject, untapObject } from "../status.ts";

defineVerb("tap", (g, _frame, { what }, scope) => {
  let did = false;
  for (const id of permanentsFor(g, what, scope)) if (tapObject(g, id, scope.source)) did = true;
  return did ? "did" : "nothing";
});
defineVerb("untap", (g, _frame, { what }, scope) => {
  let did = false;
  for (const id of permanentsFor(g, what, scope)) if (untapObject(g, id, scope.source)) did = true;
  return did ? "did" : "nothing";
});
/** "tap or untap": whoever does it chooses (701.26). */
defineVerb("tapOrUntap", (g, frame, { what }, scope) => {
  const [id] = permanentsFor(g, what, scope);
  if (id === undefined) return "nothing";
  const answer = takeAnswer(frame);
  if (answer === null) {
    ask(g, "may", scope.controller, [{ type: "yes" }, { type: "no" }], { source: id, about: "tap" });
    return "again";
  }
  return (answer.type === "yes" ? tapObject(g, id, scope.source) : untapObject(g, id, scope.source))
    ? "did"
    : "nothing";
});
defineVerb("removeFromCombat", (g, _frame, { what }, scope) => {
  for (const id of permanentsFor(g, what, scope)) removeFromCombat(g, id);
  return "did";
});
/** 701.19: a shield that replaces its next destruction this turn. */
defineVerb("regenerate", (g, _frame, { what }, scope) => {
  const ids = permanentsFor(g, what, scope);
  for (const id of ids) edit(g, id).shields++;
  return ids.length > 0 ? "did" : "nothing";
});
/** 701.35: until its detainer's next turn it can't attack or block and its activated abilities can't be activated. */
defineVerb("detain", (g, _frame, { what }, scope) => {
  const affected = permanentsFor(g, what, scope);
  beginEffect(g, {
    affected,
    modifications: [{ cantAttackOrBlock: {} }, { cantActivate: true }],
    scope,
    expiry: { at: "turnOf", player: scope.controller },
  });
  return affected.length > 0 ? "did" : "nothing";
});

/** 701.34: any number of permanents and players with counters; each gets one more of each kind it has. */
defineVerb("proliferate", (g, frame, _effect, scope) => {
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") frame.list = [...frame.list, answer.entity];
  const options: Option[] = g.battlefield
    .filter((id) => !frame.list.includes(id) && objectOf(g, id).counters.some((count) => count > 0))
    .map((entity) => ({ type: "choose", entity }));
  if (answer?.type !== "done" && options.length > 0) {
    ask(g, "choose", scope.controller, [...options, { type: "done" }], { source: scope.source, about: "proliferate" });
    return "again";
  }
  for (const id of frame.list) {
    for (const kind of counterKinds)
      if (countersOn(objectOf(g, id), kind) > 0) addCounters(g, id, kind, 1, scope.source);
  }
  return "did";
});

/** 701.14: each deals damage equal to its power to the other; nothing happens if either is gone or no creature. */
defineVerb("fight", (g, frame, { what, with: other }, scope) => {
  if (frame.at === 1) return "did";
  const [one] = permanentsFor(g, what, scope);
  const [two] = permanentsFor(g, other, scope);
  if (one === undefined || two === undefined) return "nothing";
  const first = characteristicsOf(g, one);
  const second = characteristicsOf(g, two);
  if ((first.types & second.types & typeBit.Creature) === 0) return "nothing";
  frame.at = 1;
  occur(g, gameEvent("fight", "701.14a", { object: one, other: two, source: scope.source }));
  pushDamage(
    g,
    [
      { source: one, to: two, amount: Math.max(0, first.power) },
      { source: two, to: one, amount: Math.max(0, second.power) },
    ],
    false,
  );
  return "again";
});

/** 120.1: damage from each source to each recipient, all at the same time. */
defineVerb("damage", (g, frame, { source, amount, to, divided }, scope) => {
  if (frame.at === 0) {
    const packets: DamagePacket[] = [];
    for (const from of entitiesFor(g, source, scope)) {
      if (from <= 0) continue;
      const its = withName(source, from, scope);
      if (divided === true && "target" in to) {
        const chosen = scope.stack?.targets[to.as] ?? noIds;
        const shares = scope.stack?.division[to.as] ?? noIds;
        const legal = scope.bindings[to.as] ?? noIds;
        chosen.forEach((entity, at) => {
          // What would be dealt to an illegal target is not dealt at all (608.2b).
          if (legal.includes(entity))
            packets.push({ source: from, to: entity, amount: shares[at] ?? quantityOf(g, amount, its) });
        });
      } else addPackets(g, packets, from, amount, to, its);
    }
    if (packets.length === 0) return "nothing";
    frame.at = 1;
    pushDamage(g, packets, false);
    return "again";
  }
  const dealt = frame.bindings["dealt"]?.[0] ?? 0;
  // What all of it was prevented from was not dealt damage "this way".
  frame.bindings = { ...frame.bindings, amount: [dealt], damaged: frame.bindings["dealtTo"] ?? noIds };
  return dealt > 0 ? "did" : "nothing";
});

/** The text's name for one of several means that one while it is spoken of. */
function withName(selection: Selection, id: EntityId, scope: Scope): Scope {
  const name = "ref" in selection ? selection.ref : "as" in selection ? selection.as : undefined;
  return name === undefined || name === "self" ? scope : { ...scope, bindings: { ...scope.bindings, [name]: [id] } };
}

function addPackets(
  g: GameState,
  packets: DamagePacket[],
  source: ObjectId,
  amount: Parameters<typeof quantityOf>[1],
  to: Selection,
  scope: Scope,
): void {
  if ("both" in to) {
    let its = scope;
    for (const part of to.both) {
      addPackets(g, packets, source, amount, part, its);
      if ("players" in part && part.as !== undefined) {
        its = { ...its, bindings: { ...its.bindings, [part.as]: playersOf(g, part.players, scope).map(playerEntity) } };
      }
    }
    return;
  }
  for (const entity of entitiesFor(g, to, scope)) {
    const its =
      "players" in to && to.as !== undefined ? { ...scope, bindings: { ...scope.bindings, [to.as]: [entity] } } : scope;
    // What belongs to two groups is dealt damage once.
    const isOfGroup = !("ref" in to) && !("target" in to);
    if (isOfGroup && packets.some((packet) => packet.source === source && packet.to === entity)) continue;
    packets.push({ source, to: entity, amount: Math.max(0, quantityOf(g, amount, its)) });
  }
}

defineVerb("gainLife", (g, frame, { who, amount }, scope) => {
  let gained = 0;
  for (const player of playersFor(g, who, scope))
    gained += gainLife(g, player, quantityOf(g, amount, scope), scope.source);
  frame.bindings = { ...frame.bindings, gained: [gained] };
  return gained > 0 ? "did" : "nothing";
});
defineVerb("loseLife", (g, frame, { who, amount, remember }, scope) => {
  let lost = 0;
  for (const player of playersFor(g, who, scope))
    lost += loseLife(g, player, quantityOf(g, amount, scope), scope.source);
  if (remember !== undefined) frame.bindings = { ...frame.bindings, [remember]: [lost] };
  return lost > 0 ? "did" : "nothing";
});

defineVerb("putCounters", (g, _frame, { kind, count, on, distributed }, scope) => {
  if (distributed === true && "target" in on) {
    const chosen = scope.stack?.targets[on.as] ?? noIds;
    const shares = scope.stack?.division[on.as] ?? noIds;
    const legal = scope.bindings[on.as] ?? noIds;
    chosen.forEach((id, at) => {
      if (legal.includes(id)) addCounters(g, id, kind, shares[at] ?? quantityOf(g, count, scope), scope.source);
    });
    return chosen.length > 0 ? "did" : "nothing";
  }
  let did = false;
  for (const id of permanentsFor(g, on, scope)) {
    if (addCounters(g, id, kind, quantityOf(g, count, withName(on, id, scope)), scope.source) > 0) did = true;
  }
  return did ? "did" : "nothing";
});
defineVerb("removeCounters", (g, frame, { kind, count, from, remember }, scope) => {
  let removed = 0;
  for (const id of permanentsFor(g, from, scope)) {
    const number = count === "all" ? countersOn(objectOf(g, id), kind) : quantityOf(g, count, scope);
    removed += removeCounters(g, id, kind, number, scope.source);
  }
  if (remember !== undefined) frame.bindings = { ...frame.bindings, [remember]: [removed] };
  return removed > 0 ? "did" : "nothing";
});
/** 122.5: moving a counter is taking it off one and putting it on the other; the number is chosen. */
defineVerb("moveCounters", (g, frame, { kind, from, to }, scope) => {
  const [source] = permanentsFor(g, from, scope);
  const [recipient] = permanentsFor(g, to, scope);
  if (source === undefined || recipient === undefined || source === recipient) return "nothing";
  const most = countersOn(objectOf(g, source), kind);
  if (most === 0) return "nothing";
  const answer = takeAnswer(frame);
  if (answer?.type !== "number") {
    const options: Option[] = [];
    for (let number = 0; number <= most; number++) options.push({ type: "number", number });
    ask(g, "number", scope.controller, options, { source: scope.source, about: kind });
    return "again";
  }
  const moved = removeCounters(g, source, kind, answer.number, scope.source);
  addCounters(g, recipient, kind, moved, scope.source);
  return moved > 0 ? "did" : "nothing";
});
/** 701.10e: as many more as there are. */
defineVerb("doubleCounters", (g, _frame, { kind, on }, scope) => {
  let did = false;
  for (const id of permanentsFor(g, on, scope))
    if (addCounters(g, id, kind, countersOn(objectOf(g, id), kind), scope.source) > 0) did = true;
  return did ? "did" : "nothing";
});

defineVerb("attach", (g, _frame, { what, to }, scope) => {
  const [id] = entitiesOf(g, what, scope);
  const [host] = entitiesFor(g, to, scope);
  if (id === undefined || host === undefined || objectOf(g, id).zone !== "battlefield") return "nothing";
  if (objectOf(g, id).attachedTo === host || !canBeAttached(g, id, host)) return "nothing"; // 701.3b
  attach(g, id, host);
  return "did";
});

/** 500.7: added directly after this one; the last added comes first. */
defineVerb("extraTurn", (g, _frame, { who, count }, scope) => {
  const number = count === undefined ? 1 : quantityOf(g, count, scope);
  for (const player of playersFor(g, who, scope)) {
    for (let added = 0; added < number; added++) {
      g.extraTurns.push({ player });
      occur(g, gameEvent("extraTurn", "500.7", { player, source: scope.source }));
    }
  }
  return number > 0 ? "did" : "nothing";
});
/** 722.1: from when that player's next turn begins until it ends. */
defineVerb("controlNextTurn", (g, _frame, { who }, scope) => {
  for (const player of playersFor(g, who, scope)) {
    g.turnControls = [...g.turnControls.filter((one) => one.player !== player), { player, by: scope.controller }];
  }
  return "did";
});
defineVerb("additionalLand", (g, _frame, { count }, scope) => {
  playerAt(g, scope.controller).extraLands += count;
  return "did";
});
