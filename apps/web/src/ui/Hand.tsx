/** The player's hand: a fan at the lower edge, a drawer on a phone. */
import type { EntityId } from "@nykthos/engine";
import type { CSSProperties } from "react";
import type { CardModel } from "../model/cards.ts";
import { useWords } from "../store/index.ts";
import { Card } from "./Card.tsx";
import { roam } from "./keys.ts";

export function Hand({
  cards,
  name,
}: {
  readonly cards: readonly CardModel[];
  readonly name: (entity: EntityId) => string;
}) {
  const words = useWords();
  return (
    <section className="hand" id="hand" aria-label={`${words.yourHand}: ${words.cards(cards.length)}`} onKeyDown={roam}>
      <ul className="fan" style={{ "--n": cards.length } as CSSProperties}>
        {cards.map((card, index) => (
          <Card
            key={card.id}
            pile={{ key: String(card.id), cards: [card] }}
            name={name}
            tabbable={index === 0}
            size="hand"
          />
        ))}
      </ul>
    </section>
  );
}
