/** The cards of a deck by kind, each to be looked at closely; in a deck of one's own with one more and one less. */
import type { DeckRead, Sheet } from "@nykthos/protocol";
import { useId } from "react";
import { groupsOf, withOneLess, withOneMore } from "../../model/deck.ts";
import type { DeckRow } from "../../model/deck.ts";
import { editDeck, useWords } from "../../store/index.ts";
import type { DeckKey } from "../../store/index.ts";
import { frameIn } from "../frame.ts";
import { Cost } from "../Mana.tsx";

interface Looking {
  /** The card that is looked at, by its English name. */
  readonly looked: string;
  readonly onPoint: (sheet: Sheet) => void;
  readonly onPress: (sheet: Sheet) => void;
}

export function DeckCards({
  deckKey,
  told,
  editable,
  ...looking
}: Looking & { readonly deckKey: DeckKey; readonly told: DeckRead; readonly editable: boolean }) {
  const words = useWords();
  return (
    <div className="deck-groups">
      {groupsOf(told).map(({ kind, count, rows }) => (
        <section key={kind} className="deck-group" data-kind={kind}>
          <h3>
            {words.decks.kinds[kind]} <span className="deck-group-count">{count}</span>
          </h3>
          <ul>
            {rows.map((row) => (
              <Row key={row.sheet.english} row={row} {...looking}>
                {editable ? <Counting deckKey={deckKey} row={row} /> : null}
              </Row>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({
  row: { sheet, count },
  looked,
  onPoint,
  onPress,
  children,
}: Looking & { readonly row: DeckRow; readonly children: React.ReactNode }) {
  const id = useId();
  return (
    <li className="deck-row" data-card={sheet.english}>
      <button
        type="button"
        className="deck-card"
        data-nyx={sheet.nyx || undefined}
        data-looked={looked === sheet.english || undefined}
        aria-describedby={id}
        style={frameIn(sheet.colors)}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse") onPoint(sheet);
        }}
        onFocus={() => onPoint(sheet)}
        onClick={() => onPress(sheet)}
      >
        <span className="deck-count">{count}</span>
        <span className="deck-card-name">{sheet.name}</span>
        <Cost cost={sheet.cost} />
      </button>
      <span id={id} hidden>
        {[sheet.cost, sheet.typeLine, sheet.size, sheet.text].filter((part) => part !== "").join(". ")}
      </span>
      {children}
    </li>
  );
}

function Counting({ deckKey, row: { sheet, part } }: { readonly deckKey: DeckKey; readonly row: DeckRow }) {
  const { decks: words } = useWords();
  const { name, english } = sheet;
  return (
    <span className="deck-counting">
      <button
        type="button"
        className="deck-step"
        aria-label={words.oneLess(name)}
        onClick={() => editDeck(deckKey, (told) => withOneLess(told, english, part))}
      >
        <Sign path="M3 8h10" />
      </button>
      <button
        type="button"
        className="deck-step"
        aria-label={words.oneMore(name)}
        onClick={() => editDeck(deckKey, (told) => withOneMore(told, english, part))}
      >
        <Sign path="M3 8h10M8 3v10" />
      </button>
    </span>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
