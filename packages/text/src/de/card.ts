/** A card in German: its paragraphs, put together from its abilities. */
import type { Ability, CardDefinition, Quantity } from "@nykthos/engine/card";
import type { TextOptions } from "../language.ts";
import { halvesDivider } from "../language.ts";
import { paragraphsOf } from "./abilities.ts";
import { sentence } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { germanContext } from "./context.ts";
import { quantityText } from "./quantities.ts";
import { referenceNominal } from "./references.ts";
import { reminded } from "./reminders.ts";

/** The rules text of a card, its paragraphs parted by line breaks. */
export function cardText(card: CardDefinition, options?: TextOptions): string {
  if (card.halves !== undefined) return card.halves.map((half) => cardText(half, options)).join(halvesDivider);
  const paragraphs: string[] = [];
  const given = new Set<string>();
  // What defines a characteristic stands after the keywords that open the text (604.3).
  let defining = characteristics(card, options);
  for (const ability of card.abilities) {
    if (ability.kind !== "keywords") {
      paragraphs.push(...defining);
      defining = [];
    }
    const text = abilityText(ability, card, options, given);
    const before = ability.kind === "triggered" && ability.sameParagraph === true ? paragraphs.pop() : undefined;
    paragraphs.push(before === undefined ? text : `${before} ${text}`);
  }
  return [...paragraphs, ...defining].join("\n");
}

/** One ability as it stands in the text of the card; `given` has the reminders that the card has given already. */
export function abilityText(
  ability: Ability,
  card: CardDefinition,
  options?: TextOptions,
  given = new Set<string>(),
): string {
  const context = germanContext(card, ability, options);
  return reminded(paragraphsOf(ability, context).join("\n"), ability, context, given);
}

/** "Die Stärke der Zauberherz-Chimäre ist gleich der Anzahl an …" (208.2a). */
function characteristics({ power, toughness, ...card }: CardDefinition, options?: TextOptions): readonly string[] {
  const context = germanContext(card, { kind: "spell", effects: [] }, options);
  const whose = (): string => referenceNominal({ ref: "self" }, context).say("gen");
  const both = isComputed(power) && isComputed(toughness) && JSON.stringify(power) === JSON.stringify(toughness);
  if (both) return [equal(`Stärke und Widerstandskraft ${whose()} sind`, power, context)];
  return [
    ...(isComputed(power) ? [equal(`die Stärke ${whose()} ist`, power, context)] : []),
    ...(isComputed(toughness) ? [equal(`die Widerstandskraft ${whose()} ist`, toughness, context)] : []),
  ];
}
function isComputed(quantity: Quantity | undefined): quantity is Exclude<Quantity, number> {
  return typeof quantity === "object";
}
function equal(what: string, quantity: Quantity, context: GermanContext): string {
  return sentence(`${what} gleich ${quantityText(quantity, "dat", context)}`);
}
