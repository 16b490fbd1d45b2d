/** The stack: a list beside the table, newest on top, each with its targets and its text. */
import type { EntityId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import type { CardModel, TableCards } from "../model/cards.ts";
import { drawingAddress } from "../art/drawing.ts";
import { lookAway, peek, touch, useWords } from "../store/index.ts";
import { roam } from "./keys.ts";
import { RulesText } from "./Mana.tsx";

interface StackProps {
  readonly update: Update;
  readonly cards: TableCards;
  readonly name: (entity: EntityId) => string;
}

export function Stack({ update, cards, name }: StackProps) {
  const words = useWords();
  const folded = fold([...cards.stack].reverse(), update);
  return (
    <section
      className="stack"
      id="stack"
      aria-label={words.stack}
      data-empty={folded.length === 0 || undefined}
      onKeyDown={roam}
    >
      <h2>{words.stack}</h2>
      {folded.length === 0 ? <p className="quiet-text">{words.stackEmpty}</p> : null}
      <ol>
        {folded.map(({ card, count }, index) => {
          const targets = [...new Set(Object.values(card.object.targets).flat())].filter((id) => id !== 0);
          const mine = card.object.controller === update.view.viewer;
          return (
            <li key={card.id} data-mine={mine || undefined}>
              <button
                type="button"
                className="card stacked"
                data-entity={card.id}
                data-instance={card.object.instance}
                data-usable={card.options.length > 0 || undefined}
                tabIndex={index === 0 ? 0 : -1}
                onPointerEnter={(event) => peek(event, card.id)}
                onPointerLeave={() => {
                  if (innerWidth > 700) lookAway();
                }}
                onClick={() => touch(card.id, card.options)}
              >
                {card.sheet === undefined ? null : (
                  <span
                    className="stacked-art"
                    style={{ backgroundImage: drawingAddress(card.sheet) }}
                    aria-hidden="true"
                  />
                )}
                <span className="stacked-name">
                  {card.sheet?.name}
                  {count > 1 ? ` ×${count}` : ""}
                  {card.object.x > 0 ? ` (X = ${card.object.x})` : ""}
                </span>
                <span className="stacked-who">{name(-1 - card.object.controller)}</span>
                {targets.length > 0 ? (
                  <span className="stacked-targets">{words.targets(targets.map(name).join(", "))}</span>
                ) : null}
              </button>
              <div className="stacked-text">
                <RulesText text={update.stackTexts[card.id] ?? card.sheet?.text ?? ""} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Equal abilities one after the other count as one line. */
function fold(
  stack: readonly CardModel[],
  update: Update,
): readonly { readonly card: CardModel; readonly count: number }[] {
  const lines: { card: CardModel; count: number }[] = [];
  for (const card of stack) {
    const last = lines.at(-1);
    const text = update.stackTexts[card.id];
    if (
      last !== undefined &&
      text !== undefined &&
      update.stackTexts[last.card.id] === text &&
      last.card.sheet?.id === card.sheet?.id &&
      JSON.stringify(last.card.object.targets) === JSON.stringify(card.object.targets)
    )
      last.count++;
    else lines.push({ card, count: 1 });
  }
  return lines;
}
