/** Green cards of Journey into Nyx, in collector order. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  addMana,
  and,
  anyNumberOf,
  artifactOrEnchantment,
  bare,
  basicLandCard,
  bestow,
  card,
  cardOf,
  choose,
  chooseTarget,
  colors,
  constellation,
  controllerOf,
  create,
  creature,
  creatureToken,
  creatureYouControl,
  destroy,
  draw,
  eachOfThem,
  eachUntilEndOfTurn,
  enchant,
  enchantment,
  fight,
  flash,
  has,
  hasAbility,
  heroic,
  hexproof,
  host,
  inYourGraveyard,
  it,
  itself,
  land,
  may,
  modal,
  monstrosity,
  plus,
  pt,
  put,
  putCounters,
  reach,
  replacement,
  returnToHand,
  reveal,
  sacrifice,
  sacrificeThis,
  search,
  self,
  selfEnters,
  series,
  shuffle,
  spell,
  statics,
  strive,
  target,
  that,
  thatPlayer,
  thisCreature,
  thisTurn,
  trample,
  untap,
  untilEndOfTurn,
  vigilance,
  when,
  whenever,
  whenMonstrous,
  whereX,
  whileMonstrous,
  X,
} from "@nykthos/engine/card";

export const green: readonly CardDefinition[] = [
  card("Bassara Tower Archer", "{G}{G}", "Creature — Human Archer", [2, 1], [hexproof, reach]),

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

  card("Desecration Plague", "{3}{G}", "Sorcery", [], spell(destroy(target({ types: ["Enchantment", "Land"] })))),

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
    "Font of Fertility",
    "{G}",
    "Enchantment",
    [],
    activated(
      ["{1}{G}", sacrificeThis],
      series(search(basicLandCard), put(it("found"), { zone: "battlefield", tapped: true }), shuffle),
    ),
  ),

  card("Golden Hind", "{1}{G}", "Creature — Elk", [2, 1], activated("{T}", addMana("{G}"))),

  card(
    "Goldenhide Ox",
    "{5}{G}",
    "Enchantment Creature — Ox",
    [5, 4],
    constellation(thisTurn(target(creature), { mustBeBlocked: true })),
  ),

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
    "Kruphix's Insight",
    "{2}{G}",
    "Sorcery",
    [],
    spell(
      { do: "revealTop", who: "you", count: 6, as: "revealed" },
      and(put(choose(cardOf(["Enchantment"], { among: "revealed" }), "chosen", { upTo: 3 }), { zone: "hand" }), {
        do: "putRest",
        of: "revealed",
        to: { zone: "graveyard" },
        said: "revealedCards",
      }),
    ),
  ),

  card(
    "Market Festival",
    "{3}{G}",
    "Enchantment — Aura",
    [],
    enchant(land),
    whenever(
      { tapsForMana: { who: "any", what: host } },
      {
        do: "addMana",
        who: controllerOf(it("event")),
        mana: { combination: colors, count: 2 },
        additional: true,
      },
    ),
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
    "Nessian Game Warden",
    "{3}{G}{G}",
    "Creature — Beast",
    [4, 5],
    when(
      selfEnters,
      {
        do: "lookAtTop",
        who: "you",
        count: whereX({ count: { subtypes: ["Forest"], controller: "you" } }),
        as: "looked",
      },
      may(and(reveal(choose(cardOf(["Creature"], { among: "looked" }))), put(it("chosen"), { zone: "hand" }))),
      { do: "putRest", of: "looked", to: { zone: "library", position: "bottom", order: "any" } },
    ),
  ),

  card(
    "Oakheart Dryads",
    "{2}{G}",
    "Enchantment Creature — Nymph Dryad",
    [2, 3],
    constellation(untilEndOfTurn(target(creature), pt(1, 1))),
  ),

  card(
    "Pheres-Band Thunderhoof",
    "{4}{G}",
    "Creature — Centaur Warrior",
    [3, 4],
    heroic(putCounters("+1/+1", 2, self)),
  ),

  card(
    "Pheres-Band Warchief",
    "{3}{G}",
    "Creature — Centaur Warrior",
    [3, 3],
    [vigilance, trample],
    statics(
      bare({ ...creatureYouControl, subtypes: ["Centaur"], other: true }),
      pt(1, 1),
      has(vigilance),
      has(trample),
    ),
  ),

  card("Ravenous Leucrocota", "{3}{G}", "Creature — Beast", [2, 4], vigilance, activated("{6}{G}", monstrosity(3))),

  card(
    "Renowned Weaver",
    "{G}",
    "Creature — Human Shaman",
    [1, 1],
    activated(
      ["{1}{G}", sacrificeThis],
      create(creatureToken(1, 3, "G", "Spider", [reach], ["Enchantment", "Creature"])),
    ),
  ),

  card("Reviving Melody", "{2}{G}", "Sorcery", [], {
    kind: "modalSpell",
    modal: modal(
      "oneOrBoth",
      [returnToHand(target(inYourGraveyard(creature), "creature"))],
      [returnToHand(target(inYourGraveyard(enchantment), "enchantment"))],
    ),
  }),

  card(
    "Satyr Grovedancer",
    "{1}{G}",
    "Creature — Satyr Shaman",
    [1, 1],
    when(selfEnters, putCounters("+1/+1", 1, target(creature))),
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
