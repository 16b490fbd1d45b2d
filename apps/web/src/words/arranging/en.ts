/** English: arranging, searching, revealing. */
import type { ArrangingWords } from "./messages.ts";

const places = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const numbers = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
function cards(count: number): string {
  return count === 1 ? "a card" : `${numbers[count] ?? count} cards`;
}

export const englishArranging: ArrangingWords = {
  scry: (count) =>
    count === 1
      ? "The top card of your library: does it stay there?"
      : `The top ${numbers[count] ?? count} cards: what stays on top, and in which order?`,
  order: "In which order do they lie?",
  triggers: "These abilities have triggered together. In which order do they resolve?",
  toBottom: (count) => `Put ${cards(count)} from your hand on the bottom of your library.`,
  discard: (count) => `Discard ${cards(count)}.`,
  search: (least, most) =>
    least === most
      ? `Look through it and take ${cards(most)}.`
      : most > 90
        ? "Look through it and take any number of cards."
        : `Look through it and take up to ${most === 1 ? "one card" : cards(most)}.`,
  separate: "Separate these into piles.",
  heaps: {
    top: "On top",
    bottom: "On the bottom",
    library: "Library",
    hand: "Your hand",
    graveyard: "Graveyard",
    shown: "To choose from",
    found: "Found",
    chosen: "Chosen",
    discarded: "To discard",
    resolves: "Resolving",
  },
  where: {
    top: "on top",
    bottom: "on the bottom",
    library: "in the library",
    hand: "in your hand",
    graveyard: "in the graveyard",
    shown: "not chosen",
    found: "found",
    chosen: "chosen",
    discarded: "to be discarded",
    resolves: "resolves",
  },
  pile: (number) => `Pile ${number}`,
  inPile: (number) => `in pile ${number}`,
  handOf: (who) => `${who}'s hand`,
  libraryOf: (who) => `${who}'s library`,
  graveyardOf: (who) => `${who}'s graveyard`,
  uppermost: "first is uppermost",
  resolvesFirst: "the first resolves first",
  countOf: (now, least, most) =>
    most > 90 ? String(now) : least === most ? `${now} of ${most}` : `${now} of up to ${most}`,
  between: (count) => `${count} between`,
  place: (number, of) => `${places[number - 1] ?? `number ${number}`} of ${numbers[of] ?? of}`,
  asAtFirst: "Everything lies as it was.",
  sortHint: "Drag them, or select one.",
  sortHintTouch: "Drag them, or tap one.",
  pickHint: "Choose a card; choosing it again puts it back.",
  handHint: "Choose from your hand.",
  keys: "Left and right change the order, up and down the pile. Enter confirms, Escape puts everything back.",
  pickKeys: "Arrow keys go from card to card, Enter takes one or puts it back. Space confirms.",
  up: "Further up",
  down: "Further down",
  put: {
    top: "Put on top",
    bottom: "Put on the bottom",
    library: "Put back",
    hand: "Put back",
    graveyard: "Put back",
    shown: "Put back",
    found: "Take",
    chosen: "Choose",
    discarded: "Discard",
    resolves: "Let resolve",
  },
  putInPile: (number) => `Put into pile ${number}`,
  asItWas: "As it was",
  keepOnTop: "Keep on top",
  putOnBottom: "Put on the bottom",
  topAndBottom: (top, bottom) =>
    bottom === 0 ? "All on top" : top === 0 ? "All on the bottom" : `${top} on top, ${bottom} on the bottom`,
  inThisOrder: "In this order",
  thesePiles: "These piles",
  take: (names) => `Take ${names}`,
  putDown: (names) => `Put on the bottom: ${names}`,
  discardThese: (names) => `Discard ${names}`,
  findNothing: "Find nothing",
  chooseNothing: "Choose none",
  takePile: (number) => `Choose pile ${number}`,
  filter: "Search by name",
  filtered: (count) => (count === 1 ? "1 card" : `${count} cards`),
  canBeFound: "Can be found",
  cannotBeFound: "The rest of it",
  cannotBeChosen: "cannot be chosen",
  lookedAt: "Looked at",
  revealed: "Revealed",
  reveals: (who) => (who === null ? "You reveal" : `${who} reveals`),
  understood: "Seen",
};
