/**
 * The closed vocabularies of the game: colours, types, zones, steps, counters. Const arrays, so that tables over them are total.
 * Chapters 105, 205, 400 and 500 of the rules. Knows nothing of cards, games or languages.
 */

export const colors = ["W", "U", "B", "R", "G"] as const;
export type Color = (typeof colors)[number];

/** Types of mana (106.1b): the five colours and colourless. */
export const manaTypes = [...colors, "C"] as const;
export type ManaType = (typeof manaTypes)[number];

export const cardTypes = ["Artifact", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery"] as const; // 300.1, those of the pool
export type CardType = (typeof cardTypes)[number];

/** Types whose cards become permanents (110.4). */
export const permanentTypes = ["Artifact", "Creature", "Enchantment", "Land", "Planeswalker"] as const;

export const supertypes = ["Basic", "Legendary"] as const; // 205.4a, those of the pool
export type Supertype = (typeof supertypes)[number];

export const basicLandTypes = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const; // 305.6
export type BasicLandType = (typeof basicLandTypes)[number];

/** Which colour of mana a basic land type can make (305.6). */
export const manaOfBasicLandType: Readonly<Record<BasicLandType, Color>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

/** Subtypes that are not creature types, by the card type they belong to (205.3g–205.3k). Every other subtype is a creature type. */
const subtypesOf: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  Artifact: ["Equipment", "Gold"],
  Enchantment: ["Aura"],
  Land: [...basicLandTypes, "Gate"],
  Planeswalker: ["Ajani", "Ashiok", "Elspeth", "Kiora", "Xenagos"],
};
const typeOfSubtype = new Map<string, CardType>(
  Object.entries(subtypesOf).flatMap(([type, subtypes]) =>
    subtypes.map((subtype) => [subtype, type as CardType] as const),
  ),
);

/** The card type that a subtype belongs to (205.3b); an unknown word is a creature type. */
export function cardTypeOfSubtype(subtype: string): CardType {
  return typeOfSubtype.get(subtype) ?? "Creature";
}

export const zones = ["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"] as const; // 400.1
export type Zone = (typeof zones)[number];

export const steps = [
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
] as const; // 500.1
export type Step = (typeof steps)[number];

/** Kinds of counters that objects of the pool can have (122.1). */
export const counterKinds = ["+1/+1", "-1/-1", "loyalty", "charge", "fate", "manifestation"] as const;
export type CounterKind = (typeof counterKinds)[number];

/** Ability words: italic labels with no rules meaning (207.2c). Mechanics add theirs by declaration merging. */
export interface AbilityWords {
  battalion: true;
}
export type AbilityWord = keyof AbilityWords;

/** Designations an object can have (e.g. 701.37b). Mechanics add theirs by declaration merging. */
export interface Designations {
  detained: true;
}
export type Designation = keyof Designations;
