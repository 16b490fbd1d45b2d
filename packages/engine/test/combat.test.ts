/** The combat phase (506–511): declaring attackers and blockers, combat damage, and what leaves combat. */
import { describe, expect, it } from "vitest";
import {
  activated,
  addMana,
  card,
  costOf,
  deathtouch,
  defender,
  doubleStrike,
  enchant,
  firstStrike,
  flying,
  haste,
  has,
  intimidate,
  lifelink,
  menace,
  protection,
  reach,
  rule,
  statics,
  trample,
  vigilance,
  creature,
  enchantment,
} from "../src/card/build.ts";
import type { Line } from "../src/card/build.ts";
import type { Modification } from "../src/card/modification.ts";
import { host, self } from "../src/card/reference.ts";
import {
  attackCandidates,
  blockCandidates,
  becomeBlocking,
  checkCombat,
  endCombat,
  needsFirstStrikeStep,
  removeFromCombat,
} from "../src/rules/combat/index.ts";
import { CombatPosition } from "./combat-position.ts";

function creatureOf(power: number, toughness: number, ...lines: readonly Line[]) {
  return card(`${power}/${toughness}`, "{1}{G}", "Creature — Bear", [power, toughness], ...lines);
}
function limited(...mods: readonly Modification[]) {
  return creatureOf(2, 2, statics(self, ...mods));
}
function aura(...mods: readonly Modification[]) {
  return card("Aura", "{W}", "Enchantment — Aura", [], enchant(creature), statics(host, ...mods));
}
const bear = creatureOf(2, 2);
const planeswalker = card("Walker", "{2}{W}", "Planeswalker — Ajani", [4]);
const island = card("Island", null, "Basic Land — Island", []);
const opponent = -2;

