/** Blue cards of Journey into Nyx. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  all,
  anyNumberOf,
  at,
  bestow,
  card,
  choose,
  constellation,
  controllerOf,
  counterSpell,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  draw,
  each,
  eachUntilEndOfTurn,
  enchant,
  enchantment,
  exile,
  flash,
  flying,
  has,
  hasAbility,
  heroic,
  hexproof,
  host,
  hostGets,
  inspired,
  inYourGraveyard,
  it,
  itself,
  may,
  mill,
  player,
  pt,
  put,
  putCounters,
  returnToHand,
  sacrifice,
  sacrificeThis,
  scry,
  self,
  selfEnters,
  series,
  spell,
  spellNoun,
  spellsCost,
  statics,
  strive,
  target,
  that,
  thatPlayer,
  the,
  thisCreature,
  thisTurn,
  untilEndOfTurn,
  upTo,
  when,
  whereX,
  yourUpkeep,
} from "@nykthos/engine/card";

export const blue: readonly CardDefinition[] = [
  card(
    "Aerial Formation",
    "{U}",
    "Instant",
    [],
    strive("{2}{U}"),
    spell(eachUntilEndOfTurn(anyNumberOf(creature), pt(1, 1), has(flying))),
  ),

  card(
    "Battlefield Thaumaturge",
    "{1}{U}",
    "Creature — Human Wizard",
    [2, 1],
    spellsCost({
      spells: { noun: "spell", types: ["Instant", "Sorcery"], join: "and" },
      less: "{1}",
      forEach: "creatureTargeted",
    }),
    heroic(untilEndOfTurn(self, has(hexproof))),
  ),

  card("Cloaked Siren", "{3}{U}", "Creature — Siren", [3, 2], flash, flying),

  card(
    "Countermand",
    "{2}{U}{U}",
    "Instant",
    [],
    spell(counterSpell(target(spellNoun)), mill(controllerOf(it("target")), 4)),
  ),

  card(
    "Crystalline Nautilus",
    "{2}{U}",
    "Enchantment Creature — Nautilus",
    [4, 4],
    bestow("{3}{U}{U}"),
    when({ becomesTarget: { what: self, of: "spellOrAbility" } }, sacrifice(itself)),
    statics(
      host,
      pt(4, 4),
      hasAbility(when({ becomesTarget: { what: thisCreature, of: "spellOrAbility" } }, sacrifice(itself))),
    ),
  ),

  card(
    "Dakra Mystic",
    "{U}",
    "Creature — Merfolk Wizard",
    [1, 1],
    activated(
      ["{U}", "{T}"],
      { do: "revealTop", who: "eachPlayer", count: 1, as: "revealed" },
      { do: "may", effect: put(the("revealed", "card"), { zone: "graveyard" }), ifNot: [draw(1, "eachPlayer")] },
    ),
  ),

  card(
    "Daring Thief",
    "{2}{U}",
    "Creature — Human Rogue",
    [2, 3],
    inspired(
      may({
        do: "exchangeControl",
        one: target({ notTypes: ["Land"], controller: "you" }, "yours"),
        other: target({ controller: "opponent", sharesCardTypeWith: it("yours") }, "theirs"),
      }),
    ),
  ),

  card(
    "Dictate of Kruphix",
    "{1}{U}{U}",
    "Enchantment",
    [],
    flash,
    at(
      { beginningOf: { step: "draw", whose: "eachPlayer" } },
      { do: "draw", who: thatPlayer, count: 1, additional: true },
    ),
  ),

  card("Font of Fortunes", "{1}{U}", "Enchantment", [], activated(["{1}{U}", sacrificeThis], draw(2))),

  card(
    "Godhunter Octopus",
    "{5}{U}",
    "Creature — Octopus",
    [5, 5],
    statics(self, { cantAttack: { unless: { defenderControls: { either: [enchantment, { enchanted: true }] } } } }),
  ),

  card(
    "Hour of Need",
    "{2}{U}",
    "Instant",
    [],
    strive("{1}{U}"),
    spell(
      { do: "exile", what: anyNumberOf(creature), as: "exiled" },
      {
        do: "forEach",
        of: { ref: "exiled" },
        thisWay: "exiled",
        as: "creature",
        effect: {
          do: "create",
          who: controllerOf(it("creature")),
          token: creatureToken(4, 4, "U", "Sphinx", [flying]),
          count: 1,
        },
      },
    ),
  ),

  card(
    "Hubris",
    "{1}{U}",
    "Instant",
    [],
    spell(returnToHand({ both: [target(creature), all({ subtypes: ["Aura"], attachedTo: it("target") })] })),
  ),

  card(
    "Hypnotic Siren",
    "{U}",
    "Enchantment Creature — Siren",
    [1, 1],
    bestow("{5}{U}{U}"),
    flying,
    statics(host, { control: { by: "you" } }),
    hostGets(1, 1, flying),
  ),

  card(
    "Interpret the Signs",
    "{5}{U}",
    "Sorcery",
    [],
    spell(
      series(scry(3), { do: "revealTop", who: "you", count: 1, as: "revealed" }),
      draw({ manaValueOf: that("revealed", "card") }),
    ),
  ),

  card("Kiora's Dismissal", "{U}", "Instant", [], strive("{U}"), spell(returnToHand(anyNumberOf(enchantment)))),

  card("Pin to the Earth", "{1}{U}", "Enchantment — Aura", [], enchant(creature), hostGets(-6, -0)),

  card(
    "Polymorphous Rush",
    "{2}{U}",
    "Instant",
    [],
    strive("{1}{U}"),
    spell(
      { do: "choose", what: choose({ types: ["Creature"], zone: "battlefield" }, "original") },
      eachUntilEndOfTurn(anyNumberOf(creatureYouControl), { copyOf: { object: that("original", "creature") } }),
    ),
  ),

  card(
    "Pull from the Deep",
    "{2}{U}{U}",
    "Sorcery",
    [],
    spell(
      returnToHand({
        both: [
          upTo(1, inYourGraveyard({ types: ["Instant"] }), "instant"),
          upTo(1, inYourGraveyard({ types: ["Sorcery"] }), "sorcery"),
        ],
      }),
      exile(self),
    ),
  ),

  card(
    "Riptide Chimera",
    "{2}{U}",
    "Enchantment Creature — Chimera",
    [3, 4],
    flying,
    at(yourUpkeep, returnToHand(choose({ types: ["Enchantment"], controller: "you" }))),
  ),

  card(
    "Rise of Eagles",
    "{4}{U}{U}",
    "Sorcery",
    [],
    spell(create(creatureToken(2, 2, "U", "Bird", [flying], ["Enchantment", "Creature"]), 2), scry(1)),
  ),

  card(
    "Sage of Hours",
    "{1}{U}",
    "Creature — Human Wizard",
    [1, 1],
    heroic(putCounters("+1/+1", 1, itself)),
    activated([{ pay: "removeCounters", kind: "+1/+1", count: "all", from: self, as: "removed" }], {
      do: "extraTurn",
      who: "you",
      count: { oneForEach: { every: 5, of: { remembered: "removed" } } },
    }),
  ),

  card(
    "Scourge of Fleets",
    "{5}{U}{U}",
    "Creature — Kraken",
    [6, 6],
    when(
      selfEnters,
      returnToHand(
        each({
          types: ["Creature"],
          controller: "opponents",
          toughness: { is: "atMost", value: whereX({ count: { subtypes: ["Island"], controller: "you" } }) },
        }),
      ),
    ),
  ),

  card("Sigiled Starfish", "{1}{U}", "Creature — Starfish", [0, 3], activated("{T}", scry(1))),

  card(
    "Thassa's Devourer",
    "{4}{U}",
    "Enchantment Creature — Elemental",
    [2, 6],
    constellation(mill(target(player), 2)),
  ),

  card(
    "Thassa's Ire",
    "{U}",
    "Enchantment",
    [],
    activated("{3}{U}", may({ do: "tapOrUntap", what: target(creature) })),
  ),

  card(
    "Triton Cavalry",
    "{3}{U}",
    "Creature — Merfolk Soldier",
    [2, 4],
    heroic(may(returnToHand(target(enchantment)))),
  ),

  card("Triton Shorestalker", "{U}", "Creature — Merfolk Rogue", [1, 1], statics(self, { cantBeBlocked: {} })),

  card("War-Wing Siren", "{2}{U}", "Creature — Siren Soldier", [1, 3], flying, heroic(putCounters("+1/+1", 1, self))),

  card(
    "Whitewater Naiads",
    "{3}{U}{U}",
    "Enchantment Creature — Nymph",
    [4, 4],
    constellation(thisTurn(target(creature), { cantBeBlocked: {} })),
  ),
];
