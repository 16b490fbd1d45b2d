/**
 * How good a position is for a player, in units of about a card's tenth: life, what stands on the battlefield, cards in hand, what
 * threatens next. Reads only what that player may know: of hidden cards, how many there are.
 */
import type { Characteristics, GameObject, GameState, ObjectId, PlayerId } from "@nykthos/engine";
import {
  cardOfObject,
  characteristicsOf,
  countersOn,
  devotionOf,
  hasKeyword,
  hasLimit,
  isCreature,
  keywordBit,
  objectOf,
  playerAt,
  typeBit,
} from "@nykthos/engine";

/** Winning; losing is as much below zero. */
const won = 100_000;

/** The value of the position for that player against the others. */
export function evaluate(g: GameState, me: PlayerId): number {
  if (g.result !== null) return "draw" in g.result ? 0 : g.result.winner === me ? won - g.turn : g.turn - won;
  let value = 0;
  for (let player = 0; player < g.players.length; player++) {
    const side = valueOfPlayer(g, player, player === me);
    value += player === me ? side : -side;
  }
  // Whose turn it is attacks first.
  for (let player = 0; player < g.players.length; player++) {
    const threat = threats(g, player) * (g.activePlayer === player ? 0.4 : 0.8);
    value -= player === me ? threat : -threat;
  }
  return value;
}

function valueOfPlayer(g: GameState, player: PlayerId, isMe: boolean): number {
  const { life, hand, library } = playerAt(g, player);
  let value = valueOfLife(life);
  let lands = 0;
  for (const id of g.battlefield) {
    const is = characteristicsOf(g, id);
    if (is.controller !== player) continue;
    if ((is.types & typeBit.Land) !== 0) lands++;
    value += valueOfPermanent(g, id, is);
  }
  value += valueOfLands(lands);
  if (isMe) for (const id of hand) value += valueInHand(g, id, lands);
  else value += hand.length * 20;
  if (library.length < 5) value -= (5 - library.length) * 15;
  return value;
}

function valueOfLife(life: number): number {
  return life <= 0 ? -1000 : life * 4 + 40 * Math.log2(1 + life);
}

function valueOfLands(lands: number): number {
  return lands <= 4 ? lands * 16 : lands <= 7 ? 64 + (lands - 4) * 10 : 94 + (lands - 7) * 4;
}

/** A card in its owner's hand: less than what it would be on the battlefield, so that it gets played, and more for what can wait. */
function valueInHand(g: GameState, id: ObjectId, lands: number): number {
  const { printed } = cardOfObject(g, objectOf(g, id));
  if ((printed.types & typeBit.Land) !== 0) return lands < 5 ? 11 : lands < 8 ? 6 : 3;
  const waits = (printed.types & (typeBit.Instant | typeBit.Sorcery)) !== 0;
  return (waits ? 22 : 15) + Math.min(printed.manaValue, 6);
}

/** What something on the battlefield is worth to who controls it; lands are counted apart. */
export function valueOfPermanent(g: GameState, id: ObjectId, is: Characteristics = characteristicsOf(g, id)): number {
  const object = objectOf(g, id);
  const card = cardOfObject(g, object);
  let value = 0;
  if (isCreature(is)) value += valueOfCreature(is, object);
  else if ((is.types & typeBit.Planeswalker) !== 0) value += 25 + 8 * countersOn(object, "loyalty");
  else if ((is.types & typeBit.Land) === 0) {
    if (is.subtypes.includes("Aura")) {
      // What it does shows in what it enchants; what is bestowed stays when that goes.
      value += object.form === "" ? 3 : 8;
    } else if ((card.printed.types & typeBit.Creature) !== 0) {
      // A God that is not a creature yet, the better the nearer it is.
      value += 28 + Math.min(5, devotionOf(g, is.controller, card.printed.colors)) * 2;
    } else value += 10 + 6 * Math.min(card.printed.manaValue, 6);
  } else if (card.printed.manaValue === 0 && is.abilities.length > 1) value += 2;
  for (const ability of is.abilities) {
    if (ability.kind === "activated" && !ability.isManaAbility) value += 3;
    else if (ability.kind === "activated" && (is.types & typeBit.Land) === 0) value += 6;
    else if (ability.kind === "triggered" || ability.kind === "static" || ability.kind === "rule") value += 2;
  }
  return value;
}

