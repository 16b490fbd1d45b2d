/**
 * Lets cards fly to where they lie next, from the table to the graveyard's side of the screen or within a row that closes up. Knows no
 * game: what carries `data-instance` before and after a change is the same card. Moves by transforms alone, which the compositor does.
 */
import { Component } from "react";
import { ease, isStill } from "./motion.ts";

interface FlightProps {
  /** When this is another value than before, cards may lie elsewhere. */
  readonly of: unknown;
}

type Places = ReadonlyMap<string, DOMRect>;

/** A class, since only those are told right before the document changes. */
export class Flight extends Component<FlightProps> {
  override getSnapshotBeforeUpdate({ of }: FlightProps): Places | null {
    return of === this.props.of || isStill() ? null : new Map([...lying()].map(([key, card]) => [key, placeOf(card)]));
  }
  override componentDidUpdate(_props: FlightProps, _state: unknown, before: Places | null): void {
    if (before !== null) fly(before);
  }
  override render() {
    return null;
  }
}

const going = new Map<HTMLElement, Animation>();

function lying(): ReadonlyMap<string, HTMLElement> {
  const cards = new Map<string, HTMLElement>();
  for (const card of document.querySelectorAll<HTMLElement>(".table [data-instance]")) {
    const { instance, entity } = card.dataset;
    // Abilities on the stack are no cards: each is only itself.
    cards.set(instance === "0" ? `o${entity}` : (instance ?? ""), card);
  }
  return cards;
}

/** What moves: the place of a card, not the card, which may lie turned in it. */
function moved(card: HTMLElement): HTMLElement {
  return card.closest<HTMLElement>(".place") ?? card;
}
function placeOf(card: HTMLElement): DOMRect {
  return moved(card).getBoundingClientRect();
}

function fly(before: Places): void {
  for (const flight of going.values()) flight.cancel();
  going.clear();
  // All are measured before any is moved, so that the document is laid out once.
  const moves = [...lying()].flatMap(([key, card]) => {
    const frame = frameFrom(before.get(key), placeOf(card));
    return frame === null ? [] : [{ element: moved(card), frame }];
  });
  // Who flies in from elsewhere is seen on the way, unless what it flies into has to be scrolled.
  const rows = new Set(moves.flatMap(({ element }) => element.parentElement ?? []));
  const open = [...rows].filter((row) => isWhole(row) && isWhole(row.closest(".field")));
  for (const row of open) row.dataset["open"] = "";
  for (const { element, frame } of moves) start(element, frame);
}

function isWhole(element: Element | null): boolean {
  return (
    element === null || (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1)
  );
}

/** What all cards move when a line more is said in the dock is no flight, in pixels. */
const worthwhile = 12;

/** From where, how large, and how seen a card comes to its place; null for one that has lain there all the time. */
function frameFrom(from: DOMRect | undefined, to: DOMRect): Keyframe | null {
  if (to.width === 0) return null;
  if (from === undefined || from.width === 0) return { transform: "scale(0.86)", opacity: 0 };
  const [x, y] = [from.left - to.left, from.top - to.top];
  // What turns into a line of the stack, or out of one, has another shape: it moves, and keeps its size.
  const alike = Math.abs(from.width / from.height - to.width / to.height) < 0.5;
  const scale = alike ? from.width / to.width : 1;
  if (Math.abs(x) + Math.abs(y) < worthwhile && Math.abs(scale - 1) < 0.06) return null;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" };
}

function start(element: HTMLElement, frame: Keyframe): void {
  const flight = element.animate([frame, { transform: "none", opacity: 1 }], { duration: 340, easing: ease });
  going.set(element, flight);
  element.dataset["flying"] = "";
  const row = element.parentElement;
  const over = (): void => {
    // It may be on its way to somewhere else by now.
    if ((going.get(element) ?? flight) !== flight) return;
    going.delete(element);
    delete element.dataset["flying"];
    if (row?.querySelector("[data-flying]") === null) delete row.dataset["open"];
  };
  flight.addEventListener("finish", over);
  flight.addEventListener("cancel", over);
}
