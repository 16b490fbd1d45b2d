/** What has been revealed, by whom and for what, from what was told. Pure. */
import type { ObjectId, PlayerId } from "@nykthos/engine";
import type { Told } from "@nykthos/protocol";

/** Cards that a player has revealed for one thing. */
export interface Revealed {
  readonly player: PlayerId;
  readonly source: ObjectId;
  /** Their sheets, in the order in which they were revealed. */
  readonly sheets: readonly number[];
}

/** What was revealed from that place of the story on; without what lies before the player anyhow. */
export function revealedSince(told: readonly Told[], from: number, shown: readonly ObjectId[]): readonly Revealed[] {
  const all: { player: PlayerId; source: ObjectId; sheets: number[] }[] = [];
  for (const { kind, player, source, object, sheet } of told.slice(from)) {
    if (kind !== "reveal" || sheet === 0 || shown.includes(object)) continue;
    const last = all.at(-1);
    if (last?.player === player && last.source === source) last.sheets.push(sheet);
    else all.push({ player, source, sheets: [sheet] });
  }
  return all;
}

/** How many cards of somebody else are revealed in what was just told: they take their time to be read. */
export function toBeRead(told: readonly Told[], viewer: PlayerId): number {
  return told.filter(({ kind, player, sheet }) => kind === "reveal" && player !== viewer && sheet !== 0).length;
}
