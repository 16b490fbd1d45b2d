/** Card data to rules text. A language is one total map over the card language; `languages` has them all. */
import { english } from "./en/index.ts";
import type { Language } from "./language.ts";

export type { CardName, Language, LanguageCode, Names, TextOptions } from "./language.ts";
export { languageCodes } from "./language.ts";

export const languages = { en: english } satisfies Readonly<Partial<Record<string, Language>>>;
