/**
 * Keyword abilities (702): their names and what each is parameterised by. A keyword without parameters is written as its name.
 * Mechanics add theirs by declaration merging into `Keywords`.
 */
import type { Color, CardType } from "./words.ts";
import type { Cost } from "./cost.ts";
import type { Filter } from "./filter.ts";
import type { Quantity } from "./quantity.ts";

type None = Readonly<Record<never, never>>;

/** What protection is from (702.16). */
export type ProtectionQuality =
  | { readonly colors: readonly Color[] }
  | { readonly multicolored: true }
  | { readonly types: readonly CardType[] }
  | { readonly objects: Filter }
  /** The colour chosen on resolution. */
  | { readonly chosenColor: true };

export interface Keywords {
  deathtouch: None; // 702.2
  defender: None; // 702.3
  doubleStrike: None; // 702.4
  enchant: { readonly filter: Filter }; // 702.5
  equip: { readonly cost: Cost }; // 702.6
  firstStrike: None; // 702.7
  flash: None; // 702.8
  flying: None; // 702.9
  haste: None; // 702.10
  hexproof: None; // 702.11
  indestructible: None; // 702.12
  intimidate: None; // 702.13
  lifelink: None; // 702.15
  protection: { readonly from: ProtectionQuality }; // 702.16
  reach: None; // 702.17
  trample: None; // 702.19
  vigilance: None; // 702.20
  cycling: { readonly cost: Cost; readonly landType?: string }; // 702.29
  echo: { readonly cost: Cost }; // 702.30
  bloodthirst: { readonly n: Quantity }; // 702.54
  graft: { readonly n: number }; // 702.58
  overload: { readonly cost: Cost }; // 702.96
  extort: None; // 702.101
  fuse: None; // 702.102
  unleash: None; // 702.98
  menace: None; // 702.111
}
export type KeywordName = keyof Keywords;

/** A keyword as an ability of a card or as something granted. */
export type Keyword = { [K in KeywordName]: { readonly keyword: K } & Keywords[K] }[KeywordName];

/** Keywords that are no more than their name, and of which a second instance is redundant (702.1b and the keywords' own rules). */
export const plainKeywords = [
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
] as const satisfies readonly KeywordName[];
export type PlainKeyword = (typeof plainKeywords)[number];

/** Whether a keyword is no more than its name. */
export function isPlainKeyword(keyword: string): keyword is PlainKeyword {
  return (plainKeywords as readonly string[]).includes(keyword);
}
