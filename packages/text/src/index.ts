/** Card data to rules text. A language is one total map over the card language; `languages` has them all. */
export type { CardName, Language, LanguageCode, NameGrammar, Names, TextOptions } from "./language.ts";
export { languageCodes } from "./language.ts";
