/** White cards of Born of the Gods. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  all,
  anyTarget,
  artifactOrEnchantment,
  bare,
  bestow,
  card,
  cardOf,
  create,
  creature,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  damage,
  destroy,
  devotionTo,
  doubleStrike,
  enchant,
  enchantment,
  exile,
  firstStrike,
  flying,
  gainLife,
  has,
  hasAbility,
  heroic,
  host,
  hostGets,
  ifTributeWasntPaid,
  inspired,
  inYourGraveyard,
  it,
  lifelink,
  may,
  mayPay,
  modal,
  onlyIf,
  plus,
  pt,
  put,
  putCounters,
  returnToHand,
  reveal,
  rule,
  scry,
  search,
  self,
  selfAttacks,
  selfEnters,
  selfShort,
  series,
  shuffle,
  spell,
  spellsCost,
  statics,
  tap,
  target,
  targets,
  that,
  thatMuch,
  thisCreature,
  tribute,
  untilEndOfTurn,
  vigilance,
  when,
  whenever,
  whereX,
  X,
} from "@nykthos/engine/card";

const catSoldier = creatureToken(1, 1, "W", "Cat Soldier", [vigilance]);

export const white: readonly CardDefinition[] = [
  card(
    "Acolyte's Reward",
    "{1}{W}",
    "Instant",
    [],
    spell({
      do: "preventDamage",
      amount: whereX(devotionTo("W")),
      to: target(creature),
      duration: "thisTurn",
      then: [damage(thatMuch, target(anyTarget, "other"))],
    }),
  ),

  card(
    "Akroan Phalanx",
    "{3}{W}",
    "Creature — Human Soldier",
    [3, 3],
    vigilance,
    activated("{2}{R}", untilEndOfTurn(bare(creatureYouControl), pt(1, 0))),
  ),

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

  card("Dawn to Dusk", "{2}{W}{W}", "Sorcery", [], {
    kind: "modalSpell",
    modal: modal(
      "oneOrBoth",
      [returnToHand(target(inYourGraveyard(enchantment), "card"))],
      [destroy(target(enchantment))],
    ),
  }),

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

  card("Elite Skirmisher", "{2}{W}", "Creature — Human Soldier", [3, 1], heroic(may(tap(target(creature))))),

  card(
    "Ephara's Radiance",
    "{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, hasAbility(activated(["{1}{W}", "{T}"], gainLife(3)))),
  ),

  card("Excoriate", "{3}{W}", "Sorcery", [], spell(exile(target({ types: ["Creature"], tapped: true })))),

  card(
    "Fated Retribution",
    "{4}{W}{W}{W}",
    "Instant",
    [],
    spell(destroy(all({ types: ["Creature", "Planeswalker"], join: "and" })), onlyIf({ yourTurn: true }, scry(2))),
  ),

  card(
    "Ghostblade Eidolon",
    "{2}{W}",
    "Enchantment Creature — Spirit",
    [1, 1],
    bestow("{5}{W}"),
    doubleStrike,
    hostGets(1, 1, doubleStrike),
  ),

  card("Glimpse the Sun God", "{X}{W}", "Instant", [], spell(tap(targets(X, creature)), scry(1))),

  card(
    "God-Favored General",
    "{1}{W}",
    "Creature — Human Soldier",
    [1, 1],
    inspired(mayPay("{2}{W}", create(creatureToken(1, 1, "W", "Soldier", [], ["Enchantment", "Creature"]), 2))),
  ),

  card("Great Hart", "{3}{W}", "Creature — Elk", [2, 4]),

  card(
    "Griffin Dreamfinder",
    "{3}{W}{W}",
    "Creature — Griffin",
    [1, 4],
    flying,
    when(selfEnters, returnToHand(target(inYourGraveyard(enchantment)))),
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
    "Hold at Bay",
    "{1}{W}",
    "Instant",
    [],
    spell({ do: "preventDamage", amount: 7, to: target(anyTarget), duration: "thisTurn" }),
  ),

  card(
    "Loyal Pegasus",
    "{W}",
    "Creature — Pegasus",
    [2, 1],
    flying,
    statics(self, { cantAttackOrBlock: { alone: true } }),
  ),

  card("Mortal's Ardor", "{W}", "Instant", [], spell(untilEndOfTurn(target(creature), pt(1, 1), has(lifelink)))),

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

  card(
    "Plea for Guidance",
    "{5}{W}",
    "Sorcery",
    [],
    spell(
      series(
        search(cardOf(["Enchantment"]), { upTo: 2 }),
        reveal(it("found")),
        put(it("found"), { zone: "hand" }),
        shuffle,
      ),
    ),
  ),

  card("Revoke Existence", "{1}{W}", "Sorcery", [], spell(exile(target(artifactOrEnchantment)))),

  card(
    "Silent Sentinel",
    "{5}{W}{W}",
    "Creature — Archon",
    [4, 6],
    flying,
    whenever(
      selfAttacks,
      may({ do: "return", what: target(inYourGraveyard(enchantment)), to: { zone: "battlefield" } }),
    ),
  ),

  card("Spirit of the Labyrinth", "{1}{W}", "Enchantment Creature — Spirit", [3, 1], rule({ drawLimit: 1 })),

  card(
    "Sunbond",
    "{3}{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, hasAbility(whenever({ gainsLife: { who: "you" } }, putCounters("+1/+1", thatMuch, thisCreature)))),
  ),

  card("Vanguard of Brimaz", "{W}{W}", "Creature — Cat Soldier", [2, 2], vigilance, heroic(create(catSoldier))),
];
