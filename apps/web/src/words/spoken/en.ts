/** What is only said aloud, in English. */
import type { SpokenWords } from "./messages.ts";

export const englishSpoken: SpokenWords = {
  symbols: { T: "tap", Q: "untap" },
  either: (one, other) => `${one} or ${other}`,
  orLife: (color) => `${color} or 2 life`,
  lists: new Intl.ListFormat("en", { type: "conjunction" }),
  times: (count) => (count === 2 ? "twice" : `${count} times`),
  turn: (mine) => (mine ? "your turn" : "the opponent's turn"),
  life: (who, mine, life) => (mine ? `You have ${life} life` : `${who} has ${life} life`),
  abilityOf: (name) => `the ability of ${name}`,
  copyOf: (name) => `a copy of ${name}`,
  gone: "something that is gone",
  lifeTo: (who, from, to) => `${who} from ${from} to ${to}`,
  more: (count) => (count === 1 ? "One thing more stands in the log" : `${count} things more stand in the log`),
  takenBack: "Taken back",
  fullControl: (on) => (on ? "Full control is on" : "Full control is off"),
  keys: { " ": "Space", Escape: "Escape", Enter: "Enter" },
  noKey: "none",
  by: (who, mine) => (mine ? "yours" : `${who}'s`),
  stands: (who, mine, life, hand) =>
    `${mine ? "You have" : `${who} has`} ${life} life and ${hand === 1 ? "1 card" : `${hand} cards`} in hand.`,
  nothingOnBattlefield: "Nothing on the battlefield.",
  tappedOf: (count) => `${count} tapped`,
  wearing: (names) => `with ${names}`,
  counters: { loyalty: "loyalty", charge: "charge", fate: "fate", manifestation: "manifestation" },
  stopAt: (step) => `Stop at ${step}`,
  singleKeys: "Single keys",
  singleKeysHint: "Without them letters, digits and signs do nothing at the table; Space and Escape stay.",
  dropKeyHint: "Delete takes a key away.",
};
