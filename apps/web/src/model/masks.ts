/**
 * How the masks in a view are read. The page holds no engine, so the words stand here once more; a test holds them against the engine's.
 */
import type { CardType, Color, PlainKeyword, Step } from "@nykthos/engine/card";

export const colors: readonly Color[] = ["W", "U", "B", "R", "G"];
export const cardTypes: readonly CardType[] = [
  "Artifact",
  "Creature",
  "Enchantment",
  "Instant",
  "Land",
  "Planeswalker",
  "Sorcery",
];
export const plainKeywords: readonly PlainKeyword[] = [
  "deathtouch",
  "defender",
  "doubleStrike",
  "firstStrike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "intimidate",
  "lifelink",
  "reach",
  "trample",
  "vigilance",
  "menace",
];
export const steps: readonly Step[] = [
  "untap",
  "upkeep",
  "draw",
  "main1",
  "beginCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endCombat",
  "main2",
  "end",
  "cleanup",
];

export function has<T extends string>(mask: number, words: readonly T[], word: T): boolean {
  return (mask & (1 << words.indexOf(word))) !== 0;
}
export function wordsIn<T extends string>(mask: number, words: readonly T[]): readonly T[] {
  return words.filter((_, bit) => (mask & (1 << bit)) !== 0);
}
