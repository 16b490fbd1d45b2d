/**
 * A whole card in Spanish: its paragraphs in order, the power and toughness that its text defines among them (208.2a), and the
 * explanation in parentheses of each mechanic where it is wanted.
 */
import type { Ability, CardDefinition, Quantity } from "@nykthos/engine/card";
import type { TextOptions } from "../language.ts";
import { halvesDivider } from "../language.ts";
import { abilityText } from "./abilities.ts";
import { sentence } from "./grammar.ts";
import { amount } from "./quantities.ts";
import { reference } from "./references.ts";
import { countedNumber } from "./nouns.ts";
import { reminded } from "./reminders.ts";
import { sayFor } from "./say.ts";
import type { Say } from "./say.ts";

/** One ability's paragraph; `given` has the reminders that the card has given already. */
export function paragraph(
  ability: Ability,
  card: CardDefinition,
  options: TextOptions | undefined,
  given = new Set<string>(),
): string {
  const say = sayFor(card, ability, options);
  return reminded(abilityText(ability, say), ability, say, given);
}

export function cardText(card: CardDefinition, options?: TextOptions): string {
  if (card.halves !== undefined) return card.halves.map((half) => cardText(half, options)).join(halvesDivider);
  const lines: string[] = [];
  const given = new Set<string>();
  // What defines a characteristic stands after the keywords that open the text (604.3).
  let defined = characteristics(card, options);
  for (const ability of card.abilities) {
    if (ability.kind !== "keywords" && defined !== "") {
      lines.push(defined);
      defined = "";
    }
    const text = paragraph(ability, card, options, given);
    if (ability.kind === "triggered" && ability.sameParagraph === true && lines.length > 0) {
      lines[lines.length - 1] += ` ${text}`;
    } else lines.push(text);
  }
  if (defined !== "") lines.push(defined);
  return lines.join("\n");
}

/** "La fuerza de X es igual al número de …", "Tanto la fuerza como la resistencia de X son iguales al número de …". */
function characteristics(card: CardDefinition, options: TextOptions | undefined): string {
  const { power, toughness } = card;
  const say = sayFor(card, { kind: "keywords", keywords: [] }, options);
  const name = reference({ ref: "self" }, say).after;
  if (isDefined(power) && isDefined(toughness) && JSON.stringify(power) === JSON.stringify(toughness)) {
    return sentence(`tanto la fuerza como la resistencia de ${name} son iguales a ${number(power, say)}`);
  }
  return [
    isDefined(power) ? sentence(`la fuerza de ${name} es igual a ${number(power, say)}`) : "",
    isDefined(toughness) ? sentence(`la resistencia de ${name} es igual a ${number(toughness, say)}`) : "",
  ]
    .filter((line) => line !== "")
    .join(" ");
}

function isDefined(quantity: Quantity | undefined): quantity is Exclude<Quantity, number> {
  return typeof quantity === "object";
}

function number(quantity: Exclude<Quantity, number>, say: Say): string {
  return "count" in quantity ? countedNumber(quantity.count, say) : amount(quantity, say);
}
