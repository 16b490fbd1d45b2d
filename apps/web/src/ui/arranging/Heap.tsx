/** A heap of an arrangement: its name, how much lies in it, and its cards in their order. */
import type { EntityId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { Fragment } from "react";
import { isComplete, mayLieIn } from "../../model/arranging.ts";
import type { Arrangement } from "../../model/arranging.ts";
import type { TableCards } from "../../model/cards.ts";
import { heapShown, sayPlace } from "../../model/heaps.ts";
import { hold, passOn, place, useWords } from "../../store/index.ts";
import type { Aim } from "./carry.ts";
import { Piece } from "./Piece.tsx";

interface HeapProps {
  readonly arrangement: Arrangement;
  readonly heap: number;
  readonly held: string;
  /** What is carried, and over what it is. */
  readonly carried: Carried | null;
  readonly update: Update;
  readonly cards: TableCards;
  readonly name: (entity: EntityId) => string;
  readonly onCarry: (carried: Carried | null) => void;
}

export interface Carried {
  readonly key: string;
  readonly aim: Aim;
}

export function Heap({ arrangement, heap, held, carried, update, cards, name, onCarry }: HeapProps) {
  const words = useWords();
  const { way, heaps, pieces } = arrangement;
  const { keys, ordered, least, most, settled, name: kind } = heaps[heap] ?? noHeap;
  const { title } = heapShown(arrangement, heap, update, cards, words);
  const isPicked = kind === "to";
  const complete = isComplete(arrangement);
  // In an arrangement with an order a touch selects, and the next one moves; elsewhere it moves at once.
  const selects = ordered && keys.length > 1;
  const sorted = way === "sort" && pieces.size > 1;
  const marked = carried?.aim.heap === heap && mayLieIn(arrangement, carried.key, heap) ? carried.aim.at : -1;
  const others = keys.filter((key) => key !== carried?.key);
  return (
    <section
      className="heap"
      data-heap={heap}
      data-kind={kind}
      data-aimed={marked >= 0 || undefined}
      aria-label={title}
    >
      <h2 className="heap-title">
        {title}
        {isPicked ? <span className="heap-count">{words.arranging.countOf(keys.length, least, most)}</span> : null}
        {ordered && keys.length > 1 ? (
          <span className="heap-count">
            {kind === "stack" ? words.arranging.resolvesFirst : words.arranging.uppermost}
          </span>
        ) : null}
      </h2>
      <ol className="heap-cards" data-empty={keys.length === 0 || undefined}>
        {keys.map((key, at) => {
          const piece = pieces.get(key);
          if (piece === undefined) return null;
          const fixed = way === "whole" || at < settled || !heaps.some((_, other) => mayLieIn(arrangement, key, other));
          return (
            <Fragment key={key}>
              {marked >= 0 && others[marked] === key ? <li className="heap-gap" aria-hidden="true" /> : null}
              <Piece
                piece={piece}
                card={cards.byId.get(piece.entity)}
                label={
                  way === "pick" && !piece.free
                    ? `${sayPlace(arrangement, key, update, cards, words, name)}, ${words.arranging.cannotBeChosen}`
                    : `${sayPlace(arrangement, key, update, cards, words, name)}${piece.text === "" ? "" : `. ${piece.text}`}`
                }
                held={held === key}
                usable={!fixed && (way === "sort" || (!complete && !isPicked))}
                fixed={fixed}
                tabbable
                onTouch={(again) => {
                  if ((sorted || selects) && !again) hold(key);
                  else if (!passOn(key)) hold(key);
                }}
                onOver={(aim) => onCarry(aim === null ? null : { key, aim })}
                onDrop={(where) => place(key, where.heap, where.at)}
              />
            </Fragment>
          );
        })}
        {marked >= others.length ? <li className="heap-gap" aria-hidden="true" /> : null}
      </ol>
    </section>
  );
}

const noHeap = { keys: [], ordered: false, least: 0, most: 0, settled: 0, name: "pile" } as const;
