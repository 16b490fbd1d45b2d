/**
 * The official texts of cards, as data that a caller has read: their English, German and Spanish wording, to hold the rendered text
 * against. Knows where each field stands in that data, and no file system.
 */
import type { LanguageCode } from "./language.ts";
import { languageCodes } from "./language.ts";

export interface OfficialCard {
  readonly name: string;
  /** The wording by language, with reminder text. English is of today, the others are as they were printed. */
  readonly text: Readonly<Partial<Record<LanguageCode, string>>>;
  /** The English has not changed since the German and Spanish were printed, so that all three say the same. */
  readonly unchanged: boolean;
}

/**
 * Reads the official texts out of parsed JSON: a list of cards, or an object with one under `cards`.
 * @throws TypeError that says what is missing, for data of another shape.
 */
export function officialCards(data: unknown): readonly OfficialCard[] {
  const list = Array.isArray(data) ? (data as readonly unknown[]) : fieldOf(data, "cards");
  if (!Array.isArray(list)) throw new TypeError("Expected a list of cards, or an object with one under `cards`");
  return list.map((item: unknown, index) => {
    const name = fieldOf(item, "name");
    if (typeof name !== "string") throw new TypeError(`Card ${index + 1} of the official texts has no name`);
    const text: Partial<Record<LanguageCode, string>> = {};
    for (const code of languageCodes) {
      const said =
        code === "en" ? (fieldOf(item, "text") ?? "") : fieldOf(fieldOf(fieldOf(item, "local"), code), "text");
      if (typeof said === "string") text[code] = said;
    }
    return { name, text, unchanged: fieldOf(item, "unchanged") === true };
  });
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[field];
}

/** A text without its reminder text (parentheses, 207.2) and with its white space folded: one paragraph a line. */
export function withoutReminder(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/\([^()]*\)/gu, "")
        .replace(/\s+/gu, " ")
        .trim(),
    )
    .filter((line) => line !== "")
    .join("\n");
}
