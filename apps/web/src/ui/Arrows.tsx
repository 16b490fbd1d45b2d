/** Arrows over the table: who targets, attacks and blocks whom. Measured where the things are; hidden from screen readers, which are told in words. */
import { useEffect, useState } from "react";
import type { Arrow } from "../model/arrows.ts";

interface Line {
  readonly key: string;
  readonly kind: Arrow["kind"];
  readonly d: string;
}

function middleOf(entity: number): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(`[data-entity="${entity}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

function measure(arrows: readonly Arrow[]): readonly Line[] {
  return arrows.flatMap(({ kind, from, to }) => {
    const start = middleOf(from);
    const end = middleOf(to);
    if (start === null || end === null) return [];
    const bend = kind === "target" ? -60 : 0;
    const middle = {
      x: (start.x + end.x) / 2 + (kind === "attack" ? (end.x - start.x) * 0.12 : 0),
      y: (start.y + end.y) / 2 + bend,
    };
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const short = Math.max(0, (length - 26) / Math.max(1, length));
    const tip = { x: start.x + (end.x - start.x) * short, y: start.y + (end.y - start.y) * short };
    const point = (place: { x: number; y: number }): string => `${place.x.toFixed(0)} ${place.y.toFixed(0)}`;
    return [{ key: `${kind} ${from} ${to}`, kind, d: `M${point(start)}Q${point(middle)} ${point(tip)}` }];
  });
}

export function Arrows({ arrows }: { readonly arrows: readonly Arrow[] }) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const key = JSON.stringify(arrows);
  useEffect(() => {
    const wanted = JSON.parse(key) as readonly Arrow[];
    const again = (): void => setLines(measure(wanted));
    // Once now, and again when what moves has come to rest.
    const frame = requestAnimationFrame(again);
    const timers = wanted.length === 0 ? [] : [150, 350, 600].map((delay) => setTimeout(again, delay));
    addEventListener("resize", again);
    document.addEventListener("scroll", again, true);
    return () => {
      cancelAnimationFrame(frame);
      for (const timer of timers) clearTimeout(timer);
      removeEventListener("resize", again);
      document.removeEventListener("scroll", again, true);
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
      {lines.map(({ key: id, kind, d }) => (
        <path key={id} className={`arrow ${kind}`} d={d} markerEnd={`url(#tip-${kind})`} />
      ))}
    </svg>
  );
}
