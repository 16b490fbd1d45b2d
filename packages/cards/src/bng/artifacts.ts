/** Artifact cards of Born of the Gods, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  addAnyColor,
  card,
  creature,
  creatureYouControl,
  deathtouch,
  defender,
  equip,
  has,
  hasAbility,
  host,
  itself,
  replacement,
  self,
  statics,
  tap,
  target,
  X,
} from "@nykthos/engine/card";

export const artifacts: readonly CardDefinition[] = [
  card(
    "Astral Cornucopia",
    "{X}{X}{X}",
    "Artifact",
    [],
    replacement({ entersWithCounters: { what: self, kind: "charge", count: X } }),
    activated(
      "{T}",
      { do: "chooseColor" },
      { do: "addMana", mana: { chosenColor: { countersOn: { object: self, kind: "charge" } } } },
    ),
  ),

  card("Gorgon's Head", "{1}", "Artifact — Equipment", [], statics(host, has(deathtouch)), equip("{2}")),

  card("Pillar of War", "{3}", "Artifact Creature — Golem", [3, 3], defender, {
    ...statics(itself, { canAttackAsThoughNoDefender: true }),
    condition: { is: { object: self, a: { enchanted: true } } },
  }),

  card(
    "Siren Song Lyre",
    "{2}",
    "Artifact — Equipment",
    [],
    statics(host, hasAbility(activated(["{2}", "{T}"], tap(target(creature))))),
    equip("{2}"),
  ),

  card(
    "Springleaf Drum",
    "{1}",
    "Artifact",
    [],
    activated(["{T}", { pay: "tap", filter: creatureYouControl, count: 1 }], addAnyColor()),
  ),
];
