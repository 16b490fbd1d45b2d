/** Dragging with the mouse: what is taken follows the pointer, and goes back to its place by itself when it is let go. */
import { ease, isStill } from "./motion.ts";

/** How far the mouse has to go before it takes something along, and how far that has to go to be meant, in pixels. */
const taken = 8;
const meant = 60;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Follows the pointer from where it was pressed.
 * @param begun called when something is taken along, so that the press is not a click as well
 * @param dropped called with the place where it was let go, if that is far enough from where it was
 */
export function followPointer(
  from: Point,
  element: HTMLElement,
  begun: () => void,
  dropped: (at: Point) => void,
): void {
  const over = new AbortController();
  const { signal } = over;
  let at = { x: 0, y: 0 };
  const moving = (): boolean => "dragged" in element.dataset;
  const move = ({ clientX, clientY }: PointerEvent): void => {
    at = { x: clientX - from.clientX, y: clientY - from.clientY };
    if (!moving()) {
      if (Math.hypot(at.x, at.y) < taken) return;
      element.dataset["dragged"] = "";
      begun();
    }
    element.style.translate = `${at.x}px ${at.y}px`;
  };
  const end = (event: PointerEvent): void => {
    over.abort();
    if (!moving()) return;
    delete element.dataset["dragged"];
    element.style.translate = "";
    if (!isStill())
      element.animate([{ translate: `${at.x}px ${at.y}px` }, { translate: "none" }], { duration: 240, easing: ease });
    if (event.type === "pointerup" && Math.hypot(at.x, at.y) > meant) dropped(event);
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}
