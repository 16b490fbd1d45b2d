/** Black cards of Journey into Nyx. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  all,
  and,
  anyNumberOf,
  bare,
  bestow,
  card,
  constellation,
  create,
  creature,
  creaturesYourOpponentsControl,
  creatureYouControl,
  destroy,
  dies,
  discard,
  eachUntilEndOfTurn,
  enchant,
  enchantment,
  exile,
  exileUntilSelfLeaves,
  flash,
  goldToken,
  has,
  host,
  inspired,
  it,
  land,
  lifelink,
  loseLife,
  may,
  opponent,
  player,
  pt,
  self,
  selfEnters,
  spell,
  statics,
  strive,
  target,
  that,
  untilEndOfTurn,
  when,
  whenever,
} from "@nykthos/engine/card";

export const black: readonly CardDefinition[] = [
  card(
    "Brain Maggot",
    "{1}{B}",
    "Enchantment Creature — Insect",
    [1, 1],
    when(
      selfEnters,
      and(
        { do: "revealHand", who: target(opponent), as: "hand" },
        { do: "chooseFrom", who: "you", what: { noun: "card", notTypes: ["Land"] }, from: "hand", as: "chosen" },
      ),
      exileUntilSelfLeaves(that("chosen", "card")),
    ),
  ),

  card(
    "Cruel Feeding",
    "{B}",
    "Instant",
    [],
    strive("{2}{B}"),
    spell(eachUntilEndOfTurn(anyNumberOf(creature), pt(1, 0), has(lifelink))),
  ),

  card(
    "Dictate of Erebos",
    "{3}{B}{B}",
    "Enchantment",
    [],
    flash,
    whenever(dies(creatureYouControl), { do: "sacrifice", who: "eachOpponent", what: creature }),
  ),

  card(
    "Doomwake Giant",
    "{4}{B}",
    "Enchantment Creature — Giant",
    [4, 6],
    constellation(untilEndOfTurn(bare(creaturesYourOpponentsControl), pt(-1, -1))),
  ),

  card(
    "Gnarled Scarhide",
    "{B}",
    "Enchantment Creature — Minotaur",
    [2, 1],
    bestow("{3}{B}"),
    statics(self, { cantBlock: {} }),
    statics(host, pt(2, 1), { cantBlock: {} }),
  ),

  card("Grim Guardian", "{2}{B}", "Enchantment Creature — Zombie", [1, 4], constellation(loseLife("eachOpponent", 1))),

  card(
    "King Macar, the Gold-Cursed",
    "{2}{B}{B}",
    "Legendary Creature — Human Noble",
    [2, 3],
    inspired(may(exile(target(creature)), create(goldToken))),
  ),

  card("Nyx Infusion", "{2}{B}", "Enchantment — Aura", [], enchant(creature), {
    ...statics(host, pt(2, 2)),
    condition: { is: { object: it("host"), a: enchantment } },
    conditionSaid: "after",
    otherwise: [pt(-2, -2)],
  }),

  card(
    "Silence the Believers",
    "{2}{B}{B}",
    "Instant",
    [],
    strive("{2}{B}"),
    spell(exile({ both: [anyNumberOf(creature), all({ subtypes: ["Aura"], attachedTo: it("targets") })] })),
  ),

  card(
    "Spiteful Blow",
    "{4}{B}{B}",
    "Sorcery",
    [],
    spell(destroy({ both: [target(creature, "creature"), target(land, "land")] })),
  ),

  card("Squelching Leeches", "{2}{B}{B}", "Creature — Leech", [
    { count: { subtypes: ["Swamp"], controller: "you" } },
    { count: { subtypes: ["Swamp"], controller: "you" } },
  ]),

  card(
    "Thoughtrender Lamia",
    "{4}{B}{B}",
    "Enchantment Creature — Lamia",
    [5, 3],
    constellation(discard("eachOpponent", 1)),
  ),

  card("Worst Fears", "{7}{B}", "Sorcery", [], spell({ do: "controlNextTurn", who: target(player) }, exile(self))),
];
