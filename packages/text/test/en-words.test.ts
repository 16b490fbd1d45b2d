/** English, word by word: what a piece of card data is called. Each row is the data and its phrase. */
import type { Ability, Effect, Filter, Modification, Selection } from "@nykthos/engine/card";
import {
  activated,
  addMana,
  anyNumberOf,
  anyTarget,
  artifactOrEnchantment,
  bare,
  bestow,
  card,
  choose,
  constellation,
  continuous,
  counterSpell,
  create,
  creature,
  creatureAnOpponentControls,
  creatureToken,
  creatureYouControl,
  damage,
  destroy,
  devotionTo,
  discard,
  draw,
  each,
  eachOfThem,
  eachUntilEndOfTurn,
  enchant,
  equip,
  exile,
  firstStrike,
  flying,
  gainLife,
  has,
  hasAbility,
  haste,
  heroic,
  host,
  hostGets,
  inYourGraveyard,
  it as its,
  itself,
  land,
  loseLife,
  loyalty,
  may,
  minus,
  mill,
  modal,
  monstrosity,
  onlyIf,
  opponent,
  permanent,
  player,
  players,
  plus,
  protection,
  pt,
  putCounters,
  returnToHand,
  scry,
  self,
  selfDies,
  selfEnters,
  series,
  spell,
  spellNoun,
  strive,
  tap,
  tapSymbol,
  target,
  targets,
  that,
  thisCreature,
  untilEndOfTurn,
  upTo,
  when,
  whenever,
  whereX,
  X,
} from "@nykthos/engine/card";
import { describe, expect, it } from "vitest";
import { contextFor } from "../src/context.ts";
import { languages } from "../src/index.ts";
import { noun } from "../src/en/nouns.ts";
import { object } from "../src/en/selections.ts";
import { finite, sentences } from "../src/en/sentence.ts";

const bear = card("Grizzled Bear, the Test", "{1}{G}", "Creature — Bear", [2, 2]);

function inContext(effects: readonly Effect[]): ReturnType<typeof contextFor> {
  return contextFor(bear, spell(...effects));
}

describe("a filter is a noun phrase", () => {
  const table: readonly (readonly [string, Filter, "plural"?])[] = [
    ["permanent", permanent],
    ["creature", creature],
    ["artifact or enchantment", artifactOrEnchantment],
    ["artifacts and/or enchantments", { ...artifactOrEnchantment, join: "and/or" }, "plural"],
    ["enchantment creature", { allTypes: ["Enchantment", "Creature"] }],
    ["creature an opponent controls", creatureAnOpponentControls],
    ["creatures you control", creatureYouControl, "plural"],
    ["tapped nonland green permanent", { tapped: true, notTypes: ["Land"], colors: ["G"] }],
    ["noncreature, nonland card", { noun: "card", notTypes: ["Creature", "Land"] }],
    ["non-Gorgon creature", { ...creature, notSubtypes: ["Gorgon"] }],
    ["attacking or blocking creature", { ...creature, inCombat: true }],
    ["creature with flying an opponent controls", { ...creatureAnOpponentControls, keyword: "flying" }],
    [
      "creatures without flying your opponents control",
      { ...creature, controller: "opponents", withoutKeyword: "flying" },
      "plural",
    ],
    ["creature with power 4 or greater", { ...creature, power: { is: "atLeast", value: 4 } }],
    [
      "creature your opponents control with toughness X or less",
      { ...creature, controller: "opponents", toughness: { is: "atMost", value: X } },
    ],
    ["Minotaur creatures you control", { ...creatureYouControl, subtypes: ["Minotaur"] }, "plural"],
    ["Swamps you control", { subtypes: ["Swamp"], controller: "you" }, "plural"],
    ["Forest or Plains card", { noun: "card", subtypes: ["Forest", "Plains"] }],
    ["basic land card", { noun: "card", types: ["Land"], supertypes: ["Basic"] }],
    ["creature card in your graveyard", inYourGraveyard(creature)],
    ["creature cards in all graveyards", { noun: "card", types: ["Creature"], zone: "graveyard" }, "plural"],
    ["enchantment, instant, or sorcery spell", { ...spellNoun, types: ["Enchantment", "Instant", "Sorcery"] }],
    ["creature or Aura spell", { ...spellNoun, either: [creature, { subtypes: ["Aura"] }] }],
    ["spell with {X} in its mana cost", { ...spellNoun, xInCost: true }],
    ["creature that dealt damage to you this turn", { ...creature, dealtDamageThisTurnTo: "you" }],
    ["creatures that aren't enchanted", { ...creature, enchanted: false }, "plural"],
    ["creatures you control of the chosen color", { ...creatureYouControl, ofChosenColor: true }, "plural"],
  ];
  it.each(table.map(([phrase, filter, plural]) => ({ phrase, filter, plural: plural !== undefined })))(
    "$phrase",
    ({ phrase, filter, plural }) => {
      expect(noun(filter, inContext([]), { plural })).toBe(phrase);
    },
  );
});

