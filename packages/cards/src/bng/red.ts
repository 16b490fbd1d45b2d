/** Red cards of Born of the Gods, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  all,
  and,
  anyTarget,
  artifact,
  attacks,
  bare,
  bestow,
  card,
  continuous,
  controllerOf,
  create,
  creature,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  damage,
  delayed,
  destroy,
  devotionTo,
  dies,
  discardCost,
  draw,
  each,
  enchant,
  exile,
  firstStrike,
  flying,
  gainControl,
  has,
  hasAbility,
  haste,
  heroic,
  host,
  hostGets,
  ifTributeWasntPaid,
  inspired,
  it,
  itself,
  may,
  mayPay,
  onlyIf,
  players,
  plus,
  pt,
  returnToHand,
  sacrificeThis,
  scry,
  self,
  spell,
  statics,
  target,
  targets,
  that,
  thatMuch,
  thatPlayer,
  the,
  they,
  thisCreature,
  thisTurn,
  trample,
  tribute,
  untap,
  untilEndOfTurn,
  when,
  whenever,
  whereX,
} from "@nykthos/engine/card";

export const red: readonly CardDefinition[] = [
  card(
    "Akroan Conscriptor",
    "{4}{R}",
    "Creature — Human Shaman",
    [3, 2],
    heroic(
      gainControl(target({ ...creature, other: true }), "endOfTurn"),
      untap(that("target")),
      untilEndOfTurn(it("target"), has(haste)),
    ),
  ),

  card(
    "Archetype of Aggression",
    "{1}{R}{R}",
    "Enchantment Creature — Human Warrior",
    [3, 2],
    statics(bare(creatureYouControl), has(trample)),
    statics(bare(creaturesYourOpponentsControl), { loseKeyword: "trample" }, { cantHave: "trample" }),
  ),

  card("Bolt of Keranos", "{1}{R}{R}", "Sorcery", [], spell(damage(3, target(anyTarget)), scry(1))),

  card("Cyclops of One-Eyed Pass", "{2}{R}{R}", "Creature — Cyclops", [5, 2]),

  card(
    "Epiphany Storm",
    "{R}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, hasAbility(activated(["{R}", "{T}", discardCost()], draw(1)))),
  ),

  card(
    "Everflame Eidolon",
    "{1}{R}",
    "Enchantment Creature — Spirit",
    [1, 1],
    bestow("{2}{R}"),
    activated("{R}", {
      do: "if",
      condition: { is: { object: itself, a: { subtypes: ["Aura"] } } },
      then: [untilEndOfTurn(host, pt(1, 0))],
      otherwise: [untilEndOfTurn(self, pt(1, 0))],
      instead: true,
    }),
    hostGets(1, 1),
  ),

  card(
    "Fall of the Hammer",
    "{1}{R}",
    "Instant",
    [],
    spell(
      damage(
        { powerOf: it("yours") },
        target({ ...creature, otherThan: that("yours") }, "other"),
        target(creatureYouControl, "yours"),
      ),
    ),
  ),

  card(
    "Fated Conflagration",
    "{1}{R}{R}{R}",
    "Instant",
    [],
    spell(damage(5, target({ types: ["Creature", "Planeswalker"] })), onlyIf({ yourTurn: true }, scry(2))),
  ),

  card(
    "Fearsome Temper",
    "{2}{R}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(
      host,
      pt(2, 2),
      hasAbility(activated("{2}{R}", thisTurn(target(creature), { cantBlock: { what: thisCreature } }))),
    ),
  ),

  card(
    "Felhide Spiritbinder",
    "{3}{R}",
    "Creature — Minotaur Shaman",
    [3, 4],
    inspired(
      mayPay(
        "{1}{R}",
        {
          do: "createCopy",
          of: target({ ...creature, other: true }),
          except: [{ addTypes: { types: ["Enchantment"] } }],
          as: "token",
        },
        continuous(it("token"), "indefinitely", has(haste)),
        delayed("nextEndStep", exile(it("token"))),
      ),
    ),
  ),

  card(
    "Flame-Wreathed Phoenix",
    "{2}{R}{R}",
    "Creature — Phoenix",
    [3, 3],
    flying,
    tribute(2),
    ifTributeWasntPaid(
      continuous(itself, "indefinitely", has(haste), hasAbility(when(dies(thisCreature), returnToHand(itself)))),
    ),
  ),

  card("Forgestoker Dragon", "{4}{R}{R}", "Creature — Dragon", [5, 4], flying, {
    ...activated("{1}{R}", damage(1, target(creature)), continuous(that("target"), "thisCombat", { cantBlock: {} })),
    onlyIf: { is: { object: self, a: { attacking: true } } },
  }),

  card(
    "Impetuous Sunchaser",
    "{1}{R}",
    "Creature — Human Soldier",
    [1, 1],
    [flying, haste],
    statics(self, { attacksIfAble: { each: "combat" } }),
  ),

  card("Kragma Butcher", "{2}{R}", "Creature — Minotaur Warrior", [2, 3], inspired(untilEndOfTurn(itself, pt(2, 0)))),

  card(
    "Lightning Volley",
    "{3}{R}",
    "Instant",
    [],
    spell({
      do: "continuous",
      what: bare(creatureYouControl),
      mods: [hasAbility(activated("{T}", damage(1, target(anyTarget), thisCreature)))],
      duration: "endOfTurn",
      lead: true,
    }),
  ),

  card("Nyxborn Rollicker", "{R}", "Enchantment Creature — Satyr", [1, 1], bestow("{1}{R}"), hostGets(1, 1)),

  card(
    "Oracle of Bones",
    "{2}{R}{R}",
    "Creature — Minotaur Shaman",
    [3, 1],
    haste,
    tribute(2),
    ifTributeWasntPaid(
      may({
        do: "castFree",
        filter: { noun: "spell", types: ["Instant", "Sorcery"] },
        zone: "hand",
      }),
    ),
  ),

  card(
    "Pharagax Giant",
    "{4}{R}",
    "Creature — Giant",
    [3, 3],
    tribute(2),
    ifTributeWasntPaid(damage(5, players("eachOpponent"))),
  ),

  card("Pinnacle of Rage", "{4}{R}{R}", "Sorcery", [], spell(damage(3, targets(2, anyTarget)))),

  card(
    "Reckless Reveler",
    "{1}{R}",
    "Creature — Satyr",
    [2, 1],
    activated(["{R}", sacrificeThis], destroy(target(artifact))),
  ),

  card(
    "Rise to the Challenge",
    "{1}{R}",
    "Instant",
    [],
    spell(untilEndOfTurn(target(creature), pt(2, 0), has(firstStrike))),
  ),

  card(
    "Satyr Firedancer",
    "{1}{R}",
    "Enchantment Creature — Satyr",
    [1, 1],
    whenever(
      {
        dealsDamage: {
          what: { noun: "spell", types: ["Instant", "Sorcery"], controller: "you" },
          to: "opponent",
        },
      },
      damage(thatMuch, target({ ...creature, controller: thatPlayer })),
    ),
  ),

  card(
    "Satyr Nyx-Smith",
    "{2}{R}",
    "Creature — Satyr Shaman",
    [2, 1],
    haste,
    inspired(mayPay("{2}{R}", create(creatureToken(3, 1, "R", "Elemental", [haste], ["Enchantment", "Creature"])))),
  ),

  card("Scouring Sands", "{1}{R}", "Sorcery", [], spell(damage(1, each(creaturesYourOpponentsControl)), scry(1))),

  card(
    "Searing Blood",
    "{R}{R}",
    "Instant",
    [],
    spell(
      damage(2, target(creature)),
      delayed(
        { event: dies(that("target")), thisTurn: true },
        damage(3, players(controllerOf(the("target", "creature")))),
      ),
    ),
  ),

  card("Stormcaller of Keranos", "{2}{R}", "Creature — Human Shaman", [2, 2], haste, activated("{1}{U}", scry(1))),

  card(
    "Thunder Brute",
    "{4}{R}{R}",
    "Creature — Cyclops",
    [5, 5],
    trample,
    tribute(3),
    ifTributeWasntPaid(untilEndOfTurn(itself, has(haste))),
  ),

  card(
    "Thunderous Might",
    "{1}{R}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    whenever(attacks(host), untilEndOfTurn(it("event"), pt(plus(whereX(devotionTo("R"))), 0))),
  ),
  card(
    "Whims of the Fates",
    "{5}{R}",
    "Sorcery",
    [],
    spell(
      {
        do: "separate",
        who: "eachPlayer",
        what: all({ controller: they }),
        piles: 3,
        startingWith: "you",
        as: "piles",
      },
      {
        do: "then",
        effect: and(
          { do: "choosePile", who: "eachPlayer", of: "piles", own: true, atRandom: true, as: "pile" },
          { do: "sacrifice", who: "eachPlayer", what: that("pile", "permanent") },
        ),
      },
    ),
  ),
];
