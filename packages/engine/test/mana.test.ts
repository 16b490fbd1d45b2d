import { describe, expect, test } from "vitest";
import {
  activated,
  addAnyColor,
  addEither,
  addMana as adds,
  card,
  costOf,
  creature,
  creatureYouControl,
  enchant,
  goldToken,
  has,
  hasAbility,
  haste,
  land,
  payLife,
  rule,
  sacrificeCost,
  spell,
  spellsCost,
  statics,
  target,
  untap,
  whenever,
} from "../src/card/build.ts";
import { host, self, thatPlayer } from "../src/card/reference.ts";
import { parseManaCost } from "../src/card/cost.ts";
import { costOfActivation, costOfSpell, emptyPools, manaSources, summariseMana } from "../src/rules/mana/index.ts";
import { tokenDefinition } from "../src/rules/compile/token.ts";
import { characteristicsOf } from "../src/rules/layers/index.ts";
import { strive } from "../src/mechanics/strive.ts";
import type { StackInfo } from "../src/state/object.ts";
import { noBindings, noIds, withCounters } from "../src/state/object.ts";
import { playerAt } from "../src/state/game.ts";
import { ManaPosition } from "./mana-position.ts";

const basic = (name: string): ReturnType<typeof card> => card(name, null, `Basic Land — ${name}`, []);
const forest = basic("Forest");
const island = basic("Island");
const mountain = basic("Mountain");
const swamp = basic("Swamp");
const dual = card("Gate", null, "Land — Gate", [], activated("{T}", addEither("R", "G")));
const shores = card(
  "Shores",
  null,
  "Land",
  [],
  activated("{T}", adds("{C}")),
  activated(["{1}", "{T}"], addAnyColor()),
);
const confluence = card("Confluence", null, "Land", [], activated(["{T}", payLife(1)], addAnyColor()));
const shrine = card(
  "Shrine",
  null,
  "Land",
  [],
  activated("{T}", adds("{C}")),
  activated(["{2}", "{T}"], { do: "chooseColor" }, { do: "addMana", mana: { chosenColor: { count: creature } } }),
);
const elf = card("Elf", "{G}", "Creature — Elf", [1, 1], activated("{T}", adds("{G}")));
const bear = card("Bear", "{1}{G}", "Creature — Bear", [2, 2]);
const drum = card(
  "Drum",
  "{1}",
  "Artifact",
  [],
  activated(["{T}", { pay: "tap", filter: creatureYouControl, count: 1 }], addAnyColor()),
);
const lumberjack = card(
  "Lumberjack",
  "{R}",
  "Creature — Dwarf",
  [1, 1],
  activated(["{T}", sacrificeCost({ subtypes: ["Forest"] })], {
    do: "addMana",
    mana: { combination: ["R", "G"], count: 3 },
  }),
);
const hedonist = card(
  "Hedonist",
  "{1}{G}",
  "Creature — Satyr",
  [2, 1],
  activated(["{R}", { pay: "sacrificeSelf", self }], adds("{R}{R}{R}")),
);
const gold = tokenDefinition(goldToken);
const ghast = card(
  "Ghast",
  "{3}{B}",
  "Creature — Spirit",
  [2, 2],
  whenever({ tapsForMana: { who: "you", what: { subtypes: ["Swamp"] } } }, adds("{B}")),
);
const dictate = card(
  "Dictate",
  "{3}{G}{G}",
  "Enchantment",
  [],
  whenever(
    { tapsForMana: { who: "player", what: land } },
    { do: "addMana", who: thatPlayer, mana: { typeProduced: 1 } },
  ),
);
const festival = card(
  "Festival",
  "{3}{G}",
  "Enchantment — Aura",
  [],
  enchant(land),
  whenever(
    { tapsForMana: { who: "any", what: host } },
    { do: "addMana", who: { controllerOf: host }, mana: { combination: ["W", "U", "B", "R", "G"], count: 2 } },
  ),
);
const rays = card(
  "Rays",
  "{W}",
  "Enchantment — Aura",
  [],
  enchant(creature),
  statics(host, { activationCostsMore: { cost: costOf("{3}") } }),
);

