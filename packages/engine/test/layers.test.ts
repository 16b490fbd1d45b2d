import { describe, expect, test } from "vitest";
import {
  activated,
  bare,
  card,
  creature,
  creatureYouControl,
  creaturesYourOpponentsControl,
  enchant,
  flying,
  has,
  hasAbility,
  hostGets,
  land,
  minus,
  plus,
  protection,
  pt,
  statics,
  trample,
} from "../src/card/build.ts";
import type { Ability } from "../src/card/ability.ts";
import type { CardDefinition } from "../src/card/card.ts";
import type { Modification } from "../src/card/modification.ts";
import { host, self } from "../src/card/reference.ts";
import { compileCard, intrinsicCard } from "../src/rules/compile/index.ts";
import {
  beginEffect,
  characteristicsOf,
  controllerOf,
  copiableOf,
  explainObject,
  hasColor,
  hasKeyword,
  hasSubtype,
  hasType,
  isCreature,
  keywordAbilities,
  layersOf,
  limitsOf,
  touch,
  touchIf,
} from "../src/rules/layers/index.ts";
import { scopeOf } from "../src/rules/scope.ts";
import { emptyState } from "../src/rules/starting.ts";
import type { Scope } from "../src/rules/scope.ts";
import { dependencies } from "../src/state/cache.ts";
import type { CompiledCard } from "../src/state/compiled.ts";
import { copyState, edit, nextTimestamp, objectOf } from "../src/state/game.ts";
import type { GameState, Pool } from "../src/state/game.ts";
import { newObject, noCounters, withCounters } from "../src/state/object.ts";
import type { Zone } from "../src/card/words.ts";

const bear = card("Bear", "{1}{G}", "Creature — Bear", [2, 2]);
const bird = card("Bird", "{1}{U}", "Creature — Bird", [1, 1], flying);
const statue = card("Statue", "{3}", "Artifact", []);
const forest = card("Forest", null, "Basic Land — Forest", []);

/** A game of two players with nothing in it but these cards to make objects of. */
function gameOf(...definitions: readonly CardDefinition[]): GameState {
  const cards: CompiledCard[] = [...definitions, intrinsicCard].map(compileCard);
  const pool: Pool = {
    cards,
    numbers: new Map(cards.map((compiled, index) => [compiled, index])),
    byName: new Map(cards.map((compiled, index) => [compiled.name, index])),
    abilitiesOutside: false,
  };
  const g = emptyState(pool, ["A", "B"], 1);
  g.turn = 1;
  g.step = "main1";
  return g;
}

interface Where {
  readonly player?: 0 | 1;
  readonly zone?: Zone;
  readonly on?: number;
}

/** A new object of that card; on the battlefield under the first player unless it says otherwise. */
function put(
  g: GameState,
  definition: CardDefinition,
  { player = 0, zone = "battlefield", on = 0 }: Where = {},
): number {
  const number = g.pool.byName.get(definition.name) ?? -1;
  const id = g.objects.length;
  const object = newObject(id, number, "card", player, g.edition);
  object.zone = zone;
  object.timestamp = nextTimestamp(g);
  object.attachedTo = on;
  g.objects.push(object);
  if (on !== 0) edit(g, on).attachments = [...objectOf(g, on).attachments, id];
  if (zone === "battlefield") g.battlefield.push(id);
  else if (zone === "graveyard" || zone === "hand" || zone === "library") g.players[player]?.[zone].push(id);
  else g[zone].push(id);
  touch(g);
  return id;
}

/** An effect of a resolved spell, without end. */
function effect(
  g: GameState,
  affected: readonly number[],
  modifications: readonly Modification[],
  scope?: Scope,
): void {
  beginEffect(g, { affected, modifications, scope: scope ?? scopeOf(affected[0] ?? 0, 0), expiry: { at: "never" } });
}
const stats = (g: GameState, id: number): string => {
  const { power, toughness } = characteristicsOf(g, id);
  return `${power}/${toughness}`;
};

