/** Land cards of the decks and articles that are from other sets, by name. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  addEither,
  addMana,
  card,
  creature,
  entersTapped,
  gainLife,
  has,
  payLife,
  pt,
  replacement,
  scry,
  self,
  selfEnters,
  target,
  trample,
  untilEndOfTurn,
  when,
} from "@nykthos/engine/card";

export const lands: readonly CardDefinition[] = [
  card("Azorius Guildgate", null, "Land — Gate", [], entersTapped, activated("{T}", addEither("W", "U"))),

  card("Boros Guildgate", null, "Land — Gate", [], entersTapped, activated("{T}", addEither("R", "W"))),

  card(
    "Hallowed Fountain",
    null,
    "Land — Plains Island",
    [],
    replacement({ asEntersMayPayOrTapped: { what: self, cost: [payLife(2)] } }),
  ),

  card("Izzet Guildgate", null, "Land — Gate", [], entersTapped, activated("{T}", addEither("U", "R"))),

  card(
    "Kazandu Refuge",
    null,
    "Land",
    [],
    entersTapped,
    when(selfEnters, gainLife(1)),
    activated("{T}", addEither("R", "G")),
  ),

  card("Llanowar Reborn", null, "Land", [], entersTapped, activated("{T}", addMana("{G}")), { keyword: "graft", n: 1 }),

  card("New Benalia", null, "Land", [], entersTapped, when(selfEnters, scry(1)), activated("{T}", addMana("{W}"))),

  card(
    "Skarrg, the Rage Pits",
    null,
    "Land",
    [],
    activated("{T}", addMana("{C}")),
    activated(["{R}{G}", "{T}"], untilEndOfTurn(target(creature), pt(1, 1), has(trample))),
  ),
];
