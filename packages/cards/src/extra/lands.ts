/** Land cards of the preconstructed decks and the mechanics articles, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import { activated, addEither, card, entersTapped, payLife, replacement, self } from "@nykthos/engine/card";

export const lands: readonly CardDefinition[] = [
  card("Boros Guildgate", null, "Land — Gate", [], entersTapped, activated("{T}", addEither("R", "W"))),

  card(
    "Hallowed Fountain",
    null,
    "Land — Plains Island",
    [],
    replacement({ asEntersMayPayOrTapped: { what: self, cost: [payLife(2)] } }),
  ),
];
