/** Cards of the set. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  and,
  at,
  card,
  creature,
  creatureToken,
  destroy,
  dies,
  discardCost,
  discardThat,
  draw,
  exile,
  flying,
  itself,
  lifelink,
  loseLife,
  may,
  opponent,
  paragraph,
  pt,
  putCounters,
  replacement,
  self,
  spell,
  tap,
  target,
  that,
  untilEndOfTurn,
  whenever,
  youCast,
} from "@nykthos/engine/card";

export const black: readonly CardDefinition[] = [
  card(
    "Blightcaster",
    "{3}{B}",
    "Creature — Human Wizard",
    [2, 3],
    whenever(youCast({ types: ["Enchantment"] }), may(untilEndOfTurn(target(creature), pt(-2, -2)))),
  ),

  card(
    "Blood Scrivener",
    "{1}{B}",
    "Creature — Zombie Wizard",
    [2, 1],
    replacement({ drawInstead: { condition: { emptyHand: "you" }, effects: [and(draw(2), loseLife("you", 1))] } }),
  ),

  card("Child of Night", "{1}{B}", "Creature — Vampire", [2, 1], lifelink),

  card("Cremate", "{B}", "Instant", [], spell(exile(target({ noun: "card", zone: "graveyard" })), paragraph(draw(1)))),

  card(
    "Crypt Ghast",
    "{3}{B}",
    "Creature — Spirit",
    [2, 2],
    { keyword: "extort" },
    whenever(
      { tapsForMana: { who: "you", what: { subtypes: ["Swamp"] } } },
      { do: "addMana", mana: { symbols: "{B}" }, additional: true },
    ),
  ),

  card(
    "Desecration Demon",
    "{2}{B}{B}",
    "Creature — Demon",
    [6, 6],
    flying,
    at(
      { beginningOf: { step: "beginCombat", whose: "each" } },
      {
        do: "may",
        who: "anyOpponent",
        effect: { do: "sacrifice", what: creature },
        ifDone: [and(tap(self), putCounters("+1/+1", 1, itself))],
        doneWord: "aPlayerDoes",
      },
    ),
  ),

  card("Doom Blade", "{1}{B}", "Instant", [], spell(destroy(target({ types: ["Creature"], notColors: ["B"] })))),

  card(
    "Duress",
    "{B}",
    "Sorcery",
    [],
    spell(
      { do: "revealHand", who: target(opponent), as: "hand" },
      {
        do: "chooseFrom",
        who: "you",
        what: { noun: "card", notTypes: ["Creature", "Land"] },
        from: "hand",
        as: "chosen",
      },
      discardThat({ player: "target", say: "that" }, that("chosen", "card")),
    ),
  ),

  card("Minotaur Abomination", "{4}{B}{B}", "Creature — Zombie Minotaur", [4, 6]),

  card(
    "Pack Rat",
    "{1}{B}",
    "Creature — Rat",
    [{ count: { subtypes: ["Rat"], controller: "you" } }, { count: { subtypes: ["Rat"], controller: "you" } }],
    activated(["{2}{B}", discardCost()], { do: "createCopy", of: self }),
  ),

  card(
    "Ultimate Price",
    "{1}{B}",
    "Instant",
    [],
    spell(destroy(target({ types: ["Creature"], colorCount: "monocolored" }))),
  ),

  card("Undead Minotaur", "{2}{B}", "Creature — Zombie Minotaur", [2, 3]),

  card(
    "Xathrid Necromancer",
    "{2}{B}",
    "Creature — Human Wizard",
    [2, 2],
    whenever(dies({ anyOf: [self, { types: ["Creature"], subtypes: ["Human"], controller: "you", other: true }] }), {
      do: "create",
      token: creatureToken(2, 2, "B", "Zombie"),
      count: 1,
      tapped: true,
    }),
  ),
];