describe("where mana can come from", () => {
  const sources = (position: ManaPosition): string[] =>
    manaSources(position.g, 0).map(({ object, ability }) => `${object}.${ability}`);

  test("every untapped source of the player, each ability apart", () => {
    const position = new ManaPosition();
    const [one, two] = position.puts(forest, shores);
    position.put(0, island, { tapped: true });
    position.put(1, island);
    expect(sources(position)).toEqual([`${one}.0`, `${two}.0`, `${two}.1`]);
  });
  test("a creature that came this turn cannot use {T}, unless it has haste (302.6)", () => {
    const position = new ManaPosition();
    position.put(0, elf, { sick: true });
    expect(position.can("{G}")).toBe(false);
    position.put(0, card("Banner", "{R}", "Enchantment", [], statics({ all: creatureYouControl }, has(haste))));
    expect(position.can("{G}")).toBe(true);
  });
  test("abilities that cannot be activated are none", () => {
    const position = new ManaPosition();
    const id = position.put(0, elf);
    position.put(
      1,
      card("Arrest", "{2}{W}", "Enchantment — Aura", [], enchant(creature), statics(host, { cantActivate: true })),
      { attachedTo: id },
    );
    expect(position.can("{G}")).toBe(false);
  });
  test("an ability that costs more is a source with that cost", () => {
    const position = new ManaPosition();
    const [id] = position.puts(elf, island, island, island);
    position.put(1, rays, { attachedTo: id ?? 0 });
    expect(position.can("{G}")).toBe(true);
    expect(position.can("{U}{G}")).toBe(false);
  });
  test("a granted mana ability is one", () => {
    const position = new ManaPosition();
    const id = position.put(0, bear);
    position.put(
      0,
      card(
        "Favor",
        "{1}{G}",
        "Enchantment — Aura",
        [],
        enchant(creature),
        statics(host, hasAbility(activated("{T}", addAnyColor()))),
      ),
      {
        attachedTo: id,
      },
    );
    expect(position.can("{R}")).toBe(true);
  });
  test("amounts are those of now", () => {
    const position = new ManaPosition();
    const priest = card(
      "Priest",
      "{G}",
      "Creature — Elf",
      [1, 1],
      activated("{T}", { do: "addMana", mana: { amountOf: "G", count: { count: creatureYouControl } } }),
    );
    position.puts(priest, bear, bear);
    expect(position.can("{G}{G}{G}")).toBe(true);
    expect(position.can("{G}{G}{G}{G}")).toBe(false);
  });
});

describe("what triggers when a permanent is tapped for mana is counted", () => {
  test("an additional {B} for each Swamp", () => {
    const position = new ManaPosition();
    position.puts(ghast, swamp, swamp, forest);
    expect(position.can("{B}{B}{B}{B}{1}")).toBe(true);
    expect(position.can("{6}")).toBe(false);
  });
  test("mana of a type that the land produced", () => {
    const position = new ManaPosition();
    position.puts(dual, forest);
    position.put(1, dictate);
    expect(position.can("{R}{R}{G}{G}")).toBe(true);
    expect(position.can("{R}{R}{R}")).toBe(false);
    expect(position.can("{R}{G}{G}{1}")).toBe(true);
  });
  test("two mana in any combination from an enchanted land, and the same again from the land itself", () => {
    const position = new ManaPosition();
    const id = position.put(0, forest);
    position.put(0, festival, { attachedTo: id });
    position.put(1, dictate);
    expect(position.can("{G}{G}{U}{R}")).toBe(true);
    expect(position.can("{U}{U}{U}")).toBe(false);
  });
  test("the payment gives what really comes", () => {
    const position = new ManaPosition();
    const id = position.put(0, forest);
    position.put(0, festival, { attachedTo: id });
    position.put(1, dictate);
    position.pay("{G}{G}{U}{R}").answer("auto");
    position.paid();
    expect(position.pool()).toBe("");
    expect(position.tapped()).toEqual([id]);
  });
});

