/**
 * The combat damage step's turn-based action (510): who assigns damage in this step, how each divides it, all of it dealt at once.
 * Every division the rules allow can be reached by answering for one share at a time, and every share on offer leads to one.
 */
import { keywordBit } from "../../state/characteristics.ts";
import type { Characteristics } from "../../state/compiled.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { Frame } from "../../state/frames.ts";
import type { EntityId, ObjectId } from "../../state/identity.ts";
import type { Option } from "../../state/question.ts";
import { ask, defineFrame, finish, takeAnswer } from "../agenda.ts";
import { pushDamage } from "../damage.ts";
import type { DamagePacket } from "../damage.ts";
import { playersInTurnOrder } from "../evaluate.ts";
import { characteristicsOf } from "../layers/index.ts";
import { nextShares, recipients } from "./shares.ts";
import type { Assigner } from "./shares.ts";
import { attackedBy, attackersBlockedBy, attackersOf, blockersOf, blockersOfAttacker } from "./reading.ts";

interface Data {
  /** Those whose damage still has to be assigned; the first is at it. */
  readonly assigners: readonly Assigner[];
  /** What the first has assigned to its recipients so far, in their order. */
  readonly shares: readonly number[];
  readonly packets: readonly DamagePacket[];
  /** Creatures that need lethal damage yet, since something that tramples has assigned damage beyond them (702.19b). */
  readonly owed: readonly ObjectId[];
}

/** Whether it assigns damage in this step (510.4): in the only one, in the first of two, or in the second. */
function assignsNow(g: GameState, id: ObjectId, is: Characteristics): boolean {
  if (isFirstOfTwo(g)) return strikesFirst(is);
  return (is.keywords & keywordBit.doubleStrike) !== 0 || !g.dealtFirstStrike.includes(id);
}

/** Whether any attacking or blocking creature has first strike or double strike (510.4). */
export function needsFirstStrikeStep(g: GameState): boolean {
  for (const id of g.battlefield) {
    const { attacking, blocking } = objectOf(g, id);
    if ((attacking !== 0 || blocking.length > 0) && strikesFirst(characteristicsOf(g, id))) return true;
  }
  return false;
}

function strikesFirst(is: Characteristics): boolean {
  return (is.keywords & (keywordBit.firstStrike | keywordBit.doubleStrike)) !== 0;
}

/** The step has been begun as the one for first strike and double strike. */
function isFirstOfTwo(g: GameState): boolean {
  return g.combatSteps === 1;
}

/** Who assigns damage and to whom it can go, in the order in which it is assigned (510.1, 802.5). */
function assignersOf(g: GameState): Assigner[] {
  const attackers: Assigner[] = [];
  for (const id of attackersOf(g)) {
    const is = characteristicsOf(g, id);
    if (is.power <= 0 || !assignsNow(g, id, is)) continue; // 510.1a
    const attacked = attackedBy(g, id);
    if (!objectOf(g, id).blocked) {
      if (attacked !== 0) attackers.push(assigner(id, is, [], attacked)); // 510.1b
      continue;
    }
    const tramples = (is.keywords & keywordBit.trample) !== 0;
    const blockers = blockersOfAttacker(g, id);
    const beyond = tramples ? attacked : 0; // 702.19b, 702.19d
    if (blockers.length > 0 || beyond !== 0) attackers.push(assigner(id, is, blockers, beyond));
  }
  // What can be divided in one way only comes first, what tramples last, so that each knows what it can count on (702.19b).
  const rank = (one: Assigner): number => (recipients(one) === 1 ? 0 : one.beyond === 0 ? 1 : 2);
  attackers.sort((one, other) => rank(one) - rank(other));

  const blockers: Assigner[] = [];
  const order = playersInTurnOrder(g);
  for (const id of blockersOf(g)) {
    const is = characteristicsOf(g, id);
    if (is.power <= 0 || !assignsNow(g, id, is)) continue;
    const blocked = attackersBlockedBy(g, id);
    if (blocked.length > 0) blockers.push(assigner(id, is, blocked, 0)); // 510.1d
  }
  blockers.sort((one, other) => order.indexOf(one.controller) - order.indexOf(other.controller));
  return [...attackers, ...blockers];
}

