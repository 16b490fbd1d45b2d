/** The menu of the table: language, full control, keys, saving, watching again, giving up, another game. */
import { Switch } from "react-aria-components";
import { concede, openPanel, save, setFullControl, toStart, useTable, useWords, watch } from "../../store/index.ts";
import { LanguageChoice } from "../LanguageChoice.tsx";

export function Menu() {
  const words = useWords();
  const update = useTable((state) => state.update);
  const fullControl = useTable((state) => state.passing.fullControl);
  const over = update?.view.result !== null;
  return (
    <div className="menu">
      <LanguageChoice />
      <Switch className="switch" isSelected={fullControl} onChange={setFullControl}>
        <span className="switch-track" aria-hidden="true" />
        {words.fullControl}
      </Switch>
      <button type="button" className="button" onClick={() => openPanel("settings")}>
        {words.settings}
      </button>
      <button type="button" className="button" onClick={() => openPanel("help")}>
        {words.shortcuts}
      </button>
      <button type="button" className="button" onClick={save}>
        {words.save}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          openPanel(null);
          watch(Math.max(0, (update?.moments ?? 1) - 1));
        }}
      >
        {words.watch}
      </button>
      {over ? null : (
        <button type="button" className="button" onClick={() => openPanel("concede")}>
          {words.concede}
        </button>
      )}
      <button type="button" className="button" onClick={toStart}>
        {words.newGame}
      </button>
    </div>
  );
}

export function Concede() {
  const words = useWords();
  return (
    <>
      <p>{words.concedeSure}</p>
      <div className="dialog-buttons">
        <button type="button" className="button main" onClick={concede}>
          {words.concede}
        </button>
        <button type="button" className="button" onClick={() => openPanel(null)}>
          {words.backToGame}
        </button>
      </div>
    </>
  );
}
