/**
 * Scry (701.22): look at the top cards of your library, put any number of them on the bottom and the rest on top, in any order.
 * However many cards it is about, "whenever you scry" happens once, also for an empty library; scry 0 is no scry at all (701.22b–d).
 */
import type { Effect } from "../card/effect.ts";
import type { Quantity } from "../card/quantity.ts";
import type { Who } from "../card/selection.ts";
import { addEventName, gameEvent } from "../state/events.ts";
import { addQuestionKind } from "../state/question.ts";
import { newFrame } from "../state/frames.ts";
import type { Frame } from "../state/frames.ts";
import { playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { playerEntity } from "../state/identity.ts";
import type { ObjectId } from "../state/identity.ts";
import { noIds } from "../state/object.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "../rules/agenda.ts";
import { playersInTurnOrder, quantityOf } from "../rules/evaluate.ts";
import { occur } from "../rules/occur.ts";
import { defineEvent, defineVerb } from "../rules/registry.ts";
import { playersFor, topCards } from "../rules/selecting.ts";
import { reorderLibrary } from "../rules/library.ts";

declare module "../card/effect.ts" {
  interface Verbs {
    scry: { readonly who: Who; readonly count: Quantity };
  }
}
declare module "../state/events.ts" {
  interface EventNames {
    scry: true;
  }
}
declare module "../state/question.ts" {
  interface QuestionKinds {
    /** Top or bottom, for each card that is looked at. */
    scry: true;
  }
}
declare module "../card/event.ts" {
  interface EventPatterns {
    scries: { readonly who: "you" | "opponent" | "player" };
  }
}

/** "Scry 2." */
export function scry(count: Quantity, who: Who = "you"): Effect {
  return { do: "scry", who, count };
}

addEventName("scry");
addQuestionKind("scry");

defineVerb("scry", (g, frame, { who, count }, scope) => {
  if (frame.at === 1) return "did";
  const number = quantityOf(g, count, scope);
  if (number <= 0) return "nothing"; // 701.22b
  frame.at = 1;
  const players = playersFor(g, who, scope);
  const order = playersInTurnOrder(g).filter((player) => players.includes(player));
  push(
    g,
    newFrame("scry", { list: order, n: number, object: scope.source, data: [] satisfies readonly Arrangement[] }),
  );
  return "again";
});

/** What a player has decided: in the order in which the cards come to lie, top first. */
interface Arrangement {
  readonly player: number;
  readonly top: readonly ObjectId[];
  readonly bottom: readonly ObjectId[];
}

/**
 * All decide in turn order, then all cards move at the same time (701.22c). For each player: every card goes on top or to the bottom,
 * then each pile is ordered. `rest` holds the cards still to be decided on, `m` is 0 while deciding, then 1 and 2 for the piles.
 */
defineFrame("scry", (g, frame) => {
  const player = frame.list[frame.at];
  const done = frame.data as readonly Arrangement[];
  if (player === undefined) {
    const { list, n, object } = frame;
    finish(g);
    for (const { player: whose, top, bottom } of done) reorderLibrary(g, whose, top, bottom);
    for (const whose of list) {
      occur(
        g,
        gameEvent("scry", "701.22a", {
          player: whose,
          amount: Math.min(n, playerAt(g, whose).library.length),
          source: object,
        }),
      );
    }
    return;
  }
  if (frame.name === "") {
    frame.name = "deciding";
    frame.rest = topCards(g, player, frame.n);
    frame.m = 0;
    frame.bindings = {};
  }
  decide(g, frame, player, done);
});

function decide(g: GameState, frame: Frame, player: number, done: readonly Arrangement[]): void {
  const top = frame.bindings["top"] ?? noIds;
  const bottom = frame.bindings["bottom"] ?? noIds;
  const answer = takeAnswer(frame);
  if (frame.m === 0) {
    const [card, ...others] = frame.rest;
    if (card === undefined) {
      frame.m = 1;
      frame.rest = noIds;
      return;
    }
    if (answer === null) {
      ask(g, "scry", player, [{ type: "top" }, { type: "bottom" }], {
        source: card,
        about: "scry",
        amount: frame.rest.length,
        piles: [top, bottom],
        shown: [...top, ...bottom, ...frame.rest],
      });
      return;
    }
    const pile = answer.type === "bottom" ? "bottom" : "top";
    frame.bindings = { ...frame.bindings, [pile]: [...(frame.bindings[pile] ?? noIds), card] };
    frame.rest = others;
    return;
  }
  const pile = frame.m === 1 ? top : frame.m === 2 ? bottom : null;
  if (pile === null) {
    frame.data = [...done, { player, top, bottom }] satisfies readonly Arrangement[];
    frame.at++;
    frame.name = "";
    return;
  }
  if (answer?.type === "choose") frame.rest = [...frame.rest, answer.entity];
  const left = pile.filter((id) => !frame.rest.includes(id));
  if (left.length > 1) {
    ask(
      g,
      "order",
      player,
      left.map((entity) => ({ type: "choose", entity })),
      {
        about: frame.m === 1 ? "top" : "bottom",
        piles: frame.m === 1 ? [frame.rest, bottom] : [top, frame.rest],
        shown: [...top, ...bottom],
      },
    );
    return;
  }
  frame.bindings = { ...frame.bindings, [frame.m === 1 ? "top" : "bottom"]: [...frame.rest, ...left] };
  frame.rest = noIds;
  frame.m++;
}

/** Once for each scry, however many cards it is of (701.22d). */
defineEvent("scries", {
  listens: ["scry"],
  match: (_g, { who }, event, scope) =>
    who === "player" || (who === "you") === (event.player === scope.controller)
      ? { player: [playerEntity(event.player)], amount: [event.amount] }
      : null,
});
