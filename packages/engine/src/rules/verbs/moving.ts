/** Verbs that move objects from zone to zone as the text says: exile (701.13), return and put, with what they are as they arrive. */
import type { Destination, Effect } from "../../card/effect.ts";
import type { PlayerRef } from "../../card/reference.ts";
import type { Selection } from "../../card/selection.ts";
import type { Zone } from "../../card/words.ts";
import type { Frame } from "../../state/frames.ts";
import { edit, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import { shuffleInPlace } from "../../state/random.ts";
import { entersAs } from "../entersAs.ts";
import { entitiesOf, quantityOf } from "../evaluate.ts";
import { pushMoves } from "../moves.ts";
import { defineVerb } from "../registry.ts";
import type { Scope } from "../scope.ts";
import { doersOf, entitiesFor, findMoved } from "../selecting.ts";
import { exiledFrom, moveOf } from "../zones.ts";
import type { Move, Position } from "../zones.ts";
import { chooseOrder } from "./ordering.ts";
import { bindResult, follow, noteMoved } from "./results.ts";

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
    const ordered = chooseOrder(g, frame, scope.controller, to.position);
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
