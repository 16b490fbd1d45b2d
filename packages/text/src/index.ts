/** Card data to rules text. A language is one total map over the card language; `languages` has them all. */
import type { Differences } from "./check.ts";
import { differences as germanDifferences } from "./de/differences.ts";
import { german } from "./de/index.ts";
import { english } from "./en/index.ts";
import { differences as spanishDifferences } from "./es/differences.ts";
import { spanish } from "./es/index.ts";
import type { Language, LanguageCode } from "./language.ts";

export type { CheckedCard, CheckOptions, Differences, ParagraphDifference, TextReport } from "./check.ts";
export { checkTexts, unexplained } from "./check.ts";
export type { CardName, Language, LanguageCode, Names, TextOptions } from "./language.ts";
export { languageCodes } from "./language.ts";
export type { OfficialCard } from "./official.ts";
export { officialCards, withoutReminder } from "./official.ts";

export const languages = { en: english, de: german, es: spanish } satisfies Readonly<
  Partial<Record<LanguageCode, Language>>
>;

/** Where a language differs from the printed text on purpose; English never does. */
export const explainedDifferences: Readonly<Record<LanguageCode, Differences>> = {
  en: {},
  de: germanDifferences,
  es: spanishDifferences,
};

export { tokenName } from "./tokenName.ts";
export { Teller, teller } from "./play/index.ts";
export type { Told } from "./play/index.ts";
export { briefOf, sharedOf } from "./play/together/index.ts";
export type { Shared } from "./play/together/index.ts";
export { ruleExplanation, ruleNumbers, rulesAround } from "./rules/index.ts";
export type { ExplainedRule } from "./rules/index.ts";
