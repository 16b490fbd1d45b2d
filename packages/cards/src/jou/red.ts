/** Red cards of Journey into Nyx, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  anyNumberOf,
  anyTarget,
  bestow,
  card,
  chooseTarget,
  constellation,
  controllerOf,
  creature,
  creatureYouControl,
  damage,
  delayed,
  each,
  eachUntilEndOfTurn,
  enchantment,
  exile,
  flash,
  gainControl,
  has,
  haste,
  heroic,
  host,
  it,
  itself,
  mayPay,
  monstrosity,
  onlyIf,
  players,
  pt,
  putCounters,
  replacement,
  self,
  spell,
  statics,
  strive,
  target,
  that,
  thatPlayer,
  thisTurn,
  trample,
  untap,
  untilEndOfTurn,
  whenever,
  whenMonstrous,
} from "@nykthos/engine/card";

export const red: readonly CardDefinition[] = [
  card(
    "Blinding Flare",
    "{R}",
    "Sorcery",
    [],
    strive("{R}"),
    spell(thisTurn(anyNumberOf(creature), { cantBlock: {} })),
  ),

  card("Dictate of the Twin Gods", "{3}{R}{R}", "Enchantment", [], flash, replacement({ doubleDamage: true })),

  card(
    "Eidolon of the Great Revel",
    "{R}{R}",
    "Enchantment Creature — Spirit",
    [2, 2],
    whenever(
      { casts: { who: "player", spell: { noun: "spell", manaValue: { is: "atMost", value: 3 } } } },
      damage(2, players(thatPlayer)),
    ),
  ),

  card(
    "Forgeborn Oreads",
    "{2}{R}{R}",
    "Enchantment Creature — Nymph",
    [4, 2],
    constellation(damage(1, target(anyTarget))),
  ),

  card(
    "Harness by Force",
    "{1}{R}{R}",
    "Sorcery",
    [],
    strive("{2}{R}"),
    spell(
      gainControl(anyNumberOf(creature), "endOfTurn"),
      untap(that("targets")),
      untilEndOfTurn(it("targets"), has(haste)),
    ),
  ),

  card(
    "Knowledge and Power",
    "{4}{R}",
    "Enchantment",
    [],
    whenever({ scries: { who: "you" } }, mayPay("{2}", damage(2, target(anyTarget)))),
  ),

  card(
    "Magma Spray",
    "{R}",
    "Instant",
    [],
    spell(damage(2, target(creature)), {
      do: "exileInstead",
      what: that("target"),
      would: "die",
      duration: "thisTurn",
    }),
  ),

  card(
    "Mogis's Warhound",
    "{1}{R}",
    "Enchantment Creature — Dog",
    [2, 2],
    bestow("{2}{R}"),
    statics(self, { attacksIfAble: { each: "combat" } }),
    statics(host, pt(2, 2), { attacksIfAble: { each: "combat" } }),
  ),

  card(
    "Rouse the Mob",
    "{R}",
    "Instant",
    [],
    strive("{2}{R}"),
    spell(eachUntilEndOfTurn(anyNumberOf(creature), pt(2, 0), has(trample))),
  ),

  card("Satyr Hoplite", "{R}", "Creature — Satyr Soldier", [1, 1], heroic(putCounters("+1/+1", 1, self))),

  card(
    "Starfall",
    "{4}{R}",
    "Instant",
    [],
    spell(
      damage(3, target(creature)),
      onlyIf({ is: { object: that("target"), a: enchantment } }, damage(3, players(controllerOf(that("target"))))),
    ),
  ),

  card(
    "Twinflame",
    "{1}{R}",
    "Sorcery",
    [],
    strive("{2}{R}"),
    spell(
      chooseTarget(anyNumberOf(creatureYouControl)),
      {
        do: "forEach",
        of: it("targets"),
        as: "original",
        effect: { do: "createCopy", of: that("original"), except: [has(haste)], as: "tokens" },
      },
      delayed("nextEndStep", exile(that("tokens"))),
    ),
  ),

  card(
    "Wildfire Cerberus",
    "{4}{R}",
    "Creature — Dog",
    [4, 3],
    activated("{5}{R}{R}", monstrosity(1)),
    whenMonstrous(
      damage(
        2,
        {
          both: [
            { players: "eachOpponent", as: "opponent" },
            each({ ...creature, controller: { player: "opponent", say: "they" } }),
          ],
        },
        itself,
      ),
    ),
  ),
];
