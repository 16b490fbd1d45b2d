/** Green cards of Born of the Gods, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  addAnyColor,
  bare,
  bestow,
  card,
  cardOf,
  choose,
  create,
  creature,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  destroy,
  draw,
  enchant,
  enters,
  fight,
  gainLife,
  has,
  hasAbility,
  heroic,
  hexproof,
  host,
  hostGets,
  ifTributeWasntPaid,
  inspired,
  itself,
  land,
  may,
  mayPay,
  put,
  putCounters,
  rule,
  self,
  selfEnters,
  statics,
  target,
  tribute,
  when,
  whenever,
  X,
} from "@nykthos/engine/card";

export const green: readonly CardDefinition[] = [
  card(
    "Archetype of Endurance",
    "{6}{G}{G}",
    "Enchantment Creature — Boar",
    [6, 5],
    statics(bare(creatureYouControl), has(hexproof)),
    statics(bare(creaturesYourOpponentsControl), { loseKeyword: "hexproof" }, { cantHave: "hexproof" }),
  ),

  card(
    "Courser of Kruphix",
    "{1}{G}{G}",
    "Enchantment Creature — Centaur",
    [2, 4],
    rule({ topRevealed: true }),
    rule({ playFromTop: "lands" }),
    whenever(enters(land, "you"), gainLife(1)),
  ),

  card(
    "Hero of Leina Tower",
    "{G}",
    "Creature — Human Warrior",
    [1, 1],
    heroic(mayPay("{X}", putCounters("+1/+1", X, self))),
  ),

  card(
    "Karametra's Favor",
    "{1}{G}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, draw(1)),
    statics(host, hasAbility(activated("{T}", addAnyColor()))),
  ),

  card(
    "Nessian Demolok",
    "{3}{G}{G}",
    "Creature — Beast",
    [3, 3],
    tribute(3),
    ifTributeWasntPaid(destroy(target({ notTypes: ["Creature"] }))),
  ),

  card(
    "Nessian Wilds Ravager",
    "{4}{G}{G}",
    "Creature — Hydra",
    [6, 6],
    tribute(6),
    ifTributeWasntPaid(may(fight(self, target({ ...creature, other: true })))),
  ),

  card(
    "Noble Quarry",
    "{2}{G}",
    "Enchantment Creature — Unicorn",
    [1, 1],
    bestow("{5}{G}"),
    statics({ both: [self, host] }, { allMustBlock: true }),
    hostGets(1, 1),
  ),

  card("Nyxborn Wolf", "{2}{G}", "Enchantment Creature — Wolf", [3, 1], bestow("{4}{G}"), hostGets(3, 1)),

  card(
    "Pheres-Band Raiders",
    "{5}{G}",
    "Creature — Centaur Warrior",
    [5, 5],
    inspired(mayPay("{2}{G}", create(creatureToken(3, 3, "G", "Centaur", [], ["Enchantment", "Creature"])))),
  ),

  card(
    "Pheres-Band Tromper",
    "{3}{G}",
    "Creature — Centaur Warrior",
    [3, 3],
    inspired(putCounters("+1/+1", 1, itself)),
  ),

  card(
    "Satyr Wayfinder",
    "{1}{G}",
    "Creature — Satyr",
    [1, 1],
    when(
      selfEnters,
      { do: "revealTop", who: "you", count: 4, as: "revealed" },
      may(put(choose(cardOf(["Land"], { among: "revealed" })), { zone: "hand" })),
      { do: "putRest", of: "revealed", to: { zone: "graveyard" } },
    ),
  ),

  card("Snake of the Golden Grove", "{4}{G}", "Creature — Snake", [4, 4], tribute(3), ifTributeWasntPaid(gainLife(4))),
];
