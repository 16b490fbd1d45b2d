/** White cards of Journey into Nyx. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  and,
  anyNumberOf,
  at,
  attacks,
  bare,
  bestow,
  card,
  constellation,
  controllerOf,
  costOf,
  creature,
  creatureToken,
  creatureYouControl,
  delayed,
  destroy,
  doubleStrike,
  eachUntilEndOfTurn,
  enchant,
  enchantment,
  equip,
  exile,
  exileUntilSelfLeaves,
  flash,
  flying,
  gainLife,
  has,
  hasAbility,
  heroic,
  host,
  hostGets,
  indestructible,
  inYourGraveyard,
  it,
  lifelink,
  may,
  onlyIf,
  pt,
  put,
  putCounters,
  rule,
  sacrifice,
  sacrificeThis,
  self,
  selfEnters,
  spell,
  statics,
  strive,
  tap,
  target,
  that,
  the,
  thisCreature,
  vigilance,
  when,
  whenever,
  whereX,
  yourUpkeep,
} from "@nykthos/engine/card";

export const white: readonly CardDefinition[] = [
  card("Aegis of the Gods", "{1}{W}", "Enchantment Creature — Human Soldier", [2, 1], rule({ youHaveHexproof: true })),

  card(
    "Ajani's Presence",
    "{W}",
    "Instant",
    [],
    strive("{2}{W}"),
    spell(eachUntilEndOfTurn(anyNumberOf(creature), pt(1, 1), has(indestructible))),
  ),

  card("Akroan Mastiff", "{3}{W}", "Creature — Dog", [2, 2], activated(["{W}", "{T}"], tap(target(creature)))),

  card("Armament of Nyx", "{2}{W}", "Enchantment — Aura", [], enchant(creature), {
    ...statics(host, has(doubleStrike)),
    condition: { is: { object: it("host"), a: enchantment } },
    conditionSaid: "after",
    otherwiseReplaced: { preventDamage: { by: host } },
  }),

  card(
    "Banishing Light",
    "{2}{W}",
    "Enchantment",
    [],
    when(selfEnters, exileUntilSelfLeaves(target({ notTypes: ["Land"], controller: "opponent" }))),
  ),

  card(
    "Dawnbringer Charioteers",
    "{2}{W}{W}",
    "Creature — Human Soldier",
    [2, 4],
    [flying, lifelink],
    heroic(putCounters("+1/+1", 1, self)),
  ),

  card(
    "Deicide",
    "{1}{W}",
    "Instant",
    [],
    spell(
      { do: "exile", what: target(enchantment), as: "exiled" },
      onlyIf(
        { is: { object: the("exiled", "card"), a: { noun: "card", subtypes: ["God"] } } },
        and(
          {
            do: "search",
            who: "you",
            zones: ["graveyard", "hand", "library"],
            of: controllerOf(it("target")),
            filter: { noun: "card", sameNameAs: that("exiled", "card") },
            count: "anyNumber",
            as: "found",
          },
          exile(it("found")),
        ),
        { do: "then", effect: { do: "shuffle", who: { controllerOf: { ref: "target" }, say: "that" } } },
      ),
    ),
  ),

  card("Dictate of Heliod", "{3}{W}{W}", "Enchantment", [], flash, statics(bare(creatureYouControl), pt(2, 2))),

  card("Eagle of the Watch", "{2}{W}", "Creature — Bird", [2, 1], [flying, vigilance]),

  card("Eidolon of Rhetoric", "{2}{W}", "Enchantment Creature — Spirit", [1, 4], rule({ castLimit: 1 })),

  card("Font of Vigor", "{1}{W}", "Enchantment", [], activated(["{2}{W}", sacrificeThis], gainLife(7))),

  card(
    "Godsend",
    "{1}{W}{W}",
    "Legendary Artifact — Equipment",
    [],
    statics(host, pt(3, 3)),
    whenever(
      { blocksOrBecomesBlocked: { what: host } },
      may(exile({ choose: { types: ["Creature"], among: "other" }, as: "chosen" })),
    ),
    rule({ cantCastSameNameAsExiled: self }),
    equip("{3}"),
  ),

  card(
    "Harvestguard Alseids",
    "{2}{W}",
    "Enchantment Creature — Nymph",
    [2, 3],
    constellation({ do: "preventDamage", amount: "all", to: target(creature), duration: "thisTurn" }),
  ),

  card("Lagonna-Band Trailblazer", "{W}", "Creature — Centaur Scout", [0, 4], heroic(putCounters("+1/+1", 1, self))),

  card(
    "Launch the Fleet",
    "{W}",
    "Sorcery",
    [],
    strive("{1}"),
    spell({
      do: "continuous",
      what: anyNumberOf(creature),
      mods: [
        hasAbility(
          whenever(attacks(thisCreature), {
            do: "create",
            token: creatureToken(1, 1, "W", "Soldier"),
            count: 1,
            tapped: true,
            attacking: true,
          }),
        ),
      ],
      duration: "endOfTurn",
      lead: true,
      each: true,
    }),
  ),

  card(
    "Leonin Iconoclast",
    "{3}{W}",
    "Creature — Cat Monk",
    [3, 2],
    heroic(destroy(target({ allTypes: ["Enchantment", "Creature"], controller: "opponent" }))),
  ),

  card(
    "Mortal Obstinacy",
    "{W}",
    "Enchantment — Aura",
    [],
    enchant(creatureYouControl),
    hostGets(1, 1),
    whenever(
      { dealsDamage: { what: host, to: "player", combat: true } },
      may(sacrifice(self), destroy(target(enchantment))),
    ),
  ),

  card("Nyx-Fleece Ram", "{1}{W}", "Enchantment Creature — Sheep", [0, 5], at(yourUpkeep, gainLife(1))),

  card(
    "Oppressive Rays",
    "{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, { cantAttackOrBlock: { unlessPays: costOf("{3}") } }),
    statics(host, { activationCostsMore: { cost: costOf("{3}") } }),
  ),

  card("Oreskos Swiftclaw", "{1}{W}", "Creature — Cat Warrior", [3, 1]),

  card(
    "Phalanx Formation",
    "{2}{W}",
    "Instant",
    [],
    strive("{1}{W}"),
    spell(eachUntilEndOfTurn(anyNumberOf(creature), has(doubleStrike))),
  ),

  card(
    "Quarry Colossus",
    "{5}{W}{W}",
    "Creature — Giant",
    [5, 6],
    when(
      selfEnters,
      put(target(creature), {
        zone: "library",
        position: { beneathTop: whereX({ count: { subtypes: ["Plains"], controller: "you" } }) },
      }),
    ),
  ),

  card(
    "Reprisal",
    "{1}{W}",
    "Instant",
    [],
    spell({
      do: "destroy",
      what: target({ types: ["Creature"], power: { is: "atLeast", value: 4 } }),
      cantBeRegenerated: true,
    }),
  ),

  card(
    "Sightless Brawler",
    "{1}{W}",
    "Enchantment Creature — Human Warrior",
    [3, 2],
    bestow("{4}{W}"),
    statics(self, { cantAttack: { alone: true } }),
    statics(host, pt(3, 2), { cantAttack: { alone: true } }),
  ),

  card(
    "Skybind",
    "{3}{W}{W}",
    "Enchantment",
    [],
    constellation(
      { do: "exile", what: target({ notTypes: ["Enchantment"] }), as: "exiled" },
      delayed("nextEndStep", {
        do: "return",
        what: that("exiled", "card"),
        to: { zone: "battlefield", under: "owner" },
      }),
    ),
  ),

  card("Skyspear Cavalry", "{3}{W}{W}", "Creature — Human Soldier", [2, 2], flying, doubleStrike),

  card(
    "Stonewise Fortifier",
    "{1}{W}",
    "Creature — Human Wizard",
    [2, 2],
    activated("{4}{W}", { do: "preventDamage", amount: "all", to: self, by: target(creature), duration: "thisTurn" }),
  ),

  card(
    "Supply-Line Cranes",
    "{3}{W}{W}",
    "Creature — Bird",
    [2, 4],
    flying,
    when(selfEnters, putCounters("+1/+1", 1, target(creature))),
  ),

  card(
    "Tethmos High Priest",
    "{2}{W}",
    "Creature — Cat Cleric",
    [2, 3],
    heroic({
      do: "return",
      what: target({ ...inYourGraveyard(creature), manaValue: { is: "atMost", value: 2 } }),
      to: { zone: "battlefield" },
    }),
  ),
];
