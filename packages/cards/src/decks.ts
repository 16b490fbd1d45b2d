/**
 * Deck lists: the plain text in which players write them ("4 Phalanx Leader", a line a card), and the decks that come with the game and with the block.
 * Knows names only; whether they are cards is for the reader of the list to ask.
 */
import texts from "./decks.json" with { type: "json" };

export interface DeckLine {
  readonly count: number;
  /** As written, in any language. */
  readonly name: string;
}
export interface Deck {
  /** What the first comment of the text says, or "". */
  readonly name: string;
  readonly main: readonly DeckLine[];
  readonly sideboard: readonly DeckLine[];
}

/**
 * Reads a deck list. A line is a number and a name ("4 Forest", "4x Forest", or a name alone for one); a line that begins with "//" or "#" is
 * a comment, the first of which names the deck; a line "Sideboard" begins the sideboard.
 * @throws RangeError for a number that is not at least 1, with the number of the line
 */
export function parseDeck(text: string): Deck {
  let name = "";
  const main: DeckLine[] = [];
  const sideboard: DeckLine[] = [];
  let part = main;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const entry = line.trim();
    const comment = /^(?:\/\/|#)(.*)$/.exec(entry)?.[1];
    if (comment !== undefined) {
      if (name === "") name = comment.trim();
      continue;
    }
    if (entry === "") continue;
    if (/^sideboard:?$/i.test(entry)) {
      part = sideboard;
      continue;
    }
    const [, digits = "1", card = ""] = /^(?:(\d+)\s*x?\s+)?(.+)$/i.exec(entry) ?? [];
    const count = Number(digits);
    if (count < 1)
      throw new RangeError(`line ${index + 1} of the deck list: expected a number of at least 1, found "${entry}"`);
    part.push({ count, name: card });
  }
  return { name, main, sideboard };
}

function byName(list: readonly string[]): ReadonlyMap<string, Deck> {
  return new Map(
    list.map((text) => {
      const deck = parseDeck(text);
      return [deck.name, deck];
    }),
  );
}

// Both are written from the text files in `decks` by `scripts/decks.ts`.
/** The decks that come with the game, by name. */
export const starterDecks: ReadonlyMap<string, Deck> = byName(texts.starter);
/** The decks that were sold with the block: intro packs, event decks and duel decks, by name. */
export const preconstructedDecks: ReadonlyMap<string, Deck> = byName(texts.preconstructed);
