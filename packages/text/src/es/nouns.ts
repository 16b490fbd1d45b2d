/**
 * The noun phrase in Spanish: a filter without its determiner. Order: noun, of what type, adjectives, "objetivo", then what
 * follows: "que no sea …", "con …", whose it is, where it is.
 */
import type { Color, Comparison, Filter, Whose } from "@nykthos/engine/card";
import type { Agreement } from "./grammar.ts";
import { adjective, definite, indefinite, list, nounForm, words } from "./grammar.ts";
import { headOf, joins, kindsOf, nounOf, ofKinds } from "./heads.ts";
import { keywordAbility } from "./keyword-names.ts";
import { conjugated, verbs } from "./conjugation.ts";
import type { Nominal } from "./nominal.ts";
import { objectOf } from "./nominal.ts";
import type { Say } from "./say.ts";
import { playerRef } from "./players.ts";
import { amount, figure, isFigure } from "./quantities.ts";
import { reference } from "./references.ts";
import {
  colorAdjectives,
  counterNames,
  designationAdjectives,
  referenceNounWords,
  subtypeNoun,
  supertypeAdjectives,
  typeNouns,
} from "./words.ts";
import { inZone } from "./zones.ts";

/** A noun phrase without its determiner. */
export interface Phrase extends Agreement {
  readonly text: string;
  readonly stressedA: boolean;
}

export interface PhraseOptions {
  readonly plural?: boolean;
  /** "objetivo", said after the adjectives. */
  readonly target?: boolean;
  /** How a zone follows: "de tu cementerio" for what is picked from it, "en tu cementerio" for what is counted there. */
  readonly zone?: "de" | "en";
  /** "hechizo objetivo de criatura": what kind of spell is said behind "objetivo". */
  readonly kindsLast?: true;
}

/** A filter as a noun phrase. */
export function phrase(filter: Filter, say: Say, options: PhraseOptions = {}): Phrase {
  const plural = options.plural ?? false;
  if (filter.either !== undefined) return eitherPhrase(filter, filter.either, say, options);
  const head = headOf(filter, plural);
  const agreement = { gender: head.noun.gender, plural };
  const { noun: nounKind = "permanent" } = filter;
  const { kinds = "" } = head;
  const isTarget = options.target === true && nounKind !== "anyTarget";
  const described = complements(filter, agreement, say, options);
  const qualities = adjectives(filter, agreement, nounKind === "card");
  // "La criatura blanca objetivo", but "la criatura objetivo blanca que controlas": what describes it at length stands together.
  const together = isTarget && filter.colors !== undefined && described !== "";
  return {
    ...agreement,
    stressedA: head.noun.stressedA === true,
    text: words(
      head.text,
      options.kindsLast === true ? "" : kinds,
      together ? "" : qualities,
      isTarget ? "objetivo" : "",
      together ? qualities : "",
      options.kindsLast === true ? kinds : "",
      filter.tapped === undefined ? "" : adjective(filter.tapped ? "girado" : "enderezado", agreement),
      described,
    ),
  };
}

function eitherPhrase(filter: Filter, either: readonly Filter[], say: Say, options: PhraseOptions): Phrase {
  const join = joins[filter.join ?? "or"];
  const { noun: kind } = filter;
  if (kind === "spell" || kind === "card") {
    // "hechizo de criatura o de aura": the noun is said once.
    const of = referenceNounWords[kind];
    const agreement = { gender: of.gender, plural: options.plural ?? false };
    const { either: _, ...rest } = filter;
    return {
      ...agreement,
      stressedA: false,
      text: words(
        nounForm(of, agreement.plural),
        // Kinds of different sorts each have their preposition: "de criatura o de aura".
        ofKinds(either.flatMap(kindsOf), join, true),
        options.target === true ? "objetivo" : "",
        complements(rest, agreement, say, options),
      ),
    };
  }
  const parts = either.map((part) => phrase(part, say, { plural: options.plural ?? false }));
  const [first] = parts;
  const agreement = { gender: first?.gender ?? "m", plural: options.plural ?? false } as const;
  const { either: _, join: __, ...rest } = filter;
  return {
    ...agreement,
    stressedA: first?.stressedA ?? false,
    text: words(
      list(
        parts.map(({ text }) => text),
        join,
      ),
      options.target === true ? "objetivo" : "",
      complements(rest, agreement, say, options),
    ),
  };
}

function adjectives(filter: Filter, agreement: Agreement, isCard: boolean): string {
  const agree = (one: string): string => adjective(one, agreement);
  const found: string[] = [];
  const ofCard = isCard && (filter.types !== undefined || filter.allTypes !== undefined);
  if (!ofCard) found.push(...(filter.supertypes ?? []).map((one) => agree(supertypeAdjectives[one])));
  if (filter.colors !== undefined) found.push(colorList(filter.colors, agreement, "o"));
  if (filter.colorCount !== undefined) found.push(agree(colorCounts[filter.colorCount]));
  if (filter.inCombat === true) found.push(`${agree("atacante")} o ${agree("bloqueador")}`);
  if (filter.attacking === true) found.push(agree("atacante"));
  if (filter.blocking === true) found.push(agree("bloqueador"));
  if (filter.enchanted === true) found.push(agree("encantado"));
  if (filter.designation !== undefined) found.push(agree(designationAdjectives[filter.designation]));
  return found.join(" ");
}