describe("an object on which nothing acts", () => {
  test("has the values of its card, the same record for every such object and every pass", () => {
    const g = gameOf(bear);
    const [first, second, theirs] = [put(g, bear), put(g, bear), put(g, bear, { player: 1 })];
    const values = characteristicsOf(g, first);
    expect(characteristicsOf(g, second)).toBe(values);
    expect(controllerOf(g, theirs)).toBe(1);
    touch(g);
    expect(characteristicsOf(g, first)).toBe(values);
    expect(values).toMatchObject({ name: "Bear", power: 2, toughness: 2, controller: 0, manaValue: 2 });
  });

  test("stays as it is beside objects that change, and a fork shares what is derived", () => {
    const g = gameOf(bear, statue);
    const [one, other] = [put(g, bear), put(g, bear)];
    const before = characteristicsOf(g, other);
    effect(g, [one], [pt(1, 1)]);
    expect(stats(g, one)).toBe("3/3");
    expect(characteristicsOf(g, other)).toBe(before);
    const cache = layersOf(g);
    const fork = copyState(g);
    expect(layersOf(fork)).toBe(cache);
    put(fork, bear);
    expect(layersOf(g)).toBe(cache);
  });
});

describe("timestamps (613.7)", () => {
  test("the later of two effects that set the same thing prevails", () => {
    const g = gameOf(bear);
    const id = put(g, bear);
    effect(g, [id], [{ setBase: { power: 4, toughness: 4 } }]);
    effect(g, [id], [{ setBase: { power: 0, toughness: 1 } }]);
    expect(stats(g, id)).toBe("0/1");
  });

  test("setting and modifying are applied by layer, whatever came first, and counters on top", () => {
    const g = gameOf(bear);
    const id = put(g, bear);
    effect(g, [id], [pt(2, 2)]);
    edit(g, id).counters = withCounters(noCounters, "+1/+1", 2);
    effect(g, [id], [{ setBase: { power: 0, toughness: 1 } }]);
    expect(stats(g, id)).toBe("4/5");
  });

  test("an ability that is gained after all abilities were lost is there, one gained before is not", () => {
    const g = gameOf(bird);
    const id = put(g, bird);
    effect(g, [id], [has(trample)]);
    effect(g, [id], [{ loseAllAbilities: true }]);
    expect(characteristicsOf(g, id).keywords).toBe(0);
    effect(g, [id], [has(flying)]);
    expect(hasKeyword(characteristicsOf(g, id), "flying")).toBe(true);
    expect(hasKeyword(characteristicsOf(g, id), "trample")).toBe(false);
  });

  test("an Aura counts from when it became attached", () => {
    const shrink = card(
      "Shrink",
      "{U}",
      "Enchantment — Aura",
      [],
      enchant(creature),
      statics(host, { setBase: { power: 1, toughness: 1 } }),
    );
    const grow = card(
      "Grow",
      "{G}",
      "Enchantment — Aura",
      [],
      enchant(creature),
      statics(host, { setBase: { power: 5, toughness: 5 } }),
    );
    const g = gameOf(bear, shrink, grow);
    const id = put(g, bear);
    const first = put(g, shrink, { on: id });
    put(g, grow, { on: id });
    expect(stats(g, id)).toBe("5/5");
    edit(g, first).timestamp = nextTimestamp(g); // 613.7e
    touch(g);
    expect(stats(g, id)).toBe("1/1");
  });
});

