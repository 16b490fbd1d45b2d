/**
 * What stands on the table, from a view: cards with their faces and marks, equal permanents in piles, and rows of them. Pure; knows no
 * framework and no language.
 */
import type { EntityId, ObjectId, ObjectView, Option, PlayerId, Question, View } from "@nykthos/engine";
import type { Sheet, Update } from "@nykthos/protocol";
import { arrowsOf } from "./arrows.ts";
import type { Designation } from "@nykthos/engine/card";
import { cardTypes, has } from "./masks.ts";

/** A card as it is shown. */
export interface CardModel {
  readonly id: ObjectId;
  readonly object: ObjectView;
  readonly sheet: Sheet | undefined;
  /** What can be done with it now: options of the question. */
  readonly options: readonly Option[];
  /** Would be tapped if the game chose how to pay. */
  readonly wouldTap: boolean;
  /** The creature whose block is being chosen. */
  readonly picked: boolean;
  readonly devotion: number | undefined;
  /** What it has become that no counter tells. */
  readonly designated: readonly Designation[];
  /** What sets it apart from cards that look the same: what the rules know of it, what points at it, whether combat would kill it. */
  readonly apart: string;
  /** What is attached to it, to be shown behind it. */
  readonly attached: readonly CardModel[];
}

/** Equal cards, one on the other. */
export interface Pile {
  readonly key: string;
  readonly cards: readonly CardModel[];
}

export interface Rows {
  readonly creatures: readonly Pile[];
  readonly others: readonly Pile[];
  readonly lands: readonly Pile[];
}

export interface TableCards {
  /** By player. */
  readonly rows: readonly Rows[];
  readonly hand: readonly CardModel[];
  readonly stack: readonly CardModel[];
  /** Cards outside the table that the question is about, or that are shown with it: looked at, searched through, in a graveyard or exile. */
  readonly tray: readonly CardModel[];
  readonly byId: ReadonlyMap<ObjectId, CardModel>;
}

function isCreatureNow({ is, zone }: ObjectView): boolean {
  return zone === "battlefield" && has(is.types, cardTypes, "Creature");
}
function isLandNow({ is }: ObjectView): boolean {
  return has(is.types, cardTypes, "Land");
}

/** The question of an update, if it is the player's to answer. */
export function questionOf({ view }: Update): Question | null {
  const { question } = view;
  return question !== null && "options" in question ? question : null;
}

/** The object or player that an option is about, as something that can be touched. */
export function touched(option: Option): EntityId {
  switch (option.type) {
    case "cast":
    case "play":
    case "activate":
    case "activateMana":
    case "attack":
    case "mana":
    case "trigger":
      return option.object;
    case "choose":
      return option.entity;
    case "block":
      return option.object;
    default:
      return 0;
  }
}

/** Options by what has to be touched for them; once a blocker is picked, its attackers are touched. */
export function optionsByEntity(
  question: Question | null,
  picked: ObjectId,
  fullControl: boolean,
): ReadonlyMap<EntityId, readonly Option[]> {
  const by = new Map<EntityId, Option[]>();
  for (const option of question?.options ?? []) {
    // Mana is made as it is needed, while paying; what made it glow all the time would hide what matters.
    if (option.type === "activateMana" && question?.kind === "priority" && !fullControl) continue;
    // Triggered abilities are put in an order where they lie together.
    if (option.type === "trigger") continue;
    let entity = touched(option);
    if (option.type === "block" && option.object === picked) entity = option.attacker;
    if (entity === 0) continue;
    const list = by.get(entity);
    if (list === undefined) by.set(entity, [option]);
    else list.push(option);
  }
  return by;
}

