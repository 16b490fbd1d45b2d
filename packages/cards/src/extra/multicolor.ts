/** Multicoloured cards of the preconstructed decks and the mechanics articles, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import { card, cardOf, creature, haste, replacement, spell, target, that } from "@nykthos/engine/card";

export const multicolor: readonly CardDefinition[] = [
  card(
    "Bioshift",
    "{G/U}",
    "Instant",
    [],
    spell({
      do: "moveCounters",
      kind: "+1/+1",
      from: target(creature, "from"),
      to: target({ ...creature, otherThan: that("from"), sameControllerAs: that("from") }, "onto"),
    }),
  ),

  card(
    "Dryad Militant",
    "{G/W}",
    "Creature — Dryad Soldier",
    [2, 1],
    replacement({ graveyardToExile: cardOf(["Instant", "Sorcery"]) }),
  ),

  card("Rakdos Cackler", "{B/R}", "Creature — Devil", [1, 1], { keyword: "unleash" }),

  card("Rakdos Shred-Freak", "{B/R}{B/R}", "Creature — Human Berserker", [2, 1], haste),
];
