/** Verbs of libraries and hands, card by card: discard (701.9), draw (121), mill (701.17). */
import { gameEvent } from "../../state/events.ts";
import { objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { PlayerId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import { pushDiscardOf, pushDiscards } from "../discarding.ts";
import { pushDraws } from "../drawing.ts";
import { entitiesOf, playersInTurnOrder, quantityOf } from "../evaluate.ts";
import { pushMoves } from "../moves.ts";
import { occur } from "../occur.ts";
import { defineVerb } from "../registry.ts";
import { actorOf, playersFor, topCards } from "../selecting.ts";
import { moveOf } from "../zones.ts";
import { bindResult } from "./results.ts";

defineVerb("discard", (g, frame, { who, what, count, as }, scope) => {
  if (frame.at === 0) {
    frame.at = 1;
    if (what !== undefined && "ref" in what) {
      const cards = entitiesOf(g, what, scope).filter((id) => id > 0 && objectOf(g, id).zone === "hand");
      if (cards.length === 0) return "nothing";
      pushDiscardOf(g, cards, scope.source);
      return "again";
    }
    const players = who === "you" ? [actorOf(scope)] : playersFor(g, who, scope);
    pushDiscards(
      g,
      inTurnOrder(g, players).map((player) => ({
        player,
        count: count === "hand" ? playerAt(g, player).hand.length : quantityOf(g, count, scope),
        ...(what === undefined ? {} : { what }),
      })),
      scope.source,
    );
    return "again";
  }
  const discarded = frame.bindings["discarded"] ?? noIds;
  bindResult(frame, as, discarded);
  frame.bindings = { ...frame.bindings, amount: [discarded.length] };
  return discarded.length > 0 ? "did" : "nothing";
});

function inTurnOrder(g: GameState, players: readonly PlayerId[]): readonly PlayerId[] {
  return players.length < 2 ? players : playersInTurnOrder(g).filter((player) => players.includes(player));
}

defineVerb("draw", (g, frame, { who, count }, scope) => {
  if (frame.at === 0) {
    frame.at = 1;
    const number = quantityOf(g, count, scope);
    pushDraws(
      g,
      inTurnOrder(g, playersFor(g, who, scope)).map((player) => ({ player, count: number })),
      scope.source,
      frame.bindings["replacedBy"],
    );
    return "again";
  }
  return (frame.bindings["drawn"] ?? noIds).length > 0 ? "did" : "nothing";
});

defineVerb("mill", (g, frame, { who, count, as }, scope) => {
  if (frame.at === 0) {
    const number = quantityOf(g, count, scope);
    const cards = playersFor(g, who, scope).flatMap((player) => topCards(g, player, number));
    if (cards.length === 0) {
      bindResult(frame, as, noIds);
      return "nothing";
    }
    frame.at = 1;
    frame.list = cards;
    pushMoves(
      g,
      cards.map((id) => moveOf(g, id, "graveyard", { cause: "mill", source: scope.source })),
    );
    return "again";
  }
  const moved = frame.bindings["moved"] ?? noIds;
  frame.list.forEach((id, at) => {
    occur(
      g,
      gameEvent("mill", "701.17a", { object: moved[at] ?? id, player: objectOf(g, id).owner, source: scope.source }),
    );
  });
  bindResult(frame, as, moved);
  return "did";
});
