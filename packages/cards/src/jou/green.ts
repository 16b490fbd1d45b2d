/** Green cards of Journey into Nyx, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  anyNumberOf,
  artifactOrEnchantment,
  bare,
  bestow,
  card,
  chooseTarget,
  constellation,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  destroy,
  draw,
  eachOfThem,
  eachUntilEndOfTurn,
  fight,
  flash,
  has,
  hasAbility,
  host,
  inYourGraveyard,
  itself,
  land,
  monstrosity,
  plus,
  pt,
  putCounters,
  reach,
  replacement,
  sacrifice,
  self,
  spell,
  statics,
  strive,
  target,
  that,
  thatPlayer,
  thisCreature,
  trample,
  untap,
  untilEndOfTurn,
  when,
  whenever,
  whenMonstrous,
  whereX,
  whileMonstrous,
  X,
} from "@nykthos/engine/card";

export const green: readonly CardDefinition[] = [
  card(
    "Colossal Heroics",
    "{2}{G}",
    "Instant",
    [],
    strive("{1}{G}"),
    spell(eachUntilEndOfTurn(anyNumberOf(creature), pt(2, 2)), untap(that("targets"))),
  ),

  card(
    "Consign to Dust",
    "{2}{G}",
    "Instant",
    [],
    strive("{2}{G}"),
    spell(destroy(anyNumberOf({ ...artifactOrEnchantment, join: "and/or" }))),
  ),

  card(
    "Dictate of Karametra",
    "{3}{G}{G}",
    "Enchantment",
    [],
    flash,
    whenever(
      { tapsForMana: { who: "player", what: land } },
      { do: "addMana", who: thatPlayer, mana: { typeProduced: 1 } },
    ),
  ),

  card("Eidolon of Blossoms", "{2}{G}{G}", "Enchantment Creature — Spirit", [2, 2], constellation(draw(1))),

  card(
    "Heroes' Bane",
    "{3}{G}{G}",
    "Creature — Hydra",
    [0, 0],
    replacement({ entersWithCounters: { what: self, kind: "+1/+1", count: 4 } }),
    activated("{2}{G}{G}", putCounters("+1/+1", whereX({ powerOf: itself }), self)),
  ),

  card(
    "Humbler of Mortals",
    "{4}{G}{G}",
    "Enchantment Creature — Elemental",
    [5, 5],
    constellation(untilEndOfTurn(bare(creatureYouControl), has(trample))),
  ),

  card(
    "Hydra Broodmaster",
    "{4}{G}{G}",
    "Creature — Hydra",
    [7, 7],
    activated("{X}{X}{G}", monstrosity(X)),
    whenMonstrous(create(creatureToken(X, X, "G", "Hydra"), X)),
  ),

  card(
    "Nature's Panoply",
    "{G}",
    "Instant",
    [],
    strive("{2}{G}"),
    spell(chooseTarget(anyNumberOf(creature)), putCounters("+1/+1", 1, eachOfThem("targets"))),
  ),

  card(
    "Oakheart Dryads",
    "{2}{G}",
    "Enchantment Creature — Nymph Dryad",
    [2, 3],
    constellation(untilEndOfTurn(target(creature), pt(1, 1))),
  ),

  card(
    "Setessan Tactics",
    "{1}{G}",
    "Instant",
    [],
    strive("{G}"),
    spell({
      do: "continuous",
      what: anyNumberOf(creature),
      mods: [pt(1, 1), hasAbility(activated("{T}", fight(thisCreature, target({ ...creature, other: true }))))],
      duration: "endOfTurn",
      lead: true,
      each: true,
    }),
  ),

  card(
    "Solidarity of Heroes",
    "{1}{G}",
    "Instant",
    [],
    strive("{1}{G}"),
    spell(chooseTarget(anyNumberOf(creature)), { do: "doubleCounters", kind: "+1/+1", on: eachOfThem("targets") }),
  ),

  card(
    "Spirespine",
    "{2}{G}",
    "Enchantment Creature — Beast",
    [4, 1],
    bestow("{4}{G}"),
    statics(self, { blocksIfAble: { each: "combat" } }),
    statics(host, pt(4, 1), { blocksIfAble: { each: "combat" } }),
  ),

  card(
    "Strength from the Fallen",
    "{1}{G}",
    "Enchantment",
    [],
    constellation(
      untilEndOfTurn(
        target(creature),
        pt(plus(whereX({ count: inYourGraveyard(creature) })), plus(whereX({ count: inYourGraveyard(creature) }))),
      ),
    ),
  ),

  card(
    "Swarmborn Giant",
    "{2}{G}{G}",
    "Creature — Giant",
    [6, 6],
    when({ isDealtDamage: { what: "you", combat: true } }, sacrifice(self)),
    activated("{4}{G}{G}", monstrosity(2)),
    whileMonstrous(has(reach)),
  ),
];
