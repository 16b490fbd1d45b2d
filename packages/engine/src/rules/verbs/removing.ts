/** Verbs by which permanents and spells go to the graveyard: destroy (701.8), counter (701.6), sacrifice (701.21). */
import { gameEvent } from "../../state/events.ts";
import { edit, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import { ask, takeAnswer } from "../agenda.ts";
import { pushDestruction } from "../destruction.ts";
import { quantityOf } from "../evaluate.ts";
import { characteristicsOf, controllerOf } from "../layers/index.ts";
import { matches } from "../matching.ts";
import { pushMoves } from "../moves.ts";
import { occur } from "../occur.ts";
import { defineVerb } from "../registry.ts";
import { actorOf, entitiesFor, permanentsFor, playersFor } from "../selecting.ts";
import { moveOf } from "../zones.ts";
import { bindResult } from "./results.ts";

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
    frame.rest = who === undefined ? [actorOf(scope)] : playersFor(g, who, scope);
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
    const left = g.battlefield.filter(
      (id) => !frame.list.includes(id) && controllerOf(g, id) === player && matches(g, what, id, scope),
    );
    const wanted = count === undefined ? 1 : quantityOf(g, count, scope);
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
      {
        source: scope.source,
        about: "sacrifice",
        amount: wanted - frame.m,
        toChoose: { least: wanted - frame.m, most: wanted - frame.m },
      },
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
  return "did";
});

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
