/** What happened, told in the language of the table, newest at the end; each line with its rule, and with its card when pointed at. */
import type { Told } from "@nykthos/protocol";
import { useEffect, useRef } from "react";
import { lookAway, peek, useTable, useWords } from "../store/index.ts";

/** How many lines are kept on screen. */
const longest = 250;

export function Log() {
  const words = useWords();
  const told = useTable((state) => state.told);
  const faces = useTable((state) => state.update?.faces);
  const end = useRef<HTMLLIElement>(null);
  const lines = folded(told.filter(({ text }) => text !== "").slice(-longest));
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [told]);
  return (
    <section className="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <ol tabIndex={0} aria-label={words.log}>
        {lines.map(({ line, count, place }) => (
          <li
            key={place}
            data-kind={line.kind}
            title={`${words.rule} ${line.rule}`}
            onPointerEnter={(event) => {
              const id = faces?.[line.object] === undefined ? line.other : line.object;
              if (id > 0 && faces?.[id] !== undefined) peek(event, id);
            }}
            onPointerLeave={() => lookAway()}
          >
            {line.text}
            {count > 1 ? ` ×${count}` : ""}
          </li>
        ))}
        <li ref={end} aria-hidden="true" className="log-end" />
      </ol>
    </section>
  );
}

/** The same sentence several times in a row is said once. */
function folded(
  told: readonly Told[],
): readonly { readonly line: Told; readonly count: number; readonly place: number }[] {
  const lines: { line: Told; count: number; place: number }[] = [];
  told.forEach((line, place) => {
    const last = lines.at(-1);
    if (last?.line.text === line.text) last.count++;
    else lines.push({ line, count: 1, place });
  });
  return lines;
}
