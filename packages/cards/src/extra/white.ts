/** White cards of the decks that are from other sets. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  all,
  and,
  artifactOrEnchantment,
  bare,
  card,
  choose,
  controllerOf,
  counterSpell,
  create,
  creature,
  creatureAnOpponentControls,
  creaturesYourOpponentsControl,
  creatureToken,
  creatureYouControl,
  damage,
  destroy,
  dies,
  doubleStrike,
  enchant,
  enchantment,
  exileUntilSelfLeaves,
  firstStrike,
  flying,
  gainLife,
  has,
  hasAbility,
  host,
  hostGets,
  indestructible,
  inYourGraveyard,
  it,
  itself,
  lifelink,
  may,
  permanentTypes,
  pt,
  put,
  putCounters,
  replacement,
  returnToHand,
  sacrificeThis,
  scry,
  self,
  selfAttacks,
  selfEnters,
  spell,
  statics,
  target,
  unless,
  untap,
  untilEndOfTurn,
  vigilance,
  when,
  whenever,
} from "@nykthos/engine/card";

export const white: readonly CardDefinition[] = [
  card("Armory Guard", "{3}{W}", "Creature — Giant Soldier", [2, 5], {
    ...statics(self, has(vigilance)),
    condition: { controls: { who: "you", what: { subtypes: ["Gate"] } } },
    conditionSaid: "after",
  }),

  card(
    "Arrest",
    "{2}{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    statics(host, { cantAttackOrBlock: {} }, { cantActivate: true }),
  ),

  card(
    "Auramancer",
    "{2}{W}",
    "Creature — Human Wizard",
    [2, 2],
    when(selfEnters, may(returnToHand(target(inYourGraveyard(enchantment))))),
  ),

  card(
    "Banisher Priest",
    "{1}{W}{W}",
    "Creature — Human Cleric",
    [2, 2],
    when(selfEnters, exileUntilSelfLeaves(target(creatureAnOpponentControls))),
  ),

  card("Battle Mastery", "{2}{W}", "Enchantment — Aura", [], enchant(creature), statics(host, has(doubleStrike))),

  card("Bonds of Faith", "{1}{W}", "Enchantment — Aura", [], enchant(creature), {
    ...statics(host, pt(2, 2)),
    condition: { is: { object: it("host"), a: { subtypes: ["Human"] } } },
    conditionSaid: "after",
    otherwise: [{ cantAttackOrBlock: {} }],
  }),

  card(
    "Condemn",
    "{W}",
    "Instant",
    [],
    spell(
      put(target({ types: ["Creature"], attacking: true }), { zone: "library", position: "bottom" }),
      gainLife({ toughnessOf: it("target") }, controllerOf(it("target"))),
    ),
  ),

  card(
    "Daily Regimen",
    "{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    activated("{1}{W}", putCounters("+1/+1", 1, host)),
  ),

  card("Dawnstrike Paladin", "{3}{W}{W}", "Creature — Human Knight", [2, 4], vigilance, lifelink),

  card("Fencing Ace", "{1}{W}", "Creature — Human Soldier", [1, 1], doubleStrike),

  card("Freewind Equenaut", "{2}{W}", "Creature — Human Archer", [2, 2], flying, {
    ...statics(itself, hasAbility(activated("{T}", damage(2, target({ types: ["Creature"], inCombat: true }))))),
    condition: { is: { object: self, a: { enchanted: true } } },
  }),

  card(
    "Frontline Medic",
    "{2}{W}",
    "Creature — Human Cleric",
    [3, 3],
    {
      ...whenever(
        { attacksWithOthers: { what: self, others: 2 } },
        untilEndOfTurn(bare(creatureYouControl), has(indestructible)),
      ),
      label: "battalion",
    },
    activated(
      [sacrificeThis],
      unless(counterSpell(target({ noun: "spell", xInCost: true })), controllerOf(it("target")), "{3}"),
    ),
  ),

  card(
    "Griffin Guide",
    "{2}{W}",
    "Enchantment — Aura",
    [],
    enchant(creature),
    hostGets(2, 2, flying),
    when(dies(host), create(creatureToken(2, 2, "W", "Griffin", [flying]))),
  ),

  card(
    "Gustcloak Sentinel",
    "{2}{W}{W}",
    "Creature — Human Soldier",
    [3, 3],
    whenever({ becomesBlocked: { what: self } }, may(and(untap(itself), { do: "removeFromCombat", what: itself }))),
  ),

  card(
    "Imposing Sovereign",
    "{1}{W}",
    "Creature — Human Noble",
    [2, 1],
    replacement({ entersTapped: creaturesYourOpponentsControl }),
  ),

  card(
    "Miraculous Recovery",
    "{4}{W}",
    "Instant",
    [],
    spell(
      { do: "return", what: target(inYourGraveyard(creature)), to: { zone: "battlefield" }, as: "returned" },
      putCounters("+1/+1", 1, it("returned")),
    ),
  ),

  card("Moment of Heroism", "{1}{W}", "Instant", [], spell(untilEndOfTurn(target(creature), pt(2, 2), has(lifelink)))),

  card("Pacifism", "{1}{W}", "Enchantment — Aura", [], enchant(creature), statics(host, { cantAttackOrBlock: {} })),

  card(
    "Pay No Heed",
    "{W}",
    "Instant",
    [],
    spell({ do: "preventDamage", amount: "all", by: choose({ noun: "source" }), duration: "thisTurn" }),
  ),

  card("Pillarfield Ox", "{3}{W}", "Creature — Ox", [2, 4]),

  card(
    "Precinct Captain",
    "{W}{W}",
    "Creature — Human Soldier",
    [2, 2],
    firstStrike,
    whenever({ dealsDamage: { what: self, to: "player", combat: true } }, create(creatureToken(1, 1, "W", "Soldier"))),
  ),

  card(
    "Righteousness",
    "{W}",
    "Instant",
    [],
    spell(untilEndOfTurn(target({ types: ["Creature"], blocking: true }), pt(7, 7))),
  ),

  card(
    "Smite the Monstrous",
    "{3}{W}",
    "Instant",
    [],
    spell(destroy(target({ types: ["Creature"], power: { is: "atLeast", value: 4 } }))),
  ),

  card("Solemn Offering", "{2}{W}", "Sorcery", [], spell(destroy(target(artifactOrEnchantment)), gainLife(4))),

  card("Stand Firm", "{W}", "Instant", [], spell(untilEndOfTurn(target(creature), pt(1, 1)), scry(2))),

  card(
    "Sun Titan",
    "{4}{W}{W}",
    "Creature — Giant",
    [6, 6],
    vigilance,
    whenever(
      { anyOf: [selfEnters, selfAttacks] },
      may({
        do: "return",
        what: target({ ...inYourGraveyard({ types: permanentTypes }), manaValue: { is: "atMost", value: 3 } }),
        to: { zone: "battlefield" },
      }),
    ),
  ),

  card("Thraben Valiant", "{1}{W}", "Creature — Human Soldier", [2, 1], vigilance),

  card(
    "Winds of Rath",
    "{3}{W}{W}",
    "Sorcery",
    [],
    spell({ do: "destroy", what: all({ types: ["Creature"], enchanted: false }), cantBeRegenerated: true }),
  ),
];
