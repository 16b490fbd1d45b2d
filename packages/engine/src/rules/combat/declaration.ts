/**
 * What declaring attackers (508.1) and blockers (509.1) have in common: a table of who can be paired with whom, and the walk through
 * it, one pair at a time, with a step back. Knows nothing of what the pairs mean.
 */
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId } from "../../state/identity.ts";
import type { Frame } from "../../state/frames.ts";
import type { Option } from "../../state/question.ts";
import type { Chosen, Pairing } from "./requirements.ts";

/** A declaration's table: made once as it begins, since nothing else happens until it ends. */
export interface Table {
  /** The creatures that can be chosen: attackers or blockers. */
  readonly creatures: readonly ObjectId[];
  /** What they can be chosen for: what can be attacked, or attackers. */
  readonly partners: readonly EntityId[];
  readonly pairing: Pairing;
  /** Nothing but the pairs themselves decides. */
  readonly free: boolean;
  /** The option of each pair, for each creature in the order of its partners. */
  readonly options: readonly (readonly Option[])[];
}

/** The pairs a frame has chosen so far: creatures in `list`, their partners in `rest`. */
export function addPair(frame: Frame, creature: ObjectId, partner: EntityId): void {
  frame.list = [...frame.list, creature];
  frame.rest = [...frame.rest, partner];
}
export function dropPair(frame: Frame): void {
  frame.list = frame.list.slice(0, -1);
  frame.rest = frame.rest.slice(0, -1);
}

/**
 * What has been chosen of a declaration that is still being made, its costs included: attackers with what they attack, or blockers with
 * what they block. Nothing attacks or blocks before the declaration ends (508.1k, 509.1g), but everybody can see what it will be.
 */
export function declaredSoFar(g: GameState): readonly { readonly creature: ObjectId; readonly partner: EntityId }[] {
  const frame = g.agenda.findLast(({ kind }) => kind === "declareAttackers" || kind === "declareBlockers");
  // At 0 it has not begun, or the next player's has not; what the frame holds then is what the last one declared.
  if (frame === undefined || frame.at === 0) return [];
  return frame.list.map((creature, at) => ({ creature, partner: frame.rest[at] ?? 0 }));
}

/** The chosen pairs by the table's indexes. */
export function chosenOf(table: Table, frame: Frame): Chosen {
  const chosen: number[][] = table.creatures.map(() => []);
  for (const [at, creature] of frame.list.entries()) {
    chosen[table.creatures.indexOf(creature)]?.push(table.partners.indexOf(frame.rest[at] ?? 0));
  }
  return chosen;
}

/** Whether one more pair may be chosen: asked of each that is not chosen yet. */
export type MayAdd = (creature: number, place: number) => boolean;

/** The options of a declaration's next question: further pairs, an end where it may end, a step back. */
export function optionsOf(table: Table, frame: Frame, mayAdd: MayAdd | null, done: boolean): Option[] {
  const options: Option[] = [];
  const { list, rest } = frame;
  for (let index = 0; index < table.creatures.length; index++) {
    const chooser = table.pairing.choosers[index];
    const row = table.options[index];
    if (chooser === undefined || row === undefined) continue;
    const creature = table.creatures[index] ?? 0;
    let used = 0;
    for (const other of list) if (other === creature) used++;
    if (used >= chooser.capacity) continue;
    for (let place = 0; place < row.length; place++) {
      const option = row[place];
      if (
        option === undefined ||
        (used > 0 && isChosen(list, rest, creature, table.partners[chooser.partners[place] ?? -1] ?? 0))
      )
        continue;
      if (mayAdd === null || mayAdd(index, place)) options.push(option);
    }
  }
  if (done) options.push(doneOption);
  if (list.length > 0) options.push(backOption);
  return options;
}
const doneOption: Option = Object.freeze({ type: "done" });
const backOption: Option = Object.freeze({ type: "back" });

function isChosen(
  list: readonly ObjectId[],
  rest: readonly EntityId[],
  creature: ObjectId,
  partner: EntityId,
): boolean {
  for (let at = 0; at < list.length; at++) if (list[at] === creature && rest[at] === partner) return true;
  return false;
}
