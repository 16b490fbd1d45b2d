/**
 * The noun phrase: which objects (or players) a text speaks of. One shape for targets, choices, triggers, statics, counting and costs.
 * Every field narrows; a language decides in which order and with which grammar the fields are said.
 */
import type { CardType, Color, CounterKind, Designation, Supertype, Zone } from "./words.ts";
import type { KeywordName } from "./keyword.ts";
import type { Quantity } from "./quantity.ts";
import type { PlayerRef, Ref } from "./reference.ts";

export type Comparison =
  | { readonly is: "atLeast"; readonly value: Quantity }
  | { readonly is: "atMost"; readonly value: Quantity }
  | { readonly is: "exactly"; readonly value: Quantity }
  | { readonly is: "lessThan"; readonly value: Quantity };

/** Whose: of `you`, an `opponent` (one), your `opponents` (all), someone who is `notYou` ("you don't control"), or a known player. */
export type Whose = "you" | "opponent" | "opponents" | "notYou" | PlayerRef;

export interface Filter {
  /**
   * What kind of thing: a permanent (the default), a card in another zone, a spell, a spell or ability ("stackObject"), or a player
   * ("player", "opponent"). `anyTarget` is a creature, planeswalker or player (115.4).
   */
  readonly noun?:
    | "permanent"
    | "card"
    | "spell"
    | "stackObject"
    | "player"
    | "opponent"
    | "anyTarget"
    | "playerOrPlaneswalker"
    | "token"
    | "source";
  /** One of these types: "artifact or enchantment". */
  readonly types?: readonly CardType[];
  /** How a list of `types` or `either` is joined: "or" (default), "and/or", "and". */
  readonly join?: "or" | "and/or" | "and";
  /** All of these types: "enchantment creature", "artifact creature". */
  readonly allTypes?: readonly CardType[];
  readonly notTypes?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly notSupertypes?: readonly Supertype[];
  /** One of these subtypes: "Forest or Plains". */
  readonly subtypes?: readonly string[];
  readonly notSubtypes?: readonly string[];
  readonly colors?: readonly Color[];
  readonly notColors?: readonly Color[];
  readonly colorCount?: "multicolored" | "monocolored" | "colorless";
  /** Of the colour that was chosen for this object (607.2d). */
  readonly ofChosenColor?: true;
  readonly controller?: Whose;
  readonly owner?: Whose;
  /** Not the object that the ability is on: "another", "other". */
  readonly other?: true;
  /** Not that object. */
  readonly otherThan?: Ref;
  readonly tapped?: boolean;
  readonly attacking?: true;
  readonly blocking?: true;
  /** "attacking or blocking". */
  readonly inCombat?: true;
  /** Blocking that object, or blocked by it. */
  readonly blockingOrBlockedBy?: Ref;
  readonly blockedBy?: Ref;
  readonly enchanted?: boolean;
  readonly attachedTo?: Ref;
  readonly power?: Comparison;
  readonly toughness?: Comparison;
  readonly manaValue?: Comparison;
  readonly keyword?: KeywordName;
  readonly withoutKeyword?: KeywordName;
  readonly counter?: CounterKind;
  readonly designation?: Designation;
  /** The same name as that object, or as any object that fits: "with the same name as a card exiled with ~" (201.2). */
  readonly sameNameAs?: Ref | { readonly a: Filter };
  readonly notNamedSelf?: true;
  readonly sameManaValueAs?: Ref;
  readonly sharesCardTypeWith?: Ref;
  readonly sameControllerAs?: Ref;
  readonly dealtDamageThisTurnTo?: PlayerRef;
  /** A spell that targets that object. */
  readonly targeting?: Ref;
  /** A spell with {X} in its mana cost. */
  readonly xInCost?: true;
  /** Cards in these zones. Where `noun` is "card" and no zone is given, the text around it says where. */
  readonly zone?: Zone | readonly Zone[];
  /** Exiled with that object (607.2a). */
  readonly exiledWith?: Ref;
  /** One of what was bound to that name: "of those creatures", "card from among them". */
  readonly among?: string;
  /** One of several whole phrases: "creature or Aura spell", "enchanted creature or enchantment creature". */
  readonly either?: readonly Filter[];
}
