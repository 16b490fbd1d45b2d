/** Red cards of the decks and articles that are from other sets, by name. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  and,
  anyNumberOf,
  anyTarget,
  card,
  create,
  creature,
  creatureAnOpponentControls,
  creatureToken,
  damage,
  each,
  enchant,
  enters,
  firstStrike,
  flying,
  gainControl,
  has,
  haste,
  host,
  it,
  itself,
  mana,
  players,
  pt,
  returnToHand,
  sacrificeCost,
  self,
  selfEnters,
  spell,
  statics,
  target,
  targets,
  that,
  untap,
  untilEndOfTurn,
  when,
  whenever,
  X,
  youCast,
} from "@nykthos/engine/card";

export const red: readonly CardDefinition[] = [
  card("Blood Ogre", "{2}{R}", "Creature — Ogre Warrior", [2, 2], { keyword: "bloodthirst", n: 1 }, firstStrike),

  card("Chandra's Phoenix", "{1}{R}{R}", "Creature — Phoenix", [2, 2], flying, haste, {
    ...whenever(
      {
        isDealtDamage: {
          what: "opponent",
          by: {
            either: [
              { noun: "spell", types: ["Instant", "Sorcery"], colors: ["R"], controller: "you" },
              { types: ["Planeswalker"], colors: ["R"], controller: "you" },
            ],
          },
        },
      },
      returnToHand(self),
    ),
    zone: "graveyard",
  }),

  card(
    "Conquering Manticore",
    "{4}{R}{R}",
    "Creature — Manticore",
    [5, 5],
    flying,
    when(
      selfEnters,
      gainControl(target(creatureAnOpponentControls), "endOfTurn"),
      untap(that("target")),
      untilEndOfTurn(it("target"), has(haste)),
    ),
  ),

  card(
    "Crater Hellion",
    "{4}{R}{R}",
    "Creature — Hellion Beast",
    [6, 6],
    { keyword: "echo", cost: [mana("{4}{R}{R}")] },
    when(selfEnters, damage(4, each({ ...creature, other: true }), itself)),
  ),

  card(
    "Flames of the Firebrand",
    "{2}{R}",
    "Sorcery",
    [],
    spell({ do: "damage", source: self, amount: 3, to: targets({ oneTo: 3 }, anyTarget), divided: true }),
  ),

  card("Gorehorn Minotaurs", "{2}{R}{R}", "Creature — Minotaur Warrior", [3, 3], { keyword: "bloodthirst", n: 2 }),

  card(
    "Guttersnipe",
    "{2}{R}",
    "Creature — Goblin Shaman",
    [2, 2],
    whenever(youCast({ types: ["Instant", "Sorcery"] }), damage(2, players("eachOpponent"))),
  ),

  card(
    "Kamahl, Pit Fighter",
    "{4}{R}{R}",
    "Legendary Creature — Human Barbarian",
    [6, 1],
    haste,
    activated("{T}", damage(3, target(anyTarget))),
  ),

  card("Mizzium Mortars", "{1}{R}", "Sorcery", [], spell(damage(4, target({ ...creature, controller: "notYou" }))), {
    keyword: "overload",
    cost: [mana("{3}{R}{R}{R}")],
  }),

  card(
    "Ogre Battledriver",
    "{2}{R}{R}",
    "Creature — Ogre Warrior",
    [3, 3],
    whenever(enters({ ...creature, other: true }, "you"), untilEndOfTurn(that("event"), pt(2, 0), has(haste))),
  ),

  card(
    "Orcish Lumberjack",
    "{R}",
    "Creature — Orc",
    [1, 1],
    activated(["{T}", sacrificeCost({ subtypes: ["Forest"] })], {
      do: "addMana",
      mana: { combination: ["R", "G"], count: 3 },
    }),
  ),

  card("Pyroclasm", "{1}{R}", "Sorcery", [], spell(damage(2, each(creature)))),

  card(
    "Pyrokinesis",
    "{4}{R}{R}",
    "Instant",
    [],
    {
      kind: "alternativeCost",
      cost: [{ pay: "exile", filter: { noun: "card", colors: ["R"], zone: "hand", owner: "you" }, count: 1 }],
    },
    spell({ do: "damage", source: self, amount: 4, to: anyNumberOf(creature), divided: true }),
  ),

  card("Shock", "{R}", "Instant", [], spell(damage(2, target(anyTarget)))),

  card(
    "Shower of Sparks",
    "{R}",
    "Instant",
    [],
    spell(and(damage(1, target(creature, "creature")), damage(1, target({ noun: "playerOrPlaneswalker" }, "player")))),
  ),

  card("Skarrgan Firebird", "{4}{R}{R}", "Creature — Phoenix", [3, 3], { keyword: "bloodthirst", n: 3 }, flying, {
    ...activated("{R}{R}{R}", returnToHand(self)),
    onlyIf: { dealtDamageThisTurn: { who: "anOpponent" } },
    zone: "graveyard",
  }),

  card(
    "Somberwald Vigilante",
    "{R}",
    "Creature — Human Warrior",
    [1, 1],
    whenever({ becomesBlocked: { what: self, by: creature } }, damage(1, that("other"))),
  ),

  card(
    "Undying Rage",
    "{2}{R}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, pt(2, 2), { cantBlock: {} }),
    when({ putIntoGraveyard: { what: self } }, returnToHand(self)),
  ),

  card("Volcanic Geyser", "{X}{R}{R}", "Instant", [], spell(damage(X, target(anyTarget)))),

  card("Volt Charge", "{2}{R}", "Instant", [], spell(damage(3, target(anyTarget)), { do: "proliferate" })),

  card(
    "Young Pyromancer",
    "{1}{R}",
    "Creature — Human Shaman",
    [2, 1],
    whenever(youCast({ types: ["Instant", "Sorcery"] }), create(creatureToken(1, 1, "R", "Elemental"))),
  ),
];
