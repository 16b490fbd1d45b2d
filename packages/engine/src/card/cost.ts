/**
 * Costs: what has to be paid to cast or activate something (118), and mana costs symbol by symbol (107.4, 202).
 * A mana cost is kept as the text of its symbols ("{1}{G}{G}"), since that is what it is; `parseManaCost` reads it.
 */
import type { Color, CounterKind, ManaType } from "./words.ts";
import { colors } from "./words.ts";
import type { Filter } from "./filter.ts";
import type { Quantity } from "./quantity.ts";
import type { Ref } from "./reference.ts";

/** A mana cost as written: "{X}{1}{G/U}{W/P}". */
export type ManaCost = string;

/** One symbol of a mana cost (107.4). */
export type ManaSymbol =
  | { readonly kind: "generic"; readonly amount: number }
  | { readonly kind: "mana"; readonly type: ManaType }
  | { readonly kind: "hybrid"; readonly either: readonly [ManaType, ManaType] }
  | { readonly kind: "twobrid"; readonly generic: number; readonly color: Color }
  | { readonly kind: "phyrexian"; readonly color: Color }
  | { readonly kind: "x" };

/**
 * Reads a mana cost.
 * @param cost symbols in braces, e.g. "{2}{W/U}{G/P}"; the empty string is a cost of nothing.
 * @throws RangeError that names the symbol which is no mana symbol (107.4).
 */
export function parseManaCost(cost: ManaCost): readonly ManaSymbol[] {
  const symbols: ManaSymbol[] = [];
  const rest = cost.replace(/\{([^{}]+)\}/g, (_, symbol: string) => {
    symbols.push(parseSymbol(symbol, cost));
    return "";
  });
  if (rest !== "") throw new RangeError(`"${cost}" is not a mana cost: expected symbols in braces, found "${rest}"`);
  return symbols;
}

/** Writes a mana cost, symbol by symbol, as `parseManaCost` reads it. */
export function writeManaCost(symbols: readonly ManaSymbol[]): ManaCost {
  return symbols.map((symbol) => `{${writeSymbol(symbol)}}`).join("");
}

function writeSymbol(symbol: ManaSymbol): string {
  switch (symbol.kind) {
    case "generic":
      return String(symbol.amount);
    case "mana":
      return symbol.type;
    case "hybrid":
      return symbol.either.join("/");
    case "twobrid":
      return `${symbol.generic}/${symbol.color}`;
    case "phyrexian":
      return `${symbol.color}/P`;
    case "x":
      return "X";
  }
}

function parseSymbol(symbol: string, cost: ManaCost): ManaSymbol {
  if (/^\d+$/.test(symbol)) return { kind: "generic", amount: Number(symbol) };
  if (symbol === "X") return { kind: "x" };
  const parts = symbol.split("/");
  const [first = "", second = ""] = parts;
  if (parts.length === 1 && isManaType(first)) return { kind: "mana", type: first };
  if (parts.length === 2) {
    if (second === "P" && isColor(first)) return { kind: "phyrexian", color: first };
    if (/^\d+$/.test(first) && isColor(second)) return { kind: "twobrid", generic: Number(first), color: second };
    if (isManaType(first) && isManaType(second)) return { kind: "hybrid", either: [first, second] };
  }
  throw new RangeError(`"{${symbol}}" in "${cost}" is not a mana symbol (107.4)`);
}

function isColor(symbol: string): symbol is Color {
  return (colors as readonly string[]).includes(symbol);
}

function isManaType(symbol: string): symbol is ManaType {
  return symbol === "C" || isColor(symbol);
}

/** The mana value of a cost (202.3): X counts as `x` (0 unless on the stack), a hybrid symbol as its largest part. */
export function manaValueOf(symbols: readonly ManaSymbol[], x = 0): number {
  let total = 0;
  for (const symbol of symbols) {
    if (symbol.kind === "generic") total += symbol.amount;
    else if (symbol.kind === "x") total += x;
    else if (symbol.kind === "twobrid") total += symbol.generic;
    else total += 1;
  }
  return total;
}

/** One part of a cost (118.1). The order of parts is the order of the text. */
export type CostPart =
  /** `x`: what {X} stands for, where the text says so ("{X}, where X is …"). */
  | { readonly pay: "mana"; readonly cost: ManaCost; readonly x?: Quantity }
  | { readonly pay: "tapSelf" } // {T}, 107.5
  | { readonly pay: "untapSelf" } // {Q}, 107.6
  | { readonly pay: "life"; readonly amount: Quantity }
  /** Sacrifice this permanent (701.21). */
  | { readonly pay: "sacrificeSelf"; readonly self: Ref }
  | { readonly pay: "sacrifice"; readonly filter: Filter; readonly count: Quantity; readonly as?: string }
  | { readonly pay: "discard"; readonly filter: Filter; readonly count: Quantity; readonly as?: string }
  | { readonly pay: "discardSelf"; readonly self: Ref }
  /** Tap untapped permanents you control that are not the {T} of the source. */
  | { readonly pay: "tap"; readonly filter: Filter; readonly count: Quantity; readonly as?: string }
  | { readonly pay: "exile"; readonly filter: Filter; readonly count: Quantity; readonly as?: string }
  | { readonly pay: "exileSelf"; readonly self: Ref }
  | { readonly pay: "returnToHand"; readonly filter: Filter; readonly count: Quantity; readonly as?: string }
  | {
      readonly pay: "removeCounters";
      readonly kind: CounterKind;
      readonly count: Quantity | "all";
      readonly from: Ref;
      readonly as?: string;
    }
  /** A planeswalker's loyalty symbol (606.4): positive adds, negative removes; "-X" removes X. */
  | { readonly pay: "loyalty"; readonly amount: number | "-X" };

export type Cost = readonly CostPart[];
