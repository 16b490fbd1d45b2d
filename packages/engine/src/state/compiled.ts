/**
 * Compiled cards: what a card's data becomes when it is loaded, once, so that playing reads masks and lists instead of words.
 * Frozen and shared between all games and forks. The state names compiled things by number only.
 */
import type {
  ActivatedAbility,
  AdditionalCostAbility,
  AlternativeCostAbility,
  CostAbility,
  ModalSpellAbility,
  ReplacementAbility,
  RuleAbility,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
} from "../card/ability.ts";
import type { CardDefinition } from "../card/card.ts";
import type { Condition } from "../card/condition.ts";
import type { Cost, ManaSymbol } from "../card/cost.ts";
import type { Effect } from "../card/effect.ts";
import type { EventKind, EventPattern } from "../card/event.ts";
import type { Keyword } from "../card/keyword.ts";
import type { Modification } from "../card/modification.ts";
import type { Quantity } from "../card/quantity.ts";
import type { Selection, TargetSelection, Who } from "../card/selection.ts";
import type { Zone } from "../card/words.ts";
import type { PlayerRef } from "../card/reference.ts";
import type { Bindings } from "./object.ts";

/** One step of a text, flattened: verbs in order, with jumps for the optional and conditional parts (608.2c). */
export type Step =
  | { readonly op: "do"; readonly effect: Effect }
  | { readonly op: "if"; readonly condition: Condition; readonly otherwise: number }
  /** Ask; a "no" goes to `no`, or to `did` where another of several players has done it. */
  | {
      readonly op: "may";
      readonly who: PlayerRef;
      readonly effect: Effect;
      readonly others: boolean;
      readonly did: number;
      readonly no: number;
    }
  /** Asks those of several players who have not been asked yet, at `start`; done if one of them did it. */
  | { readonly op: "mayOthers"; readonly start: number }
  /** Goes to `otherwise` unless the optional part before it was done. */
  | { readonly op: "ifDone"; readonly otherwise: number }
  | { readonly op: "jump"; readonly to: number }
  /** That player may pay; if paid, goes to `paid`. */
  | { readonly op: "unless"; readonly who: Who; readonly pays: Cost; readonly paid: number }
  /** Repeats the steps up to `end` for each of them. */
  | { readonly op: "each"; readonly of: Selection; readonly as: string; readonly end: number }
  | { readonly op: "next"; readonly start: number };

export type Program = readonly Step[];

/** A mode's part of a text, or the whole of one that is not modal. */
export interface CompiledMode {
  readonly program: Program;
  readonly targets: readonly TargetSelection[];
}

interface CompiledAbilityBase {
  /** Its number within the pool: `card * abilitiesPerCard + index`. Assigned when the card joins a pool. */
  readonly index: number;
  readonly card: CompiledCard;
  /** The zones it functions in (113.6), as a mask of `zoneBit`. */
  readonly zones: number;
  /** One mode for a text that is not modal; for statics none. */
  readonly modes: readonly CompiledMode[];
  /** Which paragraph of the card it stands in, or of the ability that grants it. */
  readonly paragraph: number;
}
export interface CompiledSpell extends CompiledAbilityBase {
  readonly kind: "spell";
  readonly data: SpellAbility | ModalSpellAbility;
  readonly choose: "one" | "oneOrBoth" | "all";
}
export interface CompiledActivated extends CompiledAbilityBase {
  readonly kind: "activated";
  readonly data: ActivatedAbility;
  /** A mana ability (605.1a): no target, could add mana, no loyalty. */
  readonly isManaAbility: boolean;
  readonly loyalty: boolean;
  readonly tapsSelf: boolean;
  readonly choose: "one" | "oneOrBoth" | "all";
}
export interface CompiledTriggered extends CompiledAbilityBase {
  readonly kind: "triggered";
  readonly data: TriggeredAbility;
  /** The patterns, with `anyOf` taken apart. */
  readonly patterns: readonly EventPattern[];
  readonly events: readonly EventKind[];
  /** A triggered mana ability (605.1b). */
  readonly isManaAbility: boolean;
}
export interface CompiledStatic extends CompiledAbilityBase {
  readonly kind: "static";
  readonly data: StaticAbility;
}
export interface CompiledRule extends CompiledAbilityBase {
  readonly kind: "rule";
  readonly data: RuleAbility;
}
export interface CompiledReplacement extends CompiledAbilityBase {
  readonly kind: "replacement";
  readonly data: ReplacementAbility;
}
export interface CompiledCostAbility extends CompiledAbilityBase {
  readonly kind: "cost";
  readonly data: CostAbility;
}
interface CompiledAdditionalCost extends CompiledAbilityBase {
  readonly kind: "additionalCost";
  readonly data: AdditionalCostAbility;
}
interface CompiledAlternativeCost extends CompiledAbilityBase {
  readonly kind: "alternativeCost";
  readonly data: AlternativeCostAbility;
}
/** A keyword that is more than a plain word, kept for the rules that ask for it. */
export interface CompiledKeyword extends CompiledAbilityBase {
  readonly kind: "keyword";
  readonly data: Keyword;
}