describe("plans", () => {
  test("floating mana first, then lands, then creatures", () => {
    const position = new ManaPosition().float("R");
    const [, land1] = position.puts(elf, forest);
    expect(position.plan("{1}{G}")).toEqual([`${land1}:G`]);
    expect(position.plan("{R}")).toEqual([]);
  });
  test("sources of one colour before flexible ones, common colours before rare ones", () => {
    const position = new ManaPosition();
    const [, one, two] = position.puts(dual, mountain, mountain, island);
    expect(position.plan("{R}")).toEqual([`${one}:R`]);
    expect(position.plan("{1}{R}")).toEqual([`${one}:R`, `${two}:R`]);
  });
  test("what the cards in hand ask for is kept", () => {
    const position = new ManaPosition();
    const [one, , three] = position.puts(forest, island, mountain);
    position.put(0, card("Blue", "{U}{U}", "Instant", []), {}, "hand");
    expect(position.plan("{1}")).toEqual([`${one}:G`]);
    position.put(0, bear, {}, "hand");
    expect(position.plan("{1}")).toEqual([`${three}:R`]);
    expect(position.plan("{2}")).toEqual([`${three}:R`, `${one}:G`]);
  });
  test("life and sacrifices last", () => {
    const position = new ManaPosition();
    const [coin, land1, land2] = position.puts(gold, confluence, island);
    expect(position.plan("{1}")).toEqual([`${land2}:U`]);
    expect(position.plan("{G}")).toEqual([`${land1}:W`].map(() => `${land1}:G`));
    expect(position.plan("{G}{G}")).toEqual([`${land1}:G`, `${coin}:G`]);
  });
  test("the same position gives the same plan", () => {
    const position = new ManaPosition();
    position.puts(forest, forest, dual, shores, elf, drum, bear);
    expect(position.plan("{2}{R}")).toEqual(position.plan("{2}{R}"));
  });
  test("nothing that is excluded is used", () => {
    const position = new ManaPosition();
    const [one, two] = position.puts(forest, forest);
    expect(position.plan("{G}", { excluding: [two ?? 0] })).toEqual([`${one}:G`]);
    expect(position.can("{G}{G}", { excluding: [two ?? 0] })).toBe(false);
  });
  test("a summary serves for many questions", () => {
    const position = new ManaPosition();
    position.puts(forest, dual);
    const summary = summariseMana(position.g, 0);
    expect(["{G}{R}", "{G}{G}", "{R}{R}", "{2}", "{3}"].map((cost) => position.can(cost, { summary }))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe("the mana pool", () => {
  test("empties as a step ends (500.4)", () => {
    const position = new ManaPosition().float("GGR");
    position.float("U", 1);
    emptyPools(position.g);
    expect([position.pool(0), position.pool(1)]).toEqual(["", ""]);
    expect(position.events.map(({ kind, player, amount }) => [kind, player, amount])).toEqual([
      ["loseMana", 0, 3],
      ["loseMana", 1, 1],
    ]);
  });
  test("becomes colourless instead for a player with that effect", () => {
    const position = new ManaPosition().float("GGR").float("U", 1);
    position.put(0, card("Horizons", "{3}{G}{U}", "Enchantment", [], rule({ manaBecomesColorless: true })));
    emptyPools(position.g);
    expect([position.pool(0), position.pool(1)]).toEqual(["CCC", ""]);
  });
});

describe("paying", () => {
  test("nothing is asked where nothing is to be paid", () => {
    const position = new ManaPosition();
    expect(position.pay("").paid()).toEqual({});
  });
  test("by itself: sources are tapped, mana is made and spent, each with its event", () => {
    const position = new ManaPosition();
    const [one, two] = position.puts(forest, mountain);
    position.pay("{1}{G}").answer("auto");
    expect(position.paid()).toEqual({ manaSpent: [24, 2] });
    expect(position.tapped()).toEqual([one, two]);
    expect(position.events.map(({ kind }) => kind)).toEqual([
      "tap",
      "addMana",
      "tapForMana",
      "tap",
      "addMana",
      "tapForMana",
      "spendMana",
      "spendMana",
    ]);
  });
  test("floating mana that is just enough is spent without a question", () => {
    const position = new ManaPosition().float("GG");
    position.puts(forest);
    expect(position.pay("{1}{G}").paid()).toEqual({ manaSpent: [16, 2] });
    expect(position.tapped()).toEqual([]);
  });
  test("by hand: only sources that leave the rest payable, until it is paid", () => {
    const position = new ManaPosition();
    const [one, two] = position.puts(forest, dual);
    position.pay("{R}{1}", [], 0, { canBack: true });
    expect(position.words()).toEqual(["auto", "manual", "back"]);
    position.answer("manual");
    expect(position.words()).toEqual([`${one}.0 G`, `${two}.0 R`, "back"]);
    position.answer(`${two}.0 R`);
    expect(position.paid()).toEqual({ manaSpent: [24, 2] });
  });
  test("by hand, a filter land takes what it costs from where the rest can spare it", () => {
    const position = new ManaPosition();
    const [filter, one, other] = position.puts(shores, island, forest);
    position.pay("{R}{G}").answer("manual");
    expect(position.words()).toContain(`${filter}.1 R`);
    position.answer(`${filter}.1 R`);
    expect(position.tapped()).toEqual([filter, one, other]);
    expect(position.paid()).toEqual({ manaSpent: [24, 2] });
    expect(position.pool()).toBe("");
  });
  test("by hand, what will be sacrificed is tapped first where its mana is needed", () => {
    const position = new ManaPosition();
    const [jack, wood] = position.puts(lumberjack, forest, island);
    position.pay("{G}{G}{G}{R}{U}").answer("manual", `${jack}.0 R`);
    expect(position.paid()).toEqual({ manaSpent: [26, 5] });
    expect(position.object(wood ?? 0).zone).toBe("none");
  });
  test("by hand, more floating mana than is needed is chosen from", () => {
    const position = new ManaPosition().float("GGR");
    position.pay("{1}{G}").answer("manual");
    expect(position.words()).toEqual(["0.-1 R", "0.-1 G"]);
    position.answer("0.-1 R");
    expect(position.pool()).toBe("G");
  });
  test("a colour of devotion is chosen as planned", () => {
    const position = new ManaPosition();
    position.puts(shrine, forest, forest, bear, bear, bear);
    position.pay("{R}{R}{R}").answer("auto");
    expect(position.paid()).toEqual({ manaSpent: [8, 3] });
  });
  test("mana as though of any colour", () => {
    const position = new ManaPosition();
    position.puts(forest, shores);
    expect(position.can("{U}{U}", { anyType: true })).toBe(true);
    position.pay("{U}{U}", [], 0, { anyType: true }).answer("auto");
    expect(position.paid()).toEqual({ manaSpent: [48, 2] });
  });
  test("what is sacrificed for the cost can be tapped for mana first, what is tapped for it cannot", () => {
    const position = new ManaPosition();
    const [one] = position.puts(elf);
    const cost = [sacrificeCost(creature, 1, "sacrificed")];
    expect(position.canAll(cost, "{G}", 0)).toBe(true);
    expect(position.canAll([{ pay: "tap", filter: creatureYouControl, count: 1 }], "{G}", 0)).toBe(false);
    expect(position.canAll([{ pay: "tapSelf" }], "{G}", one ?? 0)).toBe(false);
    position.pay("{G}", cost).answer("auto");
    expect(position.paid()).toEqual({ manaSpent: [16, 1], sacrificed: [one] });
    expect(position.object(one ?? 0).zone).toBe("none");
    expect(playerAt(position.g, 0).graveyard).toHaveLength(1);
  });
  test("a choice of objects leaves out what the mana needs", () => {
    const position = new ManaPosition();
    const [satyr, cub] = position.puts(hedonist, bear, mountain);
    const cost = [sacrificeCost(creature, 1, "sacrificed")];
    position.pay("{R}{R}", cost);
    // The Satyr has to be sacrificed for mana.
    position.answer("auto");
    expect(position.paid()).toEqual({ manaSpent: [8, 2], sacrificed: [cub] });
    expect(position.object(satyr ?? 0).zone).toBe("none");
  });
  test("objects are chosen one at a time, all at once where there is no choice", () => {
    const position = new ManaPosition();
    const [one, two, three] = position.puts(bear, bear, bear);
    position.pay("", [sacrificeCost(creature, 2, "sacrificed")]);
    expect(position.words()).toEqual([one, two, three].map((id) => `choose ${id}`));
    position.answer(`choose ${three}`, `choose ${one}`);
    expect(position.paid()).toEqual({ sacrificed: [three, one] });
    const other = new ManaPosition();
    const ids = other.puts(bear, bear);
    expect(other.pay("", [sacrificeCost(creature, 2, "sacrificed")]).paid()).toEqual({ sacrificed: ids });
  });
  test("cards are discarded, life is paid, counters go", () => {
    const position = new ManaPosition();
    const held = position.put(0, bear, {}, "hand");
    const id = position.put(0, bear, {});
    position.object(id).counters = withCounters(position.object(id).counters, "+1/+1", 3);
    position.pay(
      "",
      [
        { pay: "discard", filter: { noun: "card" }, count: 1 },
        { pay: "life", amount: 2 },
        { pay: "removeCounters", kind: "+1/+1", count: "all", from: self, as: "removed" },
      ],
      id,
    );
    expect(position.paid()).toEqual({ removed: [3] });
    expect(playerAt(position.g, 0).life).toBe(18);
    expect(playerAt(position.g, 0).hand).toEqual([]);
    expect(position.object(held).zone).toBe("none");
  });
  test("more life than there is cannot be paid, all of it can (119.4)", () => {
    const position = new ManaPosition();
    expect(position.canAll([payLife(20)], "", 0)).toBe(true);
    expect(position.canAll([payLife(21)], "", 0)).toBe(false);
    position.puts(confluence);
    expect(position.canAll([payLife(20)], "{G}", 0)).toBe(false);
    expect(position.canAll([payLife(19)], "{G}", 0)).toBe(true);
  });
  test("a Phyrexian symbol is asked about where both ways are possible", () => {
    const position = new ManaPosition();
    position.puts(forest);
    position.pay("{G/P}");
    expect(position.words()).toEqual(["yes", "no"]);
    position.answer("yes");
    expect(playerAt(position.g, 0).life).toBe(18);
    expect(position.tapped()).toEqual([]);
    position.pay("{R/P}");
    position.paid();
    expect(playerAt(position.g, 0).life).toBe(16);
  });
  test("a planeswalker's loyalty", () => {
    const position = new ManaPosition();
    const id = position.put(0, card("Walker", "{3}", "Legendary Planeswalker — Ajani", [3]));
    position.object(id).counters = withCounters(position.object(id).counters, "loyalty", 3);
    expect(position.canAll([{ pay: "loyalty", amount: -3 }], "", id)).toBe(true);
    expect(position.canAll([{ pay: "loyalty", amount: -4 }], "", id)).toBe(false);
    position.pay("", [{ pay: "loyalty", amount: 1 }], id).paid();
    expect(position.object(id).counters[2]).toBe(4);
  });
});

describe("activating mana abilities", () => {
  test("a colour is asked for, and that mana floats", () => {
    const position = new ManaPosition();
    const [id] = position.puts(confluence);
    position.activate(id ?? 0, 0);
    expect(position.words()).toEqual(["W", "U", "B", "R", "G"]);
    position.answer("U");
    expect(position.pool()).toBe("U");
    expect(playerAt(position.g, 0).life).toBe(19);
  });
  test("each mana of a combination is chosen by itself", () => {
    const position = new ManaPosition();
    const [id, wood] = position.puts(lumberjack, forest);
    position.activate(id ?? 0, 0).answer("R", "G", "R");
    expect(position.pool()).toBe("RRG");
    expect(position.object(wood ?? 0).zone).toBe("none");
  });
  test("whose cost is mana is paid for first", () => {
    const position = new ManaPosition();
    const [id] = position.puts(shores, forest);
    position.activate(id ?? 0, 1).answer("auto", "R");
    expect(position.pool()).toBe("R");
  });
  test("another creature is chosen to be tapped", () => {
    const position = new ManaPosition();
    const [id, one, two] = position.puts(drum, bear, bear);
    position.activate(id ?? 0, 0);
    expect(position.words()).toEqual([`choose ${one}`, `choose ${two}`]);
    position.answer(`choose ${two}`, "W");
    expect(position.tapped()).toEqual([id, two]);
  });
  test("triggered mana comes at once, whoever controls the trigger (605.4a)", () => {
    const position = new ManaPosition();
    const [id] = position.puts(dual);
    position.put(1, dictate);
    position.activate(id ?? 0, 0).answer("R");
    expect(position.pool()).toBe("RR");
    expect(position.pool(1)).toBe("");
  });
});

describe("what casting and activating costs", () => {
  const stack = (targets: StackInfo["targets"], x = 0): StackInfo => ({
    ability: -1,
    source: 0,
    form: "",
    modes: noIds,
    x,
    targets,
    division: noBindings,
    bindings: noBindings,
    castFrom: "hand",
    manaSpent: 0,
  });
  const sum = (position: ManaPosition, id: number, free = false): string =>
    costOfSpell(position.g, 0, id, "", free)
      .map((symbol) =>
        symbol.kind === "generic" ? `{${symbol.amount}}` : symbol.kind === "mana" ? `{${symbol.type}}` : "?",
      )
      .join("");
  const growth = card(
    "Growth",
    "{W}",
    "Instant",
    [],
    strive("{2}{W}"),
    spell(untap({ target: creature, count: "anyNumber", as: "targets" })),
  );

  test("more for each target beyond the first, also where it is free", () => {
    const position = new ManaPosition();
    const [one = 0, two = 0, three = 0] = position.puts(bear, bear, bear);
    const cast = (targets: readonly number[]): number =>
      position.put(0, growth, { stack: stack({ targets }) }, "stack");
    expect(sum(position, cast([]))).toBe("{W}");
    expect(sum(position, cast([one]))).toBe("{W}");
    expect(sum(position, cast([one, two, three]))).toBe("{4}{W}{W}{W}");
    expect(sum(position, cast([one, two]), true)).toBe("{2}{W}");
  });
  test("less for each creature targeted, generic mana only", () => {
    const position = new ManaPosition();
    const [one = 0, two = 0] = position.puts(bear, bear);
    position.put(
      0,
      card(
        "Adept",
        "{1}{U}",
        "Creature — Wizard",
        [2, 1],
        spellsCost({
          spells: { noun: "spell", types: ["Instant", "Sorcery"] },
          less: "{1}",
          forEach: "creatureTargeted",
        }),
      ),
    );
    const id = position.put(0, growth, { stack: stack({ targets: [one, two] }) }, "stack");
    expect(sum(position, id)).toBe("{W}{W}");
  });
  test("a reduction of coloured mana only", () => {
    const position = new ManaPosition();
    position.put(
      0,
      card(
        "Horn",
        "{1}{B}{R}",
        "Creature",
        [2, 3],
        spellsCost({ spells: { noun: "spell", subtypes: ["Bear"] }, less: "{B}{R}", reducesColored: true }),
      ),
    );
    const red = card("Red Bear", "{2}{R}", "Creature — Bear", [2, 2]);
    expect(sum(position, position.put(0, red, {}, "hand"))).toBe("{2}");
    expect(sum(position, position.put(0, red, { stack: stack({}) }, "stack"))).toBe("{2}");
    expect(sum(position, position.put(0, elf, {}, "hand"))).toBe("{G}");
  });
  test("others' permanents do not make one's spells cheaper", () => {
    const position = new ManaPosition();
    position.put(
      1,
      card(
        "Horn",
        "{1}",
        "Creature",
        [2, 3],
        spellsCost({ spells: { noun: "spell", subtypes: ["Bear"] }, less: "{1}" }),
      ),
    );
    expect(sum(position, position.put(0, bear, {}, "hand"))).toBe("{1}{G}");
  });
  test("the announced X is generic mana", () => {
    const position = new ManaPosition();
    const hydra = card("Hydra", "{X}{G}", "Creature — Hydra", [0, 0]);
    expect(sum(position, position.put(0, hydra, { stack: stack({}, 3) }, "stack"))).toBe("{3}{G}");
  });
  test("an ability's cost, with what makes it more and less", () => {
    const position = new ManaPosition();
    const roarer = card("Roarer", "{G}", "Creature", [1, 1], {
      ...activated("{3}{G}", untap(self)),
      costsLess: { amount: 1, forEach: { count: creature } },
    });
    const id = position.put(0, roarer);
    const ability = characteristicsOf(position.g, id).abilities[0];
    if (ability?.kind !== "activated") throw new Error("no ability");
    expect(costOfActivation(position.g, 0, id, ability, 0)).toEqual(parseManaCost("{2}{G}"));
    position.put(1, rays, { attachedTo: id });
    expect(costOfActivation(position.g, 0, id, ability, 0)).toEqual(parseManaCost("{5}{G}"));
  });
  test("an additional cost of mana is part of the whole", () => {
    const position = new ManaPosition();
    const toll = card(
      "Toll",
      "{B}",
      "Sorcery",
      [],
      { kind: "additionalCost", cost: costOf("{2}") },
      spell(untap(target(creature))),
    );
    expect(sum(position, position.put(0, toll, {}, "hand"))).toBe("{2}{B}");
  });
});
