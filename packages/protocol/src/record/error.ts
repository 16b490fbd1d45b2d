/** The error for a saved game that cannot be taken up: what is wrong as data, and as an English sentence. */
import type { Expected, Found, RecordFault } from "../fault.ts";
import { mostCards } from "../decks.ts";

export class RecordError extends Error {
  readonly fault: RecordFault;

  constructor(fault: RecordFault) {
    super(sentence(fault));
    this.name = "RecordError";
    this.fault = fault;
  }
}

const expectations: Readonly<Record<Expected, string>> = {
  twoPlayers: "a list of two players",
  firstPlayer: "0 or 1",
  player: "a player with a name and a deck",
  text: "a text",
  wholeNumber: "a whole number",
  count: "a whole number of at least 1",
  deck: "a list of a deck's cards",
  deckLine: 'a number and a name, like [4, "Phalanx Leader"]',
  deckSize: `a deck of at most ${mostCards} cards`,
  answers: "a list of whole numbers",
  answer: "the number of an option, or -1 or -2 for a player who conceded",
  hashes: "a list of texts, one for each answer",
};

function shown(found: Found): string {
  return "written" in found ? found.written : "list" in found ? `a list of ${found.list}` : "nothing";
}

function sentence(fault: RecordFault): string {
  switch (fault.is) {
    case "json":
      return `it is not JSON (${fault.detail})`;
    case "format":
      return `expected "format" to be "nykthos-record", found ${shown(fault.found)}`;
    case "version":
      return `expected version ${fault.expected}, found ${shown(fault.found)}`;
    case "field":
      return `expected "${fault.where}" to be ${expectations[fault.expected]}, found ${shown(fault.found)}`;
    case "card":
      return `"${fault.where}" is a card that is not in the pool: "${fault.name}"`;
    case "over":
      return `the game is over before answer ${fault.answer} of ${fault.of}`;
    case "option":
      return `answer ${fault.answer} of ${fault.of} is option ${fault.option}, but the question (${fault.question}) has ${fault.options} options`;
    case "hash":
      return `after answer ${fault.answer} of ${fault.of}, in turn ${fault.turn}, the position has the hash ${fault.found} instead of ${fault.expected}`;
  }
}
