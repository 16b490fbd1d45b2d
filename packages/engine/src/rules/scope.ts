/**
 * A scope: from where a text is read. Whose ability it is, which object it is on, and what its names are bound to; every quantity,
 * condition, filter and reference is evaluated in one (608.2c, 608.2h).
 */
import type { Bindings, StackInfo } from "../state/object.ts";
import { noBindings } from "../state/object.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";

export interface Scope {
  /** The object that the ability is on, or the spell itself (113.7). */
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly bindings: Bindings;
  /** What the spell or ability on the stack knows: X, targets, division; null for statics and costs before the stack. */
  readonly stack: StackInfo | null;
}

export function scopeOf(source: ObjectId, controller: PlayerId, bindings: Bindings = noBindings): Scope {
  return { source, controller, bindings, stack: null };
}
