/**
 * The noun phrase in German: what a filter of the card language stands for, with its determiner, in any case. Adjectives go before
 * the noun, "mit …" and places after it, everything else into relative clauses. What heads the phrase is next door in `heads.ts`.
 */
import type { Comparison, Filter } from "@nykthos/engine/card";
import type { Nominal } from "./clause.ts";
import { at, closingComma } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import type { Agreement, Case, Declension, Gender } from "./grammar.ts";
import {
  adjective,
  agreementOf,
  decline,
  einLike,
  listed,
  numberWord,
  relativePronoun,
  theArticle,
  thisLike,
} from "./grammar.ts";
import type { Head } from "./heads.ts";
import { headsOf } from "./heads.ts";
import { colorStems, counterNouns, designationStems, supertypeStems } from "./lexicon.ts";
import { keywordNoun } from "./keyword-names.ts";
import { quantityNumber } from "./quantities.ts";
import { referenceNominal } from "./references.ts";
import { relativeClauses, zonePhrase } from "./relatives.ts";

/** What stands before the adjectives. */
export type Determiner =
  | "a" // eine Kreatur
  | "the" // die Kreatur
  | "this" // diese Kreatur, diese Kreaturen
  | "each" // jede Kreatur
  | "all" // alle Kreaturen
  | "no" // keine Kreatur
  | "none" // Kreaturen, Kreatur
  | "anyNumber" // eine beliebige Anzahl an Kreaturen
  | { readonly number: string } // zwei Kreaturen, X Kreaturen
  | { readonly oneTo: number } // eine, zwei oder drei Kreaturen
  | { readonly upTo: string; readonly plural: boolean } // bis zu zwei Kreaturen
  | { readonly whose: "dein" | "sein" | "ihr" }; // deine Kreatur

export interface PhraseOptions {
  readonly plural?: boolean;
  /** Of several nouns only the first has a determiner: "alle Spontanzauber und Hexereien". */
  readonly once?: boolean;
  /** "deiner Wahl": it is targeted. */
  readonly target?: boolean;
  /** Said after the noun and "deiner Wahl". */
  readonly after?: string;
  /** Relative clauses that the text around it gives, by what their pronoun agrees with. */
  readonly relatives?: readonly ((agreement: Agreement) => string)[];
  /** Adjectives that the text around it gives, by their stems: "verzaubert", "geopfert". */
  readonly adjectives?: readonly string[];
  /** Where cards are moved from their zone: "aus deinem Friedhof", not "in deinem Friedhof". */
  readonly from?: boolean;
}

export interface Phrase extends Nominal {
  readonly agreement: Agreement;
  /** Without the relative clauses, which are the `tail`. */
  readonly short: (kase: Case) => string;
  readonly tail: string;
}

function isPluralDeterminer(determiner: Determiner): boolean {
  if (determiner === "all" || determiner === "anyNumber") return true;
  if (typeof determiner !== "object") return false;
  if ("oneTo" in determiner) return true;
  return "number" in determiner ? determiner.number !== "ein" : "plural" in determiner && determiner.plural;
}

