/** Black cards of Theros. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  additionalCost,
  all,
  and,
  at,
  attacks,
  bare,
  bestow,
  card,
  cardOf,
  continuous,
  controllerOf,
  create,
  creature,
  creatureAnOpponentControls,
  creatureToken,
  creatureYouControl,
  damage,
  deathtouch,
  defender,
  delayed,
  destroy,
  devotionTo,
  dies,
  discard,
  discardCost,
  discardThat,
  draw,
  eachUntilEndOfTurn,
  enchant,
  entersTapped,
  exile,
  flying,
  gainLife,
  godOf,
  has,
  haste,
  heroic,
  host,
  hostGets,
  indestructible,
  intimidate,
  inYourGraveyard,
  it,
  lifelink,
  loseLife,
  mill,
  monstrosity,
  payLife,
  player,
  plus,
  pt,
  putCounters,
  regenerate,
  returnToHand,
  rule,
  sacrifice,
  sacrificeCost,
  scry,
  self,
  selfDies,
  selfEnters,
  series,
  spell,
  statics,
  tap,
  target,
  that,
  the,
  thenIf,
  thisTurn,
  untilEndOfTurn,
  upTo,
  when,
  whenever,
  whenMonstrous,
  whereX,
  yourUpkeep,
} from "@nykthos/engine/card";

export const black: readonly CardDefinition[] = [
  card(
    "Abhorrent Overlord",
    "{5}{B}{B}",
    "Creature — Demon",
    [6, 6],
    flying,
    when(selfEnters, create(creatureToken(1, 1, "B", "Harpy", [flying]), devotionTo("B"))),
    at(yourUpkeep, { do: "sacrifice", what: creature }),
  ),

  card(
    "Agent of the Fates",
    "{1}{B}{B}",
    "Creature — Human Assassin",
    [3, 2],
    deathtouch,
    heroic({ do: "sacrifice", who: "eachOpponent", what: creature }),
  ),

  card("Asphodel Wanderer", "{B}", "Creature — Skeleton Soldier", [1, 1], activated("{2}{B}", regenerate(self))),

  card(
    "Baleful Eidolon",
    "{1}{B}",
    "Enchantment Creature — Spirit",
    [1, 1],
    bestow("{4}{B}"),
    deathtouch,
    hostGets(1, 1, deathtouch),
  ),

  card("Blood-Toll Harpy", "{2}{B}", "Creature — Harpy", [2, 1], flying, when(selfEnters, loseLife("eachPlayer", 1))),

  card(
    "Boon of Erebos",
    "{B}",
    "Instant",
    [],
    spell(untilEndOfTurn(target(creature), pt(2, 0)), regenerate(it("target")), loseLife("you", 2)),
  ),

  card(
    "Cavern Lampad",
    "{3}{B}",
    "Enchantment Creature — Nymph",
    [2, 2],
    bestow("{5}{B}"),
    intimidate,
    hostGets(2, 2, intimidate),
  ),

  card(
    "Cutthroat Maneuver",
    "{3}{B}",
    "Instant",
    [],
    spell(eachUntilEndOfTurn(upTo(2, creature), pt(1, 1), has(lifelink))),
  ),

  card("Dark Betrayal", "{B}", "Instant", [], spell(destroy(target({ types: ["Creature"], colors: ["B"] })))),

  card(
    "Disciple of Phenax",
    "{2}{B}{B}",
    "Creature — Human Cleric",
    [1, 3],
    when(
      selfEnters,
      { do: "revealFromHand", who: target(player), count: devotionTo("B"), as: "revealed" },
      { do: "chooseFrom", who: "you", what: { noun: "card" }, from: "revealed", as: "chosen" },
      discardThat({ player: "target", say: "that" }, that("chosen", "card")),
    ),
  ),

  card(
    "Erebos, God of the Dead",
    "{3}{B}",
    "Legendary Enchantment Creature — God",
    [5, 7],
    indestructible,
    godOf("B", 5),
    rule({ cantGainLife: "yourOpponents" }),
    activated(["{1}{B}", payLife(2)], draw(1)),
  ),

  card(
    "Erebos's Emissary",
    "{3}{B}",
    "Enchantment Creature — Snake",
    [3, 3],
    bestow("{5}{B}"),
    activated([discardCost(cardOf(["Creature"]))], {
      do: "if",
      condition: { is: { object: self, a: { subtypes: ["Aura"] } } },
      then: [untilEndOfTurn(host, pt(2, 2))],
      otherwise: [untilEndOfTurn(self, pt(2, 2))],
      instead: true,
    }),
    hostGets(3, 3),
  ),

  card("Felhide Minotaur", "{2}{B}", "Creature — Minotaur", [2, 3]),

  card(
    "Fleshmad Steed",
    "{1}{B}",
    "Creature — Horse",
    [2, 2],
    whenever(dies({ types: ["Creature"], other: true }), tap(self)),
  ),

  card(
    "Gray Merchant of Asphodel",
    "{3}{B}{B}",
    "Creature — Zombie",
    [2, 4],
    when(
      selfEnters,
      { do: "loseLife", who: "eachOpponent", amount: whereX(devotionTo("B")), remember: "lifeLost" },
      gainLife({ remembered: "lifeLost" }),
    ),
  ),

  card("Hero's Downfall", "{1}{B}{B}", "Instant", [], spell(destroy(target({ types: ["Creature", "Planeswalker"] })))),

  card(
    "Hythonia the Cruel",
    "{4}{B}{B}",
    "Legendary Creature — Gorgon",
    [4, 6],
    deathtouch,
    activated("{6}{B}{B}", monstrosity(3)),
    whenMonstrous(destroy(all({ types: ["Creature"], notSubtypes: ["Gorgon"] }))),
  ),

  card("Insatiable Harpy", "{2}{B}{B}", "Creature — Harpy", [2, 2], [flying, lifelink]),

  card(
    "Keepsake Gorgon",
    "{3}{B}{B}",
    "Creature — Gorgon",
    [2, 5],
    deathtouch,
    activated("{5}{B}{B}", monstrosity(1)),
    whenMonstrous(destroy(target({ types: ["Creature"], notSubtypes: ["Gorgon"], controller: "opponent" }))),
  ),

  card("Lash of the Whip", "{4}{B}", "Instant", [], spell(untilEndOfTurn(target(creature), pt(-4, -4)))),

  card(
    "Loathsome Catoblepas",
    "{5}{B}",
    "Creature — Beast",
    [3, 3],
    activated("{2}{G}", thisTurn(self, { mustBeBlocked: true })),
    when(selfDies, untilEndOfTurn(target(creatureAnOpponentControls), pt(-3, -3))),
  ),

  card("March of the Returned", "{3}{B}", "Sorcery", [], spell(returnToHand(upTo(2, inYourGraveyard(creature))))),

  card(
    "Mogis's Marauder",
    "{2}{B}",
    "Creature — Human Berserker",
    [2, 2],
    when(selfEnters, eachUntilEndOfTurn(upTo(whereX(devotionTo("B")), creature), has(intimidate), has(haste))),
  ),

  card("Nighthowler", "{1}{B}{B}", "Enchantment Creature — Horror", [0, 0], bestow("{2}{B}{B}"), {
    ...statics(
      { both: [self, host] },
      pt(
        plus(whereX({ count: cardOf(["Creature"], { zone: "graveyard" }) })),
        plus(whereX({ count: cardOf(["Creature"], { zone: "graveyard" }) })),
      ),
    ),
    each: true,
  }),

  card(
    "Ordeal of Erebos",
    "{1}{B}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    whenever(
      attacks(host),
      putCounters("+1/+1", 1, it("event")),
      thenIf({ hasCounters: { object: it("event"), kind: "+1/+1", atLeast: 3 } }, sacrifice(self)),
    ),
    when({ sacrifices: { who: "you", what: self } }, discard(target(player), 2)),
  ),

  card("Pharika's Cure", "{B}{B}", "Instant", [], spell(and(damage(2, target(creature)), gainLife(2)))),

  card("Read the Bones", "{2}{B}", "Sorcery", [], spell(series(scry(2), draw(2)), loseLife("you", 2))),

  card(
    "Rescue from the Underworld",
    "{4}{B}",
    "Instant",
    [],
    additionalCost(sacrificeCost(creature, 1, "sacrificed")),
    spell(
      { do: "choose", what: target(inYourGraveyard(creature)) },
      delayed("yourNextUpkeep", {
        do: "return",
        what: { both: [that("target", "card"), the("sacrificed", "card")] },
        to: { zone: "battlefield", under: "you" },
      }),
      exile(self),
    ),
  ),

  card("Returned Centaur", "{3}{B}", "Creature — Zombie Centaur", [2, 4], when(selfEnters, mill(target(player), 4))),

  card(
    "Returned Phalanx",
    "{1}{B}",
    "Creature — Zombie Soldier",
    [3, 3],
    defender,
    activated("{1}{U}", thisTurn(self, { canAttackAsThoughNoDefender: true })),
  ),

  card("Scourgemark", "{1}{B}", "Enchantment — Aura", [], enchant(creature), when(selfEnters, draw(1)), hostGets(1, 0)),

  card(
    "Sip of Hemlock",
    "{4}{B}{B}",
    "Sorcery",
    [],
    spell(destroy(target(creature)), loseLife(controllerOf(it("target")), 2)),
  ),

  card(
    "Thoughtseize",
    "{B}",
    "Sorcery",
    [],
    spell(
      { do: "revealHand", who: target(player), as: "hand" },
      { do: "chooseFrom", who: "you", what: { noun: "card", notTypes: ["Land"] }, from: "hand", as: "chosen" },
      discardThat({ player: "target", say: "that" }, that("chosen", "card")),
      loseLife("you", 2),
    ),
  ),

  card(
    "Tormented Hero",
    "{B}",
    "Creature — Human Warrior",
    [2, 1],
    entersTapped,
    heroic(
      { do: "loseLife", who: "eachOpponent", amount: 1, remember: "lifeLost" },
      gainLife({ remembered: "lifeLost" }),
    ),
  ),

  card(
    "Viper's Kiss",
    "{B}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, pt(-1, -1), { cantActivate: true }),
  ),

  card(
    "Whip of Erebos",
    "{2}{B}{B}",
    "Legendary Enchantment Artifact",
    [],
    statics(bare(creatureYouControl), has(lifelink)),
    {
      ...activated(
        ["{2}{B}{B}", "{T}"],
        { do: "return", what: target(inYourGraveyard(creature)), to: { zone: "battlefield" }, as: "returned" },
        continuous(it("returned"), "indefinitely", has(haste)),
        delayed("nextEndStep", exile(it("returned"))),
        { do: "exileInstead", what: it("returned"), would: "leave", duration: "indefinitely" },
      ),
      timing: "sorcery",
    },
  ),
];
