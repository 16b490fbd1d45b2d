/** Keyword abilities in English (702): as a line of a card, and as something that an object has or gains. */
import type { Cost, Keyword, ProtectionQuality } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import type { KeywordTable } from "../tables.ts";
import { sayKeyword } from "../tables.ts";
import { activationCost, isManaCost } from "./costs.ts";
import { listed, pluralOf } from "./grammar.ts";
import { noun } from "./nouns.ts";
import { amount } from "./quantities.ts";
import { colorWords, keywordWords, typeWords } from "./words.ts";

/** "flying", "protection from red", "bestow {3}{G}{G}". */
export function keywordName(keyword: Keyword, context: Context): string {
  return sayKeyword(keywords, keyword, context);
}

function plain({ keyword }: Keyword): string {
  return keywordWords[keyword];
}

/** "Equip {2}", but "Equip—Pay 3 life." for what is no mana cost. */
function withCost(keyword: string, cost: Cost, context: Context): string {
  const text = activationCost(cost, context);
  return isManaCost(cost) ? `${keyword} ${text}` : `${keyword}—${text}.`;
}

const keywords: KeywordTable<Context, string> = {
  deathtouch: plain,
  defender: plain,
  doubleStrike: plain,
  enchant: ({ filter }, context) => `enchant ${noun(filter, context)}`,
  equip: ({ cost }, context) => withCost("equip", cost, context),
  firstStrike: plain,
  flash: plain,
  flying: plain,
  haste: plain,
  hexproof: plain,
  indestructible: plain,
  intimidate: plain,
  lifelink: plain,
  protection: ({ from }, context) => `protection from ${quality(from, context)}`,
  reach: plain,
  trample: plain,
  vigilance: plain,
  cycling: ({ cost, landType }, context) =>
    withCost(landType === undefined ? "cycling" : `${landType.toLowerCase()}cycling`, cost, context),
  echo: ({ cost }, context) => withCost("echo", cost, context),
  bloodthirst: ({ n }, context) => `bloodthirst ${amount(n, context)}`,
  graft: ({ n }) => `graft ${n}`,
  overload: ({ cost }, context) => withCost("overload", cost, context),
  extort: plain,
  fuse: plain,
  unleash: plain,
  menace: plain,
  bestow: ({ cost }, context) => withCost("bestow", cost, context),
  tribute: ({ n }) => `tribute ${n}`,
};

function quality(from: ProtectionQuality, context: Context): string {
  if ("colors" in from)
    return listed(
      from.colors.map((color) => colorWords[color]),
      "and from",
    );
  if ("multicolored" in from) return "multicolored";
  if ("types" in from)
    return listed(
      from.types.map((type) => pluralOf(typeWords[type])),
      "and from",
    );
  if ("objects" in from) return noun(from.objects, context, { plural: true });
  return "the color of your choice";
}
