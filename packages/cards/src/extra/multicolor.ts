/** Multicoloured cards of the decks and articles that are from other sets, by name. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  addMana,
  all,
  anyTarget,
  bare,
  card,
  cardOf,
  continuous,
  creature,
  creatureYouControl,
  damage,
  destroy,
  each,
  enchant,
  exile,
  firstStrike,
  flash,
  flying,
  fuse,
  has,
  haste,
  hexproof,
  hostGets,
  itself,
  land,
  lifelink,
  mana,
  may,
  onlyIf,
  players,
  protection,
  pt,
  replacement,
  returnToHand,
  sacrificeThis,
  self,
  selfAttacks,
  selfEnters,
  spell,
  split,
  statics,
  tap,
  target,
  that,
  thatPlayer,
  trample,
  untilEndOfTurn,
  vigilance,
  when,
  whenever,
} from "@nykthos/engine/card";

export const multicolor: readonly CardDefinition[] = [
  card("Ascended Lawmage", "{2}{W}{U}", "Creature — Vedalken Wizard", [3, 2], flying, hexproof),

  card(
    "Bioshift",
    "{G/U}",
    "Instant",
    [],
    spell({
      do: "moveCounters",
      kind: "+1/+1",
      from: target(creature, "from"),
      to: target({ ...creature, otherThan: that("from"), sameControllerAs: that("from") }, "onto"),
    }),
  ),

  card(
    "Detention Sphere",
    "{1}{W}{U}",
    "Enchantment",
    [],
    when(
      selfEnters,
      may(
        exile({
          both: [
            target({ notTypes: ["Land"], notNamedSelf: true }),
            all({ otherThan: { ref: "target" }, sameNameAs: that("target", "permanent") }),
          ],
        }),
      ),
    ),
    when(
      { leaves: { what: self } },
      {
        do: "return",
        what: { all: { noun: "card", exiledWith: self }, linked: true },
        to: { zone: "battlefield", under: "owner" },
      },
    ),
  ),

  card(
    "Deus of Calamity",
    "{R/G}{R/G}{R/G}{R/G}{R/G}",
    "Creature — Spirit Avatar",
    [6, 6],
    trample,
    whenever(
      { dealsDamage: { what: self, to: "opponent", atLeast: 6 } },
      destroy(target({ ...land, controller: thatPlayer })),
    ),
  ),

  card(
    "Dryad Militant",
    "{G/W}",
    "Creature — Dryad Soldier",
    [2, 1],
    replacement({ graveyardToExile: cardOf(["Instant", "Sorcery"]) }),
  ),

  card(
    "Figure of Destiny",
    "{R/W}",
    "Creature — Kithkin",
    [1, 1],
    activated(
      "{R/W}",
      continuous(self, "indefinitely", {
        becomes: { subtypes: ["Kithkin", "Spirit"], base: { power: 2, toughness: 2 } },
      }),
    ),
    activated(
      "{R/W}{R/W}{R/W}",
      onlyIf(
        { is: { object: self, a: { subtypes: ["Spirit"] } } },
        continuous(itself, "indefinitely", {
          becomes: { subtypes: ["Kithkin", "Spirit", "Warrior"], base: { power: 4, toughness: 4 } },
        }),
      ),
    ),
    activated(
      "{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}",
      onlyIf(
        { is: { object: self, a: { subtypes: ["Warrior"] } } },
        continuous(itself, "indefinitely", {
          becomes: {
            subtypes: ["Kithkin", "Spirit", "Warrior", "Avatar"],
            base: { power: 8, toughness: 8 },
            keywords: [flying, firstStrike],
          },
        }),
      ),
    ),
  ),

  card(
    "Fires of Yavimaya",
    "{1}{R}{G}",
    "Enchantment",
    [],
    statics(bare(creatureYouControl), has(haste)),
    activated([sacrificeThis], untilEndOfTurn(target(creature), pt(2, 2))),
  ),

  card(
    "Gift of Orzhova",
    "{1}{W/B}{W/B}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    hostGets(1, 1, flying, lifelink),
  ),

  card(
    "Izzet Staticaster",
    "{1}{U}{R}",
    "Creature — Human Wizard",
    [0, 3],
    flash,
    haste,
    activated(
      "{T}",
      damage(1, {
        both: [target(creature), each({ ...creature, otherThan: that("target"), sameNameAs: that("target") })],
      }),
    ),
  ),

  card(
    "Lavinia of the Tenth",
    "{3}{W}{U}",
    "Legendary Creature — Human Soldier",
    [4, 4],
    protection({ colors: ["R"] }),
    when(selfEnters, {
      do: "detain",
      what: each({ notTypes: ["Land"], controller: "opponents", manaValue: { is: "atMost", value: 4 } }),
    }),
  ),

  card(
    "Lyev Skyknight",
    "{1}{W}{U}",
    "Creature — Human Knight",
    [3, 1],
    flying,
    when(selfEnters, { do: "detain", what: target({ notTypes: ["Land"], controller: "opponent" }) }),
  ),

  card(
    "New Prahv Guildmage",
    "{W}{U}",
    "Creature — Human Wizard",
    [2, 2],
    activated("{W}{U}", untilEndOfTurn(target(creature), has(flying))),
    activated("{3}{W}{U}", { do: "detain", what: target({ notTypes: ["Land"], controller: "opponent" }) }),
  ),

  card(
    "Nobilis of War",
    "{R/W}{R/W}{R/W}{R/W}{R/W}",
    "Creature — Spirit Avatar",
    [3, 4],
    flying,
    statics(bare({ ...creatureYouControl, attacking: true }), pt(2, 0)),
  ),

  card("Rakdos Cackler", "{B/R}", "Creature — Devil", [1, 1], { keyword: "unleash" }),

  card("Rakdos Shred-Freak", "{B/R}{B/R}", "Creature — Human Berserker", [2, 1], haste),

  card(
    "Skarrgan Skybreaker",
    "{4}{R}{R}{G}",
    "Creature — Giant Shaman",
    [3, 3],
    { keyword: "bloodthirst", n: 3 },
    activated(["{1}", sacrificeThis], damage({ powerOf: itself }, target(anyTarget), itself)),
  ),

  card(
    "Skymark Roc",
    "{2}{W}{U}",
    "Creature — Bird",
    [3, 3],
    flying,
    whenever(
      selfAttacks,
      may(returnToHand(target({ ...creature, controller: "defendingPlayer", toughness: { is: "atMost", value: 2 } }))),
    ),
  ),

  card(
    "Stun Sniper",
    "{R}{W}",
    "Creature — Human Archer",
    [1, 1],
    activated(["{1}", "{T}"], damage(1, target(creature)), tap(that("target"))),
  ),

  card(
    "Truefire Paladin",
    "{R}{W}",
    "Creature — Human Knight",
    [2, 2],
    vigilance,
    activated("{R}{W}", untilEndOfTurn(self, pt(2, 0))),
    activated("{R}{W}", untilEndOfTurn(self, has(firstStrike))),
  ),

  split(
    card(
      "Turn",
      "{2}{U}",
      "Instant",
      [],
      spell({
        do: "continuous",
        what: target(creature),
        mods: [
          { loseAllAbilities: true },
          { becomes: { subtypes: ["Weird"], colors: ["R"], base: { power: 0, toughness: 1 } } },
        ],
        duration: "endOfTurn",
        lead: true,
      }),
      fuse,
    ),
    card("Burn", "{1}{R}", "Instant", [], spell(damage(2, target(anyTarget, "burned"))), fuse),
  ),

  card(
    "Valley Rannet",
    "{4}{R}{G}",
    "Creature — Beast",
    [6, 3],
    [
      { keyword: "cycling", cost: [mana("{2}")], landType: "Mountain" },
      { keyword: "cycling", cost: [mana("{2}")], landType: "Forest" },
    ],
  ),

  card(
    "Zhur-Taa Druid",
    "{R}{G}",
    "Creature — Human Druid",
    [1, 1],
    activated("{T}", addMana("{G}")),
    whenever({ tapsForMana: { who: "you", what: self } }, damage(1, players("eachOpponent"), itself)),
  ),
];
