/** Many cards that are looked through: a grid that scrolls, what can be chosen first and marked, a field to search it by name. */
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { drawingAddress } from "../../art/drawing.ts";
import { mayLieIn } from "../../model/arranging.ts";
import type { Arrangement } from "../../model/arranging.ts";
import type { TableCards } from "../../model/cards.ts";
import type { HeapShown } from "../../model/heaps.ts";
import { findsIn } from "../../model/looking.ts";
import type { Find } from "../../model/looking.ts";
import { confirm, hasRail, look, lookAway, passOn, peek, useWords } from "../../store/index.ts";
import { frameOf } from "../frame.ts";
import { roam } from "../keys.ts";
import { Cost } from "../Mana.tsx";

interface SearchProps {
  readonly arrangement: Arrangement;
  readonly heap: number;
  readonly shown: HeapShown;
  readonly cards: TableCards;
}

export function Search({ arrangement, heap, shown, cards }: SearchProps) {
  const words = useWords().arranging;
  const [typed, setTyped] = useState("");
  const id = useId();
  const { free, others } = findsIn(arrangement, heap, cards, typed);
  const count = [...free, ...others].reduce((sum, { pieces }) => sum + pieces.length, 0);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && free[0] !== undefined) passOn(free[0].pieces[0].key);
    else if (event.key === "Escape" && typed !== "") setTyped("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onGrid = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== " ") {
      roam(event);
      return;
    }
    confirm();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className="search" data-heap={heap} data-kind="from" aria-label={shown.title}>
      <div className="search-head">
        <h2 className="heap-title">{shown.title}</h2>
        <input
          id={id}
          className="search-field"
          type="search"
          aria-label={words.filter}
          placeholder={words.filter}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKey}
        />
        <span className="heap-count" role="status">
          {words.filtered(count)}
        </span>
      </div>
      <div className="search-grid" onKeyDown={onGrid}>
        {free.length === 0 ? null : (
          <ul aria-label={words.canBeFound}>
            {free.map((find, at) => (
              <Chip
                key={find.pieces[0].key}
                find={find}
                usable={mayLieIn(arrangement, find.pieces[0].key, 1)}
                tabbable={at === 0}
              />
            ))}
          </ul>
        )}
        {others.length === 0 ? null : (
          <>
            <h3 className="search-rest">{words.cannotBeFound}</h3>
            <ul aria-label={words.cannotBeFound}>
              {others.map((find, at) => (
                <Chip key={find.pieces[0].key} find={find} usable={false} tabbable={free.length === 0 && at === 0} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** What was found among much: as it was looked through, each to be put back. */
export function Found({ arrangement, heap, shown, cards }: SearchProps) {
  const words = useWords().arranging;
  const { keys, least, most } = arrangement.heaps[heap] ?? { keys: [], least: 0, most: 0 };
  const finds = keys.flatMap((key): readonly Find[] => {
    const piece = arrangement.pieces.get(key);
    const card = piece === undefined ? undefined : cards.byId.get(piece.entity);
    return piece === undefined || card?.sheet === undefined ? [] : [{ pieces: [piece], card, name: card.sheet.name }];
  });
  return (
    <section className="found" data-heap={heap} data-kind="to" aria-label={shown.title}>
      <h2 className="heap-title">
        {shown.title}
        <span className="heap-count">{words.countOf(keys.length, least, most)}</span>
      </h2>
      {finds.length === 0 ? null : (
        <ul>
          {finds.map((find) => (
            <Chip key={find.card.id} find={find} usable={false} taken tabbable />
          ))}
        </ul>
      )}
    </section>
  );
}

const longPress = 420;

function Chip({
  find,
  usable,
  taken = false,
  tabbable,
}: {
  readonly find: Find;
  readonly usable: boolean;
  /** Lies among what was chosen, and goes back when it is touched. */
  readonly taken?: boolean;
  readonly tabbable: boolean;
}) {
  const words = useWords().arranging;
  const { pieces, card, name } = find;
  const { sheet } = card;
  const press = useRef<ReturnType<typeof setTimeout> | null>(null);
  const busy = useRef(false);
  const release = (): void => {
    if (press.current !== null) clearTimeout(press.current);
  };
  const count = pieces.length > 1 ? ` ×${pieces.length}` : "";
  return (
    <li>
      <button
        type="button"
        className="chip"
        data-roam
        data-entity={card.id}
        data-usable={usable || undefined}
        data-taken={taken || undefined}
        data-piece={taken ? pieces[0].key : undefined}
        aria-disabled={!(usable || taken) || undefined}
        aria-label={`${name}${count}, ${sheet?.typeLine ?? ""}${usable ? "" : `, ${taken ? words.put.library : words.cannotBeChosen}`}`}
        style={frameOf(card)}
        tabIndex={tabbable ? 0 : -1}
        onPointerDown={(event) => {
          busy.current = false;
          if (event.pointerType === "mouse") return;
          press.current = setTimeout(() => {
            busy.current = true;
            look(card.id);
          }, longPress);
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerEnter={(event) => peek(event, card.id)}
        onPointerLeave={(event) => {
          release();
          if (event.pointerType === "mouse" && hasRail()) lookAway();
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          look(card.id);
        }}
        onClick={(event) => {
          if (busy.current && event.detail > 0) return;
          if (usable || taken) passOn(pieces[0].key);
          else look(card.id);
        }}
      >
        {sheet === undefined ? null : (
          <span className="chip-art" style={{ backgroundImage: drawingAddress(sheet) }} aria-hidden="true" />
        )}
        <span className="chip-name">{name}</span>
        {usable ? (
          <svg className="chip-mark" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 1.500l1.700 4.800l4.800 1.700l-4.800 1.700L8 14.500l-1.700-4.800L1.500 8l4.800-1.700Z" />
          </svg>
        ) : null}
        {count === "" ? null : <span className="chip-count">{count}</span>}
        <Cost cost={sheet?.cost ?? ""} />
        {taken ? (
          <svg className="chip-back" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        ) : null}
      </button>
    </li>
  );
}
