/** Green cards of the preconstructed decks and the mechanics articles, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  card,
  controllerOf,
  creature,
  creatureToken,
  creatureYouControl,
  destroy,
  fight,
  it,
  permanent,
  spell,
  target,
} from "@nykthos/engine/card";

export const green: readonly CardDefinition[] = [
  card(
    "Beast Within",
    "{2}{G}",
    "Instant",
    [],
    spell(destroy(target(permanent)), {
      do: "create",
      who: controllerOf(it("target")),
      token: creatureToken(3, 3, "G", "Beast"),
      count: 1,
    }),
  ),

  card(
    "Prey Upon",
    "{G}",
    "Sorcery",
    [],
    spell(fight(target(creatureYouControl, "yours"), target({ ...creature, controller: "notYou" }, "theirs"))),
  ),
];
