/**
 * The declare attackers step's turn-based action (508.1): which creatures attack whom, chosen one at a time, then costs, then the attack
 * itself. All of it is one action: nothing else happens in between.
 */
import { dependencies } from "../../state/cache.ts";
import { keywordBit } from "../../state/characteristics.ts";
import { gameEvent } from "../../state/events.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { Frame } from "../../state/frames.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import type { Option } from "../../state/question.ts";
import { ask, defineFrame, finish, takeAnswer } from "../agenda.ts";
import { characteristicsOf, controllerOf, touchIf } from "../layers/index.ts";
import { occur } from "../occur.ts";
import { tapObject } from "../status.ts";
import { canPayFor, payFor } from "./costs.ts";
import { addPair, dropPair, optionsOf } from "./declaration.ts";
import type { MayAdd, Table } from "./declaration.ts";
import { attackRequirements, canAttackAtAll, canAttackThat, combatCosts, notAlone } from "./evasion.ts";
import { attackable } from "./reading.ts";
import { setAttacking } from "./removal.ts";
import { isFree } from "./requirements.ts";
import type { Chooser } from "./requirements.ts";

/** A creature that could attack, and whom. */
export interface AttackCandidate {
  readonly object: ObjectId;
  readonly defenders: readonly EntityId[];
  /** How many effects require it to attack if able (508.1d). */
  readonly requirements: number;
  readonly notAlone: boolean;
  /** Something has to be paid for it to attack. */
  readonly costly: boolean;
}

/** The creatures of a player that could be declared as attackers now, each looked at alone (508.1a–c). Changes nothing. */
export function attackCandidates(g: GameState, player: PlayerId): AttackCandidate[] {
  const found: AttackCandidate[] = [];
  let all: readonly EntityId[] | null = null;
  for (const object of g.battlefield) {
    if (controllerOf(g, object) !== player || !canAttackAtAll(g, object)) continue;
    all ??= attackable(g, player);
    const is = characteristicsOf(g, object);
    const limited = is.limits.length > 0;
    const defenders = limited ? all.filter((defender) => canAttackThat(g, is, defender)) : all;
    if (defenders.length === 0) continue;
    found.push({
      object,
      defenders,
      requirements: limited ? attackRequirements(is) : 0,
      notAlone: limited && notAlone(is, "attack"),
      costly: limited && combatCosts(is, "attack").length > 0,
    });
  }
  return found;
}

function tableOf(candidates: readonly AttackCandidate[]): Table {
  const partners: EntityId[] = [];
  const choosers: Chooser[] = [];
  const options: Option[][] = [];
  for (const { object, defenders, requirements, notAlone: together, costly } of candidates) {
    for (const defender of defenders) if (!partners.includes(defender)) partners.push(defender);
    choosers.push({
      partners: defenders.map((defender) => partners.indexOf(defender)),
      worth: defenders.map(() => 0),
      anyWorth: requirements,
      capacity: 1,
      notAlone: together,
      costly,
    });
    options.push(defenders.map((defender) => ({ type: "attack", object, defender })));
  }
  const pairing = { choosers, least: partners.map(() => 1), partnerWorth: partners.map(() => 0) };
  return { creatures: candidates.map(({ object }) => object), partners, pairing, free: isFree(pairing), options };
}

/**
 * Whether a set of attackers can become a legal declaration by adding to it, itself included. Whoever must attack and costs nothing has
 * to be added (508.1d); beyond that, at most company for a creature that cannot attack alone (508.1c).
 */
function canBeCompleted(g: GameState, player: PlayerId, table: Table, set: ReadonlySet<number>): boolean {
  const all = new Set(set);
  for (const [index, chooser] of table.pairing.choosers.entries()) {
    if (chooser.anyWorth > 0 && !chooser.costly) all.add(index);
  }
  if (!isAlone(table, all)) return canPayForSet(g, player, table, all);
  return table.creatures.some(
    (_, index) => !all.has(index) && canPayForSet(g, player, table, new Set([...all, index])),
  );
}

