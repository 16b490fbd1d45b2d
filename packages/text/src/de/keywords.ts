/** Keywords in German: as the line of a card, and as what something has or gains. */
import type { BasicLandType, Keyword, ProtectionQuality } from "@nykthos/engine/card";
import type { KeywordTable } from "../tables.ts";
import { sayKeyword } from "../tables.ts";
import { settle } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { costText } from "./costs.ts";
import { capitalised, listed } from "./grammar.ts";
import { keywordLine, keywordNoun } from "./keyword-names.ts";
import { cardTypeNouns, colorNames } from "./lexicon.ts";
import { phrase } from "./nouns.ts";
import { quantityNumber } from "./quantities.ts";

/** What is said after a keyword's name, where it has a cost, a number or a quality. */
const parameters: KeywordTable<GermanContext, string> = {
  deathtouch: () => "",
  defender: () => "",
  doubleStrike: () => "",
  enchant: ({ filter }, context) => phrase(filter, "a", context).say("acc"),
  equip: ({ cost }, context) => costText(cost, context),
  firstStrike: () => "",
  flash: () => "",
  flying: () => "",
  haste: () => "",
  hexproof: () => "",
  indestructible: () => "",
  intimidate: () => "",
  lifelink: () => "",
  protection: ({ from }, context) => `vor ${quality(from, context)}`,
  reach: () => "",
  trample: () => "",
  vigilance: () => "",
  cycling: ({ cost }, context) => costText(cost, context),
  echo: ({ cost }, context) => costText(cost, context),
  bloodthirst: ({ n }, context) => quantityNumber(n, context, "figures"),
  graft: ({ n }) => String(n),
  overload: ({ cost }, context) => costText(cost, context),
  extort: () => "",
  fuse: () => "",
  unleash: () => "",
  menace: () => "",
  bestow: ({ cost }, context) => costText(cost, context),
  tribute: ({ n }) => String(n),
};

/** What protection is from: "Weiß", "Verzauberungen", "allem Mehrfarbigen", "einer Farbe, die du bestimmst". */
function quality(from: ProtectionQuality, context: GermanContext): string {
  if ("colors" in from) return listed(from.colors.map((color) => colorNames[color]));
  if ("multicolored" in from) return "allem Mehrfarbigen";
  if ("types" in from) return listed(from.types.map((type) => cardTypeNouns[type].plural));
  if ("objects" in from) return phrase(from.objects, "none", context, { plural: true }).say("dat");
  return "einer Farbe, die du bestimmst";
}

function withParameters(name: string, keyword: Keyword, context: GermanContext): string {
  const rest = sayKeyword(parameters, keyword, context);
  return rest === "" ? name : `${name} ${rest}`;
}

/** A line of keywords: "Fliegend, Erstschlag, verursacht Trampelschaden". What costs damage to say goes last. */
export function keywordLineOf(keywords: readonly Keyword[], context: GermanContext): string {
  const said = trampleLast(keywords).map((keyword) => {
    const { keyword: name } = keyword;
    if (name === "cycling" && keyword.landType !== undefined) {
      return withParameters(`${landPrefixes[keyword.landType] ?? keyword.landType}umwandlung`, keyword, context);
    }
    return withParameters(keywordLine(name), keyword, context);
  });
  return settle(capitalised(said.join(", ")));
}

/** How a basic land type begins a compound: "Gebirgsumwandlung". */
const landPrefixes: Readonly<Record<string, string>> = {
  Plains: "Ebenen",
  Island: "Insel",
  Swamp: "Sumpf",
  Mountain: "Gebirgs",
  Forest: "Wald",
} satisfies Readonly<Record<BasicLandType, string>>;

/** "verursacht Trampelschaden" is said after all others but protection, which has a quality behind it. */
function trampleLast(keywords: readonly Keyword[]): readonly Keyword[] {
  const rank = (name: string): number => (name === "trample" ? 1 : name === "protection" ? 2 : 0);
  return [...keywords].sort((one, other) => rank(one.keyword) - rank(other.keyword));
}

/** What something has or gains: "Flugfähigkeit", "Schutz vor Weiß". */
export function keywordHad(keyword: Keyword, context: GermanContext): string {
  return withParameters(keywordNoun(keyword.keyword), keyword, context);
}
