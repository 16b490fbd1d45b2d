/** Red cards of Born of the Gods, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  anyTarget,
  bare,
  bestow,
  card,
  continuous,
  controllerOf,
  create,
  creature,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  damage,
  delayed,
  dies,
  exile,
  flying,
  gainControl,
  has,
  hasAbility,
  haste,
  heroic,
  host,
  hostGets,
  ifTributeWasntPaid,
  inspired,
  it,
  itself,
  mayPay,
  players,
  pt,
  returnToHand,
  scry,
  self,
  spell,
  statics,
  target,
  that,
  the,
  thisCreature,
  trample,
  tribute,
  untap,
  untilEndOfTurn,
  when,
} from "@nykthos/engine/card";

export const red: readonly CardDefinition[] = [
  card(
    "Akroan Conscriptor",
    "{4}{R}",
    "Creature — Human Shaman",
    [3, 2],
    heroic(
      gainControl(target({ ...creature, other: true }), "endOfTurn"),
      untap(that("target")),
      untilEndOfTurn(it("target"), has(haste)),
    ),
  ),

  card(
    "Archetype of Aggression",
    "{1}{R}{R}",
    "Enchantment Creature — Human Warrior",
    [3, 2],
    statics(bare(creatureYouControl), has(trample)),
    statics(bare(creaturesYourOpponentsControl), { loseKeyword: "trample" }, { cantHave: "trample" }),
  ),

  card("Bolt of Keranos", "{1}{R}{R}", "Sorcery", [], spell(damage(3, target(anyTarget)), scry(1))),

  card(
    "Everflame Eidolon",
    "{1}{R}",
    "Enchantment Creature — Spirit",
    [1, 1],
    bestow("{2}{R}"),
    activated("{R}", {
      do: "if",
      condition: { is: { object: itself, a: { subtypes: ["Aura"] } } },
      then: [untilEndOfTurn(host, pt(1, 0))],
      otherwise: [untilEndOfTurn(self, pt(1, 0))],
      instead: true,
    }),
    hostGets(1, 1),
  ),

  card(
    "Fall of the Hammer",
    "{1}{R}",
    "Instant",
    [],
    spell(
      damage(
        { powerOf: it("yours") },
        target({ ...creature, otherThan: that("yours") }, "other"),
        target(creatureYouControl, "yours"),
      ),
    ),
  ),

  card(
    "Felhide Spiritbinder",
    "{3}{R}",
    "Creature — Minotaur Shaman",
    [3, 4],
    inspired(
      mayPay(
        "{1}{R}",
        {
          do: "createCopy",
          of: target({ ...creature, other: true }),
          except: [{ addTypes: { types: ["Enchantment"] } }],
          as: "token",
        },
        continuous(it("token"), "indefinitely", has(haste)),
        delayed("nextEndStep", exile(it("token"))),
      ),
    ),
  ),

  card(
    "Flame-Wreathed Phoenix",
    "{2}{R}{R}",
    "Creature — Phoenix",
    [3, 3],
    flying,
    tribute(2),
    ifTributeWasntPaid(
      continuous(itself, "indefinitely", has(haste), hasAbility(when(dies(thisCreature), returnToHand(itself)))),
    ),
  ),

  card("Kragma Butcher", "{2}{R}", "Creature — Minotaur Warrior", [2, 3], inspired(untilEndOfTurn(itself, pt(2, 0)))),

  card("Nyxborn Rollicker", "{R}", "Enchantment Creature — Satyr", [1, 1], bestow("{1}{R}"), hostGets(1, 1)),

  card(
    "Pharagax Giant",
    "{4}{R}",
    "Creature — Giant",
    [3, 3],
    tribute(2),
    ifTributeWasntPaid(damage(5, players("eachOpponent"))),
  ),

  card(
    "Satyr Nyx-Smith",
    "{2}{R}",
    "Creature — Satyr Shaman",
    [2, 1],
    haste,
    inspired(mayPay("{2}{R}", create(creatureToken(3, 1, "R", "Elemental", [haste], ["Enchantment", "Creature"])))),
  ),

  card(
    "Searing Blood",
    "{R}{R}",
    "Instant",
    [],
    spell(
      damage(2, target(creature)),
      delayed(
        { event: dies(that("target")), thisTurn: true },
        damage(3, players(controllerOf(the("target", "creature")))),
      ),
    ),
  ),

  card(
    "Thunder Brute",
    "{4}{R}{R}",
    "Creature — Cyclops",
    [5, 5],
    trample,
    tribute(3),
    ifTributeWasntPaid(untilEndOfTurn(itself, has(haste))),
  ),
];
