/** The player's hand: a fan at the lower edge; on a phone a drawer, of which only the tops of the cards are seen while it is closed. */
import type { EntityId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { useRef, useState } from "react";
import type { CSSProperties, MouseEvent, PointerEvent } from "react";
import type { CardModel } from "../model/cards.ts";
import { isDrawerOpen } from "../model/drawer.ts";
import { drawHand, useShape, useTable, useWords } from "../store/index.ts";
import { roam } from "./keys.ts";
import { useRoving } from "./roving.ts";
import { Singles } from "./Singles.tsx";

interface HandProps {
  readonly update: Update;
  readonly cards: readonly CardModel[];
  readonly name: (entity: EntityId) => string;
}

export function Hand({ update, cards, name }: HandProps) {
  const words = useWords();
  const { stop, onFocus } = useRoving(cards.map(({ id }) => String(id)));
  const { room, drawn } = useShape();
  const wanted = useTable((state) => state.settings.handOpen);
  const [pull, setPull] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isDrawer = room !== "wide";
  const rests = !isDrawer || isDrawerOpen(update, wanted, drawn);
  const open = pull === null ? rests : pull > far || (rests && pull > -far);
  const onTop = (event: MouseEvent): void => {
    if (open) return;
    // Of a closed drawer only the tops are seen: touching one opens it there.
    event.preventDefault();
    event.stopPropagation();
    drawHand(true);
    const place = (event.target as HTMLElement).closest(".place");
    requestAnimationFrame(() => place?.scrollIntoView({ block: "nearest", inline: "center" }));
  };
  return (
    <section
      className="hand"
      id="hand"
      data-drawer={isDrawer ? (open ? "open" : "closed") : undefined}
      data-pulled={pull === null ? undefined : true}
      aria-labelledby="hand-heading"
      onKeyDown={roam}
      onFocus={onFocus}
      style={pull === null ? undefined : ({ "--pull": `${pull}px` } as CSSProperties)}
    >
      <h2 id="hand-heading" className="unseen">
        {words.yourHand}: {words.cards(cards.length)}
      </h2>
      {isDrawer ? <Handle cards={cards} open={rests} onPull={setPull} /> : null}
      <ul
        ref={list}
        id="hand-cards"
        className="fan"
        style={{ "--n": cards.length } as CSSProperties}
        onClickCapture={onTop}
      >
        <Singles cards={cards} name={name} stop={stop} size="hand" />
      </ul>
    </section>
  );
}

/** How far the handle has to be pulled to be meant, in pixels. */
const far = 28;

/** The handle of the drawer: pressed or pulled. */
function Handle({
  cards,
  open,
  onPull,
}: {
  readonly cards: readonly CardModel[];
  readonly open: boolean;
  readonly onPull: (by: number | null) => void;
}) {
  const words = useWords();
  const from = useRef<number | null>(null);
  const by = useRef(0);
  const usable = cards.filter(({ options }) => options.length > 0).length;
  const move = (event: PointerEvent): void => {
    if (from.current === null) return;
    by.current = from.current - event.clientY;
    if (Math.abs(by.current) > 6) onPull(by.current);
  };
  const release = (event: PointerEvent): void => {
    if (from.current === null) return;
    from.current = null;
    onPull(null);
    if (event.type === "pointerup" && Math.abs(by.current) > far) drawHand(by.current > 0);
  };
  return (
    <button
      type="button"
      className="handle"
      data-glows={usable > 0 || undefined}
      aria-expanded={open}
      aria-controls="hand-cards"
      aria-label={[words.yourHand, words.cards(cards.length), ...(usable > 0 ? [words.usableCards(usable)] : [])].join(
        ", ",
      )}
      onPointerDown={(event) => {
        from.current = event.clientY;
        by.current = 0;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={() => {
        // What was pulled has been drawn already.
        if (Math.abs(by.current) <= 6) drawHand(!open);
        by.current = 0;
      }}
    >
      <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 8l4-4l4 4" />
      </svg>
      <span className="handle-count" aria-hidden="true">
        {cards.length}
      </span>
      {usable > 0 ? (
        <span className="handle-usable" aria-hidden="true">
          ✦{usable}
        </span>
      ) : null}
    </button>
  );
}
