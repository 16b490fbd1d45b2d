/** What is to be arranged, in the place of the dock: heaps of cards, what is asked, and one button that tells all of it. */
import type { EntityId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent } from "react";
import { isChanged, isComplete, nextHeap, placeOf } from "../model/arranging.ts";
import type { Arrangement } from "../model/arranging.ts";
import type { TableCards } from "../model/cards.ts";
import { heapShown, isSearch, sayConfirm, sayTask } from "../model/heaps.ts";
import { choosePile, confirm, passOn, place, putBack, shift, undo, useArranging, useWords } from "../store/index.ts";
import { Heap } from "./arranging/Heap.tsx";
import type { Carried } from "./arranging/Heap.tsx";
import { Found, Search } from "./arranging/Search.tsx";
import { Status } from "./arranging/Status.tsx";
import { Flight } from "./Flight.tsx";
import { roam } from "./keys.ts";
import { RulesText } from "./Mana.tsx";

interface ArrangeProps {
  readonly arrangement: Arrangement;
  readonly update: Update;
  readonly cards: TableCards;
  readonly name: (entity: EntityId) => string;
}

export function Arrange({ arrangement, update, cards, name }: ArrangeProps) {
  const words = useWords();
  const { first, held, moves } = useArranging();
  const [carried, setCarried] = useState<Carried | null>(null);
  const main = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLElement>(null);
  const keys = useId();
  const search = isSearch(arrangement, update, cards);
  const shown = arrangement.heaps.map((_, heap) => heapShown(arrangement, heap, update, cards, words));
  const much = shown.some(({ isMuch }) => isMuch);
  const complete = isComplete(arrangement);
  const changed = first !== null && isChanged(arrangement, first);
  useFocusFollowing(root, arrangement, held, moves, update.at);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const key = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]")?.dataset["piece"];
    if (key === undefined || !pressed(event, arrangement, key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      ref={root}
      className="dock arranging"
      data-way={arrangement.way}
      data-search={search || undefined}
      data-single={arrangement.pieces.size === 1 || undefined}
      aria-label={words.actions}
    >
      <div className="arranging-body">
        <div className="arranging-said">
          <div className="prompt">
            <RulesText text={sayTask(arrangement, update, words, search, name)} />
          </div>
          <Status {...{ arrangement, held, moves, update, cards, name }} />
          <p id={keys} className="unseen">
            {arrangement.way === "pick" ? words.arranging.pickKeys : words.arranging.keys}
          </p>
        </div>
        <div
          className="heaps"
          data-many={arrangement.heaps.length > 2 || undefined}
          role="group"
          aria-label={words.choices}
          aria-describedby={keys}
          style={{ "--n": arrangement.pieces.size } as CSSProperties}
          onKeyDown={onKey}
        >
          {arrangement.heaps.map((one, heap) => {
            const about = shown[heap];
            if (about === undefined || about.isHand) return null;
            const between = one.name === "bottom" && arrangement.heaps[heap - 1]?.name === "top";
            const Many = about.isMuch ? Search : much ? Found : null;
            return Many !== null ? (
              <Many key={heap} arrangement={arrangement} heap={heap} shown={about} cards={cards} />
            ) : (
              <div key={heap} className="heap-place">
                {between ? <Between update={update} arrangement={arrangement} /> : null}
                <Heap {...{ arrangement, heap, held, carried, update, cards, name }} onCarry={setCarried} />
                {arrangement.way === "whole" ? (
                  <button type="button" className="button" data-choice={heap} onClick={() => choosePile(heap + 1)}>
                    {words.arranging.takePile(heap + 1)}
                  </button>
                ) : null}
              </div>
            );
          })}
        </div>
        <div className="dock-choices">
          {changed && arrangement.pieces.size > 1 ? (
            <button type="button" className="button quiet" data-reset onClick={putBack}>
              {words.arranging.asItWas}
            </button>
          ) : update.canUndo ? (
            <button type="button" className="button quiet" data-back onClick={undo}>
              {words.undo}
            </button>
          ) : null}
          <Other arrangement={arrangement} />
          {complete ? (
            <button ref={main} type="button" className="button main" data-main data-kind="arranged" onClick={confirm}>
              {sayConfirm(arrangement, words, search, name)}
            </button>
          ) : null}
        </div>
      </div>
      <Flight of={arrangement} />
    </section>
  );
}

