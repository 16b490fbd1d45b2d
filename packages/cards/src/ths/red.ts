/** Red cards of Theros, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  anyNumberOf,
  anyTarget,
  attacks,
  bare,
  bestow,
  card,
  create,
  creature,
  creatureAnOpponentControls,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  damage,
  devotionTo,
  draw,
  each,
  eachUntilEndOfTurn,
  enchant,
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
  menace,
  monstrosity,
  players,
  protection,
  pt,
  putCounters,
  regenerate,
  sacrifice,
  sacrificeCost,
  scry,
  self,
  selfEnters,
  selfShort,
  spell,
  statics,
  target,
  that,
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

  card("Titan's Strength", "{R}", "Instant", [], spell(untilEndOfTurn(target(creature), pt(3, 1)), scry(1))),
];
