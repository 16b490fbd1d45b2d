/** How a token is called: as its text says, or else by its subtypes, which each language has words for (111.4). */
import type { CardDefinition } from "@nykthos/engine/card";
import type { Language, TextOptions } from "./language.ts";

export function tokenName(language: Language, definition: CardDefinition, options: TextOptions = {}): string {
  const { name, subtypes } = definition;
  if (options.names?.(name) !== undefined) return language.name(definition, options);
  if (subtypes.length === 0 || name !== subtypes.join(" ")) return name;
  return language.typeLine({ ...definition, supertypes: [] }).split(" — ")[1] ?? name;
}
