/** Arrows over the table: who targets, attacks and blocks whom. Measured where the things are; hidden from screen readers, which are told in words. */
import { useEffect, useState } from "react";
import type { Arrow } from "../model/arrows.ts";
import { isSame } from "../model/same.ts";

interface Line {
  readonly key: string;
  readonly kind: Arrow["kind"];
  readonly d: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middles of everything on screen that an arrow can point from or to, measured in one go. */
function middles(): ReadonlyMap<number, Point> {
  const points = new Map<number, Point>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-entity]")) {
    const entity = Number(element.dataset["entity"]);
    if (points.has(entity)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) points.set(entity, { x: left + width / 2, y: top + height / 2 });
  }
  return points;
}

function measure(arrows: readonly Arrow[]): readonly Line[] {
  if (arrows.length === 0) return [];
  const points = middles();
  return arrows.flatMap(({ kind, from, to }) => {
    const start = points.get(from);
    const end = points.get(to);
    if (start === undefined || end === undefined) return [];
    const bend = kind === "target" ? -60 : 0;
    const middle = {
      x: (start.x + end.x) / 2 + (kind === "attack" ? (end.x - start.x) * 0.12 : 0),
      y: (start.y + end.y) / 2 + bend,
    };
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const short = Math.max(0, (length - 26) / Math.max(1, length));
    const tip = { x: start.x + (end.x - start.x) * short, y: start.y + (end.y - start.y) * short };
    const point = (place: Point): string => `${place.x.toFixed(0)} ${place.y.toFixed(0)}`;
    return [{ key: `${kind} ${from} ${to}`, kind, d: `M${point(start)}Q${point(middle)} ${point(tip)}` }];
  });
}

/** The lines from before, if all of them lie where they lay. */
function keptLines(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  return isSame(before, now) ? before : now;
}

export function Arrows({ arrows }: { readonly arrows: readonly Arrow[] }) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const key = JSON.stringify(arrows);
  useEffect(() => {
    const wanted = JSON.parse(key) as readonly Arrow[];
    let frame = 0;
    const again = (): void => {
      frame = 0;
      setLines((before) => keptLines(before, measure(wanted)));
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(again);
    };
    // Once now, and again when what moves has come to rest.
    soon();
    const timers = wanted.length === 0 ? [] : [200, 400].map((delay) => setTimeout(soon, delay));
    addEventListener("resize", soon);
    document.addEventListener("scroll", soon, true);
    // Rows that fold, and what opens below the board, move what they point at.
    const watcher = new ResizeObserver(soon);
    if (wanted.length > 0) for (const part of document.querySelectorAll(".field, .line")) watcher.observe(part);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      for (const timer of timers) clearTimeout(timer);
      removeEventListener("resize", soon);
      document.removeEventListener("scroll", soon, true);
    };
  }, [key]);
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {(["target", "attack", "block"] as const).map((kind) => (
          <marker
            key={kind}
            id={`tip-${kind}`}
            className={`arrow-tip ${kind}`}
            viewBox="0 0 10 10"
            refX="6"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto-start-reverse"
          >
            <path d="M0 0L10 5L0 10L3 5Z" />
          </marker>
        ))}
      </defs>
      {lines.map(({ key: id, d }) => (
        <path key={id} className="arrow-shade" d={d} />
      ))}
      {lines.map(({ key: id, kind, d }) => (
        <path key={id} className={`arrow ${kind}`} d={d} markerEnd={`url(#tip-${kind})`} />
      ))}
    </svg>
  );
}
