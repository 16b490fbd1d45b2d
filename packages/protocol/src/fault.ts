/**
 * What is wrong with a saved game that cannot be taken up: where, what was found, what was expected. Data, so that whoever tells a
 * person can say it in the person's language; the reader of saved games says it in English as well.
 */
export type RecordFault =
  /** The text is not JSON; what the parser says, with the place. */
  | { readonly is: "json"; readonly detail: string }
  /** JSON, but no saved game. */
  | { readonly is: "format"; readonly found: Found }
  | { readonly is: "version"; readonly found: Found; readonly expected: number }
  /** A field is not what it has to be: its path, as "players[0].deck[3]". */
  | { readonly is: "field"; readonly where: string; readonly expected: Expected; readonly found: Found }
  /** A deck names a card that is not in the pool. */
  | { readonly is: "card"; readonly where: string; readonly name: string }
  /** The game is over before that answer; answers count from 1. */
  | { readonly is: "over"; readonly answer: number; readonly of: number }
  /** That answer is an option which the question does not have. */
  | {
      readonly is: "option";
      readonly answer: number;
      readonly of: number;
      readonly option: number;
      readonly options: number;
      readonly question: string;
    }
  /** After that answer the position is another one than when the game was saved. */
  | {
      readonly is: "hash";
      readonly answer: number;
      readonly of: number;
      readonly turn: number;
      readonly found: string;
      readonly expected: string;
    };

/** What stands in a saved game where something else was expected: nothing, a list, or something as it is written there. */
export type Found = { readonly nothing: true } | { readonly list: number } | { readonly written: string };

/** What a field of a saved game has to be. */
export type Expected =
  | "twoPlayers"
  | "firstPlayer"
  | "text"
  | "wholeNumber"
  | "count"
  | "deck"
  | "deckLine"
  | "deckSize"
  | "player"
  | "answers"
  | "answer"
  | "hashes";
