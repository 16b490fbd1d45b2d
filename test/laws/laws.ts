/**
 * Laws that every position of every game obeys, whatever was played. Each looks at the whole state, hidden cards included, and gives a
 * sentence about what is wrong, or null.
 */
import type { GameObject, GameState, ObjectId } from "@nykthos/engine";

type Law = (g: GameState) => string | null;

const combatSteps: ReadonlySet<string> = new Set(["declareAttackers", "declareBlockers", "combatDamage", "endCombat"]);

function at(g: GameState, id: ObjectId): GameObject {
  const object = g.objects[id];
  if (object === undefined) throw new RangeError(`there is no object ${id}`);
  return object;
}

function said(g: GameState, id: ObjectId): string {
  const object = g.objects[id];
  if (object === undefined) return `no object (${id})`;
  return `${g.pool.cards[object.card]?.name ?? "?"} (${object.kind} ${id})`;
}

/** Every object is in exactly one zone, and says so itself (400.1). */
const zones: Law = (g) => {
  const seen = new Map<ObjectId, string>();
  const look = (zone: string, list: readonly ObjectId[], owner: number | null): string | null => {
    for (const id of list) {
      const object = g.objects[id];
      if (object === undefined || id === 0) return `${zone} holds the number ${id}, which is no object`;
      if (object.id !== id) return `object ${id} believes to be ${object.id}`;
      const before = seen.get(id);
      if (before !== undefined) return `${said(g, id)} is in ${before} and in ${zone}`;
      seen.set(id, zone);
      if (object.zone !== zone) return `${said(g, id)} is listed in ${zone} but says ${object.zone}`;
      if (owner !== null && object.owner !== owner)
        return `${said(g, id)} of player ${object.owner} is in ${zone} of ${owner}`;
    }
    return null;
  };
  const wrong =
    look("battlefield", g.battlefield, null) ??
    look("stack", g.stack, null) ??
    look("exile", g.exile, null) ??
    look("command", g.command, null);
  if (wrong !== null) return wrong;
  for (const [owner, { library, hand, graveyard }] of g.players.entries()) {
    const inHere = look("library", library, owner) ?? look("hand", hand, owner) ?? look("graveyard", graveyard, owner);
    if (inHere !== null) return inHere;
  }
  for (const { id, zone, owner } of g.objects) {
    if (id !== 0 && zone !== "none" && !seen.has(id) && g.players[owner]?.lost !== true)
      return `${said(g, id)} says ${zone} but is listed nowhere`;
  }
  return null;
};

/** No card is lost and none is made: each instance is exactly once somewhere (400.7), unless its owner left the game (800.4a). */
const conservation: Law = (g) => {
  const here = new Map<number, ObjectId>();
  const owners = new Map<number, number>();
  for (const { id, kind, instance, zone, owner } of g.objects) {
    if (id === 0 || kind !== "card") continue;
    if (instance === 0) {
      if (zone !== "none") return `${said(g, id)} is no card of the table`;
      continue;
    }
    owners.set(instance, owner);
    if (zone === "none") continue;
    const other = here.get(instance);
    if (other !== undefined) return `card ${instance} is twice: ${said(g, id)} and ${said(g, other)}`;
    here.set(instance, id);
  }
  for (const [instance, owner] of owners) {
    if (!here.has(instance) && g.players[owner]?.lost !== true) return `card ${instance} of player ${owner} is nowhere`;
  }
  return null;
};

/** Tokens exist on the battlefield only and copies on the stack only (704.5d–e), abilities on the stack, emblems in the command zone. */
const kinds: Law = (g) => {
  if (g.question?.kind !== "priority") return null; // they cease to exist the next time state-based actions are checked
  for (const { id, kind, zone } of g.objects) {
    if (zone === "none" || kind === "card") continue;
    const right = kind === "token" ? "battlefield" : kind === "emblem" ? "command" : "stack";
    if (zone !== right) return `${said(g, id)} is in ${zone}`;
  }
  return null;
};

/** What is attached knows to what, and that knows it (701.3); only permanents are. */
const attachments: Law = (g) => {
  for (const id of g.battlefield) {
    const object = at(g, id);
    if (object.attachedTo === id) return `${said(g, id)} is attached to itself`;
    if (object.attachedTo > 0) {
      const host = at(g, object.attachedTo);
      if (host.zone !== "battlefield")
        return `${said(g, id)} is attached to ${said(g, host.id)}, which is in ${host.zone}`;
      if (host.attachments.filter((one) => one === id).length !== 1)
        return `${said(g, id)} is attached to ${said(g, host.id)}, which has [${host.attachments.join(", ")}]`;
    }
    for (const one of object.attachments) {
      if (at(g, one).zone !== "battlefield" || at(g, one).attachedTo !== id)
        return `${said(g, id)} has ${said(g, one)} attached, which is in ${at(g, one).zone} on ${at(g, one).attachedTo}`;
    }
  }
  for (const { id, zone, attachedTo, attachments: on } of g.objects) {
    if (zone !== "battlefield" && zone !== "none" && (attachedTo !== 0 || on.length > 0))
      return `${said(g, id)} in ${zone} is attached to ${attachedTo} and has [${on.join(", ")}]`;
  }
  return null;
};

