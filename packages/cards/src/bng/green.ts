/** Green cards of Born of the Gods, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  addAnyColor,
  and,
  artifactOrEnchantment,
  bare,
  basicLandCard,
  bestow,
  card,
  cardOf,
  choose,
  chooseTarget,
  create,
  creature,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  destroy,
  devotionTo,
  draw,
  each,
  eachUntilEndOfTurn,
  enchant,
  enters,
  fight,
  gainLife,
  has,
  hasAbility,
  heroic,
  hexproof,
  host,
  hostGets,
  ifTributeWasntPaid,
  indestructible,
  inspired,
  inYourGraveyard,
  it,
  itself,
  land,
  may,
  mayPay,
  onlyIf,
  ownerOf,
  plus,
  pt,
  put,
  putCounters,
  reach,
  replacement,
  reveal,
  rule,
  sacrificeCost,
  scry,
  search,
  self,
  selfEnters,
  series,
  shuffle,
  spell,
  statics,
  target,
  that,
  thatMuch,
  the,
  thisCreature,
  thisTurn,
  trample,
  tribute,
  untilEndOfTurn,
  upTo,
  when,
  whenever,
  whereX,
  X,
} from "@nykthos/engine/card";

export const green: readonly CardDefinition[] = [
  card(
    "Archetype of Endurance",
    "{6}{G}{G}",
    "Enchantment Creature — Boar",
    [6, 5],
    statics(bare(creatureYouControl), has(hexproof)),
    statics(bare(creaturesYourOpponentsControl), { loseKeyword: "hexproof" }, { cantHave: "hexproof" }),
  ),

  card(
    "Aspect of Hydra",
    "{G}",
    "Instant",
    [],
    spell(untilEndOfTurn(target(creature), pt(plus(whereX(devotionTo("G"))), plus(whereX(devotionTo("G")))))),
  ),

  card("Charging Badger", "{G}", "Creature — Badger", [1, 1], trample),

  card(
    "Courser of Kruphix",
    "{1}{G}{G}",
    "Enchantment Creature — Centaur",
    [2, 4],
    rule({ topRevealed: true }),
    rule({ playFromTop: "lands" }),
    whenever(enters(land, "you"), gainLife(1)),
  ),

  card("Culling Mark", "{2}{G}", "Sorcery", [], spell(thisTurn(target(creature), { blocksIfAble: {} }))),

  card(
    "Fated Intervention",
    "{2}{G}{G}{G}",
    "Instant",
    [],
    spell(
      create(creatureToken(3, 3, "G", "Centaur", [], ["Enchantment", "Creature"]), 2),
      onlyIf({ yourTurn: true }, scry(2)),
    ),
  ),

  card("Graverobber Spider", "{3}{G}", "Creature — Spider", [2, 4], reach, {
    ...activated(
      "{3}{B}",
      untilEndOfTurn(
        self,
        pt(plus(whereX({ count: inYourGraveyard(creature) })), plus(whereX({ count: inYourGraveyard(creature) }))),
      ),
    ),
    oncePerTurn: true,
  }),

  card(
    "Hero of Leina Tower",
    "{G}",
    "Creature — Human Warrior",
    [1, 1],
    heroic(mayPay("{X}", putCounters("+1/+1", X, self))),
  ),

  card(
    "Hunter's Prowess",
    "{4}{G}",
    "Sorcery",
    [],
    spell({
      do: "continuous",
      what: target(creature),
      mods: [
        pt(3, 3),
        has(trample),
        hasAbility(whenever({ dealsDamage: { what: thisCreature, to: "player", combat: true } }, draw(thatMuch))),
      ],
      duration: "endOfTurn",
      lead: true,
    }),
  ),

  card(
    "Karametra's Favor",
    "{1}{G}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, draw(1)),
    statics(host, hasAbility(activated("{T}", addAnyColor()))),
  ),

  card("Mischief and Mayhem", "{4}{G}", "Sorcery", [], spell(eachUntilEndOfTurn(upTo(2, creature), pt(4, 4)))),

  card(
    "Mortal's Resolve",
    "{1}{G}",
    "Instant",
    [],
    spell(untilEndOfTurn(target(creature), pt(1, 1), has(indestructible))),
  ),

  card(
    "Nessian Demolok",
    "{3}{G}{G}",
    "Creature — Beast",
    [3, 3],
    tribute(3),
    ifTributeWasntPaid(destroy(target({ notTypes: ["Creature"] }))),
  ),

  card(
    "Nessian Wilds Ravager",
    "{4}{G}{G}",
    "Creature — Hydra",
    [6, 6],
    tribute(6),
    ifTributeWasntPaid(may(fight(self, target({ ...creature, other: true })))),
  ),

  card(
    "Noble Quarry",
    "{2}{G}",
    "Enchantment Creature — Unicorn",
    [1, 1],
    bestow("{5}{G}"),
    statics({ both: [self, host] }, { allMustBlock: true }),
    hostGets(1, 1),
  ),

  card("Nyxborn Wolf", "{2}{G}", "Enchantment Creature — Wolf", [3, 1], bestow("{4}{G}"), hostGets(3, 1)),

  card(
    "Peregrination",
    "{3}{G}",
    "Sorcery",
    [],
    spell(
      and(
        search(basicLandCard, { upTo: 2 }),
        reveal(that("found")),
        and(put({ choose: { among: "found" }, as: "one", bare: true }, { zone: "battlefield", tapped: true }), {
          do: "putRest",
          of: "found",
          to: { zone: "hand" },
        }),
      ),
      series(shuffle, scry(1)),
    ),
  ),

  card(
    "Pheres-Band Raiders",
    "{5}{G}",
    "Creature — Centaur Warrior",
    [5, 5],
    inspired(mayPay("{2}{G}", create(creatureToken(3, 3, "G", "Centaur", [], ["Enchantment", "Creature"])))),
  ),

  card(
    "Pheres-Band Tromper",
    "{3}{G}",
    "Creature — Centaur Warrior",
    [3, 3],
    inspired(putCounters("+1/+1", 1, itself)),
  ),

  card(
    "Raised by Wolves",
    "{3}{G}{G}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, create(creatureToken(2, 2, "G", "Wolf"), 2)),
    statics(host, {
      pt: { power: plus(1), toughness: plus(1), forEach: { count: { subtypes: ["Wolf"], controller: "you" } } },
    }),
  ),

  card(
    "Satyr Wayfinder",
    "{1}{G}",
    "Creature — Satyr",
    [1, 1],
    when(
      selfEnters,
      { do: "revealTop", who: "you", count: 4, as: "revealed" },
      may(put(choose(cardOf(["Land"], { among: "revealed" })), { zone: "hand" })),
      { do: "putRest", of: "revealed", to: { zone: "graveyard" } },
    ),
  ),

  card(
    "Scourge of Skola Vale",
    "{2}{G}",
    "Creature — Hydra",
    [0, 0],
    trample,
    replacement({ entersWithCounters: { what: self, kind: "+1/+1", count: 2 } }),
    activated(
      ["{T}", sacrificeCost({ ...creature, other: true }, 1, "sacrificed")],
      putCounters("+1/+1", { toughnessOf: the("sacrificed", "creature") }, self),
    ),
  ),

  card("Setessan Oathsworn", "{1}{G}{G}", "Creature — Satyr Warrior", [1, 1], heroic(putCounters("+1/+1", 2, self))),

  card(
    "Setessan Starbreaker",
    "{3}{G}",
    "Creature — Human Warrior",
    [2, 1],
    when(selfEnters, may(destroy(target({ subtypes: ["Aura"] })))),
  ),

  card(
    "Skyreaping",
    "{1}{G}",
    "Sorcery",
    [],
    spell({
      do: "damage",
      source: self,
      amount: devotionTo("G"),
      to: each({ ...creature, keyword: "flying" }),
      amountLast: true,
    }),
  ),

  card("Snake of the Golden Grove", "{4}{G}", "Creature — Snake", [4, 4], tribute(3), ifTributeWasntPaid(gainLife(4))),

  card("Swordwise Centaur", "{G}{G}", "Creature — Centaur Warrior", [3, 2]),
  card(
    "Unravel the Aether",
    "{1}{G}",
    "Instant",
    [],
    spell(chooseTarget(target(artifactOrEnchantment)), {
      do: "shuffleInto",
      who: ownerOf(it("target")),
      what: it("target"),
    }),
  ),
];
