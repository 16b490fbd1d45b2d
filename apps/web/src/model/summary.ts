/** The table in sentences: what stands where, what is on the stack, what can be done. For whoever cannot see it, and for those who ask. Pure. */
import type { EntityId, PlayerId, Question } from "@nykthos/engine";
import type { Sheet, Update } from "@nykthos/protocol";
import type { Messages } from "../words/messages.ts";
import { questionOf } from "./cards.ts";
import type { CardModel, Pile, TableCards } from "./cards.ts";
import { has, plainKeywords, cardTypes, wordsIn } from "./masks.ts";

export function playerName(player: PlayerId, { view }: Update, words: Messages): string {
  return player === view.viewer ? words.you : (view.players[player]?.name ?? words.opponentName);
}

/** How an object or player is called on the table. */
export function nameOf(entity: EntityId, update: Update, sheets: ReadonlyMap<number, Sheet>, words: Messages): string {
  if (entity < 0) return playerName(-1 - entity, update, words);
  return sheets.get(update.faces[entity] ?? 0)?.name ?? "?";
}

/** Whether a permanent has to be a creature to be what it is, and is none now. */
export function isSleepingGod({ object, sheet }: CardModel): boolean {
  return object.zone === "battlefield" && sheet?.devotion !== undefined && !has(object.is.types, cardTypes, "Creature");
}

/** How a card is now, beyond what is printed on it: a short fact each. */
export function stateOf(card: CardModel, words: Messages, name: (entity: EntityId) => string): readonly string[] {
  const { object, sheet, attached, wouldTap, devotion } = card;
  const { is } = object;
  const facts: string[] = [];
  if (object.zone === "battlefield") {
    if (sheet?.devotion !== undefined && devotion !== undefined)
      facts.push(words.devotion(devotion, sheet.devotion.atLeast));
    if (isSleepingGod(card)) facts.push(words.notCreature);
    for (const keyword of wordsIn(is.keywords, plainKeywords)) facts.push(words.keywords[keyword]);
    if (object.tapped) facts.push(words.tapped);
    if (has(is.types, cardTypes, "Creature") && object.sick) facts.push(words.sick);
    if (object.attacking !== 0) facts.push(words.attacking);
    const blocked = object.blocking.filter((id) => id > 0).map(name);
    if (blocked.length > 0) facts.push(words.blocks(blocked.join(", ")));
    if (object.damage > 0) facts.push(words.damaged(object.damage));
    for (const [kind, count] of Object.entries(object.counters)) facts.push(`${count} × ${kind}`);
    if (attached.length > 0) facts.push(attached.map((one) => one.sheet?.name ?? "").join(", "));
    if (object.attachedTo !== 0) facts.push(words.attachedTo(name(object.attachedTo)));
  }
  if (object.zone === "stack") {
    const targets = [...new Set(Object.values(object.targets).flat())].map(name);
    if (targets.length > 0) facts.push(words.targets(targets.join(", ")));
  }
  if (wouldTap) facts.push(words.wouldTap);
  return facts;
}

/** A card in one breath: name, size, state. */
export function describe(card: CardModel, words: Messages, name: (entity: EntityId) => string): string {
  const { object, sheet, options } = card;
  const { is, zone } = object;
  const parts: string[] = [sheet?.name ?? object.card];
  if (has(is.types, cardTypes, "Creature")) parts.push(`${is.power}/${is.toughness}`);
  if (zone !== "battlefield" && sheet !== undefined && sheet.cost !== "")
    parts.push(sheet.cost.replaceAll(/[{}]/g, " ").trim());
  parts.push(...stateOf(card, words, name));
  if (options.length > 0) parts.push(words.usable);
  return parts.join(", ");
}

/** A pile in one breath. */
export function describePile({ cards }: Pile, words: Messages, name: (entity: EntityId) => string): string {
  const [first] = cards;
  if (first === undefined) return "";
  const said = describe(first, words, name);
  return cards.length === 1 ? said : `${said}, ${words.ofPile(cards.length)}`;
}

function listed(piles: readonly Pile[], words: Messages): string {
  if (piles.length === 0) return words.none;
  return piles
    .map(({ cards }) => {
      const [first] = cards;
      if (first === undefined) return "";
      const { is, tapped } = first.object;
      const size = has(is.types, cardTypes, "Creature") ? ` ${is.power}/${is.toughness}` : "";
      return `${cards.length > 1 ? `${cards.length} ` : ""}${first.sheet?.name ?? ""}${size}${tapped ? ` (${words.tapped})` : ""}`;
    })
    .join(", ");
}

/** How the board stands. */
export function sayBoard(update: Update, cards: TableCards, words: Messages): string {
  const { view } = update;
  const order = [view.viewer, ...view.players.map((_, player) => player).filter((player) => player !== view.viewer)];
  const sides = order.map((player) => {
    const seat = view.players[player];
    const rows = cards.rows[player];
    const who = playerName(player, update, words);
    const lands = rows?.lands.reduce((sum, pile) => sum + pile.cards.length, 0) ?? 0;
    return words.boardLine(
      who,
      seat?.life ?? 0,
      seat?.handSize ?? 0,
      listed(rows?.creatures ?? [], words),
      listed(rows?.others ?? [], words),
      lands,
    );
  });
  const when = `${words.turn(view.turn)}, ${words.turnOf(view.activePlayer === view.viewer)}, ${words.steps[view.step]}.`;
  return [when, ...sides].join(" ");
}

export function sayStack({ stack }: TableCards, words: Messages, name: (entity: EntityId) => string): string {
  if (stack.length === 0) return words.stackEmpty;
  return words.stackLine(
    [...stack]
      .reverse()
      .map((card) => describe(card, words, name))
      .join("; "),
  );
}

/** What combat comes to as it stands; "" outside combat. */
export function sayForecast({ view, forecast }: Update, words: Messages, name: (entity: EntityId) => string): string {
  if (forecast === null) return "";
  const changes = view.players.flatMap(({ life }, player) => {
    const after = forecast.life[player] ?? life;
    return after === life ? [] : [`${name(-1 - player)} ${life} → ${after}`];
  });
  return [
    words.forecast(changes.join(", ")),
    forecast.dying.length === 0 ? "" : words.wouldDie(forecast.dying.map(name).join(", ")),
  ]
    .join(" ")
    .trim();
}

/** What the player can do now. */
export function sayActions(update: Update, words: Messages): string {
  const question: Question | null = questionOf(update);
  if (question === null) return words.opponentDecides;
  const said = update.options.filter((_, index) => {
    const type = question.options[index]?.type;
    return type !== "pass" && type !== "activateMana" && type !== "back";
  });
  const items = said.length === 0 ? words.canOnlyPass : words.canDo([...new Set(said)].join("; "));
  return question.kind === "priority" ? items : `${update.prompt} ${items}`;
}
