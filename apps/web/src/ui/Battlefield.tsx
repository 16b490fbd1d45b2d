/** One player's side of the battlefield: rows of piles. */
import type { EntityId, ObjectId } from "@nykthos/engine";
import type { CSSProperties } from "react";
import type { Pile, Rows } from "../model/cards.ts";
import { useWords } from "../store/index.ts";
import { Card } from "./Card.tsx";
import { roam } from "./keys.ts";

interface BattlefieldProps {
  readonly rows: Rows;
  readonly mine: boolean;
  readonly name: (entity: EntityId) => string;
  readonly dying: ReadonlySet<ObjectId>;
}

export function Battlefield({ rows, mine, name, dying }: BattlefieldProps) {
  const words = useWords();
  const front = [...rows.others, ...rows.creatures];
  const lines: readonly (readonly [string, string, readonly Pile[]])[] = [
    ["front", rows.others.length === 0 ? words.creatures : `${words.creatures}, ${words.others}`, front],
    ["lands", words.lands, rows.lands],
  ];
  const first = front[0]?.key ?? rows.lands[0]?.key;
  return (
    <section
      className="field"
      data-mine={mine || undefined}
      id={mine ? "my-side" : "their-side"}
      aria-label={mine ? words.yourSide : words.theirSide}
      onKeyDown={roam}
    >
      {(mine ? lines : lines.toReversed()).map(([kind, label, piles]) => (
        <ul
          key={kind}
          className="row"
          data-row={kind}
          aria-label={label}
          style={{ "--n": Math.max(piles.length, kind === "lands" ? 5 : 4) } as CSSProperties}
        >
          {piles.map((pile) => (
            <Card
              key={pile.key}
              pile={pile}
              name={name}
              tabbable={pile.key === first}
              size="table"
              dying={pile.cards.some(({ id }) => dying.has(id))}
            />
          ))}
        </ul>
      ))}
    </section>
  );
}
