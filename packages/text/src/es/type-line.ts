/**
 * The type line in Spanish (205.1): card types, supertypes in agreement with the first, then the subtypes with what English says
 * last first: "Criatura encantamiento legendaria — Soldado humano".
 */
import type { CardDefinition } from "@nykthos/engine/card";
import { adjective, capitalised, words } from "./grammar.ts";
import { compoundNoun, compoundType } from "./heads.ts";
import { isCreatureType, subtypeNoun, supertypeAdjectives } from "./words.ts";

export function typeLine({
  supertypes,
  types,
  subtypes,
}: Pick<CardDefinition, "supertypes" | "types" | "subtypes">): string {
  const agreement = { gender: compoundNoun(types).gender, plural: false };
  const kind = words(
    compoundType(types, false),
    ...supertypes.map((one) => adjective(supertypeAdjectives[one], agreement)),
  );
  return subtypes.length === 0 ? capitalised(kind) : `${capitalised(kind)} — ${subtypesText(subtypes, false)}`;
}

/** "Soldado humano" on a type line, where the first alone has a capital; "Soldado Felino" in a text. */
export function subtypesText(subtypes: readonly string[], capitals: boolean): string {
  // What a creature does comes before what it is; land types keep their order.
  const order = subtypes.every(isCreatureType) ? subtypes.toReversed() : subtypes;
  const said = order.map((subtype) => subtypeNoun(subtype).singular);
  if (capitals) return said.join(" ");
  return said.map((one, index) => (index === 0 ? capitalised(one) : one.toLocaleLowerCase("es"))).join(" ");
}
