/** Cards that lie one by one, each on its own: in a hand, a zone, or to be chosen from. Stands in a list. */
import type { EntityId } from "@nykthos/engine";
import type { CardModel } from "../model/cards.ts";
import { Card } from "./Card.tsx";

interface SinglesProps {
  readonly cards: readonly CardModel[];
  readonly name: (entity: EntityId) => string;
  /** The card at which the tab key stops. */
  readonly stop: string | undefined;
  readonly size: "hand" | "tray";
}

export function Singles({ cards, name, stop, size }: SinglesProps) {
  return cards.map((card) => {
    const key = String(card.id);
    return <Card key={key} pile={{ key, cards: [card] }} name={name} tabbable={key === stop} size={size} />;
  });
}
