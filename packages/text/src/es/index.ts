/** Spanish: a language as a total map over the card language. Start at `card.ts`; each other file is one concept. */
import type { Language } from "../language.ts";
import { cardText, paragraph } from "./card.ts";
import { amount } from "./quantities.ts";
import { sayFor } from "./say.ts";
import { typeLine } from "./type-line.ts";

export const spanish: Language = {
  code: "es",
  cardText,
  ability: (ability, card, options) => paragraph(ability, card, options),
  quantity: (quantity, ability, card, options) => amount(quantity, sayFor(card, ability, options)),
  typeLine,
  name: ({ name }, options) => options?.names?.(name)?.name ?? name,
};
