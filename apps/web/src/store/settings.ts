/** What a person has chosen, kept in the browser: language, pace, stops, keys, decks. */
import { usualPassing } from "@nykthos/protocol";
import type { LanguageCode, Stops } from "@nykthos/protocol";
import type { KeyAction, Speed } from "../words/index.ts";
import { preferredLanguage } from "../words/index.ts";

export interface Settings {
  readonly language: LanguageCode;
  readonly speed: Speed;
  readonly lessMotion: boolean;
  readonly stops: Stops;
  readonly keys: Readonly<Record<KeyAction, string>>;
  /** The list that was written last as one's own deck. */
  readonly list: string;
}

const usualKeys: Readonly<Record<KeyAction, string>> = {
  main: " ",
  back: "Escape",
  undo: "u",
  untilEndOfTurn: "e",
  untilMyTurn: "n",
  fullControl: "c",
  attackAll: "a",
  next: "g",
  hand: "h",
  mySide: "b",
  theirSide: "o",
  stack: "k",
  inspect: "i",
  sayBoard: "s",
  sayStack: "d",
  sayActions: "w",
  help: "?",
};

const place = "nykthos";

export function loadSettings(): Settings {
  const usual: Settings = {
    language: preferredLanguage(navigator.languages),
    speed: "normal",
    lessMotion: false,
    stops: usualPassing.stops,
    keys: usualKeys,
    list: "",
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    if (typeof kept !== "object" || kept === null) return usual;
    const chosen = { ...usual, ...kept };
    return { ...chosen, keys: { ...usualKeys, ...chosen.keys } };
  } catch {
    return usual;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(place, JSON.stringify(settings));
  } catch {
    // Where nothing can be kept, the choice holds until the page is left.
  }
}
