/** When a player passes without being asked. */
import { findCard } from "@nykthos/cards";
import { newPosition } from "@nykthos/engine";
import type { Game, Option, Position, PositionObject, Question, View } from "@nykthos/engine";
import type { CardDefinition } from "@nykthos/engine/card";
import { describe, expect, test } from "vitest";
import { openTable, playOn, setup, stopEverywhere } from "./table.ts";
import { isAction, passesByItself, usualPassing, waitingFor } from "../src/index.ts";
import type { Passing, Until } from "../src/index.ts";

describe("passing by itself", () => {
  test("is done only with nothing on the stack, and where there is no stop or nothing to do", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    const unasked: string[] = [];
    playOn(table, 11, 400, () => {
      const { view } = table.now();
      const question = table.question();
      if (question?.kind !== "priority" || view.stack.length > 0) return;
      const stops = view.activePlayer === 0 ? usualPassing.stops.mine : usualPassing.stops.theirs;
      // A land that was just played can be taken back, also where nothing else is to be done.
      if (!question.options.some(isAction) && view.players[0]?.landsPlayed === 0)
        unasked.push(`nothing to do in ${view.step}`);
      if (!stops.includes(view.step)) unasked.push(`no stop at ${view.step}`);
    });
    expect(unasked).toEqual([]);
    // What is shown on the way to a question asks nothing.
    const shown = table.heard.filter((message) => message.type === "update" && message.passing);
    expect(shown.length).toBeGreaterThan(10);
    expect(JSON.stringify(shown)).not.toContain('"options":[{');
  });

  test("is never done under full control", () => {
    const table = openTable();
    table.ask({ type: "passing", passing: stopEverywhere });
    table.ask({ type: "start", setup });
    table.answer(({ type }) => type === "keep");
    expect(table.now().view.step).toBe("upkeep");
  });

  test("goes on until one's next turn, unless something happens", () => {
    const table = openTable();
    table.ask({ type: "start", setup: { ...setup, level: "greedy" } });
    table.answer(({ type }) => type === "keep");
    table.ask({ type: "passing", passing: { ...usualPassing, until: "myTurn", since: table.now().view.turn } });
    const { view } = table.now();
    expect(view.turn > 1 || view.stack.length > 0 || view.battlefield.some(({ attacking }) => attacking !== 0)).toBe(
      true,
    );
  });
});

/** How a position looks to the first player, who is asked. */
function asked(game: Game): { readonly view: View; readonly question: Question } {
  const { question } = game;
  if (question === null) throw new Error("nothing is asked");
  return { view: game.viewFor(0), question };
}

function card(name: string): CardDefinition {
  const found = findCard(name);
  if (found === undefined) throw new RangeError(name);
  return found;
}

const inPlay = (name: string, owner: number): PositionObject => ({ card: card(name), zone: "battlefield", owner });
const inHand = (name: string, owner: number): PositionObject => ({ card: card(name), zone: "hand", owner });

function position(objects: readonly PositionObject[], turn: Partial<Position["turn"]>, mana = ["", ""]): Game {
  return newPosition({
    players: [
      { name: "Ada", mana: mana[0] ?? "" },
      { name: "Ben", mana: mana[1] ?? "" },
    ],
    objects,
    turn: { active: 1, step: "main1", number: 4, ...turn },
  });
}

/** Answers with the first option that fits, until the first player is asked and it is as wanted. */
function lead(game: Game, wanted: readonly Option["type"][], until: () => boolean): void {
  for (let count = 0; count < 30 && !until(); count++) {
    const options = game.question?.options ?? [];
    const type = wanted.find((one) => options.some((option) => option.type === one));
    game.answer({ choose: options.findIndex((option) => option.type === type) });
  }
  expect(until()).toBe(true);
}

const wishes = ["endOfTurn", "myTurn", "something"] as const;

