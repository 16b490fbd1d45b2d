/**
 * Keeps of the cards of one update what the next one leaves as it was, so that whoever draws them sees at a glance what is new: a card,
 * a pile or a row in which nothing has changed is the very same value as before. Pure.
 */
import type { ObjectId } from "@nykthos/engine";
import type { CardModel, Pile, Rows, TableCards } from "./cards.ts";
import { isSame, keptList } from "./same.ts";

export function keptCards(before: TableCards | null, now: TableCards): TableCards {
  if (before === null) return now;
  const byId = new Map<ObjectId, CardModel>();
  const card = (model: CardModel): CardModel => {
    const known = byId.get(model.id);
    if (known !== undefined) return known;
    const old = before.byId.get(model.id);
    const next = { ...model, attached: keptList(old?.attached, model.attached.map(card)) };
    const kept = old === undefined ? next : isUnchanged(old, next) ? old : withWhatIsKept(old, next);
    byId.set(model.id, kept);
    return kept;
  };
  const cards = (list: readonly CardModel[], old: readonly CardModel[]): readonly CardModel[] =>
    keptList(old, list.map(card));
  const piles = (list: readonly Pile[], old: readonly Pile[] = []): readonly Pile[] =>
    keptList(
      old,
      list.map((pile) => {
        const same = old.find(({ key }) => key === pile.key);
        const held = keptList(same?.cards, pile.cards.map(card));
        return same?.cards === held ? same : { ...pile, cards: held };
      }),
    );
  const rows = keptList(
    before.rows,
    now.rows.map((row, player): Rows => {
      const old = before.rows[player];
      const next = {
        creatures: piles(row.creatures, old?.creatures),
        others: piles(row.others, old?.others),
        lands: piles(row.lands, old?.lands),
      };
      return old?.creatures === next.creatures && old.others === next.others && old.lands === next.lands ? old : next;
    }),
  );
  for (const model of now.byId.values()) card(model);
  return {
    rows,
    hand: cards(now.hand, before.hand),
    stack: cards(now.stack, before.stack),
    tray: cards(now.tray, before.tray),
    byId,
  };
}

function isUnchanged(old: CardModel, now: CardModel): boolean {
  return (
    old.sheet === now.sheet &&
    old.wouldTap === now.wouldTap &&
    old.picked === now.picked &&
    old.devotion === now.devotion &&
    old.attached === now.attached &&
    isSame(old.object, now.object) &&
    isSame(old.options, now.options)
  );
}

/** Whoever is tapped or attacks is still what it was: the larger parts of a card stay as they were, each by itself. */
function withWhatIsKept({ object: old }: CardModel, now: CardModel): CardModel {
  const { object } = now;
  const is = isSame(old.is, object.is) ? old.is : object.is;
  const counters = isSame(old.counters, object.counters) ? old.counters : object.counters;
  return { ...now, object: { ...object, is, counters } };
}
