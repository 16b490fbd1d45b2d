/** A zone that lies open: a graveyard or exile, newest first. */
import { useMemo } from "react";
import { cardsOf } from "../../model/cards.ts";
import { nameOf } from "../../model/describing.ts";
import { useTable, useWords } from "../../store/index.ts";
import { Card } from "../Card.tsx";
import { roam } from "../keys.ts";
import { useRoving } from "../roving.ts";

export function Zone({ panel }: { readonly panel: "graveyard0" | "graveyard1" | "exile" }) {
  const words = useWords();
  const { update, sheets, picked } = useTable();
  const cards = useMemo(
    () => (update === null ? null : cardsOf(update, sheets, picked, false)),
    [update, sheets, picked],
  );
  const view = update?.view;
  const objects = (panel === "exile" ? view?.exile : view?.players[panel === "graveyard0" ? 0 : 1]?.graveyard) ?? [];
  const shown = objects.toReversed().flatMap(({ id }) => cards?.byId.get(id) ?? []);
  const { stop, onFocus } = useRoving(shown.map(({ id }) => String(id)));
  if (update === null) return null;
  if (shown.length === 0) return <p className="quiet-text">{words.emptyZone}</p>;
  return (
    <ul
      className="zone-cards"
      aria-label={panel === "exile" ? words.exile : words.graveyard}
      onKeyDown={roam}
      onFocus={onFocus}
    >
      {shown.map((card) => (
        <Card
          key={card.id}
          pile={{ key: String(card.id), cards: [card] }}
          name={(entity) => nameOf(entity, update, sheets, words)}
          tabbable={String(card.id) === stop}
          size="tray"
        />
      ))}
    </ul>
  );
}
