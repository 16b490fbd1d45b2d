/** Telling a game in words: `teller` makes a voice in a language, for a viewer. */
import { german } from "../de/index.ts";
import { english } from "../en/index.ts";
import { spanish } from "../es/index.ts";
import type { LanguageCode } from "../language.ts";
import { germanSpeech } from "./de.ts";
import { englishSpeech } from "./en.ts";
import { spanishSpeech } from "./es.ts";
import { Teller } from "./speech.ts";
import type { Told } from "./speech.ts";

const speeches = { en: englishSpeech, de: germanSpeech, es: spanishSpeech };
const languages = { en: english, de: german, es: spanish };

/** A voice that tells a game in that language, for that viewer. */
export function teller(language: LanguageCode, told: Told): Teller {
  return new Teller(told, languages[language], speeches[language]);
}
export { Teller };
export type { Told } from "./speech.ts";
