/**
 * A card as data (108, 200): its printed characteristics and its abilities, in the order of the text. JSON-serialisable, frozen, and
 * all that the engine, the renderer and the explainer ever know of it.
 */
import type { Ability } from "./ability.ts";
import type { CardType, Color, Supertype } from "./words.ts";
import type { ManaCost } from "./cost.ts";
import type { Quantity } from "./quantity.ts";

export interface CardDefinition {
  /** The English name (201). */
  readonly name: string;
  /** As written; `null` for none (lands, tokens), which is unpayable (118.6). */
  readonly manaCost: ManaCost | null;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** Only where the mana cost does not say it (tokens, 204). */
  readonly colors?: readonly Color[];
  /** A number, or a characteristic-defining quantity for "*" (208.2a). */
  readonly power?: Quantity;
  readonly toughness?: Quantity;
  readonly loyalty?: number;
  /**
   * The two halves of a split card (709), each a card as far as it is cast; the card itself has their characteristics combined (709.4):
   * both names, both mana costs, all types, all abilities.
   */
  readonly halves?: readonly [CardDefinition, CardDefinition];
  readonly abilities: readonly Ability[];
}
