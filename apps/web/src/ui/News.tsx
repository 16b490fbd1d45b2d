/** On a phone, the line between the sides: what is on the stack, or else what the other side did last; the log is a press away. */
import type { EntityId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import type { TableCards } from "../model/cards.ts";
import { openPanel, useTable, useWords } from "../store/index.ts";
import { RulesText } from "./Mana.tsx";
import { StackSheet } from "./Stack.tsx";

interface NewsProps {
  readonly update: Update;
  readonly cards: TableCards;
  readonly name: (entity: EntityId) => string;
}

export function News({ update, cards, name }: NewsProps) {
  const words = useWords();
  const told = useTable((state) => state.told);
  const them = 1 - update.view.viewer;
  const last = told.findLast(({ player, text }) => player === them && text !== "");
  const waits = cards.stack.length > 0;
  return (
    <div className="news">
      <StackSheet update={update} cards={cards} name={name} />
      <button
        type="button"
        className={waits ? "log-button" : "log-button last-act"}
        aria-label={waits || last === undefined ? words.log : `${words.log}: ${last.text}`}
        onClick={() => openPanel("log")}
      >
        <svg className="scroll" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 2h9v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-1h7v1M4 2v9M6 5h5M6 8h5" />
        </svg>
        {waits ? null : (
          <span className="last-act-said" aria-hidden="true">
            <RulesText text={last?.text ?? words.log} />
          </span>
        )}
      </button>
    </div>
  );
}
