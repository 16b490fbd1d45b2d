/** Quantities in German: in figures or words, as "so viele … , wie …", as what X is "gleich", and as what "für jede" counts. */
import type { ComputedQuantity, Filter, Quantity } from "@nykthos/engine/card";
import { takeWhereX } from "../context.ts";
import type { QuantityTable } from "../tables.ts";
import { sayQuantity } from "../tables.ts";
import type { GermanContext } from "./context.ts";
import type { Case, Noun } from "./grammar.ts";
import { adjective, agreementOf, decline, einLike, listed, numberWord, possessiveStem, theArticle } from "./grammar.ts";
import { settle } from "./clause.ts";
import { colorNames, counterNouns, lifeNoun } from "./lexicon.ts";
import { adjectivesOf, phrase } from "./nouns.ts";
import { referenceAgreement, referenceNominal } from "./references.ts";

export type Style = "figures" | "words";

function isX(quantity: ComputedQuantity): boolean {
  return "x" in quantity || "whereX" in quantity;
}

/** "2", "zwei", "X"; what is neither is said as "X" and explained at the end of the sentence. */
export function quantityNumber(quantity: Quantity, context: GermanContext, style: Style): string {
  if (typeof quantity === "number") return style === "figures" ? String(quantity) : numberWord(quantity);
  if ("x" in quantity) return "X";
  context.whereX.push("whereX" in quantity ? quantity.whereX : quantity);
  return "X";
}

/** What a quantity is, for "X gleich …": a noun phrase in the dative or nominative, and the relative clauses that go to the end. */
interface Expression {
  readonly say: (kase: Case) => string;
  readonly tail: string;
}
function plain(say: (kase: Case) => string, tail = ""): Expression {
  return { say, tail };
}

/** "die Stärke dieser Kreatur", "ihre Stärke" */
function valueOf(
  word: string,
  gender: "f" | "m",
  ref: Parameters<typeof referenceNominal>[0],
  context: GermanContext,
): Expression {
  if (ref.say === "it") {
    const stem = possessiveStem(referenceAgreement(ref, context));
    return plain((kase) => `${einLike(stem, gender, kase)} ${word}`);
  }
  return plain((kase) => `${theArticle(gender, kase)} ${word} ${referenceNominal(ref, context).say("gen")}`);
}

const expressions: QuantityTable<GermanContext, Expression> = {
  x: () => plain(() => "X"),
  whereX: (quantity, context) => expression(quantity, context),
  count: (filter, context) => {
    const counted = phrase(filter, "none", context, { plural: true });
    // With an adjective the genitive shows, and is used: "die Anzahl der angreifenden Kreaturen".
    const those =
      adjectivesOf(filter, context).length > 0
        ? phrase(filter, "the", context, { plural: true }).short("gen")
        : undefined;
    const of = those ?? `an ${counted.short("dat")}`;
    return plain((kase) => `${theArticle("f", kase)} Anzahl ${of}`, counted.tail);
  },
  powerOf: (ref, context) => valueOf("Stärke", "f", ref, context),
  toughnessOf: (ref, context) => valueOf("Widerstandskraft", "f", ref, context),
  manaValueOf: (ref, context) => valueOf("Manabetrag", "m", ref, context),
  countersOn: ({ object, kind }, context) =>
    plain(
      (kase) =>
        `${theArticle("f", kase)} Anzahl an ${counterNouns[kind].plural} auf ${referenceNominal(object, context).say("dat")}`,
    ),
  thatMuch: () => plain(() => "dieser Wert"),
  remembered: (name, context) =>
    context.bindings.get(name)?.counter === undefined
      ? plain((kase) => `${theArticle("f", kase)} Anzahl an auf diese Weise verlorenen Lebenspunkten`)
      : plain((kase) => `${theArticle("f", kase)} Anzahl an auf diese Weise entfernten Marken`),
  numberOf: (name, context) =>
    plain((kase) => `${theArticle("f", kase)} Anzahl an ${thisWay(name, true, "dat", context)}`),
  times: ({ factor, of }, context) => {
    const inner = expression(of, context);
    return plain((kase) => `${numberWord(factor)} mal ${inner.say(kase)}`, inner.tail);
  },
  oneForEach: ({ of }, context) => expression(of, context),
  devotion: (colors) => plain((kase) => `${einLike("dein", "f", kase)} Hingabe zu ${colorList(colors)}`),
  devotionToChosenColor: () => plain((kase) => `${einLike("dein", "f", kase)} Hingabe zu dieser Farbe`),
};

function colorList(colors: readonly (keyof typeof colorNames)[]): string {
  return listed(colors.map((color) => colorNames[color]));
}

function expression(quantity: Quantity, context: GermanContext): Expression {
  return typeof quantity === "number" ? plain(() => String(quantity)) : sayQuantity(expressions, quantity, context);
}

/** "deine Hingabe zu Weiß" in a case. */
export function quantityText(quantity: Quantity, kase: Case, context: GermanContext): string {
  const { say, tail } = expression(quantity, context);
  return say(kase) + tail;
}

/**
 * ", wobei X gleich … ist" for what the sentence has called X, or nothing. What several get alike is not compared but named: "wobei X
 * deine Hingabe zu Schwarz ist".
 */
export function whereClause(context: GermanContext, several = false): string {
  const [quantity] = takeWhereX(context);
  if (quantity === undefined) return "";
  const { say, tail } = expression(quantity, context);
  return `, wobei X ${several ? say("nom") : `gleich ${say("dat")}`} ist${tail}`;
}

