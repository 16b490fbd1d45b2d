/** Selections in German: a noun phrase with its determiner, to be put into the case that a verb asks for. */
import type { AllSelection, Count, Filter, Selection, ZoneSelection } from "@nykthos/engine/card";
import { isTarget } from "@nykthos/engine/card";
import { isPlural } from "../bindings.ts";
import type { Nominal } from "./clause.ts";
import { at } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { decline, einLike, listed, numberWord, theArticle } from "./grammar.ts";
import { libraryNoun, zoneNouns } from "./lexicon.ts";
import type { Determiner, Phrase, PhraseOptions } from "./nouns.ts";
import { phrase } from "./nouns.ts";
import { playerNominal, whose } from "./players.ts";
import { quantityNumber } from "./quantities.ts";
import { referenceNominal } from "./references.ts";

/** "eine", "zwei", "X", "bis zu zwei", "eine beliebige Anzahl an". */
export function countDeterminer(count: Count | undefined, context: GermanContext): Determiner {
  if (count === undefined || count === 1) return "a";
  if (count === "anyNumber") return "anyNumber";
  if (typeof count === "number") return { number: numberWord(count) };
  if ("upTo" in count) {
    return { upTo: quantityNumber(count.upTo, context, "words"), plural: isPlural(count) };
  }
  if ("oneTo" in count) {
    return { oneTo: count.oneTo };
  }
  return { number: quantityNumber(count, context, "words") };
}

/** A selection to be put into a case; `options` go to its noun phrase. */
export function selected(selection: Selection, context: GermanContext, options: PhraseOptions = {}): Nominal {
  if ("ref" in selection) return referenceNominal(selection, context);
  if ("players" in selection) return playerNominal(selection.players, context);
  if ("both" in selection) return both(selection.both, context, options);
  if ("topOf" in selection) return topCards(selection, context);
  if ("allIn" in selection) return wholeZone(selection, context);
  return selectedPhrase(selection, context, options);
}

/**
 * What is done to each alike is done to all: "alle angreifenden Menschen erhalten". What is dealt out, damage and counters, goes to
 * "jede Kreatur".
 */
export function alike<S extends Selection>(selection: S): S | AllSelection {
  return "each" in selection && selection.each.among === undefined ? { all: selection.each } : selection;
}

type NounSelection = Exclude<
  Selection,
  | { readonly ref: string }
  | { readonly players: unknown }
  | { readonly both: unknown }
  | { readonly topOf: unknown }
  | { readonly allIn: unknown }
>;

/** "dein Friedhof", "der Friedhof eines Spielers deiner Wahl". */
function wholeZone({ allIn, of }: ZoneSelection, context: GermanContext): Nominal {
  const word = zoneNouns[allIn];
  const { stem, genitive } = whose(of, context);
  return {
    agreement: word.gender,
    weight: at.definite,
    say: (kase) =>
      stem === undefined
        ? `${theArticle(word.gender, kase)} ${decline(word, "singular", kase)} ${genitive}`
        : `${einLike(stem, word.gender, kase)} ${decline(word, "singular", kase)}`,
  };
}

/** ", außer Kraken und Schlangen": what is left out of a group, at the end of the clause. */
export function exceptionsSaid(selection: Selection, context: GermanContext): string {
  if (!("all" in selection) || selection.except === undefined || "target" in selection.except) return "";
  return `, außer ${selected(selection.except, context).say("acc")}`;
}

function selectedPhrase(selection: NounSelection, context: GermanContext, options: PhraseOptions = {}): Phrase {
  if (isTarget(selection)) {
    const determiner = countDeterminer(selection.count, context);
    return withKey(phrase(selection.target, determiner, context, { ...options, target: true }), selection.as);
  }
  if ("choose" in selection) {
    if (selection.bare === true && selection.choose.among !== undefined) {
      return withKey(chosenPhrase({ among: selection.choose.among }, selection.count, context, options), selection.as);
    }
    return withKey(chosenPhrase(selection.choose, selection.count, context, options), selection.as);
  }
  if ("all" in selection) {
    const { all: filter, bare, linked, except } = selection;
    if (linked === true) {
      const { exiledWith: _, ...exiled } = filter;
      return phrase(exiled, "the", context, { plural: true, adjectives: ["ins Exil geschickt"] });
    }
    // "andere Kreaturen als eine Kreatur deiner Wahl"
    if (except !== undefined && "target" in except) {
      const spared = selected(except, context);
      const others = { ...options, plural: true, adjectives: [...(options.adjectives ?? []), "ander"] };
      const group = phrase(filter, bare === true ? "none" : "all", context, others);
      return {
        ...group,
        short: (kase) => `${group.short(kase)} als ${spared.say(kase)}`,
        say: (kase) => `${group.say(kase)} als ${spared.say(kase)}`,
      };
    }
    if (bare === true) return phrase(filter, "none", context, { ...options, plural: true });
    const after = filter.among !== undefined && filter.noun === "card" ? { after: "darunter" } : {};
    return phrase(filter, "all", context, { ...options, ...after });
  }
  return among(selection.each, "each", context, options);
}

