// A game that begins in the middle, and the reasons why something cannot be done in it.
import { describe, expect, test } from "vitest";
import { characteristicsOf, newPosition, objectOf, whyNot } from "../src/index.ts";
import type { Intent, Option, Position, PositionObject } from "../src/index.ts";
import { gainLife } from "../src/card/build.ts";
import type { CardDefinition } from "../src/card/card.ts";
import type { Effect } from "../src/card/effect.ts";

const plain = (name: string, types: CardDefinition["types"], more: Partial<CardDefinition> = {}): CardDefinition => ({
  name,
  manaCost: "{1}",
  supertypes: [],
  types,
  subtypes: [],
  abilities: [],
  ...more,
});
const bear = plain("Bear", ["Creature"], { power: 2, toughness: 2 });
const wall = plain("Wall", ["Creature"], {
  power: 0,
  toughness: 4,
  abilities: [{ kind: "keywords", keywords: [{ keyword: "defender" }] }],
});
const bird = plain("Bird", ["Creature"], {
  power: 1,
  toughness: 1,
  abilities: [{ kind: "keywords", keywords: [{ keyword: "flying" }] }],
});
const raider = plain("Raider", ["Creature"], {
  power: 2,
  toughness: 1,
  abilities: [{ kind: "static", what: { ref: "self" }, mods: [{ attacksIfAble: {} }] }],
});
const brute = plain("Brute", ["Creature"], {
  power: 4,
  toughness: 4,
  abilities: [{ kind: "keywords", keywords: [{ keyword: "menace" }] }],
});
const relic = plain("Relic", ["Artifact"]);
const forest = plain("Forest", ["Land"], { manaCost: null, supertypes: ["Basic"], subtypes: ["Forest"] });

function position(objects: readonly PositionObject[], turn: Partial<Position["turn"]> = {}): Position {
  return {
    players: [{ name: "A" }, { name: "B" }],
    objects,
    turn: { active: 0, step: "main1", number: 3, ...turn },
  };
}
const inPlay = (definition: CardDefinition, owner = 0, more: Partial<PositionObject> = {}): PositionObject => ({
  card: definition,
  zone: "battlefield",
  owner,
  ...more,
});
const inHand = (definition: CardDefinition, owner = 0): PositionObject => ({ card: definition, zone: "hand", owner });

describe("a position", () => {
  test("numbers its objects in the order they are listed", () => {
    const { state } = newPosition(position([inPlay(bear), inHand(forest), inPlay(relic, 1)]));
    expect([1, 2, 3].map((id) => [characteristicsOf(state, id).name, objectOf(state, id).zone])).toEqual([
      ["Bear", "battlefield"],
      ["Forest", "hand"],
      ["Relic", "battlefield"],
    ]);
  });
  test("gives the active player priority in its step, and the game goes on from there", () => {
    const game = newPosition(position([inPlay(bear)], { active: 1, step: "end" }));
    expect([game.question?.kind, game.question?.player, game.state.step]).toEqual(["priority", 1, "end"]);
    game.answer({ pass: true });
    game.answer({ pass: true });
    expect([game.state.activePlayer, game.state.step, game.state.turn]).toEqual([0, "upkeep", 4]);
  });
  test("knows what an effect delays whose data stands on another card as well, which is not in it", () => {
    const shared: Effect = { do: "delayed", when: "nextEndStep", effects: [gainLife(1)] };
    const delays = (name: string): CardDefinition =>
      plain(name, ["Artifact"], { abilities: [{ kind: "activated", cost: [{ pay: "tapSelf" }], effects: [shared] }] });
    const game = newPosition(position([inPlay(delays("Lyre"))]));
    newPosition(position([inPlay(delays("Harp"))]));
    game.answer({ choose: game.question?.options.findIndex(({ type }) => type === "activate") ?? -1 });
    for (let passes = 0; passes < 20 && game.state.turn === 3; passes++)
      game.answer(game.question?.kind === "priority" ? { pass: true } : { done: true });
    expect(game.state.players[0]?.life).toBe(21);
  });
  test("begins at the beginning of a step in which there is something to do first", () => {
    const untapped = newPosition(position([inPlay(bear, 0, { tapped: true })], { step: "untap" }));
    expect([untapped.state.step, objectOf(untapped.state, 1).tapped]).toEqual(["upkeep", false]);
    expect(newPosition(position([inPlay(bear)], { step: "declareAttackers" })).question?.kind).toBe("attackers");
  });
  test("is checked for state-based actions first", () => {
    const { state } = newPosition(position([inPlay(bear, 0, { damage: 2 }), inPlay(bear, 0, { damage: 1 })]));
    expect(state.battlefield).toEqual([2]);
    expect(state.players[0]?.graveyard).toHaveLength(1);
  });
  test("has the top of a library first", () => {
    const { state } = newPosition(
      position([
        { card: bear, zone: "library", owner: 0 },
        { card: relic, zone: "library", owner: 0 },
      ]),
    );
    expect(state.players[0]?.library).toEqual([2, 1]);
  });
  test("names what is wrong with it", () => {
    expect(() => newPosition(position([inPlay(bear, 2)]))).toThrow("there is no player 2");
    expect(() => newPosition(position([inPlay(bear, 0, { attachedTo: 7 })]))).toThrow("cannot be attached to 7");
    expect(() => newPosition({ ...position([]), players: [{ name: "A", mana: "{2}" }, { name: "B" }] })).toThrow(
      '"{2}" is no mana',
    );
  });
});

