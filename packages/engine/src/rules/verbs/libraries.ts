/** Verbs about libraries: shuffling, shuffling something into one, searching (701.23–24). */
import { gameEvent } from "../../state/events.ts";
import { edit, objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { shuffleInPlace } from "../../state/random.ts";
import type { Option } from "../../state/question.ts";
import { ask, takeAnswer } from "../agenda.ts";
import { countRange } from "../evaluate.ts";
import { matches } from "../matching.ts";
import { pushMoves } from "../moves.ts";
import { occur } from "../occur.ts";
import { defineVerb } from "../registry.ts";
import type { Scope } from "../scope.ts";
import type { Selection } from "../../card/selection.ts";
import { entitiesFor, findMoved, playersFor } from "../selecting.ts";
import { createObject, moveOf } from "../zones.ts";
import { bindResult } from "./results.ts";

defineVerb("shuffle", (g, _frame, { who }, scope) => {
  for (const player of playersFor(g, who, scope)) shuffleLibrary(g, player);
  return "did";
});

/**
 * 701.24a. A shuffled card is nobody's known card any more: each becomes a new object. The numbers are given in an order that tells
 * neither where a card lay before nor where it lies now.
 */
export function shuffleLibrary(g: GameState, player: PlayerId): void {
  const record = playerAt(g, player);
  const order = record.library.slice();
  shuffleInPlace(g.random, order);
  // A token that is shuffled in, soon to cease to exist (111.7), keeps its number: no card is to go with it.
  const isCard = (id: ObjectId): boolean => objectOf(g, id).kind === "card";
  const instances = order.filter(isCard).map((id) => objectOf(g, id).instance);
  shuffleInPlace(g.random, instances);
  const renewed = order.map((id) => renew(g, id, (isCard(id) ? instances.pop() : objectOf(g, id).instance) ?? 0));
  shuffleInPlace(g.random, renewed);
  record.library = renewed;
  occur(g, gameEvent("shuffle", "701.24a", { player }));
}

function renew(g: GameState, id: ObjectId, instance: number): ObjectId {
  const old = objectOf(g, id);
  const fresh = createObject(g, old.card, old.kind, old.owner);
  const record = edit(g, fresh);
  record.instance = instance;
  record.zone = "library";
  edit(g, id).zone = "none";
  return fresh;
}

/** The libraries are shuffled even if nothing comes there (701.24c–d): each goes into that of its owner. */
defineVerb("shuffleInto", (g, frame, { what }, scope) => {
  if (frame.at === 0) {
    const objects = entitiesFor(g, what, scope).filter((entity) => entity > 0);
    frame.list = [...new Set([...objects.map((id) => objectOf(g, id).owner), ...zoneOwners(g, what, scope)])];
    frame.at = 1;
    const moving = new Set(objects.map((id) => findMoved(g, id, scope)).filter((id) => id !== 0));
    if (moving.size > 0) {
      pushMoves(
        g,
        [...moving].map((id) => moveOf(g, id, "library", { cause: "shuffle", source: scope.source })),
      );
      return "again";
    }
  }
  for (const owner of frame.list) shuffleLibrary(g, owner);
  return frame.list.length > 0 ? "did" : "nothing";
});

/** Whose zones a selection speaks of as a whole, also where those are empty. */
function zoneOwners(g: GameState, what: Selection, scope: Scope): readonly PlayerId[] {
  if ("both" in what) return what.both.flatMap((part) => zoneOwners(g, part, scope));
  return "allIn" in what ? playersFor(g, what.of, scope) : [];
}

/** 701.23: the player looks through and finds cards that fit, or fewer: a stated quality may always be failed to find. */
defineVerb("search", (g, frame, { who, zones, of, filter, count, as }, scope) => {
  const [searcher] = playersFor(g, who, scope);
  const [owner] = of === undefined ? [searcher] : playersFor(g, of, scope);
  if (searcher === undefined || owner === undefined) return "nothing";
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") frame.list = [...frame.list, answer.entity];
  const record = playerAt(g, owner);
  const where = (zones ?? ["library"]).flatMap((zone) =>
    zone === "library" || zone === "hand" || zone === "graveyard" ? record[zone] : [],
  );
  const left = where.filter((id) => !frame.list.includes(id) && matches(g, filter, id, scope));
  const { most } = countRange(g, count, scope);
  if (answer?.type === "done" || frame.list.length >= most || left.length === 0) {
    bindResult(frame, as, frame.list);
    occur(g, gameEvent("search", "701.23a", { player: searcher, amount: frame.list.length, source: scope.source }));
    return "did";
  }
  const options: Option[] = left.map((entity) => ({ type: "choose", entity }));
  if (Object.keys(filter).some((key) => key !== "noun") || typeof count === "object" || count === "anyNumber")
    options.push({ type: "done" }); // 701.23b
  const atMost = Math.min(most - frame.list.length, left.length);
  const toChoose = { least: options.length > left.length ? 0 : atMost, most: atMost };
  // Looked through is all of it (701.23a), in no order: where a card lies tells nothing that a player may go by.
  const shown = where.toSorted((a, b) => a - b);
  ask(g, "choose", searcher, options, {
    source: scope.source,
    about: as,
    amount: record.library.length,
    toChoose,
    shown,
  });
  return "again";
});
