/**
 * Abilities (113): what a card's paragraphs are. The four kinds of 113.3, with keywords as a line of their own, and the static
 * abilities split by what they do: change objects, change rules, replace events, change costs.
 */
import type { AbilityWord, CardType, CounterKind, Zone } from "./words.ts";
import type { Condition } from "./condition.ts";
import type { Cost, ManaCost } from "./cost.ts";
import type { Effect, Mode } from "./effect.ts";
import type { EventPattern } from "./event.ts";
import type { Filter } from "./filter.ts";
import type { Keyword, KeywordName } from "./keyword.ts";
import type { Modification } from "./modification.ts";
import type { Quantity } from "./quantity.ts";
import type { PlayerRef, Ref } from "./reference.ts";
import type { Selection } from "./selection.ts";

/** A line of keywords: "Flying, first strike". */
export interface KeywordAbility {
  readonly kind: "keywords";
  readonly keywords: readonly Keyword[];
}

/** What an instant or sorcery does (113.3a). */
export interface SpellAbility {
  readonly kind: "spell";
  readonly effects: readonly Effect[];
}

/** "Choose one —", "Choose one or both —" (700.2). */
export interface Modal {
  readonly choose: "one" | "oneOrBoth";
  readonly modes: readonly Mode[];
}

export interface ModalSpellAbility {
  readonly kind: "modalSpell";
  readonly modal: Modal;
}

/** "[Cost]: [Effect.]" (602.1). */
export interface ActivatedAbility {
  readonly kind: "activated";
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  readonly modal?: Modal;
  /** "Activate only as a sorcery" / "only once each turn" / "only if …" (602.5). */
  readonly timing?: "sorcery";
  readonly oncePerTurn?: true;
  readonly onlyIf?: Condition;
  /** "This ability costs {1} less to activate for each …". */
  readonly costsLess?: { readonly amount: number; readonly forEach: Quantity };
  /** Functions in another zone than the battlefield, which the text makes plain (113.6m). */
  readonly zone?: Zone;
  /** The keyword that it comes from, once expanded. */
  readonly keyword?: KeywordName;
}

/** "[When/Whenever/At] [event], [if condition,] [effect.]" (603.1). */
export interface TriggeredAbility {
  readonly kind: "triggered";
  readonly word: "when" | "whenever" | "at";
  readonly label?: AbilityWord;
  readonly event: EventPattern;
  /** Intervening "if" (603.4). */
  readonly condition?: Condition;
  readonly effects: readonly Effect[];
  readonly keyword?: KeywordName;
  readonly zone?: Zone;
  /** Stands in the same paragraph as the ability before it. Of no meaning to the rules. */
  readonly sameParagraph?: true;
}

/** A continuous effect on objects (604.2, 611.3): "Creatures you control get +1/+1." */
export interface StaticAbility {
  readonly kind: "static";
  readonly label?: AbilityWord;
  readonly what: Selection;
  readonly mods: readonly Modification[];
  /** "As long as C, …" (before), or "… as long as C" where `after`; `unless` says its negation. */
  readonly condition?: Condition;
  readonly conditionSaid?: "before" | "after" | "unless";
  /** "Otherwise, it gets -2/-2." */
  readonly otherwise?: readonly Modification[];
  /** "Otherwise, prevent all damage that …": a replacement effect (614) that applies while the condition is false. */
  readonly otherwiseReplaced?: Replacement;
  readonly each?: true;
}

/** A rule of the game is changed (613.11). */
export interface RuleAbility {
  readonly kind: "rule";
  readonly rule: RuleChange;
}
export type RuleChange =
  | { readonly cantGainLife: PlayerRef | "yourOpponents" }
  | { readonly noMaximumHandSize: PlayerRef }
  | { readonly youHaveHexproof: true }
  | { readonly cantBeCountered: Ref }
  | { readonly cantAttackDuringExtraTurns: Ref }
  /** "Each player can't draw more than one card each turn." */
  | { readonly drawLimit: number }
  | { readonly castLimit: number }
  | { readonly playFromTop: "lands" }
  | { readonly topRevealed: true }
  | { readonly untapDuringOthersUntapStep: readonly CardType[] }
  | { readonly castAsThoughFlash: Filter }
  | { readonly cantBeTargeted: "cardsInGraveyards" }
  | { readonly mayChooseNotToUntap: Ref }
  | { readonly cantCastSameNameAsExiled: Ref }
  | { readonly manaBecomesColorless: true }
  /** "Reveal the first card you draw on each of your turns" (701.20a), as it is drawn; a draw that is replaced reveals nothing. */
  | { readonly revealFirstDrawOfYourTurns: true };

/** An event is replaced or something happens as it enters (614, 615). */
export interface ReplacementAbility {
  readonly kind: "replacement";
  readonly replacement: Replacement;
  /** Applies only while this is true; where it is the "Otherwise" of a static ability, its negation. */
  readonly condition?: Condition;
}
export type Replacement =
  /** "~ enters the battlefield tapped." */
  | { readonly entersTapped: Ref | Filter }
  | {
      readonly entersWithCounters: {
        readonly what: Ref;
        readonly kind: CounterKind;
        readonly count: Quantity;
      };
    }
  /** "As ~ enters the battlefield, choose a color." */
  | { readonly asEntersChooseColor: Ref }
  /** "As ~ enters, you may pay 2 life. If you don't, it enters tapped." */
  | { readonly asEntersMayPayOrTapped: { readonly what: Ref; readonly cost: Cost } }
  /** "If a source would deal damage …, it deals double that damage … instead." */
  | { readonly doubleDamage: true }
  | { readonly preventDamage: { readonly to?: Selection; readonly by?: Selection; readonly combat?: true } }
  | { readonly graveyardToExile: Filter }
  | { readonly drawInstead: { readonly condition: Condition; readonly effects: readonly Effect[] } };

/** A change of the cost of spells (601.2f). */
export interface CostAbility {
  readonly kind: "cost";
  readonly label?: AbilityWord;
  /** "This spell", or spells that fit, cast by you. */
  readonly spells: "thisSpell" | Filter;
  /** Mana symbols more or less, once or for each; `reducesColored`: reduces coloured mana only. */
  readonly more?: ManaCost;
  readonly less?: ManaCost;
  readonly lessX?: Quantity;
  readonly forEach?: Quantity | "targetBeyondFirst" | "creatureTargeted";
  readonly reducesColored?: true;
}

/** "As an additional cost to cast this spell, sacrifice a creature." (601.2b) */
export interface AdditionalCostAbility {
  readonly kind: "additionalCost";
  readonly cost: Cost;
}

/** "You may exile a red card from your hand rather than pay this spell's mana cost." (118.9) */
export interface AlternativeCostAbility {
  readonly kind: "alternativeCost";
  readonly cost: Cost;
}

/** A planeswalker's loyalty ability is an activated ability with a `loyalty` cost (606). */
export type Ability =
  | KeywordAbility
  | SpellAbility
  | ModalSpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | RuleAbility
  | ReplacementAbility
  | CostAbility
  | AdditionalCostAbility
  | AlternativeCostAbility;
export type AbilityKind = Ability["kind"];