describe("static abilities", () => {
  test("apply to whatever fits at the moment (611.3a), and what resolved to what fitted then (611.2c)", () => {
    const banner = card("Banner", "{2}{W}", "Enchantment", [], statics(bare(creatureYouControl), pt(1, 1)));
    const g = gameOf(bear, banner);
    put(g, banner);
    const mine = put(g, bear);
    const theirs = put(g, bear, { player: 1 });
    expect([stats(g, mine), stats(g, theirs)]).toEqual(["3/3", "2/2"]);
    effect(g, [mine], [pt(0, 3)]);
    const later = put(g, bear);
    expect([stats(g, mine), stats(g, later)]).toEqual(["3/6", "3/3"]);
  });

  test("count as long as their condition is true, and say otherwise if not", () => {
    const bonds = card("Bonds", "{1}{W}", "Enchantment — Aura", [], enchant(creature), {
      ...statics(host, pt(2, 2)),
      condition: { is: { object: host, a: { subtypes: ["Bear"] } } },
      otherwise: [{ cantAttackOrBlock: {} }],
    });
    const g = gameOf(bear, bird, bonds);
    const [tame, wild] = [put(g, bear), put(g, bird)];
    put(g, bonds, { on: tame });
    put(g, bonds, { on: wild });
    expect([stats(g, tame), stats(g, wild)]).toEqual(["4/4", "1/1"]);
    expect(limitsOf(characteristicsOf(g, tame), "cantAttackOrBlock")).toEqual([]);
    expect(limitsOf(characteristicsOf(g, wild), "cantAttackOrBlock")).toHaveLength(1);
  });

  test("a condition after 'unless' must be false", () => {
    const shy: Ability = {
      ...statics(self, has({ keyword: "hexproof" })),
      condition: { is: { object: self, a: { inCombat: true } } },
      conditionSaid: "unless",
    };
    const siren = card("Siren", "{U}", "Creature — Siren", [1, 1], shy);
    const g = gameOf(siren);
    const id = put(g, siren);
    expect(hasKeyword(characteristicsOf(g, id), "hexproof")).toBe(true);
    edit(g, id).attacking = -2;
    touchIf(g, dependencies.combat);
    expect(hasKeyword(characteristicsOf(g, id), "hexproof")).toBe(false);
  });

  test("an effect that has begun goes on although its ability is lost on the way (613.6), one that has not ends", () => {
    const crown: Ability = statics(self, { addTypes: { types: ["Artifact"] } }, pt(1, 1));
    const golem = card("Golem", "{3}", "Creature — Golem", [2, 2], crown, statics(self, pt(5, 5)));
    const g = gameOf(golem);
    const id = put(g, golem);
    expect(stats(g, id)).toBe("8/8");
    effect(g, [id], [{ loseAllAbilities: true }]);
    expect(hasType(characteristicsOf(g, id), "Artifact")).toBe(true);
    expect(stats(g, id)).toBe("3/3");
  });

  test("a static ability that is granted works from the layer it is granted in", () => {
    const teacher = card(
      "Teacher",
      "{W}",
      "Enchantment",
      [],
      statics(bare({ types: ["Creature"] }), hasAbility(statics(self, pt(1, 0), has(flying)))),
    );
    const g = gameOf(bear, teacher);
    const id = put(g, bear);
    put(g, teacher);
    expect(stats(g, id)).toBe("3/2");
    expect(hasKeyword(characteristicsOf(g, id), "flying")).toBe(true);
    expect(layersOf(g).statics.map(({ source }) => source)).toContain(id);
  });

  test("more for each of two kinds of things", () => {
    const many: Ability = statics(self, {
      pt: { power: plus(1), toughness: plus(1), forEach: { count: creature }, plusForEach: { count: land } },
    });
    const spirit = card("Spirit", "{1}{W}", "Creature — Spirit", [0, 0], many);
    const g = gameOf(spirit, bear, forest);
    const id = put(g, spirit);
    put(g, bear);
    put(g, forest);
    expect(stats(g, id)).toBe("3/3");
    put(g, forest);
    expect(stats(g, id)).toBe("4/4");
  });
});