describe("why not", () => {
  const table: readonly (readonly [name: string, objects: readonly PositionObject[], intent: Intent, rule: string])[] =
    [
      ["without mana", [inHand(bear)], { do: "cast", player: 0, object: 1 }, "601.2h"],
      ["without priority", [inHand(bear, 1)], { do: "cast", player: 1, object: 1 }, "117.1"],
      ["from somebody else's hand", [inHand(bear, 1)], { do: "cast", player: 0, object: 1 }, "601.3"],
      ["casting a land", [inHand(forest)], { do: "cast", player: 0, object: 1 }, "305.9"],
      ["playing a creature", [inHand(bear)], { do: "play", player: 0, object: 1 }, "305.1"],
      ["an ability that is not there", [inPlay(bear)], { do: "activate", player: 0, object: 1, ability: 0 }, "602.1"],
      ["an opponent's land", [inPlay(forest, 1)], { do: "activate", player: 0, object: 1, ability: 0 }, "602.2"],
      [
        "a land that is tapped",
        [inPlay(forest, 0, { tapped: true })],
        { do: "activate", player: 0, object: 1, ability: 0 },
        "107.5",
      ],
      ["attacking in a main phase", [inPlay(bear)], { do: "attack", player: 0, object: 1, defender: -2 }, "508.1"],
    ];
  test.each(table)("%s", (_, objects, intent, rule) => {
    expect(whyNot(newPosition(position(objects)), intent)?.rule).toBe(rule);
  });

  const attackers: readonly (readonly [name: string, object: PositionObject, rule: string])[] = [
    ["what came this turn", inPlay(bear, 0, { sick: true }), "302.6"],
    ["what is tapped", inPlay(bear, 0, { tapped: true }), "508.1a"],
    ["a defender", inPlay(wall), "702.3b"],
    ["an artifact", inPlay(relic), "508.1a"],
    ["an opponent's creature", inPlay(bear, 1), "508.1a"],
  ];
  test.each(attackers)("%s attacks", (_, object, rule) => {
    const game = newPosition(position([object, inPlay(bear)], { step: "declareAttackers" }));
    expect(whyNot(game, { do: "attack", player: 0, object: 1, defender: -2 })?.rule).toBe(rule);
  });

  test("a land a turn, in one's own turn", () => {
    const objects = [inHand(forest), inHand(forest, 1)];
    const played = newPosition({ ...position(objects), players: [{ name: "A", landsPlayed: 1 }, { name: "B" }] });
    expect(whyNot(played, { do: "play", player: 0, object: 1 })?.rule).toBe("305.2");
    played.answer({ pass: true });
    expect(whyNot(played, { do: "play", player: 1, object: 2 })?.rule).toBe("305.3");
  });

  test("a creature on the ground does not block one that flies", () => {
    const game = newPosition(position([inPlay(bird), inPlay(bear, 1), inPlay(bird, 1)], { step: "declareAttackers" }));
    game.answer({ choose: 0 });
    while (game.question?.kind === "priority") game.answer({ pass: true });
    expect(game.question?.kind).toBe("blockers");
    expect(whyNot(game, { do: "block", player: 1, object: 2, attacker: 1 })?.rule).toBe("702.9b");
    expect(whyNot(game, { do: "block", player: 0, object: 1, attacker: 1 })?.rule).toBe("509.1");
  });

  test("what has to attack keeps the declaration from ending", () => {
    const game = newPosition(position([inPlay(bear), inPlay(raider)], { step: "declareAttackers" }));
    expect(whyNot(game, { do: "done", player: 0 })).toMatchObject({ code: "mustAttack", about: { object: 2 } });
    game.answer({ choose: game.question?.options.findIndex((one) => one.type === "attack" && one.object === 2) ?? -1 });
    expect(whyNot(game, { do: "done", player: 0 })).toBeNull();
    expect(whyNot(game, { do: "attack", player: 0, object: 2, defender: -2 })?.code).toBe("declared");
  });

  test("an attacker with menace is blocked by two or by none, and a blocker blocks one", () => {
    const objects = [inPlay(brute), inPlay(bear), inPlay(bear, 1), inPlay(bear, 1), inPlay(bear, 1)];
    const game = newPosition(position(objects, { step: "declareAttackers" }));
    const choose = (pick: (option: Option) => boolean): void => {
      game.answer({ choose: game.question?.options.findIndex(pick) ?? -1 });
    };
    choose((one) => one.type === "attack" && one.object === 1);
    choose((one) => one.type === "attack" && one.object === 2);
    while (game.question?.kind === "priority") game.answer({ pass: true });
    choose((one) => one.type === "block" && one.object === 3 && one.attacker === 1);
    expect(whyNot(game, { do: "done", player: 1 })).toMatchObject({
      code: "menace",
      about: { object: 1, atLeast: 2 },
    });
    expect(whyNot(game, { do: "block", player: 1, object: 3, attacker: 2 })).toMatchObject({
      code: "capacity",
      about: { object: 3, most: 1 },
    });
  });
});