const evasive = keywordBit.flying | keywordBit.intimidate | keywordBit.menace;

function valueOfCreature(is: Characteristics, object: GameObject): number {
  const power = Math.max(0, is.power);
  const toughness = Math.max(0, is.toughness - object.damage);
  const held = is.limits.length > 0;
  const attacks = !(held && (hasLimit(is, "cantAttack") || hasLimit(is, "cantAttackOrBlock")));
  const blocks = !(held && (hasLimit(is, "cantBlock") || hasLimit(is, "cantAttackOrBlock")));
  const works = (attacks ? 0.6 : 0.1) + (blocks ? 0.4 : 0.1);
  let value = 8 + (power * 9 + toughness * 6) * works;
  const { keywords } = is;
  if (keywords !== 0) {
    if ((keywords & evasive) !== 0) value += power * 4 * works;
    if ((keywords & keywordBit.doubleStrike) !== 0) value += power * 8 * works;
    else if ((keywords & keywordBit.firstStrike) !== 0) value += 4 + power * 2;
    if ((keywords & keywordBit.lifelink) !== 0) value += power * 4 * works;
    if ((keywords & keywordBit.trample) !== 0) value += power * 1.5;
    if ((keywords & keywordBit.deathtouch) !== 0) value += 9;
    if ((keywords & keywordBit.indestructible) !== 0) value += 12;
    if ((keywords & keywordBit.hexproof) !== 0) value += 6;
    if ((keywords & keywordBit.vigilance) !== 0) value += power * 2;
    if ((keywords & keywordBit.reach) !== 0) value += 2;
    if ((keywords & keywordBit.defender) !== 0) value -= power * 5;
  }
  if (held && hasLimit(is, "cantBeBlocked")) value += power * 4;
  if (held && hasLimit(is, "doesntUntap") && object.tapped) value *= 0.4;
  return value;
}

/**
 * What the others can do next turn with the creatures that can attack then, against the creatures that can block: life that is going to
 * be lost, more than that if it is all of it.
 */
function threats(g: GameState, me: PlayerId): number {
  let incoming = 0;
  const powers: number[] = [];
  const evading: number[] = [];
  let blockers = 0;
  let flyers = 0;
  for (const id of g.battlefield) {
    const is = characteristicsOf(g, id);
    if ((is.types & typeBit.Creature) === 0) continue;
    if (is.controller === me) {
      if (objectOf(g, id).tapped && g.activePlayer !== me) continue;
      if (is.limits.length > 0 && (hasLimit(is, "cantBlock") || hasLimit(is, "cantAttackOrBlock"))) continue;
      blockers++;
      if (hasKeyword(is, "flying") || hasKeyword(is, "reach")) flyers++;
      continue;
    }
    if (is.power <= 0 || hasKeyword(is, "defender")) continue;
    if (is.limits.length > 0 && (hasLimit(is, "cantAttack") || hasLimit(is, "cantAttackOrBlock"))) continue;
    if (objectOf(g, id).tapped && is.limits.length > 0 && hasLimit(is, "doesntUntap")) continue;
    const power = hasKeyword(is, "doubleStrike") ? is.power * 2 : is.power;
    const evades = hasKeyword(is, "flying") || (is.limits.length > 0 && hasLimit(is, "cantBeBlocked"));
    (evades ? evading : powers).push(power);
  }
  evading.sort((a, b) => b - a);
  powers.sort((a, b) => b - a);
  for (let index = flyers; index < evading.length; index++) incoming += evading[index] ?? 0;
  const left = blockers - Math.min(flyers, evading.length);
  for (let index = Math.max(0, left); index < powers.length; index++) incoming += powers[index] ?? 0;
  if (incoming === 0) return 0;
  const { life } = playerAt(g, me);
  if (incoming >= life) return 250 + valueOfLife(life) * 0.3;
  return (valueOfLife(life) - valueOfLife(life - incoming)) * 0.5;
}
