/** Verbs about piles (700.3): separating objects into them, and choosing one. A pile is no object, only those that lie in it (700.3b). */
import { gameEvent } from "../../state/events.ts";
import type { Frame } from "../../state/frames.ts";
import type { GameState } from "../../state/game.ts";
import { playerEntity, playerOfEntity } from "../../state/identity.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import type { Bindings } from "../../state/object.ts";
import type { Option } from "../../state/question.ts";
import { randomBelow } from "../../state/random.ts";
import { ask, takeAnswer } from "../agenda.ts";
import { playersOf } from "../evaluate.ts";
import { occur } from "../occur.ts";
import { defineVerb } from "../registry.ts";
import { doersOf, entitiesFor } from "../selecting.ts";

/** Under which name a text knows what a player put into a pile; piles are counted from 0. */
function pileName(name: string, player: PlayerId, pile: number): string {
  return `${name}:${player}:${pile}`;
}
/** Under which name it knows who separated something. */
function separatorsName(name: string): string {
  return `${name}:by`;
}

function pilesOf(bindings: Bindings, name: string, player: PlayerId): readonly (readonly ObjectId[])[] {
  const piles: (readonly ObjectId[])[] = [];
  for (;;) {
    const pile = bindings[pileName(name, player, piles.length)];
    if (pile === undefined) return piles;
    piles.push(pile);
  }
}

function numbered(count: number): readonly Option[] {
  return Array.from({ length: count }, (_, pile): Option => ({ type: "number", number: pile + 1 }));
}

/** "Starting with you": in turn order from that player on. */
function fromYou<T extends { readonly player: PlayerId }>(
  g: GameState,
  doers: readonly T[],
  you: PlayerId,
): readonly T[] {
  const distance = ({ player }: T): number => (player - you + g.players.length) % g.players.length;
  return doers.toSorted((a, b) => distance(a) - distance(b));
}

/**
 * 700.3a: each object is put into one pile, one object after another; a pile may stay empty (700.3d). `at` counts the players, `rest`
 * holds what is left of the objects of the one at hand.
 */
defineVerb("separate", (g, frame, { who, what, piles, startingWith, as }, scope) => {
  const doers = doersOf(g, who, scope);
  const order = startingWith === "you" ? fromYou(g, doers, scope.controller) : doers;
  for (;;) {
    const doer = order[frame.at];
    if (doer === undefined) break;
    const { player } = doer;
    if (frame.name === "") {
      frame.name = "separating";
      frame.rest = entitiesFor(g, what, doer.scope).filter((id) => id > 0);
      for (let pile = 0; pile < piles; pile++) bindPile(frame, as, player, pile, noIds);
    }
    const [object, ...left] = frame.rest;
    const answer = takeAnswer(frame);
    if (object === undefined) {
      frame.at++;
      frame.name = "";
      continue;
    }
    const separated = pilesOf(frame.bindings, as, player);
    if (answer?.type !== "number") {
      ask(g, "pile", player, numbered(piles), {
        source: object,
        about: "separate",
        amount: frame.rest.length,
        piles: separated,
        shown: frame.rest,
      });
      return "again";
    }
    const pile = answer.number - 1;
    bindPile(frame, as, player, pile, [...(separated[pile] ?? noIds), object]);
    frame.rest = left;
  }
  const all = order.flatMap(({ player }) => pilesOf(frame.bindings, as, player).flat());
  frame.bindings = {
    ...frame.bindings,
    [as]: all,
    [separatorsName(as)]: order.map(({ player }) => playerEntity(player)),
  };
  return all.length > 0 ? "did" : "nothing";
});

function bindPile(frame: Frame, name: string, player: PlayerId, pile: number, objects: readonly ObjectId[]): void {
  frame.bindings = { ...frame.bindings, [pileName(name, player, pile)]: objects };
}

/** One of one's own piles, or of those that somebody else has made; where several players choose, each after the other (101.4). */
defineVerb("choosePile", (g, frame, { who, of, own, atRandom, as }, scope) => {
  const players = playersOf(g, who, scope);
  const [separator] = scope.bindings[separatorsName(of)] ?? noIds;
  for (; ; frame.at++) {
    const player = players[frame.at];
    if (player === undefined) break;
    const piles = pilesOf(
      scope.bindings,
      of,
      own === true || separator === undefined ? player : playerOfEntity(separator),
    );
    if (piles.length === 0) continue;
    let pile = randomly(g, atRandom === true, piles.length);
    if (pile < 0) {
      const answer = takeAnswer(frame);
      if (answer?.type !== "number") {
        ask(g, "pile", player, numbered(piles.length), { source: scope.source, about: "choose", piles });
        return "again";
      }
      pile = answer.number - 1;
    }
    occur(g, gameEvent("choose", "700.3", { player, amount: pile + 1, source: scope.source, detail: "pile" }));
    frame.list = [...frame.list, ...(piles[pile] ?? noIds)];
  }
  frame.bindings = { ...frame.bindings, [as]: frame.list };
  return "did";
});

function randomly(g: GameState, atRandom: boolean, count: number): number {
  return atRandom ? randomBelow(g.random, count) : -1;
}
