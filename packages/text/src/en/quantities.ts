/** Quantities in English: as figures ("2 damage"), as counted nouns ("two cards"), as what something is "equal to". */
import type { ComputedQuantity, Quantity } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { takeWhereX } from "../context.ts";
import type { QuantityTable } from "../tables.ts";
import { sayQuantity } from "../tables.ts";
import { listed, numberWord, pluralOf, withArticle } from "./grammar.ts";
import { noun } from "./nouns.ts";
import { participles, plainNoun, possessive, reference } from "./references.ts";
import { colorWords, counterWords } from "./words.ts";
import { objectOf } from "./grammar.ts";

/** "2", "X", "your devotion to white", "the number of creatures you control". */
export function amount(quantity: Quantity, context: Context): string {
  return typeof quantity === "number" ? String(quantity) : sayQuantity(expressions, quantity, context);
}

const expressions: QuantityTable<Context, string> = {
  x: () => "X",
  whereX: (quantity, context) => {
    context.whereX.push(quantity);
    return "X";
  },
  count: (filter, context) => `the number of ${counted(filter, context)}`,
  powerOf: (ref, context) => `${possessive(ref, context)} power`,
  toughnessOf: (ref, context) => `${possessive(ref, context)} toughness`,
  manaValueOf: (ref, context) => `${possessive(ref, context)} mana value`,
  countersOn: ({ object, kind }, context) =>
    `the number of ${pluralOf(counterWords[kind])} on ${objectOf(reference(object, context))}`,
  thatMuch: () => "that much",
  remembered: (name, context) => {
    const counter = context.bindings.get(name)?.counter;
    return counter === undefined ? "the life lost this way" : "the number of counters removed this way";
  },
  numberOf: (name, context) => `the number of ${thisWay(name, true, context)}`,
  times: ({ factor, of }, context) =>
    `${factor === 2 ? "twice" : `${numberWord(factor)} times`} ${amount(of, context)}`,
  oneForEach: ({ every, of }, context) => `one for each ${eachOf(of, context, every)}`,
  devotion: (colors) => `your devotion to ${listed(colors.map((color) => colorWords[color]))}`,
  devotionToChosenColor: () => "your devotion to that color",
};

function counted(filter: Parameters<typeof noun>[0], context: Context): string {
  // What is counted together is joined by "and": "instant and sorcery cards".
  return `${filter.other === true ? "other " : ""}${noun({ join: "and", ...filter }, context, { plural: true })}`;
}

/** "creature exiled this way", for what was bound to a name. */
export function thisWay(name: string, plural: boolean, context: Context, participle?: string): string {
  const binding = context.bindings.get(name);
  if (binding?.counter !== undefined) return `${plural ? "counters" : "counter"} removed this way`;
  const { noun: kind, ...was } = binding?.filter ?? {};
  // A permanent that was exiled is called by what it was before.
  const bare = plainNoun(kind === "card" && binding?.by === "exile" ? was : { ...was, ...(kind && { noun: kind }) });
  const done = participle ?? (binding === undefined ? undefined : participles[binding.by]) ?? "chosen";
  return `${plural ? pluralOf(bare) : bare} ${done} this way`;
}

/** What a "for each" counts, after that word: "creature you control", "five counters removed this way". */
export function eachOf(quantity: Quantity, context: Context, every = 1): string {
  const plural = every !== 1;
  const number = plural ? `${numberWord(every)} ` : "";
  if (typeof quantity === "number") return String(quantity);
  if ("count" in quantity) {
    const { count } = quantity;
    const other = count.other === true || count.otherThan !== undefined ? "other " : "";
    return `${number}${other}${noun(count, context, { plural })}`;
  }
  if ("numberOf" in quantity) return number + thisWay(quantity.numberOf, plural, context);
  if ("remembered" in quantity) return number + thisWay(quantity.remembered, plural, context);
  if ("oneForEach" in quantity) return eachOf(quantity.oneForEach.of, context, quantity.oneForEach.every);
  if ("countersOn" in quantity) {
    const { kind, object } = quantity.countersOn;
    const counter = counterWords[kind];
    return `${number}${plural ? pluralOf(counter) : counter} on ${objectOf(reference(object, context))}`;
  }
  return amount(quantity, context);
}

/** A counted noun, and what has to follow the rest of the clause: "a card", "two cards", "a number of cards" … "equal to X". */
export interface Counted {
  readonly text: string;
  readonly tail: string;
  readonly plural: boolean;
}
export function countedNoun(
  quantity: Quantity,
  singular: string,
  context: Context,
  many = pluralOf(singular),
): Counted {
  if (quantity === 1) return { text: withArticle(singular), tail: "", plural: false };
  if (typeof quantity === "number") return { text: `${numberWord(quantity)} ${many}`, tail: "", plural: true };
  if (isPlainX(quantity)) return { text: `${amount(quantity, context)} ${many}`, tail: "", plural: true };
  if ("thatMuch" in quantity) return { text: `that many ${many}`, tail: "", plural: true };
  return { text: `a number of ${many}`, tail: ` equal to ${amount(quantity, context)}`, plural: true };
}

/** An amount of something that is not counted in words: "2 damage", "X life", "that much life", or "life" … "equal to …". */
export function measured(
  quantity: Quantity,
  what: string,
  context: Context,
): { readonly text: string; readonly tail: string } {
  if (typeof quantity === "number" || isPlainX(quantity) || "thatMuch" in quantity) {
    return { text: `${amount(quantity, context)} ${what}`, tail: "" };
  }
  return { text: what, tail: ` equal to ${amount(quantity, context)}` };
}

function isPlainX(quantity: ComputedQuantity): boolean {
  return "x" in quantity || "whereX" in quantity;
}

/** ", where X is …" for what the sentence has called X, or nothing. */
export function whereClause(context: Context): string {
  const [quantity] = takeWhereX(context);
  return quantity === undefined ? "" : `, where X is ${amount(quantity, context)}`;
}
