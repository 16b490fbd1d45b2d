/**
 * What happened, told in the language of the table, newest at the end; what is new since the player last answered is marked. A line shows
 * its card when it is pointed at, and says its rule when it is pressed.
 */
import type { Told } from "@nykthos/protocol";
import { memo, useEffect, useMemo, useRef } from "react";
import { lookAway, peek, readRule, useTable, useWords } from "../store/index.ts";
import { roam } from "./keys.ts";
import { RulesText } from "./Mana.tsx";

/** How many lines are kept on screen. */
const longest = 250;

export function Log() {
  const words = useWords();
  const told = useTable((state) => state.told);
  const answeredAt = useTable((state) => state.answeredAt);
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => folded(told), [told]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const toEnd = (): void => {
      current.scrollTop = current.scrollHeight;
    };
    toEnd();
    // What opens above it makes it smaller: the newest line stays in sight.
    const watcher = new ResizeObserver(toEnd);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [told]);
  return (
    <section className="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <ol ref={list} tabIndex={0} aria-label={words.log} onKeyDown={roam}>
        {lines.map(({ line, count, place }) => (
          <Line key={place} line={line} count={count} isNew={place >= answeredAt} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly line: Told;
  readonly count: number;
  readonly isNew: boolean;
}

/** Most lines are as they were: only what has been added is drawn. */
const Line = memo(function Line({ line, count, isNew }: LineProps) {
  const words = useWords();
  return (
    <li data-kind={line.kind} data-new={isNew || undefined}>
      <button
        type="button"
        className="log-line"
        data-roam
        tabIndex={-1}
        title={`${words.rule} ${line.rule}`}
        onPointerEnter={(event) => {
          const { faces } = useTable.getState().update ?? {};
          const id = faces?.[line.object] === undefined ? line.other : line.object;
          if (id > 0 && faces?.[id] !== undefined) peek(event, id);
        }}
        onPointerLeave={({ relatedTarget }) => {
          // The card may open right under the mouse.
          if (!(relatedTarget instanceof Element && relatedTarget.closest(".inspector") !== null)) lookAway();
        }}
        onClick={() => readRule(line.rule)}
      >
        <RulesText text={line.text} />
        {count > 1 ? ` ×${count}` : ""}
      </button>
    </li>
  );
});

/** The newest lines; the same sentence several times in a row is said once. */
function folded(
  told: readonly Told[],
): readonly { readonly line: Told; readonly count: number; readonly place: number }[] {
  const lines: { line: Told; count: number; place: number }[] = [];
  told.forEach((line, place) => {
    if (line.text === "") return;
    const last = lines.at(-1);
    if (last?.line.text === line.text) last.count++;
    else lines.push({ line, count: 1, place });
  });
  return lines.slice(-longest);
}
