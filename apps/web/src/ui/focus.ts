/**
 * The focus is never lost: when what had it is gone, it goes to the same card where that is now, or to its neighbour, or to the button that
 * leads on. Whoever has taken it away by hand is left alone.
 */
import { useEffect } from "react";
import { useTable } from "../store/index.ts";

interface Held {
  readonly element: HTMLElement;
  readonly instance: string;
  readonly region: string;
  /** Its place among what can have the focus in its region. */
  readonly place: number;
}

const reachable = "button, a[href], input, select, textarea, [tabindex]";
/** Where to go if nothing better is there, best first. */
const refuges = [
  "[data-main]",
  ".dock .button.main",
  ".dock .card",
  ".dock .button",
  "main .button.main",
  "main button",
];

function isSeen(element: Element): boolean {
  return (
    element.isConnected && element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible"
  );
}
function inRegion(region: string): readonly HTMLElement[] {
  if (region === "") return [];
  return [...document.querySelectorAll<HTMLElement>(`#${region} .card, #${region} button`)].filter(isSeen);
}

function holding(element: HTMLElement): Held {
  const region = element.closest("section[id]")?.id ?? "";
  return {
    element,
    instance: element.dataset["instance"] ?? "0",
    region,
    place: inRegion(region).indexOf(element),
  };
}

/** Where the focus belongs that was there; inside a dialog, if one is open. */
function refugeOf({ instance, region, place }: Held): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].findLast(isSeen);
  if (dialog !== undefined) return [...dialog.querySelectorAll<HTMLElement>(reachable)].find(isSeen);
  const same = [...document.querySelectorAll<HTMLElement>(`[data-instance="${instance}"]`)].filter(isSeen);
  const neighbours = inRegion(region);
  const neighbour = place < 0 ? undefined : (neighbours[place] ?? neighbours.at(-1));
  const others = refuges.flatMap((refuge) => [...document.querySelectorAll<HTMLElement>(refuge)].filter(isSeen));
  return (instance === "0" ? undefined : same[0]) ?? neighbour ?? others[0];
}

export function useFocusKept(): void {
  useEffect(() => {
    let held: Held | null = null;
    let frame = 0;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(reachable)) held = holding(target);
    };
    let tries = 0;
    const look = (): void => {
      const { activeElement } = document;
      const lost = activeElement === null || activeElement === document.body || !isSeen(activeElement);
      if (!lost || held === null) return;
      // What was moved in the page has lost the focus as well, though it is still there.
      const refuge = isSeen(held.element) ? held.element : refugeOf(held);
      // What is loaded when it is needed may still be on its way.
      if (refuge === undefined && tries++ < 20) setTimeout(look, 100);
      else refuge?.focus({ preventScroll: true });
    };
    const letGo = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest(reachable) === null) held = null;
    };
    // Dialogs give the focus back by themselves, a moment after they are gone: two frames later it is seen how things stand.
    let waits = 0;
    const step = (): void => {
      if (--waits > 0) frame = requestAnimationFrame(step);
      if (waits % 2 === 0) look();
    };
    const soon = (): void => {
      tries = 0;
      if (waits === 0) frame = requestAnimationFrame(step);
      waits = waits <= 2 ? waits + 2 : waits;
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", letGo);
    const leave = useTable.subscribe(soon);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", letGo);
      cancelAnimationFrame(frame);
      leave();
    };
  }, []);
}