/** So many of something, in a case; `after` goes behind the end of the clause: ", wie deine Hingabe zu Weiß beträgt". */
export interface Amount {
  readonly text: string;
  readonly after: string;
  readonly plural: boolean;
}

/** "zwei Karten", "2 Lebenspunkte", "X Marken", "so viele Karten" … ", wie … beträgt". `stems` are adjectives before the noun. */
export function amount(
  quantity: Quantity,
  word: Noun,
  kase: Case,
  style: Style,
  context: GermanContext,
  stems: readonly string[] = [],
): Amount {
  const number = quantity === 1 ? "singular" : "plural";
  const agreement = agreementOf(word, number === "plural");
  const described = (mixed: boolean): string =>
    [
      ...stems.map((stem) => adjective(stem, mixed ? "mixed" : "strong", agreement, kase)),
      decline(word, number, kase),
    ].join(" ");
  if (quantity === 1) {
    const one = style === "figures" ? "1" : einLike("ein", agreement, kase);
    return { text: `${one} ${described(style === "words")}`, after: "", plural: false };
  }
  if (typeof quantity === "number" || isX(quantity)) {
    return { text: `${quantityNumber(quantity, context, style)} ${described(false)}`, after: "", plural: true };
  }
  if ("thatMuch" in quantity) {
    const same = style === "figures" ? "ebenso" : "entsprechend";
    return { text: `${same} viele ${described(false)}`, after: "", plural: true };
  }
  if ("times" in quantity && "thatMuch" in Object(quantity.times.of)) {
    const times = quantity.times.factor === 2 ? "doppelt" : `${numberWord(quantity.times.factor)}mal`;
    return { text: `${times} so viele ${described(false)}`, after: "", plural: true };
  }
  if ("powerOf" in quantity && style === "figures") {
    return { text: `${described(false)} in Höhe ${quantityText(quantity, "gen", context)}`, after: "", plural: true };
  }
  return { text: `so viele ${described(false)}`, after: `, wie ${asMany(quantity, context)}`, plural: true };
}

/** What follows "so viele …, wie": "deine Hingabe zu Weiß beträgt", "auf diese Weise Lebenspunkte verloren wurden". */
export function asMany(quantity: ComputedQuantity, context: GermanContext): string {
  if ("remembered" in quantity) {
    const counter = context.bindings.get(quantity.remembered)?.counter;
    const lost = counter === undefined ? `${lifeNoun.plural} verloren` : `${counterNouns[counter].plural} entfernt`;
    return `auf diese Weise ${lost} wurden`;
  }
  if ("count" in quantity) return countedAsMany(quantity.count, context);
  return settle(`${quantityText(quantity, "nom", context)} beträgt`);
}

function countedAsMany(filter: Filter, context: GermanContext): string {
  if (filter.controller === "you") {
    const { controller: _, ...rest } = filter;
    return settle(`du ${phrase(rest, "none", context, { plural: true }).say("acc")} kontrollierst`);
  }
  const { owner } = filter;
  if (filter.zone === "hand" && typeof owner === "object" && "player" in owner) {
    const { zone: _, owner: __, ...rest } = filter;
    return settle(`dieser ${phrase(rest, "none", context, { plural: true }).say("acc")} auf seiner Hand hat`);
  }
  const { zone } = filter;
  const { say } = phrase(filter, "none", context, { plural: true });
  return settle(zone === undefined ? `es ${say("nom")} gibt` : `${say("nom")} sind`);
}

/** What "für jede" counts, in the accusative: "jede Kreatur, die du kontrollierst", "je fünf auf diese Weise entfernte Marken". */
export function forEachOf(quantity: Quantity, context: GermanContext, every = 1): string {
  if (typeof quantity === "number") return String(quantity);
  if ("count" in quantity) return phrase(quantity.count, "each", context).say("acc");
  if ("oneForEach" in quantity) return forEachOf(quantity.oneForEach.of, context, quantity.oneForEach.every);
  const name = "remembered" in quantity ? quantity.remembered : "numberOf" in quantity ? quantity.numberOf : undefined;
  if (name !== undefined) {
    return every === 1
      ? `jede ${thisWay(name, false, "acc", context)}`
      : `je ${numberWord(every)} ${thisWay(name, true, "acc", context)}`;
  }
  if ("countersOn" in quantity) {
    const { kind, object } = quantity.countersOn;
    return `jede ${counterNouns[kind].singular} auf ${referenceNominal(object, context).say("dat")}`;
  }
  return quantityText(quantity, "acc", context);
}

/** "auf diese Weise entfernte Marken", "auf diese Weise ins Exil geschickte Kreatur". */
function thisWay(name: string, plural: boolean, kase: Case, context: GermanContext): string {
  const binding = context.bindings.get(name);
  if (binding?.counter !== undefined) {
    const word = counterNouns[binding.counter];
    const ending = adjective("entfernt", "strong", plural ? "pl" : "f", kase);
    return `auf diese Weise ${ending} ${plural ? "Marken" : decline(word, "singular", kase)}`;
  }
  const done: Readonly<Partial<Record<string, string>>> = {
    sacrifice: "geopfert",
    exile: "ins Exil geschickt",
    discard: "abgeworfen",
    mill: "gemillt",
  };
  const stem = done[binding?.by ?? ""] ?? "bestimmt";
  const { noun: _, ...filter } = binding?.filter ?? {};
  return phrase(filter, "none", context, { plural, adjectives: [`auf diese Weise ${stem}`] }).say(kase);
}
