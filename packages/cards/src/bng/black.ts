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
  cardOf,
  continuous,
  create,
  creature,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  damage,
  deathtouch,
  defender,
  destroy,
  devotionTo,
  discard,
  draw,
  enchant,
  exile,
  flying,
  gainLife,
  goldToken,
  has,
  hasAbility,
  heroic,
  host,
  hostGets,
  ifTributeWasntPaid,
  indestructible,
  inspired,
  intimidate,
  inYourGraveyard,
  it,
  loseLife,
  mayPay,
  mill,
  onlyIf,
  opponent,
  player,
  players,
  pt,
  put,
  regenerate,
  returnToHand,
  sacrificeCost,
  sacrificeThis,
  scry,
  self,
  selfDies,
  selfEnters,
  spell,
  spellsCost,
  statics,
  target,
  targets,
  that,
  thatPlayer,
  tribute,
  untilEndOfTurn,
  when,
  whenever,
  whereX,
  X,
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

  card("Ashiok's Adept", "{2}{B}", "Creature — Human Wizard", [1, 3], heroic(discard("eachOpponent", 1))),

  card("Asphyxiate", "{1}{B}{B}", "Sorcery", [], spell(destroy(target({ types: ["Creature"], tapped: false })))),

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

  card(
    "Black Oak of Odunos",
    "{2}{B}",
    "Creature — Zombie Treefolk",
    [0, 5],
    defender,
    activated(
      ["{B}", { pay: "tap", filter: { types: ["Creature"], controller: "you", tapped: false, other: true }, count: 1 }],
      untilEndOfTurn(self, pt(1, 1)),
    ),
  ),

  card(
    "Champion of Stray Souls",
    "{4}{B}{B}",
    "Creature — Skeleton Warrior",
    [4, 4],
    activated(["{3}{B}{B}", "{T}", sacrificeCost({ types: ["Creature"], other: true }, X)], {
      do: "return",
      what: targets(X, inYourGraveyard(creature)),
      to: { zone: "battlefield" },
    }),
    { ...activated("{5}{B}{B}", put(self, { zone: "library", position: "top" })), zone: "graveyard" },
  ),

  card(
    "Claim of Erebos",
    "{1}{B}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, hasAbility(activated(["{1}{B}", "{T}"], loseLife(target(player), 2)))),
  ),

  card("Drown in Sorrow", "{1}{B}{B}", "Sorcery", [], spell(untilEndOfTurn(all(creature), pt(-2, -2)), scry(1))),

  card(
    "Eater of Hope",
    "{5}{B}{B}",
    "Creature — Demon",
    [6, 4],
    flying,
    activated(["{B}", sacrificeCost({ types: ["Creature"], other: true })], regenerate(self)),
    activated(["{2}{B}", sacrificeCost({ types: ["Creature"], other: true }, 2)], destroy(target(creature))),
  ),

  card(
    "Eye Gouge",
    "{B}",
    "Instant",
    [],
    spell(
      untilEndOfTurn(target(creature), pt(-1, -1)),
      onlyIf({ is: { object: it("target"), a: { subtypes: ["Cyclops"] } } }, destroy(it("target"))),
    ),
  ),

  card(
    "Fate Unraveler",
    "{3}{B}",
    "Enchantment Creature — Hag",
    [3, 4],
    whenever({ draws: { who: "opponent" } }, damage(1, players(thatPlayer))),
  ),

  card(
    "Fated Return",
    "{4}{B}{B}{B}",
    "Instant",
    [],
    spell(
      {
        do: "put",
        what: target(cardOf(["Creature"], { zone: "graveyard" })),
        to: { zone: "battlefield", under: "you" },
        as: "returned",
      },
      continuous(it("returned"), "indefinitely", has(indestructible)),
      onlyIf({ yourTurn: true }, scry(2)),
    ),
  ),

  card(
    "Felhide Brawler",
    "{1}{B}",
    "Creature — Minotaur",
    [2, 2],
    statics(self, { cantBlock: { unless: { subtypes: ["Minotaur"], other: true } } }),
  ),

  card(
    "Forlorn Pseudamma",
    "{3}{B}",
    "Creature — Zombie",
    [2, 1],
    intimidate,
    inspired(mayPay("{2}{B}", create(creatureToken(2, 2, "B", "Zombie", [], ["Enchantment", "Creature"])))),
  ),

  card("Forsaken Drifters", "{3}{B}", "Creature — Zombie", [4, 2], when(selfDies, mill("you", 4))),

  card("Gild", "{3}{B}", "Sorcery", [], spell(exile(target(creature)), create(goldToken))),

  card(
    "Grisly Transformation",
    "{2}{B}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    when(selfEnters, draw(1)),
    statics(host, has(intimidate)),
  ),

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
    "Marshmist Titan",
    "{6}{B}",
    "Creature — Giant",
    [4, 5],
    spellsCost({ spells: "thisSpell", lessX: devotionTo("B") }),
  ),

  card(
    "Necrobite",
    "{2}{B}",
    "Instant",
    [],
    spell(untilEndOfTurn(target(creature), has(deathtouch)), regenerate(it("target"))),
  ),

  card("Nyxborn Eidolon", "{1}{B}", "Enchantment Creature — Spirit", [2, 1], bestow("{4}{B}"), hostGets(2, 1)),

  card(
    "Odunos River Trawler",
    "{2}{B}",
    "Creature — Zombie",
    [2, 2],
    when(selfEnters, returnToHand(target(inYourGraveyard({ allTypes: ["Enchantment", "Creature"] })))),
    activated(["{W}", sacrificeThis], returnToHand(target(inYourGraveyard({ allTypes: ["Enchantment", "Creature"] })))),
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
    "Sanguimancy",
    "{4}{B}",
    "Sorcery",
    [],
    spell(and(draw(whereX(devotionTo("B"))), loseLife("you", whereX(devotionTo("B"))))),
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

  card(
    "Warchanter of Mogis",
    "{3}{B}{B}",
    "Creature — Minotaur Shaman",
    [3, 3],
    inspired(untilEndOfTurn(target(creatureYouControl), has(intimidate))),
  ),

  card("Weight of the Underworld", "{3}{B}", "Enchantment — Aura", [], enchant(creature), hostGets(-3, -2)),
];