describe("dependencies (613.8)", () => {
  const makeArtifacts = card(
    "Press",
    "{3}",
    "Enchantment",
    [],
    statics(bare({ types: ["Artifact"] }), { addTypes: { types: ["Creature"] } }),
  );
  const makeStone = card(
    "Stone",
    "{3}",
    "Enchantment",
    [],
    statics(bare({ types: ["Enchantment"] }), { addTypes: { types: ["Artifact"] } }),
  );

  test("an effect waits for a later one that changes what it applies to", () => {
    const g = gameOf(makeArtifacts, makeStone, statue);
    const press = put(g, makeArtifacts);
    const stone = put(g, makeStone);
    const thing = put(g, statue);
    // By timestamp alone, the first would only find the statue.
    expect([press, stone, thing].map((id) => isCreature(characteristicsOf(g, id)))).toEqual([true, true, true]);
  });

  test("it does not depend on one that changes nothing for it, and then timestamps decide", () => {
    const paintBears = card(
      "Paint",
      "{W}",
      "Enchantment",
      [],
      statics(bare({ subtypes: ["Bear"] }), { setColors: { colors: ["W"] } }),
    );
    const paintGreen = card(
      "Brush",
      "{B}",
      "Enchantment",
      [],
      statics(bare({ colors: ["G"] }), { setColors: { colors: ["B"] } }),
    );
    const first = gameOf(bear, paintBears, paintGreen);
    const one = put(first, bear);
    put(first, paintGreen);
    put(first, paintBears);
    // The effect on green creatures depends on the other, which takes the green away.
    expect(hasColor(characteristicsOf(first, one), "W")).toBe(true);
    expect(hasColor(characteristicsOf(first, one), "B")).toBe(false);
  });

  test("in a loop of dependencies timestamps decide (613.8b)", () => {
    const blackToWhite = card(
      "Dawn",
      "{W}",
      "Enchantment",
      [],
      statics(bare({ types: ["Creature"], colors: ["B"] }), { setColors: { colors: ["W"] } }),
    );
    const whiteToBlack = card(
      "Dusk",
      "{B}",
      "Enchantment",
      [],
      statics(bare({ types: ["Creature"], colors: ["W"] }), { setColors: { colors: ["B"] } }),
    );
    const knight = card("Knight", "{W}", "Creature — Knight", [2, 1]);
    const rogue = card("Rogue", "{B}", "Creature — Rogue", [2, 1]);
    const g = gameOf(knight, rogue, blackToWhite, whiteToBlack);
    const [white, black] = [put(g, knight), put(g, rogue)];
    put(g, blackToWhite);
    put(g, whiteToBlack);
    expect(hasColor(characteristicsOf(g, white), "B")).toBe(true);
    expect(hasColor(characteristicsOf(g, black), "B")).toBe(true);
  });

  test("what takes an ability away goes before the effect of that ability in the same layer", () => {
    const silence = card(
      "Silence",
      "{U}",
      "Enchantment — Aura",
      [],
      enchant(creature),
      statics(host, { loseAllAbilities: true }),
    );
    const lord = card(
      "Lord",
      "{W}",
      "Creature — Bird",
      [1, 1],
      statics(bare({ types: ["Creature"], other: true }), has(flying)),
    );
    const g = gameOf(bear, lord, silence);
    const boss = put(g, lord);
    const id = put(g, bear);
    expect(hasKeyword(characteristicsOf(g, id), "flying")).toBe(true);
    put(g, silence, { on: boss });
    expect(hasKeyword(characteristicsOf(g, id), "flying")).toBe(false);
  });
});

