/**
 * Why an object is what it is (613): each thing that contributes, in the order of application. It is the layers themselves that tell,
 * so an explanation cannot differ from what is.
 */
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId } from "../../state/identity.ts";
import { buildLayers, recordBase } from "./build.ts";
import { baseOf } from "./copiable.ts";
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
  return contributions;
}
