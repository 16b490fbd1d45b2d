/** Verbs that move objects between zones (701.8, 701.13, 701.17, 701.21, 701.24, 121, 603.10): what goes where, and what came of it. */
import type { Destination, Effect } from "../../card/effect.ts";
import type { PlayerRef } from "../../card/reference.ts";
import type { Selection } from "../../card/selection.ts";
import type { Zone } from "../../card/words.ts";
import { gameEvent } from "../../state/events.ts";
import type { Frame } from "../../state/frames.ts";
import { edit, objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import { shuffleInPlace } from "../../state/random.ts";
import { ask, takeAnswer } from "../agenda.ts";
import { pushDestruction } from "../destruction.ts";
import { pushDiscardOf, pushDiscards } from "../discarding.ts";
import { pushDraws } from "../drawing.ts";
import { entersAs } from "../entersAs.ts";
import { entitiesOf, playersInTurnOrder, quantityOf } from "../evaluate.ts";
import { characteristicsOf, controllerOf } from "../layers/index.ts";
import { matches } from "../matching.ts";
import { pushMoves } from "../moves.ts";
import { occur } from "../occur.ts";
import { defineVerb } from "../registry.ts";
import type { Scope } from "../scope.ts";
import { doersOf, entitiesFor, findMoved, permanentsFor, playersFor, topCards } from "../selecting.ts";
import { exiledFrom, moveOf } from "../zones.ts";
import type { Move, Position } from "../zones.ts";

/** Binds what came of a verb to its name; within a loop the results of all rounds come together. */
export function bindResult(frame: Frame, name: string | undefined, ids: readonly EntityId[]): void {
  if (name === undefined) return;
  const looping = Object.keys(frame.bindings).some((key) => key.startsWith("each:"));
  const before = looping ? (frame.bindings[name] ?? noIds) : noIds;
  frame.bindings = { ...frame.bindings, [name]: [...before, ...ids] };
}

/** Keeps what each object was before the text moved it, as pairs: its controller and its size are asked for afterwards (608.2h). */
function noteMoved(frame: Frame, before: readonly ObjectId[], after: readonly ObjectId[]): void {
  const pairs = before.flatMap((id, at) => {
    const became = after[at] ?? 0;
    return became === 0 || became === id ? noIds : [became, id];
  });
  if (pairs.length > 0) frame.bindings = { ...frame.bindings, was: [...pairs, ...(frame.bindings["was"] ?? noIds)] };
}

/** Afterwards a text that spoke of an object by a name speaks of what it became by the same name (400.7j). */
function follow(frame: Frame, what: Selection, before: readonly ObjectId[], after: readonly ObjectId[]): void {
  const name = "ref" in what ? what.ref : "target" in what || "choose" in what ? what.as : undefined;
  if (name === undefined) return;
  const list = frame.bindings[name] ?? before;
  frame.bindings = {
    ...frame.bindings,
    [name]: list.map((id) => {
      const at = before.indexOf(id);
      const became = at < 0 ? 0 : (after[at] ?? 0);
      return became === 0 ? id : became;
    }),
  };
}

defineVerb("destroy", (g, frame, { what, cantBeRegenerated }, scope) => {
  if (frame.at === 0) {
    const ids = permanentsFor(g, what, scope);
    if (ids.length === 0) return "nothing";
    frame.at = 1;
    frame.list = ids;
    pushDestruction(g, ids, [], "701.8a", scope.source, cantBeRegenerated === true);
    return "again";
  }
  const gone = frame.list.filter((id) => objectOf(g, id).zone !== "battlefield");
  frame.bindings = { ...frame.bindings, destroyed: gone };
  return gone.length > 0 ? "did" : "nothing";
});

defineVerb("exile", (g, frame, { who, what, until, faceDown, as }, scope) => {
  if (frame.at === 0) {
    // The source has left already: the effect ends before it begins (610.3c).
    if (until === "selfLeaves" && objectOf(g, scope.source).zone !== "battlefield") return "nothing";
    const found = doersOf(g, who, scope).flatMap((doer) =>
      entitiesFor(g, what, doer.scope).filter((entity) => entity > 0),
    );
    frame.list = found;
    frame.rest = found.map((id) => findMoved(g, id, scope)).filter((id) => id !== 0);
    if (frame.rest.length === 0) {
      bindResult(frame, as, noIds);
      return "nothing";
    }
    frame.at = 1;
    frame.name = objectOf(g, frame.rest[0] ?? 0).zone;
    pushMoves(
      g,
      frame.rest.map((id) =>
        moveOf(g, id, "exile", { cause: "exile", source: scope.source, faceDown: faceDown === true }),
      ),
    );
    return "again";
  }
  const moved = frame.bindings["moved"] ?? noIds;
  const exiled = moved.filter((id) => id !== 0);
  noteMoved(frame, frame.rest, moved);
  remember(g, scope.source, "exiled", exiled);
  if (until === "selfLeaves") remember(g, scope.source, exiledFrom(frame.name as Zone), exiled);
  if (as !== undefined) bindResult(frame, as, exiled);
  else follow(frame, what, frame.rest, moved);
  return exiled.length > 0 ? "did" : "nothing";
});

/** Linked abilities find what their object did (607.2a). */
function remember(g: GameState, source: ObjectId, name: string, ids: readonly ObjectId[]): void {
  if (ids.length === 0) return;
  const record = edit(g, source);
  record.memory = { ...record.memory, [name]: [...(record.memory[name] ?? noIds), ...ids] };
}

defineVerb("return", (g, frame, effect, scope) => moveTo(g, frame, effect, scope));
defineVerb("put", (g, frame, effect, scope) => moveTo(g, frame, effect, scope));

/** What is moved that way, and by whom. */
function movedBy(
  g: GameState,
  { who, what }: { readonly who?: PlayerRef; readonly what: Selection },
  scope: Scope,
): ReadonlyMap<ObjectId, PlayerId> {
  const found = new Map<ObjectId, PlayerId>();
  for (const doer of doersOf(g, who, scope)) {
    for (const entity of entitiesFor(g, what, doer.scope)) {
      const id = entity > 0 ? findMoved(g, entity, scope) : 0;
      if (id !== 0 && !found.has(id)) found.set(id, doer.player);
    }
  }
  return found;
}

function moveTo(
  g: GameState,
  frame: Frame,
  effect: Extract<Effect, { do: "return" | "put" }>,
  scope: Scope,
): "did" | "nothing" | "again" {
  const { what, to, as, do: cause } = effect;
  if (frame.at === 0) {
    const found = [...movedBy(g, effect, scope).keys()];
    frame.rest = found;
    frame.at = found.length > 1 && to.zone === "library" && to.order === "any" ? 1 : 2;
    if (to.order === "random") {
      const shuffled = found.slice();
      shuffleInPlace(g.random, shuffled);
      frame.rest = shuffled;
    }
  }
  if (frame.at === 1) {
    // The order is chosen one at a time: the next in the order in which they are put there.
    const ordered = chooseOrder(g, frame, scope.controller);
    if (!ordered) return "again";
    frame.at = 2;
  }
  if (frame.at === 2) {
    if (frame.rest.length === 0) {
      bindResult(frame, as, noIds);
      return "nothing";
    }
    const attachedTo = to.attachedTo === undefined ? 0 : (entitiesOf(g, to.attachedTo, scope)[0] ?? 0);
    if (to.attachedTo !== undefined && (attachedTo === 0 || objectOf(g, attachedTo).zone !== "battlefield")) {
      bindResult(frame, as, noIds);
      return "nothing";
    }
    frame.at = 3;
    const doers = effect.who === undefined ? null : movedBy(g, effect, scope);
    const moves = frame.rest.map((id) =>
      destinationOf(g, id, to, attachedTo, scope, cause, doers?.get(id) ?? scope.controller),
    );
    const is = entersAs(effect);
    pushMoves(g, is.length === 0 ? moves : moves.map((move) => ({ ...move, is })));
    return "again";
  }
  const moved = frame.bindings["moved"] ?? noIds;
  const arrived = moved.filter((id) => id !== 0);
  noteMoved(frame, frame.rest, moved);
  if (as !== undefined) bindResult(frame, as, arrived);
  follow(frame, what, frame.rest, moved);
  return arrived.length > 0 ? "did" : "nothing";
}

function destinationOf(
  g: GameState,
  id: ObjectId,
  to: Destination,
  attachedTo: EntityId,
  scope: Scope,
  cause: string,
  doer: PlayerId,
): Move {
  const { owner } = objectOf(g, id);
  const position: Position =
    to.position === undefined
      ? "top"
      : typeof to.position === "string"
        ? to.position
        : quantityOf(g, to.position.beneathTop, scope);
  // "Put onto the battlefield" is under the control of whoever does it, unless the text says otherwise (110.2a).
  const under = to.under === "owner" ? owner : doer;
  return moveOf(g, id, to.zone, {
    position,
    under,
    tapped: to.tapped === true,
    counter: to.counter ?? null,
    attachedTo,
    cause,
    source: scope.source,
  });
}

/** Orders `frame.rest` by asking which goes next; `frame.list` holds those already ordered. True once all are. */
export function chooseOrder(g: GameState, frame: Frame, player: PlayerId): boolean {
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") frame.list = [...frame.list, answer.entity];
  const left = frame.rest.filter((id) => !frame.list.includes(id));
  if (left.length <= 1) {
    frame.rest = [...frame.list, ...left];
    frame.list = noIds;
    return true;
  }
  ask(
    g,
    "order",
    player,
    left.map((entity) => ({ type: "choose", entity })),
    { about: "cards" },
  );
  return false;
}

defineVerb("counter", (g, frame, { what }, scope) => {
  if (frame.at === 0) {
    const ids = entitiesFor(g, what, scope).filter(
      (id) => id > 0 && objectOf(g, id).zone === "stack" && canBeCountered(g, id),
    );
    if (ids.length === 0) return "nothing";
    frame.at = 1;
    frame.list = ids;
    const spells = ids.filter((id) => objectOf(g, id).kind !== "ability");
    for (const id of ids) {
      occur(
        g,
        gameEvent("counter", "701.6a", { object: id, player: objectOf(g, id).controller, source: scope.source }),
      );
      if (objectOf(g, id).kind !== "ability") continue;
      g.stack = g.stack.filter((other) => other !== id);
      edit(g, id).zone = "none";
    }
    pushMoves(
      g,
      spells.map((id) => moveOf(g, id, "graveyard", { cause: "counter", source: scope.source })),
    );
    return "again";
  }
  return "did";
});

function canBeCountered(g: GameState, id: ObjectId): boolean {
  return !characteristicsOf(g, id).abilities.some(
    (ability) => ability.kind === "rule" && "cantBeCountered" in ability.data.rule,
  );
}

/** 701.21: each player chooses in turn order, then all are sacrificed at the same time. */
defineVerb("sacrifice", (g, frame, { who, what, count, as }, scope) => {
  if (frame.at === 0) {
    frame.at = 1;
    frame.rest =
      who === undefined
        ? [scope.bindings["actor"] === undefined ? scope.controller : actorOf(scope)]
        : playersFor(g, who, scope);
    if ("ref" in what) {
      const mine = permanentsFor(g, what, scope).filter((id) => frame.rest.includes(controllerOf(g, id)));
      frame.list = mine;
      frame.rest = noIds;
    }
  }
  while (frame.at === 1) {
    const [player, ...others] = frame.rest;
    if (player === undefined || "ref" in what) {
      frame.at = 2;
      break;
    }
    const answer = takeAnswer(frame);
    if (answer?.type === "choose") {
      frame.list = [...frame.list, answer.entity];
      frame.m++;
    }
    const theirs: Scope = { ...scope };
    const left = g.battlefield.filter(
      (id) => !frame.list.includes(id) && controllerOf(g, id) === player && matches(g, what, id, theirs),
    );
    const wanted =
      count === undefined
        ? 1
        : typeof count === "object" || typeof count === "number"
          ? quantityOfCount(g, count, scope)
          : left.length;
    if (frame.m >= wanted || left.length === 0) {
      frame.rest = others;
      frame.m = 0;
      continue;
    }
    if (left.length <= wanted - frame.m) {
      // Not more than must go: all of it, which is no choice.
      frame.list = [...frame.list, ...left];
      frame.rest = others;
      frame.m = 0;
      continue;
    }
    ask(
      g,
      "choose",
      player,
      left.map((entity) => ({ type: "choose", entity })),
      { source: scope.source, about: "sacrifice", amount: wanted - frame.m },
    );
    if (frame.answer === null) return "again";
  }
  if (frame.at === 2) {
    if (frame.list.length === 0) {
      bindResult(frame, as, noIds);
      return "nothing";
    }
    frame.at = 3;
    pushSacrifice(g, frame.list, scope.source);
    return "again";
  }
  bindResult(frame, as, frame.list);
  frame.bindings = { ...frame.bindings, movedBySacrifice: frame.list };
  return "did";
});

export function quantityOfCount(
  g: GameState,
  count: Parameters<typeof quantityOf>[1] | { readonly upTo: unknown } | { readonly oneTo: number },
  scope: Scope,
): number {
  if (typeof count === "object" && ("upTo" in count || "oneTo" in count)) return "oneTo" in count ? count.oneTo : 1;
  return quantityOf(g, count, scope);
}

function actorOf(scope: Scope): PlayerId {
  const [actor] = scope.bindings["actor"] ?? [-1 - scope.controller];
  return -1 - (actor ?? -1);
}

/** Sacrifices those permanents at once (701.21a): no regeneration, no replacement by indestructibility. */
function pushSacrifice(g: GameState, ids: readonly ObjectId[], source: ObjectId): void {
  for (const id of ids) {
    occur(g, gameEvent("sacrifice", "701.21a", { object: id, player: controllerOf(g, id), source }));
  }
  pushMoves(
    g,
    ids.map((id) => moveOf(g, id, "graveyard", { cause: "sacrifice", source })),
  );
}

defineVerb("discard", (g, frame, { who, what, count, as }, scope) => {
  if (frame.at === 0) {
    frame.at = 1;
    if (what !== undefined && "ref" in what) {
      const cards = entitiesOf(g, what, scope).filter((id) => id > 0 && objectOf(g, id).zone === "hand");
      if (cards.length === 0) return "nothing";
      pushDiscardOf(g, cards, scope.source);
      return "again";
    }
    const players =
      scope.bindings["actor"] !== undefined && who === "you" ? [actorOf(scope)] : playersFor(g, who, scope);
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
