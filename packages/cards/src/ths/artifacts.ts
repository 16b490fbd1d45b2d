/** Artifact cards of Theros, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  addAnyColor,
  all,
  at,
  basicLandCard,
  card,
  cardOf,
  creature,
  creatureToken,
  damage,
  defender,
  equip,
  firstStrike,
  flying,
  has,
  hasAbility,
  haste,
  host,
  indestructible,
  it,
  itself,
  monstrosity,
  permanentTypes,
  put,
  reveal,
  sacrificeThis,
  scry,
  search,
  self,
  selfEnters,
  series,
  shuffle,
  statics,
  target,
  they,
  trample,
  when,
  whileMonstrous,
  yourUpkeep,
} from "@nykthos/engine/card";

export const artifacts: readonly CardDefinition[] = [
  card(
    "Akroan Horse",
    "{4}",
    "Artifact Creature — Horse",
    [0, 4],
    defender,
    when(selfEnters, { do: "gainControl", who: "anOpponent", what: itself }),
    at(yourUpkeep, {
      do: "create",
      who: "eachOpponent",
      token: creatureToken(1, 1, "W", "Soldier"),
      count: 1,
    }),
  ),

  card("Anvilwrought Raptor", "{4}", "Artifact Creature — Bird", [2, 1], flying, firstStrike),

  card("Bronze Sable", "{2}", "Artifact Creature — Sable", [2, 1]),

  card(
    "Burnished Hart",
    "{3}",
    "Artifact Creature — Elk",
    [2, 2],
    activated(
      ["{3}", sacrificeThis],
      series(search(basicLandCard, { upTo: 2 }), put(it("found"), { zone: "battlefield", tapped: true }), shuffle),
    ),
  ),

  card(
    "Colossus of Akros",
    "{8}",
    "Artifact Creature — Golem",
    [10, 10],
    [defender, indestructible],
    activated("{10}", monstrosity(10)),
    whileMonstrous(has(trample), { canAttackAsThoughNoDefender: true }),
  ),

  card(
    "Flamecast Wheel",
    "{1}",
    "Artifact",
    [],
    activated(["{5}", "{T}", sacrificeThis], damage(3, target(creature), itself)),
  ),

  card("Fleetfeather Sandals", "{2}", "Artifact — Equipment", [], statics(host, has(flying), has(haste)), equip("{2}")),

  card("Guardians of Meletis", "{3}", "Artifact Creature — Golem", [0, 6], defender),

  card("Opaline Unicorn", "{3}", "Artifact Creature — Unicorn", [1, 2], activated("{T}", addAnyColor())),

  card(
    "Prowler's Helm",
    "{2}",
    "Artifact — Equipment",
    [],
    statics(host, { cantBeBlocked: { exceptBy: { subtypes: ["Wall"] } } }),
    equip("{2}"),
  ),

  card(
    "Pyxis of Pandemonium",
    "{1}",
    "Artifact",
    [],
    activated("{T}", { do: "exile", who: "eachPlayer", what: { topOf: they, count: 1 }, faceDown: true }),
    activated(
      ["{7}", "{T}", sacrificeThis],
      series(
        {
          do: "turnFaceUp",
          who: "eachPlayer",
          what: all({ noun: "card", exiledWith: self, owner: they }),
          as: "turned",
        },
        {
          do: "put",
          who: "eachPlayer",
          what: all(cardOf(permanentTypes, { among: "turned", owner: they })),
          to: { zone: "battlefield" },
        },
      ),
    ),
  ),

  card(
    "Traveler's Amulet",
    "{1}",
    "Artifact",
    [],
    activated(
      ["{1}", sacrificeThis],
      series(search(basicLandCard), reveal(it("found")), put(it("found"), { zone: "hand" }), shuffle),
    ),
  ),

  card(
    "Witches' Eye",
    "{1}",
    "Artifact — Equipment",
    [],
    statics(host, hasAbility(activated(["{1}", "{T}"], scry(1)))),
    equip("{1}"),
  ),
];