describe("can't have or gain (113.11)", () => {
  const ground = card(
    "Ground",
    "{2}{U}",
    "Creature — Archer",
    [1, 1],
    statics(bare(creaturesYourOpponentsControl), { loseKeyword: "flying" }, { cantHave: "flying" }),
  );

  test("is lost, is not gained by an earlier or a later effect, and comes back as the denial ends", () => {
    const wings = card("Wings", "{U}", "Enchantment — Aura", [], enchant(creature), hostGets(1, 1, flying));
    const g = gameOf(bird, bear, ground, wings);
    const theirs = put(g, bird, { player: 1 });
    const earlier = put(g, bear, { player: 1 });
    put(g, wings, { player: 1, on: earlier });
    const archer = put(g, ground);
    const later = put(g, bear, { player: 1 });
    put(g, wings, { player: 1, on: later });
    const fly = (): boolean[] => [theirs, earlier, later].map((id) => hasKeyword(characteristicsOf(g, id), "flying"));
    expect(fly()).toEqual([false, false, false]);
    expect(stats(g, later)).toBe("3/3");
    g.battlefield = g.battlefield.filter((id) => id !== archer);
    touch(g);
    expect(fly()).toEqual([true, true, true]);
  });

  test("an effect that resolves meanwhile does not give it, not even for later, but does all else", () => {
    const g = gameOf(bear, ground);
    const theirs = put(g, bear, { player: 1 });
    const archer = put(g, ground);
    effect(g, [theirs, archer], [pt(1, 1), has(flying)], scopeOf(theirs, 1));
    expect(hasKeyword(characteristicsOf(g, archer), "flying")).toBe(true);
    g.battlefield = g.battlefield.filter((id) => id !== archer);
    touch(g);
    expect(hasKeyword(characteristicsOf(g, theirs), "flying")).toBe(false);
    expect(stats(g, theirs)).toBe("3/3");
  });
});

describe("control (613.1b)", () => {
  test("changes before anything that asks whose it is", () => {
    const steal = card(
      "Steal",
      "{U}",
      "Enchantment — Aura",
      [],
      enchant(creature),
      statics(host, { control: { by: "you" } }),
    );
    const banner = card("Banner", "{2}{W}", "Enchantment", [], statics(bare(creatureYouControl), pt(1, 1)));
    const g = gameOf(bear, steal, banner);
    const theirs = put(g, bear, { player: 1 });
    put(g, banner);
    expect(stats(g, theirs)).toBe("2/2");
    put(g, steal, { on: theirs });
    expect([controllerOf(g, theirs), stats(g, theirs)]).toEqual([0, "3/3"]);
  });

  test("the later of two effects prevails, and a permanent that only changed hands is still just its card", () => {
    const g = gameOf(bear);
    const id = put(g, bear);
    const mine = characteristicsOf(g, id);
    effect(g, [id], [{ control: { by: "you" } }], scopeOf(id, 1));
    expect(controllerOf(g, id)).toBe(1);
    expect(characteristicsOf(g, id)).toBe(characteristicsOf(g, put(g, bear, { player: 1 })));
    effect(g, [id], [{ control: { by: { controllerOf: { ref: "other" } } } }], {
      ...scopeOf(id, 1),
      bindings: { other: [put(g, bear)] },
    });
    expect(characteristicsOf(g, id)).toBe(mine);
  });
});

