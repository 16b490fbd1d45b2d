/** What has been revealed, by whom and for what, from what was told. Pure. */
import type { ObjectId, PlayerId } from "@nykthos/engine";
import type { Told } from "@nykthos/protocol";

/** Cards that a player has revealed for one thing. */
export interface Revealed {
  readonly player: PlayerId;
  /** The sheet of what they were revealed for; 0 where that is not known. */
  readonly source: number;
  /** Sheets, in the order in which they were revealed, and how many of each. */
  readonly cards: readonly { readonly sheet: number; readonly count: number }[];
}

/** What was revealed from that place of the story on; without what lies before the player anyhow. */
export function revealedSince(told: readonly Told[], from: number, shown: readonly ObjectId[]): readonly Revealed[] {
  const all: { player: PlayerId; by: ObjectId; sheets: number[] }[] = [];
  for (const { kind, player, source, object, sheet } of told.slice(from)) {
    if (kind !== "reveal" || sheet === 0 || shown.includes(object)) continue;
    const last = all.at(-1);
    if (last?.player === player && last.by === source) last.sheets.push(sheet);
    else all.push({ player, by: source, sheets: [sheet] });
  }
  return all.map(({ player, by, sheets }) => ({
    player,
    source: told.findLast(({ object, sheet }) => object === by && sheet !== 0)?.sheet ?? 0,
    cards: [...new Set(sheets)].map((sheet) => ({ sheet, count: sheets.filter((one) => one === sheet).length })),
  }));
}

/** How many cards of somebody else are revealed in what was just told: they take their time to be read. */
export function toBeRead(told: readonly Told[], viewer: PlayerId): number {
  return told.filter(({ kind, player, sheet }) => kind === "reveal" && player !== viewer && sheet !== 0).length;
}