describe("a selection is a noun phrase with its determiner", () => {
  const table: readonly (readonly [string, Selection])[] = [
    ["target creature", target(creature)],
    ["another target creature you control", target({ ...creatureYouControl, other: true })],
    ["any target", target(anyTarget)],
    ["any number of targets", anyNumberOf(anyTarget)],
    ["up to two target creatures", upTo(2, creature)],
    ["X target creatures", targets(X, creature)],
    ["one, two, or three target creatures you control", targets({ oneTo: 3 }, creatureYouControl)],
    ["an enchantment", choose({ types: ["Enchantment"] })],
    ["another creature", choose({ ...creature, other: true })],
    ["all creatures", { all: creature }],
    ["all other creatures", { all: { ...creature, other: true } }],
    ["creatures you control", bare(creatureYouControl)],
    ["each other creature", each({ ...creature, other: true })],
    ["artifacts and creatures you control", bare({ types: ["Artifact", "Creature"], controller: "you" })],
    ["target creature and target land", { both: [target(creature), target(land, "land")] }],
    ["each opponent", players("eachOpponent")],
    ["Grizzled Bear, the Test", self],
    ["Grizzled Bear", { ref: "self", say: "short" }],
    ["it", itself],
    ["this creature", thisCreature],
    ["enchanted creature", host],
    ["the top card of your library", { topOf: "you", count: 1 }],
  ];
  it.each(table)("%s", (phrase, selection) => {
    expect(object(selection, inContext([]))).toBe(phrase);
  });
});

describe("effects are sentences", () => {
  const table: readonly (readonly [string, readonly Effect[]])[] = [
    ["Destroy target creature. You gain 3 life.", [destroy(target(creature)), gainLife(3)]],
    ["Draw two cards.", [draw(2)]],
    ["Target player discards two cards.", [discard(target(player), 2)]],
    ["Target opponent mills a card.", [mill(target(opponent), 1)]],
    [
      "Each opponent loses X life, where X is your devotion to black.",
      [loseLife("eachOpponent", whereX(devotionTo("B")))],
    ],
    ["You gain life equal to your devotion to white and black.", [gainLife(devotionTo("W", "B"))]],
    ["Grizzled Bear, the Test deals 3 damage to any target.", [damage(3, target(anyTarget))]],
    ["Grizzled Bear, the Test deals 1 damage to each of two targets.", [damage(1, targets(2, anyTarget))]],
    ["Put a +1/+1 counter on each creature you control.", [putCounters("+1/+1", 1, each(creatureYouControl))]],
    [
      "Put a number of +1/+1 counters on it equal to your devotion to green.",
      [putCounters("+1/+1", devotionTo("G"), itself)],
    ],
    ["Scry 2, then draw a card.", [series(scry(2), draw(1))]],
    ["You may draw a card.", [may(draw(1))]],
    ["You may have Grizzled Bear, the Test deal 2 damage to any target.", [may(damage(2, target(anyTarget)))]],
    ["If it's your turn, scry 2.", [onlyIf({ yourTurn: true }, scry(2))]],
    ["Counter target noncreature spell.", [counterSpell(target({ ...spellNoun, notTypes: ["Creature"] }))]],
    [
      "Return any number of target enchantments to their owners' hands.",
      [returnToHand(anyNumberOf({ types: ["Enchantment"] }))],
    ],
    ["Return target creature to its owner's hand.", [returnToHand(target(creature))]],
    [
      "Tap up to four target creatures. Those creatures can't block this turn.",
      [tap(upTo(4, creature)), continuous(that("targets"), "thisTurn", { cantBlock: {} })],
    ],
    [
      "Choose any number of target creatures. Put a +1/+1 counter on each of them.",
      [{ do: "choose", what: anyNumberOf(creature) }, putCounters("+1/+1", 1, eachOfThem("targets"))],
    ],
    [
      "Target creature gets +2/+2 and gains flying until end of turn.",
      [untilEndOfTurn(target(creature), pt(2, 2), has(flying))],
    ],
    [
      "Up to two target creatures each get +1/+0 and gain first strike until end of turn.",
      [eachUntilEndOfTurn(upTo(2, creature), pt(1, 0), has(firstStrike))],
    ],
    ["Target creature gets -3/-0 until end of turn.", [untilEndOfTurn(target(creature), pt(-3, minus(0)))]],
    [
      "Target creature gets +X/+X until end of turn, where X is its power.",
      [
        untilEndOfTurn(
          target(creature),
          pt(plus(whereX({ powerOf: its("target") })), plus(whereX({ powerOf: its("target") }))),
        ),
      ],
    ],
    [
      "Exile target creature. Its controller creates a 2/2 blue Bird creature token with flying.",
      [
        exile(target(creature)),
        {
          do: "create",
          who: { controllerOf: its("target") },
          token: creatureToken(2, 2, "U", "Bird", [flying]),
          count: 1,
        },
      ],
    ],
    [
      "Create a number of 1/1 white Soldier creature tokens equal to your devotion to white.",
      [create(creatureToken(1, 1, "W", "Soldier"), devotionTo("W"))],
    ],
    [
      "Create a 2/2 red and green Satyr creature token with haste.",
      [create(creatureToken(2, 2, "RG", "Satyr", [haste]))],
    ],
    [
      "Create a 3/3 colorless Golem enchantment artifact creature token.",
      [create(creatureToken(3, 3, "", "Golem", [], ["Enchantment", "Artifact", "Creature"]))],
    ],
  ];
  it.each(table)("%s", (text, effects) => {
    expect(sentences(effects, finite(inContext(effects)))).toBe(text);
  });
});

