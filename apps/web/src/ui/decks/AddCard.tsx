/** A card is added by its name: what is typed finds cards of the pool, in the language of the table and in English. */
import type { DeckRead } from "@nykthos/protocol";
import { useState } from "react";
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { withCard } from "../../model/deck.ts";
import { editDeck, findCards, useDecks, useWords } from "../../store/index.ts";
import type { DeckKey } from "../../store/index.ts";
import { Cost } from "../Mana.tsx";

export function AddCard({ deckKey, told }: { readonly deckKey: DeckKey; readonly told: DeckRead }) {
  const { decks: words } = useWords();
  const found = useDecks((state) => state.found);
  const [typed, setTyped] = useState("");
  const [added, setAdded] = useState("");
  const type = (value: string): void => {
    setTyped(value);
    findCards(value);
  };
  return (
    <div className="add-card">
      <ComboBox
        className="add-card-field"
        items={typed.trim() === "" ? [] : found.sheets}
        inputValue={typed}
        onInputChange={type}
        selectedKey={null}
        onSelectionChange={(key) => {
          const sheet = found.sheets.find(({ english }) => english === key);
          // The list closes when the page scrolls, as it does under the keyboard of a phone: what was typed stays, and opens it again.
          if (sheet === undefined) return;
          editDeck(deckKey, (now) => withCard(now, sheet));
          const before = told.lines.reduce(
            (sum, { card, part, count }) => (card === sheet.english && part === "main" ? sum + count : sum),
            0,
          );
          setAdded(words.added(sheet.name, before + 1));
          type("");
        }}
        onKeyDown={({ key }) => {
          if (key === "Escape") type("");
        }}
        onBlur={() => type("")}
        allowsEmptyCollection={typed.trim() !== ""}
        menuTrigger="input"
      >
        <Label>{words.addCard}</Label>
        <Input className="add-card-input" />
        <Popover className="add-card-list" placement="bottom start" maxHeight={420}>
          <ListBox
            renderEmptyState={() => <p className="quiet-text">{found.query === typed ? words.nothingFound : "…"}</p>}
          >
            {(sheet: (typeof found.sheets)[number]) => (
              <ListBoxItem id={sheet.english} textValue={sheet.name} className="add-card-option">
                <span>{sheet.name}</span>
                <span className="add-card-type">{sheet.typeLine}</span>
                <Cost cost={sheet.cost} />
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <p className="add-card-said" role="status">
        {added}
      </p>
    </div>
  );
}