describe("types (613.1d)", () => {
  const idle: Ability = {
    ...statics(self, { removeTypes: { types: ["Creature"] } }),
    condition: { not: { controls: { who: "you", what: { types: ["Creature"], other: true } } } },
  };
  const god = card(
    "Oread",
    "{2}{U}",
    "Legendary Enchantment Creature — God",
    [5, 5],
    idle,
    statics(bare(creatureYouControl), has(trample)),
  );

  test("what is no creature has no creature types, and has them again as it is one (205.1a)", () => {
    const g = gameOf(god, bear);
    const id = put(g, god);
    expect(characteristicsOf(g, id)).toMatchObject({ subtypes: [] });
    expect(isCreature(characteristicsOf(g, id))).toBe(false);
    expect(hasKeyword(characteristicsOf(g, id), "trample")).toBe(false);
    put(g, bear);
    expect(characteristicsOf(g, id)).toMatchObject({ subtypes: ["God"], power: 5 });
    expect(hasKeyword(characteristicsOf(g, id), "trample")).toBe(true);
  });

  test("elsewhere it is what is printed on it", () => {
    const g = gameOf(god);
    expect(isCreature(characteristicsOf(g, put(g, god, { zone: "graveyard" })))).toBe(true);
  });

  test("a subtype is not gained without its card type (205.3d)", () => {
    const g = gameOf(statue, bear);
    const [thing, animal] = [put(g, statue), put(g, bear)];
    effect(g, [thing, animal], [{ addTypes: { subtypes: ["Zombie"] } }]);
    expect(hasSubtype(characteristicsOf(g, thing), "Zombie")).toBe(false);
    expect(characteristicsOf(g, animal).subtypes).toEqual(["Bear", "Zombie"]);
  });

  test("becoming something sets types, or adds to them where it is still something", () => {
    const g = gameOf(bear, forest);
    const [animal, woods] = [put(g, bear), put(g, forest)];
    effect(
      g,
      [animal],
      [
        { loseAllAbilities: true },
        { becomes: { subtypes: ["Weird"], colors: ["R"], base: { power: 0, toughness: 1 } } },
      ],
    );
    expect(characteristicsOf(g, animal)).toMatchObject({ subtypes: ["Weird"], power: 0, toughness: 1 });
    expect(hasColor(characteristicsOf(g, animal), "R")).toBe(true);
    expect(hasColor(characteristicsOf(g, animal), "G")).toBe(false);
    effect(
      g,
      [woods],
      [{ becomes: { types: ["Creature"], subtypes: ["Elemental"], keeping: true, base: { power: 4, toughness: 4 } } }],
    );
    expect(characteristicsOf(g, woods)).toMatchObject({ subtypes: ["Forest", "Elemental"], power: 4 });
    expect(hasType(characteristicsOf(g, woods), "Land")).toBe(true);
    expect(characteristicsOf(g, woods).abilities).toHaveLength(1);
  });

  test("a land with one more basic land type has one more mana ability, one set to it has only that (305.7)", () => {
    const temple = card(
      "Grove",
      null,
      "Land",
      [],
      activated("{T}", { do: "addMana", mana: { symbols: "{C}" } }),
      statics(self, has(flying)),
    );
    const g = gameOf(temple, forest);
    const [first, second, third] = [put(g, temple), put(g, temple), put(g, forest)];
    effect(g, [first, third], [{ everyBasicLandType: true }]);
    effect(g, [second], [{ becomes: { subtypes: ["Island"] } }]);
    const makes = (id: number): number =>
      characteristicsOf(g, id).abilities.filter(({ kind }) => kind === "activated").length;
    expect([first, second, third].map(makes)).toEqual([6, 1, 5]);
    expect(hasKeyword(characteristicsOf(g, second), "flying")).toBe(false);
  });
});

describe("power and toughness that a card defines (604.3)", () => {
  const ghoul = card("Ghoul", "{2}{B}", "Creature — Zombie", [
    { count: { noun: "card", types: ["Creature"], zone: "graveyard" } },
    { count: { noun: "card", types: ["Creature"], zone: "graveyard" } },
  ]);

  test("is known in every zone, itself among what it counts", () => {
    const g = gameOf(ghoul, bear);
    const id = put(g, ghoul);
    expect(stats(g, id)).toBe("0/0");
    put(g, bear, { zone: "graveyard" });
    touchIf(g, dependencies.graveyard);
    expect(stats(g, id)).toBe("1/1");
    expect(stats(g, put(g, ghoul, { zone: "graveyard" }))).toBe("2/2");
  });

  test("is applied first in layer 7 and is gone with all abilities", () => {
    const g = gameOf(ghoul, bear);
    const id = put(g, ghoul);
    put(g, bear, { zone: "graveyard" });
    effect(g, [id], [pt(1, 1)]);
    expect(stats(g, id)).toBe("2/2");
    effect(g, [id], [{ loseAllAbilities: true }]);
    expect(stats(g, id)).toBe("1/1");
    effect(g, [id], [{ setBase: { power: 3, toughness: 3 } }]);
    expect(stats(g, id)).toBe("4/4");
  });
});

