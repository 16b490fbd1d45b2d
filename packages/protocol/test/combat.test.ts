/** What a forecast says of combats that are worked out by hand, and that it hangs on nothing hidden. */
import { findCard } from "@nykthos/cards";
import { newPosition, objectOf, playerEntity } from "@nykthos/engine";
import type { Game, Option, PositionObject } from "@nykthos/engine";
import type { CardDefinition } from "@nykthos/engine/card";
import { describe, expect, test } from "vitest";
import { forecastOf } from "../src/host/forecast.ts";

function card(name: string): CardDefinition {
  const found = findCard(name);
  if (found === undefined) throw new RangeError(name);
  return found;
}

type Permanent = string | ({ readonly name: string; readonly on?: number } & Partial<PositionObject>);

/** Permanents of both players, numbered from 1 in that order; the cards of the second player's library, the top one first. */
interface Fight {
  readonly mine: readonly Permanent[];
  readonly theirs?: readonly Permanent[];
  readonly library?: readonly string[];
  /** Who attacks the opponent, or what else, and who blocks whom. */
  readonly attacks: readonly (number | readonly [attacker: number, defender: number])[];
  readonly blocks?: readonly (readonly [blocker: number, attacker: number])[];
}

function permanent(from: Permanent, owner: number): PositionObject {
  const { name, on = 0, ...rest } = typeof from === "string" ? { name: from } : from;
  return { ...rest, card: card(name), zone: "battlefield", owner, attachedTo: on };
}

/** That combat after blocks were declared. */
function fight({ mine, theirs = [], library = [], attacks, blocks = [] }: Fight): Game {
  const game = newPosition({
    players: [{ name: "Ada" }, { name: "Bo" }],
    objects: [
      ...mine.map((one) => permanent(one, 0)),
      ...theirs.map((one) => permanent(one, 1)),
      ...library.map((name): PositionObject => ({ card: card(name), zone: "library", owner: 1 })),
    ],
    turn: { active: 0, step: "declareAttackers", number: 5 },
  });
  const opponent = playerEntity(1);
  const wanted: Option[] = [
    ...attacks.map((one): Option => {
      const [object, defender] = typeof one === "number" ? [one, opponent] : one;
      return { type: "attack", object, defender };
    }),
    ...blocks.map(([object, attacker]): Option => ({ type: "block", object, attacker })),
  ];
  for (let count = 0; count < 60; count++) {
    const { question, state } = game;
    if (question === null || (state.step === "declareBlockers" && question.kind === "priority")) break;
    const index = question.options.findIndex((option) =>
      wanted.some((one) => JSON.stringify(one) === JSON.stringify(option)),
    );
    const onwards = question.options.findIndex(({ type }) => type === "done" || type === "pass");
    game.answer({ choose: index >= 0 ? index : onwards });
  }
  expect(game.state.step).toBe("declareBlockers");
  expect(attacks.length).toBe(game.state.battlefield.filter((id) => objectOf(game.state, id).attacking !== 0).length);
  return game;
}

describe("a forecast", () => {
  test.each<[string, Fight, { readonly life: readonly number[]; readonly dying: readonly number[] }]>([
    [
      "gives a blocker of something with trample and deathtouch one damage, and the rest to the player (702.2c)",
      {
        mine: ["Charging Badger", { name: "Aspect of Gorgon", on: 1 }],
        theirs: ["Nessian Courser"],
        attacks: [1],
        blocks: [[3, 1]],
      },
      { life: [20, 19], dying: [3] },
    ],
    [
      "counts both strikes of double strike",
      { mine: ["Fencing Ace", { name: "Battle Mastery", on: 1 }, "Two-Headed Cerberus"], attacks: [1, 3] },
      { life: [20, 16], dying: [] },
    ],
    [
      "has what strikes first kill what would strike back",
      { mine: ["Precinct Captain"], theirs: ["Child of Night"], attacks: [1], blocks: [[2, 1]] },
      { life: [20, 20], dying: [2] },
    ],
    [
      "lets a first strike that makes a token change nothing of the second step",
      { mine: ["Precinct Captain", "Nessian Courser"], attacks: [1, 2] },
      { life: [20, 15], dying: [] },
    ],
    ["gains life by lifelink", { mine: ["Child of Night"], attacks: [1] }, { life: [22, 18], dying: [] }],
    [
      "gains none where none can be gained",
      { mine: ["Child of Night"], theirs: ["Erebos, God of the Dead"], attacks: [1] },
      { life: [20, 18], dying: [] },
    ],
    [
      "prevents what is prevented",
      { mine: ["Charging Badger", "Iroas, God of Victory"], attacks: [1], theirs: ["Nessian Courser"] },
      { life: [20, 19], dying: [] },
    ],
    [
      "prevents the damage of blockers too",
      {
        mine: ["Nessian Courser", "Iroas, God of Victory"],
        theirs: ["Nessian Courser", "Nessian Courser"],
        attacks: [1],
        blocks: [
          [3, 1],
          [4, 1],
        ],
      },
      { life: [20, 20], dying: [3] },
    ],
    [
      "lets a planeswalker die that is attacked, and its player keep their life",
      { mine: ["Vulpine Goliath"], theirs: ["Ashiok, Nightmare Weaver"], attacks: [[1, 2]] },
      { life: [20, 20], dying: [2] },
    ],
    [
      "leaves the loser what is theirs when it ends the game",
      {
        mine: ["Vulpine Goliath", "Vulpine Goliath", "Vulpine Goliath", "Vulpine Goliath"],
        theirs: ["Nessian Courser", "Forest"],
        attacks: [1, 2, 3, 4],
      },
      { life: [20, -4], dying: [] },
    ],
    [
      "stands where something that triggers by damage asks for a target",
      {
        mine: [{ name: "Polis Crusher", designations: ["monstrous"] }],
        theirs: ["Fate Foretold", "Hall of Triumph", "Dictate of Heliod", "Nyx-Fleece Ram", "Dictate of Erebos"],
        attacks: [1],
      },
      { life: [20, 16], dying: [] },
    ],
  ])("%s", (_, position, expected) => {
    expect(forecastOf(fight(position))).toEqual(expected);
  });

  test("says nothing where it would hang on a card that nobody has seen", () => {
    const of = (top: string) =>
      forecastOf(
        fight({
          mine: ["Daxos of Meletis", { name: "Battle Mastery", on: 1 }],
          library: [top, "Island", "Island"],
          attacks: [1],
        }),
      );
    expect([of("Colossus of Akros"), of("Forest")]).toEqual([null, null]);
  });
});
