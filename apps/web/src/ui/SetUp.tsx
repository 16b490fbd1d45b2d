/** Everything that can be chosen before a game: decks, opponent, who begins, seed. */
import type { DeckChoice, Setup } from "@nykthos/protocol";
import { useState } from "react";
import { begin, deckChoice, keyOf, openDecks, useDeckName, useDecks, useTable, useWords } from "../store/index.ts";
import type { DeckKey } from "../store/index.ts";
import { whyUnplayable } from "./decks/Hints.tsx";

const any = "*";

function choiceOf(value: string): DeckChoice {
  return value === any ? { deck: "any" } : deckChoice(value);
}

export function SetUp() {
  const words = useWords();
  const levels = useTable((state) => state.levels);
  const reads = useDecks((state) => state.reads);
  const [yours, setYours] = useState(any);
  const [theirs, setTheirs] = useState(any);
  const [level, setLevel] = useState("greedy");
  const [first, setFirst] = useState<Setup["first"]>("lot");
  const [seed, setSeed] = useState("");
  const why = (key: string): string | null => (key.startsWith("+") ? whyUnplayable(reads.get(key), words) : null);
  const faults = [...new Set([yours, theirs])].flatMap((key) => {
    const reason = why(key);
    return reason === null ? [] : [{ key, reason }];
  });
  const play = (): void => {
    const number = Number(seed);
    begin({
      name: words.you,
      you: choiceOf(yours),
      opponent: choiceOf(theirs),
      level,
      first,
      ...(seed.trim() === "" || !Number.isSafeInteger(number) ? {} : { seed: number }),
    });
  };
  return (
    <details className="setup">
      <summary className="button">{words.setUp}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (faults.length === 0) play();
        }}
      >
        <label className="field-label">
          {words.yourDeck}
          <DeckSelect value={yours} onChange={setYours} />
        </label>
        <label className="field-label">
          {words.theirDeck}
          <DeckSelect value={theirs} onChange={setTheirs} />
        </label>
        <div className="setup-faults" role="status">
          {faults.map(({ key, reason }) => (
            <p key={key}>
              <Unplayable deckKey={key} reason={reason} />
            </p>
          ))}
        </div>
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
        <button type="submit" className="button main" disabled={faults.length > 0}>
          {words.play}
        </button>
      </form>
    </details>
  );
}

function DeckSelect({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const words = useWords();
  const own = useDecks(({ decks }) => decks);
  const known = useTable(({ decks }) => decks);
  const optionsOf = (starters: boolean) =>
    known.flatMap(({ name, starter }) =>
      starter === starters
        ? [
            <option key={name} value={name}>
              {name}
            </option>,
          ]
        : [],
    );
  return (
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value={any}>{words.anyDeck}</option>
      {own.length === 0 ? null : (
        <optgroup label={words.decks.yours} data-own>
          {own.map((deck) => (
            <OwnOption key={deck.id} deckKey={keyOf(deck)} />
          ))}
        </optgroup>
      )}
      <optgroup label={words.decks.starters}>{optionsOf(true)}</optgroup>
      <optgroup label={words.decks.preconstructed}>{optionsOf(false)}</optgroup>
    </select>
  );
}

function OwnOption({ deckKey }: { readonly deckKey: DeckKey }) {
  return <option value={deckKey}>{useDeckName(deckKey)}</option>;
}

/** A deck that cannot be played yet: why, said where it was chosen, and the way to mend it. */
function Unplayable({ deckKey, reason }: { readonly deckKey: DeckKey; readonly reason: string }) {
  const { decks: words } = useWords();
  const name = useDeckName(deckKey);
  return (
    <>
      {words.cannotPlay(name, reason)}{" "}
      <button type="button" className="button small" onClick={() => openDecks(deckKey)}>
        {words.edit}
      </button>
    </>
  );
}
