/** How an event is said together with others of its kind, and in short, in the language of whoever tells it. */
import type { GameEvent } from "@nykthos/engine";
import type { Teller } from "../speech.ts";
import { germanTogether } from "./de.ts";
import { englishTogether } from "./en.ts";
import { spanishTogether } from "./es.ts";
import type { Shared } from "./shared.ts";

const tables = { en: englishTogether, de: germanTogether, es: spanishTogether };

/** The part of an event in a sentence about several of its kind; null for what is only said alone. */
export function sharedOf(event: GameEvent, teller: Teller): Shared | null {
  return tables[teller.code][event.kind]?.(event, teller) ?? null;
}

/**
 * An event in few words, for whoever has heard what that ability says: its sentence without the ability's text; "" where it has none.
 * @param text the whole sentence
 */
export function briefOf({ kind, amount }: GameEvent, text: string, teller: Teller): string {
  if (kind !== "trigger" && kind !== "activate") return "";
  const detail = `: ${teller.abilityByNumber(amount)}`;
  return text.endsWith(detail) ? text.slice(0, -detail.length) : "";
}
export type { Shared } from "./shared.ts";
