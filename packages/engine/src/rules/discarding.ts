/** Discarding (701.9): each player in turn order chooses, then all cards are discarded at the same time (101.4). */
import type { Filter } from "../card/filter.ts";
import { gameEvent } from "../state/events.ts";
import { newFrame } from "../state/frames.ts";
import { objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { matches } from "./matching.ts";
import { occur } from "./occur.ts";
import { pushMoves } from "./moves.ts";
import { scopeOf } from "./scope.ts";
import { moveOf } from "./zones.ts";

export interface Discarding {
  readonly player: PlayerId;
  readonly count: number;
  readonly what?: Filter;
}

/** Those players discard cards of their choice; the frame below finds the discarded cards, as they lie now, under `discarded`. */
export function pushDiscards(g: GameState, discards: readonly Discarding[], source: ObjectId): void {
  push(g, newFrame("discards", { data: discards, object: source }));
}

/** Discards those cards, of whoever's hands they are in, at once. */
export function pushDiscardOf(g: GameState, cards: readonly ObjectId[], source: ObjectId): void {
  push(g, newFrame("discards", { data: [], list: cards, object: source }));
}

/** `n` is the player's place, `m` how many they have chosen, `list` the cards chosen so far. */
defineFrame("discards", (g, frame) => {
  const discards = frame.data as readonly Discarding[];
  if (frame.at === 0) {
    const current = discards[frame.n];
    if (current !== undefined) {
      const answer = takeAnswer(frame);
      if (answer?.type === "choose") {
        frame.list = [...frame.list, answer.entity];
        frame.m++;
      }
      const { player, count, what } = current;
      const left = playerAt(g, player).hand.filter(
        (id) => !frame.list.includes(id) && (what === undefined || matches(g, what, id, scopeOf(frame.object, player))),
      );
      const more = count - frame.m;
      if (more <= 0 || left.length === 0) {
        frame.n++;
        frame.m = 0;
        return;
      }
      if (left.length <= more) {
        frame.list = [...frame.list, ...left];
        frame.n++;
        frame.m = 0;
        return;
      }
      ask(
        g,
        "discard",
        player,
        left.map((entity) => ({ type: "choose", entity })),
        { source: frame.object, amount: more, toChoose: { least: more, most: more } },
      );
      return;
    }
    frame.at = 1;
    frame.rest = frame.list.filter((id) => objectOf(g, id).zone === "hand");
    pushMoves(
      g,
      frame.rest.map((id) => moveOf(g, id, "graveyard", { cause: "discard", source: frame.object })),
    );
    return;
  }
  const moved = frame.bindings["moved"] ?? [];
  const cards = frame.rest;
  finish(g, { discarded: moved });
  cards.forEach((id, at) => {
    const { owner } = objectOf(g, id);
    occur(g, gameEvent("discard", "701.9a", { object: moved[at] ?? id, player: owner, source: frame.object }));
  });
});
