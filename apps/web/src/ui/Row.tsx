/** A row of permanents on one side of the battlefield; folded, it is one line that says what is in it. */
import type { EntityId, ObjectId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import type { CSSProperties } from "react";
import type { Pile } from "../model/cards.ts";
import { hasToBeSeen, lineOf } from "../model/rows.ts";
import type { RowLine } from "../model/rows.ts";
import { foldRow, useShape, useTable, useWords } from "../store/index.ts";
import { Card } from "./Card.tsx";
import { Pip } from "./Mana.tsx";

/** Of how many piles a row of lands on a phone is too much to lie open. */
const crowd = 6;

interface RowProps {
  readonly update: Update;
  readonly mine: boolean;
  readonly kind: "front" | "lands";
  readonly label: string;
  readonly piles: readonly Pile[];
  /** There is something in the other row as well. */
  readonly crowded: boolean;
  /** Which pile can be reached with the tabulator. */
  readonly stop: string | undefined;
  readonly name: (entity: EntityId) => string;
  readonly dying: ReadonlySet<ObjectId>;
}

export function Row({ update, mine, kind, label, piles, crowded, stop, name, dying }: RowProps) {
  const { room, short } = useShape();
  const row = `${mine ? "mine" : "theirs"}-${kind}`;
  const byHand = useTable((state) => state.settings.folded[row]);
  if (piles.length === 0) return null;
  const isTooMuch = room !== "wide" && (piles.length > crowd || (short && crowded));
  const wanted = byHand ?? (kind === "lands" && isTooMuch);
  const forced = wanted && hasToBeSeen(piles, update);
  const folded = wanted && !forced;
  const line = lineOf(piles, update);
  return (
    <div className="line" data-row={kind} data-folded={folded || undefined}>
      {folded ? null : (
        <ul
          className="row"
          id={row}
          data-row={kind}
          aria-label={label}
          style={{ "--n": Math.max(piles.length, kind === "lands" ? 5 : 4) } as CSSProperties}
        >
          {piles.map((pile) => (
            <Card
              key={pile.key}
              pile={pile}
              name={name}
              tabbable={pile.key === stop}
              size="table"
              dying={pile.cards.some(({ id }) => dying.has(id))}
            />
          ))}
        </ul>
      )}
      {forced ? null : <Fold row={row} kind={kind} label={label} line={line} folded={folded} />}
    </div>
  );
}

/** Folds a row, or is the line that it is folded into. */
function Fold({
  row,
  kind,
  label,
  line,
  folded,
}: {
  readonly row: string;
  readonly kind: "front" | "lands";
  readonly label: string;
  readonly line: RowLine;
  readonly folded: boolean;
}) {
  const words = useWords();
  const said =
    kind === "lands"
      ? words.foldedLands(line.count, line.untapped)
      : words.foldedFront(line.creatures, line.count - line.creatures);
  const mana = line.mana.map(([type, count]) => `${count} ${words.colors[type]}`).join(", ");
  return (
    <button
      type="button"
      className="fold"
      data-roam={folded || undefined}
      data-glows={line.usable > 0 || undefined}
      aria-expanded={!folded}
      aria-controls={folded ? undefined : row}
      aria-label={
        folded
          ? [said, ...(mana === "" ? [] : [mana]), ...(line.usable > 0 ? [words.usableCards(line.usable)] : [])].join(
              ", ",
            )
          : `${label}: ${said}`
      }
      title={label}
      onClick={() => foldRow(row, !folded)}
    >
      <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 4l4 4l4-4" />
      </svg>
      {folded ? (
        <>
          <span>{said}</span>
          {line.mana.map(([type, count]) => (
            <span key={type} className="fold-mana" aria-hidden="true">
              {count}
              <Pip symbol={type} />
            </span>
          ))}
          {line.usable > 0 ? <span className="fold-usable">✦ {line.usable}</span> : null}
        </>
      ) : (
        <span className="fold-count" aria-hidden="true">
          {line.count}
        </span>
      )}
    </button>
  );
}