describe("declaring attackers", () => {
  it("offers each creature that can attack, one at a time, with an end and a step back", () => {
    const position = new CombatPosition();
    const [first, second] = [position.put(0, bear), position.put(0, bear)];
    position.begin("declareAttackers");
    expect(position.words()).toEqual([`attack ${first} > -2`, `attack ${second} > -2`, "done"]);
    position.attack(first);
    expect(position.words()).toEqual([`attack ${second} > -2`, "done", "back"]);
    position.back();
    expect(position.words()).toHaveLength(3);
    position.attack(second).done();
    expect(position.object(second)).toMatchObject({ attacking: opponent, tapped: true });
    expect(position.object(first)).toMatchObject({ attacking: 0, tapped: false });
    expect(position.told("attack")).toEqual([[second, opponent]]);
    expect(position.g.history.attacked).toEqual([second]);
    expect(position.g.agenda).toEqual([]);
  });

  it("asks nothing where no creature can attack (508.1a)", () => {
    const position = new CombatPosition();
    position.put(0, bear, { tapped: true });
    position.put(0, bear, { sick: true });
    position.put(0, creatureOf(0, 4, defender));
    position.put(0, island);
    position.put(1, bear);
    expect(position.begin("declareAttackers").isAsking()).toBe(false);
    expect(attackCandidates(position.g, 0)).toEqual([]);
  });

  it("lets haste and permission overcome sickness and defender", () => {
    const position = new CombatPosition();
    const hasty = position.put(0, creatureOf(1, 1, haste), { sick: true });
    const wall = position.put(0, creatureOf(4, 4, defender, statics(self, { canAttackAsThoughNoDefender: true })));
    expect(attackCandidates(position.g, 0).map(({ object }) => object)).toEqual([hasty, wall]);
  });

  it("does not tap what has vigilance (702.20b)", () => {
    const position = new CombatPosition();
    const guard = position.put(0, creatureOf(2, 2, vigilance));
    position.attackWith(guard);
    expect(position.object(guard)).toMatchObject({ attacking: opponent, tapped: false });
  });

  it("lets every opponent and their planeswalkers be attacked, in a game of any number of players (802.3)", () => {
    const position = new CombatPosition(3);
    const attacker = position.put(0, bear);
    const walker = position.put(1, planeswalker);
    position.put(0, planeswalker);
    position.begin("declareAttackers");
    expect(position.words()).toEqual([
      `attack ${attacker} > -2`,
      `attack ${attacker} > ${walker}`,
      `attack ${attacker} > -3`,
      "done",
    ]);
    position.attack(attacker, walker);
    expect(position.object(attacker).attacking).toBe(walker);
  });

  it("keeps a creature home that can't attack, or not that player", () => {
    const position = new CombatPosition(3);
    const pacified = position.put(0, bear);
    position.put(0, aura({ cantAttackOrBlock: {} }), { attachedTo: pacified });
    const serpent = position.put(
      0,
      limited({ cantAttack: { unless: { defenderControls: { subtypes: ["Island"] } } } }),
    );
    position.put(2, island);
    position.begin("declareAttackers");
    expect(position.words()).toEqual([`attack ${serpent} > -3`, "done"]);
  });

  it("keeps a creature home during extra turns that its rule says so of", () => {
    const position = new CombatPosition();
    position.put(0, creatureOf(4, 4, rule({ cantAttackDuringExtraTurns: self })));
    expect(attackCandidates(position.g, 0)).toHaveLength(1);
    position.g.isExtraTurn = true;
    expect(attackCandidates(position.g, 0)).toHaveLength(0);
  });

  it("makes a creature attack that attacks if able (508.1d)", () => {
    const position = new CombatPosition();
    const other = position.put(0, bear);
    const raider = position.put(0, limited({ attacksIfAble: { each: "combat" } }));
    position.begin("declareAttackers");
    expect(position.words()).toEqual([`attack ${other} > -2`, `attack ${raider} > -2`]);
    position.attack(other);
    // Nothing but the raider can follow, so it is not asked.
    expect(position.told("attack")).toEqual([
      [other, opponent],
      [raider, opponent],
    ]);
  });

  it("lets two creatures attack together that can't attack alone, but not one", () => {
    const position = new CombatPosition();
    const first = position.put(0, limited({ cantAttackOrBlock: { alone: true } }));
    expect(position.begin("declareAttackers").isAsking()).toBe(false);
    const second = position.put(0, limited({ cantAttack: { alone: true } }));
    position.begin("declareAttackers");
    position.attack(first);
    // The other one is all that can follow, so it is not asked.
    expect(position.told("attack")).toEqual([
      [first, opponent],
      [second, opponent],
    ]);
  });

  it("makes a creature that can't attack alone but must attack go with another one", () => {
    const position = new CombatPosition();
    position.put(0, limited({ cantAttack: { alone: true } }, { attacksIfAble: {} }));
    expect(position.begin("declareAttackers").isAsking()).toBe(false);
    position.put(0, bear);
    expect(position.begin("declareAttackers").words()).not.toContain("done");
  });
});

