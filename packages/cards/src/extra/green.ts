/** Green cards of the decks and articles that are from other sets, by name. Data only. */
import type { CardDefinition } from "@nykthos/engine/card";
import {
  activated,
  addMana,
  basicLandCard,
  card,
  controllerOf,
  creature,
  creatureToken,
  creatureYouControl,
  damage,
  deathtouch,
  destroy,
  each,
  fight,
  has,
  hexproof,
  inYourGraveyard,
  it,
  mana,
  may,
  permanent,
  pt,
  put,
  putCounters,
  reach,
  regenerate,
  returnToHand,
  reveal,
  search,
  self,
  series,
  shuffle,
  spell,
  statics,
  target,
  that,
  thatMuch,
  trample,
  untilEndOfTurn,
  when,
  whenever,
  X,
} from "@nykthos/engine/card";

export const green: readonly CardDefinition[] = [
  card(
    "Beast Within",
    "{2}{G}",
    "Instant",
    [],
    spell(destroy(target(permanent)), {
      do: "create",
      who: controllerOf(it("target")),
      token: creatureToken(3, 3, "G", "Beast"),
      count: 1,
    }),
  ),

  card(
    "Crowned Ceratok",
    "{3}{G}",
    "Creature — Rhino",
    [4, 3],
    trample,
    statics(each({ ...creatureYouControl, counter: "+1/+1" }), has(trample)),
  ),

  card("Deadly Recluse", "{1}{G}", "Creature — Spider", [1, 2], reach, deathtouch),

  card("Elvish Mystic", "{G}", "Creature — Elf Druid", [1, 1], activated("{T}", addMana("{G}"))),

  card("Ghor-Clan Savage", "{3}{G}{G}", "Creature — Centaur Berserker", [2, 3], { keyword: "bloodthirst", n: 3 }),

  card("Giant Growth", "{G}", "Instant", [], spell(untilEndOfTurn(target(creature), pt(3, 3)))),

  card(
    "Kavu Predator",
    "{1}{G}",
    "Creature — Kavu",
    [2, 2],
    trample,
    whenever({ gainsLife: { who: "opponent" } }, putCounters("+1/+1", thatMuch, self)),
  ),

  card(
    "Krosan Tusker",
    "{5}{G}{G}",
    "Creature — Boar Beast",
    [6, 5],
    { keyword: "cycling", cost: [mana("{2}{G}")] },
    when(
      { cycles: { what: self } },
      may(series(search(basicLandCard), reveal(that("found", "card")), put(it("found"), { zone: "hand" }), shuffle)),
    ),
  ),

  card(
    "Prey Upon",
    "{G}",
    "Sorcery",
    [],
    spell(fight(target(creatureYouControl, "yours"), target({ ...creature, controller: "notYou" }, "theirs"))),
  ),

  card("Regrowth", "{1}{G}", "Sorcery", [], spell(returnToHand(target(inYourGraveyard({}))))),

  card("Rootwalla", "{2}{G}", "Creature — Lizard", [2, 2], {
    ...activated("{1}{G}", untilEndOfTurn(self, pt(2, 2))),
    oncePerTurn: true,
  }),

  card("Rumbling Baloth", "{2}{G}{G}", "Creature — Beast", [4, 4]),

  card(
    "Terrifying Presence",
    "{1}{G}",
    "Instant",
    [],
    spell({
      do: "preventDamage",
      amount: "all",
      combat: true,
      by: { all: creature, bare: true, except: target(creature) },
      duration: "thisTurn",
    }),
  ),

  card(
    "Troll Ascetic",
    "{1}{G}{G}",
    "Creature — Troll Shaman",
    [3, 2],
    hexproof,
    activated("{1}{G}", regenerate(self)),
  ),

  card("Windstorm", "{X}{G}", "Instant", [], spell(damage(X, each({ ...creature, keyword: "flying" })))),
];
