/** Who targets, attacks and blocks whom, from the state of the game. Pure. */
import type { EntityId, ObjectId, View } from "@nykthos/engine";

export interface Arrow {
  readonly kind: "target" | "attack" | "block";
  readonly from: ObjectId;
  readonly to: EntityId;
}

export function arrowsOf(view: View): readonly Arrow[] {
  const arrows: Arrow[] = [];
  for (const { id, targets } of view.stack) {
    const all = new Set(Object.values(targets).flat());
    for (const to of all) if (to !== 0) arrows.push({ kind: "target", from: id, to });
  }
  for (const { id, attacking, blocking } of view.battlefield) {
    if (attacking !== 0) arrows.push({ kind: "attack", from: id, to: attacking });
    for (const to of blocking) if (to !== 0) arrows.push({ kind: "block", from: id, to });
  }
  return arrows;
}
