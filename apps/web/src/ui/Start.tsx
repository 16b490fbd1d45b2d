/** The first screen: one press plays; whoever wants to may choose first. */
import { useRef } from "react";
import { begin, openDecks, openFile, openPanel, quickSetup, toTable, useTable, useWords } from "../store/index.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { SetUp } from "./SetUp.tsx";
import { Sky } from "./Sky.tsx";

export function Start() {
  const words = useWords();
  const update = useTable((state) => state.update);
  const going = update !== null && update.view.result === null;
  return (
    <main className="start">
      <Sky />
      <div className="start-languages">
        <LanguageChoice />
      </div>
      <header className="start-head">
        <h1 className="title">Nykthos</h1>
        <p className="tagline">{words.tagline}</p>
      </header>
      <div className="start-choices">
        {going ? (
          <button type="button" className="button main big" onClick={toTable}>
            {words.backToGame}
          </button>
        ) : null}
        <button
          type="button"
          className={`button big ${going ? "" : "main"}`}
          data-play
          onClick={() => begin(quickSetup())}
        >
          {words.playNow}
        </button>
        <SetUp />
        <div className="start-others">
          <button type="button" className="button quiet" data-decks onClick={() => openDecks()}>
            {words.decks.decks}
          </button>
          <Opener />
          <button type="button" className="button quiet" data-settings onClick={() => openPanel("settings")}>
            {words.settings}
          </button>
        </div>
      </div>
    </main>
  );
}

function Opener() {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) openFile(file);
        }}
      />
      <button type="button" className="button quiet" onClick={() => input.current?.click()}>
        {words.loadGame}
      </button>
    </>
  );
}
