/** On a phone, a permanent with what is attached to it, laid out side by side: there each is large enough to touch. */
import type { EntityId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { useEffect, useRef } from "react";
import { Dialog, Popover } from "react-aria-components";
import type { CardModel, TableCards } from "../model/cards.ts";
import { describe } from "../model/describing.ts";
import { look, spreadOut, touch, useShape, useWords } from "../store/index.ts";
import { Face } from "./Card.tsx";
import { frameOf } from "./frame.ts";

interface SpreadProps {
  readonly update: Update;
  readonly cards: TableCards;
  readonly name: (entity: EntityId) => string;
}

export function Spread({ update, cards, name }: SpreadProps) {
  const words = useWords();
  const spread = useShape((state) => state.spread);
  const at = useRef<HTMLElement | null>(null);
  // Whatever has been answered: the spread was for the question before.
  useEffect(() => spreadOut(0), [update.at]);
  at.current = spread === 0 ? null : document.querySelector<HTMLElement>(`.field [data-entity="${spread}"]`);
  const host = cards.byId.get(spread);
  if (host === undefined) return null;
  const title = words.attachedHere(name(spread));
  return (
    <Popover
      className="card-menu spread"
      isOpen
      triggerRef={at}
      placement="top"
      onOpenChange={(open) => {
        if (!open) spreadOut(0);
      }}
    >
      <Dialog aria-label={title}>
        <p className="card-menu-title">{title}</p>
        <ul>
          {[host, ...host.attached].map((card) => (
            <li key={card.id}>
              <One card={card} name={name} />
            </li>
          ))}
        </ul>
      </Dialog>
    </Popover>
  );
}

function One({ card, name }: { readonly card: CardModel; readonly name: (entity: EntityId) => string }) {
  const words = useWords();
  return (
    <button
      type="button"
      className="card"
      data-usable={card.options.length > 0 || undefined}
      style={frameOf(card)}
      aria-label={describe(card, words, name)}
      onClick={() => {
        spreadOut(0);
        touch(card.id, card.options);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        look(card.id);
      }}
    >
      <Face card={card} />
    </button>
  );
}