describe("costs to attack", () => {
  const forest = card("Forest", null, "Land", [], activated("{T}", addMana("{G}")));
  const elf = creatureOf(1, 1, activated("{T}", addMana("{G}")));

  it("are no reason why a creature must attack, and keep it home where they can't be paid", () => {
    const position = new CombatPosition();
    const raider = position.put(0, limited({ attacksIfAble: {} }));
    position.put(1, aura({ cantAttackOrBlock: { unlessPays: costOf("{2}") } }), { attachedTo: raider });
    expect(position.begin("declareAttackers").isAsking()).toBe(false);
    position.put(0, forest);
    position.put(0, forest);
    expect(position.begin("declareAttackers").words()).toEqual([`attack ${raider} > -2`, "done"]);
  });

  it("are paid before the creature attacks (508.1j–k)", () => {
    const position = new CombatPosition();
    const attacker = position.put(0, bear);
    position.put(1, aura({ cantAttackOrBlock: { unlessPays: costOf("{1}") } }), { attachedTo: attacker });
    const lands = [position.put(0, forest), position.put(0, forest)];
    position.begin("declareAttackers").attack(attacker);
    expect(position.question()).toMatchObject({ kind: "payment", player: 0 });
    expect(position.object(attacker)).toMatchObject({ attacking: 0, tapped: true });
    position.answer({ type: "auto" });
    expect(lands.filter((id) => position.object(id).tapped)).toHaveLength(1);
    expect(position.told("attack")).toEqual([[attacker, opponent]]);
  });

  it("can't be paid with mana of a creature that attacks as well (508.1f, 508.1i)", () => {
    const position = new CombatPosition();
    const attacker = position.put(0, bear);
    position.put(1, aura({ cantAttackOrBlock: { unlessPays: costOf("{1}") } }), { attachedTo: attacker });
    const source = position.put(0, elf);
    position.begin("declareAttackers");
    expect(position.words()).toEqual([`attack ${attacker} > -2`, `attack ${source} > -2`, "done"]);
    position.attack(source);
    expect(position.told("attack")).toEqual([[source, opponent]]);
  });

  it("can be a permanent to return (508.1h)", () => {
    const position = new CombatPosition();
    const cost = [{ pay: "returnToHand", filter: { ...enchantment, controller: "you" }, count: 1 }] as const;
    const serpent = position.put(0, limited({ cantAttack: { unless: { cost } } }));
    expect(attackCandidates(position.g, 0)).toMatchObject([{ object: serpent, costly: true }]);
    expect(position.begin("declareAttackers").isAsking()).toBe(false);
    position.put(0, card("Glow", "{W}", "Enchantment", []));
    expect(position.begin("declareAttackers").words()).toEqual([`attack ${serpent} > -2`, "done"]);
    position.attack(serpent);
    expect(position.g.players[0]?.hand).toHaveLength(1);
    expect(position.told("attack")).toEqual([[serpent, opponent]]);
  });
});

