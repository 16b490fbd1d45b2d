/** Red cards of Journey into Nyx, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  all,
  anyNumberOf,
  anyTarget,
  artifact,
  bare,
  bestow,
  card,
  chooseTarget,
  constellation,
  controllerOf,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  damage,
  delayed,
  destroy,
  doubleStrike,
  each,
  eachOfThem,
  eachUntilEndOfTurn,
  enchant,
  enchantment,
  exile,
  flash,
  flying,
  gainControl,
  has,
  haste,
  heroic,
  host,
  hostGets,
  intimidate,
  inYourGraveyard,
  it,
  itself,
  may,
  mayPay,
  monstrosity,
  onlyIf,
  permanent,
  players,
  pt,
  putCounters,
  replacement,
  sacrifice,
  sacrificeThis,
  scry,
  self,
  selfAttacks,
  selfDies,
  selfEnters,
  series,
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
  when,
  whenever,
  whenMonstrous,
} from "@nykthos/engine/card";

export const red: readonly CardDefinition[] = [
  card(
    "Akroan Line Breaker",
    "{2}{R}",
    "Creature — Human Warrior",
    [2, 1],
    heroic(untilEndOfTurn(self, pt(2, 0), has(intimidate))),
  ),

  card(
    "Bearer of the Heavens",
    "{7}{R}",
    "Creature — Giant",
    [10, 10],
    when(selfDies, delayed("nextEndStep", destroy(all(permanent)))),
  ),

  card("Bladetusk Boar", "{3}{R}", "Creature — Boar", [3, 2], intimidate),

  card(
    "Blinding Flare",
    "{R}",
    "Sorcery",
    [],
    strive("{R}"),
    spell(thisTurn(anyNumberOf(creature), { cantBlock: {} })),
  ),

  card(
    "Cyclops of Eternal Fury",
    "{4}{R}{R}",
    "Enchantment Creature — Cyclops",
    [5, 3],
    statics(bare(creatureYouControl), has(haste)),
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
    "Flamespeaker's Will",
    "{R}",
    "Enchantment — Aura",
    [],
    enchant(creatureYouControl),
    hostGets(1, 1),
    whenever(
      { dealsDamage: { what: host, to: "player", combat: true } },
      may(sacrifice(self), destroy(target(artifact))),
    ),
  ),

  card("Flurry of Horns", "{4}{R}", "Sorcery", [], spell(create(creatureToken(2, 3, "R", "Minotaur", [haste]), 2))),

  card(
    "Font of Ire",
    "{1}{R}",
    "Enchantment",
    [],
    activated(["{3}{R}", sacrificeThis], damage(5, target({ noun: "playerOrPlaneswalker" }), itself)),
  ),

  card(
    "Forgeborn Oreads",
    "{2}{R}{R}",
    "Enchantment Creature — Nymph",
    [4, 2],
    constellation(damage(1, target(anyTarget))),
  ),

  card("Gluttonous Cyclops", "{5}{R}", "Creature — Cyclops", [5, 4], activated("{5}{R}{R}", monstrosity(3))),

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
    "Lightning Diadem",
    "{5}{R}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, damage(2, target(anyTarget), itself)),
    hostGets(2, 2),
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

  card("Pensive Minotaur", "{2}{R}", "Creature — Minotaur Warrior", [2, 3]),

  card(
    "Prophetic Flamespeaker",
    "{1}{R}{R}",
    "Creature — Human Shaman",
    [1, 3],
    [doubleStrike, trample],
    whenever(
      { dealsDamage: { what: self, to: "player", combat: true } },
      { do: "exile", what: { topOf: "you", count: 1 }, as: "exiled" },
      { do: "mayPlay", what: it("exiled"), verb: "play", duration: "thisTurn" },
    ),
  ),

  card(
    "Riddle of Lightning",
    "{3}{R}{R}",
    "Instant",
    [],
    spell(
      chooseTarget(target(anyTarget)),
      series(scry(3), { do: "revealTop", who: "you", count: 1, as: "revealed" }),
      damage({ manaValueOf: that("revealed", "card") }, that("target", "permanentOrPlayer")),
    ),
  ),

  card("Rollick of Abandon", "{3}{R}{R}", "Sorcery", [], spell(untilEndOfTurn(all(creature), pt(2, -2)))),

  card(
    "Rouse the Mob",
    "{R}",
    "Instant",
    [],
    strive("{2}{R}"),
    spell(eachUntilEndOfTurn(anyNumberOf(creature), pt(2, 0), has(trample))),
  ),

  card("Satyr Hoplite", "{R}", "Creature — Satyr Soldier", [1, 1], heroic(putCounters("+1/+1", 1, self))),

  card("Sigiled Skink", "{1}{R}", "Creature — Lizard", [2, 1], whenever(selfAttacks, scry(1))),

  card(
    "Spawn of Thraxes",
    "{5}{R}{R}",
    "Creature — Dragon",
    [5, 5],
    flying,
    when(selfEnters, {
      do: "damage",
      source: itself,
      amount: { count: { subtypes: ["Mountain"], controller: "you" } },
      to: target(anyTarget),
      amountLast: true,
    }),
  ),

  card(
    "Spite of Mogis",
    "{R}",
    "Sorcery",
    [],
    spell(
      {
        do: "damage",
        source: self,
        amount: { count: inYourGraveyard({ types: ["Instant", "Sorcery"], join: "and" }) },
        to: target(creature),
        amountLast: true,
      },
      scry(1),
    ),
  ),

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
        of: eachOfThem("targets"),
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
