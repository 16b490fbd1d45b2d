/** The type line in German (205.1): "Legendäre Verzauberungskreatur — Gott". */
import type { CardDefinition } from "@nykthos/engine/card";
import { adjective, capitalised } from "./grammar.ts";
import { compoundNoun, compoundOfTypes } from "./heads.ts";
import { subtypeNoun, supertypeStems } from "./lexicon.ts";

export function typeLine({
  supertypes,
  types,
  subtypes,
}: Pick<CardDefinition, "supertypes" | "types" | "subtypes">): string {
  const plain = compoundOfTypes(types);
  const noun = supertypes.includes("Basic") ? compoundNoun(supertypeStems.Basic, plain) : plain;
  const legendary = supertypes.includes("Legendary")
    ? `${adjective(supertypeStems.Legendary, "strong", noun.gender, "nom")} `
    : "";
  const before = capitalised(legendary + noun.singular);
  if (subtypes.length === 0) return before;
  return `${before} — ${subtypes.map((subtype) => subtypeNoun(subtype).singular).join(", ")}`;
}