describe("declaring blockers", () => {
  function attackedBy(...attackers: readonly ReturnType<typeof card>[]) {
    const position = new CombatPosition();
    const ids = attackers.map((one) => position.put(0, one));
    position.attackWith(...ids);
    return { position, ids, first: ids[0] ?? 0, second: ids[1] ?? 0 };
  }

  it("offers each creature for each attacker, and tells what became blocked and what did not (509.1)", () => {
    const { position, first, second } = attackedBy(bear, bear);
    const [one, other] = [position.put(1, bear), position.put(1, bear)];
    position.put(1, bear, { tapped: true });
    position.begin("declareBlockers");
    expect(position.question().player).toBe(1);
    expect(position.words()).toEqual([
      `block ${one} > ${first}`,
      `block ${one} > ${second}`,
      `block ${other} > ${first}`,
      `block ${other} > ${second}`,
      "done",
    ]);
    position.block(one, first).block(other, first);
    expect(position.object(first)).toMatchObject({ blocked: true, blockedBy: [one, other] });
    expect(position.object(other).blocking).toEqual([first]);
    expect(position.told("block")).toEqual([
      [one, first],
      [other, first],
    ]);
    expect(position.told("becomeBlocked")).toEqual([[first, one]]);
    expect(position.told("unblocked")).toEqual([[second, opponent]]);
    expect(position.g.history.blocked).toEqual([
      [first, one],
      [first, other],
    ]);
  });

  it.each([
    ["flying without reach", creatureOf(2, 2, flying), bear, false],
    ["flying with reach", creatureOf(2, 2, flying), creatureOf(2, 2, reach), true],
    ["flying with flying", creatureOf(2, 2, flying), creatureOf(2, 2, flying), true],
    ["intimidate with another colour", creatureOf(2, 2, intimidate), card("Red", "{R}", "Creature", [1, 1]), false],
    ["intimidate with the same colour", creatureOf(2, 2, intimidate), bear, true],
    [
      "intimidate with an artifact",
      creatureOf(2, 2, intimidate),
      card("Golem", "{4}", "Artifact Creature", [1, 1]),
      true,
    ],
    ["protection from that colour", creatureOf(2, 2, protection({ colors: ["G"] })), bear, false],
    ["protection from another colour", creatureOf(2, 2, protection({ colors: ["R"] })), bear, true],
    ["what can't be blocked", limited({ cantBeBlocked: {} }), bear, false],
    [
      "what can't be blocked except by Walls",
      limited({ cantBeBlocked: { exceptBy: { subtypes: ["Wall"] } } }),
      bear,
      false,
    ],
    [
      "what can't be blocked by creatures with power 2 or greater",
      limited({ cantBeBlocked: { by: { ...creature, power: { is: "atLeast", value: 2 } } } }),
      bear,
      false,
    ],
    [
      "what can't be blocked by creatures with power 3 or greater",
      limited({ cantBeBlocked: { by: { ...creature, power: { is: "atLeast", value: 3 } } } }),
      bear,
      true,
    ],
    ["with what can't block", bear, limited({ cantBlock: {} }), false],
    [
      "with what can block only creatures with flying",
      bear,
      limited({ canBlockOnly: { what: { keyword: "flying" } } }),
      false,
    ],
    ["with what can't block alone", bear, limited({ cantAttackOrBlock: { alone: true } }), false],
    [
      "with what can't block without another Bear",
      bear,
      limited({ cantBlock: { unless: { subtypes: ["Bear"], other: true } } }),
      false,
    ],
    ["menace alone", creatureOf(2, 2, menace), bear, false],
  ])("blocking %s", (_, attacker, blocker, can) => {
    const { position, first } = attackedBy(attacker);
    const id = position.put(1, blocker);
    position.begin("declareBlockers");
    expect(position.isAsking() && position.words().includes(`block ${id} > ${first}`)).toBe(can);
  });

  it("needs two blockers for menace, three for what says so, and all for what needs all", () => {
    for (const [attacker, needed, there] of [
      [creatureOf(2, 2, menace), 2, 3],
      [limited({ cantBeBlocked: { exceptByCount: 3 } }), 3, 4],
      [limited({ cantBeBlocked: { unlessAll: true } }), 4, 4],
    ] as const) {
      const { position, first } = attackedBy(attacker);
      const blockers = Array.from({ length: there }, () => position.put(1, bear));
      position.begin("declareBlockers");
      for (const [at, blocker] of blockers.slice(0, needed).entries()) {
        if (!position.isAsking()) break;
        expect(position.words().includes("done")).toBe(at === 0);
        position.block(blocker, first);
      }
      if (position.isAsking()) position.done();
      expect(position.object(first).blockedBy).toHaveLength(needed);
    }
  });

  it("can't be blocked by all where one of them is tapped", () => {
    const { position } = attackedBy(limited({ cantBeBlocked: { unlessAll: true } }));
    position.put(1, bear);
    position.put(1, bear, { tapped: true });
    expect(position.begin("declareBlockers").isAsking()).toBe(false);
  });

  it("makes as many attackers blocked as can be, of those that must be (509.1c)", () => {
    const { position, first, second } = attackedBy(
      limited({ mustBeBlocked: true }),
      creatureOf(2, 2, flying, statics(self, { mustBeBlocked: true })),
    );
    const spider = position.put(1, creatureOf(1, 4, reach));
    const ground = position.put(1, bear);
    position.begin("declareBlockers");
    // The spider is needed for the one that flies.
    expect(position.words()).toEqual([`block ${spider} > ${second}`, `block ${ground} > ${first}`]);
  });

  it("makes all creatures block what all must block, as far as they can", () => {
    const { position, first } = attackedBy(limited({ allMustBlock: true }), bear);
    const blockers = [position.put(1, bear), position.put(1, bear)];
    position.begin("declareBlockers");
    expect(position.words()).toEqual(blockers.map((id) => `block ${id} > ${first}`));
    position.block(blockers[1] ?? 0, first);
    expect(position.object(first).blockedBy).toEqual([blockers[1], blockers[0]]);
  });

  it("makes a creature block that blocks if able, whatever it chooses to block", () => {
    const { position, first, second } = attackedBy(bear, bear);
    const spirespine = position.put(1, limited({ blocksIfAble: { each: "combat" } }));
    position.begin("declareBlockers");
    expect(position.words()).toEqual([`block ${spirespine} > ${first}`, `block ${spirespine} > ${second}`]);
  });

  it("lets a creature block as many as it can, and become done when it wants", () => {
    const { position, first, second } = attackedBy(bear, bear, bear);
    const hundred = position.put(1, limited({ canBlockAdditional: { count: 99 } }));
    position.begin("declareBlockers").block(hundred, first);
    expect(position.words()).toContain("done");
    position.block(hundred, second).done();
    expect(position.object(hundred).blocking).toEqual([first, second]);
  });

  it("makes nobody pay to block", () => {
    const { position, first } = attackedBy(limited({ mustBeBlocked: true }));
    const blocker = position.put(1, bear);
    position.put(0, aura({ cantAttackOrBlock: { unlessPays: costOf("{1}") } }), { attachedTo: blocker });
    expect(position.begin("declareBlockers").isAsking()).toBe(false);
    position.put(1, card("Forest", null, "Land", [], activated("{T}", addMana("{G}"))));
    expect(position.begin("declareBlockers").words()).toEqual([`block ${blocker} > ${first}`, "done"]);
  });

  it("asks each defending player in turn, about what attacks them only (802.4)", () => {
    const position = new CombatPosition(3);
    const [first, second] = [position.put(0, bear), position.put(0, bear)];
    position.begin("declareAttackers").attack(first, -2).attack(second, -3);
    const mine = position.put(1, bear);
    const theirs = position.put(2, bear);
    position.begin("declareBlockers");
    expect([position.question().player, position.words()]).toEqual([1, [`block ${mine} > ${first}`, "done"]]);
    position.done();
    expect([position.question().player, position.words()]).toEqual([2, [`block ${theirs} > ${second}`, "done"]]);
    position.block(theirs, second);
    expect(position.told("unblocked")).toEqual([[first, -2]]);
  });

  it("gives the same candidates to whoever only looks", () => {
    const { position, first } = attackedBy(bear);
    const blocker = position.put(1, bear);
    expect(blockCandidates(position.g, 1)).toEqual([
      { object: blocker, attackers: [first], capacity: 1, notAlone: false, costly: false },
    ]);
  });
});

