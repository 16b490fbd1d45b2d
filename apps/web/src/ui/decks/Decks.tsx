/** The shelf: the player's decks and those that come with the game, and the one that lies open. */
import { useEffect, useRef, useState } from "react";
import {
  addDeck,
  discard,
  keyOf,
  openDeck,
  saveUnread,
  toStart,
  undoRemove,
  useDeckName,
  useDecks,
  useSummary,
  useTable,
  useWords,
} from "../../store/index.ts";
import type { DeckKey } from "../../store/index.ts";
import { LanguageChoice } from "../LanguageChoice.tsx";
import { Colors } from "./Colors.tsx";
import { DeckView } from "./DeckView.tsx";
import { whyUnplayable } from "./Hints.tsx";
import { Import } from "./InAndOut.tsx";
import { useWide } from "./useWide.ts";

export function Decks() {
  const { decks: words } = useWords();
  const open = useDecks((state) => state.open);
  const first = useTable(({ decks }) => decks[0]?.name ?? null);
  const wide = useWide(701);
  // Where there is room beside the list, a deck always lies there.
  const shown = open ?? (wide ? first : null);
  useEffect(() => {
    if (open === null && shown !== null) openDeck(shown);
  }, [open, shown]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, [shown]);
  return (
    <main className="shelf" data-open={shown !== null || undefined}>
      <header className="shelf-head">
        {wide || shown === null ? (
          <button type="button" className="button quiet" data-to-start onClick={toStart}>
            <Back /> {words.backToStart}
          </button>
        ) : (
          <button type="button" className="button quiet" data-to-decks onClick={() => openDeck(null)}>
            <Back /> {words.backToDecks}
          </button>
        )}
        <h1 ref={title} tabIndex={-1}>
          {words.decks}
        </h1>
        <LanguageChoice />
      </header>
      <Messages />
      {wide || shown === null ? <List shown={shown} /> : null}
      {shown === null ? null : <DeckView key={shown} deckKey={shown} />}
    </main>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M10 2L4 8l6 6l1.400-1.400L6.800 8l4.600-4.600Z" />
    </svg>
  );
}

/** What was deleted, with the way back; what could not be read, with a way out. */
function Messages() {
  const { decks: words } = useWords();
  const { removed, unread } = useDecks();
  return (
    <div className="shelf-messages">
      {removed === null ? null : <Removed key={removed.deck.id} name={removed.name} />}
      {unread === null ? null : (
        <div className="shelf-message" role="alert" data-unread>
          <p>{words.damaged}</p>
          <div className="dialog-buttons">
            <button type="button" className="button small" onClick={saveUnread}>
              {words.damagedSave}
            </button>
            <button type="button" className="button small quiet" onClick={discard}>
              {words.damagedDiscard}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

function Removed({ name }: { readonly name: string }) {
  const { decks: words } = useWords();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that deleted it is gone with the deck.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="shelf-message" data-removed>
      <p role="status">{words.removed(name)}</p>
      <button ref={undo} type="button" className="button small" onClick={undoRemove}>
        {words.undoRemove}
      </button>
    </div>
  );
}

function List({ shown }: { readonly shown: DeckKey | null }) {
  const { decks: words } = useWords();
  const own = useDecks(({ decks }) => decks);
  const known = useTable(({ decks }) => decks);
  const [importing, setImporting] = useState(false);
  const groups = [
    { title: words.yours, keys: own.map(keyOf), mine: true },
    { title: words.starters, keys: known.flatMap(({ name, starter }) => (starter ? [name] : [])), mine: false },
    { title: words.preconstructed, keys: known.flatMap(({ name, starter }) => (starter ? [] : [name])), mine: false },
  ];
  return (
    <nav className="deck-list" aria-label={words.decks}>
      {groups.map(({ title, keys, mine }) => (
        <section key={title}>
          <h2>{title}</h2>
          {keys.length === 0 ? <p className="quiet-text">{words.noneYet}</p> : null}
          <ul>
            {keys.map((key) => (
              <Item key={key} deckKey={key} shown={key === shown} />
            ))}
          </ul>
          {mine ? (
            <div className="deck-list-actions">
              <button type="button" className="button small" data-new onClick={() => addDeck("")}>
                {words.newDeck}
              </button>
              <button type="button" className="button small" data-import onClick={() => setImporting(true)}>
                {words.importDeck}
              </button>
            </div>
          ) : null}
        </section>
      ))}
      {importing ? <Import onClose={() => setImporting(false)} /> : null}
    </nav>
  );
}

function Item({ deckKey, shown }: { readonly deckKey: DeckKey; readonly shown: boolean }) {
  const words = useWords();
  const name = useDeckName(deckKey);
  const summary = useSummary(deckKey);
  const told = useDecks(({ reads }) => reads.get(deckKey));
  const why = whyUnplayable(told, words);
  return (
    <li>
      <button
        type="button"
        className="deck-item"
        aria-current={shown || undefined}
        data-deck={deckKey}
        onClick={() => openDeck(deckKey)}
      >
        <span className="deck-item-name">{name}</span>
        {summary === undefined ? null : (
          <span className="deck-item-facts">
            <Colors colors={summary.colors} />
            <span>{words.cards(summary.cards)}</span>
          </span>
        )}
        {why === null || told?.text.trim() === "" ? null : <span className="deck-item-why">{why}</span>}
      </button>
    </li>
  );
}
