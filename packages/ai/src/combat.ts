/**
 * Attacking and blocking at a glance (508, 509): whole declarations made by weighing single fights, as what a player would do without
 * thinking long. Looking ahead starts from these. Reads public characteristics only.
 */
import type { Characteristics, GameState, ObjectId, Option, PlayerId, Question } from "@nykthos/engine";
import {
  characteristicsOf,
  hasKeyword,
  hasLimit,
  isCreature,
  isPlayerEntity,
  objectOf,
  playerAt,
  playerEntity,
  playerOfEntity,
} from "@nykthos/engine";
import { valueOfPermanent } from "./evaluate.ts";

export type Attack = Extract<Option, { readonly type: "attack" }>;
export type Block = Extract<Option, { readonly type: "block" }>;

/** What one creature does to another in a fight between the two. */
interface Fight {
  readonly firstDies: boolean;
  readonly secondDies: boolean;
}

function strikesFirst(is: Characteristics): boolean {
  return hasKeyword(is, "firstStrike") || hasKeyword(is, "doubleStrike");
}

function kills(by: Characteristics, is: Characteristics, damage: number): boolean {
  if (hasKeyword(is, "indestructible") || by.power <= 0) return false;
  if (hasKeyword(by, "deathtouch")) return true;
  return by.power * (hasKeyword(by, "doubleStrike") ? 2 : 1) >= is.toughness - damage;
}

function fight(g: GameState, one: ObjectId, two: ObjectId): Fight {
  const first = characteristicsOf(g, one);
  const second = characteristicsOf(g, two);
  const firstDies = kills(second, first, objectOf(g, one).damage);
  const secondDies = kills(first, second, objectOf(g, two).damage);
  const firstIsFirst = strikesFirst(first) && !strikesFirst(second);
  const secondIsFirst = strikesFirst(second) && !strikesFirst(first);
  return {
    firstDies: firstDies && !(secondDies && firstIsFirst),
    secondDies: secondDies && !(firstDies && secondIsFirst),
  };
}

/** How much damage a creature that nobody blocks deals. */
function damageOf(is: Characteristics): number {
  return Math.max(0, is.power) * (hasKeyword(is, "doubleStrike") ? 2 : 1);
}

/** Whether a creature can likely block another: evasion at a glance (702.9b); the engine knows exactly when it comes to it. */
function canLikelyBlock(g: GameState, blocker: ObjectId, attacker: ObjectId): boolean {
  if (objectOf(g, blocker).tapped) return false;
  const mine = characteristicsOf(g, blocker);
  if (mine.limits.length > 0 && (hasLimit(mine, "cantBlock") || hasLimit(mine, "cantAttackOrBlock"))) return false;
  const is = characteristicsOf(g, attacker);
  if (hasKeyword(is, "flying") && !hasKeyword(mine, "flying") && !hasKeyword(mine, "reach")) return false;
  return is.limits.length === 0 || !hasLimit(is, "cantBeBlocked");
}

function creaturesOf(g: GameState, player: PlayerId): readonly ObjectId[] {
  return g.battlefield.filter((id) => {
    const is = characteristicsOf(g, id);
    return is.controller === player && isCreature(is);
  });
}

/** Attacks that are good by themselves; all of them if that is the end of the other. */
export function likelyAttacks(g: GameState, question: Question): readonly Attack[] {
  const attacks = question.options.filter((option) => option.type === "attack");
  const chosen: Attack[] = [];
  const seen = new Set<ObjectId>();
  const everyone: Attack[] = [];
  for (const attack of attacks) {
    if (seen.has(attack.object) || !isPlayerEntity(attack.defender)) continue;
    seen.add(attack.object);
    everyone.push(attack);
  }
  const [one] = everyone;
  if (one === undefined) return attacks.slice(0, 1);
  const defender = playerOfEntity(one.defender);
  const blockers = creaturesOf(g, defender).filter((id) => !objectOf(g, id).tapped);
  const damages = everyone
    .map(({ object }) => ({
      blocked: blockers.some((id) => canLikelyBlock(g, id, object)),
      damage: damageOf(characteristicsOf(g, object)),
    }))
    .sort((a, b) => Number(b.blocked) - Number(a.blocked) || b.damage - a.damage);
  let through = 0;
  damages.forEach(({ blocked, damage }, index) => {
    if (!blocked || index >= blockers.length) through += damage;
  });
  if (through >= playerAt(g, defender).life) return everyone;
  for (const attack of everyone) {
    if (isGoodAttack(g, attack.object, blockers)) chosen.push(attack);
  }
  return chosen;
}

function isGoodAttack(g: GameState, attacker: ObjectId, blockers: readonly ObjectId[]): boolean {
  const is = characteristicsOf(g, attacker);
  if (is.power <= 0) return false;
  const value = valueOfPermanent(g, attacker, is);
  for (const blocker of blockers) {
    if (!canLikelyBlock(g, blocker, attacker)) continue;
    const { firstDies, secondDies } = fight(g, attacker, blocker);
    if (firstDies && (!secondDies || valueOfPermanent(g, blocker) < value)) return false;
  }
  return true;
}

/** Blocks that are good by themselves, and those that keep the player alive. */
export function likelyBlocks(g: GameState, question: Question): readonly Block[] {
  const blocks = question.options.filter((option) => option.type === "block");
  const used = new Set<ObjectId>();
  const blocked = new Set<ObjectId>();
  const chosen: Block[] = [];
  const attackers = g.battlefield
    .filter((id) => objectOf(g, id).attacking === playerEntity(question.player))
    .sort((a, b) => damageOf(characteristicsOf(g, b)) - damageOf(characteristicsOf(g, a)));
  const take = (block: Block): void => {
    chosen.push(block);
    used.add(block.object);
    blocked.add(block.attacker);
  };
  const options = (attacker: ObjectId): readonly Block[] =>
    blocks.filter((block) => block.attacker === attacker && !used.has(block.object));
  for (const attacker of attackersOf(blocks, attackers)) {
    let best: Block | null = null;
    let bestGain = 0;
    for (const block of options(attacker)) {
      const gain = gainOfBlock(g, block);
      if (gain > bestGain) [best, bestGain] = [block, gain];
    }
    if (best !== null) take(best);
  }
  // Whatever would be lethal has to be stopped, by what is worth least.
  const { life } = playerAt(g, question.player);
  const incoming = (): number =>
    attackers.reduce((sum, id) => sum + (blocked.has(id) ? 0 : damageOf(characteristicsOf(g, id))), 0);
  for (const attacker of attackers) {
    if (incoming() < life) break;
    if (blocked.has(attacker)) continue;
    const [cheapest] = [...options(attacker)].sort(
      (a, b) => valueOfPermanent(g, a.object) - valueOfPermanent(g, b.object),
    );
    if (cheapest !== undefined) take(cheapest);
  }
  return chosen;
}

function attackersOf(blocks: readonly Block[], ofPlayer: readonly ObjectId[]): readonly ObjectId[] {
  const all = new Set([...ofPlayer, ...blocks.map(({ attacker }) => attacker)]);
  return [...all];
}

function gainOfBlock(g: GameState, { object, attacker }: Block): number {
  const { firstDies, secondDies } = fight(g, object, attacker);
  const mine = valueOfPermanent(g, object);
  const theirs = valueOfPermanent(g, attacker);
  const saved = damageOf(characteristicsOf(g, attacker)) * 4;
  if (secondDies && !firstDies) return theirs + saved;
  if (secondDies) return theirs - mine + saved * 0.5;
  return firstDies ? saved - mine : saved;
}
