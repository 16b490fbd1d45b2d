/** One deck: what it is called and made of, its cards, and, where it is the player's own, how it is changed. */
import type { DeckRead, Sheet } from "@nykthos/protocol";
import { useEffect, useRef, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import {
  begin,
  copyDeck,
  deckChoice,
  ownDeck,
  quickSetup,
  removeDeck,
  renameDeck,
  useDeckName,
  useDecks,
  useWords,
} from "../../store/index.ts";
import type { DeckKey, OwnDeck } from "../../store/index.ts";
import { BigCard } from "../BigCard.tsx";
import { AddCard } from "./AddCard.tsx";
import { Colors } from "./Colors.tsx";
import { Curve } from "./Curve.tsx";
import { DeckCards } from "./DeckCards.tsx";
import { Hints, whyUnplayable } from "./Hints.tsx";
import { Export } from "./InAndOut.tsx";
import { Faults, ListText } from "./ListText.tsx";
import { useWide } from "./useWide.ts";
import { Window } from "../Window.tsx";

export function DeckView({ deckKey }: { readonly deckKey: DeckKey }) {
  const words = useWords();
  const own = useDecks(({ decks }) => ownDeck(deckKey, decks));
  const told = useDecks(({ reads }) => reads.get(deckKey));
  const title = useRef<HTMLHeadingElement>(null);
  const wide = useWide(1000);
  // A deck that is shown instead of what had the focus has it now.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, [deckKey]);
  const [looked, setLooked] = useState<Sheet | null>(null);
  const [near, setNear] = useState(false);
  const shown = lookedAt(looked, told);
  const look = {
    looked: wide ? (shown?.english ?? "") : "",
    onPoint: setLooked,
    onPress: (sheet: Sheet) => {
      setLooked(sheet);
      setNear(true);
    },
  };
  return (
    <>
      <article className="deck" aria-labelledby="deck-title" data-own={own !== undefined || undefined}>
        <Head deckKey={deckKey} told={told} own={own} title={title} />
        {told === undefined ? null : (
          <>
            <Curve summary={told.summary} />
            <Hints told={told} />
            {own === undefined ? (
              <DeckCards deckKey={deckKey} told={told} editable={false} {...look} />
            ) : (
              <Editor deckKey={deckKey} own={own} told={told} look={look} />
            )}
          </>
        )}
      </article>
      {wide ? (
        <aside className="deck-look" aria-label={words.decks.asCards}>
          {shown === null ? (
            <p className="quiet-text">{words.decks.lookHint}</p>
          ) : (
            <BigCard sheet={shown} size={shown.size} />
          )}
        </aside>
      ) : near && shown !== null ? (
        <Window title={shown.name} name="card" onClose={() => setNear(false)}>
          <BigCard sheet={shown} size={shown.size} />
        </Window>
      ) : null}
    </>
  );
}

/** The card that is looked at, in the language of now; the first of the deck where none was pointed at yet. */
function lookedAt(looked: Sheet | null, told: DeckRead | undefined): Sheet | null {
  return told?.sheets.find(({ english }) => english === looked?.english) ?? looked ?? told?.sheets[0] ?? null;
}

function Head({
  deckKey,
  told,
  own,
  title,
}: {
  readonly deckKey: DeckKey;
  readonly told: DeckRead | undefined;
  readonly own: OwnDeck | undefined;
  readonly title: React.RefObject<HTMLHeadingElement | null>;
}) {
  const words = useWords();
  const name = useDeckName(deckKey);
  const [exporting, setExporting] = useState(false);
  const unplayable = whyUnplayable(told, words);
  return (
    <header className="deck-head">
      <h2 id="deck-title" ref={title} tabIndex={-1} className={own === undefined ? "" : "unseen"}>
        {name}
      </h2>
      {own === undefined ? null : <Naming deckKey={deckKey} name={name} />}
      <p className="deck-facts">
        {told === undefined ? null : (
          <>
            <Colors colors={told.summary.colors} />
            <span>{words.cards(told.summary.cards)}</span>
          </>
        )}
      </p>
      <div className="deck-actions">
        <button
          type="button"
          className="button main"
          data-play-deck
          disabled={told === undefined || unplayable !== null}
          onClick={() => begin({ ...quickSetup(), you: deckChoice(deckKey) })}
        >
          {words.decks.playThis}
        </button>
        <button type="button" className="button" data-copy onClick={() => copyDeck(deckKey)}>
          {own === undefined ? words.decks.makeMine : words.decks.copy}
        </button>
        <button type="button" className="button" data-export onClick={() => setExporting(true)}>
          {words.decks.exportDeck}
        </button>
        {own === undefined ? null : (
          <button type="button" className="button quiet" data-remove onClick={() => removeDeck(deckKey)}>
            {words.decks.remove}
          </button>
        )}
      </div>
      {exporting ? <Export deckKey={deckKey} onClose={() => setExporting(false)} /> : null}
    </header>
  );
}

/** The name, to be written over; one that is taken away altogether is again what the list calls itself. */
function Naming({ deckKey, name }: { readonly deckKey: DeckKey; readonly name: string }) {
  const { decks: words } = useWords();
  const [writing, setWriting] = useState<string | null>(null);
  return (
    <label className="deck-name field-label">
      {words.name}
      <input
        value={writing ?? name}
        maxLength={80}
        onChange={(event) => {
          setWriting(event.target.value);
          renameDeck(deckKey, event.target.value.trim());
        }}
        onBlur={() => setWriting(null)}
      />
    </label>
  );
}

function Editor({
  deckKey,
  own,
  told,
  look,
}: {
  readonly deckKey: DeckKey;
  readonly own: OwnDeck;
  readonly told: DeckRead;
  readonly look: Pick<Parameters<typeof DeckCards>[0], "looked" | "onPoint" | "onPress">;
}) {
  const { decks: words } = useWords();
  const keeps = useDecks((state) => state.keeps);
  return (
    <>
      <Faults deckKey={deckKey} faults={told.faults} />
      <Tabs className="deck-tabs" defaultSelectedKey={own.text.trim() === "" ? "list" : "cards"}>
        <div className="deck-tabs-head">
          <TabList aria-label={words.edit} className="deck-tab-list">
            <Tab id="cards">{words.asCards}</Tab>
            <Tab id="list">{words.asList}</Tab>
          </TabList>
          <p className="quiet-text deck-kept" role="status">
            {keeps ? words.kept : words.notKept}
          </p>
        </div>
        <TabPanel id="cards">
          <AddCard deckKey={deckKey} told={told} />
          {told.lines.length === 0 ? <p className="quiet-text">{words.noCardsYet}</p> : null}
          <DeckCards deckKey={deckKey} told={told} editable {...look} />
        </TabPanel>
        <TabPanel id="list">
          <ListText deckKey={deckKey} text={own.text} told={told} />
        </TabPanel>
      </Tabs>
    </>
  );
}
