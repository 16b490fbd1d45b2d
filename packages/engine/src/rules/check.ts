/**
 * Before a player gets priority (117.5): state-based actions (704), all at once and again until none happens, then triggered abilities
 * onto the stack in turn order, each player's own in the order of their choice (603.3b), and all of it again until nothing is left.
 */
import { typeBit, supertypeBit, keywordBit } from "../state/characteristics.ts";
import { newFrame } from "../state/frames.ts";
import type { Frame } from "../state/frames.ts";
import { edit, objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { countersOn, noIds, withCounters } from "../state/object.ts";
import type { Option } from "../state/question.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { canBeAttached } from "./attachments.ts";
import { proposeTrigger } from "./casting/index.ts";
import { checkCombat } from "./combat/index.ts";
import { updateControl } from "./control.ts";
import { playersInTurnOrder } from "./evaluate.ts";
import { characteristicsOf, controllerOf, touch } from "./layers/index.ts";
import { formEndsUnattached } from "./forms.ts";
import { leaveGame } from "./ending.ts";
import { endStaleEffects } from "./durations.ts";
import { pushDestruction } from "./destruction.ts";
import { detach } from "./status.ts";
import { moveOf } from "./zones.ts";
import type { Move } from "./zones.ts";

defineFrame("check", (g, frame) => {
  switch (frame.at) {
    case 0: // 704.3
      if (g.unsettled && stateBasedActions(g, frame)) return;
      if (g.result !== null) return;
      g.unsettled = false;
      frame.at = g.waiting.length > 0 ? 1 : 2;
      return;
    case 1:
      frame.at = 0;
      frame.done = true;
      push(g, newFrame("putTriggers"));
      return;
    default:
      // 514.3a: the cleanup step wants to know whether anything happened.
      finish(g, frame.name === "tell" ? { acted: [frame.done ? 1 : 0] } : undefined);
  }
});

/** Carries out all that apply, at the same time; false when none does (704.3). */
function stateBasedActions(g: GameState, frame: Frame): boolean {
  const excess = excessLegends(g, frame);
  if (excess === null) return true;
  let did = false;
  const losers: PlayerId[] = [];
  for (let player = 0; player < g.players.length; player++) {
    const record = playerAt(g, player);
    if (record.lost) continue;
    const why = record.life <= 0 ? "704.5a" : record.drewFromEmpty ? "704.5b" : "";
    record.drewFromEmpty = false;
    if (why !== "") {
      record.lost = true;
      record.lostBy = why;
      losers.push(player);
    }
  }
  if (losers.length > 0) {
    did = true;
    frame.done = true;
    leaveGame(g, losers);
    if (g.result !== null) return true;
  }
  let settled = false; // what follows from the rest, without being a state-based action
  if (endStaleEffects(g)) settled = true;
  if (updateControl(g)) settled = true;
  if (checkCombat(g)) settled = true;

  const moves: Move[] = [];
  const destroyed: ObjectId[] = [];
  const loose: ObjectId[] = [];
  for (const id of g.battlefield) {
    const object = objectOf(g, id);
    const is = characteristicsOf(g, id);
    if ((is.types & typeBit.Creature) !== 0) {
      if (is.toughness <= 0) {
        moves.push(moveOf(g, id, "graveyard", { cause: "704.5f" }));
        continue;
      }
      if ((object.damage >= is.toughness && object.damage > 0) || object.deathtouched) {
        if ((is.keywords & keywordBit.indestructible) === 0) {
          destroyed.push(id); // 704.5g–h
          continue;
        }
      }
    }
    if (object.deathtouched) edit(g, id).deathtouched = false;
    if ((is.types & typeBit.Planeswalker) !== 0 && countersOn(object, "loyalty") === 0) {
      moves.push(moveOf(g, id, "graveyard", { cause: "704.5i" }));
      continue;
    }
    if (excess.includes(id)) {
      moves.push(moveOf(g, id, "graveyard", { cause: "704.5j" }));
      continue;
    }
    const attached = object.attachedTo !== 0;
    const isAura = is.subtypes.includes("Aura") && (is.types & typeBit.Enchantment) !== 0;
    if (isAura) {
      if (!attached || !canBeAttached(g, id, object.attachedTo)) {
        if (object.form !== "" && formEndsUnattached(object.form)) {
          loose.push(id);
        } else moves.push(moveOf(g, id, "graveyard", { cause: "704.5m" }));
        continue;
      }
    } else if (attached && !canBeAttached(g, id, object.attachedTo)) {
      loose.push(id); // 704.5n, 704.5p
    }
    const plus = countersOn(object, "+1/+1");
    const minus = countersOn(object, "-1/-1");
    if (plus > 0 && minus > 0) {
      const pairs = Math.min(plus, minus);
      const record = edit(g, id);
      record.counters = withCounters(withCounters(record.counters, "+1/+1", -pairs), "-1/-1", -pairs); // 704.5q
      touch(g);
      did = true;
    }
  }
  for (const id of loose) unattach(g, id);
  if (ceaseToExist(g) || loose.length > 0) did = true;

  if (moves.length > 0 || destroyed.length > 0) pushDestruction(g, destroyed, moves, "704.5g");
  if (moves.length > 0 || destroyed.length > 0) did = true;
  if (did) frame.done = true;
  return did || settled;
}

/** Becomes unattached; what is in a form that ends with that and hangs nowhere ends it. */
function unattach(g: GameState, id: ObjectId): void {
  if (objectOf(g, id).attachedTo !== 0) detach(g, id);
  else {
    edit(g, id).form = "";
    touch(g);
  }
}

/** Tokens outside the battlefield (704.5d) and copies of spells outside the stack (704.5e). */
function ceaseToExist(g: GameState): boolean {
  let did = false;
  const gone = (list: ObjectId[]): ObjectId[] => {
    if (!list.some((id) => objectOf(g, id).kind === "token" || objectOf(g, id).kind === "copy")) return list;
    did = true;
    return list.filter((id) => {
      const { kind } = objectOf(g, id);
      if (kind !== "token" && kind !== "copy") return true;
      edit(g, id).zone = "none";
      return false;
    });
  };
  g.exile = gone(g.exile);
  for (const player of g.players) {
    player.graveyard = gone(player.graveyard);
    player.hand = gone(player.hand);
    player.library = gone(player.library);
  }
  return did;
}

/**
 * 704.5j: of the legendary permanents with the same name that a player controls, those that the player does not choose to keep; null
 * while one is being asked. What is chosen is kept in the frame until it is carried out together with everything else.
 */
function excessLegends(g: GameState, frame: Frame): readonly ObjectId[] | null {
  const legends = g.battlefield.filter((id) => (characteristicsOf(g, id).supertypes & supertypeBit.Legendary) !== 0);
  if (legends.length < 2) return noIds;
  const groups = new Map<string, ObjectId[]>();
  for (const id of legends) {
    const is = characteristicsOf(g, id);
    const key = `${is.controller}:${is.name}`;
    const same = groups.get(key);
    if (same === undefined) groups.set(key, [id]);
    else same.push(id);
  }
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") frame.rest = [...frame.rest, answer.entity];
  const excess: ObjectId[] = [];
  for (const same of groups.values()) {
    if (same.length < 2) continue;
    const kept = same.find((id) => frame.rest.includes(id));
    if (kept === undefined) {
      ask(
        g,
        "legend",
        controllerOf(g, same[0] ?? 0),
        same.map((entity) => ({ type: "choose", entity })),
      );
      return null;
    }
    excess.push(...same.filter((id) => id !== kept));
  }
  frame.rest = noIds;
  return excess;
}

/** 603.3b: the active player's triggered abilities first, each player's own in their order. */
defineFrame("putTriggers", (g, frame) => {
  const order = playersInTurnOrder(g);
  const player = order.find((one) => g.waiting.some(({ controller }) => controller === one));
  if (player === undefined) {
    g.waiting = [];
    return finish(g);
  }
  const mine = g.waiting.filter(({ controller }) => controller === player);
  const answer = takeAnswer(frame);
  const alike = mine.every((one) => one.ability === mine[0]?.ability && one.source === mine[0].source);
  if (mine.length > 1 && !alike && answer?.type !== "trigger") {
    const options: Option[] = mine.map(({ source, ability }, index) => ({
      type: "trigger",
      index,
      object: source,
      ability,
    }));
    ask(g, "order", player, options, { about: "triggers" });
    return;
  }
  const chosen = mine[answer?.type === "trigger" ? answer.index : 0];
  if (chosen === undefined) throw new RangeError("no such triggered ability waits");
  g.waiting = g.waiting.filter((other) => other !== chosen);
  proposeTrigger(g, player, chosen.source, chosen.ability, chosen.bindings);
});
