/**
 * Mana symbols as demands (107.4): what has to be paid for a list of symbols, as masks of the types of mana that would do. Stands
 * between the costs that cards write and the solver. Knows no game.
 */
import type { ManaSymbol } from "../../card/cost.ts";
import { manaTypes } from "../../card/words.ts";
import type { ManaType } from "../../card/words.ts";

/** The place of each type of mana in a pool: W U B R G C. */
export const manaIndex: Readonly<Record<ManaType, number>> = { W: 0, U: 1, B: 2, R: 3, G: 4, C: 5 };
export const manaBit: Readonly<Record<ManaType, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };
/** Any of the five colours. */
export const anyColor = 31;
/** Any of the six types: what generic mana can be paid with (107.4b). */
export const anyType = 63;

/** A list of so many times the same, none for a count below 1. */
export function times<T>(item: T, count: number): readonly T[] {
  const list: T[] = [];
  for (let made = 0; made < count; made++) list.push(item);
  return list;
}

/** The type of mana at that place. */
export function manaTypeAt(index: number): ManaType {
  const type = manaTypes[index];
  if (type === undefined) throw new RangeError(`there is no type of mana ${index}`);
  return type;
}
/** The place of the first type in a mask. */
export function firstIndex(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** One way to pay a list of symbols: so much mana of these types, and life for the Phyrexian symbols that life is paid for. */
export interface Payment {
  /** A mask for each mana that must be of certain types. */
  readonly pips: readonly number[];
  readonly generic: number;
  readonly life: number;
  /** How much mana in all. */
  readonly total: number;
  /**
   * What it takes by Hall's theorem, as pairs: of mana that has a type in that mask there must be so much. They hold all exactly
   * when the mana that is there can be handed out to the pips and the generic part.
   */
  readonly checks: readonly number[];
}

/** What a list of symbols demands: one of several ways; the first uses no life and the least mana. */
export type Demand = readonly Payment[];

const demands = new WeakMap<readonly ManaSymbol[], Demand>();
const demandsAnyColor = new WeakMap<readonly ManaSymbol[], Demand>();

/**
 * The ways to pay those symbols. {X} counts as 0: whoever announced it has put its value in (107.3a).
 * @param asAnyColor mana may be spent as though it were of any colour (609.4b)
 */
export function demandOf(symbols: readonly ManaSymbol[], asAnyColor = false): Demand {
  const cache = asAnyColor ? demandsAnyColor : demands;
  const known = cache.get(symbols);
  if (known !== undefined) return known;
  const made = makeDemand(symbols, asAnyColor);
  cache.set(symbols, made);
  return made;
}

function makeDemand(symbols: readonly ManaSymbol[], asAnyColor: boolean): Demand {
  let ways: { pips: number[]; generic: number; life: number }[] = [{ pips: [], generic: 0, life: 0 }];
  // Mana spent as though of any colour does for every coloured symbol, but is no colourless mana (609.4b).
  const maskOf = (type: ManaType): number => (asAnyColor && type !== "C" ? anyType : manaBit[type]);
  for (const symbol of symbols) {
    switch (symbol.kind) {
      case "generic":
        for (const way of ways) way.generic += symbol.amount;
        break;
      case "mana":
        for (const way of ways) way.pips.push(maskOf(symbol.type));
        break;
      case "hybrid":
        for (const way of ways) way.pips.push(maskOf(symbol.either[0]) | maskOf(symbol.either[1])); // 107.4e
        break;
      case "twobrid":
        ways = ways.flatMap((way) => [
          { ...way, pips: [...way.pips, maskOf(symbol.color)] },
          { ...way, pips: [...way.pips], generic: way.generic + symbol.generic },
        ]);
        break;
      case "phyrexian":
        // 107.4f
        ways = ways.flatMap((way) => [
          { ...way, pips: [...way.pips, maskOf(symbol.color)] },
          { ...way, pips: [...way.pips], life: way.life + 2 },
        ]);
        break;
      case "x":
        break;
    }
  }
  return ways
    .map(({ pips, generic, life }) => ({
      pips: pips.filter((mask) => mask !== anyType),
      generic: generic + pips.filter((mask) => mask === anyType).length,
      life,
    }))
    .map((way) => ({ ...way, total: way.pips.length + way.generic, checks: checksOf(way.pips, way.generic) }))
    .sort((a, b) => a.life - b.life || a.total - b.total);
}

function checksOf(pips: readonly number[], generic: number): readonly number[] {
  const unions = new Set<number>();
  for (const mask of new Set(pips)) for (const union of [0, ...unions]) unions.add(union | mask);
  const checks: number[] = [];
  for (const union of unions) {
    if (union !== anyType) checks.push(union, pips.filter((mask) => (mask & ~union) === 0).length);
  }
  checks.push(anyType, pips.length + generic);
  return checks;
}

/** Whether nothing has to be paid for those symbols. */
export function isFree(symbols: readonly ManaSymbol[]): boolean {
  if (symbols.length === 0) return true;
  const demand = demandOf(symbols);
  return demand.length === 1 && demand[0]?.total === 0;
}
