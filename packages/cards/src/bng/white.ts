/** White cards of Born of the Gods. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  bare,
  bestow,
  card,
  create,
  creature,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  doubleStrike,
  firstStrike,
  flying,
  gainLife,
  has,
  heroic,
  host,
  hostGets,
  ifTributeWasntPaid,
  inspired,
  mayPay,
  plus,
  putCounters,
  rule,
  self,
  selfAttacks,
  selfShort,
  spellsCost,
  statics,
  that,
  tribute,
  vigilance,
  whenever,
} from "@nykthos/engine/card";

const catSoldier = creatureToken(1, 1, "W", "Cat Soldier", [vigilance]);

export const white: readonly CardDefinition[] = [
  card("Akroan Skyguard", "{1}{W}", "Creature — Human Soldier", [1, 1], flying, heroic(putCounters("+1/+1", 1, self))),

  card(
    "Archetype of Courage",
    "{1}{W}{W}",
    "Enchantment Creature — Human Soldier",
    [2, 2],
    statics(bare(creatureYouControl), has(firstStrike)),
    statics(bare(creaturesYourOpponentsControl), { loseKeyword: "firstStrike" }, { cantHave: "firstStrike" }),
  ),

  card(
    "Brimaz, King of Oreskos",
    "{1}{W}{W}",
    "Legendary Creature — Cat Soldier",
    [3, 4],
    vigilance,
    whenever(selfAttacks, { do: "create", token: catSoldier, count: 1, attacking: true }),
    whenever(
      { blocks: { what: selfShort, blocked: creature } },
      { do: "create", token: catSoldier, count: 1, blocking: that("other", "creature") },
    ),
  ),

  card("Eidolon of Countless Battles", "{1}{W}{W}", "Enchantment Creature — Spirit", [0, 0], bestow("{2}{W}{W}"), {
    kind: "static",
    what: { both: [self, host] },
    mods: [
      {
        pt: {
          power: plus(1),
          toughness: plus(1),
          forEach: { count: creatureYouControl },
          plusForEach: { count: { subtypes: ["Aura"], controller: "you" } },
        },
      },
    ],
    each: true,
  }),

  card(
    "Ghostblade Eidolon",
    "{2}{W}",
    "Enchantment Creature — Spirit",
    [1, 1],
    bestow("{5}{W}"),
    doubleStrike,
    hostGets(1, 1, doubleStrike),
  ),

  card(
    "God-Favored General",
    "{1}{W}",
    "Creature — Human Soldier",
    [1, 1],
    inspired(mayPay("{2}{W}", create(creatureToken(1, 1, "W", "Soldier", [], ["Enchantment", "Creature"]), 2))),
  ),

  card(
    "Hero of Iroas",
    "{1}{W}",
    "Creature — Human Soldier",
    [2, 2],
    spellsCost({ spells: { noun: "spell", subtypes: ["Aura"] }, less: "{1}" }),
    heroic(putCounters("+1/+1", 1, self)),
  ),

  card(
    "Loyal Pegasus",
    "{W}",
    "Creature — Pegasus",
    [2, 1],
    flying,
    statics(self, { cantAttackOrBlock: { alone: true } }),
  ),

  card("Nyxborn Shieldmate", "{W}", "Enchantment Creature — Human Soldier", [1, 2], bestow("{2}{W}"), hostGets(1, 2)),

  card("Oreskos Sun Guide", "{1}{W}", "Creature — Cat Monk", [2, 2], inspired(gainLife(2))),

  card(
    "Ornitharch",
    "{3}{W}{W}",
    "Creature — Archon",
    [3, 3],
    flying,
    tribute(2),
    ifTributeWasntPaid(create(creatureToken(1, 1, "W", "Bird", [flying]), 2)),
  ),

  card("Spirit of the Labyrinth", "{1}{W}", "Enchantment Creature — Spirit", [3, 1], rule({ drawLimit: 1 })),

  card("Vanguard of Brimaz", "{W}{W}", "Creature — Cat Soldier", [2, 2], vigilance, heroic(create(catSoldier))),
];
