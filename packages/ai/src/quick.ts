/**
 * Answers without looking ahead, one rule of thumb a kind of question: what the others are expected to do in a look ahead, and what small
 * choices are made by. Reads only what the deciding player may know.
 */
import type { GameState, ObjectId, Option, PlayerId, Question, QuestionKind } from "@nykthos/engine";
import {
  abilityAt,
  cardOfObject,
  characteristicsOf,
  hasKeyword,
  isPlayerEntity,
  objectOf,
  playerAt,
  playerOfEntity,
  typeBit,
} from "@nykthos/engine";
import { valueOfPermanent } from "./evaluate.ts";
import { tendency } from "./tendency.ts";

/** The index of the option that is best at a glance. */
export function quickChoice(g: GameState, question: Question): number {
  return rules[question.kind](g, question);
}

type Rule = (g: GameState, question: Question) => number;

const rules: Readonly<Record<QuestionKind, Rule>> = {
  mulligan: (g, { player, options }) =>
    keeps(g, player) ? indexOfType(options, "keep") : indexOfType(options, "mulligan"),
  bottom: (g, question) => bestBy(question, (option) => -keepingValue(g, question.player, option)),
  discard: (g, question) => bestBy(question, (option) => -keepingValue(g, question.player, option)),
  priority: () => 0,
  modes: () => 0,
  x: (_, { options }) => lastOfType(options, "number"),
  targets: (g, question) => rankedTargets(g, question)[0] ?? 0,
  divide: (g, question) => divided(g, question),
  cost: (g, question) => bestBy(question, (option) => -keepingValue(g, question.player, option)),
  payment: (_, { options }) => indexOfType(options, "auto"),
  phyrexian: () => 0,
  attackers: (_, { options }) => indexOfType(options, "done"),
  blockers: (_, { options }) => indexOfType(options, "done"),
  damage: (g, question) => shareOfDamage(g, question),
  may: (_, { options }) => indexOfType(options, "yes"),
  unless: (_, { options }) => indexOfType(options, "yes"),
  choose: (g, question) => chosen(g, question),
  color: (g, question) =>
    bestBy(question, (option) => (option.type === "color" ? need(g, question.player, option.color) : 0)),
  number: (_, { options }) => lastOfType(options, "number"),
  scry: (g, { source, player, options }) => indexOfType(options, wants(g, player, source) ? "top" : "bottom"),
  pile: () => 0,
  order: () => 0,
  replacement: () => 0,
  legend: (g, question) =>
    bestBy(question, (option) => (option.type === "choose" ? valueOfPermanent(g, option.entity) : 0)),
  newTargets: (g, question) => rankedTargets(g, question)[0] ?? 0,
  untap: (_, { options }) => indexOfType(options, "yes"),
};

function indexOfType(options: readonly Option[], type: Option["type"]): number {
  return Math.max(
    0,
    options.findIndex((option) => option.type === type),
  );
}
function lastOfType(options: readonly Option[], type: Option["type"]): number {
  return Math.max(
    0,
    options.findLastIndex((option) => option.type === type),
  );
}

function bestBy({ options }: Question, value: (option: Option) => number): number {
  let best = 0;
  let most = -Infinity;
  options.forEach((option, index) => {
    if (option.type === "back" || option.type === "manual") return;
    const worth = value(option);
    if (worth > most) [best, most] = [index, worth];
  });
  return best;
}

/** How many lands a player controls. */
export function landsOf(g: GameState, player: PlayerId): number {
  let lands = 0;
  for (const id of g.battlefield) {
    const is = characteristicsOf(g, id);
    if (is.controller === player && (is.types & typeBit.Land) !== 0) lands++;
  }
  return lands;
}
function isLand(g: GameState, id: ObjectId): boolean {
  return (cardOfObject(g, objectOf(g, id)).printed.types & typeBit.Land) !== 0;
}

/** Two to five lands of seven cards, a little less strict the fewer cards there are left. */
function keeps(g: GameState, player: PlayerId): boolean {
  const { hand, mulligans } = playerAt(g, player);
  const lands = hand.filter((id) => isLand(g, id)).length;
  if (mulligans >= 3) return true;
  return lands >= 2 && lands <= 5;
}

/** How little a player wants to part with what an option names. */
function keepingValue(g: GameState, player: PlayerId, option: Option): number {
  if (option.type === "done") return -1;
  if (option.type !== "choose" || isPlayerEntity(option.entity)) return 0;
  const { zone } = objectOf(g, option.entity);
  if (zone === "battlefield") return landValue(g, option.entity) ?? valueOfPermanent(g, option.entity);
  if (zone !== "hand") return -valueOfCard(g, option.entity);
  const lands = landsOf(g, player);
  const inHand = playerAt(g, player).hand.filter((id) => isLand(g, id)).length;
  const { printed } = cardOfObject(g, objectOf(g, option.entity));
  if (isLand(g, option.entity)) return lands + inHand <= 4 ? 60 : lands + inHand <= 6 ? 22 : 5;
  // What cannot be cast for long is worth less now.
  return 30 + printed.manaValue - Math.max(0, printed.manaValue - lands - inHand) * 12;
}

