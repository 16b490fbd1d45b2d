/** Lists from elsewhere and for elsewhere: pasted or from a file, copied or saved. */
import { useRef, useState } from "react";
import { listFormats } from "../../model/deck.ts";
import type { ListFormat } from "../../model/deck.ts";
import { addDeck, exportOf, saveDeck, useDecks, useWords } from "../../store/index.ts";
import type { DeckKey } from "../../store/index.ts";
import { Window } from "../Window.tsx";

export function Import({ onClose }: { readonly onClose: () => void }) {
  const { decks: words } = useWords();
  const [text, setText] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const take = (list: string): void => {
    onClose();
    addDeck(list);
  };
  return (
    <Window title={words.importDeck} name="import" onClose={onClose}>
      <form
        className="in-and-out"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") take(text);
        }}
      >
        <label className="field-label">
          {words.importPaste}
          <textarea
            rows={12}
            autoFocus
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby="import-hint"
          />
        </label>
        <p id="import-hint" className="quiet-text">
          {words.listHint}
        </p>
        <input
          ref={file}
          type="file"
          accept=".txt,.dck,.dec,.mwdeck,text/plain"
          hidden
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) void chosen.text().then(take);
          }}
        />
        <div className="dialog-buttons">
          <button type="submit" className="button main" disabled={text.trim() === ""}>
            {words.importDo}
          </button>
          <button type="button" className="button" onClick={() => file.current?.click()}>
            {words.importFile}
          </button>
        </div>
      </form>
    </Window>
  );
}

export function Export({ deckKey, onClose }: { readonly deckKey: DeckKey; readonly onClose: () => void }) {
  const { decks: words } = useWords();
  const [format, setFormat] = useState<ListFormat>("plain");
  const [said, setSaid] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  // Another language or a change in another window says the list anew.
  useDecks((state) => state.reads.get(deckKey));
  const text = exportOf(deckKey, format);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      area.current?.select();
      setSaid(words.notCopied);
    }
  };
  return (
    <Window title={words.exportDeck} name="export" onClose={onClose}>
      <div className="in-and-out">
        <label className="field-label">
          {words.format}
          <select
            value={format}
            onChange={(event) => {
              setFormat(listFormats.find((one) => one === event.target.value) ?? "plain");
              setSaid("");
            }}
          >
            {listFormats.map((one) => (
              <option key={one} value={one}>
                {words.formats[one]}
              </option>
            ))}
          </select>
        </label>
        <textarea ref={area} rows={12} readOnly value={text} aria-label={words.listLabel} />
        <div className="dialog-buttons">
          <button type="button" className="button main" onClick={() => void copy()}>
            {words.copyText}
          </button>
          <button type="button" className="button" onClick={() => saveDeck(deckKey, format)}>
            {words.saveFile}
          </button>
        </div>
        <p role="status" className="quiet-text">
          {said}
        </p>
      </div>
    </Window>
  );
}
