/** Both sides of the battlefield and where in the turn the game is. On a phone it is what scrolls: what is asked about comes into sight. */
import type { EntityId, ObjectId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";
import { questionOf } from "../model/cards.ts";
import type { Rows } from "../model/cards.ts";
import { hasRail, lookAway } from "../store/index.ts";
import { Battlefield } from "./Battlefield.tsx";
import { Phases } from "./Phases.tsx";

interface BoardProps {
  readonly update: Update;
  readonly rows: readonly Rows[];
  readonly name: (entity: EntityId) => string;
  readonly dying: ReadonlySet<ObjectId>;
}

const noRows: Rows = { creatures: [], others: [], lands: [] };

export function Board({ update, rows, name, dying }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const me = update.view.viewer;
  const kind = questionOf(update)?.kind;
  useEffect(() => {
    if (hasRail() || kind === undefined || kind === "priority") return;
    const usable = [...(board.current?.querySelectorAll<HTMLElement>("[data-usable]") ?? [])];
    if (!usable.some(isInSight)) usable[0]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [kind, update.at]);
  return (
    <div className="board" ref={board} onPointerDown={away}>
      <Battlefield update={update} rows={rows[1 - me] ?? noRows} mine={false} name={name} dying={dying} />
      <Phases update={update} />
      <Battlefield update={update} rows={rows[me] ?? noRows} mine name={name} dying={dying} />
    </div>
  );
}

/** A finger on the bare table puts down what was looked at, as a mouse does that leaves it. */
function away({ pointerType, target }: PointerEvent): void {
  if (pointerType !== "mouse" && target instanceof Element && target.closest("button") === null) lookAway();
}

function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && element.contains(over);
}