function landValue(g: GameState, id: ObjectId): number | undefined {
  const is = characteristicsOf(g, id);
  if ((is.types & typeBit.Land) === 0 || (is.types & typeBit.Creature) !== 0) return undefined;
  return (is.supertypes !== 0 ? 14 : 18) - (objectOf(g, id).tapped ? 2 : 0);
}

/** A card as something to have: what costs more does more. */
function valueOfCard(g: GameState, id: ObjectId): number {
  const { printed } = cardOfObject(g, objectOf(g, id));
  if ((printed.types & typeBit.Land) !== 0) return 1;
  return 2 + printed.manaValue + ((printed.types & typeBit.Creature) !== 0 ? Math.max(0, printed.power) * 0.5 : 0);
}

/** What something is worth to who controls it, whichever zone it is in. */
function worthOf(g: GameState, entity: number): number {
  if (isPlayerEntity(entity)) return 30;
  const { zone, kind } = objectOf(g, entity);
  if (zone === "battlefield") return landValue(g, entity) ?? valueOfPermanent(g, entity);
  return valueOfCard(g, entity) * (kind === "ability" ? 2 : 5);
}

function sideOf(g: GameState, entity: number): PlayerId {
  if (isPlayerEntity(entity)) return playerOfEntity(entity);
  const { zone, owner } = objectOf(g, entity);
  return zone === "battlefield" || zone === "stack" ? characteristicsOf(g, entity).controller : owner;
}

/** Whether the text that asks for a target helps or harms it. */
function tendencyOf(g: GameState, { source, about }: Question): number {
  const object = objectOf(g, source);
  const ability = object.stack?.ability ?? -1;
  if (ability >= 0) {
    const { data } = abilityAt(g.pool, ability);
    return "kind" in data ? tendency(data, about) : 0;
  }
  const card = cardOfObject(g, object);
  return card.spell === null ? tendency(card, about) : tendency(card.spell.data, about);
}

/** The options of a question for targets, best first at a glance. */
export function rankedTargets(g: GameState, question: Question): readonly number[] {
  const sign = tendencyOf(g, question);
  const ranks = question.options.map((option, index) => ({ index, rank: rankOfTarget(g, question, option, sign) }));
  return ranks
    .filter(({ rank }) => rank > -Infinity)
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .map(({ index }) => index);
}

function rankOfTarget(g: GameState, { player }: Question, option: Option, sign: number): number {
  if (option.type === "back") return -Infinity;
  if (option.type !== "choose") return 0; // better than what does harm to oneself
  const mine = sideOf(g, option.entity) === player;
  const worth = worthOf(g, option.entity);
  if (sign === 0) return worth * 0.5;
  return mine === sign > 0 ? worth : -worth;
}

function chosen(g: GameState, question: Question): number {
  const { about, player } = question;
  if (about === "sacrifice") return bestBy(question, (option) => -keepingValue(g, player, option));
  return bestBy(question, (option) => {
    if (option.type !== "choose") return 0.5;
    const worth = worthOf(g, option.entity);
    const onBattlefield = !isPlayerEntity(option.entity) && objectOf(g, option.entity).zone === "battlefield";
    if (about === "host") return sideOf(g, option.entity) === player ? worth : -worth;
    return onBattlefield && sideOf(g, option.entity) === player ? -worth : worth;
  });
}

/** What is needed to kill, no more, where a target of damage is asked about. */
function divided(g: GameState, question: Question): number {
  const target = Number(question.about);
  if (target > 0 && objectOf(g, target).zone === "battlefield" && sideOf(g, target) !== question.player) {
    const needed = characteristicsOf(g, target).toughness - objectOf(g, target).damage;
    const index = question.options.findIndex((option) => option.type === "number" && option.number >= needed);
    if (index >= 0) return index;
  }
  return lastOfType(question.options, "number");
}

/** Lethal damage to each blocker in turn, where there is enough for it; the rest goes on. */
function shareOfDamage(g: GameState, question: Question): number {
  const recipient = Number(question.about);
  if (isPlayerEntity(recipient)) return lastOfType(question.options, "number");
  const is = characteristicsOf(g, recipient);
  const lethal = hasKeyword(characteristicsOf(g, question.source), "deathtouch")
    ? 1
    : is.toughness - objectOf(g, recipient).damage;
  const index = question.options.findIndex((option) => option.type === "number" && option.number >= lethal);
  if (index >= 0) return index;
  return 0;
}

/** How much a player's cards ask for a colour. */
export function need(g: GameState, player: PlayerId, color: string): number {
  let need = 0;
  for (const id of playerAt(g, player).hand) {
    for (const symbol of cardOfObject(g, objectOf(g, id)).printed.manaCost ?? []) {
      if (symbol.kind === "mana" && symbol.type === color) need++;
    }
  }
  return need;
}

/** Whether a player wants to draw that card next. */
function wants(g: GameState, player: PlayerId, id: ObjectId): boolean {
  const lands = landsOf(g, player);
  const { hand } = playerAt(g, player);
  const inHand = hand.filter((card) => isLand(g, card)).length;
  if (isLand(g, id)) return lands + inHand < 5;
  const { printed } = cardOfObject(g, objectOf(g, id));
  if (lands + inHand < 3) return printed.manaValue <= 2 && inHand > 0;
  return printed.manaValue <= lands + inHand + 1;
}
