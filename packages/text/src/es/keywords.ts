/**
 * Keywords in Spanish (702): as a line of a card's text ("Vuela, daña primero."), and as what something has or gains ("la habilidad
 * de volar").
 */
import type { Keyword, KeywordName, ProtectionQuality } from "@nykthos/engine/card";
import type { KeywordTable } from "../tables.ts";
import { sayKeyword } from "../tables.ts";
import { costText } from "./costs.ts";
import { capitalised, list, words } from "./grammar.ts";
import { keywordAbility } from "./keyword-names.ts";
import { indefinitePhrase, phrase } from "./nouns.ts";
import { figure } from "./quantities.ts";
import type { Say } from "./say.ts";
import { colorAdjectives, subtypeNoun, typeNouns } from "./words.ts";

/** Keywords as a text's line says them; those that are verbs are said of the creature: "Vuela". */
const lines: KeywordTable<Say, string> = {
  bestow: ({ cost }, say) => `concesión ${costText(cost, say)}`,
  bloodthirst: ({ n }, say) => `sed de sangre ${figure(n, say)}`,
  cycling: ({ cost, landType }, say) =>
    words("ciclo", landType === undefined ? "" : `de ${subtypeNoun(landType).singular}`, costText(cost, say)),
  deathtouch: () => "toque mortal",
  defender: () => "defensor",
  doubleStrike: () => "daña dos veces",
  echo: ({ cost }, say) => `eco ${costText(cost, say)}`,
  // What is enchanted is named by its type, or as one of several where it has to be yours.
  enchant: ({ filter }, say) =>
    `encantar ${
      filter.types === undefined && filter.subtypes !== undefined
        ? indefinitePhrase(filter, say)
        : phrase(filter, say).text
    }`,
  equip: ({ cost }, say) => `equipar ${costText(cost, say)}`,
  extort: () => "extorsión",
  firstStrike: () => "daña primero",
  flash: () => "destello",
  flying: () => "vuela",
  fuse: () => "fusión",
  graft: ({ n }) => `injerto ${n}`,
  haste: () => "prisa",
  hexproof: () => "antimaleficio",
  indestructible: () => "indestructible",
  intimidate: () => "intimidar",
  lifelink: () => "vínculo vital",
  menace: () => "amenaza",
  overload: ({ cost }, say) => `sobrecarga ${costText(cost, say)}`,
  protection: ({ from }, say) => protectionFrom(from, say),
  reach: () => "alcance",
  trample: () => "arrolla",
  tribute: ({ n }) => `tributo ${n}`,
  unleash: () => "desatar",
  vigilance: () => "vigilancia",
};

/** "protección contra rojo", "protección contra encantamientos". */
function protectionFrom(from: ProtectionQuality, say: Say): string {
  if ("colors" in from) return `protección ${list(from.colors.map((color) => `contra ${colorAdjectives[color]}`))}`;
  if ("multicolored" in from) return "protección contra multicolor";
  if ("types" in from) {
    return `protección ${list(from.types.map((type) => `contra ${typeNouns[type].plural}`))}`;
  }
  if ("chosenColor" in from) return "protección contra el color de tu elección";
  const said = phrase(from.objects, say, { plural: true });
  return `protección contra ${said.gender === "f" ? "las" : "los"} ${said.text}`;
}

/** One keyword of a line, small. */
function keywordText(keyword: Keyword, say: Say): string {
  return sayKeyword(lines, keyword, say);
}

/** A line of keywords, with its full stop. */
export function keywordLine(keywords: readonly Keyword[], say: Say): string {
  const line = capitalised(keywords.map((keyword) => keywordText(keyword, say)).join(", "));
  return `${line}.`;
}

/** Keywords as what something has: "las habilidades de volar y prisa y protección contra blanco". */
export function asAbilities(keywords: readonly Keyword[], say: Say): string {
  const plain: KeywordName[] = [];
  const others: string[] = [];
  for (const keyword of keywords) {
    if (keyword.keyword === "protection") others.push(protectionFrom(keyword.from, say));
    else if (isParameterised(keyword)) others.push(`la habilidad de ${keywordText(keyword, say)}`);
    else plain.push(keyword.keyword);
  }
  return list([...(plain.length === 0 ? [] : [keywordAbility(plain)]), ...others]);
}

function isParameterised(keyword: Keyword): boolean {
  return Object.keys(keyword).length > 1;
}
