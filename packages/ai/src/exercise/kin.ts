/**
 * Which cards of the pool the texts of a card speak of: read off the noun phrases in its data, so that a laboratory can hold what it
 * looks for. Only what is printed is looked at; the engine decides what really fits.
 */
import type { CardDefinition, CardType, Color, Comparison, Filter } from "@nykthos/engine/card";

/** The noun phrases anywhere in a card's data. */
export function phrasesOf(card: CardDefinition): readonly Filter[] {
  const found: Filter[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (isPhrase(value)) found.push(value);
    for (const [key, inner] of Object.entries(value)) if (key !== "token") visit(inner);
  };
  visit(card.abilities);
  return found;
}

const fields = ["types", "allTypes", "subtypes", "colors", "keyword", "supertypes", "colorCount", "xInCost"];

/** A noun phrase that says what kind of thing it is about; effects and modifications have other fields beside. */
function isPhrase(value: object): value is Filter {
  return (
    !("do" in value || "sign" in value || "cost" in value || "kind" in value) && fields.some((field) => field in value)
  );
}

/** Whether a card as printed could be what a noun phrase speaks of. */
export function fits(card: CardDefinition, phrase: Filter): boolean {
  if (phrase.types !== undefined && !phrase.types.some((type) => card.types.includes(type))) return false;
  if (phrase.allTypes !== undefined && !phrase.allTypes.every((type) => card.types.includes(type))) return false;
  if (phrase.notTypes?.some((type) => card.types.includes(type)) === true) return false;
  if (phrase.subtypes !== undefined && !phrase.subtypes.some((subtype) => card.subtypes.includes(subtype)))
    return false;
  if (phrase.supertypes !== undefined && !phrase.supertypes.every((type) => card.supertypes.includes(type)))
    return false;
  if (phrase.notSupertypes?.some((type) => card.supertypes.includes(type)) === true) return false;
  const colors = colorsOf(card);
  if (phrase.colors !== undefined && !phrase.colors.some((color) => colors.includes(color))) return false;
  if (phrase.notColors?.some((color) => colors.includes(color)) === true) return false;
  if (phrase.colorCount === "multicolored" && colors.length < 2) return false;
  if (phrase.colorCount === "monocolored" && colors.length !== 1) return false;
  if (phrase.colorCount === "colorless" && colors.length > 0) return false;
  if (phrase.xInCost === true && card.manaCost?.includes("{X}") !== true) return false;
  if (phrase.keyword !== undefined && !hasKeyword(card, phrase.keyword)) return false;
  return compares(phrase.power, card.power) && compares(phrase.toughness, card.toughness);
}

function compares(comparison: Comparison | undefined, value: unknown): boolean {
  if (comparison === undefined || typeof comparison.value !== "number" || typeof value !== "number") return true;
  if (comparison.is === "atLeast") return value >= comparison.value;
  if (comparison.is === "atMost") return value <= comparison.value;
  return comparison.is === "exactly" ? value === comparison.value : value < comparison.value;
}

function hasKeyword(card: CardDefinition, wanted: string): boolean {
  return card.abilities.some(
    (ability) => ability.kind === "keywords" && ability.keywords.some(({ keyword }) => keyword === wanted),
  );
}

function colorsOf(card: CardDefinition): readonly Color[] {
  return (["W", "U", "B", "R", "G"] as const).filter((color) => card.manaCost?.includes(color) === true);
}

export function isType(card: CardDefinition, type: CardType): boolean {
  return card.types.includes(type);
}
