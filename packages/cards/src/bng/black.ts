/** Black cards of Born of the Gods. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  all,
  and,
  at,
  attacks,
  bare,
  bestow,
  card,
  create,
  creature,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  damage,
  deathtouch,
  exile,
  flying,
  gainLife,
  goldToken,
  has,
  host,
  hostGets,
  ifTributeWasntPaid,
  inspired,
  intimidate,
  loseLife,
  mayPay,
  opponent,
  players,
  pt,
  regenerate,
  scry,
  self,
  spell,
  statics,
  target,
  that,
  thatPlayer,
  tribute,
  untilEndOfTurn,
  whenever,
  yourUpkeep,
} from "@nykthos/engine/card";

export const black: readonly CardDefinition[] = [
  card(
    "Archetype of Finality",
    "{4}{B}{B}",
    "Enchantment Creature — Gorgon",
    [2, 3],
    statics(bare(creatureYouControl), has(deathtouch)),
    statics(bare(creaturesYourOpponentsControl), { loseKeyword: "deathtouch" }, { cantHave: "deathtouch" }),
  ),

  card(
    "Bile Blight",
    "{B}{B}",
    "Instant",
    [],
    spell(
      untilEndOfTurn(
        {
          both: [
            target(creature),
            all({ types: ["Creature"], otherThan: { ref: "target" }, sameNameAs: that("target", "creature") }),
          ],
        },
        pt(-3, -3),
      ),
    ),
  ),

  card("Drown in Sorrow", "{1}{B}{B}", "Sorcery", [], spell(untilEndOfTurn(all(creature), pt(-2, -2)), scry(1))),

  card(
    "Fate Unraveler",
    "{3}{B}",
    "Enchantment Creature — Hag",
    [3, 4],
    whenever({ draws: { who: "opponent" } }, damage(1, players(thatPlayer))),
  ),

  card(
    "Forlorn Pseudamma",
    "{3}{B}",
    "Creature — Zombie",
    [2, 1],
    intimidate,
    inspired(mayPay("{2}{B}", create(creatureToken(2, 2, "B", "Zombie", [], ["Enchantment", "Creature"])))),
  ),

  card("Gild", "{3}{B}", "Sorcery", [], spell(exile(target(creature)), create(goldToken))),

  card(
    "Herald of Torment",
    "{1}{B}{B}",
    "Enchantment Creature — Demon",
    [3, 3],
    bestow("{3}{B}{B}"),
    flying,
    at(yourUpkeep, loseLife("you", 1)),
    hostGets(3, 3, flying),
  ),

  card(
    "Pain Seer",
    "{1}{B}",
    "Creature — Human Wizard",
    [2, 2],
    inspired(
      and(
        { do: "revealTop", who: "you", count: 1, as: "revealed" },
        { do: "put", what: that("revealed", "card"), to: { zone: "hand" } },
      ),
      loseLife("you", { manaValueOf: that("revealed", "card") }),
    ),
  ),

  card(
    "Servant of Tymaret",
    "{2}{B}",
    "Creature — Zombie",
    [1, 3],
    inspired(
      { do: "loseLife", who: "eachOpponent", amount: 1, remember: "lifeLost" },
      gainLife({ remembered: "lifeLost" }),
    ),
    activated("{2}{B}", regenerate(self)),
  ),

  card(
    "Shrike Harpy",
    "{3}{B}{B}",
    "Creature — Harpy",
    [2, 2],
    flying,
    tribute(2),
    ifTributeWasntPaid({ do: "sacrifice", who: target(opponent), what: creature }),
  ),

  card(
    "Spiteful Returned",
    "{1}{B}",
    "Enchantment Creature — Zombie",
    [1, 1],
    bestow("{3}{B}"),
    whenever(attacks({ anyOf: [self, host] }), loseLife("defendingPlayer", 2)),
    hostGets(1, 1),
  ),
];
