/** Tokens as the texts that create them describe them (111.3, 111.4), told as cards, so that both are loaded in the same way. */
import type { CardDefinition } from "../../card/card.ts";
import type { Token } from "../../card/effect.ts";

/** A token as a card: named after its subtypes unless it has a name (111.4). */
export function tokenDefinition(token: Token): CardDefinition {
  return {
    name: token.name ?? token.subtypes.join(" "),
    manaCost: null,
    supertypes: token.supertypes ?? [],
    types: token.types,
    subtypes: token.subtypes,
    colors: token.colors,
    ...(token.power === undefined ? {} : { power: token.power }),
    ...(token.toughness === undefined ? {} : { toughness: token.toughness }),
    abilities: [
      ...(token.keywords === undefined ? [] : [{ kind: "keywords" as const, keywords: token.keywords }]),
      ...(token.abilities ?? []),
    ],
  };
}
