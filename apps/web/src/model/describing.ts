/** Cards and players in words: what something is called on the table, and a card in one breath. Pure. */
import type { EntityId, PlayerId } from "@nykthos/engine";
import type { Sheet, Update } from "@nykthos/protocol";
import type { Messages } from "../words/messages.ts";
import type { CardModel, Pile } from "./cards.ts";
import { has, plainKeywords, cardTypes, wordsIn } from "./masks.ts";
import { capital, listWords, spokenSymbols } from "./spoken.ts";

/** Says what an object or player is called. */
export type Naming = (entity: EntityId) => string;

export function playerName(player: PlayerId, { view }: Update, words: Messages): string {
  return player === view.viewer ? words.you : (view.players[player]?.name ?? words.opponentName);
}

/** How an object or player is called on the table: permanents of the same name by their number among these, as in all that is told. */
export function nameOf(entity: EntityId, update: Update, sheets: ReadonlyMap<number, Sheet>, words: Messages): string {
  if (entity < 0) return playerName(-1 - entity, update, words);
  const { battlefield, stack } = update.view;
  const name = sheets.get(update.faces[entity] ?? 0)?.name;
  if (name === undefined) return words.spoken.gone;
  if (update.view.command.some(({ id, kind }) => id === entity && kind === "emblem"))
    return words.spoken.emblemOf(name);
  const stacked = stack.find(({ id }) => id === entity);
  if (stacked?.kind === "ability") return words.spoken.abilityOf(name);
  if (stacked?.kind === "copy") return words.spoken.copyOf(name);
  const permanent = battlefield.find(({ id }) => id === entity);
  if (permanent === undefined) return name;
  const same = battlefield.filter(({ is }) => is.name === permanent.is.name);
  return same.length === 1 ? name : `${name} #${same.filter(({ id }) => id <= entity).length}`;
}

/** Whether a permanent has to be a creature to be what it is, and is none now. */
export function isSleepingGod({ object, sheet }: CardModel): boolean {
  return object.zone === "battlefield" && sheet?.devotion !== undefined && !has(object.is.types, cardTypes, "Creature");
}

/** How a card is now, beyond what is printed on it: a short fact each. */
export function stateOf(card: CardModel, words: Messages, name: Naming): readonly string[] {
  const { object, sheet, attached, wouldTap, devotion, designated } = card;
  const { is } = object;
  const facts: string[] = [];
  if (object.zone === "battlefield") {
    if (sheet?.devotion !== undefined && devotion !== undefined)
      facts.push(words.devotion(devotion, sheet.devotion.atLeast));
    if (isSleepingGod(card)) facts.push(words.notCreature);
    for (const keyword of wordsIn(is.keywords, plainKeywords)) facts.push(words.keywords[keyword]);
    if (object.tapped) facts.push(words.tapped);
    if (has(is.types, cardTypes, "Creature") && object.sick) facts.push(words.sick);
    const attacked = attackedBy(card, words, name);
    if (attacked !== "") facts.push(attacked);
    const blocked = object.blocking.filter((id) => id > 0).map(name);
    if (blocked.length > 0) facts.push(words.blocks(listWords(blocked, words)));
    if (object.damage > 0) facts.push(words.damaged(object.damage));
    for (const designation of designated) facts.push(words.designations[designation]);
    for (const [kind, count] of Object.entries(object.counters)) facts.push(countersSaid(kind, count, words));
    if (attached.length > 0)
      facts.push(
        words.spoken.wearing(
          listWords(
            attached.map(({ id }) => name(id)),
            words,
          ),
        ),
      );
    if (object.attachedTo !== 0) facts.push(words.attachedTo(name(object.attachedTo)));
  }
  const targets = targetsOf(card, words, name);
  if (targets !== "") facts.push(targets);
  if (wouldTap) facts.push(words.wouldTap);
  return facts;
}

/** That it attacks, and what, if that is no player; "" for what does not. */
export function attackedBy({ object: { attacking } }: CardModel, words: Messages, name: Naming): string {
  if (attacking === 0) return "";
  return attacking < 0 ? words.attacking : `${words.attacking}: ${name(attacking)}`;
}

/** Counters of a kind. */
function countersSaid(kind: string, count: number, { spoken: { counters } }: Messages): string {
  return `${count} × ${counters[kind] ?? kind}`;
}

/** What something on the stack is aimed at; "" for nothing. */
function targetsOf({ object }: CardModel, words: Messages, name: Naming): string {
  if (object.zone !== "stack") return "";
  const targets = [...new Set(Object.values(object.targets).flat())].filter((id) => id !== 0).map(name);
  return targets.length === 0 ? "" : words.targets(listWords(targets, words));
}

/** A card in one breath: name, size or what it costs and is, state. */
export function describe(card: CardModel, words: Messages, name: Naming): string {
  return described(card, name(card.id), words, name);
}

function described(card: CardModel, called: string, words: Messages, name: Naming): string {
  const { object, sheet, options } = card;
  const { is, zone } = object;
  const parts: string[] = [called];
  if (has(is.types, cardTypes, "Creature") && object.kind !== "ability") parts.push(`${is.power}/${is.toughness}`);
  if (zone !== "battlefield" && object.kind !== "ability" && sheet !== undefined) {
    parts.push(sheet.typeLine);
    if (sheet.cost !== "") parts.push(words.spoken.costs(spokenSymbols(sheet.cost, words)));
  }
  parts.push(...stateOf(card, words, name));
  if (options.length > 0) parts.push(words.usable);
  return parts.join(", ");
}

/** A pile in one breath. */
export function describePile({ cards }: Pile, words: Messages, name: Naming): string {
  const [first] = cards;
  if (first === undefined) return "";
  if (cards.length === 1) return describe(first, words, name);
  return `${described(first, first.sheet?.name ?? "", words, name)}, ${words.ofPile(cards.length)}`;
}

/** Something on the stack in one breath: whose it is, what it is aimed at, and what it does. */
export function describeStacked(card: CardModel, update: Update, words: Messages, name: Naming): string {
  const { object, sheet } = card;
  const mine = object.controller === update.view.viewer;
  const parts = [
    capital(name(card.id)),
    ...(has(object.is.types, cardTypes, "Creature") && object.kind !== "ability"
      ? [`${object.is.power}/${object.is.toughness}`]
      : []),
    words.spoken.by(name(-1 - object.controller), mine),
    ...(object.x > 0 ? [`X = ${object.x}`] : []),
  ];
  const targets = targetsOf(card, words, name);
  // What only reminds is left to whoever looks at it closely.
  const text = (update.stackTexts[card.id] ?? sheet?.text ?? "").replaceAll(/\s*\([^()]*\)/g, "");
  return [parts.join(", "), ...(targets === "" ? [] : [targets]), ...(text === "" ? [] : [text])].join(". ");
}
