/** The first screen: one press plays; whoever wants to may choose first. */
import type { DeckChoice, Setup } from "@nykthos/protocol";
import { useRef, useState } from "react";
import { begin, change, openFile, quickSetup, readDeck, toTable, useTable, useWords } from "../store/index.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { Sky } from "./Sky.tsx";

const any = "*";
const own = "+";

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
        <Opener />
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

function SetUp() {
  const words = useWords();
  const { decks, levels, settings, deckRead } = useTable();
  const [yours, setYours] = useState(any);
  const [theirs, setTheirs] = useState(any);
  const [level, setLevel] = useState("greedy");
  const [first, setFirst] = useState<Setup["first"]>("lot");
  const [seed, setSeed] = useState("");
  const choice = (value: string): DeckChoice =>
    value === any
      ? { deck: "any" }
      : value === own
        ? { deck: "list", text: settings.list }
        : { deck: "named", name: value };
  const play = (): void => {
    const number = Number(seed);
    begin({
      name: words.you,
      you: choice(yours),
      opponent: choice(theirs),
      level,
      first,
      ...(seed.trim() === "" || !Number.isSafeInteger(number) ? {} : { seed: number }),
    });
  };
  const deckOptions = (
    <>
      <option value={any}>{words.anyDeck}</option>
      <option value={own}>{words.ownList}</option>
      {decks.map(({ name, starter }) => (
        <option key={name} value={name}>
          {starter ? `★ ${name}` : name}
        </option>
      ))}
    </>
  );
  return (
    <details className="setup">
      <summary className="button">{words.setUp}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          play();
        }}
      >
        <label className="field-label">
          {words.yourDeck}
          <select value={yours} onChange={(event) => setYours(event.target.value)}>
            {deckOptions}
          </select>
        </label>
        <label className="field-label">
          {words.theirDeck}
          <select value={theirs} onChange={(event) => setTheirs(event.target.value)}>
            {deckOptions}
          </select>
        </label>
        {yours === own || theirs === own ? (
          <div className="own-list">
            <label className="field-label">
              {words.listLabel}
              <textarea
                rows={8}
                value={settings.list}
                onChange={(event) => change({ list: event.target.value })}
                aria-describedby="list-hint"
              />
            </label>
            <p id="list-hint" className="quiet-text">
              {words.listHint}
            </p>
            <button type="button" className="button" onClick={() => readDeck(settings.list)}>
              {words.checkList}
            </button>
            <div role="status">
              {deckRead === null ? null : (
                <ul className="faults">
                  <li>{words.listRead(deckRead.cards)}</li>
                  {deckRead.faults.map(({ line, text, nearest }) => (
                    <li key={line}>{words.listFault(line, text, nearest.join(", "))}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ) : null}
        <label className="field-label">
          {words.opponent}
          <select value={level} onChange={(event) => setLevel(event.target.value)}>
            {levels.map((one) => (
              <option key={one} value={one}>
                {words.levels[one] ?? one}
              </option>
            ))}
          </select>
        </label>
        <label className="field-label">
          {words.whoBegins}
          <select
            value={first}
            onChange={(event) =>
              setFirst((["you", "opponent", "lot"] as const).find((one) => one === event.target.value) ?? "lot")
            }
          >
            <option value="lot">{words.firstLot}</option>
            <option value="you">{words.firstYou}</option>
            <option value="opponent">{words.firstOpponent}</option>
          </select>
        </label>
        <label className="field-label">
          {words.seed}
          <input
            inputMode="numeric"
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
            aria-describedby="seed-hint"
          />
        </label>
        <p id="seed-hint" className="quiet-text">
          {words.seedHint}
        </p>
        <button type="submit" className="button main">
          {words.play}
        </button>
      </form>
    </details>
  );
}