describe("copies (707.2)", () => {
  test("take what is printed, not what acts on the original, and keep their exceptions", () => {
    const shaper: Ability = activated("{U}", {
      do: "continuous",
      what: self,
      mods: [{ copyOf: { object: { target: creature, as: "original" }, except: [{ thisAbility: true }] } }],
      duration: "indefinitely",
    });
    const artisan = card("Artisan", "{1}{U}", "Creature — Human Wizard", [1, 1], shaper);
    const g = gameOf(artisan, bird, bear);
    const [copy, original, last] = [put(g, artisan), put(g, bird), put(g, bear)];
    effect(g, [original], [pt(3, 3), { setColors: { colors: ["R"] } }]);
    const begin = (what: number): void => {
      beginEffect(g, {
        affected: [copy],
        modifications: [{ copyOf: { object: { target: creature, as: "original" }, except: [{ thisAbility: true }] } }],
        scope: { ...scopeOf(copy, 0), bindings: { original: [what] } },
        expiry: { at: "never" },
        ability: shaper,
      });
    };
    begin(original);
    expect(characteristicsOf(g, copy)).toMatchObject({ name: "Bird", power: 1, toughness: 1, manaValue: 2 });
    expect(hasKeyword(characteristicsOf(g, copy), "flying")).toBe(true);
    expect(hasColor(characteristicsOf(g, copy), "U")).toBe(true);
    expect(characteristicsOf(g, copy).abilities.map(({ data }) => data)).toEqual([shaper]);
    begin(last);
    expect(characteristicsOf(g, copy)).toMatchObject({ name: "Bear", power: 2 });
    expect(copiableOf(g, copy)).toEqual({ card: g.pool.byName.get("Bear"), exceptions: [{ ability: shaper }] });
  });

  test("as tokens with exceptions have them from the start", () => {
    const g = gameOf(bear);
    const id = put(g, bear);
    edit(g, id).exceptions = [{ addTypes: { types: ["Enchantment"] } }, has(trample)];
    touch(g);
    expect(hasType(characteristicsOf(g, id), "Enchantment")).toBe(true);
    expect(hasKeyword(characteristicsOf(g, id), "trample")).toBe(true);
    effect(g, [id], [{ loseAllAbilities: true }]);
    expect(hasKeyword(characteristicsOf(g, id), "trample")).toBe(false);
  });
});

describe("what abilities wait for", () => {
  test("is registered for those who have the ability now, with their controller", () => {
    const watcher = card("Watcher", "{1}", "Creature — Sphinx", [1, 1], {
      kind: "triggered",
      word: "whenever",
      event: { enters: { what: creature } },
      effects: [],
    });
    const g = gameOf(watcher, bear);
    const id = put(g, watcher, { player: 1 });
    expect(layersOf(g).triggers.enters).toMatchObject([{ source: id, controller: 1 }]);
    const { triggers } = layersOf(g);
    edit(g, id).counters = withCounters(noCounters, "+1/+1", 1);
    touch(g);
    expect(layersOf(g).triggers).toBe(triggers);
    effect(g, [id], [{ loseAllAbilities: true }]);
    expect(layersOf(g).triggers.enters).toBeUndefined();
  });

  test("counts in a graveyard where it functions there, until it is there no more", () => {
    const phoenix = card("Phoenix", "{R}", "Creature — Phoenix", [1, 1], {
      kind: "triggered",
      word: "at",
      event: { beginningOf: { step: "upkeep", whose: "you" } },
      effects: [],
      zone: "graveyard",
    });
    const g = gameOf(phoenix);
    g.pool = { ...g.pool, abilitiesOutside: true };
    put(g, phoenix);
    expect(layersOf(g).triggers.beginningOf).toBeUndefined();
    const id = put(g, phoenix, { zone: "graveyard", player: 1 });
    expect(layersOf(g).triggers.beginningOf).toMatchObject([{ source: id, controller: 1 }]);
    g.players[1]?.graveyard.pop();
    touchIf(g, dependencies.hand);
    expect(layersOf(g).triggers.beginningOf).toHaveLength(1);
    touchIf(g, dependencies.graveyard);
    expect(layersOf(g).triggers.beginningOf).toBeUndefined();
  });

  test("an emblem's abilities are those it was made with", () => {
    const g = gameOf(
      bear,
      card("Walker", "{3}", "Planeswalker — Elspeth", [4], {
        ...activated([], { do: "emblem", abilities: [anthem] }),
      }),
    );
    const id = put(g, bear);
    const emblem = g.objects.length;
    const object = newObject(emblem, 1, "emblem", 0, g.edition);
    object.zone = "command";
    object.exceptions = [{ ability: anthem }];
    g.objects.push(object);
    g.command.push(emblem);
    touch(g);
    expect(stats(g, id)).toBe("4/4");
    expect(characteristicsOf(g, emblem)).toMatchObject({ name: "", types: 0, controller: 0 });
  });
  const anthem: Ability = statics(bare(creatureYouControl), pt(2, 2));
});

