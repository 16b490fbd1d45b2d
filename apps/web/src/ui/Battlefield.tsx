/** One player's side of the battlefield: rows of piles, each of which can be folded into a line. */
import type { EntityId, ObjectId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import type { Pile, Rows } from "../model/cards.ts";
import { useWords } from "../store/index.ts";
import { roam } from "./keys.ts";
import { useRoving } from "./roving.ts";
import { Row } from "./Row.tsx";

interface BattlefieldProps {
  readonly update: Update;
  readonly rows: Rows;
  readonly mine: boolean;
  readonly name: (entity: EntityId) => string;
  readonly dying: ReadonlySet<ObjectId>;
}

export function Battlefield({ update, rows, mine, name, dying }: BattlefieldProps) {
  const words = useWords();
  const front = [...rows.others, ...rows.creatures];
  const lines: readonly (readonly ["front" | "lands", string, readonly Pile[]])[] = [
    ["front", rows.others.length === 0 ? words.creatures : `${words.creatures}, ${words.others}`, front],
    ["lands", words.lands, rows.lands],
  ];
  const { stop, onFocus } = useRoving([...front, ...rows.lands].map(({ key }) => key));
  const heading = mine ? "my-side-heading" : "their-side-heading";
  return (
    <section
      className="field"
      data-mine={mine || undefined}
      id={mine ? "my-side" : "their-side"}
      aria-labelledby={heading}
      onKeyDown={roam}
      onFocus={onFocus}
    >
      <h2 id={heading} className="unseen">
        {mine ? words.yourSide : words.theirSide}
      </h2>
      {(mine ? lines : lines.toReversed()).map(([kind, label, piles]) => (
        <Row
          key={kind}
          update={update}
          mine={mine}
          kind={kind}
          label={label}
          piles={piles}
          crowded={front.length > 0 && rows.lands.length > 0}
          stop={stop}
          name={name}
          dying={dying}
        />
      ))}
    </section>
  );
}
