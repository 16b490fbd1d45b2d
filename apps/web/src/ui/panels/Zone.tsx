/** A zone that lies open: a graveyard, exile, or the emblems of a player, newest first. */
import type { ObjectView, View } from "@nykthos/engine";
import { useMemo } from "react";
import { cardsOf } from "../../model/cards.ts";
import { nameOf } from "../../model/describing.ts";
import { useTable, useWords } from "../../store/index.ts";
import type { ZonePanel } from "../../store/index.ts";
import type { Messages } from "../../words/index.ts";
import { roam } from "../keys.ts";
import { useRoving } from "../roving.ts";
import { Singles } from "../Singles.tsx";

export function Zone({ panel }: { readonly panel: ZonePanel }) {
  const words = useWords();
  const { update, sheets, picked } = useTable();
  const cards = useMemo(
    () => (update === null ? null : cardsOf(update, sheets, picked, false)),
    [update, sheets, picked],
  );
  const view = update?.view;
  const objects = view === undefined ? [] : objectsIn(panel, view);
  const shown = objects.toReversed().flatMap(({ id }) => cards?.byId.get(id) ?? []);
  const { stop, onFocus } = useRoving(shown.map(({ id }) => String(id)));
  if (update === null) return null;
  if (shown.length === 0) return <p className="quiet-text">{words.emptyZone}</p>;
  return (
    <ul className="zone-cards" aria-label={titleOf(panel, words)} onKeyDown={roam} onFocus={onFocus}>
      <Singles cards={shown} name={(entity) => nameOf(entity, update, sheets, words)} stop={stop} size="tray" />
    </ul>
  );
}

function objectsIn(panel: ZonePanel, { exile, players, command }: View): readonly ObjectView[] {
  switch (panel) {
    case "exile":
      return exile;
    case "graveyard0":
    case "graveyard1":
      return players[panel === "graveyard0" ? 0 : 1]?.graveyard ?? [];
    case "emblems0":
    case "emblems1":
      return command.filter(({ controller }) => controller === (panel === "emblems0" ? 0 : 1));
  }
}

function titleOf(panel: ZonePanel, words: Messages): string {
  if (panel === "exile") return words.exile;
  return panel === "graveyard0" || panel === "graveyard1" ? words.graveyard : words.emblems;
}