const colorCounts = { multicolored: "multicolor", monocolored: "monocolor", colorless: "incoloro" } as const;

export function colorList(colors: readonly Color[], agreement: Agreement, join: "y" | "o"): string {
  return list(
    colors.map((color) => adjective(colorAdjectives[color], agreement)),
    join,
  );
}

/** What follows the noun, each part in its place. */
function complements(filter: Filter, agreement: Agreement, say: Say, options: PhraseOptions): string {
  const ref = (of: Parameters<typeof reference>[0]) => reference(of, say).after;
  const parts: string[] = [
    negatives(filter, agreement),
    filter.notNamedSelf === true ? `que no se ${agreement.plural ? "llamen" : "llame"} ${say.name.name}` : "",
    filter.power === undefined ? "" : `con fuerza ${comparison(filter.power, say)}`,
    filter.toughness === undefined ? "" : `con resistencia ${comparison(filter.toughness, say)}`,
    filter.manaValue === undefined ? "" : `con valor de maná ${comparison(filter.manaValue, say)}`,
    filter.keyword === undefined ? "" : `con ${keywordAbility([filter.keyword])}`,
    filter.withoutKeyword === undefined ? "" : `sin ${keywordAbility([filter.withoutKeyword])}`,
    filter.xInCost === true ? "con {X} en su coste de maná" : "",
    filter.targeting === undefined ? "" : targetingClause(reference(filter.targeting, say).after, agreement),
    filter.attachedTo === undefined ? "" : `${adjective("anexado", agreement)} a ${ref(filter.attachedTo)}`,
    filter.sameNameAs === undefined ? "" : `con el mismo nombre que ${sameNamed(filter.sameNameAs, say)}`,
    filter.sameManaValueAs === undefined ? "" : `con el mismo valor de maná que ${ref(filter.sameManaValueAs)}`,
    filter.sameControllerAs === undefined ? "" : "con el mismo controlador",
    filter.blockingOrBlockedBy === undefined ? "" : inCombatWith(reference(filter.blockingOrBlockedBy, say), agreement),
    filter.blockedBy === undefined
      ? ""
      : `que ${agreement.plural ? "fueron" : "fue"} ${adjective("bloqueado", agreement)} por ${ref(filter.blockedBy)} este turno`,
    filter.controller === undefined ? "" : controlledBy(filter.controller, say),
    filter.owner === undefined || filter.zone !== undefined || isOfTheSame(filter, say)
      ? ""
      : ownedBy(filter.owner, say, agreement),
    filter.counter === undefined
      ? ""
      : words(
          options.target !== true ? "con" : agreement.plural ? "que tengan" : "que tenga",
          `un contador ${counterNames[filter.counter]} sobre ${pronounOf(agreement)}`,
        ),
    filter.ofChosenColor === true ? "del color elegido" : "",
    filter.sharesCardTypeWith === undefined
      ? ""
      : `que ${agreement.plural ? "comparten" : "comparte"} un tipo de carta con ${ref(filter.sharesCardTypeWith)}`,
    filter.dealtDamageThisTurnTo === undefined
      ? ""
      : filter.dealtDamageThisTurnTo === "you"
        ? `que te ${agreement.plural ? "hayan" : "haya"} hecho daño este turno`
        : `que le ${agreement.plural ? "hayan" : "haya"} hecho daño a ${playerRef(filter.dealtDamageThisTurnTo, say).after} este turno`,
    filter.exiledWith === undefined ? "" : `${adjective("exiliado", agreement)} con ${ref(filter.exiledWith)}`,
    filter.among === undefined ? "" : amongThem(filter, filter.among, agreement, say),
    filter.zone === undefined || filter.exiledWith !== undefined
      ? ""
      : inZone(filter.zone, filter.owner, say, options.zone ?? "de"),
  ];
  return words(...parts);
}

function sameNamed(other: NonNullable<Filter["sameNameAs"]>, say: Say): string {
  return "ref" in other ? reference(other, say).after : indefinitePhrase(other.a, say);
}

function pronounOf({ gender, plural }: Agreement): string {
  return plural ? (gender === "f" ? "ellas" : "ellos") : gender === "f" ? "ella" : "él";
}

function negatives(filter: Filter, agreement: Agreement): string {
  const { notTypes = [], notSubtypes = [], notColors = [], notSupertypes = [] } = filter;
  const be = agreement.plural ? "que no sean" : "que no sea";
  const kinds = [
    ...notSupertypes.map((one) => adjective(supertypeAdjectives[one], agreement)),
    ...notColors.map((color) => adjective(colorAdjectives[color], agreement)),
    ...notTypes.map((type) => (filter.noun === "spell" ? `de ${typeNouns[type].singular}` : typeNouns[type].singular)),
    ...notSubtypes.map((subtype) => subtypeNoun(subtype).singular),
  ];
  return words(
    kinds.length === 0 ? "" : `${be} ${list(kinds, "ni")}`,
    filter.enchanted === false
      ? `${be.replace("sea", "esté").replace("sean", "estén")} ${adjective("encantado", agreement)}`
      : "",
  );
}

