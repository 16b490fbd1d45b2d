/** Blue cards of Born of the Gods. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  bare,
  bestow,
  card,
  controllerOf,
  counterSpell,
  create,
  creature,
  creatureAnOpponentControls,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  devotionTo,
  draw,
  enchant,
  flying,
  has,
  host,
  ifTributeWasntPaid,
  inspired,
  it,
  may,
  mayPay,
  onlyIf,
  pt,
  scry,
  self,
  selfEnters,
  spell,
  spellNoun,
  statics,
  target,
  that,
  the,
  tribute,
  unless,
  untilEndOfTurn,
  when,
  whenever,
} from "@nykthos/engine/card";

export const blue: readonly CardDefinition[] = [
  card(
    "Aerie Worshippers",
    "{3}{U}",
    "Creature — Human Cleric",
    [2, 4],
    inspired(mayPay("{2}{U}", create(creatureToken(2, 2, "U", "Bird", [flying], ["Enchantment", "Creature"])))),
  ),

  card(
    "Archetype of Imagination",
    "{4}{U}{U}",
    "Enchantment Creature — Human Wizard",
    [3, 2],
    statics(bare(creatureYouControl), has(flying)),
    statics(bare(creaturesYourOpponentsControl), { loseKeyword: "flying" }, { cantHave: "flying" }),
  ),

  card(
    "Deepwater Hypnotist",
    "{1}{U}",
    "Creature — Merfolk Wizard",
    [2, 1],
    inspired(untilEndOfTurn(target(creatureAnOpponentControls), pt(-3, -0))),
  ),

  card("Divination", "{2}{U}", "Sorcery", [], spell(draw(2))),

  card(
    "Fated Infatuation",
    "{U}{U}{U}",
    "Instant",
    [],
    spell({ do: "createCopy", of: target(creatureYouControl) }, onlyIf({ yourTurn: true }, scry(2))),
  ),

  card(
    "Flitterstep Eidolon",
    "{1}{U}",
    "Enchantment Creature — Spirit",
    [1, 1],
    bestow("{5}{U}"),
    statics(self, { cantBeBlocked: {} }),
    statics(host, pt(1, 1), { cantBeBlocked: {} }),
  ),

  card(
    "Nullify",
    "{U}{U}",
    "Instant",
    [],
    spell(counterSpell(target({ noun: "spell", either: [{ types: ["Creature"] }, { subtypes: ["Aura"] }] }))),
  ),

  card(
    "Perplexing Chimera",
    "{4}{U}",
    "Enchantment Creature — Chimera",
    [3, 3],
    whenever(
      { casts: { who: "opponent", spell: spellNoun } },
      may(
        { do: "exchangeControl", one: self, other: that("event", "spell") },
        may({ do: "chooseNewTargets", spell: the("event", "spell") }),
      ),
    ),
  ),

  card(
    "Siren of the Fanged Coast",
    "{3}{U}{U}",
    "Creature — Siren",
    [1, 1],
    flying,
    tribute(3),
    ifTributeWasntPaid({ do: "gainControl", what: target(creature) }),
  ),

  card("Sphinx's Disciple", "{3}{U}{U}", "Creature — Human Wizard", [2, 2], flying, inspired(draw(1))),

  card(
    "Stratus Walk",
    "{1}{U}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, draw(1)),
    statics(host, has(flying)),
    statics(host, { canBlockOnly: { what: { types: ["Creature"], keyword: "flying" } } }),
  ),

  card(
    "Thassa's Rebuff",
    "{1}{U}",
    "Instant",
    [],
    spell(
      unless(counterSpell(target(spellNoun)), controllerOf(it("target")), [
        { pay: "mana", cost: "{X}", x: devotionTo("U") },
      ]),
    ),
  ),
];
