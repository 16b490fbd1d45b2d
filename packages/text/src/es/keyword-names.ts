/** Keywords as abilities that something has: "la habilidad de volar", "las habilidades de volar y dañar primero" (702). */
import type { KeywordName } from "@nykthos/engine/card";
import { list } from "./grammar.ts";

/** What stands after "la habilidad de". */
const abilityNames: Readonly<Record<KeywordName, string>> = {
  bestow: "concesión",
  bloodthirst: "sed de sangre",
  cycling: "ciclo",
  deathtouch: "toque mortal",
  defender: "defensor",
  doubleStrike: "dañar dos veces",
  echo: "eco",
  enchant: "encantar",
  equip: "equipar",
  extort: "extorsión",
  firstStrike: "dañar primero",
  flash: "destello",
  flying: "volar",
  fuse: "fusión",
  graft: "injerto",
  haste: "prisa",
  hexproof: "antimaleficio",
  indestructible: "indestructible",
  intimidate: "intimidar",
  lifelink: "vínculo vital",
  menace: "amenaza",
  overload: "sobrecarga",
  protection: "protección",
  reach: "alcance",
  trample: "arrollar",
  tribute: "tributo",
  unleash: "desatar",
  vigilance: "vigilancia",
};

export function keywordAbility(names: readonly KeywordName[]): string {
  const said = names.map((name) => abilityNames[name]);
  return `${names.length === 1 ? "la habilidad" : "las habilidades"} de ${list(said)}`;
}