/** The cards of an update. */
export function cardsOf(
  update: Update,
  sheets: ReadonlyMap<number, Sheet>,
  picked: ObjectId,
  fullControl: boolean,
): TableCards {
  const { view, faces, wouldTap, devotion } = update;
  const apart = setApart(update);
  const question = questionOf(update);
  const options = optionsByEntity(question, picked, fullControl);
  const tapping = new Set(wouldTap);
  const all = new Map(allObjects(view).map((object) => [object.id, object]));
  const byId = new Map<ObjectId, CardModel>();
  const model = (object: ObjectView): CardModel => {
    const known = byId.get(object.id);
    if (known !== undefined) return known;
    const card: CardModel = {
      id: object.id,
      object,
      sheet: sheets.get(faces[object.id] ?? 0),
      options: options.get(object.id) ?? [],
      wouldTap: tapping.has(object.id),
      picked: picked === object.id,
      devotion: devotion[object.id],
      designated: update.designated[object.id] ?? [],
      apart: apart(object.id),
      attached: object.attachments.flatMap((id) => {
        const other = all.get(id);
        return other === undefined || other.id === object.id ? [] : [model(other)];
      }),
    };
    byId.set(object.id, card);
    return card;
  };
  const hand = (view.players[view.viewer]?.hand ?? []).map(model);
  const stack = view.stack.map(model);
  const rows = view.players.map((_, player) => rowsOf(view, player, model));
  for (const object of all.values()) model(object);
  const shown = new Set([...hand, ...stack].map(({ id }) => id));
  for (const { id, zone } of all.values()) if (zone === "battlefield") shown.add(id);
  // What is shown lies in the order in which it is shown, as the top of a library.
  const tray = [...new Set([...update.shown, ...options.keys()])].flatMap((id) => {
    const object = all.get(id);
    return object === undefined || shown.has(id) ? [] : [model(object)];
  });
  return { rows, hand, stack, tray, byId };
}

function rowsOf(view: View, player: PlayerId, model: (object: ObjectView) => CardModel): Rows {
  const mine = view.battlefield.filter((object) => object.controller === player);
  // What is attached to a permanent lies with that permanent, whoever controls it.
  const hosts = new Set(view.battlefield.map(({ id }) => id));
  const free = mine.filter(({ attachedTo }) => attachedTo <= 0 || !hosts.has(attachedTo));
  return {
    creatures: pilesOf(free.filter(isCreatureNow).map(model)),
    others: pilesOf(free.filter((object) => !isCreatureNow(object) && !isLandNow(object)).map(model)),
    lands: pilesOf(free.filter((object) => isLandNow(object) && !isCreatureNow(object)).map(model)),
  };
}

/** What sets a card apart from others that look the same. An arrow has to end at the card that it means, and not at a pile. */
function setApart({ view, alike, forecast }: Update): (id: ObjectId) => string {
  const pointed = new Map<EntityId, ObjectId[]>();
  for (const { kind, from, to } of arrowsOf(view))
    if (kind !== "attack") pointed.set(to, [...(pointed.get(to) ?? []), from]);
  const dying = new Set(forecast?.dying);
  return (id) => [alike[id] ?? 0, dying.has(id) ? "dying" : "", ...(pointed.get(id) ?? [])].join();
}

/** Puts equal cards on piles, in the order in which the first of each came. */
function pilesOf(cards: readonly CardModel[]): readonly Pile[] {
  const piles = new Map<string, CardModel[]>();
  for (const card of cards) {
    const key = equality(card);
    const pile = piles.get(key);
    if (pile === undefined) piles.set(key, [card]);
    else pile.push(card);
  }
  return [...piles.values()].map((pile) => ({ key: String(pile[0]?.id ?? 0), cards: pile }));
}

/** The same for cards that look and behave the same now. */
function equality({ object, sheet, options, wouldTap, picked, apart }: CardModel): string {
  if (object.attachments.length > 0) return `#${object.id}`;
  const { is, tapped, sick, damage, counters, attacking, blocking, blocked, designations, form, kind, controller } =
    object;
  return JSON.stringify([
    sheet?.id,
    kind,
    controller,
    is.power,
    is.toughness,
    is.types,
    is.colors,
    is.keywords,
    tapped,
    sick && has(is.types, cardTypes, "Creature"),
    damage,
    counters,
    attacking,
    blocking,
    blocked,
    designations,
    form,
    options.map(({ type }) => type),
    wouldTap,
    picked,
    apart,
  ]);
}

function allObjects(view: View): readonly ObjectView[] {
  return [
    ...view.battlefield,
    ...view.stack,
    ...view.exile,
    ...view.command,
    ...view.players.flatMap(({ hand, graveyard, libraryTop }) => [
      ...hand,
      ...graveyard,
      ...(libraryTop === null ? [] : [libraryTop]),
    ]),
    ...view.looking,
  ];
}
