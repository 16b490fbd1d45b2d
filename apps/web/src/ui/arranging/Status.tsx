/** What was touched last in an arrangement: where it lies, and buttons that move it. */
import type { EntityId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { mayLieIn, placeOf } from "../../model/arranging.ts";
import type { Arrangement, HeapName } from "../../model/arranging.ts";
import type { TableCards } from "../../model/cards.ts";
import { heapShown, sayPlace } from "../../model/heaps.ts";
import { hasRail, passOn, shift, useWords } from "../../store/index.ts";

interface StatusProps {
  readonly arrangement: Arrangement;
  readonly held: string;
  readonly moves: number;
  readonly update: Update;
  readonly cards: TableCards;
  readonly name: (entity: EntityId) => string;
}

/** What was touched last, where it lies, and what can be done with it: seen by all, said to whoever cannot see it. */
export function Status({ arrangement, held, moves, update, cards, name }: StatusProps) {
  const words = useWords();
  const said = words.arranging;
  const place = placeOf(arrangement, held);
  const hint =
    arrangement.way === "whole" || arrangement.pieces.size === 1 || (arrangement.pieces.size > 8 && moves === 0)
      ? ""
      : moves > 0
        ? said.asAtFirst
        : arrangement.way === "sort"
          ? hasRail()
            ? said.sortHint
            : said.sortHintTouch
          : arrangement.heaps.some((_, heap) => heapShown(arrangement, heap, update, cards, words).isHand)
            ? said.handHint
            : said.pickHint;
  const heap = place === null ? undefined : arrangement.heaps[place.heap];
  const canShift = place !== null && mayLieIn(arrangement, held, place.heap);
  const others =
    arrangement.way !== "sort" || arrangement.pieces.size === 1
      ? []
      : arrangement.heaps.flatMap((_, other) =>
          place !== null && other !== place.heap && mayLieIn(arrangement, held, other) ? [other] : [],
        );
  return (
    <div className="arranging-held">
      <p className="arranging-status" role="status">
        {place === null ? hint : sayPlace(arrangement, held, update, cards, words, name)}
      </p>
      {canShift || others.length > 0 ? (
        <div
          className="arranging-tools"
          role="group"
          aria-label={place === null ? "" : name(arrangement.pieces.get(held)?.entity ?? 0)}
        >
          {canShift && place !== null && heap !== undefined ? (
            <>
              <Arrow label={said.up} shape="M10 3L5 8l5 5" off={place.at <= heap.settled} act={() => shift(held, -1)} />
              <Arrow
                label={said.down}
                shape="M6 3l5 5l-5 5"
                off={place.at >= heap.keys.length - 1}
                act={() => shift(held, 1)}
              />
            </>
          ) : null}
          {others.map((other) => {
            const { put } = heapShown(arrangement, other, update, cards, words);
            return (
              <button
                key={other}
                type="button"
                className="button tool"
                aria-label={put}
                title={put}
                onClick={() => passOn(held, other - (place?.heap ?? 0))}
              >
                <Toward heap={arrangement.heaps[other]?.name ?? "pile"} number={other + 1} />
                <span className="tool-said" aria-hidden="true">
                  {put}
                </span>
              </button>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}

/** Where something is put, at a glance: up, down, or the number of a pile. */
function Toward({ heap, number }: { readonly heap: HeapName; readonly number: number }) {
  if (heap !== "top" && heap !== "bottom")
    return (
      <span className="tool-number" aria-hidden="true">
        {number}
      </span>
    );
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={
          heap === "top"
            ? "M3 2.500h10M8 14V6M4.500 9L8 5.500L11.500 9"
            : "M3 13.500h10M8 2v8M4.500 7L8 10.500L11.500 7"
        }
      />
    </svg>
  );
}

function Arrow({
  label,
  shape,
  off,
  act,
}: {
  readonly label: string;
  readonly shape: string;
  readonly off: boolean;
  readonly act: () => void;
}) {
  return (
    <button
      type="button"
      className="button tool"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) act();
      }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
