// What the greedy player does in plain positions: what anybody would.
import { findCard } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import { newPosition, objectOf, playerAt } from "@nykthos/engine";
import type { Game, Option, PositionObject } from "@nykthos/engine";
import { describe, expect, it } from "vitest";
import { greedyAgent } from "../src/index.ts";

function card(name: string): CardDefinition {
  const found = findCard(name);
  if (found === undefined) throw new RangeError(`there is no card "${name}"`);
  return found;
}

type Side = { readonly hand?: readonly string[]; readonly battlefield?: readonly string[]; readonly life?: number };

function position(mine: Side, theirs: Side, active = 0): Game {
  const objectsOf = ({ hand = [], battlefield = [] }: Side, owner: number): readonly PositionObject[] => [
    ...hand.map((name) => ({ card: card(name), zone: "hand", owner }) as const),
    ...battlefield.map((name) => ({ card: card(name), zone: "battlefield", owner }) as const),
    ...Array.from({ length: 10 }, () => ({ card: card("Plains"), zone: "library", owner }) as const),
  ];
  return newPosition({
    players: [
      { name: "A", life: mine.life ?? 20 },
      { name: "B", life: theirs.life ?? 20 },
    ],
    objects: [...objectsOf(mine, 0), ...objectsOf(theirs, 1)],
    turn: { active, step: "main1", number: 5 },
  });
}

/** What player 0 does with the next questions, until the stack is empty again or `count` questions are answered. */
function answers(game: Game, count: number): Option[] {
  const agent = greedyAgent(1);
  const given: Option[] = [];
  for (let { question } = game; question !== null && given.length < count; { question } = game) {
    if (question.decider !== 0) {
      game.answer({ choose: 0 });
      continue;
    }
    const answer = agent.choose(game);
    const option = "choose" in answer ? question.options[answer.choose] : undefined;
    if (option !== undefined) given.push(option);
    game.answer(answer);
  }
  return given;
}

function nameOf(game: Game, id: number): string {
  return game.state.pool.cards[objectOf(game.state, id).card]?.name ?? "";
}

describe("the greedy player", () => {
  it("plays a land when it can", () => {
    const game = position({ hand: ["Plains"] }, {});
    expect(answers(game, 1)[0]?.type).toBe("play");
  });

  it("casts the creature it has the mana for", () => {
    const game = position({ hand: ["Wingsteed Rider"], battlefield: ["Plains", "Plains", "Plains"] }, {});
    expect(answers(game, 1)[0]?.type).toBe("cast");
  });

  it("burns what is worth it, of the opponent's", () => {
    const game = position(
      { hand: ["Lightning Strike"], battlefield: ["Mountain", "Mountain", "Akroan Crusader"] },
      { battlefield: ["Wingsteed Rider"] },
    );
    const given = answers(game, 6);
    const target = given.find((option) => option.type === "choose");
    expect(target?.type === "choose" && nameOf(game, target.entity)).toBe("Wingsteed Rider");
  });

  it("burns the player when that ends the game", () => {
    const game = position(
      { hand: ["Lightning Strike"], battlefield: ["Mountain", "Mountain"] },
      { battlefield: ["Wingsteed Rider"], life: 3 },
    );
    answers(game, 6);
    expect(game.result).toEqual({ winner: 0, why: "704.5a" });
  });

  it("attacks where nothing can block, and wins", () => {
    const game = position({ battlefield: ["Nessian Asp", "Nessian Asp"] }, { life: 8 });
    answers(game, 12);
    expect(game.result).toEqual({ winner: 0, why: "704.5a" });
  });

  it("does not attack into a creature that eats the attacker", () => {
    const game = position({ battlefield: ["Akroan Crusader"] }, { battlefield: ["Nessian Asp"] });
    expect(answers(game, 3).some(({ type }) => type === "attack")).toBe(false);
  });

  it("blocks what it can kill without loss", () => {
    const game = position({ battlefield: ["Nessian Asp"] }, { battlefield: ["Akroan Crusader"] }, 1);
    for (let { question } = game; question !== null && question.kind !== "blockers"; { question } = game) {
      const attack = question.options.findIndex(({ type }) => type === "attack");
      game.answer({ choose: question.kind === "attackers" && attack >= 0 ? attack : 0 });
    }
    expect(answers(game, 1)[0]?.type).toBe("block");
  });

  it("blocks with whatever there is when it would die", () => {
    const game = position({ battlefield: ["Akroan Crusader"], life: 4 }, { battlefield: ["Nessian Asp"] }, 1);
    for (let { question } = game; question !== null && question.kind !== "blockers"; { question } = game) {
      const attack = question.options.findIndex(({ type }) => type === "attack");
      game.answer({ choose: question.kind === "attackers" && attack >= 0 ? attack : 0 });
    }
    expect(answers(game, 1)[0]?.type).toBe("block");
    expect(playerAt(game.state, 0).life).toBe(4);
  });

  it("puts good Auras on its own creatures and bad ones on the others'", () => {
    const good = position(
      { hand: ["Chosen by Heliod"], battlefield: ["Plains", "Plains", "Wingsteed Rider"] },
      { battlefield: ["Nessian Asp"] },
    );
    const help = answers(good, 4).find((option) => option.type === "choose");
    expect(help === undefined || (help.type === "choose" && nameOf(good, help.entity))).not.toBe("Nessian Asp");
    const bad = position(
      { hand: ["Viper's Kiss"], battlefield: ["Swamp", "Swamp", "Wingsteed Rider"] },
      { battlefield: ["Akroan Crusader"] },
    );
    const harm = answers(bad, 4).find((option) => option.type === "choose");
    expect(harm?.type === "choose" ? nameOf(bad, harm.entity) : "").toBe("Akroan Crusader");
  });
});
