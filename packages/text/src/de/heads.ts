/**
 * What heads a German noun phrase: the noun for a filter's types and subtypes, as a word of its own or as the beginning of a compound
 * ("Kreatur", "Kreaturenkarte", "Kreaturenzauber", "Minotaurus-Kreatur").
 */
import type { CardType, Filter, Supertype } from "@nykthos/engine/card";
import { cardTypeOfSubtype, permanentTypes } from "@nykthos/engine/card";
import type { GermanContext } from "./context.ts";
import type { Noun } from "./grammar.ts";
import { listed, noun } from "./grammar.ts";
import {
  abilityNoun,
  cardNoun,
  cardTypeNouns,
  opponentNoun,
  playerNoun,
  sourceNoun,
  spellNoun,
  subtypeNoun,
  targetNoun,
  tokenNoun,
} from "./lexicon.ts";
import { adjectivesOf } from "./nouns.ts";

export interface Head {
  readonly noun: Noun;
  /** Stems of adjectives that belong to it alone: "bleibend". */
  readonly adjectives: readonly string[];
}

export interface Heads {
  readonly heads: readonly Head[];
  /** "oder", "und", "und/oder" */
  readonly join: string;
}

function head(word: Noun, ...adjectives: readonly string[]): Head {
  return { noun: word, adjectives };
}

const spells: readonly CardType[] = ["Instant", "Sorcery"];

function joinOf(filter: Filter, plural: boolean): string {
  if (filter.join !== undefined) return { or: "oder", "and/or": "und/oder", and: "und" }[filter.join];
  return plural ? "und" : "oder";
}

/** The nouns of a filter; several where the text lists several ("ein Artefakt oder eine Verzauberung"). */
export function headsOf(filter: Filter, plural: boolean, context: GermanContext): Heads {
  const join = joinOf(filter, plural);
  switch (filter.noun ?? "permanent") {
    case "player":
      return { heads: [head(playerNoun)], join };
    case "opponent":
      return { heads: [head(opponentNoun)], join };
    case "anyTarget":
      return { heads: [head(targetNoun)], join };
    case "playerOrPlaneswalker":
      return { heads: [head(playerNoun), head(cardTypeNouns.Planeswalker)], join };
    case "source":
      return { heads: [head(sourceNoun)], join };
    case "stackObject":
      return { heads: [head(spellNoun), head(abilityNoun)], join };
    case "token":
      return { heads: [head(typedToken(filter))], join };
    case "card":
      // A card of any type that a permanent can have is a permanent card (110.4a).
      if (permanentTypes.every((type) => filter.types?.includes(type) === true)) {
        return { heads: [head(cardNoun, "bleibend")], join };
      }
      return { heads: [head(compound(compoundParts(filter), cardNoun, "oder", filter, plural))], join };
    case "spell":
      return { heads: spellHeads(filter, plural), join };
    case "permanent":
      return filter.either === undefined
        ? { heads: permanentHeads(filter), join }
        : {
            heads: filter.either.flatMap((one) =>
              headsOf(one, plural, context).heads.map((h) => withOwn(h, one, context)),
            ),
            join,
          };
  }
}

/** In a list of whole phrases each has its own adjectives. */
function withOwn(of: Head, filter: Filter, context: GermanContext): Head {
  return { ...of, adjectives: [...adjectivesOf(filter, context), ...of.adjectives] };
}

function typedToken(filter: Filter): Noun {
  const parts = (filter.types ?? []).length === 1 && filter.types?.[0] === "Creature" ? ["Kreaturen"] : [];
  return parts.length === 0 ? tokenNoun : noun("m", "Kreaturenspielstein", "Kreaturenspielsteine");
}

function permanentHeads(filter: Filter): readonly Head[] {
  const { types, allTypes, subtypes, notSubtypes } = filter;
  if (allTypes !== undefined) return [head(compoundOfTypes(allTypes))];
  if (types !== undefined && subtypes !== undefined) {
    const before = subtypes.map((subtype) => subtypeNoun(subtype).singular).join("-");
    return types.map((type) => head(prefixed(`${before}-`, cardTypeNouns[type])));
  }
  if (types !== undefined && notSubtypes !== undefined) {
    const before = notSubtypes.map((subtype) => `Nicht-${subtypeNoun(subtype).singular}-`).join("");
    return types.map((type) => head(prefixed(before, cardTypeNouns[type])));
  }
  if (subtypes !== undefined) return subtypes.map((subtype) => head(subtypeNoun(subtype)));
  if (types !== undefined) {
    const basic = filter.supertypes?.includes("Basic") === true ? "Standard" : "";
    return types.map((type) => head(basic === "" ? cardTypeNouns[type] : compoundNoun(basic, cardTypeNouns[type])));
  }
  return [head(cardNoun, "bleibend")];
}

