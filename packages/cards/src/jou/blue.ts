/** Blue cards of Journey into Nyx. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  anyNumberOf,
  at,
  bestow,
  card,
  choose,
  constellation,
  controllerOf,
  creature,
  creatureToken,
  creatureYouControl,
  eachUntilEndOfTurn,
  enchantment,
  flash,
  flying,
  has,
  hasAbility,
  heroic,
  hexproof,
  host,
  hostGets,
  inspired,
  it,
  itself,
  may,
  pt,
  putCounters,
  returnToHand,
  sacrifice,
  scry,
  self,
  spell,
  spellsCost,
  statics,
  strive,
  target,
  that,
  thatPlayer,
  thisCreature,
  thisTurn,
  untilEndOfTurn,
  when,
} from "@nykthos/engine/card";

export const blue: readonly CardDefinition[] = [
  card(
    "Aerial Formation",
    "{U}",
    "Instant",
    [],
    strive("{2}{U}"),
    spell(eachUntilEndOfTurn(anyNumberOf(creature), pt(1, 1), has(flying))),
  ),

  card(
    "Battlefield Thaumaturge",
    "{1}{U}",
    "Creature — Human Wizard",
    [2, 1],
    spellsCost({
      spells: { noun: "spell", types: ["Instant", "Sorcery"], join: "and" },
      less: "{1}",
      forEach: "creatureTargeted",
    }),
    heroic(untilEndOfTurn(self, has(hexproof))),
  ),

  card(
    "Crystalline Nautilus",
    "{2}{U}",
    "Enchantment Creature — Nautilus",
    [4, 4],
    bestow("{3}{U}{U}"),
    when({ becomesTarget: { what: self, of: "spellOrAbility" } }, sacrifice(itself)),
    statics(
      host,
      pt(4, 4),
      hasAbility(when({ becomesTarget: { what: thisCreature, of: "spellOrAbility" } }, sacrifice(itself))),
    ),
  ),

  card(
    "Daring Thief",
    "{2}{U}",
    "Creature — Human Rogue",
    [2, 3],
    inspired(
      may({
        do: "exchangeControl",
        one: target({ notTypes: ["Land"], controller: "you" }, "yours"),
        other: target({ controller: "opponent", sharesCardTypeWith: it("yours") }, "theirs"),
      }),
    ),
  ),

  card(
    "Dictate of Kruphix",
    "{1}{U}{U}",
    "Enchantment",
    [],
    flash,
    at(
      { beginningOf: { step: "draw", whose: "eachPlayer" } },
      { do: "draw", who: thatPlayer, count: 1, additional: true },
    ),
  ),

  card(
    "Hour of Need",
    "{2}{U}",
    "Instant",
    [],
    strive("{1}{U}"),
    spell(
      { do: "exile", what: anyNumberOf(creature), as: "exiled" },
      {
        do: "forEach",
        of: { ref: "exiled" },
        thisWay: "exiled",
        as: "creature",
        effect: {
          do: "create",
          who: controllerOf(it("creature")),
          token: creatureToken(4, 4, "U", "Sphinx", [flying]),
          count: 1,
        },
      },
    ),
  ),

  card(
    "Hypnotic Siren",
    "{U}",
    "Enchantment Creature — Siren",
    [1, 1],
    bestow("{5}{U}{U}"),
    flying,
    statics(host, { control: { by: "you" } }),
    hostGets(1, 1, flying),
  ),

  card("Kiora's Dismissal", "{U}", "Instant", [], strive("{U}"), spell(returnToHand(anyNumberOf(enchantment)))),

  card(
    "Polymorphous Rush",
    "{2}{U}",
    "Instant",
    [],
    strive("{1}{U}"),
    spell(
      { do: "choose", what: choose({ types: ["Creature"], zone: "battlefield" }, "original") },
      eachUntilEndOfTurn(anyNumberOf(creatureYouControl), { copyOf: { object: that("original", "creature") } }),
    ),
  ),

  card(
    "Sage of Hours",
    "{1}{U}",
    "Creature — Human Wizard",
    [1, 1],
    heroic(putCounters("+1/+1", 1, itself)),
    activated([{ pay: "removeCounters", kind: "+1/+1", count: "all", from: self, as: "removed" }], {
      do: "extraTurn",
      who: "you",
      count: { oneForEach: { every: 5, of: { remembered: "removed" } } },
    }),
  ),

  card("Sigiled Starfish", "{1}{U}", "Creature — Starfish", [0, 3], activated("{T}", scry(1))),

  card(
    "Whitewater Naiads",
    "{3}{U}{U}",
    "Enchantment Creature — Nymph",
    [4, 4],
    constellation(thisTurn(target(creature), { cantBeBlocked: {} })),
  ),
];
