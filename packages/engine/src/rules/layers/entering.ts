/**
 * What something is that is about to enter the battlefield, for what changes how it enters (614.12): what it will be by itself, with the
 * type-changing static abilities of its own that would apply to it. It is not there yet, so it does not count for their conditions.
 */
import type { Characteristics } from "../../state/compiled.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId } from "../../state/identity.ts";
import { holds } from "../evaluate.ts";
import { scopeOf } from "../scope.ts";
import { baseOf, valuesFor } from "./copiable.ts";
import { changeTypes } from "./types.ts";
import { copyValues } from "./values.ts";
import type { Values } from "./values.ts";

/** What the prepared record of something that enters will be. */
export function characteristicsAsEnters(g: GameState, id: ObjectId): Characteristics {
  const object = objectOf(g, id);
  const base = baseOf(g, object);
  const values = valuesFor(base, object.controller);
  const scope = scopeOf(id, object.controller);
  let own: Values | null = null;
  let subtypes = values.subtypes;
  for (const { self, condition, unless, mods, otherwise } of base.statics) {
    if (!self) continue;
    const parts = condition !== null && holds(g, condition, scope) === unless ? otherwise : mods;
    for (const part of parts.list) {
      if (part.op !== "types") continue;
      own ??= copyValues(values);
      subtypes = changeTypes(own, subtypes, part.change);
    }
  }
  return own ?? values;
}
