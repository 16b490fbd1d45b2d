/** The page's own words in each language, and which language a browser asks for. */
import type { LanguageCode } from "@nykthos/protocol";
import { german } from "./de.ts";
import { english } from "./en.ts";
import type { Messages } from "./messages.ts";
import { spanish } from "./es.ts";

export type { HeapWord } from "./arranging/messages.ts";
export type { KeyAction, Messages, Speed } from "./messages.ts";

export const catalogues: Readonly<Record<LanguageCode, Messages>> = { en: english, de: german, es: spanish };

/** What languages are called in themselves. */
export const languageNames: Readonly<Record<LanguageCode, string>> = { en: "English", de: "Deutsch", es: "Español" };

/** The first of the languages a person reads that there is. */
export function preferredLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code === "en" || code === "de" || code === "es") return code;
  }
  return "en";
}
