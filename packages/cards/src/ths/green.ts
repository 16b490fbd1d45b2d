/** Green cards of Theros, in collector order. Data only. */
import type { CardDefinition, Quantity } from "@nykthos/engine/card";
import {
  activated,
  addAnyColor,
  addMana,
  anyNumberOf,
  artifactOrEnchantment,
  attacks,
  bare,
  basicLandCard,
  bestow,
  card,
  cardOf,
  choose,
  chooseTarget,
  creature,
  creatureAnOpponentControls,
  creaturesYourOpponentsControl,
  creatureYouControl,
  damage,
  deathtouch,
  defender,
  delayed,
  destroy,
  devotionTo,
  dies,
  draw,
  each,
  eachUntilEndOfTurn,
  enchant,
  exile,
  fight,
  flash,
  gainLife,
  godOf,
  has,
  hasAbility,
  haste,
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
  modal,
  monstrosity,
  players,
  protection,
  pt,
  put,
  putCounters,
  reach,
  replacement,
  rule,
  sacrifice,
  sacrificeThis,
  scry,
  search,
  self,
  selfEnters,
  selfShort,
  series,
  shuffle,
  spell,
  spellsCost,
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
  X,
} from "@nykthos/engine/card";

const creatureCardsInYourGraveyard: Quantity = { count: inYourGraveyard(creature) };

