/** A player: life, hand, library, graveyard, mana. Can be touched where a player can be chosen. */
import type { EntityId, Option, PlayerId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { playerName } from "../model/describing.ts";
import { openPanel, touch, useWords } from "../store/index.ts";
import { Pip } from "./Mana.tsx";

const manaTypes = ["W", "U", "B", "R", "G", "C"] as const;

interface SeatProps {
  readonly update: Update;
  readonly player: PlayerId;
  readonly options: readonly Option[];
}

export function Seat({ update, player, options }: SeatProps) {
  const words = useWords();
  const { view } = update;
  const seat = view.players[player];
  if (seat === undefined) return null;
  const mine = player === view.viewer;
  const entity: EntityId = -1 - player;
  const active = view.activePlayer === player;
  const who = playerName(player, update, words);
  const emblems = view.command.filter(({ controller }) => controller === player).length;
  const forecast = update.forecast?.life[player] ?? seat.life;
  return (
    <section className="seat" data-mine={mine || undefined} data-active={active || undefined} aria-label={who}>
      <button
        type="button"
        className="medal"
        data-entity={entity}
        data-usable={options.length > 0 || undefined}
        aria-label={`${who}: ${words.life} ${seat.life}${options.length > 0 ? `, ${words.usable}` : ""}`}
        aria-disabled={options.length === 0 || undefined}
        onClick={() => {
          if (options.length > 0) touch(entity, options);
        }}
      >
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="30" className="medal-rim" />
          <path
            className="medal-laurel"
            d="M14 44q-9-14 1-29M50 44q9-14-1-29M12 38l-5-1M9 30l-5-2M10 22l-4-4M52 38l5-1M55 30l5-2M54 22l4-4"
          />
        </svg>
        <span className="life">{seat.life}</span>
        {forecast === seat.life ? null : (
          <span className="forecast" aria-hidden="true">
            → {forecast}
          </span>
        )}
      </button>
      <div className="seat-facts">
        <p className="seat-name">
          {who}
          {view.priority === player && view.result === null ? (
            <span className="seat-priority" aria-hidden="true" />
          ) : null}
        </p>
        <ul className="zones">
          {mine ? null : (
            <li title={words.hand}>
              <ZoneGlyph kind="hand" />
              <span className="unseen">{words.hand}: </span>
              {seat.handSize}
            </li>
          )}
          <li title={words.library}>
            <ZoneGlyph kind="library" />
            <span className="unseen">{words.library}: </span>
            {seat.librarySize}
          </li>
          <li>
            <button
              type="button"
              className="zone"
              title={words.graveyard}
              onClick={() => openPanel(player === 0 ? "graveyard0" : "graveyard1")}
            >
              <ZoneGlyph kind="graveyard" />
              <span className="unseen">{words.graveyard}: </span>
              {seat.graveyard.length}
            </button>
          </li>
          {emblems === 0 ? null : (
            <li>
              <button
                type="button"
                className="zone"
                title={words.emblems}
                onClick={() => openPanel(player === 0 ? "emblems0" : "emblems1")}
              >
                <ZoneGlyph kind="emblems" />
                <span className="unseen">{words.emblems}: </span>
                {emblems}
              </button>
            </li>
          )}
          {mine && view.exile.length > 0 ? (
            <li>
              <button type="button" className="zone" title={words.exile} onClick={() => openPanel("exile")}>
                <ZoneGlyph kind="exile" />
                <span className="unseen">{words.exile}: </span>
                {view.exile.length}
              </button>
            </li>
          ) : null}
        </ul>
      </div>
      {seat.mana.some((amount) => amount > 0) ? (
        <p
          className="pool"
          aria-label={manaTypes
            .flatMap((type, at) => ((seat.mana[at] ?? 0) > 0 ? [`${seat.mana[at] ?? 0} ${words.colors[type]}`] : []))
            .join(", ")}
          role="img"
        >
          {manaTypes.flatMap((type, at) =>
            Array.from({ length: seat.mana[at] ?? 0 }, (_, index) => <Pip key={`${type}${index}`} symbol={type} />),
          )}
        </p>
      ) : null}
    </section>
  );
}

const zoneShapes = {
  hand: "M3 5l4-1l1 9l-4 .5ZM7 3h4.500v10H7.500ZM12 4l3 1l-2 8.500l-2-.5Z",
  library: "M3 4h9v10H3ZM5 2h9v10h-1V3H5Z",
  graveyard: "M4 14V7a4 4 0 0 1 8 0v7ZM7.300 5v2H6v1.200h1.300V12h1.400V8.200H10V7H8.700V5Z",
  emblems:
    "M8 1l6 2v5q0 5-6 7q-6-2-6-7V3ZM8 3.200L4 4.500V8q0 3.500 4 5q4-1.500 4-5V4.500ZM8 5l1 2l2 .3l-1.500 1.500l.4 2.200L8 10l-1.900 1l.4-2.200L5 7.300L7 7Z",
  exile: "M8 1l2 5l5 2l-5 2l-2 5l-2-5l-5-2l5-2Z",
};
function ZoneGlyph({ kind }: { readonly kind: keyof typeof zoneShapes }) {
  return (
    <svg className="zone-glyph" viewBox="0 0 16 16" aria-hidden="true">
      <path d={zoneShapes[kind]} fillRule="evenodd" />
    </svg>
  );
}
