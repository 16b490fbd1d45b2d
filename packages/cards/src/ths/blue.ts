/** Blue cards of Theros. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  and,
  anyTarget,
  at,
  attacks,
  bare,
  bestow,
  card,
  continuous,
  controllerOf,
  counterSpell,
  create,
  creature,
  creatureAnOpponentControls,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  damage,
  defender,
  devotionTo,
  dies,
  discardCost,
  draw,
  each,
  eachUntilEndOfTurn,
  enchant,
  flash,
  flying,
  godOf,
  has,
  heroic,
  hexproof,
  host,
  hostGets,
  indestructible,
  inYourGraveyard,
  it,
  itself,
  land,
  may,
  mill,
  monstrosity,
  player,
  protection,
  pt,
  putCounters,
  returnToHand,
  sacrifice,
  sacrificeThis,
  scry,
  self,
  selfAttacks,
  selfEnters,
  spell,
  spellNoun,
  statics,
  tap,
  target,
  targets,
  that,
  thenIf,
  thisTurn,
  unless,
  untap,
  untilEndOfTurn,
  upTo,
  when,
  whenever,
  whenMonstrous,
  X,
  youCast,
  yourUpkeep,
} from "@nykthos/engine/card";

export const blue: readonly CardDefinition[] = [
  card(
    "Annul",
    "{U}",
    "Instant",
    [],
    spell(counterSpell(target({ noun: "spell", types: ["Artifact", "Enchantment"] }))),
  ),

  card(
    "Aqueous Form",
    "{U}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, { cantBeBlocked: {} }),
    whenever(attacks(host), scry(1)),
  ),

  card(
    "Artisan of Forms",
    "{1}{U}",
    "Creature — Human Wizard",
    [1, 1],
    heroic(
      may(continuous(self, "indefinitely", { copyOf: { object: target(creature), except: [{ thisAbility: true }] } })),
    ),
  ),

  card("Benthic Giant", "{5}{U}", "Creature — Giant", [4, 5], hexproof),

  card(
    "Bident of Thassa",
    "{2}{U}{U}",
    "Legendary Enchantment Artifact",
    [],
    whenever({ dealsDamage: { what: creatureYouControl, to: "player", combat: true } }, may(draw(1))),
    activated(["{1}{U}", "{T}"], thisTurn(bare(creaturesYourOpponentsControl), { attacksIfAble: {} })),
  ),

  card(
    "Breaching Hippocamp",
    "{3}{U}",
    "Creature — Horse Fish",
    [3, 2],
    flash,
    when(selfEnters, untap(target({ types: ["Creature"], controller: "you", other: true }))),
  ),

  card(
    "Coastline Chimera",
    "{3}{U}",
    "Creature — Chimera",
    [1, 5],
    flying,
    activated("{1}{W}", thisTurn(self, { canBlockAdditional: { count: 1 } })),
  ),

  card(
    "Crackling Triton",
    "{2}{U}",
    "Creature — Merfolk Wizard",
    [2, 3],
    activated(["{2}{R}", sacrificeThis], damage(2, target(anyTarget), itself)),
  ),

  card(
    "Curse of the Swine",
    "{X}{U}{U}",
    "Sorcery",
    [],
    spell(
      { do: "exile", what: targets(X, creature), as: "exiled" },
      {
        do: "forEach",
        of: { ref: "exiled" },
        thisWay: "exiled",
        as: "creature",
        effect: { do: "create", who: controllerOf(it("creature")), token: creatureToken(2, 2, "G", "Boar"), count: 1 },
      },
    ),
  ),

  card("Dissolve", "{1}{U}{U}", "Instant", [], spell(counterSpell(target(spellNoun)), scry(1))),

  card(
    "Fate Foretold",
    "{1}{U}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, draw(1)),
    when(dies(host), draw(1, controllerOf(it("event")))),
  ),

  card("Gainsay", "{1}{U}", "Instant", [], spell(counterSpell(target({ noun: "spell", colors: ["U"] })))),

  card(
    "Griptide",
    "{3}{U}",
    "Instant",
    [],
    spell({ do: "put", what: target(creature), to: { zone: "library", position: "top" } }),
  ),

  card("Horizon Scholar", "{5}{U}", "Creature — Sphinx", [4, 4], flying, when(selfEnters, scry(2))),

  card("Lost in a Labyrinth", "{U}", "Instant", [], spell(untilEndOfTurn(target(creature), pt(-3, -0)), scry(1))),

  card(
    "Master of Waves",
    "{3}{U}",
    "Creature — Merfolk Wizard",
    [2, 1],
    protection({ colors: ["R"] }),
    statics(bare({ types: ["Creature"], subtypes: ["Elemental"], controller: "you" }), pt(1, 1)),
    when(selfEnters, create(creatureToken(1, 0, "U", "Elemental"), devotionTo("U"))),
  ),

  card(
    "Meletis Charlatan",
    "{2}{U}",
    "Creature — Human Wizard",
    [2, 3],
    activated(["{2}{U}", "{T}"], {
      do: "copySpell",
      who: controllerOf({ ref: "target" }),
      spell: target({ noun: "spell", types: ["Instant", "Sorcery"] }),
      newTargets: "may",
    }),
  ),

  card(
    "Mnemonic Wall",
    "{4}{U}",
    "Creature — Wall",
    [0, 4],
    defender,
    when(selfEnters, may(returnToHand(target(inYourGraveyard({ types: ["Instant", "Sorcery"] }))))),
  ),

  card(
    "Nimbus Naiad",
    "{2}{U}",
    "Enchantment Creature — Nymph",
    [2, 2],
    bestow("{4}{U}"),
    flying,
    hostGets(2, 2, flying),
  ),

  card("Omenspeaker", "{1}{U}", "Creature — Human Wizard", [1, 3], when(selfEnters, scry(2))),

  card(
    "Ordeal of Thassa",
    "{1}{U}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    whenever(
      attacks(host),
      putCounters("+1/+1", 1, it("event")),
      thenIf({ hasCounters: { object: it("event"), kind: "+1/+1", atLeast: 3 } }, sacrifice(self)),
    ),
    when({ sacrifices: { who: "you", what: self } }, draw(2)),
  ),

  card(
    "Prescient Chimera",
    "{3}{U}{U}",
    "Creature — Chimera",
    [3, 4],
    flying,
    whenever(youCast({ types: ["Instant", "Sorcery"] }), scry(1)),
  ),

  card(
    "Prognostic Sphinx",
    "{3}{U}{U}",
    "Creature — Sphinx",
    [3, 5],
    flying,
    activated([discardCost()], untilEndOfTurn(self, has(hexproof)), tap(itself)),
    whenever(selfAttacks, scry(3)),
  ),

  card(
    "Sea God's Revenge",
    "{5}{U}",
    "Sorcery",
    [],
    spell(returnToHand(upTo(3, creaturesYourOpponentsControl)), scry(1)),
  ),

  card(
    "Sealock Monster",
    "{3}{U}{U}",
    "Creature — Octopus",
    [5, 5],
    statics(self, { cantAttack: { unless: { defenderControls: { subtypes: ["Island"] } } } }),
    activated("{5}{U}{U}", monstrosity(3)),
    whenMonstrous(continuous(target(land), "indefinitely", { addTypes: { subtypes: ["Island"] } })),
  ),

  card(
    "Shipbreaker Kraken",
    "{4}{U}{U}",
    "Creature — Kraken",
    [6, 6],
    activated("{6}{U}{U}", monstrosity(4)),
    whenMonstrous(
      tap(upTo(4, creature)),
      continuous(that("targets", "creature"), { aslongAs: "youControlSelf" }, { doesntUntap: { step: "untapStep" } }),
    ),
  ),

  card(
    "Stymied Hopes",
    "{1}{U}",
    "Instant",
    [],
    spell(unless(counterSpell(target(spellNoun)), controllerOf(it("target")), "{1}"), scry(1)),
  ),

  card(
    "Swan Song",
    "{U}",
    "Instant",
    [],
    spell(counterSpell(target({ noun: "spell", types: ["Enchantment", "Instant", "Sorcery"] })), {
      do: "create",
      who: controllerOf(it("target")),
      token: creatureToken(2, 2, "U", "Bird", [flying]),
      count: 1,
    }),
  ),

  card(
    "Thassa, God of the Sea",
    "{2}{U}",
    "Legendary Enchantment Creature — God",
    [5, 5],
    indestructible,
    godOf("U", 5),
    at(yourUpkeep, scry(1)),
    activated("{1}{U}", thisTurn(target(creatureYouControl), { cantBeBlocked: {} })),
  ),

  card("Thassa's Bounty", "{5}{U}", "Sorcery", [], spell(draw(3), mill(target(player), 3))),

  card(
    "Thassa's Emissary",
    "{3}{U}",
    "Enchantment Creature — Crab",
    [3, 3],
    bestow("{5}{U}"),
    whenever({ dealsDamage: { what: { anyOf: [self, host] }, to: "player", combat: true } }, draw(1)),
    hostGets(3, 3),
  ),

  card("Triton Fortune Hunter", "{2}{U}", "Creature — Merfolk Soldier", [2, 2], heroic(draw(1))),

  card("Triton Shorethief", "{U}", "Creature — Merfolk Rogue", [1, 2]),

  card(
    "Triton Tactics",
    "{U}",
    "Instant",
    [],
    spell(eachUntilEndOfTurn(upTo(2, creature), pt(0, 3)), untap(that("targets")), {
      do: "delayed",
      when: "thisTurnsNextEndOfCombat",
      effects: [
        and(
          tap(each({ ...creature, blockedBy: { ref: "targets", say: "oneOfThose" } }, "blocked")),
          continuous(it("blocked"), "indefinitely", { doesntUntap: { step: "nextUntapStep" } }),
        ),
      ],
      lead: true,
    }),
  ),

  card(
    "Vaporkin",
    "{1}{U}",
    "Creature — Elemental",
    [2, 1],
    flying,
    statics(self, { canBlockOnly: { what: { types: ["Creature"], keyword: "flying" } } }),
  ),

  card("Voyage's End", "{1}{U}", "Instant", [], spell(returnToHand(target(creature)), scry(1))),

  card(
    "Wavecrash Triton",
    "{2}{U}",
    "Creature — Merfolk Wizard",
    [1, 4],
    heroic(
      tap(target(creatureAnOpponentControls)),
      continuous(that("target", "creature"), "indefinitely", { doesntUntap: { step: "nextUntapStep" } }),
    ),
  ),
];
