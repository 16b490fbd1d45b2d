/**
 * What came of a verb, for the rest of the text: the names that it is bound to, and what objects were before they moved (608.2h, 400.7j).
 */
import type { Selection } from "../../card/selection.ts";
import type { Frame } from "../../state/frames.ts";
import type { EntityId, ObjectId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";

/** Binds what came of a verb to its name; within a loop the results of all rounds come together. */
export function bindResult(frame: Frame, name: string | undefined, ids: readonly EntityId[]): void {
  if (name === undefined) return;
  const looping = Object.keys(frame.bindings).some((key) => key.startsWith("each:"));
  const before = looping ? (frame.bindings[name] ?? noIds) : noIds;
  frame.bindings = { ...frame.bindings, [name]: [...before, ...ids] };
}

/** Keeps what each object was before the text moved it, as pairs: its controller and its size are asked for afterwards (608.2h). */
export function noteMoved(frame: Frame, before: readonly ObjectId[], after: readonly ObjectId[]): void {
  const pairs = before.flatMap((id, at) => {
    const became = after[at] ?? 0;
    return became === 0 || became === id ? noIds : [became, id];
  });
  if (pairs.length > 0) frame.bindings = { ...frame.bindings, was: [...pairs, ...(frame.bindings["was"] ?? noIds)] };
}

/** Afterwards a text that spoke of an object by a name speaks of what it became by the same name (400.7j). */
export function follow(frame: Frame, what: Selection, before: readonly ObjectId[], after: readonly ObjectId[]): void {
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
