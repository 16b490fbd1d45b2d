/** The names of cards in a language, for the texts to use. */
import { facts } from "@nykthos/cards";
import type { LanguageCode, Names } from "@nykthos/text";

export function namesIn(language: LanguageCode): Names {
  return (name) => (language === "en" ? undefined : facts(name)?.[language]);
}
