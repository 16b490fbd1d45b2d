/** What is asked and what leads on: docked between the table and the hand, where it hides nothing. */
import type { EntityId } from "@nykthos/engine";
import type { Update } from "@nykthos/protocol";
import { questionOf } from "../model/cards.ts";
import type { CardModel, TableCards } from "../model/cards.ts";
import { dockOf } from "../model/dock.ts";
import { hintOf, known } from "../model/hints.ts";
import { labelOf } from "../model/labels.ts";
import { sayForecast } from "../model/summary.ts";
import { answer, answerCarefully, attackWithAll, change, hurry, undo, useTable, useWords } from "../store/index.ts";
import type { Messages } from "../words/index.ts";
import { roam } from "./keys.ts";
import { RulesText } from "./Mana.tsx";
import { useRoving } from "./roving.ts";
import { Singles } from "./Singles.tsx";
import { SkipMenu } from "./SkipMenu.tsx";

interface DockProps {
  readonly update: Update;
  readonly cards: TableCards;
  readonly name: (entity: EntityId) => string;
}

/** What the other side has just done, while it is shown. */
function lastTold({ told }: Update, words: Messages): string {
  return told.findLast(({ text }) => text !== "")?.text ?? words.thinking;
}

export function Dock({ update, cards, name }: DockProps) {
  const words = useWords();
  const { behind, passing, picked, always, settings } = useTable();
  const question = questionOf(update);
  const dock = dockOf(update);
  const forecast = sayForecast(update, words, name);
  const over = update.view.result !== null;
  const hint = settings.hints ? hintOf(update, settings.hintsSeen) : null;
  const prompt =
    update.watching !== null || over
      ? ""
      : question === null
        ? behind
          ? lastTold(update, words)
          : words.opponentDecides
        : picked !== 0
          ? words.blocksWhom(name(picked))
          : dock.prompt;
  return (
    <section className="dock" aria-labelledby="dock-heading">
      <h2 id="dock-heading" className="unseen">
        {words.actions}
      </h2>
      <Tray
        cards={cards.tray}
        label={cards.tray.some(({ options }) => options.length > 0) ? words.choices : words.arranging.lookedAt}
        name={name}
      />
      <div className="dock-said">
        <div className="prompt">
          <RulesText text={prompt} />
        </div>
        {update.costSoFar === "" ? null : (
          <div className="preview">
            <RulesText text={words.costSoFar(update.costSoFar)} />
          </div>
        )}
        {forecast === "" || over ? null : <p className="preview">{forecast}</p>}
        {update.unfinished === "" ? null : <p className="preview unfinished">{update.unfinished}</p>}
      </div>
      <div className="dock-choices">
        {dock.numbers.length > 0 ? (
          <div className="numbers" role="group" aria-label={words.chooseNumber}>
            {dock.numbers
              .toSorted((a, b) => a - b)
              .map((number) => (
                <button
                  key={number}
                  type="button"
                  className={`button ${number === dock.numbers[0] ? "main narrow" : ""}`}
                  onClick={() => answer({ type: "number", number })}
                >
                  {number}
                </button>
              ))}
          </div>
        ) : null}
        {dock.others.map((button, index) => (
          <button
            key={`${index} ${button.label}`}
            type="button"
            className="button"
            data-choice={index}
            onClick={() => answer(button.option)}
          >
            <RulesText text={button.label} />
          </button>
        ))}
        {update.repeats ? (
          <label className="always">
            <input
              type="checkbox"
              checked={always}
              onChange={(event) => useTable.setState({ always: event.target.checked })}
            />
            {words.always}
          </label>
        ) : null}
        {dock.attackAll ? (
          <button type="button" className="button" data-attack-all onClick={attackWithAll}>
            {words.attackAll}
          </button>
        ) : null}
        {question?.kind === "priority" ? <SkipMenu /> : null}
        {dock.back !== null || update.canUndo ? (
          <button type="button" className="button quiet" onClick={undo} data-back>
            {dock.back === null ? words.undo : words.back}
          </button>
        ) : null}
        {behind && question === null && !over ? (
          <button type="button" className="button quiet" onClick={hurry}>
            {words.hurry}
          </button>
        ) : null}
        {over ? (
          <button type="button" className="button main" onClick={() => useTable.setState({ endSeen: false })}>
            {words.whatTurnedIt}
          </button>
        ) : dock.main === null ? null : (
          <button
            type="button"
            className="button main"
            data-main
            data-kind={dock.main.option.type}
            data-full={passing.fullControl || undefined}
            onClick={() => {
              if (dock.main !== null) answerCarefully(dock.main.option);
            }}
          >
            <RulesText text={labelOf(dock.main, update, cards, words, name)} />
          </button>
        )}
      </div>
      {hint === null ? null : (
        <p className="hint">
          {words.hints[hint]}{" "}
          <button
            type="button"
            className="hint-known"
            onClick={() => change({ hintsSeen: known(settings.hintsSeen, hint) })}
          >
            {words.hintKnown}
          </button>
        </p>
      )}
    </section>
  );
}

/** Cards that lie nowhere on the table and are seen now. */
export function Tray({
  cards,
  label,
  name,
}: {
  readonly cards: readonly CardModel[];
  readonly label: string;
  readonly name: (entity: EntityId) => string;
}) {
  const { stop, onFocus } = useRoving(cards.map(({ id }) => String(id)));
  if (cards.length === 0) return null;
  return (
    <ul className="tray" aria-label={label} onKeyDown={roam} onFocus={onFocus}>
      <Singles cards={cards} name={name} stop={stop} size="tray" />
    </ul>
  );
}
