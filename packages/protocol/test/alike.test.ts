/** Which permanents are alike, beyond what is to be seen of them; and whose face a copy has. */
import { findCard } from "@nykthos/cards";
import { newPosition } from "@nykthos/engine";
import type { Game, ObjectId, Option, PositionObject } from "@nykthos/engine";
import type { CardDefinition } from "@nykthos/engine/card";
import { describe, expect, test } from "vitest";
import { alikeOn } from "../src/host/alike.ts";
import { Sheets, voiceFor } from "../src/host/sheets.ts";

function card(name: string): CardDefinition {
  const found = findCard(name);
  if (found === undefined) throw new RangeError(name);
  return found;
}

type Given = readonly [name: string, fields?: Partial<PositionObject>];

/** A main phase of the first player with those permanents, numbered from 1, those cards in hand, and that mana. */
function position(permanents: readonly Given[], hand: readonly string[] = [], mana = ""): Game {
  return newPosition({
    players: [{ name: "Ada", mana }, { name: "Bo" }],
    objects: [
      ...permanents.map(([name, fields]): PositionObject => ({
        card: card(name),
        zone: "battlefield",
        owner: 0,
        ...fields,
      })),
      ...hand.map((name): PositionObject => ({ card: card(name), zone: "hand", owner: 0 })),
    ],
    turn: { active: 0, step: "main1", number: 5 },
  });
}

/** Casts or activates what there is, at those targets, and lets it resolve. */
function use(game: Game, targets: readonly ObjectId[]): void {
  const left = [...targets];
  const onwards: readonly Option["type"][] = ["cast", "activate", "auto", "yes", "done", "pass"];
  for (let count = 0; count < 40; count++) {
    const { question, state } = game;
    if (question === null || (count > 0 && question.kind === "priority" && state.stack.length === 0)) return;
    const [target] = left;
    const at = question.options.findIndex((option) => option.type === "choose" && option.entity === target);
    if (at >= 0) left.shift();
    const type = onwards.find(
      (one) =>
        (count === 0 || (one !== "cast" && one !== "activate")) &&
        question.options.some((option) => option.type === one),
    );
    game.answer({ choose: at >= 0 ? at : question.options.findIndex((option) => option.type === type) });
  }
}

function areAlike({ state }: Game, one: ObjectId, other: ObjectId): boolean {
  const alike = alikeOn(state);
  return alike[one] !== undefined && alike[one] === alike[other];
}

describe("permanents are alike", () => {
  test("where they are the same card and nothing was done to either", () => {
    expect(areAlike(position([["Nessian Courser"], ["Nessian Courser"]]), 1, 2)).toBe(true);
  });
  test("where the same effect is on both", () => {
    const game = position([["Nessian Courser"], ["Nessian Courser"]], ["Rouse the Mob"], "{R}{R}{R}{R}{R}{R}");
    use(game, [1, 2]);
    expect(areAlike(game, 1, 2)).toBe(true);
  });
});

describe("permanents are not alike", () => {
  test.each<[string, Game, readonly ObjectId[]]>([
    [
      "where one of them would be regenerated",
      position([["Asphodel Wanderer"], ["Asphodel Wanderer"]], [], "{B}{B}{B}"),
      [],
    ],
    [
      "where one of them cannot be blocked",
      position([["Nessian Courser"], ["Nessian Courser"], ["Thassa, God of the Sea"]], [], "{U}{U}"),
      [1],
    ],
    [
      "where one has an ability that is no keyword",
      position([["Nessian Courser"], ["Nessian Courser"]], ["Warriors' Lesson"], "{G}"),
      [1],
    ],
    [
      "where damage to one of them is prevented",
      position([["Nessian Courser"], ["Nessian Courser"]], ["Hold at Bay"], "{W}{W}"),
      [1],
    ],
  ])("%s", (_, game, targets) => {
    use(game, targets);
    expect(game.state.stack).toEqual([]);
    expect(areAlike(game, 1, 2)).toBe(false);
  });
  test.each<[string, Given, Given]>([
    ["chosen colours", ["Hall of Triumph", { chosenColor: "W" }], ["Hall of Triumph", { chosenColor: "U" }]],
    ["owners", ["Nessian Courser"], ["Nessian Courser", { owner: 1, controller: 0 }]],
  ])("that have other %s", (_, one, other) => {
    expect(areAlike(position([one, other]), 1, 2)).toBe(false);
  });
});

describe("the face of an emblem", () => {
  test("says what it does and who made it", () => {
    const game = position([["Elspeth, Sun's Champion", { counters: { loyalty: 8 } }], ["Nessian Courser"]]);
    const options = game.question?.options ?? [];
    game.answer({ choose: options.findLastIndex(({ type }) => type === "activate") });
    use(game, []);
    const [emblem = 0] = game.state.command;
    const sheets = new Sheets();
    sheets.of(game.state, emblem, "de");
    expect(sheets.take()).toMatchObject([
      {
        name: "Elspeth, Auserwählte der Sonne",
        typeLine: "Emblem",
        text: "Kreaturen, die du kontrollierst, erhalten +2/+2 und haben Flugfähigkeit.",
        size: "",
      },
    ]);
    expect(voiceFor(game.state, 0, "en").name(emblem)).toBe("the emblem of Elspeth, Sun's Champion");
  });
});

describe("the face of a copy", () => {
  test("is that of what it is a copy of, while it is one", () => {
    const game = position([["Nessian Courser"], ["Colossus of Akros"]], ["Polymorphous Rush"], "{U}{U}{U}");
    const sheets = new Sheets();
    const [courser, colossus] = [1, 2].map((id) => sheets.of(game.state, id, "en"));
    use(game, [1, 2]);
    expect(sheets.of(game.state, 1, "en")).toBe(colossus);
    for (let count = 0; count < 40 && game.state.turn === 5; count++) {
      const options = game.question?.options ?? [];
      game.answer({ choose: options.findIndex(({ type }) => type === "pass" || type === "done") });
    }
    expect(sheets.of(game.state, 1, "en")).toBe(courser);
  });

  test("of a God has the devotion that it needs", () => {
    const game = position(
      [
        ["Nessian Courser"],
        ["Thassa, God of the Sea", { owner: 1 }],
        ["Prognostic Sphinx", { owner: 1 }],
        ["Prognostic Sphinx", { owner: 1 }],
      ],
      ["Polymorphous Rush"],
      "{U}{U}{U}",
    );
    use(game, [1, 2]);
    expect(new Sheets().devotion(game.state)).toEqual({ 1: 1, 2: 5 });
  });
});