/** A noun phrase for whatever the filter says. */
export function phrase(
  filter: Filter,
  determiner: Determiner,
  context: GermanContext,
  options: PhraseOptions = {},
): Phrase {
  const plural = options.plural ?? isPluralDeterminer(determiner);
  const { heads, join } = headsOf(filter, plural, context);
  const last = heads.at(-1);
  const own = last === undefined ? "f" : agreementOf(last.noun, plural);
  const agreement: Agreement = determiner === "anyNumber" ? "f" : own;
  const stems = [...(options.adjectives ?? []), ...adjectivesOf(filter, context)];
  const repeated =
    (determiner === "all" && options.once !== true) || (!plural && determiner !== "none" && determiner !== "no");
  const namesake = filter.sameNameAs === undefined ? undefined : sameNamed(filter.sameNameAs, context);
  const trail = [
    options.target === true ? "deiner Wahl" : "",
    ...withPhrases(filter, context),
    ...(namesake === undefined ? [] : [`mit dem gleichen Namen wie ${namesake}`]),
    zonePhrase(filter, context, options),
    options.after ?? "",
  ].filter((text) => text !== "");
  const owns = [...new Set(heads.map((head) => agreementOf(head.noun, plural)))];
  const relatives = [...relativeClauses(filter, owns, context), ...(options.relatives ?? []).map((say) => say(own))];
  const tail = relatives.length === 0 ? "" : `, ${relatives.join(" und ")}${closingComma}`;

  function short(kase: Case): string {
    const inner = determiner === "anyNumber" ? "dat" : kase;
    const said = heads.map((head, index) => headPhrase(head, index === 0 || repeated, inner));
    const before = determiner === "anyNumber" ? `${einLike("ein", "f", kase)} ${beliebig(kase)} Anzahl an ` : "";
    return [before + listed(said, join), ...trail].join(" ");
  }
  function headPhrase(head: Head, full: boolean, kase: Case): string {
    const whose = agreementOf(head.noun, plural);
    const { article, declension } = determinerOf(determiner, whose, head.noun.gender, kase);
    const described = [...(full ? stems : []), ...head.adjectives].map((stem) =>
      adjective(stem, declension, whose, kase),
    );
    return [full ? article : "", ...described, decline(head.noun, plural ? "plural" : "singular", kase)]
      .filter((text) => text !== "")
      .join(" ");
  }
  const weight = determiner === "the" || determiner === "this" ? at.definite : at.indefinite;
  if (namesake === undefined || tail !== "")
    return { agreement, weight, short, tail, say: (kase) => short(kase) + tail };
  // Of a subject in a relative clause, since its verb follows: "Kreaturen, die den gleichen Namen wie X haben, erhalten".
  const { sameNameAs: _, ...others } = filter;
  const same = (whose: Agreement): string =>
    `${relativePronoun(whose, "nom")} den gleichen Namen wie ${namesake} ${whose === "pl" ? "haben" : "hat"}`;
  const inClauses = [...(options.relatives ?? []), same];
  const asSubject = (): string => phrase(others, determiner, context, { ...options, relatives: inClauses }).say("nom");
  return { agreement, weight, short, tail, say: (kase) => (kase === "nom" ? asSubject() : short(kase)) };
}

function beliebig(kase: Case): string {
  return adjective("beliebig", "mixed", "f", kase);
}

function determinerOf(
  determiner: Determiner,
  agreement: Agreement,
  gender: Gender,
  kase: Case,
): { readonly article: string; readonly declension: Declension } {
  if (typeof determiner === "object") {
    if ("whose" in determiner) {
      return { article: einLike(determiner.whose, agreement, kase), declension: "mixed" };
    }
    if ("oneTo" in determiner) {
      const more = Array.from({ length: determiner.oneTo - 1 }, (_, index) => numberWord(index + 2));
      return { article: listed([einLike("ein", gender, kase), ...more], "oder"), declension: "strong" };
    }
    if ("number" in determiner) {
      if (determiner.number === "ein") return { article: einLike("ein", agreement, kase), declension: "mixed" };
      return { article: determiner.number, declension: "strong" };
    }
    return {
      article: determiner.plural ? `bis zu ${determiner.upTo}` : `bis zu ${einLike("ein", agreement, kase)}`,
      declension: determiner.plural ? "strong" : "mixed",
    };
  }
  switch (determiner) {
    case "a":
      return {
        article: agreement === "pl" ? "" : einLike("ein", agreement, kase),
        declension: agreement === "pl" ? "strong" : "mixed",
      };
    case "no":
      return { article: einLike("kein", agreement, kase), declension: "mixed" };
    case "the":
      return { article: theArticle(agreement, kase), declension: "weak" };
    case "this":
      return { article: thisLike("dies", agreement, kase), declension: "weak" };
    case "each":
      return { article: thisLike("jed", agreement, kase), declension: "weak" };
    case "all":
      return { article: thisLike("all", agreement, kase), declension: "weak" };
    case "none":
    case "anyNumber":
      return { article: "", declension: "strong" };
  }
}

