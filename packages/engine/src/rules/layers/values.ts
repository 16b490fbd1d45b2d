/**
 * Values in the making: characteristics as a record that the layers may still change, always of one shape so that reading them is fast.
 */
import type { Characteristics } from "../../state/compiled.ts";

export type Values = { -readonly [K in keyof Characteristics]: Characteristics[K] };

/** A copy to be changed. Written out, so that every record has the same shape. */
export function copyValues(from: Characteristics): Values {
  return {
    name: from.name,
    manaCost: from.manaCost,
    manaValue: from.manaValue,
    colors: from.colors,
    supertypes: from.supertypes,
    types: from.types,
    subtypes: from.subtypes,
    keywords: from.keywords,
    cantHave: from.cantHave,
    abilities: from.abilities,
    power: from.power,
    toughness: from.toughness,
    loyalty: from.loyalty,
    controller: from.controller,
    limits: from.limits,
  };
}

/** What has no characteristics: an ability on the stack has its text and a controller and no more (113.7). */
export const noCharacteristics: Characteristics = {
  name: "",
  manaCost: null,
  manaValue: 0,
  colors: 0,
  supertypes: 0,
  types: 0,
  subtypes: [],
  keywords: 0,
  cantHave: 0,
  abilities: [],
  power: 0,
  toughness: 0,
  loyalty: 0,
  controller: -1,
  limits: [],
};
