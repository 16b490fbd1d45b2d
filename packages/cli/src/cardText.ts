/** A card as text: name, cost, type line, rules text, power and toughness, in a language. */
import type { CardDefinition } from "@nykthos/engine/card";
import { languages } from "@nykthos/text";
import type { LanguageCode } from "@nykthos/text";
import { namesIn } from "./names.ts";
import { width, wrap } from "./play/table.ts";

export function cardLines(card: CardDefinition, code: LanguageCode, reminder = true): string[] {
  const language = languages[code];
  const names = namesIn(code);
  const name = language.name(card, { names });
  const cost = card.manaCost ?? "";
  const lines = [`${name}${" ".repeat(Math.max(1, width - name.length - cost.length))}${cost}`.trimEnd()];
  lines.push(language.typeLine(card));
  const text = language.cardText(card, { names, reminder });
  if (text !== "") for (const paragraph of text.split("\n")) lines.push(...wrap(paragraph, 2));
  if (card.power !== undefined || card.toughness !== undefined)
    lines.push(`${number(card.power)}/${number(card.toughness)}`);
  if (card.loyalty !== undefined) lines.push(`[${card.loyalty}]`);
  return lines;
}

function number(value: CardDefinition["power"]): string {
  return typeof value === "number" ? String(value) : "*";
}
