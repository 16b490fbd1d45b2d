/** What a person has chosen, kept in the browser: language, pace, stops, keys, images. */
import { usualPassing } from "@nykthos/protocol";
import type { LanguageCode, Stops } from "@nykthos/protocol";
import type { Hint } from "../model/hints.ts";
import { usualKeys } from "../model/keys.ts";
import type { KeysByAction } from "../model/keys.ts";
import type { Speed } from "../words/index.ts";
import { preferredLanguage } from "../words/index.ts";

export interface Settings {
  readonly language: LanguageCode;
  readonly speed: Speed;
  readonly lessMotion: boolean;
  readonly stops: Stops;
  /** Whether new players are told what to do, and how often they have been by now. */
  readonly hints: boolean;
  readonly hintsSeen: Readonly<Partial<Record<Hint, number>>>;
  readonly keys: KeysByAction;
  /** Whether letters, digits and signs do something at the table. */
  readonly singleKeys: boolean;
  /** Whether images of cards are fetched from elsewhere and shown, and on the table as well. */
  readonly images: boolean;
  readonly imagesOnTable: boolean;
  /** Whether the hand lies open on a phone while it can be used in the player's main phase. */
  readonly handOpen: boolean;
  /** Rows of the battlefield that were folded or unfolded by hand in the game that is going on. */
  readonly folded: Readonly<Record<string, boolean>>;
}

const place = "nykthos";

export function loadSettings(): Settings {
  const usual: Settings = {
    language: preferredLanguage(navigator.languages),
    speed: "normal",
    lessMotion: false,
    stops: usualPassing.stops,
    hints: true,
    hintsSeen: {},
    keys: usualKeys,
    singleKeys: true,
    images: false,
    imagesOnTable: false,
    handOpen: true,
    folded: {},
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
