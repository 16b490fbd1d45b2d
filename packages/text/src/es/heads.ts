/**
 * What heads a Spanish noun phrase: the noun for a filter's types and subtypes, of what kind a card or spell is, and several types of
 * one thing. Knows neither determiners nor what follows the noun.
 */
import type { CardType, Filter } from "@nykthos/engine/card";
import { permanentTypes } from "@nykthos/engine/card";
import type { Noun } from "./grammar.ts";
import { adjective, list, noun, nounForm, words } from "./grammar.ts";
import { isCreatureType, referenceNounWords, subtypeNoun, supertypeAdjectives, typeNouns } from "./words.ts";

export const joins = { or: "o", "and/or": "y/o", and: "y" } as const;
const opponentNoun = noun("m", "oponente");
const anyTargetNoun = noun("m", "objetivo");

/** The noun that a filter's objects are called by again: "esa criatura", "la carta". */
export function nounOf(filter: Filter): Noun {
  switch (filter.noun) {
    case "card":
      return referenceNounWords.card;
    case "spell":
    case "stackObject":
      return referenceNounWords.spell;
    case "player":
    case "opponent":
    case "playerOrPlaneswalker":
      return referenceNounWords.player;
    case "anyTarget":
      return referenceNounWords.permanentOrPlayer;
    case "token":
      return referenceNounWords.token;
    case "source":
      return referenceNounWords.source;
    case "permanent":
    case undefined:
      break;
  }
  const types = filter.allTypes ?? filter.types ?? [];
  const [type] = types;
  if (type !== undefined && (types.length === 1 || filter.allTypes !== undefined)) {
    return typeNouns[types.includes("Creature") ? "Creature" : type];
  }
  const [subtype] = filter.subtypes ?? [];
  if (subtype === "Aura") return referenceNounWords.Aura;
  if (type === undefined && subtype !== undefined) {
    return isCreatureType(subtype) ? typeNouns.Creature : subtypeNoun(subtype);
  }
  return referenceNounWords.permanent;
}

export interface Head {
  readonly noun: Noun;
  readonly text: string;
  /** Of what kind a card or spell is: "de criatura". */
  readonly kinds?: string;
}

export function headOf(filter: Filter, plural: boolean): Head {
  const { noun: kind = "permanent" } = filter;
  if (kind === "permanent") return permanentHead(filter, plural);
  if (kind === "opponent") return { noun: opponentNoun, text: nounForm(opponentNoun, plural) };
  if (kind === "anyTarget") return { noun: anyTargetNoun, text: nounForm(anyTargetNoun, plural) };
  if (kind === "playerOrPlaneswalker") {
    return {
      noun: referenceNounWords.player,
      text: plural ? "jugadores y/o planeswalkers" : "jugador o planeswalker",
    };
  }
  if (kind === "stackObject") {
    return { noun: referenceNounWords.spell, text: plural ? "hechizos o habilidades" : "hechizo o habilidad" };
  }
  const of = kind === "player" ? referenceNounWords.player : referenceNounWords[kind];
  const { types = [], subtypes = [] } = filter;
  // By itself an adjective: "hechizo instantáneo".
  if (kind === "spell" && types.length === 1 && types[0] === "Instant") {
    return { noun: of, text: words(nounForm(of, plural), nounForm(typeNouns.Instant, plural)) };
  }
  const apart = types.includes("Instant") || filter.among !== undefined || subtypes.length > 0;
  return {
    noun: of,
    text: nounForm(of, plural),
    kinds: ofKinds(kindsOf(filter), joins[filter.join ?? "or"], apart),
  };
}

/**
 * Of what kinds: "de artefacto o encantamiento". Two have a preposition each where a clause follows, which would seem to belong to the
 * second alone, and always instants and sorceries, whose names are adjectives as well: "de instantáneo o de conjuro".
 */
export function ofKinds(kinds: readonly string[], join: (typeof joins)[keyof typeof joins], apart: boolean): string {
  if (kinds.length === 0) return "";
  if (apart && (kinds.length === 2 || kinds.includes(typeNouns.Instant.singular))) {
    return list(
      kinds.map((one) => `de ${one}`),
      join,
    );
  }
  return `de ${list(kinds, join)}`;
}

/** What kinds of card or spell: "criatura", "tierra básica", "bosque", "Minotauro". */
export function kindsOf({ types = [], allTypes = [], subtypes = [], supertypes = [] }: Filter): readonly string[] {
  const supertype = (of: Noun): string =>
    supertypes.map((one) => adjective(supertypeAdjectives[one], { gender: of.gender, plural: false })).join(" ");
  if (allTypes.length > 0) return [words(compoundType(allTypes, false), supertype(compoundNoun(allTypes)))];
  const subtypeNames = subtypes.map((subtype) => subtypeNoun(subtype).singular);
  if (types.length === 0) return subtypeNames;
  if (types.length === permanentTypes.length && permanentTypes.every((type) => types.includes(type))) {
    return [referenceNounWords.permanent.singular];
  }
  const typeNames = types.map((type) => words(typeNouns[type].singular, supertype(typeNouns[type])));
  return subtypeNames.length === 0 ? typeNames : typeNames.map((one) => words(one, list(subtypeNames, "o")));
}

function permanentHead(filter: Filter, plural: boolean): Head {
  const { types = [], allTypes = [], subtypes = [], join = "or" } = filter;
  const subtypeText = (form: boolean): string =>
    list(
      subtypes.map((subtype) => nounForm(subtypeNoun(subtype), form)),
      joins[join],
    );
  if (allTypes.length > 0) {
    return { noun: compoundNoun(allTypes), text: words(compoundType(allTypes, plural), subtypeText(false)) };
  }
  const [type] = types;
  const [subtype] = subtypes;
  if (type === undefined) {
    if (subtype === undefined)
      return { noun: referenceNounWords.permanent, text: nounForm(referenceNounWords.permanent, plural) };
    return { noun: subtypeNoun(subtype), text: subtypeText(plural) };
  }
  const text = list(
    types.map((one) => nounForm(typeNouns[one], plural)),
    joins[join],
  );
  // A creature type follows as it is: "las criaturas Minotauro".
  return { noun: typeNouns[type], text: words(text, subtypeText(false)) };
}

/** "criatura artefacto", "artefacto encantamiento": the noun that leads first. */
function compoundOrder(types: readonly CardType[]): readonly CardType[] {
  const order = ["Creature", "Land", "Artifact", "Enchantment", "Planeswalker", "Instant", "Sorcery"] as const;
  return order.filter((type) => types.includes(type));
}
export function compoundNoun(types: readonly CardType[]): Noun {
  const [first] = compoundOrder(types);
  return first === undefined ? referenceNounWords.permanent : typeNouns[first];
}
export function compoundType(types: readonly CardType[], plural: boolean): string {
  return compoundOrder(types)
    .map((type, index) => nounForm(typeNouns[type], plural && index === 0))
    .join(" ");
}
