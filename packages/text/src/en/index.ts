/** English: a card, put together from its paragraphs. The wording is that of the official texts, which `check.ts` holds it against. */
import type { Ability, CardDefinition, Quantity } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { contextFor } from "../context.ts";
import type { Language, TextOptions } from "../language.ts";
import { halvesDivider } from "../language.ts";
import { paragraph } from "./abilities.ts";
import { one, possessiveOf, sentence } from "./grammar.ts";
import { amount } from "./quantities.ts";
import { reminded } from "./reminders.ts";

export const english: Language = {
  code: "en",
  cardText,
  ability: (ability, card, options) => abilityText(ability, card, options),
  quantity: (quantity, ability, card, options) => amount(quantity, contextFor(card, ability, options)),
  typeLine: ({ supertypes, types, subtypes }) => {
    const before = [...supertypes, ...types].join(" ");
    return subtypes.length === 0 ? before : `${before} — ${subtypes.join(" ")}`;
  },
  name: ({ name }, options) => options?.names?.(name)?.name ?? name,
};

/** An ability's paragraph; `explained` has the reminders that the card has given already. */
function abilityText(
  ability: Ability,
  card: CardDefinition,
  options: TextOptions | undefined,
  explained = new Set<string>(),
): string {
  const context = contextFor(card, ability, options);
  return reminded(paragraph(ability, context), ability, context, explained);
}

function cardText(card: CardDefinition, options?: TextOptions): string {
  if (card.halves !== undefined) return card.halves.map((half) => cardText(half, options)).join(halvesDivider);
  const lines: string[] = [];
  const explained = new Set<string>();
  // What defines a characteristic stands after the keywords that open the text (604.3).
  let defining = definingText(card, options);
  for (const ability of card.abilities) {
    if (ability.kind !== "keywords" && defining !== undefined) {
      lines.push(defining);
      defining = undefined;
    }
    const text = abilityText(ability, card, options, explained);
    const previous = lines.at(-1);
    if (ability.kind === "triggered" && ability.sameParagraph === true && previous !== undefined) {
      lines[lines.length - 1] = `${previous} ${text}`;
    } else lines.push(text);
  }
  if (defining !== undefined) lines.push(defining);
  return lines.join("\n");
}

/** "Spellheart Chimera's power is equal to …", for a power or toughness printed as "*" (208.2a). */
function definingText(card: CardDefinition, options: TextOptions | undefined): string | undefined {
  const { power, toughness } = card;
  const context: Context = contextFor(card, { kind: "spell", effects: [] }, options);
  const name = possessiveOf(one(context.name.name));
  const value = (quantity: Quantity | undefined): string | undefined =>
    quantity === undefined || typeof quantity === "number" ? undefined : amount(quantity, context);
  const [first, second] = [value(power), value(toughness)];
  if (first === undefined && second === undefined) return undefined;
  if (first === second) return sentence(`${name} power and toughness are each equal to ${first}`);
  const parts = [
    ...(first === undefined ? [] : [`power is equal to ${first}`]),
    ...(second === undefined ? [] : [`toughness is equal to ${second}`]),
  ];
  return sentence(`${name} ${parts.join(" and its ")}`);
}
