/** Masks of characteristics: which bit stands for which word. What the rules ask of them is in `rules/layers/reading.ts`. */
import { plainKeywords } from "../card/keyword.ts";
import type { PlainKeyword } from "../card/keyword.ts";
import { cardTypes, colors, supertypes } from "../card/words.ts";
import type { CardType, Color, Supertype } from "../card/words.ts";

function bits<T extends string>(words: readonly T[]): Readonly<Record<T, number>> {
  return Object.fromEntries(words.map((word, index) => [word, 1 << index])) as Record<T, number>;
}
/** The bit of a word in the mask of its kind, by its place in the vocabulary. */
export const colorBit: Readonly<Record<Color, number>> = bits(colors);
export const typeBit: Readonly<Record<CardType, number>> = bits(cardTypes);
export const supertypeBit: Readonly<Record<Supertype, number>> = bits(supertypes);
export const keywordBit: Readonly<Record<PlainKeyword, number>> = bits(plainKeywords);

/** The types of permanents (110.4). */
export const permanentMask =
  typeBit.Artifact | typeBit.Creature | typeBit.Enchantment | typeBit.Land | typeBit.Planeswalker;

/** The mask of those words, whose bits are in the table. */
export function maskOf<T extends string>(words: readonly T[], bit: Readonly<Record<T, number>>): number {
  let mask = 0;
  for (const word of words) mask |= bit[word];
  return mask;
}
/** The words of a mask, in the order of the vocabulary. */
export function wordsOf<T extends string>(mask: number, words: readonly T[]): T[] {
  return words.filter((_, index) => (mask & (1 << index)) !== 0);
}
/** How many bits are set. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
