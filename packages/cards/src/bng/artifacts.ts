/** Artifact cards of Born of the Gods, in collector order. Data only. */
import type { CardDefinition, Filter } from "@nykthos/engine/card";
import {
  activated,
  addAnyColor,
  and,
  card,
  cardOf,
  choose,
  creature,
  creatureYouControl,
  deathtouch,
  defender,
  each,
  equip,
  has,
  hasAbility,
  host,
  it,
  itself,
  may,
  plus,
  put,
  replacement,
  reveal,
  self,
  statics,
  tap,
  tapSymbol,
  target,
  X,
} from "@nykthos/engine/card";

const legendaryCreatureYouControl: Filter = { ...creatureYouControl, supertypes: ["Legendary"] };

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

  card(
    "Heroes' Podium",
    "{5}",
    "Legendary Artifact",
    [],
    statics(each(legendaryCreatureYouControl, "each"), {
      pt: {
        power: plus(1),
        toughness: plus(1),
        forEach: { count: { ...legendaryCreatureYouControl, otherThan: { ref: "each" } } },
      },
    }),
    activated(
      ["{X}", tapSymbol],
      { do: "lookAtTop", who: "you", count: X, as: "looked" },
      may(
        and(
          reveal(choose(cardOf(["Creature"], { supertypes: ["Legendary"], among: "looked" }))),
          put(it("chosen"), { zone: "hand" }),
        ),
      ),
      { do: "putRest", of: "looked", to: { zone: "library", position: "bottom", order: "random" } },
    ),
  ),

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