function assigner(id: ObjectId, is: Characteristics, creatures: readonly ObjectId[], beyond: EntityId): Assigner {
  return {
    source: id,
    controller: is.controller,
    amount: is.power,
    deathtouch: (is.keywords & keywordBit.deathtouch) !== 0,
    creatures,
    beyond,
  };
}

/** How much more damage is lethal to a creature (120.6), after what is marked on it and assigned to it in this step (702.19b). */
function missing(g: GameState, packets: readonly DamagePacket[], creature: ObjectId): number {
  const is = characteristicsOf(g, creature);
  let needed = Math.max(0, is.toughness - objectOf(g, creature).damage);
  for (const { source, to, amount } of packets) {
    if (to !== creature) continue;
    const deathtouch = (characteristicsOf(g, source).keywords & keywordBit.deathtouch) !== 0;
    needed = deathtouch ? 0 : Math.max(0, needed - amount); // 702.2c
  }
  return needed;
}

const dividing = 1;
const dealt = 2;

defineFrame("combatDamage", (g, frame) => {
  if (frame.at === 0) {
    if (isFirstOfTwo(g)) {
      const fighting = [...attackersOf(g), ...blockersOf(g)];
      g.dealtFirstStrike = fighting.filter((id) => strikesFirst(characteristicsOf(g, id)));
    }
    frame.data = { assigners: assignersOf(g), shares: [], packets: [], owed: [] } satisfies Data;
    frame.at = dividing;
  }
  if (frame.at === dividing) {
    if (divide(g, frame)) return;
    frame.at = dealt;
    const { packets } = frame.data as Data;
    if (packets.length > 0) {
      pushDamage(g, packets, true); // 510.2
      return;
    }
  }
  finish(g);
});

/** Assigns damage until a share has to be asked for; returns whether one is. */
function divide(g: GameState, frame: Frame): boolean {
  let { assigners, shares, packets, owed } = frame.data as Data;
  const answer = takeAnswer(frame);
  if (answer?.type === "number") shares = [...shares, answer.number];
  for (;;) {
    const [current] = assigners;
    if (current === undefined) break;
    while (shares.length < recipients(current)) {
      const so = packets;
      const options = nextShares(assigners, shares, (creature) => missing(g, so, creature), owed);
      const [only] = options;
      if (options.length !== 1 || only === undefined) {
        frame.data = { assigners, shares, packets, owed } satisfies Data;
        askShare(g, current, shares, options);
        return true;
      }
      shares = [...shares, only];
    }
    packets = [...packets, ...packetsOf(current, shares)];
    if (current.beyond !== 0 && (shares[current.creatures.length] ?? 0) > 0) owed = [...owed, ...current.creatures];
    assigners = assigners.slice(1);
    shares = [];
  }
  frame.data = { assigners, shares, packets, owed } satisfies Data;
  return false;
}

function askShare(g: GameState, current: Assigner, shares: readonly number[], options: readonly number[]): void {
  const recipient = current.creatures[shares.length] ?? current.beyond;
  let amount = current.amount;
  for (const share of shares) amount -= share;
  const numbers = options.map((number): Option => ({ type: "number", number }));
  ask(g, "damage", current.controller, numbers, { source: current.source, about: String(recipient), amount });
}

function packetsOf({ source, creatures, beyond }: Assigner, shares: readonly number[]): DamagePacket[] {
  const packets: DamagePacket[] = [];
  for (const [at, amount] of shares.entries()) {
    if (amount > 0) packets.push({ source, to: creatures[at] ?? beyond, amount });
  }
  return packets;
}