describe("an ability is a paragraph", () => {
  const modes = modal("one", [draw(1)], [gainLife(3)]);
  const grants: Modification = hasAbility(activated("{T}", addMana("{G}")));
  const table: readonly (readonly [string, Ability])[] = [
    ["Flying, protection from red", { kind: "keywords", keywords: [flying, protection({ colors: ["R"] })] }],
    ["Bestow {3}{G}{G}", { kind: "keywords", keywords: [bestow("{3}{G}{G}")] }],
    ["Equip {2}", { kind: "keywords", keywords: [equip("{2}")] }],
    ["Enchant creature", { kind: "keywords", keywords: [enchant(creature)] }],
    ["Enchanted creature gets +2/+2 and has flying.", hostGets(2, 2, flying)],
    ["{1}{G}, {T}: Draw a card.", activated(["{1}{G}", tapSymbol], draw(1))],
    ["{3}: Monstrosity 2.", activated("{3}", monstrosity(2))],
    ["[+1]: You gain 3 life.", loyalty(1, gainLife(3))],
    ["[−3]: Draw a card.", loyalty(-3, draw(1))],
    ["{T}: Choose one —\n• Draw a card.\n• You gain 3 life.", { ...activated("{T}"), modal: modes }],
    [
      "When Grizzled Bear, the Test enters the battlefield or dies, draw a card.",
      when({ anyOf: [selfEnters, selfDies] }, draw(1)),
    ],
    [
      "Whenever you cast an instant or sorcery spell, scry 1.",
      whenever({ casts: { who: "you", spell: { ...spellNoun, types: ["Instant", "Sorcery"] } } }, scry(1)),
    ],
    ["Heroic — Whenever you cast a spell that targets Grizzled Bear, the Test, draw a card.", heroic(draw(1))],
    [
      "Constellation — Whenever Grizzled Bear, the Test or another enchantment enters the battlefield under your control, you gain 1 life.",
      constellation(gainLife(1)),
    ],
    ["Strive — This spell costs {2}{W} more to cast for each target beyond the first.", strive("{2}{W}")],
    ['Creatures you control have "{T}: Add {G}."', { kind: "static", what: bare(creatureYouControl), mods: [grants] }],
  ];
  it.each(table)("%s", (text, ability) => {
    expect(languages.en.ability(ability, bear)).toBe(text);
  });
});

describe("reminder text", () => {
  const scrying = card(
    "Augur of the Test",
    "{U}",
    "Creature — Bird",
    [1, 1],
    flying,
    when(selfEnters, scry(1)),
    whenever(selfDies, scry(1)),
  );
  it("is left out unless it is asked for", () => {
    expect(languages.en.cardText(scrying)).not.toContain("(");
  });
  it("explains each keyword and keyword action where the card first has it", () => {
    const text = languages.en.cardText(scrying, { reminder: true });
    expect(text.split("\n").map((line) => line.includes("("))).toEqual([true, true, false]);
  });
});

describe("a type line", () => {
  it("puts supertypes and types before the dash, subtypes after it", () => {
    expect(languages.en.typeLine(bear)).toBe("Creature — Bear");
    expect(languages.en.typeLine({ supertypes: ["Legendary"], types: ["Enchantment", "Artifact"], subtypes: [] })).toBe(
      "Legendary Enchantment Artifact",
    );
  });
});