/** Whether the set is one creature that cannot attack alone. */
function isAlone(table: Table, set: ReadonlySet<number>): boolean {
  if (set.size !== 1) return false;
  for (const index of set) return table.pairing.choosers[index]?.notAlone === true;
  return false;
}

function canPayForSet(g: GameState, player: PlayerId, table: Table, set: ReadonlySet<number>): boolean {
  let costly = false;
  for (const index of set) costly ||= table.pairing.choosers[index]?.costly === true;
  if (!costly) return true;
  const creatures = [...set].map((index) => table.creatures[index] ?? 0);
  return canPayFor(
    g,
    player,
    creatures,
    "attack",
    creatures.filter((id) => attackingTaps(g, id)),
  );
}

function attackingTaps(g: GameState, id: ObjectId): boolean {
  return (characteristicsOf(g, id).keywords & keywordBit.vigilance) === 0; // 702.20b
}

/** Whether the set is legal as it is: no restriction is broken and whoever must attack does, as far as that is possible. */
function isLegal(table: Table, set: ReadonlySet<number>): boolean {
  if (isAlone(table, set)) return false;
  const required: number[] = [];
  let others = 0;
  for (const [index, chooser] of table.pairing.choosers.entries()) {
    if (set.has(index)) continue;
    if (chooser.costly) continue; // nobody has to pay
    if (chooser.anyWorth > 0) required.push(index);
    else others++;
  }
  const [only] = required;
  if (only === undefined) return true;
  // What cannot attack alone does not have to where nothing else can attack without a cost.
  return set.size === 0 && required.length === 1 && others === 0 && table.pairing.choosers[only]?.notAlone === true;
}

function nextOptions(g: GameState, frame: Frame, table: Table): Option[] {
  if (table.free) return optionsOf(table, frame, null, true);
  const set = new Set(frame.list.map((object) => table.creatures.indexOf(object)));
  const judged: boolean[] = [];
  const mayAdd: MayAdd = (index) =>
    (judged[index] ??= canBeCompleted(g, frame.player, table, new Set([...set, index])));
  return optionsOf(table, frame, mayAdd, isLegal(table, set));
}

const choosing = 1;
const paying = 2;
const attacking = 3;

defineFrame("declareAttackers", (g, frame) => {
  if (frame.at === 0) {
    frame.player = g.activePlayer;
    const table = tableOf(attackCandidates(g, frame.player));
    if (table.creatures.length === 0) {
      finish(g);
      return;
    }
    frame.data = table;
    frame.at = choosing;
  }
  if (frame.at === choosing) {
    const answer = takeAnswer(frame);
    if (answer?.type === "attack") addPair(frame, answer.object, answer.defender);
    else if (answer?.type === "back") dropPair(frame);
    else if (answer?.type === "done") {
      frame.at = paying;
      return;
    }
    const options = nextOptions(g, frame, frame.data as Table);
    if (options[0]?.type === "done")
      frame.at = paying; // nothing can be added
    else ask(g, "attackers", frame.player, options, { amount: frame.list.length });
    return;
  }
  if (frame.at === paying) {
    frame.at = attacking;
    for (const id of frame.list) if (attackingTaps(g, id)) tapObject(g, id); // 508.1f
    payFor(g, frame.player, frame.list, "attack");
    return;
  }
  attack(g, frame);
  finish(g);
});

/** The chosen creatures that are still there become attacking creatures, all at once (508.1k–m). */
function attack(g: GameState, frame: Frame): void {
  const { list, rest, player } = frame;
  const isStill = (id: ObjectId): boolean => objectOf(g, id).zone === "battlefield" && controllerOf(g, id) === player;
  const attackers = list.filter(isStill);
  if (attackers.length === 0) return;
  for (const id of attackers) setAttacking(g, id, rest[list.indexOf(id)] ?? 0);
  g.history = { ...g.history, attacked: [...g.history.attacked, ...attackers] };
  touchIf(g, dependencies.combat | dependencies.history);
  for (const id of attackers) {
    occur(
      g,
      gameEvent("attack", "508.1k", { object: id, other: objectOf(g, id).attacking, player, amount: attackers.length }),
    );
  }
}
