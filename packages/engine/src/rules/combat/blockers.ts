/**
 * The declare blockers step's turn-based action (509.1): each defending player in turn chooses which creatures block which attackers,
 * one pair at a time, then costs, then the blocks themselves. Each player's declaration is one action: nothing happens in between.
 */
import { dependencies } from "../../state/cache.ts";
import { gameEvent } from "../../state/events.ts";
import { edit, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { Frame } from "../../state/frames.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import type { Option } from "../../state/question.ts";
import { ask, defineFrame, finish, takeAnswer } from "../agenda.ts";
import { entitiesOf, playersInTurnOrder } from "../evaluate.ts";
import { characteristicsOf, controllerOf, touchIf } from "../layers/index.ts";
import { occur } from "../occur.ts";
import { scopeOf } from "../scope.ts";
import { canPayFor, payFor } from "./costs.ts";
import { addPair, chosenOf, dropPair, optionsOf } from "./declaration.ts";
import type { Table } from "./declaration.ts";
import { blockCapacity, canBlockAtAll, canBlockThat, combatCosts, leastBlockers, notAlone } from "./evasion.ts";
import { attackersOf, creaturesOf, defendingPlayerOf } from "./reading.ts";
import { isFree, judge } from "./requirements.ts";
import type { Chooser } from "./requirements.ts";

/** A creature that could block, and which attackers. */
export interface BlockCandidate {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
  /** How many attackers it can block at once. */
  readonly capacity: number;
  readonly notAlone: boolean;
  /** Something has to be paid for it to block. */
  readonly costly: boolean;
}

/** The creatures of a player that could be declared as blockers now, each looked at alone (509.1a–b). Changes nothing. */
export function blockCandidates(g: GameState, player: PlayerId): BlockCandidate[] {
  return candidatesAgainst(g, player, attackersAgainst(g, player));
}

/** Attackers that attack that player or a planeswalker of theirs; other ones do not matter to them (802.4a–b). */
function attackersAgainst(g: GameState, player: PlayerId): ObjectId[] {
  return attackersOf(g).filter((id) => defendingPlayerOf(g, id) === player);
}

function candidatesAgainst(g: GameState, player: PlayerId, attackers: readonly ObjectId[]): BlockCandidate[] {
  const found: BlockCandidate[] = [];
  if (attackers.length === 0) return found;
  for (const object of g.battlefield) {
    if (controllerOf(g, object) !== player || !canBlockAtAll(g, object)) continue;
    const able = attackers.filter((attacker) => canBlockThat(g, object, attacker));
    if (able.length === 0) continue;
    const is = characteristicsOf(g, object);
    const limited = is.limits.length > 0;
    found.push({
      object,
      attackers: able,
      capacity: limited ? blockCapacity(is) : 1,
      notAlone: limited && notAlone(is, "block"),
      costly: limited && combatCosts(is, "block").length > 0,
    });
  }
  return found;
}

function tableOf(g: GameState, player: PlayerId): Table {
  const partners = attackersAgainst(g, player);
  const candidates = candidatesAgainst(g, player, partners);
  const creatures = creaturesOf(g, player);
  const least: number[] = [];
  const partnerWorth: number[] = [];
  const allMust: number[] = [];
  for (const attacker of partners) {
    const is = characteristicsOf(g, attacker);
    least.push(leastBlockers(is, creatures));
    let must = 0;
    let all = 0;
    for (const { modification } of is.limits) {
      if ("mustBeBlocked" in modification) must++;
      else if ("allMustBlock" in modification) all++;
    }
    partnerWorth.push(must);
    allMust.push(all);
  }
  const choosers = candidates.map(({ object, attackers, capacity, notAlone: together, costly }): Chooser => {
    const worth = attackers.map((attacker) => allMust[partners.indexOf(attacker)] ?? 0);
    let anyWorth = 0;
    for (const { modification, source, controller, bindings } of characteristicsOf(g, object).limits) {
      if (!("blocksIfAble" in modification)) continue;
      const { what } = modification.blocksIfAble;
      if (what === undefined) {
        anyWorth++;
        continue;
      }
      for (const attacker of entitiesOf(g, what, scopeOf(source, controller, bindings))) {
        const at = attackers.indexOf(attacker);
        if (at >= 0) worth[at] = (worth[at] ?? 0) + 1;
      }
    }
    return {
      partners: attackers.map((attacker) => partners.indexOf(attacker)),
      worth,
      anyWorth,
      capacity,
      notAlone: together,
      costly,
    };
  });
  const pairing = { choosers, least, partnerWorth };
  return {
    creatures: candidates.map(({ object }) => object),
    partners,
    pairing,
    free: isFree(pairing),
    options: candidates.map(({ object, attackers }) =>
      attackers.map((attacker): Option => ({ type: "block", object, attacker })),
    ),
  };
}

function nextOptions(g: GameState, frame: Frame, table: Table): Option[] {
  if (table.free) return optionsOf(table, frame, null, true);
  const payable = (indexes: readonly number[]): boolean =>
    canPayFor(
      g,
      frame.player,
      indexes.map((index) => table.creatures[index] ?? 0),
      "block",
    );
  const { done, pairs } = judge(table.pairing, chosenOf(table, frame), payable);
  return optionsOf(table, frame, (index, place) => pairs[index]?.[place] === true, done);
}

const nextPlayer = 0;
const choosing = 1;
const paying = 2;
const blocking = 3;

/** `n` is how many players have had their turn to declare (802.4). */
defineFrame("declareBlockers", (g, frame) => {
  if (frame.at === nextPlayer) {
    const player = playersInTurnOrder(g)[frame.n];
    if (player === undefined) {
      finish(g);
      return;
    }
    frame.n++;
    if (player === g.activePlayer || attackersAgainst(g, player).length === 0) return;
    frame.player = player;
    frame.list = [];
    frame.rest = [];
    frame.data = tableOf(g, player);
    frame.at = choosing;
  }
  if (frame.at === choosing) {
    const table = frame.data as Table;
    const answer = takeAnswer(frame);
    if (answer?.type === "block") addPair(frame, answer.object, answer.attacker);
    else if (answer?.type === "back") dropPair(frame);
    else if (answer?.type === "done") {
      frame.at = paying;
      return;
    }
    const options = nextOptions(g, frame, table);
    if (options[0]?.type === "done")
      frame.at = paying; // nothing can be added
    else ask(g, "blockers", frame.player, options, { amount: frame.list.length });
    return;
  }
  if (frame.at === paying) {
    frame.at = blocking;
    payFor(g, frame.player, [...new Set(frame.list)], "block");
    return;
  }
  block(g, frame);
  frame.at = nextPlayer;
});

/**
 * The chosen creatures that are still there become blocking creatures, all at once; attackers of that player become blocked or
 * unblocked (509.1g–i). There is an event for each pair that blocks, and one for each attacker that becomes blocked or unblocked.
 */
function block(g: GameState, frame: Frame): void {
  const { list, rest, player } = frame;
  const pairs: [ObjectId, ObjectId][] = []; // attacker and blocker, in the order declared
  for (const [at, blocker] of list.entries()) {
    const attacker = rest[at] ?? 0;
    if (objectOf(g, blocker).zone !== "battlefield" || controllerOf(g, blocker) !== player) continue;
    if (objectOf(g, attacker).attacking === 0 || objectOf(g, attacker).zone !== "battlefield") continue;
    pairs.push([attacker, blocker]);
    const blockerRecord = edit(g, blocker);
    blockerRecord.blocking = [...blockerRecord.blocking, attacker];
    const attackerRecord = edit(g, attacker);
    attackerRecord.blocked = true;
    attackerRecord.blockedBy = [...attackerRecord.blockedBy, blocker];
  }
  if (pairs.length > 0) {
    g.history = { ...g.history, blocked: [...g.history.blocked, ...pairs] };
    touchIf(g, dependencies.combat | dependencies.history);
  }
  for (const [attacker, blocker] of pairs) {
    const amount = objectOf(g, blocker).blocking.length;
    occur(g, gameEvent("block", "509.1g", { object: blocker, other: attacker, player, amount }));
  }
  for (const attacker of attackersAgainst(g, player)) {
    const { blocked, blockedBy, attacking } = objectOf(g, attacker);
    const [first] = blockedBy;
    if (!blocked) occur(g, gameEvent("unblocked", "509.1h", { object: attacker, other: attacking, player }));
    else if (first !== undefined)
      occur(
        g,
        gameEvent("becomeBlocked", "509.1h", { object: attacker, other: first, player, amount: blockedBy.length }),
      );
  }
}
