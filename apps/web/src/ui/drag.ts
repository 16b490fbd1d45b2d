/**
 * Dragging with the mouse: a likeness of what is taken follows the pointer over everything else, and goes back by itself when it is let go.
 * The thing itself stays where it lies, in a row that may be scrolled and would cut it off.
 */
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
  let likeness: HTMLElement | null = null;
  const move = ({ clientX, clientY }: PointerEvent): void => {
    at = { x: clientX - from.clientX, y: clientY - from.clientY };
    if (likeness === null) {
      if (Math.hypot(at.x, at.y) < taken) return;
      likeness = likenessOf(element);
      element.dataset["dragged"] = "";
      begun();
    }
    likeness.style.translate = `${at.x}px ${at.y}px`;
  };
  const end = (event: PointerEvent): void => {
    over.abort();
    if (likeness === null) return;
    delete element.dataset["dragged"];
    goBack(likeness);
    if (event.type === "pointerup" && Math.hypot(at.x, at.y) > meant) dropped(event);
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

/** Looks the same and lies where it lies, and is nothing that can be touched, counted or read. */
function likenessOf(element: HTMLElement): HTMLElement {
  const { left, top, width } = element.getBoundingClientRect();
  const likeness = document.createElement("div");
  likeness.className = "likeness";
  likeness.inert = true;
  likeness.style.cssText = `left: ${left}px; top: ${top}px; --w: ${width}px`;
  for (const child of element.children) likeness.append(child.cloneNode(true));
  for (const part of likeness.querySelectorAll<HTMLElement>("[data-entity]"))
    for (const sign of ["entity", "instance", "usable"]) delete part.dataset[sign];
  document.body.append(likeness);
  return likeness;
}

function goBack(likeness: HTMLElement): void {
  if (isStill()) likeness.remove();
  else
    likeness
      .animate({ translate: "none", opacity: 0.4 }, { duration: 240, easing: ease })
      .finished.finally(() => likeness.remove())
      .catch(() => undefined);
}