describe("limits", () => {
  test("of a group that is not locked in are for whoever fits now (611.2c)", () => {
    const g = gameOf(bear, bird);
    const before = put(g, bear, { player: 1 });
    beginEffect(g, {
      affected: [before],
      group: { ...creaturesYourOpponentsControl, withoutKeyword: "flying" },
      modifications: [{ cantBlock: {} }],
      scope: scopeOf(0, 0),
      expiry: { at: "endOfTurn" },
    });
    const after = put(g, bear, { player: 1 });
    const high = put(g, bird, { player: 1 });
    expect([before, after, high].map((id) => limitsOf(characteristicsOf(g, id), "cantBlock").length)).toEqual([
      1, 1, 0,
    ]);
  });

  test("protection that is granted is an ability like one that is printed", () => {
    const g = gameOf(bear);
    const id = put(g, bear);
    effect(g, [id], [has(protection({ chosenColor: true }))], { ...scopeOf(id, 0), bindings: { color: [3] } });
    expect(keywordAbilities(characteristicsOf(g, id), "protection").map(({ data }) => data)).toEqual([
      { keyword: "protection", from: { colors: ["R"] } },
    ]);
  });
});

describe("what it depends on beside permanents", () => {
  test("makes it stale, and nothing else does", () => {
    const reaper = card(
      "Reaper",
      "{B}",
      "Creature — Spirit",
      [1, 1],
      statics(self, pt(plus({ count: { noun: "card", types: ["Creature"], zone: "graveyard" } }), minus(0))),
    );
    const g = gameOf(reaper);
    put(g, reaper);
    const cache = layersOf(g);
    touchIf(g, dependencies.hand | dependencies.life | dependencies.tapped | dependencies.combat);
    expect(layersOf(g)).toBe(cache);
    touchIf(g, dependencies.graveyard);
    expect(layersOf(g)).not.toBe(cache);
  });
});

describe("an explanation", () => {
  test("lists what contributes, by layer, source and rule, in the order of application", () => {
    const wings = card("Wings", "{U}", "Enchantment — Aura", [], enchant(creature), hostGets(1, 2, flying));
    const g = gameOf(bear, wings);
    const id = put(g, bear);
    effect(g, [id], [{ setBase: { power: 3, toughness: 3 } }]);
    const aura = put(g, wings, { on: id });
    edit(g, id).counters = withCounters(noCounters, "+1/+1", 2);
    touch(g);
    const cache = layersOf(g);
    expect(explainObject(g, id).map(({ layer, source, kind, rule }) => [layer, source, kind, rule])).toEqual([
      ["base", id, "printed", "613.1"],
      ["6", aura, "static", "613.1f"],
      ["7b", id, "effect", "613.4b"],
      ["7c", aura, "static", "613.4c"],
      ["7c", id, "counters", "613.4c"],
    ]);
    expect(layersOf(g)).toBe(cache);
    expect(stats(g, id)).toBe("6/7");
  });
});
