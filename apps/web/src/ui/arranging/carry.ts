/** Carrying a card from heap to heap with the pointer, mouse or finger: it follows, says what it is over, and lies where it is let go. */
import { ease, isStill } from "../motion.ts";

/** How far the pointer has to go before it takes something along, in pixels. */
const taken = 7;

export interface Aim {
  readonly heap: number;
  readonly at: number;
}

interface Carrying {
  /** Called once it is taken along, so that the press is not a click as well. */
  readonly begun: () => void;
  /** Called with what it is over; null for nothing. */
  readonly over: (aim: Aim | null) => void;
  readonly dropped: (aim: Aim) => void;
}

interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerId: number;
}

/** Follows the pointer from where it was pressed on a piece within those heaps. */
export function carry(from: Press, piece: HTMLElement, { begun, over, dropped }: Carrying): void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let at = { x: 0, y: 0 };
  let aim: Aim | null = null;
  const moving = (): boolean => "dragged" in piece.dataset;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== from.pointerId) return;
    at = { x: event.clientX - from.clientX, y: event.clientY - from.clientY };
    if (!moving()) {
      if (Math.hypot(at.x, at.y) < taken) return;
      piece.dataset["dragged"] = "";
      begun();
    }
    piece.style.translate = `${at.x}px ${at.y}px`;
    const next = aimAt(piece, event.clientX, event.clientY);
    if (next?.heap !== aim?.heap || next?.at !== aim?.at) over((aim = next));
  };
  const end = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerId !== from.pointerId) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape" || !moving()) return;
      event.stopPropagation();
    }
    stopped.abort();
    if (!moving()) return;
    delete piece.dataset["dragged"];
    piece.style.translate = "";
    over(null);
    if (event.type === "pointerup" && aim !== null) dropped(aim);
    else if (!isStill())
      piece.animate([{ translate: `${at.x}px ${at.y}px` }, { translate: "none" }], { duration: 220, easing: ease });
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", end, { signal, capture: true });
}

/** The heap under the pointer, and before which of its pieces; the one that is carried does not count. */
function aimAt(piece: HTMLElement, x: number, y: number): Aim | null {
  const heaps = piece.closest<HTMLElement>(".heaps")?.querySelectorAll<HTMLElement>("[data-heap]") ?? [];
  for (const heap of heaps) {
    const { left, right, top, bottom } = heap.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) continue;
    const pieces = [...heap.querySelectorAll<HTMLElement>("[data-piece]")].filter((one) => one !== piece);
    return { heap: Number(heap.dataset["heap"]), at: pieces.filter((one) => liesBefore(one, x, y)).length };
  }
  return null;
}

/** Whether a piece lies before a point, as one reads: in a line above it, or further left in its line. */
function liesBefore(piece: HTMLElement, x: number, y: number): boolean {
  const { left, width, top, bottom, height } = piece.getBoundingClientRect();
  if (piece.dataset["line"] !== undefined) return top + height / 2 < y;
  return bottom < y || (top <= y && left + width / 2 < x);
}