/** "que lo bloquee o sea bloqueada por él". */
function inCombatWith(other: Nominal, agreement: Agreement): string {
  const blocks = conjugated(verbs.block, "subjunctive", { ...agreement, you: false }, other.accusative);
  const is = conjugated(verbs.be, "subjunctive", { ...agreement, you: false });
  return `que ${words(blocks, objectOf({ ...other, personal: true }))} o ${is} ${adjective("bloqueado", agreement)} por ${other.after}`;
}

/** "que haga objetivo a X". */
function targetingClause(after: string, { plural }: Agreement): string {
  return `que ${plural ? "hagan" : "haga"} objetivo a ${after}`;
}

function amongThem(filter: Filter, name: string, agreement: Agreement, say: Say): string {
  const binding = say.bindings.get(name);
  const of = nounOf(binding?.filter ?? {});
  if (filter.noun === "card") {
    const them = pronounOf({ gender: of.gender, plural: true });
    return `que se ${agreement.plural ? "encuentren" : "encuentre"} entre ${them}`;
  }
  return `de ${of.gender === "f" ? "esas" : "esos"} ${of.plural}`;
}

/** "de 4 o más". */
function comparison({ is, value }: Comparison, say: Say): string {
  const said = isFigure(value) ? figure(value, say) : amount(value, say);
  switch (is) {
    case "atLeast":
      return `de ${said} o más`;
    case "atMost":
      return `de ${said} o menos`;
    case "exactly":
      return `de ${said}`;
    case "lessThan":
      return `menor a ${said}`;
  }
}

function controlledBy(whose: Whose, say: Say): string {
  switch (whose) {
    case "you":
      return say.hypothetical ? "que controles" : "que controlas";
    case "notYou":
      return say.hypothetical ? "que no controles" : "que no controlas";
    case "opponent":
      return say.hypothetical ? "que controle un oponente" : "que controla un oponente";
    case "opponents":
      return say.hypothetical ? "que controlen tus oponentes" : "que controlan tus oponentes";
    default: {
      const player = playerRef(whose, say);
      const verb = player.plural ? "controlan" : "controla";
      return words("que", verb, player.text);
    }
  }
}

/** Whose they are was said of those that they are among. */
function isOfTheSame({ among, owner }: Filter, say: Say): boolean {
  const before = among === undefined ? undefined : say.bindings.get(among)?.filter.owner;
  return before !== undefined && JSON.stringify(before) === JSON.stringify(owner);
}

function ownedBy(whose: Whose, say: Say, { gender, plural }: Agreement): string {
  const which = `de${definite({ gender, plural }) === "el" ? "l" : ` ${definite({ gender, plural })}`} ${plural ? "cuales" : "cual"}`;
  if (whose === "you") return `${which} seas propietario`;
  if (whose === "opponent") return `${which} un oponente sea propietario`;
  if (whose === "opponents") return `${which} tus oponentes sean propietarios`;
  if (whose === "notYou") return `${which} no seas propietario`;
  const player = playerRef(whose, say);
  if (player.text === "") return `de ${definite({ gender, plural })} que es propietario`;
  return `${which} ${player.after} sea propietario`;
}

/** A plural as counted things: "cartas de criatura en tu cementerio", "criaturas que controlas". */
export function counted(filter: Filter, say: Say): string {
  // "Cartas de tu mano"; "en la mano de ese jugador", which has its own "de".
  const zone = filter.zone === "hand" && filter.owner === "you" ? "de" : "en";
  return phrase(filter, say, { plural: true, zone }).text;
}

/** One of them after "por cada": "carta de criatura en tu cementerio", "una de las otras criaturas que controlas". */
export function one(filter: Filter, say: Say): string {
  if (filter.other !== true && filter.otherThan === undefined) return phrase(filter, say, { zone: "en" }).text;
  const others = phrase(filter, say, { plural: true, zone: "en" });
  return words(others.gender === "f" ? "una" : "uno", "de", definite(others), otherWord(others), others.text);
}

export function otherWord({ gender, plural }: Agreement): string {
  const form = gender === "f" ? "otra" : "otro";
  return plural ? `${form}s` : form;
}

/** "una criatura", "otra criatura", "un jugador". */
export function indefinitePhrase(filter: Filter, say: Say, options: PhraseOptions = {}): string {
  const { either } = filter;
  if (either !== undefined && Object.keys(filter).length === 1) {
    return list(
      either.map((part) => indefinitePhrase(part, say, options)),
      "o",
    );
  }
  const said = phrase(filter, say, options);
  if (filter.other === true || filter.otherThan !== undefined) return `${otherWord(said)} ${said.text}`;
  return words(indefinite(said, said.stressedA), said.text);
}

/** "el número de pantanos que controlas", as a characteristic is defined by it. */
export function countedNumber(filter: Filter, say: Say): string {
  return `el número de ${counted(filter, say)}`;
}
