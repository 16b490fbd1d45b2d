/** The names of cards in a language, for the texts to use, and the card that somebody means who types a name. */
import { allCards, facts, findCard } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import type { LanguageCode, Names } from "@nykthos/text";

export function namesIn(language: LanguageCode): Names {
  return (name) => (language === "en" ? undefined : facts(name)?.[language]);
}

/** The card of that name; what stands before the comma of a name is enough if it fits one card only ("Nylea"). */
export function cardMeant(typed: string): CardDefinition | undefined {
  const start = `${typed.trim().toLowerCase()},`;
  return findCard(typed) ?? only(allCards.filter(({ name }) => isCalled(name, start)));
}

function isCalled(name: string, start: string): boolean {
  const known = facts(name);
  return [name, known?.de?.name, known?.es?.name].some((one) => one?.toLowerCase().startsWith(start) === true);
}

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}
