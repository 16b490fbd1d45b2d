/**
 * Boosters: what a pack of each set of the block holds, drawn from the printed sheets. Facts of printing (`boosters/*.json`, written by
 * `scripts/facts.ts`), nothing that the rules of the game know. Chance is the caller's: the same numbers give the same pack.
 */
import { colors } from "@nykthos/engine/card";
import bng from "./boosters/bng.json" with { type: "json" };
import jou from "./boosters/jou.json" with { type: "json" };
import ths from "./boosters/ths.json" with { type: "json" };
import { allFacts } from "./facts.ts";
import type { Printing } from "./facts.ts";
import { cards } from "./pool.ts";

/** The sets that have boosters, in the order in which they came out. */
export const boosterSets = ["THS", "BNG", "JOU"] as const;
export type BoosterSet = (typeof boosterSets)[number];

export interface BoosterCard extends Printing {
  /** The English name. */
  readonly name: string;
  readonly foil: boolean;
}

/** A whole number from 0 up to but not `below`, every one as likely. */
export type RandomBelow = (below: number) => number;

interface SheetData {
  /** A pack has at least one card of each colour from this sheet. */
  readonly balanceColors: boolean;
  readonly foil: boolean;
  /** Cards by how often they stand on the sheet, as set and number: "JOU:12". */
  readonly byWeight: Readonly<Record<string, readonly string[]>>;
}
interface BoosterData {
  /** Kinds of packs by how often they are packed: how many cards of which sheet. */
  readonly boosters: readonly {
    readonly contents: Readonly<Record<string, number | undefined>>;
    readonly weight: number;
  }[];
  readonly sheets: Readonly<Record<string, SheetData>>;
}

const data: Readonly<Record<BoosterSet, BoosterData>> = { THS: ths, BNG: bng, JOU: jou };

interface Entry {
  readonly card: BoosterCard;
  readonly weight: number;
}
/** A sheet in parts: one a colour where colours are balanced, with what has no or several colours last; else one. */
interface Sheet {
  readonly parts: readonly (readonly Entry[])[];
  readonly balanced: boolean;
}

const sheets = new Map<SheetData, Sheet>();
let printings: ReadonlyMap<string, Omit<BoosterCard, "foil">> | undefined;

function printingsByNumber(): ReadonlyMap<string, Omit<BoosterCard, "foil">> {
  printings ??= new Map(
    [...allFacts].flatMap(([name, facts]) =>
      facts.printings.map((printing) => [`${printing.set}:${printing.number}`, { name, ...printing }] as const),
    ),
  );
  return printings;
}

function sheetOf(from: SheetData): Sheet {
  const known = sheets.get(from);
  if (known !== undefined) return known;
  const { balanceColors: balanced, foil, byWeight } = from;
  const parts: Entry[][] = balanced ? [...colors, "none"].map(() => []) : [[]];
  for (const [weight, numbers] of Object.entries(byWeight)) {
    for (const number of numbers) {
      const printing = printingsByNumber().get(number);
      if (printing === undefined) throw new RangeError(`no card of the pool is printed as ${number}`);
      parts[balanced ? colorOf(printing.name) : 0]?.push({ card: { ...printing, foil }, weight: Number(weight) });
    }
  }
  const sheet = { parts, balanced };
  sheets.set(from, sheet);
  return sheet;
}

/** Its place in the order of colours, or the place after them for no colour and for several. */
function colorOf(name: string): number {
  const cost = cards.get(name)?.manaCost ?? "";
  const found = colors.filter((color) => cost.includes(color));
  return found.length === 1 ? colors.findIndex((color) => color === found[0]) : colors.length;
}

/**
 * A pack of that set. The same card comes from a sheet at most once; a foil, from a sheet of its own, can double one of the pack.
 *
 * Colours are balanced like this: one card of each colour first, then the rest one by one, each from a part of the sheet (a colour, or
 * what has none or several). Of n cards from a sheet a colour with the share s of it is to have n·s on the average and has had one, so a part
 * is drawn with the weight n·s - 1, and what has no colour with n·s. So every card of the sheet is as frequent as it is on the sheet.
 */
export function openBooster(set: BoosterSet, random: RandomBelow): readonly BoosterCard[] {
  const { boosters, sheets: bySheet } = data[set];
  const kind = boosters[weighted(boosters, random)];
  if (kind === undefined) return [];
  return Object.entries(kind.contents).flatMap(([name, count = 0]) => {
    const from = bySheet[name];
    if (from === undefined)
      throw new RangeError(`boosters of ${set} hold cards of a sheet "${name}" that there is not`);
    const sheet = sheetOf(from);
    return sheet.balanced ? balancedFrom(sheet.parts, count, random) : drawn(sheet.parts[0] ?? [], count, random);
  });
}

function balancedFrom(parts: readonly (readonly Entry[])[], count: number, random: RandomBelow): BoosterCard[] {
  const total = parts.reduce((sum, part) => sum + weightOf(part), 0);
  const perPart: number[] = parts.map((_, index) => (index < colors.length ? 1 : 0));
  for (let left = count - colors.length; left > 0; left--) {
    // What has no card left has no weight either: the same card does not come twice.
    const rest = parts.map((entries, index) => ({
      weight:
        (perPart[index] ?? 0) < entries.length
          ? Math.max(0, count * weightOf(entries) - (index < colors.length ? total : 0))
          : 0,
    }));
    const part = weighted(rest, random);
    perPart[part] = (perPart[part] ?? 0) + 1;
  }
  return parts.flatMap((part, index) => drawn(part, perPart[index] ?? 0, random));
}

function weightOf(part: readonly Entry[]): number {
  return part.reduce((sum, { weight }) => sum + weight, 0);
}

/** So many different cards, each by its weight among those that are left. */
function drawn(part: readonly Entry[], count: number, random: RandomBelow): BoosterCard[] {
  const left = [...part];
  const found: BoosterCard[] = [];
  while (found.length < count && left.length > 0) {
    const [entry] = left.splice(weighted(left, random), 1);
    if (entry !== undefined) found.push(entry.card);
  }
  return found;
}

/** The place of one of them, drawn by weight. */
function weighted(list: readonly { readonly weight: number }[], random: RandomBelow): number {
  let left = random(list.reduce((sum, { weight }) => sum + weight, 0));
  return list.findIndex(({ weight }) => (left -= weight) < 0);
}
