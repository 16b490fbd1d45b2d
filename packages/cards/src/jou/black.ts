/** Black cards of Journey into Nyx. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  additionalCost,
  all,
  and,
  anyNumberOf,
  at,
  bare,
  bestow,
  card,
  constellation,
  create,
  creature,
  creatureAnOpponentControls,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  deathtouch,
  destroy,
  dies,
  discard,
  draw,
  eachUntilEndOfTurn,
  enchant,
  enchantment,
  exile,
  exileUntilSelfLeaves,
  flash,
  flying,
  goldToken,
  has,
  heroic,
  host,
  hostGets,
  inspired,
  intimidate,
  inYourGraveyard,
  it,
  itself,
  land,
  lifelink,
  loseLife,
  may,
  mill,
  minus,
  opponent,
  player,
  pt,
  putCounters,
  returnToHand,
  sacrificeCost,
  sacrificeThis,
  self,
  selfDies,
  selfEnters,
  spell,
  statics,
  strive,
  target,
  that,
  the,
  untilEndOfTurn,
  upTo,
  when,
  whenever,
  whereX,
  yourUpkeep,
} from "@nykthos/engine/card";

export const black: readonly CardDefinition[] = [
  card(
    "Agent of Erebos",
    "{3}{B}",
    "Enchantment Creature — Zombie",
    [2, 2],
    constellation(exile({ allIn: "graveyard", of: target(player) })),
  ),

  card("Aspect of Gorgon", "{2}{B}", "Enchantment — Aura", [], enchant(creature), hostGets(1, 3, deathtouch)),

  card(
    "Bloodcrazed Hoplite",
    "{1}{B}",
    "Creature — Human Soldier",
    [2, 1],
    heroic(putCounters("+1/+1", 1, itself)),
    whenever(
      { countersPut: { kind: "+1/+1", on: self } },
      { do: "removeCounters", kind: "+1/+1", count: 1, from: target(creatureAnOpponentControls) },
    ),
  ),

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
    "Cast into Darkness",
    "{1}{B}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, pt(-2, -0), { cantBlock: {} }),
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
    "Dreadbringer Lampads",
    "{4}{B}",
    "Enchantment Creature — Nymph",
    [4, 2],
    constellation(untilEndOfTurn(target(creature), has(intimidate))),
  ),

  card(
    "Extinguish All Hope",
    "{4}{B}{B}",
    "Sorcery",
    [],
    spell(destroy(all({ types: ["Creature"], notTypes: ["Enchantment"] }))),
  ),

  card(
    "Feast of Dreams",
    "{1}{B}",
    "Instant",
    [],
    spell(
      destroy(
        target({ either: [{ types: ["Creature"], enchanted: true }, { allTypes: ["Enchantment", "Creature"] }] }),
      ),
    ),
  ),

  card(
    "Felhide Petrifier",
    "{2}{B}",
    "Creature — Minotaur Warrior",
    [2, 3],
    deathtouch,
    statics(bare({ types: ["Creature"], subtypes: ["Minotaur"], controller: "you", other: true }), has(deathtouch)),
  ),

  card(
    "Font of Return",
    "{1}{B}",
    "Enchantment",
    [],
    activated(["{3}{B}", sacrificeThis], returnToHand(upTo(3, inYourGraveyard(creature)))),
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

  card(
    "Master of the Feast",
    "{1}{B}{B}",
    "Enchantment Creature — Demon",
    [5, 5],
    flying,
    at(yourUpkeep, draw(1, "eachOpponent")),
  ),

  card(
    "Nightmarish End",
    "{2}{B}",
    "Instant",
    [],
    spell(
      untilEndOfTurn(
        target(creature),
        pt(
          minus(whereX({ count: { noun: "card", zone: "hand", owner: "you" } })),
          minus(whereX({ count: { noun: "card", zone: "hand", owner: "you" } })),
        ),
      ),
    ),
  ),

  card("Nyx Infusion", "{2}{B}", "Enchantment — Aura", [], enchant(creature), {
    ...statics(host, pt(2, 2)),
    condition: { is: { object: it("host"), a: enchantment } },
    conditionSaid: "after",
    otherwise: [pt(-2, -2)],
  }),

  card("Pharika's Chosen", "{B}", "Creature — Snake", [1, 1], deathtouch),

  card("Returned Reveler", "{1}{B}", "Creature — Zombie Satyr", [1, 3], when(selfDies, mill("eachPlayer", 3))),

  card(
    "Ritual of the Returned",
    "{3}{B}",
    "Instant",
    [],
    spell(
      { do: "exile", what: target(inYourGraveyard(creature)), as: "exiled" },
      create(
        creatureToken({ powerOf: that("exiled", "card") }, { toughnessOf: that("exiled", "card") }, "B", "Zombie"),
      ),
    ),
  ),

  card("Rotted Hulk", "{3}{B}", "Creature — Elemental", [2, 5]),

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

  card(
    "Tormented Thoughts",
    "{2}{B}",
    "Sorcery",
    [],
    additionalCost(sacrificeCost(creature, 1, "sacrificed")),
    spell(discard(target(player), { powerOf: the("sacrificed", "creature") })),
  ),

  card("Worst Fears", "{7}{B}", "Sorcery", [], spell({ do: "controlNextTurn", who: target(player) }, exile(self))),
];
