/** A row of the battlefield as one line: how many permanents, how many untapped, which mana, and whether it may be folded at all. Pure. */
import type { ManaType } from "@nykthos/engine/card";
import type { Update } from "@nykthos/protocol";
import { questionOf } from "./cards.ts";
import type { CardModel, Pile } from "./cards.ts";
import { cardTypes, has } from "./masks.ts";

export interface RowLine {
  readonly count: number;
  readonly creatures: number;
  readonly untapped: number;
  /** How many of them can be used now. */
  readonly usable: number;
  /** How many untapped ones can make each type of mana; those that can make several count for each. */
  readonly mana: readonly (readonly [ManaType, number])[];
}

const types: readonly ManaType[] = ["W", "U", "B", "R", "G", "C"];

export function lineOf(piles: readonly Pile[], { makes }: Update): RowLine {
  const cards = piles.flatMap(({ cards: pile }) => pile);
  const untapped = cards.filter(({ object }) => !object.tapped);
  const number = (type: ManaType): number => untapped.filter(({ id }) => makes[id]?.includes(type) === true).length;
  return {
    count: cards.length,
    creatures: cards.filter(({ object }) => has(object.is.types, cardTypes, "Creature")).length,
    untapped: untapped.length,
    usable: cards.filter(isUsable).length,
    mana: types.map((type) => [type, number(type)] as const).filter(([, count]) => count > 0),
  };
}

function isUsable({ options, attached }: CardModel): boolean {
  return options.length > 0 || attached.some((one) => one.options.length > 0);
}

/** Whether something in a row has to be seen: it is asked about, would be tapped, is in combat, or is the target of something. */
export function hasToBeSeen(piles: readonly Pile[], update: Update): boolean {
  const question = questionOf(update);
  const asked = question !== null && question.kind !== "priority";
  const targets = new Set(update.view.stack.flatMap(({ targets: chosen }) => Object.values(chosen).flat()));
  return piles.some(({ cards }) =>
    cards.some(
      (card) =>
        (asked && isUsable(card)) ||
        card.wouldTap ||
        card.object.attacking !== 0 ||
        card.object.blocking.length > 0 ||
        targets.has(card.id),
    ),
  );
}