/** Who blocks whom is known on both sides (509.1), and outside combat nobody fights (511.3). */
const combat: Law = (g) => {
  for (const id of g.battlefield) {
    const object = at(g, id);
    const fights =
      object.attacking !== 0 || object.blocked || object.blocking.length > 0 || object.blockedBy.length > 0;
    if (!fights) continue;
    if (!combatSteps.has(g.step)) return `${said(g, id)} is still in combat in ${g.step}`;
    for (const other of object.blocking) {
      if (other !== 0 && at(g, other).zone === "battlefield" && !at(g, other).blockedBy.includes(id))
        return `${said(g, id)} blocks ${said(g, other)}, which does not know`;
    }
    for (const other of object.blockedBy) {
      if (at(g, other).zone === "battlefield" && !at(g, other).blocking.includes(id))
        return `${said(g, id)} is blocked by ${said(g, other)}, which does not know`;
    }
    if (object.attacking !== 0 && object.blocking.length > 0) return `${said(g, id)} attacks and blocks`;
    if (new Set(object.blocking).size !== object.blocking.length) return `${said(g, id)} blocks something twice`;
    if (new Set(object.blockedBy).size !== object.blockedBy.length)
      return `${said(g, id)} is blocked twice by something`;
  }
  return null;
};

/** Amounts that cannot be less than nothing, and are whole. */
const amounts: Law = (g) => {
  for (const [player, { mana, life, maxHandSize }] of g.players.entries()) {
    if (mana.some((amount) => !Number.isInteger(amount) || amount < 0))
      return `player ${player} has mana ${mana.join()}`;
    if (!Number.isInteger(life) || !Number.isInteger(maxHandSize)) return `player ${player} has ${life} life`;
  }
  for (const { id, zone, counters, damage, shields } of g.objects) {
    if (zone === "none") continue;
    if (counters.some((count) => !Number.isInteger(count) || count < 0))
      return `${said(g, id)} has counters ${counters.join()}`;
    if (!Number.isInteger(damage) || damage < 0 || shields < 0) return `${said(g, id)} has ${damage} damage`;
    if (zone !== "battlefield" && damage > 0) return `${said(g, id)} has damage in ${zone}`;
  }
  return null;
};

/** A question has at least two answers, or is one that is asked anyway; no answer is listed twice; the decider is in the game. */
const questions: Law = (g) => {
  const { question } = g;
  if (question === null) return g.result === null ? "nothing is asked and the game is not over" : null;
  const { kind, options, decider, player } = question;
  if (options.length === 0) return `a question (${kind}) has no answer`;
  if (options.length === 1 && kind !== "priority" && kind !== "mulligan")
    return `a question (${kind}) has one answer only`;
  const words = options.map((option) => JSON.stringify(option));
  const twice = words.find((word, index) => words.indexOf(word) !== index);
  if (twice !== undefined) return `the answer ${twice} to a question (${kind}) is listed twice`;
  if (g.players[decider]?.lost !== false || g.players[player]?.lost !== false)
    return `a question (${kind}) is asked of player ${decider} for ${player}, who is not in the game`;
  return null;
};

/** Effects that last end with what they hang on, and are about what is there. */
const lasting: Law = (g) => {
  for (const { expiry } of [...g.effects, ...g.replacements]) {
    if (expiry.at === "sourceLeaves" && at(g, expiry.source).zone === "none")
      return `an effect of ${said(g, expiry.source)} lasts though that has left`;
  }
  for (const { source } of g.waiting) if (source >= g.objects.length) return `a trigger of nothing (${source}) waits`;
  if (g.question?.kind === "priority" && g.waiting.length > 0) return "triggers wait while a player has priority";
  return null;
};

const laws: Readonly<Record<string, Law>> = {
  zones,
  conservation,
  kinds,
  attachments,
  combat,
  amounts,
  questions,
  lasting,
};

/** Which law a position breaks, and how; null if none. */
export function brokenLaw(g: GameState): { readonly law: string; readonly how: string } | null {
  for (const [law, look] of Object.entries(laws)) {
    const how = look(g);
    if (how !== null) return { law, how };
  }
  return null;
}
