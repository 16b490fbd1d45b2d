/** The stack: a list beside the table, newest on top, each with its targets and its text. */
import type { EntityId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import type { CardModel, TableCards } from "../model/cards.ts";
import { drawingAddress } from "../art/drawing.ts";
import { questionOf } from "../model/cards.ts";
import { describeStacked } from "../model/describing.ts";
import { capital, sentences, spoken } from "../model/spoken.ts";
import { drawStack, hasRail, lookAway, peek, touch, useShape, useWords } from "../store/index.ts";
import { roam } from "./keys.ts";
import { useRoving } from "./roving.ts";
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
      aria-labelledby="stack-heading"
      data-empty={folded.length === 0 || undefined}
      onKeyDown={roam}
    >
      <h2 id="stack-heading">{words.stack}</h2>
      {folded.length === 0 ? <p className="quiet-text">{words.stackEmpty}</p> : null}
      <Items folded={folded} update={update} name={name} />
    </section>
  );
}

/** On a phone: one line with what is on top and how much waits, as long as something does; pressed, the whole list. */
export function StackSheet({ update, cards, name }: StackProps) {
  const words = useWords();
  const drawn = useShape((state) => state.stackDrawn);
  const folded = fold([...cards.stack].reverse(), update);
  const top = folded[0]?.card;
  if (top === undefined) return null;
  const question = questionOf(update);
  const usable = cards.stack.filter(({ options }) => options.length > 0).length;
  // What was opened stays so for the same top item and the same kind of question; what has to be chosen from opens by itself.
  const during = `${top.id} ${question?.kind ?? ""}`;
  const open = drawn?.during === during ? drawn.open : usable > 0;
  const targets = targetsOf(top).map(name).join(", ");
  return (
    <section className="stack" id="stack" aria-label={words.stack} data-open={open || undefined} onKeyDown={roam}>
      <button
        type="button"
        className="stack-top"
        data-entity={open ? undefined : top.id}
        aria-expanded={open}
        onClick={() => drawStack(!open, during)}
      >
        {top.sheet === undefined ? null : (
          <span className="stacked-art" style={{ backgroundImage: drawingAddress(top.sheet) }} aria-hidden="true" />
        )}
        <span className="unseen">{words.stackFolded(cards.stack.length)}: </span>
        <span className="stack-top-said">
          <b>{top.sheet?.name}</b> <span className="stacked-who">{name(-1 - top.object.controller)}</span>
          {targets === "" ? null : <span className="stacked-targets">{words.targets(targets)}</span>}
        </span>
        <span className="stack-count" aria-hidden="true">
          {cards.stack.length}
        </span>
        <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4l4 4l4-4" />
        </svg>
      </button>
      {open ? <Items folded={folded} update={update} name={name} /> : null}
    </section>
  );
}

function targetsOf({ object }: CardModel): readonly EntityId[] {
  return [...new Set(Object.values(object.targets).flat())].filter((id) => id !== 0);
}

interface ItemsProps {
  readonly folded: readonly Folded[];
  readonly update: Update;
  readonly name: (entity: EntityId) => string;
}

function Items({ folded, update, name }: ItemsProps) {
  const words = useWords();
  const { stop, onFocus } = useRoving(folded.map(({ card }) => String(card.id)));
  return (
    <ol onFocus={onFocus}>
      {folded.map(({ card, count }) => {
        const targets = targetsOf(card);
        const mine = card.object.controller === update.view.viewer;
        return (
          <li key={card.id} data-mine={mine || undefined}>
            <button
              type="button"
              className="card stacked"
              data-entity={card.id}
              data-instance={card.object.instance}
              data-usable={card.options.length > 0 || undefined}
              tabIndex={String(card.id) === stop ? 0 : -1}
              aria-label={spoken(
                sentences([
                  ...(count > 1 ? [capital(words.spoken.times(count))] : []),
                  describeStacked(card, update, words, name),
                  ...(card.options.length > 0 ? [words.usable] : []),
                ]),
                words,
              )}
              onPointerEnter={(event) => peek(event, card.id)}
              onPointerLeave={() => {
                if (hasRail()) lookAway();
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
            <div className="stacked-text" aria-hidden="true">
              <RulesText text={update.stackTexts[card.id] ?? card.sheet?.text ?? ""} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface Folded {
  readonly card: CardModel;
  readonly count: number;
}

/** Equal abilities one after the other count as one line. */
function fold(stack: readonly CardModel[], update: Update): readonly Folded[] {
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
