/** A deck as the list that its owner writes, beside what each line was read as. */
import type { DeckFault, DeckRead } from "@nykthos/protocol";
import { useId } from "react";
import { withLine } from "../../model/deck.ts";
import { editDeck, useWords, writeList } from "../../store/index.ts";
import type { DeckKey } from "../../store/index.ts";
import { Cost } from "../Mana.tsx";

export function ListText({
  deckKey,
  text,
  told,
}: {
  readonly deckKey: DeckKey;
  readonly text: string;
  readonly told: DeckRead | undefined;
}) {
  const { decks: words } = useWords();
  const hint = useId();
  return (
    <div className="list-text">
      <label className="field-label">
        {words.listLabel}
        <textarea
          rows={Math.max(12, Math.min(30, text.split("\n").length + 1))}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={hint}
          onChange={(event) => writeList(deckKey, event.target.value)}
        />
      </label>
      <p id={hint} className="quiet-text">
        {words.listHint}
      </p>
      {told === undefined ? null : <Report told={told} />}
    </div>
  );
}

/** What each line was read as, in the order of the list. */
function Report({ told }: { readonly told: DeckRead }) {
  const { decks: words } = useWords();
  const heading = useId();
  const sheets = new Map(told.sheets.map((sheet) => [sheet.english, sheet]));
  const faulty = new Map(told.faults.map((fault) => [fault.line, fault]));
  const numbers = [...told.lines.map(({ line }) => line), ...faulty.keys()].sort((a, b) => a - b);
  const read = new Map(told.lines.map((line) => [line.line, line]));
  return (
    <section className="report" aria-labelledby={heading}>
      <h3 id={heading}>{words.report}</h3>
      {numbers.length === 0 ? <p className="quiet-text">{words.noCardsYet}</p> : null}
      <ol>
        {numbers.map((number) => {
          const line = read.get(number);
          const sheet = sheets.get(line?.card ?? "");
          const fault = faulty.get(number);
          return (
            <li key={number} data-fault={fault === undefined ? undefined : true}>
              <span className="report-line">
                <span className="unseen">{words.line(number)}: </span>
                <span aria-hidden="true">{number}</span>
              </span>
              {fault === undefined ? null : (
                <span className="report-said">{words.faults[fault.because](fault.text)}</span>
              )}
              {line === undefined || sheet === undefined ? null : (
                <>
                  <span className="report-said">
                    {line.count} × {sheet.name}
                    {line.part === "sideboard" ? <em> ({words.kinds.sideboard})</em> : null}
                  </span>
                  <Cost cost={sheet.cost} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The lines that are wrong, each with what mends it. */
export function Faults({ deckKey, faults }: { readonly deckKey: DeckKey; readonly faults: readonly DeckFault[] }) {
  const { decks: words } = useWords();
  return (
    <div className="faults" role="group" aria-label={words.faultsFound(faults.length)} hidden={faults.length === 0}>
      <p className="faults-title">{words.faultsFound(faults.length)}</p>
      <ul>
        {faults.map((fault) => (
          <Fault key={fault.line} deckKey={deckKey} fault={fault} />
        ))}
      </ul>
    </div>
  );
}

function Fault({
  deckKey,
  fault: { line, text, because, nearest },
}: {
  readonly deckKey: DeckKey;
  readonly fault: DeckFault;
}) {
  const { decks: words } = useWords();
  return (
    <li className="fault" data-line={line}>
      <p>
        <b>{words.line(line)}:</b> {words.faults[because](text)}
      </p>
      <div className="fault-ways">
        {nearest.length === 0 ? null : <span className="quiet-text">{words.didYouMean}</span>}
        {nearest.map(({ name, mended }) => (
          <button
            key={name}
            type="button"
            className="button small"
            aria-label={words.mendBy(line, name)}
            onClick={() => editDeck(deckKey, (told) => withLine(told.text, line, mended))}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          className="button small quiet"
          aria-label={words.removeLineOf(line)}
          onClick={() => editDeck(deckKey, (told) => withLine(told.text, line, ""))}
        >
          {words.removeLine}
        </button>
      </div>
    </li>
  );
}
