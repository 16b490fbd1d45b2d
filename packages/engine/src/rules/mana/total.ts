/**
 * The total mana of a cost (601.2f): what is asked, plus every increase, minus every reduction, never less than nothing. Works on
 * symbols alone; which changes apply is found elsewhere.
 */
import type { ManaSymbol } from "../../card/cost.ts";
import type { ManaType } from "../../card/words.ts";

/** All that changes a cost. */
export interface CostChange {
  readonly more: readonly ManaSymbol[];
  /** Reductions; coloured ones take generic mana where the colour is not asked for (118.7b–c). */
  readonly less: readonly ManaSymbol[];
  /** Reductions that take coloured mana only. */
  readonly lessColored: readonly ManaSymbol[];
  /** What {X} was announced as: that much generic mana (107.3a). */
  readonly x: number;
}

/** The symbols that have to be paid: generic mana first, then the rest in the order written. */
export function totalCost(base: readonly ManaSymbol[], change: CostChange): readonly ManaSymbol[] {
  const { more, less, lessColored, x } = change;
  if (more.length === 0 && less.length === 0 && lessColored.length === 0 && !hasX(base)) return base;

  let generic = 0;
  const rest: ManaSymbol[] = [];
  for (const symbol of more.length === 0 ? base : [...base, ...more]) {
    if (symbol.kind === "generic") generic += symbol.amount;
    else if (symbol.kind === "x") generic += x;
    else rest.push(symbol);
  }
  // Reductions may be applied in any order (601.2f); coloured ones before generic ones are never worse for the player.
  let lessGeneric = 0;
  const colored: ManaType[] = [];
  const coloredOnly: ManaType[] = [];
  for (const symbol of lessColored) for (const type of typesTaken(symbol)) coloredOnly.push(type);
  for (const symbol of less) {
    if (symbol.kind === "generic") lessGeneric += symbol.amount;
    else for (const type of typesTaken(symbol)) colored.push(type);
  }
  const takes = [...coloredOnly, ...colored];
  takes.forEach((type, at) => {
    if (takeSymbol(rest, type, takes.slice(at + 1))) return;
    if (at >= coloredOnly.length) lessGeneric++; // 118.7b–c
  });
  generic = Math.max(0, generic - lessGeneric); // 118.7a
  return generic === 0 ? rest : [{ kind: "generic", amount: generic }, ...rest];
}

/** Whether {X} is among the symbols. */
export function hasX(symbols: readonly ManaSymbol[]): boolean {
  for (const symbol of symbols) if (symbol.kind === "x") return true;
  return false;
}

/** Which mana a symbol of a reduction stands for: the first half of a hybrid one (118.7e), the colour of a Phyrexian one (118.7f). */
function typesTaken(symbol: ManaSymbol): readonly ManaType[] {
  switch (symbol.kind) {
    case "mana":
      return [symbol.type];
    case "hybrid":
      return [symbol.either[0]];
    case "twobrid":
    case "phyrexian":
      return [symbol.color];
    case "generic":
    case "x":
      return [];
  }
}

/** Takes a symbol that asks for that type: one of just that type, else one that can be paid with it, leaving to the others what is theirs. */
function takeSymbol(symbols: ManaSymbol[], type: ManaType, others: readonly ManaType[]): boolean {
  let at = symbols.findIndex((symbol) => symbol.kind === "mana" && symbol.type === type);
  if (at < 0)
    at = symbols.findIndex(
      (symbol) => accepts(symbol, type) && !others.some((other) => other !== type && accepts(symbol, other)),
    );
  if (at < 0) at = symbols.findIndex((symbol) => accepts(symbol, type));
  if (at < 0) return false;
  symbols.splice(at, 1);
  return true;
}

function accepts(symbol: ManaSymbol, type: ManaType): boolean {
  if (symbol.kind === "mana") return symbol.type === type;
  if (symbol.kind === "hybrid") return symbol.either.includes(type);
  return (symbol.kind === "twobrid" || symbol.kind === "phyrexian") && symbol.color === type;
}

/** `times` copies of those symbols, as one list. */
export function repeated(symbols: readonly ManaSymbol[], times: number): readonly ManaSymbol[] {
  if (times === 1) return symbols;
  const list: ManaSymbol[] = [];
  for (const symbol of symbols) {
    if (symbol.kind === "generic") list.push({ kind: "generic", amount: symbol.amount * times });
    else for (let copy = 0; copy < times; copy++) list.push(symbol);
  }
  return list;
}
