/**
 * Quantities in Spanish (107): before a noun ("dos cartas"), as a figure ("2 vidas"), and as what X or an amount is equal to
 * ("tu devoción al negro", "la cantidad de cartas de criatura en tu cementerio").
 */
import type { Count, Quantity } from "@nykthos/engine/card";
import { isPlural } from "../bindings.ts";
import type { QuantityTable } from "../tables.ts";
import { sayQuantity } from "../tables.ts";
import type { Gender, Noun } from "./grammar.ts";
import { list, nounForm, numeral, words } from "./grammar.ts";
import { styleOf } from "./editions.ts";
import { counted, countedNumber } from "./nouns.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { takeWhereX } from "../context.ts";
import { colorAdjectives, counterNames } from "./words.ts";

/** What is said where a computed amount stands by itself: "tu devoción al azul", "su fuerza". */
const amounts: QuantityTable<Say, string> = {
  x: () => "X",
  whereX: () => "X",
  count: (filter, say) => `la cantidad de ${counted(filter, say)}`,
  powerOf: (ref, say) => possessed("fuerza", ref, say),
  toughnessOf: (ref, say) => possessed("resistencia", ref, say),
  manaValueOf: (ref, say) => {
    const object = reference(ref, say);
    return object.text === "" ? "su valor de maná" : `el valor de maná de ${object.after}`;
  },
  countersOn: ({ object, kind }, say) =>
    `la cantidad de contadores ${counterNames[kind]} sobre ${reference(object, say).after}`,
  thatMuch: () => "esa cantidad",
  remembered: (name, say) => {
    const done = thisWay(name, say);
    return done === undefined ? "esa cantidad" : `la cantidad de ${done}`;
  },
  numberOf: () => "esa cantidad",
  times: ({ factor, of }, say) =>
    factor === 2 ? `el doble de ${amount(of, say)}` : `${numeral(factor)} veces ${amount(of, say)}`,
  oneForEach: ({ every, of }, say) => `uno por cada ${numeral(every)} de ${amount(of, say)}`,
  devotion: (colors) => `tu devoción ${list(colors.map((color) => `al ${colorAdjectives[color]}`))}`,
  devotionToChosenColor: () => "tu devoción a ese color",
};

function possessed(what: "fuerza" | "resistencia", ref: Parameters<typeof reference>[0], say: Say): string {
  const object = reference(ref, say);
  return object.text === "" ? `su ${what}` : `la ${what} de ${object.after}`;
}

/** What was done and is counted: "vidas perdidas de esta manera", "contadores removidos de esta manera". */
export function thisWay(name: string, say: Say): string | undefined {
  switch (say.bindings.get(name)?.by) {
    case "loseLife":
      return "vidas perdidas de esta manera";
    case "removeCounters":
      return "contadores removidos de esta manera";
    default:
      return undefined;
  }
}

/** An amount as a noun phrase, or a figure. */
export function amount(quantity: Quantity, say: Say): string {
  return typeof quantity === "number" ? String(quantity) : sayQuantity(amounts, quantity, say);
}

/** Whether so much is said as "X" or a figure, before its noun; the others follow it with "igual a". */
export function isFigure(quantity: Quantity): boolean {
  return typeof quantity === "number" || "x" in quantity || "whereX" in quantity;
}

/** A figure or "X"; what X is, is left to be said at the end of the sentence. */
export function figure(quantity: Quantity, say: Say): string {
  if (typeof quantity === "object" && "whereX" in quantity) {
    say.whereX.push(quantity.whereX);
    return "X";
  }
  return amount(quantity, say);
}

/** ", donde X es …" for what the sentence has left unsaid. */
export function whereX(say: Say): string {
  const [value] = takeWhereX(say);
  if (value === undefined) return "";
  const isNumber = typeof value === "object" && "count" in value && styleOf(say).xIsNumber === true;
  return `, donde X es ${isNumber ? countedNumber(value.count, say) : amount(value, say)}`;
}

/** So many, before a noun: in words, as "X", or "esa cantidad de". */
export function numberBefore(quantity: Quantity, gender: Gender, say: Say): string {
  if (typeof quantity === "number") return numeral(quantity, gender);
  if (isFigure(quantity)) return figure(quantity, say);
  if ("thatMuch" in quantity || "numberOf" in quantity) return "esa misma cantidad de";
  return "una cantidad de";
}

/** "igual a …" after the noun that a computed amount counts; empty for figures. */
export function equalTo(quantity: Quantity, say: Say): string {
  if (isFigure(quantity) || typeof quantity === "number") return "";
  if ("thatMuch" in quantity || "numberOf" in quantity) return "";
  return `igual a ${amount(quantity, say)}`;
}

/** So many of a noun: "dos cartas", "una cantidad de fichas … igual a tu devoción al negro" with `more` between. */
export function so(quantity: Quantity, noun: Noun, say: Say, more = ""): string {
  const before = numberBefore(quantity, noun.gender, say);
  return words(before, nounForm(noun, isPlural(quantity)), more, equalTo(quantity, say));
}

/** "2 vidas", "1 vida", "X vidas", "vidas igual a tu devoción al verde", "esa cantidad de vidas". */
export function figuresOf(quantity: Quantity, singular: string, plural: string, say: Say): string {
  if (isFigure(quantity)) return `${figure(quantity, say)} ${quantity === 1 ? singular : plural}`;
  const equal = equalTo(quantity, say);
  return equal === "" ? `esa misma cantidad de ${plural}` : `${plural} ${equal}`;
}

/** How many, before a plural noun: "hasta dos", "cualquier cantidad de", "una, dos o tres". */
export function howMany(count: Count, gender: Gender, say: Say, anyNumber = "cualquier cantidad de"): string {
  if (count === "anyNumber") return anyNumber;
  if (typeof count === "object" && "upTo" in count) return `hasta ${numberBefore(count.upTo, gender, say)}`;
  if (typeof count === "object" && "oneTo" in count) {
    return list(
      Array.from({ length: count.oneTo }, (_, index) => numeral(index + 1, gender)),
      "o",
    );
  }
  return numberBefore(count, gender, say);
}
