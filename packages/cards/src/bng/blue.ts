/** Blue cards of Born of the Gods. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  and,
  bare,
  bestow,
  card,
  cardOf,
  choose,
  continuous,
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
  each,
  enchant,
  exile,
  flying,
  has,
  hasAbility,
  heroic,
  hexproof,
  host,
  hostGets,
  ifTributeWasntPaid,
  inspired,
  it,
  itself,
  may,
  mayPay,
  mill,
  onlyIf,
  player,
  protection,
  pt,
  put,
  returnToHand,
  reveal,
  sacrificeThis,
  scry,
  self,
  selfEnters,
  series,
  spell,
  spellNoun,
  statics,
  tap,
  target,
  that,
  the,
  thisTurn,
  tribute,
  unless,
  untap,
  untilEndOfTurn,
  upTo,
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
    "Arbiter of the Ideal",
    "{4}{U}{U}",
    "Creature — Sphinx",
    [4, 5],
    flying,
    inspired(
      { do: "revealTop", who: "you", count: 1, as: "revealed" },
      onlyIf(
        { is: { object: it("revealed"), a: cardOf(["Artifact", "Creature", "Land"]) } },
        may({
          do: "put",
          what: it("revealed"),
          to: { zone: "battlefield", counter: "manifestation" },
          as: "permanent",
        }),
      ),
      continuous(that("permanent", "permanent"), "indefinitely", { addTypes: { types: ["Enchantment"] } }),
    ),
  ),

  card(
    "Archetype of Imagination",
    "{4}{U}{U}",
    "Enchantment Creature — Human Wizard",
    [3, 2],
    statics(bare(creatureYouControl), has(flying)),
    statics(bare(creaturesYourOpponentsControl), { loseKeyword: "flying" }, { cantHave: "flying" }),
  ),

  card("Chorus of the Tides", "{3}{U}", "Creature — Siren", [3, 2], flying, heroic(scry(1))),

  card(
    "Crypsis",
    "{1}{U}",
    "Instant",
    [],
    spell(
      untilEndOfTurn(target(creatureYouControl), has(protection({ objects: creaturesYourOpponentsControl }))),
      untap(it("target")),
    ),
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
    "Eternity Snare",
    "{5}{U}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, draw(1)),
    statics(host, { doesntUntap: { step: "untapStep" } }),
  ),

  card(
    "Evanescent Intellect",
    "{U}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, hasAbility(activated(["{1}{U}", "{T}"], mill(target(player), 3)))),
  ),

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
    "Floodtide Serpent",
    "{4}{U}",
    "Creature — Serpent",
    [4, 4],
    statics(self, {
      cantAttack: {
        unless: { cost: [{ pay: "returnToHand", filter: { types: ["Enchantment"], controller: "you" }, count: 1 }] },
      },
    }),
  ),

  card(
    "Kraken of the Straits",
    "{5}{U}{U}",
    "Creature — Kraken",
    [6, 6],
    statics(
      bare({
        types: ["Creature"],
        power: { is: "lessThan", value: { count: { subtypes: ["Island"], controller: "you" } } },
      }),
      { cantBlock: { what: self } },
    ),
  ),

  card(
    "Meletis Astronomer",
    "{1}{U}",
    "Creature — Human Wizard",
    [1, 3],
    heroic(
      { do: "lookAtTop", who: "you", count: 3, as: "looked" },
      may(
        and(
          reveal(choose({ noun: "card", types: ["Enchantment"], among: "looked" }, "found")),
          put(it("found"), { zone: "hand" }),
        ),
      ),
      { do: "putRest", of: "looked", to: { zone: "library", position: "bottom", order: "any" } },
    ),
  ),

  card(
    "Mindreaver",
    "{U}{U}",
    "Creature — Human Wizard",
    [2, 1],
    heroic(exile({ topOf: target(player), count: 3 })),
    activated(
      ["{U}{U}", sacrificeThis],
      counterSpell(target({ noun: "spell", sameNameAs: { a: { noun: "card", exiledWith: self } } })),
    ),
  ),

  card(
    "Nullify",
    "{U}{U}",
    "Instant",
    [],
    spell(counterSpell(target({ noun: "spell", either: [{ types: ["Creature"] }, { subtypes: ["Aura"] }] }))),
  ),

  card("Nyxborn Triton", "{2}{U}", "Enchantment Creature — Merfolk", [2, 3], bestow("{4}{U}"), hostGets(2, 3)),

  card(
    "Oracle's Insight",
    "{3}{U}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, hasAbility(activated("{T}", series(scry(1), draw(1))))),
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
    "Retraction Helix",
    "{U}",
    "Instant",
    [],
    spell({
      do: "continuous",
      what: target(creature),
      mods: [hasAbility(activated("{T}", returnToHand(target({ notTypes: ["Land"] }))))],
      duration: "endOfTurn",
      lead: true,
    }),
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
    "Sudden Storm",
    "{3}{U}",
    "Instant",
    [],
    spell(
      tap(upTo(2, creature)),
      continuous(that("targets", "creature"), "indefinitely", { doesntUntap: { step: "nextUntapStep" } }),
      scry(1),
    ),
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

  card(
    "Tromokratis",
    "{5}{U}{U}",
    "Legendary Creature — Kraken",
    [8, 8],
    {
      ...statics(self, has(hexproof)),
      condition: { is: { object: itself, a: { inCombat: true } } },
      conditionSaid: "unless",
    },
    statics(self, { cantBeBlocked: { unlessAll: true } }),
  ),
  card(
    "Vortex Elemental",
    "{U}",
    "Creature — Elemental",
    [0, 1],
    activated(
      "{U}",
      series(
        {
          do: "put",
          what: { both: [self, each({ ...creature, blockingOrBlockedBy: itself })] },
          to: { zone: "library", position: "top" },
          as: "put",
        },
        { do: "shuffle", who: { ownerOf: { ref: "put" }, say: "that" } },
      ),
    ),
    activated("{3}{U}{U}", thisTurn(target(creature), { blocksIfAble: { what: self } })),
  ),

  card(
    "Whelming Wave",
    "{2}{U}{U}",
    "Sorcery",
    [],
    spell(
      returnToHand({
        all: creature,
        except: { all: { subtypes: ["Kraken", "Leviathan", "Octopus", "Serpent"] }, bare: true },
      }),
    ),
  ),
];