export type CompiledAbility =
  | CompiledSpell
  | CompiledActivated
  | CompiledTriggered
  | CompiledStatic
  | CompiledRule
  | CompiledReplacement
  | CompiledCostAbility
  | CompiledAdditionalCost
  | CompiledAlternativeCost
  | CompiledKeyword;

/** What a split card is cast as: one of its halves (709.3), or both at once where it has fuse (702.102). */
export const splitForms = { left: "left", right: "right", fused: "fuse" } as const;

/** A way to cast a card other than for its mana cost, as a keyword offers it (118.9); or a part of a split card. */
export interface CastForm {
  /** The keyword, or the name of the part. */
  readonly keyword: string;
  readonly cost: Cost;
  /** The characteristics of the spell and of the permanent it becomes, instead of the printed ones; see `forms` in the rules. */
  readonly characteristics: Characteristics | null;
  readonly abilities: readonly CompiledAbility[];
  /** What the spell does, where that is not what the card does. */
  readonly spell: CompiledSpell | null;
  /** The only zone that it can be cast from that way; null for any. */
  readonly from: Zone | null;
}

export interface CompiledCard {
  readonly definition: CardDefinition;
  readonly name: string;
  /** What is printed on it, ready for use: most objects most of the time are just this. */
  readonly printed: Characteristics;
  /** All its abilities in order of the text, granted ones after them; an ability's `index` is its place here. */
  readonly abilities: readonly CompiledAbility[];
  readonly spell: CompiledSpell | null;
  /** A split card is always cast as one of its forms, for their mana costs (709.3). */
  readonly isSplit: boolean;
  /** Alternative ways to cast it. */
  readonly forms: readonly CastForm[];
  readonly additionalCosts: readonly CompiledAdditionalCost[];
  readonly alternativeCosts: readonly CompiledAlternativeCost[];
  readonly costAbilities: readonly CompiledCostAbility[];
  /** Power or toughness that is defined by an ability (208.2a, 604.3). */
  readonly definesPower: Quantity | null;
  readonly definesToughness: Quantity | null;
  /** Tokens that its texts can create, as cards of their own; found by their `Token` data. */
  readonly tokens: readonly CompiledCard[];
  /** Whether any ability functions in the graveyard or hand. */
  readonly zonesWithAbilities: number;
  readonly isToken: boolean;
}

/**
 * What an object is (109.3): printed, or after all continuous effects (613). Never changed once made; shared freely.
 * Masks: bit i of `colors` is `colors[i]`, of `types` `cardTypes[i]`, of `supertypes` `supertypes[i]`, of `keywords` `plainKeywords[i]`.
 */
export interface Characteristics {
  readonly name: string;
  readonly manaCost: readonly ManaSymbol[] | null;
  readonly manaValue: number;
  readonly colors: number;
  readonly supertypes: number;
  readonly types: number;
  readonly subtypes: readonly string[];
  readonly keywords: number;
  /** Plain keywords that it cannot have or gain (113.11). */
  readonly cantHave: number;
  readonly abilities: readonly CompiledAbility[];
  readonly power: number;
  readonly toughness: number;
  readonly loyalty: number;
  readonly controller: number;
  /** What it is kept from or made to do by effects on it (508.1c–d, 509.1b–c and the like), with where that comes from. */
  readonly limits: readonly Limit[];
}

/** A restriction, requirement or permission on an object. */
export interface Limit {
  readonly modification: Modification;
  /** The object whose effect it is, for references in it and for `explain`. */
  readonly source: number;
  readonly controller: number;
  readonly bindings: Bindings;
}

/** Zones as bits, for masks. */
export const zoneBit: Readonly<Record<Zone, number>> = {
  library: 1,
  hand: 2,
  battlefield: 4,
  graveyard: 8,
  stack: 16,
  exile: 32,
  command: 64,
};