describe("combat damage", () => {
  it("is dealt by unblocked attackers to whom they attack, by others to each other, at once", () => {
    const position = new CombatPosition();
    const [free, blocked] = [position.put(0, creatureOf(3, 3)), position.put(0, bear)];
    const blocker = position.put(1, creatureOf(1, 4));
    position.attackWith(free, blocked).blockWith([blocker, blocked]).begin("combatDamage");
    expect(position.life(1)).toBe(17);
    expect(position.damage()).toEqual([
      [free, opponent, 3],
      [blocked, blocker, 2],
      [blocker, blocked, 1],
    ]);
  });

  it("is none for power 0 or less, and none from what attacks nothing any more (510.1a, 506.4c)", () => {
    const position = new CombatPosition();
    const [weak, attacker] = [position.put(0, creatureOf(0, 3)), position.put(0, bear)];
    const walker = position.put(1, planeswalker);
    position.begin("declareAttackers").attack(weak).attack(attacker, walker);
    position.object(walker).zone = "none";
    position.g.battlefield.splice(position.g.battlefield.indexOf(walker), 1);
    position.begin("declareBlockers").begin("combatDamage");
    expect(position.damage()).toEqual([]);
  });

  it("takes loyalty from a planeswalker, and nothing from its controller", () => {
    const position = new CombatPosition();
    const attacker = position.put(0, bear);
    const walker = position.put(1, planeswalker);
    position.begin("declareAttackers").attack(attacker, walker).begin("declareBlockers").begin("combatDamage");
    expect(position.damage()).toEqual([[attacker, walker, 2]]);
    expect(position.life(1)).toBe(20);
  });

  it("is divided as the attacker's controller likes, without an order (510.1c)", () => {
    const position = new CombatPosition();
    const attacker = position.put(0, creatureOf(3, 3));
    const [first, second] = [position.put(1, bear), position.put(1, bear)];
    position.attackWith(attacker).blockWith([first, attacker], [second, attacker]).begin("combatDamage");
    expect(position.question()).toMatchObject({
      kind: "damage",
      player: 0,
      source: attacker,
      about: String(first),
      amount: 3,
    });
    expect(position.words()).toEqual(["2", "0", "1", "3"]);
    position.share(0);
    expect(position.damage()[0]).toEqual([attacker, second, 3]);
  });

  it("is divided by a creature that blocks several (510.1d)", () => {
    const position = new CombatPosition();
    const [first, second] = [position.put(0, bear), position.put(0, bear)];
    const blocker = position.put(1, creatureOf(3, 9, statics(self, { canBlockAdditional: { count: 1 } })));
    position.attackWith(first, second).blockWith([blocker, first], [blocker, second]).begin("combatDamage");
    expect(position.question()).toMatchObject({ kind: "damage", player: 1, source: blocker });
    position.share(1);
    expect(position.damage().slice(2)).toEqual([
      [blocker, first, 1],
      [blocker, second, 2],
    ]);
  });

  it("tramples over lethal damage, which is any with deathtouch (702.19b, 702.2c)", () => {
    const position = new CombatPosition();
    const attacker = position.put(0, creatureOf(5, 5, trample));
    const deadly = position.put(0, creatureOf(3, 3, [trample, deathtouch]));
    const [one, other] = [position.put(1, creatureOf(1, 4), { damage: 1 }), position.put(1, creatureOf(1, 9))];
    position.attackWith(attacker, deadly).blockWith([one, attacker], [other, deadly]).begin("combatDamage");
    expect(position.words()).toEqual(["3", "4", "5"]);
    position.share(3);
    expect(position.words()).toEqual(["1", "2", "3"]);
    position.share(1);
    expect(position.life(1)).toBe(16);
  });

  it("goes all to the player from a trampler whose blocker is gone, and nowhere from another one (702.19d, 510.1c)", () => {
    const position = new CombatPosition();
    const [trampler, other] = [position.put(0, creatureOf(3, 3, trample)), position.put(0, bear)];
    const blockers = [position.put(1, bear), position.put(1, bear)];
    position.attackWith(trampler, other).blockWith([blockers[0] ?? 0, trampler], [blockers[1] ?? 0, other]);
    for (const blocker of blockers) removeFromCombat(position.g, blocker);
    expect(position.object(other)).toMatchObject({ blocked: true, blockedBy: [] });
    position.begin("combatDamage");
    expect(position.damage()).toEqual([[trampler, opponent, 3]]);
  });

  it("is dealt in two steps where anything strikes first (510.4)", () => {
    const position = new CombatPosition();
    const [first, twice, plain] = [
      position.put(0, creatureOf(1, 1, firstStrike)),
      position.put(0, creatureOf(2, 2, doubleStrike)),
      position.put(0, creatureOf(4, 4)),
    ];
    position.attackWith(first, twice, plain).begin("declareBlockers");
    expect(needsFirstStrikeStep(position.g)).toBe(true);
    position.begin("combatDamage");
    expect(position.life(1)).toBe(17);
    expect(position.g.combatSteps).toBe(1);
    position.begin("combatDamage");
    expect(position.life(1)).toBe(11);
    expect(position.g.combatSteps).toBe(2);
  });

  it("is not dealt twice by what gains or loses first strike between the steps, but by what gains double strike (702.4d, 702.7c)", () => {
    const position = new CombatPosition();
    const [loses, gains, doubles] = [
      position.put(0, creatureOf(1, 1, firstStrike)),
      position.put(0, creatureOf(2, 2)),
      position.put(0, creatureOf(4, 4, firstStrike)),
    ];
    position.attackWith(loses, gains, doubles).begin("declareBlockers").begin("combatDamage");
    expect(position.life(1)).toBe(15);
    position.put(0, aura({ loseKeyword: "firstStrike" }), { attachedTo: loses });
    position.put(0, aura(has(firstStrike)), { attachedTo: gains });
    position.put(0, aura(has(doubleStrike)), { attachedTo: doubles });
    position.begin("combatDamage");
    expect(position.life(1)).toBe(9);
  });

  it("is dealt in one step where nothing strikes first", () => {
    const position = new CombatPosition();
    const attacker = position.put(0, creatureOf(2, 2, lifelink));
    position.attackWith(attacker).begin("declareBlockers").begin("combatDamage");
    expect(position.life(0)).toBe(22);
    expect(position.g.combatSteps).toBe(2);
  });
});

