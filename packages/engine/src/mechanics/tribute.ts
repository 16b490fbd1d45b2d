/**
 * Tribute (702.104): as this creature enters, an opponent of its controller's choice may put N +1/+1 counters on it. "If tribute
 * wasn't paid" asks whether that player did (702.104b), as the creature entered and again on resolution (603.4).
 */
import type { TriggeredAbility } from "../card/ability.ts";
import type { Effect } from "../card/effect.ts";
import type { Keyword } from "../card/keyword.ts";
import { selfEnters } from "../card/build.ts";
import { newFrame } from "../state/frames.ts";
import { edit, objectOf } from "../state/game.ts";
import { withCounters } from "../state/object.ts";
import { playerEntity, playerOfEntity } from "../state/identity.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "../rules/agenda.ts";
import { opponentsOf } from "../rules/evaluate.ts";
import { defineCondition, defineKeyword } from "../rules/registry.ts";

declare module "../card/keyword.ts" {
  interface Keywords {
    tribute: { readonly n: number };
  }
}
declare module "../card/condition.ts" {
  interface Conditions {
    tributeWasntPaid: true;
  }
}

/** "Tribute N" */
export function tribute(n: number): Keyword {
  return { keyword: "tribute", n };
}
/** "When ~ enters the battlefield, if tribute wasn't paid, …" */
export function ifTributeWasntPaid(...effects: readonly Effect[]): TriggeredAbility {
  return { kind: "triggered", word: "when", event: selfEnters, condition: { tributeWasntPaid: true }, effects };
}

/** 702.104a: the controller chooses an opponent as it enters; that player may put the counters on it. */
defineKeyword("tribute", {
  asEnters: (g, keyword, id, controller) =>
    push(g, newFrame("tribute", { object: id, player: controller, n: keyword.n })),
});

defineFrame("tribute", (g, frame) => {
  const answer = takeAnswer(frame);
  if (frame.at === 0) {
    if (answer?.type !== "choose") {
      const opponents = opponentsOf(g, frame.player).map((player) => ({
        type: "choose" as const,
        entity: playerEntity(player),
      }));
      if (opponents.length === 0) return finish(g);
      ask(g, "choose", frame.player, opponents, { source: frame.object, about: "opponent" });
      return;
    }
    frame.at = 1;
    frame.m = playerOfEntity(answer.entity);
    return;
  }
  if (answer === null) {
    ask(g, "may", frame.m, [{ type: "yes" }, { type: "no" }], {
      source: frame.object,
      about: "tribute",
      amount: frame.n,
    });
    return;
  }
  finish(g);
  if (answer.type !== "yes") return;
  const record = edit(g, frame.object);
  record.counters = withCounters(record.counters, "+1/+1", frame.n);
  record.memory = { ...record.memory, tributePaid: [1] };
});

/** 702.104b: true unless the chosen opponent put the counters on it as it entered, whatever happened to them since. */
defineCondition(
  "tributeWasntPaid",
  (g, _condition, scope) => objectOf(g, scope.source).memory["tributePaid"] === undefined,
);
