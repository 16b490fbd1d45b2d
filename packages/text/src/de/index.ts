/** German: cards, abilities and type lines from their data. `verbs.ts` and `modifications.ts` are where most of it is said. */
import type { Language } from "../language.ts";
import { abilityText, cardText } from "./card.ts";
import { germanContext } from "./context.ts";
import { quantityText } from "./quantities.ts";
import { typeLine } from "./type-line.ts";

export const german: Language = {
  code: "de",
  cardText,
  ability: (ability, card, options) => abilityText(ability, card, options),
  quantity: (quantity, ability, card, options) => quantityText(quantity, "nom", germanContext(card, ability, options)),
  typeLine,
  name: ({ name }, options) => options?.names?.(name)?.name ?? name,
};