function withKey(of: Phrase, key: string): Phrase {
  return { ...of, key };
}

/** "eine dieser Kreaturen" needs no "davon", as "davon eine Kreaturenkarte" does. */
export function isOneOfThose(filter: Filter): boolean {
  return isOneOfThem(filter) || (filter.among !== undefined && filter.noun !== "card");
}

function chosenPhrase(
  filter: Filter,
  count: Count | undefined,
  context: GermanContext,
  options: PhraseOptions,
): Phrase {
  if (isOneOfThem(filter)) {
    const { agreement } = referenceNominal({ ref: filter.among ?? "", say: "that" }, context);
    const one = phrase({ noun: agreement === "m" ? "token" : "card" }, countDeterminer(count, context), context);
    const short: Phrase["short"] = (kase) => `${one.short(kase).replace(/ \S+$/u, "")} davon`;
    return { ...one, short, say: short };
  }
  return among(filter, countDeterminer(count, context), context, options);
}

/** "one of them": nothing is said of it but among which it is. */
function isOneOfThem(filter: Filter): boolean {
  return filter.among !== undefined && Object.keys(filter).every((key) => key === "among" || key === "noun");
}

/** One of what was named before: "jede dieser Kreaturen", and "davon eine Karte", whose "davon" the verb says. */
function among(filter: Filter, determiner: Determiner, context: GermanContext, options: PhraseOptions): Phrase {
  if (filter.among === undefined || (determiner !== "each" && !isOneOfThose(filter)))
    return phrase(filter, determiner, context, options);
  const { among: _, ...rest } = filter;
  const those = phrase(rest, "this", context, { plural: true });
  const one = phrase(rest, determiner, context, options);
  const word = determiner === "each" ? "jed" : "ein";
  const agreement = one.agreement;
  const ending = { nom: "e", acc: "e", dat: "er", gen: "er" } as const;
  const short: Phrase["short"] = (kase) =>
    `${agreement === "f" ? word + ending[kase] : einLike(word, agreement, kase)} ${those.say("gen")}`;
  return { ...one, short, say: short, tail: "" };
}

function both(parts: readonly Selection[], context: GermanContext, options: PhraseOptions): Nominal {
  const nominals = zoneOnce(parts).map((part) => selected(part, context, options));
  // "eine Karte, die kein Land ist, sowie alle anderen": after a relative clause "und" would go on with it.
  const join = nominals.slice(0, -1).some((nominal) => "tail" in nominal && nominal.tail !== "") ? "sowie" : "und";
  return {
    agreement: "pl",
    weight: nominals.every(({ weight }) => weight < at.time) ? at.definite : at.indefinite,
    say: (kase) =>
      listed(
        nominals.map((nominal) => nominal.say(kase)),
        join,
      ),
  };
}

/** Cards of the same zone say it once: "eine Spontanzauberkarte und eine Hexereikarte aus deinem Friedhof". */
function zoneOnce(parts: readonly Selection[]): readonly Selection[] {
  const last = parts.at(-1);
  if (last === undefined || !isTarget(last) || last.target.zone === undefined) return parts;
  const { zone, owner } = last.target;
  return parts.map((part) => {
    if (part === last || !("target" in part) || part.target.zone !== zone || part.target.owner !== owner) return part;
    const { zone: _, owner: __, ...target } = part.target;
    return { ...part, target };
  });
}

/** "die oberste Karte deiner Bibliothek", "die obersten vier Karten der Bibliothek dieses Spielers" */
export function topCards(
  { topOf, count }: Pick<Extract<Selection, { readonly topOf: unknown }>, "topOf" | "count">,
  context: GermanContext,
  own?: "dein" | "sein" | "ihr",
): Nominal {
  const stem = own ?? whose(topOf, context).stem;
  const library =
    stem === undefined
      ? `der ${libraryNoun.singular} ${whose(topOf, context).genitive ?? ""}`
      : `${einLike(stem, "f", "gen")} ${libraryNoun.singular}`;
  const number = quantityNumber(count, context, "words");
  const oblique = (kase: string): boolean => kase === "dat" || kase === "gen";
  if (count === 1) {
    return {
      agreement: "f",
      weight: at.definite,
      say: (kase) => `${oblique(kase) ? "der obersten" : "die oberste"} Karte ${library}`,
    };
  }
  return {
    agreement: "pl",
    weight: at.definite,
    say: (kase) => `${theArticle("pl", kase)} obersten ${number} Karten ${library}`,
  };
}