describe("entering combat by an effect", () => {
  it("leaves to the controller whom a creature attacks, without its having attacked (508.4)", () => {
    const position = new CombatPosition(3);
    const attacker = position.put(0, bear);
    const walker = position.put(2, planeswalker);
    position.begin("declareAttackers").attack(attacker);
    const token = position.put(0, creatureOf(1, 1));
    const theirs = position.put(1, bear);
    position.enterAttacking(theirs, token);
    expect(position.words()).toEqual([`attack ${token} > -2`, `attack ${token} > -3`, `attack ${token} > ${walker}`]);
    position.attack(token, walker);
    expect(position.object(token).attacking).toBe(walker);
    expect(position.object(theirs).attacking).toBe(0);
    expect(position.told("attack")).toEqual([[attacker, opponent]]);
  });

  it("makes an attacker blocked by what enters blocking it (509.4)", () => {
    const position = new CombatPosition();
    const attacker = position.put(0, bear);
    position.attackWith(attacker).begin("declareBlockers");
    const [first, second] = [position.put(1, bear), position.put(1, bear)];
    expect(becomeBlocking(position.g, first, attacker)).toBe(true);
    expect(becomeBlocking(position.g, second, attacker)).toBe(true);
    expect(becomeBlocking(position.g, position.put(0, bear), attacker)).toBe(false);
    expect(position.object(attacker)).toMatchObject({ blocked: true, blockedBy: [first, second] });
    expect(position.events.filter(({ kind }) => kind === "becomeBlocked").map(({ detail }) => detail)).toEqual([
      "entered",
      "joined",
    ]);
    expect(position.told("block")).toEqual([]);
  });
});

