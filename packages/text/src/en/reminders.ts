/** Reminder text (207.2): what a keyword or a keyword action means, made from the mechanic's own values, where it is asked for. */
import type { Ability } from "@nykthos/engine/card";
import type { Context } from "../context.ts";

export function reminded(text: string, _ability: Ability, _context: Context): string {
  return text;
}