/** Does what a key means on a piece; false for a key that means nothing there. */
function pressed(event: KeyboardEvent<HTMLElement>, arrangement: Arrangement, key: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const lies = placeOf(arrangement, key);
  const heap = lies === null ? undefined : arrangement.heaps[lies.heap];
  if (lies === null || heap === undefined) return false;
  const number = Number(event.key);
  const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
  const across = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
  // A heap of lines is read from above, and there is none beside it.
  const by = along === 0 && arrangement.heaps.length === 1 ? across : along;
  if (event.key === "Enter" && (arrangement.way === "sort" || heap.ordered)) return confirm();
  if (event.key === " ") return confirm();
  if (number >= 1 && number <= arrangement.heaps.length && arrangement.way === "sort")
    return place(key, number - 1, arrangement.heaps[number - 1]?.keys.length ?? 0);
  if (heap.ordered && by !== 0) return shift(key, by) || true;
  if (heap.ordered && event.key === "Home") return place(key, lies.heap, 0);
  if (heap.ordered && event.key === "End") return place(key, lies.heap, heap.keys.length);
  if (arrangement.way === "sort" && across !== 0) return passOn(key, across) || true;
  roam(event);
  return event.defaultPrevented;
}

/** The library between its top and its bottom. */
function Between({ update, arrangement }: { readonly update: Update; readonly arrangement: Arrangement }) {
  const words = useWords();
  const { player } = arrangement.question;
  const left = Math.max(0, (update.view.players[player]?.librarySize ?? 0) - arrangement.pieces.size);
  return (
    <p className="heap-between">
      <svg viewBox="0 0 30 34" aria-hidden="true">
        <path d="M8 8h18v24H8ZM6 6h18M4 4h18M6 6v24M4 4v24" />
      </svg>
      {words.arranging.between(left)}
    </p>
  );
}

/** One card alone goes where it does not lie with a single press. */
function Other({ arrangement }: { readonly arrangement: Arrangement }) {
  const words = useWords().arranging;
  const [key] = arrangement.pieces.keys();
  if (arrangement.question.kind !== "scry" || arrangement.pieces.size > 1 || key === undefined) return null;
  const isOnTop = placeOf(arrangement, key)?.heap === 0;
  if (nextHeap(arrangement, key) === null) return null;
  return (
    <button
      type="button"
      className="button"
      data-other
      onClick={() => {
        passOn(key);
        confirm();
      }}
    >
      {isOnTop ? words.putOnBottom : words.keepOnTop}
    </button>
  );
}

/** The focus begins at the first card, and follows what is moved; what was chosen is followed by what can be chosen next. */
function useFocusFollowing(
  root: React.RefObject<HTMLElement | null>,
  arrangement: Arrangement,
  held: string,
  moves: number,
  at: number,
): void {
  useEffect(() => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && !root.current?.contains(active)) return;
    const first = root.current?.querySelector<HTMLElement>("[data-piece] button, .chip");
    (first ?? document.querySelector<HTMLElement>("#hand .card[data-usable]"))?.focus({ preventScroll: true });
  }, [at, root]);
  const before = useRef(moves);
  useLayoutEffect(() => {
    if (moves === before.current) return;
    before.current = moves;
    const active = document.activeElement;
    if (active instanceof HTMLInputElement || active?.closest(".arranging-tools, .dock-choices")) return;
    const piece = root.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(held)}"] button`);
    const next =
      arrangement.way === "sort"
        ? piece
        : (root.current?.querySelector<HTMLElement>("[data-main]") ??
          document.querySelector<HTMLElement>(
            ".search .chip[data-usable], [data-kind=from] [data-usable], #hand .card[data-usable]",
          ));
    (next ?? piece ?? root.current?.querySelector<HTMLElement>("button"))?.focus({ preventScroll: true });
  }, [moves, held, arrangement, root]);
}
