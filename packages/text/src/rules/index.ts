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
  const of = explanations[language];
  return Object.hasOwn(of, number) ? of[number] : undefined;
}

/** One rule in our own words. */
export interface ExplainedRule {
  readonly rule: string;
  readonly text: string;
}

/** A rule and what it is a part of, as far as they are explained: of 702.103e also 702.103 and 702, in that order. */
export function rulesAround(number: string, language: LanguageCode): readonly ExplainedRule[] {
  const whole = number.replace(/[a-z]$/, "");
  return [...new Set([number, whole, whole.split(".")[0] ?? whole])].flatMap((rule) => {
    const text = ruleExplanation(rule, language);
    return text === undefined ? [] : [{ rule, text }];
  });
}
