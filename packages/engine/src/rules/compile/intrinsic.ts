/** What basic land types are worth by themselves (305.6): a mana ability each, and a card that has them all and nothing else. */
import type { ActivatedAbility } from "../../card/ability.ts";
import type { CardDefinition } from "../../card/card.ts";
import { basicLandTypes, manaOfBasicLandType } from "../../card/words.ts";
import type { BasicLandType } from "../../card/words.ts";

const intrinsicAbilities = new Map<BasicLandType, ActivatedAbility>();

/** The mana ability of a basic land type; the same data each time, so that it is compiled once. */
export function intrinsicAbility(type: BasicLandType): ActivatedAbility {
  const known = intrinsicAbilities.get(type);
  if (known !== undefined) return known;
  const ability: ActivatedAbility = {
    kind: "activated",
    cost: [{ pay: "tapSelf" }],
    effects: [{ do: "addMana", mana: { symbols: `{${manaOfBasicLandType[type]}}` } }],
  };
  intrinsicAbilities.set(type, ability);
  return ability;
}

/** A card that only holds what the rules themselves give: the mana abilities of basic land types (305.6). */
export const intrinsicCard: CardDefinition = {
  name: "",
  manaCost: null,
  supertypes: [],
  types: ["Land"],
  subtypes: basicLandTypes,
  abilities: [],
};
