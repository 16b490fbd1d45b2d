/** A card in German: its paragraphs, its type line and its name. */
import type { CardDefinition, Quantity } from "@nykthos/engine/card";
import type { TextOptions } from "../language.ts";
import { paragraphsOf } from "./abilities.ts";
import { sentence } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { germanContext } from "./context.ts";
import { quantityText } from "./quantities.ts";
import { referenceNominal } from "./references.ts";
import { reminderFor } from "./reminders.ts";

/** The rules text of a card, its paragraphs parted by line breaks. */
export function cardText(card: CardDefinition, options?: TextOptions): string {
  const paragraphs: string[] = [];
  for (const ability of card.abilities) {
    const context = germanContext(card, ability, options);
    const said = [...paragraphsOf(ability, context)];
    const reminder = options?.reminder === true ? reminderFor(ability, context) : "";
    if (reminder !== "") said.push(`${said.pop() ?? ""} ${reminder}`);
    const [first = "", ...rest] = said;
    const before = "sameParagraph" in ability && ability.sameParagraph === true ? paragraphs.pop() : undefined;
    paragraphs.push(before === undefined ? first : `${before} ${first}`, ...rest);
  }
  return [...paragraphs, ...characteristics(card, options)].join("\n");
}

/** "Die Stärke der Zauberherz-Chimäre ist gleich der Anzahl an …" (208.2a): said after keywords, where it stands alone. */
function characteristics(card: CardDefinition, options?: TextOptions): readonly string[] {
  const { power, toughness } = card;
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
