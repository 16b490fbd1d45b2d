/** White cards of Theros. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  all,
  and,
  attacks,
  bare,
  bestow,
  card,
  controllerOf,
  create,
  creature,
  creatureAnOpponentControls,
  creatureToken,
  creatureYouControl,
  delayed,
  destroy,
  devotionTo,
  dies,
  doubleStrike,
  draw,
  each,
  eachUntilEndOfTurn,
  enchant,
  enchantment,
  exile,
  exileUntilSelfLeaves,
  firstStrike,
  flying,
  gainLife,
  godOf,
  has,
  heroic,
  host,
  hostGets,
  indestructible,
  it,
  itself,
  lifelink,
  loyalty,
  may,
  monstrosity,
  paragraph,
  players,
  protection,
  pt,
  putCounters,
  reach,
  sacrifice,
  scry,
  self,
  selfAttacks,
  selfEnters,
  spell,
  statics,
  tap,
  target,
  that,
  thenIf,
  untilEndOfTurn,
  upTo,
  vigilance,
  when,
  whenever,
  whenIf,
  whileMonstrous,
} from "@nykthos/engine/card";

export const white: readonly CardDefinition[] = [
  card("Battlewise Valor", "{1}{W}", "Instant", [], spell(untilEndOfTurn(target(creature), pt(2, 2)), scry(1))),

  card(
    "Cavalry Pegasus",
    "{1}{W}",
    "Creature — Pegasus",
    [1, 1],
    flying,
    whenever(selfAttacks, untilEndOfTurn(each({ subtypes: ["Human"], attacking: true }), has(flying))),
  ),

  card(
    "Celestial Archon",
    "{3}{W}{W}",
    "Enchantment Creature — Archon",
    [4, 4],
    bestow("{5}{W}{W}"),
    [flying, firstStrike],
    hostGets(4, 4, flying, firstStrike),
  ),

  card(
    "Chained to the Rocks",
    "{W}",
    "Enchantment — Aura",
    [],
    enchant({ subtypes: ["Mountain"], controller: "you" }),
    when(selfEnters, exileUntilSelfLeaves(target(creatureAnOpponentControls))),
  ),

  card(
    "Chosen by Heliod",
    "{1}{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, draw(1)),
    hostGets(0, 2),
  ),

  card("Dauntless Onslaught", "{2}{W}", "Instant", [], spell(eachUntilEndOfTurn(upTo(2, creature), pt(2, 2)))),

  card(
    "Decorated Griffin",
    "{4}{W}",
    "Creature — Griffin",
    [2, 3],
    flying,
    activated("{1}{W}", { do: "preventDamage", amount: 1, combat: true, to: players("you"), duration: "thisTurn" }),
  ),

  card("Divine Verdict", "{3}{W}", "Instant", [], spell(destroy(target({ types: ["Creature"], inCombat: true })))),

  card(
    "Elspeth, Sun's Champion",
    "{4}{W}{W}",
    "Legendary Planeswalker — Elspeth",
    [4],
    loyalty(1, create(creatureToken(1, 1, "W", "Soldier"), 3)),
    loyalty(-3, destroy(all({ types: ["Creature"], power: { is: "atLeast", value: 4 } }))),
    loyalty(-7, { do: "emblem", abilities: [statics(bare(creatureYouControl), pt(2, 2), has(flying))] }),
  ),

  card(
    "Ephara's Warden",
    "{3}{W}",
    "Creature — Human Cleric",
    [1, 2],
    activated("{T}", tap(target({ types: ["Creature"], power: { is: "atMost", value: 3 } }))),
  ),

  card(
    "Evangel of Heliod",
    "{4}{W}{W}",
    "Creature — Human Cleric",
    [1, 3],
    when(selfEnters, create(creatureToken(1, 1, "W", "Soldier"), devotionTo("W"))),
  ),

  card(
    "Fabled Hero",
    "{1}{W}{W}",
    "Creature — Human Soldier",
    [2, 2],
    doubleStrike,
    heroic(putCounters("+1/+1", 1, self)),
  ),

  card(
    "Favored Hoplite",
    "{W}",
    "Creature — Human Soldier",
    [1, 2],
    heroic(
      and(putCounters("+1/+1", 1, self), { do: "preventDamage", amount: "all", to: itself, duration: "thisTurn" }),
    ),
  ),

  card(
    "Gift of Immortality",
    "{2}{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(
      dies(host),
      { do: "return", what: that("event", "card"), to: { zone: "battlefield", under: "owner" }, as: "returned" },
      delayed("nextEndStep", {
        do: "return",
        what: self,
        to: { zone: "battlefield", attachedTo: that("returned", "creature") },
      }),
    ),
  ),

  card("Glare of Heresy", "{1}{W}", "Sorcery", [], spell(exile(target({ colors: ["W"] })))),

  card(
    "Gods Willing",
    "{W}",
    "Instant",
    [],
    spell(untilEndOfTurn(target(creatureYouControl), has(protection({ chosenColor: true }))), paragraph(scry(1))),
  ),

  card(
    "Heliod, God of the Sun",
    "{3}{W}",
    "Legendary Enchantment Creature — God",
    [5, 6],
    indestructible,
    godOf("W", 5),
    statics(bare({ types: ["Creature"], controller: "you", other: true }), has(vigilance)),
    activated("{2}{W}{W}", create(creatureToken(2, 1, "W", "Cleric", [], ["Enchantment", "Creature"]))),
  ),

  card(
    "Heliod's Emissary",
    "{3}{W}",
    "Enchantment Creature — Elk",
    [3, 3],
    bestow("{6}{W}"),
    whenever(attacks({ anyOf: [self, host] }), tap(target(creatureAnOpponentControls))),
    hostGets(3, 3),
  ),

  card(
    "Hopeful Eidolon",
    "{W}",
    "Enchantment Creature — Spirit",
    [1, 1],
    bestow("{3}{W}"),
    lifelink,
    hostGets(1, 1, lifelink),
  ),

  card(
    "Hundred-Handed One",
    "{2}{W}{W}",
    "Creature — Giant",
    [3, 5],
    vigilance,
    activated("{3}{W}{W}{W}", monstrosity(3)),
    whileMonstrous(has(reach), { canBlockAdditional: { count: 99 } }),
  ),

  card(
    "Lagonna-Band Elder",
    "{2}{W}",
    "Creature — Centaur Advisor",
    [3, 2],
    whenIf(selfEnters, { controls: { who: "you", what: enchantment } }, gainLife(3)),
  ),

  card(
    "Last Breath",
    "{1}{W}",
    "Instant",
    [],
    spell(
      exile(target({ types: ["Creature"], power: { is: "atMost", value: 2 } })),
      gainLife(4, controllerOf(it("target"))),
    ),
  ),

  card("Leonin Snarecaster", "{1}{W}", "Creature — Cat Soldier", [2, 1], when(selfEnters, may(tap(target(creature))))),

  card(
    "Observant Alseid",
    "{2}{W}",
    "Enchantment Creature — Nymph",
    [2, 2],
    bestow("{4}{W}"),
    vigilance,
    hostGets(2, 2, vigilance),
  ),

  card(
    "Ordeal of Heliod",
    "{1}{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    whenever(
      attacks(host),
      putCounters("+1/+1", 1, it("event")),
      thenIf({ hasCounters: { object: it("event"), kind: "+1/+1", atLeast: 3 } }, sacrifice(self)),
    ),
    when({ sacrifices: { who: "you", what: self } }, gainLife(10)),
  ),

  card(
    "Phalanx Leader",
    "{W}{W}",
    "Creature — Human Soldier",
    [1, 1],
    heroic(putCounters("+1/+1", 1, each(creatureYouControl))),
  ),

  card("Ray of Dissolution", "{2}{W}", "Instant", [], spell(destroy(target(enchantment)), gainLife(3))),

  card(
    "Scholar of Athreos",
    "{2}{W}",
    "Creature — Human Cleric",
    [1, 4],
    activated(
      "{2}{B}",
      { do: "loseLife", who: "eachOpponent", amount: 1, remember: "lifeLost" },
      gainLife({ remembered: "lifeLost" }),
    ),
  ),

  card("Setessan Battle Priest", "{1}{W}", "Creature — Human Cleric", [1, 3], heroic(gainLife(2))),

  card("Setessan Griffin", "{4}{W}", "Creature — Griffin", [3, 2], flying, {
    ...activated("{2}{G}{G}", untilEndOfTurn(self, pt(2, 2))),
    oncePerTurn: true,
  }),

  card("Silent Artisan", "{3}{W}{W}", "Creature — Giant", [3, 5]),

  card(
    "Soldier of the Pantheon",
    "{W}",
    "Creature — Human Soldier",
    [2, 1],
    protection({ multicolored: true }),
    whenever({ casts: { who: "opponent", spell: { noun: "spell", colorCount: "multicolored" } } }, gainLife(1)),
  ),

  card(
    "Spear of Heliod",
    "{1}{W}{W}",
    "Legendary Enchantment Artifact",
    [],
    statics(bare(creatureYouControl), pt(1, 1)),
    activated(["{1}{W}{W}", "{T}"], destroy(target({ types: ["Creature"], dealtDamageThisTurnTo: "you" }))),
  ),

  card("Traveling Philosopher", "{1}{W}", "Creature — Human Advisor", [2, 2]),

  card(
    "Vanquish the Foul",
    "{5}{W}",
    "Sorcery",
    [],
    spell(destroy(target({ types: ["Creature"], power: { is: "atLeast", value: 4 } })), scry(1)),
  ),

  card(
    "Wingsteed Rider",
    "{1}{W}{W}",
    "Creature — Human Knight",
    [2, 2],
    flying,
    heroic(putCounters("+1/+1", 1, self)),
  ),

  card("Yoked Ox", "{W}", "Creature — Ox", [0, 4]),
];