describe("leaving combat", () => {
  it("happens to what stops being a creature, and it stays out (506.4)", () => {
    const position = new CombatPosition();
    const attacker = position.put(0, bear);
    const blocker = position.put(1, bear);
    position.attackWith(attacker).blockWith([blocker, attacker]);
    expect(checkCombat(position.g)).toBe(false);
    const hex = position.put(1, aura({ removeTypes: { types: ["Creature"] } }), { attachedTo: attacker });
    expect(checkCombat(position.g)).toBe(true);
    expect(position.object(attacker)).toMatchObject({ attacking: 0, blocked: false, blockedBy: [] });
    expect(position.object(blocker).blocking).toEqual([0]); // 509.1g
    position.g.battlefield.splice(position.g.battlefield.indexOf(hex), 1);
    position.object(attacker).attachments = [];
    position.g.layers = null;
    expect(checkCombat(position.g)).toBe(false);
    position.begin("combatDamage");
    expect(position.damage()).toEqual([]);
  });

  it("happens to what changes control, a planeswalker as well, whose attacker attacks nothing then", () => {
    const position = new CombatPosition();
    const [stolen, attacker] = [position.put(0, bear), position.put(0, bear)];
    const walker = position.put(1, planeswalker);
    position.begin("declareAttackers").attack(stolen).attack(attacker, walker).begin("declareBlockers");
    position.object(stolen).controller = 1;
    position.object(walker).controller = 0;
    position.g.layers = null;
    expect(checkCombat(position.g)).toBe(true);
    expect(checkCombat(position.g)).toBe(false);
    expect(position.object(stolen).attacking).toBe(0);
    expect(position.object(attacker).attacking).toBe(walker);
    position.begin("combatDamage");
    expect(position.damage()).toEqual([]);
  });

  it("happens to everything as combat ends (511.3)", () => {
    const position = new CombatPosition();
    const attacker = position.put(0, creatureOf(1, 1, firstStrike));
    const blocker = position.put(1, bear);
    position.attackWith(attacker).blockWith([blocker, attacker]).begin("combatDamage");
    endCombat(position.g);
    expect(position.object(attacker)).toMatchObject({ attacking: 0, blocked: false, blockedBy: [] });
    expect(position.object(blocker).blocking).toEqual([]);
    expect(position.g).toMatchObject({ combatSteps: 0, dealtFirstStrike: [], attackedPlaneswalkers: [] });
  });
});
