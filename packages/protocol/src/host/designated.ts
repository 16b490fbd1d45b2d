/** What permanents have become that no counter tells, as being monstrous (701.37b), in the rules' words. */
import { designationBit, objectOf } from "@nykthos/engine";
import type { GameState, ObjectId } from "@nykthos/engine";
import type { Designation } from "@nykthos/engine/card";

/** All there are; one more does not compile before it stands here. */
const all: Readonly<Record<Designation, true>> = { detained: true, monstrous: true };
const designations = Object.keys(all) as readonly Designation[];

export function designatedOn(g: GameState): Readonly<Record<ObjectId, readonly Designation[]>> {
  const designated: Record<ObjectId, readonly Designation[]> = {};
  for (const id of g.battlefield) {
    const mask = objectOf(g, id).designations;
    if (mask !== 0) designated[id] = designations.filter((one) => (mask & designationBit(one)) !== 0);
  }
  return designated;
}
