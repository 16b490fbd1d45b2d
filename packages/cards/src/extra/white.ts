/** White cards of the decks that are from other sets. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  bare,
  card,
  controllerOf,
  counterSpell,
  creature,
  creatureAnOpponentControls,
  creatureYouControl,
  enchant,
  exileUntilSelfLeaves,
  has,
  host,
  indestructible,
  it,
  sacrificeThis,
  self,
  selfEnters,
  statics,
  target,
  unless,
  untilEndOfTurn,
  when,
  whenever,
} from "@nykthos/engine/card";

export const white: readonly CardDefinition[] = [
  card(
    "Arrest",
    "{2}{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, { cantAttackOrBlock: {} }, { cantActivate: true }),
  ),

  card(
    "Banisher Priest",
    "{1}{W}{W}",
    "Creature — Human Cleric",
    [2, 2],
    when(selfEnters, exileUntilSelfLeaves(target(creatureAnOpponentControls))),
  ),

  card(
    "Frontline Medic",
    "{2}{W}",
    "Creature — Human Cleric",
    [3, 3],
    {
      ...whenever(
        { attacksWithOthers: { what: self, others: 2 } },
        untilEndOfTurn(bare(creatureYouControl), has(indestructible)),
      ),
      label: "battalion",
    },
    activated(
      [sacrificeThis],
      unless(counterSpell(target({ noun: "spell", xInCost: true })), controllerOf(it("target")), "{3}"),
    ),
  ),

  card("Pacifism", "{1}{W}", "Enchantment — Aura", [], enchant(creature), statics(host, { cantAttackOrBlock: {} })),
];
