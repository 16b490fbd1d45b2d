/** Explanations of rules in our own words, by number: what a player asks who has read one. */
import type { LanguageCode } from "../language.ts";
import { englishRules } from "./en.ts";
import { germanRules } from "./de.ts";
import { spanishRules } from "./es.ts";

const explanations: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: englishRules,
  de: germanRules,
  es: spanishRules,
};

/** The numbers of the rules that are explained, in order. */
export const ruleNumbers: readonly string[] = Object.keys(englishRules);

/** What a rule is about; undefined for one that is not explained. */
export function ruleExplanation(number: string, language: LanguageCode): string | undefined {
  return explanations[language][number];
}
