/** Red cards of Theros, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  and,
  anyNumberOf,
  anyTarget,
  artifact,
  attacks,
  bare,
  bestow,
  card,
  controllerOf,
  create,
  creature,
  creatureAnOpponentControls,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  damage,
  destroy,
  devotionTo,
  doubleStrike,
  draw,
  each,
  eachUntilEndOfTurn,
  enchant,
  enchantment,
  enters,
  firstStrike,
  flying,
  gainControl,
  godOf,
  has,
  hasAbility,
  haste,
  heroic,
  host,
  hostGets,
  indestructible,
  it,
  itself,
  land,
  may,
  menace,
  monstrosity,
  players,
  protection,
  pt,
  putCounters,
  regenerate,
  sacrifice,
  sacrificeCost,
  sacrificeThis,
  scry,
  self,
  selfEnters,
  selfShort,
  spell,
  statics,
  target,
  that,
  thatMuch,
  thenIf,
  thisCreature,
  thisTurn,
  trample,
  untap,
  untilEndOfTurn,
  upTo,
  when,
  whenever,
  whenMonstrous,
} from "@nykthos/engine/card";

export const red: readonly CardDefinition[] = [
  card(
    "Akroan Crusader",
    "{R}",
    "Creature — Human Soldier",
    [1, 1],
    heroic(create(creatureToken(1, 1, "R", "Soldier", [haste]))),
  ),

  card(
    "Anger of the Gods",
    "{1}{R}{R}",
    "Sorcery",
    [],
    spell(damage(3, each(creature, "damaged")), {
      do: "exileInstead",
      what: it("damaged"),
      would: "die",
      duration: "thisTurn",
      thisWay: true,
    }),
  ),

  card(
    "Arena Athlete",
    "{1}{R}",
    "Creature — Human",
    [2, 1],
    heroic(thisTurn(target(creatureAnOpponentControls), { cantBlock: {} })),
  ),

  card("Borderland Minotaur", "{2}{R}{R}", "Creature — Minotaur Warrior", [4, 3]),

  card(
    "Boulderfall",
    "{6}{R}{R}",
    "Instant",
    [],
    spell({ do: "damage", source: self, amount: 5, to: anyNumberOf(anyTarget), divided: true }),
  ),

  card(
    "Coordinated Assault",
    "{R}",
    "Instant",
    [],
    spell(eachUntilEndOfTurn(upTo(2, creature), pt(1, 0), has(firstStrike))),
  ),

  card(
    "Deathbellow Raider",
    "{1}{R}",
    "Creature — Minotaur Berserker",
    [2, 3],
    statics(self, { attacksIfAble: { each: "combat" } }),
    activated("{2}{B}", regenerate(self)),
  ),

  card("Demolish", "{3}{R}", "Sorcery", [], spell(destroy(target({ types: ["Artifact", "Land"] })))),

  card(
    "Dragon Mantle",
    "{R}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, draw(1)),
    statics(host, hasAbility(activated("{R}", untilEndOfTurn(thisCreature, pt(1, 0))))),
  ),

  card(
    "Ember Swallower",
    "{2}{R}{R}",
    "Creature — Elemental",
    [4, 5],
    activated("{5}{R}{R}", monstrosity(3)),
    whenMonstrous({ do: "sacrifice", who: "eachPlayer", what: land, count: 3 }),
  ),

  card(
    "Fanatic of Mogis",
    "{3}{R}",
    "Creature — Minotaur Shaman",
    [4, 2],
    when(selfEnters, {
      do: "damage",
      source: itself,
      amount: devotionTo("R"),
      to: players("eachOpponent"),
      amountLast: true,
    }),
  ),

  card(
    "Firedrinker Satyr",
    "{R}",
    "Creature — Satyr Shaman",
    [2, 1],
    whenever({ isDealtDamage: { what: self } }, damage(thatMuch, players("you"), itself)),
    activated("{1}{R}", and(untilEndOfTurn(self, pt(1, 0)), damage(1, players("you")))),
  ),

  card(
    "Flamespeaker Adept",
    "{2}{R}",
    "Creature — Human Shaman",
    [2, 3],
    whenever({ scries: { who: "you" } }, untilEndOfTurn(self, pt(2, 0), has(firstStrike))),
  ),

  card(
    "Hammer of Purphoros",
    "{1}{R}{R}",
    "Legendary Enchantment Artifact",
    [],
    statics(bare(creatureYouControl), has(haste)),
    activated(
      ["{2}{R}", "{T}", sacrificeCost(land)],
      create(creatureToken(3, 3, "", "Golem", [], ["Enchantment", "Artifact", "Creature"])),
    ),
  ),

  card("Ill-Tempered Cyclops", "{3}{R}", "Creature — Cyclops", [3, 3], trample, activated("{5}{R}", monstrosity(3))),

  card("Labyrinth Champion", "{3}{R}", "Creature — Human Warrior", [2, 2], heroic(damage(2, target(anyTarget)))),

  card("Lightning Strike", "{1}{R}", "Instant", [], spell(damage(3, target(anyTarget)))),

  card("Magma Jet", "{1}{R}", "Instant", [], spell(damage(2, target(anyTarget)), scry(2))),

  card(
    "Messenger's Speed",
    "{R}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, has(trample), has(haste)),
  ),

  card(
    "Minotaur Skullcleaver",
    "{2}{R}",
    "Creature — Minotaur Berserker",
    [2, 2],
    haste,
    when(selfEnters, untilEndOfTurn(itself, pt(2, 0))),
  ),

  card(
    "Ordeal of Purphoros",
    "{1}{R}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    whenever(
      attacks(host),
      putCounters("+1/+1", 1, it("event")),
      thenIf({ hasCounters: { object: it("event"), kind: "+1/+1", atLeast: 3 } }, sacrifice(self)),
    ),
    when({ sacrifices: { who: "you", what: self } }, damage(3, target(anyTarget), itself)),
  ),

  card(
    "Peak Eruption",
    "{2}{R}",
    "Sorcery",
    [],
    spell(destroy(target({ subtypes: ["Mountain"] })), damage(3, players(controllerOf(that("target", "land"))))),
  ),

  card(
    "Portent of Betrayal",
    "{3}{R}",
    "Sorcery",
    [],
    spell(
      gainControl(target(creature), "endOfTurn"),
      untap(that("target")),
      untilEndOfTurn(it("target"), has(haste)),
      scry(1),
    ),
  ),

  card(
    "Priest of Iroas",
    "{R}",
    "Creature — Human Cleric",
    [1, 1],
    activated(["{3}{W}", sacrificeThis], destroy(target(enchantment))),
  ),

  card(
    "Purphoros, God of the Forge",
    "{3}{R}",
    "Legendary Enchantment Creature — God",
    [6, 5],
    indestructible,
    godOf("R", 5),
    whenever(enters({ ...creature, other: true }, "you"), damage(2, players("eachOpponent"), selfShort)),
    activated("{2}{R}", untilEndOfTurn(bare(creatureYouControl), pt(1, 0))),
  ),

  card(
    "Purphoros's Emissary",
    "{3}{R}",
    "Enchantment Creature — Ox",
    [3, 3],
    bestow("{6}{R}"),
    menace,
    hostGets(3, 3, menace),
  ),

  card(
    "Rage of Purphoros",
    "{4}{R}",
    "Sorcery",
    [],
    spell(damage(4, target(creature)), thisTurn(it("target"), { cantBeRegenerated: true }), scry(1)),
  ),

  card(
    "Rageblood Shaman",
    "{1}{R}{R}",
    "Creature — Minotaur Shaman",
    [2, 3],
    trample,
    statics(bare({ ...creatureYouControl, subtypes: ["Minotaur"], other: true }), pt(1, 1), has(trample)),
  ),

  card("Satyr Rambler", "{1}{R}", "Creature — Satyr", [2, 1], trample),

  card("Spark Jolt", "{R}", "Instant", [], spell(damage(1, target(anyTarget)), scry(1))),

  card(
    "Spearpoint Oread",
    "{2}{R}",
    "Enchantment Creature — Nymph",
    [2, 2],
    bestow("{5}{R}"),
    firstStrike,
    hostGets(2, 2, firstStrike),
  ),

  card(
    "Stoneshock Giant",
    "{3}{R}{R}",
    "Creature — Giant",
    [5, 4],
    activated("{6}{R}{R}", monstrosity(3)),
    whenMonstrous(thisTurn(bare({ ...creaturesYourOpponentsControl, withoutKeyword: "flying" }), { cantBlock: {} })),
  ),

  card(
    "Stormbreath Dragon",
    "{3}{R}{R}",
    "Creature — Dragon",
    [4, 4],
    [flying, haste, protection({ colors: ["W"] })],
    activated("{5}{R}{R}", monstrosity(3)),
    whenMonstrous({
      do: "damage",
      source: itself,
      amount: { count: { noun: "card", zone: "hand", owner: { player: "opponent", say: "that" } } },
      to: { players: "eachOpponent", as: "opponent" },
      amountLast: true,
    }),
  ),

  card(
    "Titan of Eternal Fire",
    "{5}{R}",
    "Creature — Giant",
    [5, 6],
    statics(
      each({ ...creatureYouControl, subtypes: ["Human"] }),
      hasAbility(activated(["{R}", "{T}"], damage(1, target(anyTarget), thisCreature))),
    ),
  ),

  card("Titan's Strength", "{R}", "Instant", [], spell(untilEndOfTurn(target(creature), pt(3, 1)), scry(1))),

  card("Two-Headed Cerberus", "{1}{R}{R}", "Creature — Dog", [1, 2], doubleStrike),

  card("Wild Celebrants", "{3}{R}{R}", "Creature — Satyr", [5, 3], when(selfEnters, may(destroy(target(artifact))))),
];
