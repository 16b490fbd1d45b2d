/** What the rules of constructed and of limited play say about a deck; none of it forbids playing but that it is too small for any. */
import type { DeckHint, DeckRead } from "@nykthos/protocol";
import { useWords } from "../../store/index.ts";
import type { Messages } from "../../words/index.ts";
import { RuleNumber } from "../Rule.tsx";

export function Hints({ told }: { readonly told: DeckRead }) {
  const words = useWords();
  // A list without a card is only being begun.
  const hints = told.lines.length === 0 ? [] : told.hints;
  if (hints.length === 0) return null;
  return (
    <ul className="deck-hints">
      {hints.map((hint) => (
        <li key={`${hint.is} ${"card" in hint ? hint.card : ""}`} data-hint={hint.is}>
          {hintInWords(hint, told, words)} <RuleNumber rule={hint.rule} />
        </li>
      ))}
    </ul>
  );
}

function hintInWords(hint: DeckHint, { sheets }: DeckRead, { decks: words }: Messages): string {
  switch (hint.is) {
    case "tooSmall":
      return words.tooSmall(hint.cards, hint.needed);
    case "limitedOnly":
      return words.limitedOnly(hint.cards, hint.needed);
    case "copies":
      return words.copies(
        sheets.find(({ english }) => english === hint.card)?.name ?? hint.card,
        hint.count,
        hint.most,
      );
    case "sideboard":
      return words.sideboardTooLarge(hint.cards, hint.most);
  }
}

/** Why a deck cannot be played, in a sentence; null where it can. */
export function whyUnplayable(told: DeckRead | undefined, words: Messages): string | null {
  if (told === undefined) return null;
  if (told.faults.length > 0) return words.decks.faultsFound(told.faults.length);
  const small = told.hints.find(({ is }) => is === "tooSmall");
  return small === undefined ? null : hintInWords(small, told, words);
}
