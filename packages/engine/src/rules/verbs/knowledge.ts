/** Verbs about what players may know: revealing, looking, choosing among what was seen, and what becomes of the rest (701.20, 608.2). */
import { gameEvent } from "../../state/events.ts";
import { dependencies } from "../../state/cache.ts";
import type { Frame } from "../../state/frames.ts";
import { edit, objectOf, playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import { shuffleInPlace } from "../../state/random.ts";
import type { Option } from "../../state/question.ts";
import { ask, takeAnswer } from "../agenda.ts";
import { countRange, quantityOf } from "../evaluate.ts";
import { matches } from "../matching.ts";
import { pushMoves } from "../moves.ts";
import { occur } from "../occur.ts";
import { defineVerb } from "../registry.ts";
import { touchIf } from "../layers/index.ts";
import { doersOf, entitiesFor, playersFor, topCards } from "../selecting.ts";
import { lookedAtBy, openly } from "../view.ts";
import { moveOf } from "../zones.ts";
import { chooseOrder } from "./ordering.ts";
import { bindResult } from "./results.ts";

/** Reveals cards; for as long as the text is being carried out everybody can see them (701.20a). */
function reveal(g: GameState, frame: Frame, ids: readonly ObjectId[], source: ObjectId): void {
  if (ids.length > 0) frame.bindings = { ...frame.bindings, [openly]: [...(frame.bindings[openly] ?? noIds), ...ids] };
  for (const id of ids) occur(g, gameEvent("reveal", "701.20a", { object: id, player: objectOf(g, id).owner, source }));
}

defineVerb("reveal", (g, frame, { what }, scope) => {
  const ids = entitiesFor(g, what, scope).filter((id) => id > 0);
  reveal(g, frame, ids, scope.source);
  return ids.length > 0 ? "did" : "nothing";
});

defineVerb("revealHand", (g, frame, { who, as }, scope) => {
  const hands = playersFor(g, who, scope).flatMap((player) => playerAt(g, player).hand);
  reveal(g, frame, hands, scope.source);
  bindResult(frame, as, hands);
  return "did";
});

/** The player chooses which; as many as there are, where the hand has fewer. */
defineVerb("revealFromHand", (g, frame, { who, count, as }, scope) => {
  const [player] = playersFor(g, who, scope);
  if (player === undefined) return "nothing";
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") frame.list = [...frame.list, answer.entity];
  const left = playerAt(g, player).hand.filter((id) => !frame.list.includes(id));
  const missing = quantityOf(g, count, scope) - frame.list.length;
  if (missing > 0 && missing < left.length) {
    const options = left.map((entity): Option => ({ type: "choose", entity }));
    const toChoose = { least: missing, most: missing };
    ask(g, "choose", player, options, { source: scope.source, about: as, amount: missing, toChoose });
    return "again";
  }
  const shown = missing <= 0 ? frame.list : [...frame.list, ...left];
  reveal(g, frame, shown, scope.source);
  bindResult(frame, as, shown);
  return shown.length > 0 ? "did" : "nothing";
});

/** 406.3: from now on everybody may look at them. */
defineVerb("turnFaceUp", (g, frame, { who, what, as }, scope) => {
  const cards = doersOf(g, who, scope).flatMap((doer) => entitiesFor(g, what, doer.scope).filter((id) => id > 0));
  let did = false;
  for (const id of cards) {
    if (!objectOf(g, id).faceDown) continue;
    edit(g, id).faceDown = false;
    did = true;
    occur(g, gameEvent("reveal", "406.3", { object: id, player: objectOf(g, id).owner, source: scope.source }));
  }
  if (did) touchIf(g, dependencies.exile);
  bindResult(frame, as, cards);
  return did ? "did" : "nothing";
});

defineVerb("revealTop", (g, frame, { who, count, as }, scope) => {
  const cards = playersFor(g, who, scope).flatMap((player) => topCards(g, player, quantityOf(g, count, scope)));
  reveal(g, frame, cards, scope.source);
  bindResult(frame, as, cards);
  return cards.length > 0 ? "did" : "nothing";
});

defineVerb("lookAtTop", (g, frame, { who, count, as }, scope) => {
  const cards = playersFor(g, who, scope).flatMap((player) => topCards(g, player, quantityOf(g, count, scope)));
  const looked = lookedAtBy(scope.controller);
  frame.bindings = { ...frame.bindings, [looked]: [...(frame.bindings[looked] ?? noIds), ...cards] };
  for (const id of cards)
    occur(g, gameEvent("look", "701.20e", { object: id, player: scope.controller, source: scope.source }));
  bindResult(frame, as, cards);
  return cards.length > 0 ? "did" : "nothing";
});

defineVerb("chooseFrom", (g, frame, { who, what, from, count, as }, scope) => {
  const [player] = playersFor(g, who, scope);
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") frame.list = [...frame.list, answer.entity];
  const left = (scope.bindings[from] ?? noIds).filter((id) => !frame.list.includes(id) && matches(g, what, id, scope));
  const { least, most } = countRange(g, count, scope);
  if (player === undefined || answer?.type === "done" || frame.list.length >= most || left.length === 0) {
    bindResult(frame, as, frame.list);
    return frame.list.length > 0 ? "did" : "nothing";
  }
  const options: Option[] = left.map((entity) => ({ type: "choose", entity }));
  if (frame.list.length >= least) options.push({ type: "done" });
  const needed = Math.max(0, Math.min(least - frame.list.length, left.length));
  const toChoose = { least: needed, most: Math.min(most - frame.list.length, left.length) };
  const shown = scope.bindings[from] ?? noIds;
  ask(g, "choose", player, options, { source: scope.source, about: as, amount: needed, toChoose, shown });
  return "again";
});

/** The choice itself is made before the verb is carried out, as those of every verb are. */
defineVerb("choose", () => "did");

/** What is left of what was looked at or revealed: the cards that are still where they were. */
defineVerb("putRest", (g, frame, { of, to }, scope) => {
  if (frame.at === 0) {
    frame.rest = (scope.bindings[of] ?? noIds).filter((id) => id > 0 && objectOf(g, id).zone === "library");
    frame.at = 1;
    if (to.order === "random") {
      const shuffled = frame.rest.slice();
      shuffleInPlace(g.random, shuffled);
      frame.rest = shuffled;
    } else if (to.order !== "any" || to.zone !== "library") frame.at = 2;
  }
  if (frame.at === 1) {
    if (to.order === "any" && !chooseOrder(g, frame, scope.controller, to.position)) return "again";
    frame.at = 2;
  }
  if (frame.at === 2) {
    if (frame.rest.length === 0) return "nothing";
    frame.at = 3;
    const position = to.position === "bottom" ? "bottom" : "top";
    pushMoves(
      g,
      frame.rest.map((id) =>
        moveOf(g, id, to.zone, {
          position,
          under: scope.controller,
          tapped: to.tapped === true,
          cause: "put",
          source: scope.source,
        }),
      ),
    );
    return "again";
  }
  return "did";
});