describe("each wish to pass on", () => {
  const wish = (until: Until, since = 4): Passing => ({ ...usualPassing, until, since });

  test.each(wishes)("(%s) ends where the player is targeted", (until) => {
    const game = position([inHand("Lightning Strike", 1)], {}, ["", "{R}{R}"]);
    lead(game, ["cast", "choose", "auto", "pass"], () => game.question?.decider === 0);
    const { view, question } = asked(game);
    expect(view.stack[0]).toMatchObject({ card: "Lightning Strike", controller: 1 });
    expect(Object.values(view.stack[0]?.targets ?? {})).toEqual([[-1]]);
    expect(waitingFor(view, question, wish(until))).toBe("none");
    expect(passesByItself(view, question, wish(until))).toBe(false);
  });

  test.each(wishes)("(%s) ends where the player is attacked", (until) => {
    const game = position([inPlay("Nessian Courser", 1)], { step: "declareAttackers" });
    lead(game, ["attack", "done", "pass"], () => game.question?.decider === 0);
    const { view, question } = asked(game);
    expect(waitingFor(view, question, wish(until))).toBe("none");
  });

  test.each(wishes)("(%s) ends where something of the player is on the stack", (until) => {
    const game = position([inHand("Blood-Toll Harpy", 0)], { active: 0 }, ["{B}{B}{B}", ""]);
    lead(game, ["cast", "auto", "pass"], () => game.question?.decider === 0 && game.state.stack.length > 0);
    const { view, question } = asked(game);
    expect(waitingFor(view, question, wish(until))).toBe("none");
  });

  test("lasts while nothing happens, each as long as it says", () => {
    const theirs = asked(position([], { active: 0, step: "end" }));
    const next = (until: Until): Until => waitingFor(theirs.view, theirs.question, wish(until, 3));
    expect(waitingFor(theirs.view, theirs.question, wish("endOfTurn", 4))).toBe("endOfTurn");
    // A turn later, which is one's own.
    expect(wishes.map(next)).toEqual(["none", "none", "something"]);
  });
});

describe("passing until something happens", () => {
  const wish: Passing = { ...usualPassing, until: "something", since: 3 };

  test("goes on through one's own turn where there is nothing to do at a stop", () => {
    const { view, question } = asked(position([inPlay("Forest", 0)], { active: 0 }));
    expect(waitingFor(view, question, wish)).toBe("something");
    expect(passesByItself(view, question, wish)).toBe(true);
  });

  test("ends at the first stop of a later turn of one's own at which there is", () => {
    const game = position([inHand("Nessian Courser", 0)], { active: 0 }, ["{G}{G}{G}", ""]);
    const { view, question } = asked(game);
    expect(waitingFor(view, question, wish)).toBe("none");
    // In the turn in which it was wished, that is passed on knowingly.
    expect(waitingFor(view, question, { ...wish, since: 4 })).toBe("something");
    // Where there is no stop, it goes on.
    expect(waitingFor(view, question, { ...wish, stops: { mine: [], theirs: [] } })).toBe("something");
  });

  test("ends where there is something to attack with, and not in the turn in which it was wished", () => {
    const { view, question } = asked(position([inPlay("Nessian Courser", 0)], { active: 0, step: "declareAttackers" }));
    expect(question.kind).toBe("attackers");
    expect(waitingFor(view, question, wish)).toBe("none");
    expect(passesByItself(view, question, { ...wish, since: 4 })).toBe(true);
  });

  test("asks under full control whether to attack", () => {
    const { view, question } = asked(position([inPlay("Nessian Courser", 0)], { active: 0, step: "declareAttackers" }));
    expect(passesByItself(view, question, { ...wish, since: 4, fullControl: true })).toBe(false);
  });

  test("is told at the table, and carries over turns", () => {
    const table = openTable();
    table.ask({ type: "start", setup });
    table.answer(({ type }) => type === "keep");
    const { turn } = table.now().view;
    table.ask({ type: "passing", passing: { ...usualPassing, until: "something", since: turn } });
    const { view, until } = table.now();
    expect(until).toBe("none");
    expect(view.turn > turn || view.stack.length > 0).toBe(true);
    const passed = table.heard.flatMap((message) => (message.type === "update" && message.passing ? [message] : []));
    expect(passed.some((message) => message.until === "something")).toBe(true);
  });
});
