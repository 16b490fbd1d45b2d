/**
 * Why an object is what it is (613): each thing that contributes, in the order of application. It is the layers themselves that tell,
 * so an explanation cannot differ from what is.
 */
import type { Condition } from "../../card/condition.ts";
import type { Quantity } from "../../card/quantity.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId } from "../../state/identity.ts";
import { quantityOf } from "../evaluate.ts";
import { scopeOf } from "../scope.ts";
import { buildLayers, recordBase } from "./build.ts";
import { baseOf } from "./copiable.ts";
import { controllerOf } from "./current.ts";
import type { Contribution } from "./record.ts";

/** What contributes to an object's characteristics. Made when asked for; changes nothing. */
export function explainObject(g: GameState, id: ObjectId): Contribution[] {
  const contributions: Contribution[] = [];
  const object = objectOf(g, id);
  const record = (about: ObjectId, contribution: Contribution): void => {
    if (about === id) contributions.push(contribution);
  };
  if (object.zone !== "battlefield") {
    recordBase(record, g, object, false);
    if (object.zone !== "none" && baseOf(g, object).definition !== null) {
      record(id, { layer: "7a", source: id, kind: "definition", rule: "208.2a", timestamp: object.timestamp });
    }
    return contributions;
  }
  const { layers } = g;
  buildLayers(g, record);
  g.layers = layers;
  return contributions.map((contribution) => measured(g, contribution));
}

/** With what its condition is about, as that stands now that all layers have been applied. */
function measured(g: GameState, contribution: Contribution): Contribution {
  const condition = contribution.ability?.data.condition;
  const quantities = condition === undefined ? [] : quantitiesIn(condition);
  if (quantities.length === 0) return contribution;
  const scope = scopeOf(contribution.source, controllerOf(g, contribution.source));
  return {
    ...contribution,
    measured: quantities.map((quantity) => ({ quantity, now: quantityOf(g, quantity, scope) })),
  };
}

/** What a condition compares or counts; nothing for what is simply so or not. */
function quantitiesIn(condition: Condition): readonly Quantity[] {
  if ("not" in condition) return quantitiesIn(condition.not);
  if ("quantity" in condition) {
    const { left, comparison } = condition.quantity;
    return [left, comparison.value].filter((quantity) => typeof quantity !== "number");
  }
  if ("hasCounters" in condition) {
    const { object, kind } = condition.hasCounters;
    return [{ countersOn: { object, kind } }];
  }
  if ("controls" in condition && condition.controls.who === "you")
    return [{ count: { ...condition.controls.what, controller: "you" } }];
  return [];
}
