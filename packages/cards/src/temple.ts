/** What all ten Temples have in common: they enter tapped, let their controller scry, and make either of two colours. */
import { activated, addEither, card, entersTapped, scry, selfEnters, when } from "@nykthos/engine/card";
import type { CardDefinition, Color } from "@nykthos/engine/card";

export function temple(name: string, ...colors: readonly [Color, Color]): CardDefinition {
  return card(name, null, "Land", [], entersTapped, when(selfEnters, scry(1)), activated("{T}", addEither(...colors)));
}