/** "Minotaurus-" + "Kreatur" */
function prefixed(before: string, word: Noun): Noun {
  return { ...word, singular: before + word.singular, plural: before + word.plural };
}
/** "Verzauberungs" + "Kreatur" → "Verzauberungskreatur" */
export function compoundNoun(before: string, word: Noun): Noun {
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  return {
    gender: word.gender,
    singular: before + lower(word.singular),
    plural: before + lower(word.plural),
    ...(word.compound === undefined ? {} : { compound: before + lower(word.compound) }),
    ...(word.genitive === undefined ? {} : { genitive: before + lower(word.genitive) }),
    ...(word.weak === undefined ? {} : { weak: before + lower(word.weak) }),
  };
}

/** The order in which types stand in a compound: "Verzauberungsartefakt", "Artefaktkreatur". */
const typeOrder: readonly CardType[] = [
  "Enchantment", "Artifact", "Land", "Creature", "Planeswalker", "Instant", "Sorcery",
]; // prettier-ignore

/** Several types of one thing: "Verzauberungskreatur", "Artefaktkreatur". */
export function compoundOfTypes(types: readonly CardType[]): Noun {
  const sorted = [...types].sort((a, b) => typeOrder.indexOf(a) - typeOrder.indexOf(b));
  const [last, ...before] = [...sorted].reverse();
  if (last === undefined) return cardNoun;
  return before.reduce<Noun>(
    (word, type) => compoundNoun(cardTypeNouns[type].compound ?? cardTypeNouns[type].singular, word),
    cardTypeNouns[last],
  );
}

/** The beginnings of a compound; one that ends in "-" keeps its hyphen before the last word. */
function compoundParts(filter: Filter): readonly string[] {
  const { types, allTypes, subtypes, supertypes, either } = filter;
  if (either !== undefined) return either.flatMap(compoundParts);
  if (allTypes !== undefined) return [compoundOfTypes(allTypes).compound ?? ""];
  if (supertypes?.includes("Basic" satisfies Supertype) === true) return ["Standardland-"];
  if (subtypes !== undefined) return subtypes.map((subtype) => `${subtypeNoun(subtype).singular}-`);
  return (types ?? []).map((type) => cardTypeNouns[type].compound ?? "");
}

/** "Kreaturen- oder Verzauberungskarte", "Wald- oder Ebene-Karte" */
function compound(parts: readonly string[], word: Noun, or: string, filter: Filter, plural: boolean): Noun {
  if (parts.length === 0) return word;
  const last = parts.at(-1) ?? "";
  const joined = last.endsWith("-") ? prefixed(last, word) : compoundNoun(last, word);
  if (parts.length === 1) return joined;
  const join = filter.join === undefined && !plural ? or : joinOf(filter, plural);
  const hyphened = parts.slice(0, -1).map((part) => (part.endsWith("-") ? part : `${part}-`));
  const before = listed([...hyphened, ""], join);
  return prefixed(before, joined);
}

/** "Kreaturenzauber", "Spontanzauber oder Hexerei", "Artefakt- oder Verzauberungs-Zauberspruch", "Nichtkreatur-Zauberspruch" */
function spellHeads(filter: Filter, plural: boolean): readonly Head[] {
  const { types = [], subtypes = [], notTypes = [], either } = filter;
  const not = notTypes.map((type) => `Nicht${cardTypeNouns[type].singular.toLowerCase()}-`);
  if (not.length > 0) return [head(prefixed(not.join(""), spellNoun))];
  if (either !== undefined) return [head(hyphened(either.flatMap(compoundParts), plural))];
  if (types.some((type) => spells.includes(type))) {
    return types.map((type) =>
      head(spells.includes(type) ? cardTypeNouns[type] : shortSpell(compoundParts({ types: [type] }))),
    );
  }
  if (types.length === 1) return [head(shortSpell(compoundParts({ types })))];
  if (types.length > 1) return [head(hyphened(compoundParts({ types }), plural))];
  if (subtypes.length === 0) return [head(spellNoun)];
  const creatureTypes = subtypes.some((subtype) => cardTypeOfSubtype(subtype) === "Creature");
  const parts = subtypes.map((subtype) => subtypeNoun(subtype).singular);
  return [head(creatureTypes || parts.length > 1 ? hyphened(parts, plural) : shortSpell(parts))];
}

function shortSpell(parts: readonly string[]): Noun {
  const word = `${parts.join("")}zauber`;
  return noun("m", word, word);
}
function hyphened(parts: readonly string[], plural: boolean): Noun {
  const list = listed(
    parts.map((part) => `${part.replace(/-$/, "")}-`),
    plural ? "und" : "oder",
  );
  return prefixed(list, spellNoun);
}
