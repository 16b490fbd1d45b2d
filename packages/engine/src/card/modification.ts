/**
 * Modifications: what a continuous effect does to an object (613), each with its layer, and the restrictions and requirements that
 * an object can be under. Used by static abilities and by effects of spells and abilities alike.
 */
import type { Ability } from "./ability.ts";
import type { CardType, Color } from "./words.ts";
import type { Cost } from "./cost.ts";
import type { Filter } from "./filter.ts";
import type { Keyword, PlainKeyword } from "./keyword.ts";
import type { Quantity } from "./quantity.ts";
import type { PlayerRef, Ref } from "./reference.ts";
import type { TargetSelection } from "./selection.ts";

/** A signed amount in "+X/-2": the sign is kept apart, so that "-0" can be said. */
export interface Signed {
  readonly sign: "+" | "-";
  readonly amount: Quantity;
}

export interface Modifications {
  // Layer 1 (613.2a): becomes a copy of that object (707), which the same words may target.
  copyOf: { readonly object: Ref | TargetSelection; readonly except?: readonly Modification[] };
  // Layer 2 (613.1b).
  control: { readonly by: PlayerRef };
  // Layer 4 (613.1d).
  addTypes: { readonly types?: readonly CardType[]; readonly subtypes?: readonly string[] };
  removeTypes: { readonly types: readonly CardType[] };
  /** "becomes an Island in addition to its other types", "is every basic land type". */
  everyBasicLandType: true;
  /** "becomes a red Weird with base power and toughness 0/1": types and subtypes are set, or added where `keeping`. */
  becomes: {
    readonly types?: readonly CardType[];
    readonly subtypes?: readonly string[];
    readonly colors?: readonly Color[];
    readonly base?: { readonly power: Quantity; readonly toughness: Quantity };
    readonly keywords?: readonly Keyword[];
    /** "They're still lands." */
    readonly keeping?: true;
  };
  // Layer 5 (613.1e).
  setColors: { readonly colors: readonly Color[] };
  // Layer 6 (613.1f).
  keyword: Keyword;
  loseKeyword: PlainKeyword;
  loseAllAbilities: true;
  /** "can't have or gain flying" (113.11). */
  cantHave: PlainKeyword;
  /** 'has "{T}: …"', 'gains "Whenever …"'. */
  ability: Ability;
  /** "except it has this ability": the ability that this effect comes from. */
  thisAbility: true;
  // Layer 7b (613.4b).
  setBase: { readonly power: Quantity; readonly toughness: Quantity };
  // Layer 7c (613.4c). `forEach`: "+1/+1 for each Wolf you control".
  pt: {
    readonly power: Signed;
    readonly toughness: Signed;
    readonly forEach?: Quantity;
    readonly plusForEach?: Quantity;
  };
  // Restrictions (508.1c, 509.1b) and requirements (508.1d, 509.1c).
  cantAttack: { readonly alone?: true; readonly unless?: AttackCondition };
  cantBlock: { readonly alone?: true; readonly what?: Ref; readonly unless?: Filter };
  cantAttackOrBlock: { readonly alone?: true; readonly unlessPays?: Cost };
  cantBeBlocked: {
    readonly exceptBy?: Filter;
    readonly by?: Filter;
    readonly exceptByCount?: number;
    readonly unlessAll?: true;
  };
  canBlockOnly: { readonly what: Filter };
  canBlockAdditional: { readonly count: number };
  canAttackAsThoughNoDefender: true;
  attacksIfAble: { readonly each?: "combat" | "turn" };
  blocksIfAble: { readonly each?: "combat" | "turn"; readonly what?: Ref };
  mustBeBlocked: true;
  /** "All creatures able to block it do so." */
  allMustBlock: true;
  doesntUntap: { readonly step: "untapStep" | "nextUntapStep" };
  cantBeRegenerated: true;
  cantActivate: true;
  activationCostsMore: { readonly cost: Cost };
}
/** What must be true for an attack: "unless defending player controls an Island", "unless you return an enchantment …". */
export type AttackCondition =
  { readonly defenderControls: Filter } | { readonly youControl: Filter } | { readonly cost: Cost };

export type ModificationKind = keyof Modifications;
export type Modification = { [K in ModificationKind]: { readonly [P in K]: Modifications[K] } }[ModificationKind];

/** The kind of a modification, its one key. */
export function modificationKind(modification: Modification): ModificationKind {
  return Object.keys(modification)[0] as ModificationKind;
}

/** How long a continuous effect lasts (611.2). */
export type Duration =
  | "endOfTurn" // until end of turn
  | "thisTurn" // this turn
  | "thisCombat"
  | "untilYourNextTurn"
  | "indefinitely"
  | { readonly aslongAs: "youControlSelf" | "selfRemainsTapped" | "selfOnBattlefield" | "remainsExiled" };
