/** Multicoloured cards of Theros, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  all,
  and,
  artifactOrEnchantment,
  attacks,
  bare,
  card,
  cardOf,
  choose,
  continuous,
  controllerOf,
  create,
  creature,
  creatureAnOpponentControls,
  creatureToken,
  creatureYouControl,
  damage,
  deathtouch,
  destroy,
  dies,
  draw,
  enchantment,
  exile,
  firstStrike,
  flash,
  flying,
  gainLife,
  has,
  haste,
  heroic,
  hexproof,
  indestructible,
  inYourGraveyard,
  it,
  itself,
  loyalty,
  may,
  monstrosity,
  opponent,
  payLife,
  permanent,
  players,
  plus,
  protection,
  pt,
  put,
  putCounters,
  regenerate,
  returnToHand,
  rule,
  sacrificeCost,
  scry,
  self,
  selfAttacks,
  selfDies,
  selfEnters,
  selfShort,
  series,
  spell,
  statics,
  target,
  that,
  thatPlayer,
  they,
  thisTurn,
  trample,
  untilEndOfTurn,
  vigilance,
  when,
  whenever,
  whereX,
  whileMonstrous,
  X,
} from "@nykthos/engine/card";

export const multicolor: readonly CardDefinition[] = [
  card(
    "Akroan Hoplite",
    "{R}{W}",
    "Creature — Human Soldier",
    [1, 2],
    whenever(
      selfAttacks,
      untilEndOfTurn(itself, pt(plus(whereX({ count: { ...creatureYouControl, attacking: true } })), 0)),
    ),
  ),

  card(
    "Anax and Cymede",
    "{1}{R}{W}",
    "Legendary Creature — Human Soldier",
    [3, 2],
    [firstStrike, vigilance],
    heroic(untilEndOfTurn(bare(creatureYouControl), pt(1, 1), has(trample))),
  ),

  card(
    "Ashen Rider",
    "{4}{W}{W}{B}{B}",
    "Creature — Archon",
    [5, 5],
    flying,
    when({ anyOf: [selfEnters, selfDies] }, exile(target(permanent))),
  ),

  card(
    "Ashiok, Nightmare Weaver",
    "{1}{U}{B}",
    "Legendary Planeswalker — Ashiok",
    [3],
    loyalty(2, exile({ topOf: target(opponent), count: 3 })),
    loyalty(
      "-X",
      put(
        choose({
          noun: "card",
          types: ["Creature"],
          manaValue: { is: "exactly", value: X },
          zone: "exile",
          exiledWith: self,
        }),
        { zone: "battlefield", under: "you" },
      ),
      continuous(that("chosen", "creature"), "indefinitely", { addTypes: { subtypes: ["Nightmare"] } }),
    ),
    loyalty(-10, exile(all({ noun: "card", zone: ["hand", "graveyard"], owner: "opponents" }))),
  ),

  card(
    "Battlewise Hoplite",
    "{W}{U}",
    "Creature — Human Soldier",
    [2, 2],
    heroic(series(putCounters("+1/+1", 1, self), scry(1))),
  ),

  card(
    "Chronicler of Heroes",
    "{1}{G}{W}",
    "Creature — Centaur Wizard",
    [3, 3],
    when(selfEnters, {
      do: "if",
      condition: { controls: { who: "you", what: { ...creature, counter: "+1/+1" } } },
      then: [draw(1)],
      after: true,
    }),
  ),

  card(
    "Daxos of Meletis",
    "{1}{W}{U}",
    "Legendary Creature — Human Soldier",
    [2, 2],
    statics(self, { cantBeBlocked: { by: { ...creature, power: { is: "atLeast", value: 3 } } } }),
    whenever(
      { dealsDamage: { what: self, to: "player", combat: true } },
      { do: "exile", what: { topOf: thatPlayer, count: 1 }, as: "exiled" },
      gainLife({ manaValueOf: that("exiled", "card") }),
      { do: "mayPlay", what: that("exiled", "card"), verb: "cast", duration: "endOfTurn", anyColorMana: true },
    ),
  ),

  card(
    "Destructive Revelry",
    "{R}{G}",
    "Instant",
    [],
    spell(destroy(target(artifactOrEnchantment)), damage(2, players(controllerOf(that("target", "permanent"))))),
  ),

  card(
    "Fleecemane Lion",
    "{G}{W}",
    "Creature — Cat",
    [3, 3],
    activated("{3}{G}{W}", monstrosity(1)),
    whileMonstrous(has(hexproof), has(indestructible)),
  ),

  card(
    "Horizon Chimera",
    "{2}{G}{U}",
    "Creature — Chimera",
    [3, 2],
    flash,
    [flying, trample],
    whenever({ draws: { who: "you" } }, gainLife(1)),
  ),

  card(
    "Kragma Warcaller",
    "{3}{B}{R}",
    "Creature — Minotaur Warrior",
    [2, 3],
    statics(bare({ ...creatureYouControl, subtypes: ["Minotaur"] }), has(haste)),
    whenever(attacks({ subtypes: ["Minotaur"], controller: "you" }), untilEndOfTurn(it("event"), pt(2, 0))),
  ),

  card(
    "Medomai the Ageless",
    "{4}{W}{U}",
    "Legendary Creature — Sphinx",
    [4, 4],
    flying,
    whenever({ dealsDamage: { what: self, to: "player", combat: true } }, { do: "extraTurn", who: "you" }),
    rule({ cantAttackDuringExtraTurns: self }),
  ),

  card(
    "Pharika's Mender",
    "{3}{B}{G}",
    "Creature — Gorgon",
    [4, 3],
    when(selfEnters, may(returnToHand(target(inYourGraveyard({ types: ["Creature", "Enchantment"] }))))),
  ),

  card(
    "Polis Crusher",
    "{2}{R}{G}",
    "Creature — Cyclops",
    [4, 4],
    [trample, protection({ types: ["Enchantment"] })],
    activated("{4}{R}{G}", monstrosity(3)),
    {
      ...whenever(
        { dealsDamage: { what: self, to: "player", combat: true } },
        destroy(target({ ...enchantment, controller: thatPlayer })),
      ),
      condition: { monstrous: self },
    },
  ),

  card(
    "Prophet of Kruphix",
    "{3}{G}{U}",
    "Creature — Human Wizard",
    [2, 3],
    rule({ untapDuringOthersUntapStep: ["Creature", "Land"] }),
    rule({ castAsThoughFlash: { noun: "spell", types: ["Creature"] } }),
  ),

  card(
    "Psychic Intrusion",
    "{3}{U}{B}",
    "Sorcery",
    [],
    spell(
      { do: "revealHand", who: target(opponent) },
      and(
        {
          do: "choose",
          what: choose({
            noun: "card",
            notTypes: ["Land"],
            zone: ["graveyard", "hand"],
            owner: { player: "target", say: "that" },
          }),
          said: "youChoose",
        },
        exile(it("chosen")),
      ),
      {
        do: "mayPlay",
        what: that("chosen", "card"),
        verb: "cast",
        duration: { aslongAs: "remainsExiled" },
        anyColorMana: true,
      },
    ),
  ),

  card(
    "Reaper of the Wilds",
    "{2}{B}{G}",
    "Creature — Gorgon",
    [4, 5],
    whenever(dies({ ...creature, other: true }), scry(1)),
    activated("{B}", untilEndOfTurn(self, has(deathtouch))),
    activated("{1}{G}", untilEndOfTurn(self, has(hexproof))),
  ),

  card(
    "Sentry of the Underworld",
    "{3}{W}{B}",
    "Creature — Griffin Skeleton",
    [3, 3],
    [flying, vigilance],
    activated(["{W}{B}", payLife(3)], regenerate(self)),
  ),

  card(
    "Shipwreck Singer",
    "{U}{B}",
    "Creature — Siren",
    [1, 2],
    flying,
    activated("{1}{U}", thisTurn(target(creatureAnOpponentControls), { attacksIfAble: {} })),
    activated(["{1}{B}", "{T}"], untilEndOfTurn(bare({ ...creature, attacking: true }), pt(-1, -1))),
  ),

  card(
    "Spellheart Chimera",
    "{1}{U}{R}",
    "Creature — Chimera",
    [{ count: inYourGraveyard({ types: ["Instant", "Sorcery"], join: "and" }) }, 3],
    [flying, trample],
  ),

  card(
    "Steam Augury",
    "{2}{U}{R}",
    "Instant",
    [],
    spell(
      and(
        { do: "revealTop", who: "you", count: 5, as: "revealed" },
        { do: "separate", what: it("revealed"), piles: 2, as: "piles" },
      ),
      { do: "choosePile", who: "anOpponent", of: "piles", as: "pile" },
      and(put(that("pile", "pile"), { zone: "hand" }), { do: "putRest", of: "piles", to: { zone: "graveyard" } }),
    ),
  ),

  card(
    "Triad of Fates",
    "{2}{W}{B}",
    "Legendary Creature — Human Wizard",
    [3, 3],
    activated(["{1}", "{T}"], putCounters("fate", 1, target({ ...creature, other: true }))),
    activated(
      ["{W}", "{T}"],
      series(
        { do: "exile", what: target({ ...creature, counter: "fate" }), as: "exiled" },
        { do: "return", what: it("exiled"), to: { zone: "battlefield", under: "owner" } },
      ),
    ),
    activated(["{B}", "{T}"], exile(target({ ...creature, counter: "fate" })), draw(2, controllerOf(it("target")))),
  ),

  card(
    "Tymaret, the Murder King",
    "{B}{R}",
    "Legendary Creature — Zombie Warrior",
    [2, 2],
    activated(
      ["{1}{R}", sacrificeCost({ ...creature, other: true })],
      damage(2, target({ noun: "playerOrPlaneswalker" })),
    ),
    {
      ...activated(["{1}{B}", sacrificeCost(creature)], returnToHand(selfShort)),
      zone: "graveyard",
    },
  ),

  card(
    "Underworld Cerberus",
    "{3}{B}{R}",
    "Creature — Dog",
    [6, 6],
    statics(self, { cantBeBlocked: { exceptByCount: 3 } }),
    rule({ cantBeTargeted: "cardsInGraveyards" }),
    when(
      selfDies,
      and(exile(itself), {
        do: "return",
        who: "eachPlayer",
        what: all(cardOf(["Creature"], { zone: "graveyard", owner: they })),
        to: { zone: "hand" },
      }),
    ),
  ),

  card(
    "Xenagos, the Reveler",
    "{2}{R}{G}",
    "Legendary Planeswalker — Xenagos",
    [3],
    loyalty(1, {
      do: "addMana",
      mana: { combination: ["R", "G"], count: whereX({ count: creatureYouControl }) },
    }),
    loyalty(0, create(creatureToken(2, 2, "RG", "Satyr", [haste]))),
    loyalty(
      -6,
      { do: "exile", what: { topOf: "you", count: 7 }, as: "exiled" },
      may(
        put(choose(cardOf(["Creature", "Land"], { join: "and/or", among: "exiled" }), "chosen", "anyNumber"), {
          zone: "battlefield",
        }),
      ),
    ),
  ),
];