/** The stems of the adjectives that a filter asks for, in their order. */
export function adjectivesOf(filter: Filter, context: GermanContext): readonly string[] {
  const stems: string[] = [];
  if (filter.other === true || filter.otherThan !== undefined) stems.push("ander");
  if (filter.tapped !== undefined) stems.push(filter.tapped ? "getappt" : "ungetappt");
  if (filter.attacking === true) stems.push("angreifend");
  if (filter.blocking === true) stems.push("blockend");
  if (filter.inCombat === true) stems.push("angreifend oder blockend");
  if (filter.enchanted !== undefined) stems.push(filter.enchanted ? "verzaubert" : "nicht verzaubert");
  if (filter.designation !== undefined) stems.push(designationStems[filter.designation]);
  if (filter.attachedTo !== undefined) {
    stems.push(`an ${referenceNominal(filter.attachedTo, context).say("acc")} angelegt`);
  }
  for (const supertype of filter.supertypes ?? []) if (supertype !== "Basic") stems.push(supertypeStems[supertype]);
  for (const supertype of filter.notSupertypes ?? []) {
    stems.push(supertype === "Basic" ? "nicht standardmäßig" : `nicht${supertypeStems[supertype]}`);
  }
  if (filter.colors !== undefined)
    stems.push(
      listed(
        filter.colors.map((color) => colorStems[color]),
        "oder",
      ),
    );
  for (const color of filter.notColors ?? []) stems.push(`nicht${colorStems[color]}`);
  if (filter.colorCount !== undefined) {
    stems.push({ multicolored: "mehrfarbig", monocolored: "einfarbig", colorless: "farblos" }[filter.colorCount]);
  }
  if (filter.keyword === "flying") stems.push("fliegend");
  return stems;
}

/** "mit Stärke 4 oder größer", "ohne Flugfähigkeit", "der bestimmten Farbe". */
function withPhrases(filter: Filter, context: GermanContext): readonly string[] {
  const said: string[] = [];
  if (filter.ofChosenColor === true) said.push("der bestimmten Farbe");
  if (filter.power !== undefined && !isMeasured(filter.power))
    said.push(`mit Stärke ${compared(filter.power, context)}`);
  if (filter.toughness !== undefined) said.push(`mit Widerstandskraft ${compared(filter.toughness, context)}`);
  if (filter.manaValue !== undefined) said.push(`mit Manabetrag ${compared(filter.manaValue, context)}`);
  if (filter.keyword !== undefined && filter.keyword !== "flying") {
    said.push(`mit ${keywordNoun(filter.keyword)}`);
  }
  if (filter.withoutKeyword !== undefined) said.push(`ohne ${keywordNoun(filter.withoutKeyword)}`);
  if (filter.sameManaValueAs !== undefined) {
    said.push(`mit dem gleichen Manabetrag wie ${referenceNominal(filter.sameManaValueAs, context).say("nom")}`);
  }
  if (filter.xInCost === true) said.push("mit {X} in seinen Manakosten");
  return said;
}

/** "kleiner als die Anzahl an Inseln" is said in a relative clause of its own. */
export function isMeasured({ is, value }: Comparison): boolean {
  return is === "lessThan" && typeof value === "object";
}

function sameNamed(other: NonNullable<Filter["sameNameAs"]>, context: GermanContext): string {
  return ("ref" in other ? referenceNominal(other, context) : phrase(other.a, "a", context)).say("nom");
}

/** "4 oder größer", "2 oder weniger", "weniger als fünf". */
export function compared(comparison: Comparison, context: GermanContext): string {
  const value = quantityNumber(comparison.value, context, "figures");
  switch (comparison.is) {
    case "atLeast":
      return `${value} oder größer`;
    case "atMost":
      return `${value} oder weniger`;
    case "exactly":
      return value;
    case "lessThan":
      return `kleiner als ${value}`;
  }
}

/** "eine +1/+1-Marke", "drei +1/+1-Marken", in a case. */
export function counterPhrase(kind: keyof typeof counterNouns, determiner: Determiner, kase: Case): string {
  const noun = counterNouns[kind];
  const plural = isPluralDeterminer(determiner);
  const { article } = determinerOf(determiner, agreementOf(noun, plural), noun.gender, kase);
  return [article, decline(noun, plural ? "plural" : "singular", kase)].filter((text) => text !== "").join(" ");
}
