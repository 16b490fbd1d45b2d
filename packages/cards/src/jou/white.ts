/** White cards of Journey into Nyx. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  anyNumberOf,
  at,
  attacks,
  bare,
  card,
  constellation,
  costOf,
  creature,
  creatureToken,
  creatureYouControl,
  delayed,
  doubleStrike,
  eachUntilEndOfTurn,
  enchant,
  enchantment,
  exileUntilSelfLeaves,
  flash,
  gainLife,
  has,
  hasAbility,
  heroic,
  host,
  indestructible,
  it,
  pt,
  putCounters,
  rule,
  self,
  selfEnters,
  spell,
  statics,
  strive,
  target,
  that,
  thisCreature,
  when,
  whenever,
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

  card("Dictate of Heliod", "{3}{W}{W}", "Enchantment", [], flash, statics(bare(creatureYouControl), pt(2, 2))),

  card("Eidolon of Rhetoric", "{2}{W}", "Enchantment Creature — Spirit", [1, 4], rule({ castLimit: 1 })),

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

  card(
    "Phalanx Formation",
    "{2}{W}",
    "Instant",
    [],
    strive("{1}{W}"),
    spell(eachUntilEndOfTurn(anyNumberOf(creature), has(doubleStrike))),
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
];
