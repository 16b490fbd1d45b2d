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
  return tables[teller.code].shared[event.kind]?.(event, teller) ?? null;
}

/** An event in few words, for whoever has heard the whole sentence before; "" where it is short already. */
export function briefOf(event: GameEvent, teller: Teller): string {
  return tables[teller.code].brief[event.kind]?.(event, teller) ?? "";
}
export type { Shared } from "./shared.ts";
