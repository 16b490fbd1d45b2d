/** How the table is laid out at the moment: the room there is, and what is drawn open. */
import type { ObjectId } from "@nykthos/engine";
import { create } from "zustand";
import type { Drawn } from "../model/drawer.ts";
import { isShort, isSlim, roomOf } from "../model/room.ts";
import type { Room } from "../model/room.ts";
import { useTable } from "./state.ts";

interface Shape {
  readonly room: Room;
  /** There is so little height that rows have to be saved. */
  readonly short: boolean;
  /** The hand, as it was last drawn open or closed by hand. */
  readonly drawn: Drawn | null;
  /** The stack, as it was last opened or closed, and during which question. */
  readonly stackDrawn: Drawn | null;
  /** The permanent whose Auras are shown one by one; 0 for none. */
  readonly spread: ObjectId;
}

export const useShape = create<Shape>()(() => ({
  room: "wide",
  short: false,
  drawn: null,
  stackDrawn: null,
  spread: 0,
}));
const { getState: shapeNow, setState: set } = useShape;

/** Keeps the room up to date, on the page's root as well, where the styles read it. */
export function watchRoom(): void {
  const root = document.documentElement;
  const letter = document.createElement("i");
  letter.className = "letter";
  letter.ariaHidden = "true";
  document.body.append(letter);
  const measure = (): void => {
    const { width: size } = letter.getBoundingClientRect();
    const room = roomOf(root.clientWidth, root.clientHeight, size);
    const short = isShort(root.clientHeight, size);
    root.dataset["room"] = room;
    root.toggleAttribute("data-slim", isSlim(root.clientWidth, size));
    if (short !== shapeNow().short) set({ short });
    const { room: before } = shapeNow();
    if (room === before) return;
    set({ room, drawn: null, stackDrawn: null, spread: 0 });
    // What the mouse rested on was shown beside the table: where there is no such place it would cover what is asked.
    if (before === "wide") useTable.setState({ focus: 0, reasons: [], whyNot: null });
  };
  measure();
  // Its size changes with the size of the text, and no event says so.
  new ResizeObserver(measure).observe(letter);
  addEventListener("resize", measure);
}

/** Whether what is looked at can be shown beside the table. */
export function hasRail(): boolean {
  return shapeNow().room === "wide";
}

export function drawStack(open: boolean, during: string): void {
  set({ stackDrawn: { during, open } });
}
/** Shows the Auras on a permanent one by one; 0 shows none. */
export function spreadOut(host: ObjectId): void {
  set({ spread: host });
}
