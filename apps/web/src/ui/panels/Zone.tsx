/** A zone that lies open: a graveyard or exile, newest first. */
import { useMemo } from "react";
import { cardsOf } from "../../model/cards.ts";
import { nameOf } from "../../model/describing.ts";
import { useTable, useWords } from "../../store/index.ts";
import { Card } from "../Card.tsx";
import { roam } from "../keys.ts";

export function Zone({ panel }: { readonly panel: "graveyard0" | "graveyard1" | "exile" }) {
  const words = useWords();
  const { update, sheets, picked } = useTable();
  const cards = useMemo(
    () => (update === null ? null : cardsOf(update, sheets, picked, false)),
    [update, sheets, picked],
  );
  if (update === null || cards === null) return null;
  const objects =
    panel === "exile" ? update.view.exile : (update.view.players[panel === "graveyard0" ? 0 : 1]?.graveyard ?? []);
  const shown = objects.toReversed().flatMap(({ id }) => cards.byId.get(id) ?? []);
  if (shown.length === 0) return <p className="quiet-text">{words.emptyZone}</p>;
  return (
    <ul className="zone-cards" aria-label={panel === "exile" ? words.exile : words.graveyard} onKeyDown={roam}>
      {shown.map((card, index) => (
        <Card
          key={card.id}
          pile={{ key: String(card.id), cards: [card] }}
          name={(entity) => nameOf(entity, update, sheets, words)}
          tabbable={index === 0}
          size="tray"
        />
      ))}
    </ul>
  );
}