export const green: readonly CardDefinition[] = [
  card(
    "Agent of Horizons",
    "{2}{G}",
    "Creature — Human Rogue",
    [3, 2],
    activated("{2}{U}", thisTurn(self, { cantBeBlocked: {} })),
  ),

  card(
    "Anthousa, Setessan Hero",
    "{3}{G}{G}",
    "Legendary Creature — Human Warrior",
    [4, 5],
    heroic(
      eachUntilEndOfTurn(upTo(3, { ...land, controller: "you" }), {
        becomes: { types: ["Creature"], subtypes: ["Warrior"], base: { power: 2, toughness: 2 }, keeping: true },
      }),
    ),
  ),

  card(
    "Arbor Colossus",
    "{2}{G}{G}{G}",
    "Creature — Giant",
    [6, 6],
    reach,
    activated("{3}{G}{G}{G}", monstrosity(3)),
    whenMonstrous(destroy(target({ ...creatureAnOpponentControls, keyword: "flying" }))),
  ),

  card("Artisan's Sorrow", "{3}{G}", "Instant", [], spell(destroy(target(artifactOrEnchantment)), scry(2))),

  card("Boon Satyr", "{1}{G}{G}", "Enchantment Creature — Satyr", [4, 2], flash, bestow("{3}{G}{G}"), hostGets(4, 2)),

  card(
    "Bow of Nylea",
    "{1}{G}{G}",
    "Legendary Enchantment Artifact",
    [],
    statics(bare({ ...creatureYouControl, attacking: true }), has(deathtouch)),
    {
      ...activated(["{1}{G}", "{T}"]),
      modal: modal(
        "one",
        [putCounters("+1/+1", 1, target(creature))],
        [damage(2, target({ ...creature, keyword: "flying" }))],
        [gainLife(3)],
        [put(upTo(4, inYourGraveyard({})), { zone: "library", position: "bottom", order: "any" })],
      ),
    },
  ),

  card(
    "Centaur Battlemaster",
    "{3}{G}{G}",
    "Creature — Centaur Warrior",
    [3, 3],
    heroic(putCounters("+1/+1", 3, self)),
  ),

  card(
    "Commune with the Gods",
    "{1}{G}",
    "Sorcery",
    [],
    spell(
      { do: "revealTop", who: "you", count: 5, as: "revealed" },
      may(put(choose(cardOf(["Creature", "Enchantment"], { among: "revealed" })), { zone: "hand" })),
      { do: "putRest", of: "revealed", to: { zone: "graveyard" } },
    ),
  ),

  card(
    "Defend the Hearth",
    "{1}{G}",
    "Instant",
    [],
    spell({ do: "preventDamage", amount: "all", combat: true, to: players("eachPlayer"), duration: "thisTurn" }),
  ),

  card("Fade into Antiquity", "{2}{G}", "Sorcery", [], spell(exile(target(artifactOrEnchantment)))),

  card("Feral Invocation", "{2}{G}", "Enchantment — Aura", [], flash, enchant(creature), hostGets(2, 2)),

  card(
    "Hunt the Hunter",
    "{G}",
    "Sorcery",
    [],
    spell(
      untilEndOfTurn(target({ ...creatureYouControl, colors: ["G"] }, "yours"), pt(2, 2)),
      fight(it("yours"), target({ ...creatureAnOpponentControls, colors: ["G"] }, "theirs")),
    ),
  ),

  card(
    "Karametra's Acolyte",
    "{3}{G}",
    "Creature — Human Druid",
    [1, 4],
    activated("{T}", { do: "addMana", mana: { amountOf: "G", count: devotionTo("G") } }),
  ),

  card(
    "Leafcrown Dryad",
    "{1}{G}",
    "Enchantment Creature — Nymph Dryad",
    [2, 2],
    bestow("{3}{G}"),
    reach,
    hostGets(2, 2, reach),
  ),

  card(
    "Mistcutter Hydra",
    "{X}{G}",
    "Creature — Hydra",
    [0, 0],
    rule({ cantBeCountered: self }),
    [haste, protection({ colors: ["U"] })],
    replacement({ entersWithCounters: { what: self, kind: "+1/+1", count: X } }),
  ),

  card(
    "Nemesis of Mortals",
    "{4}{G}{G}",
    "Creature — Snake",
    [5, 5],
    spellsCost({ spells: "thisSpell", less: "{1}", forEach: creatureCardsInYourGraveyard }),
    {
      ...activated("{7}{G}{G}", monstrosity(5)),
      costsLess: { amount: 1, forEach: creatureCardsInYourGraveyard },
    },
  ),

  card("Nessian Asp", "{4}{G}", "Creature — Snake", [4, 5], reach, activated("{6}{G}", monstrosity(4))),

  card("Nessian Courser", "{2}{G}", "Creature — Centaur Warrior", [3, 3]),

  card(
    "Nylea, God of the Hunt",
    "{3}{G}",
    "Legendary Enchantment Creature — God",
    [6, 6],
    indestructible,
    godOf("G", 5),
    statics(bare({ ...creatureYouControl, other: true }), has(trample)),
    activated("{3}{G}", untilEndOfTurn(target(creature), pt(2, 2))),
  ),

  card(
    "Nylea's Disciple",
    "{2}{G}{G}",
    "Creature — Centaur Archer",
    [3, 3],
    when(selfEnters, gainLife(devotionTo("G"))),
  ),

  card(
    "Nylea's Emissary",
    "{3}{G}",
    "Enchantment Creature — Cat",
    [3, 3],
    bestow("{5}{G}"),
    trample,
    hostGets(3, 3, trample),
  ),

  card(
    "Nylea's Presence",
    "{1}{G}",
    "Enchantment — Aura",
    [],
    enchant(land),
    when(selfEnters, draw(1)),
    statics(host, { everyBasicLandType: true }),
  ),

  card(
    "Ordeal of Nylea",
    "{1}{G}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    whenever(
      attacks(host),
      putCounters("+1/+1", 1, it("event")),
      thenIf({ hasCounters: { object: it("event"), kind: "+1/+1", atLeast: 3 } }, sacrifice(self)),
    ),
    when(
      { sacrifices: { who: "you", what: self } },
      series(search(basicLandCard, { upTo: 2 }), put(it("found"), { zone: "battlefield", tapped: true }), shuffle),
    ),
  ),

  card("Pheres-Band Centaurs", "{4}{G}", "Creature — Centaur Warrior", [3, 7]),

  card(
    "Polukranos, World Eater",
    "{2}{G}{G}",
    "Legendary Creature — Hydra",
    [5, 5],
    activated("{X}{X}{G}", monstrosity(X)),
    whenMonstrous(
      { do: "damage", source: itself, amount: X, to: anyNumberOf(creaturesYourOpponentsControl), divided: true },
      damage({ powerOf: it("dealer") }, selfShort, each({ ...creature, among: "targets" }, "dealer")),
    ),
  ),

  card(
    "Reverent Hunter",
    "{2}{G}",
    "Creature — Human Archer",
    [1, 1],
    when(selfEnters, putCounters("+1/+1", devotionTo("G"), itself)),
  ),

  card("Satyr Hedonist", "{1}{G}", "Creature — Satyr", [2, 1], activated(["{R}", sacrificeThis], addMana("{R}{R}{R}"))),

  card(
    "Satyr Piper",
    "{2}{G}",
    "Creature — Satyr Rogue",
    [2, 1],
    activated("{3}{G}", thisTurn(target(creature), { mustBeBlocked: true })),
  ),

  card(
    "Savage Surge",
    "{1}{G}",
    "Instant",
    [],
    spell(untilEndOfTurn(target(creature), pt(2, 2)), untap(that("target"))),
  ),

  card("Sedge Scorpion", "{G}", "Creature — Scorpion", [1, 1], deathtouch),

  card("Shredding Winds", "{2}{G}", "Instant", [], spell(damage(7, target({ ...creature, keyword: "flying" })))),

  card("Staunch-Hearted Warrior", "{3}{G}", "Creature — Human Warrior", [2, 2], heroic(putCounters("+1/+1", 2, self))),

  card("Sylvan Caryatid", "{1}{G}", "Creature — Plant", [0, 3], [defender, hexproof], activated("{T}", addAnyColor())),

  card(
    "Time to Feed",
    "{2}{G}",
    "Sorcery",
    [],
    spell(
      chooseTarget(target(creatureAnOpponentControls, "theirs")),
      delayed({ event: dies(that("theirs")), thisTurn: true }, gainLife(3)),
      fight(target(creatureYouControl, "yours"), that("theirs")),
    ),
  ),

  card("Voyaging Satyr", "{1}{G}", "Creature — Satyr Druid", [1, 2], activated("{T}", untap(target(land)))),

  card("Vulpine Goliath", "{4}{G}{G}", "Creature — Fox", [6, 5], trample),

  card(
    "Warriors' Lesson",
    "{G}",
    "Instant",
    [],
    spell({
      do: "continuous",
      what: upTo(2, creatureYouControl),
      mods: [hasAbility(whenever({ dealsDamage: { what: thisCreature, to: "player", combat: true } }, draw(1)))],
      duration: "endOfTurn",
      lead: true,
      each: true,
    }),
  ),
];
