/**
 * Dividing combat damage among several recipients (510.1c–d, 702.19b), share by share: which shares can come next so that the whole
 * assignment, all creatures together (510.1e), can still be legal. Pure; knows nothing of games.
 */
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";

/** A creature that assigns damage. */
export interface Assigner {
  readonly source: ObjectId;
  /** Who divides it. */
  readonly controller: PlayerId;
  readonly amount: number;
  readonly deathtouch: boolean;
  /** The creatures it blocks or that block it. */
  readonly creatures: readonly ObjectId[];
  /** The player or planeswalker that gets what is beyond lethal damage (702.19b) or all of it if nothing blocks; 0 for none. */
  readonly beyond: EntityId;
}

/** How many recipients there are to share between. */
export function recipients({ creatures, beyond }: Assigner): number {
  return creatures.length + (beyond === 0 ? 0 : 1);
}

/**
 * What the next recipient of the first assigner can get, the ordinary share (lethal damage, the last one the rest) first.
 * Recipients are its creatures in order, then what is beyond them.
 * @param shares what it has assigned so far
 * @param missing how much more damage would be lethal to a creature, after what others have assigned
 * @param owed creatures that have to be assigned lethal damage yet, since something has assigned damage beyond them
 */
export function nextShares(
  assigners: readonly Assigner[],
  shares: readonly number[],
  missing: (creature: ObjectId) => number,
  owed: readonly ObjectId[],
): number[] {
  const [current, ...later] = assigners;
  if (current === undefined) return [];
  const at = shares.length;
  let left = current.amount;
  for (const share of shares) left -= share;
  if (at >= recipients(current) - 1 || left === 0) return [left];

  const { creatures, deathtouch } = current;
  const creature = creatures[at] ?? 0;
  const stillMissing = (id: ObjectId, own: readonly number[]): number => {
    const assigned = own[creatures.indexOf(id)] ?? 0;
    return assigned > 0 && deathtouch ? 0 : Math.max(0, missing(id) - assigned); // 702.2c
  };
  const possible = (share: number): boolean => {
    const own = [...shares, share];
    const after = left - share;
    const isLast = at === creatures.length - 1;
    const debts = new Set(owed);
    if (isLast && after > 0) for (const id of creatures) debts.add(id); // what is left goes beyond
    const sources = isLast ? later : [{ ...current, amount: after, creatures: creatures.slice(at + 1) }, ...later];
    return canCover(
      [...debts].map((id) => ({ creature: id, missing: stillMissing(id, own) })),
      sources,
    );
  };

  const found: number[] = [];
  for (let share = 0; share <= left; share++) if (possible(share)) found.push(share);
  const lethal = missing(creature);
  const ordinary = Math.min(left, deathtouch && lethal > 0 ? 1 : lethal);
  const first = found.includes(ordinary) ? ordinary : left;
  return found.includes(first) ? [first, ...found.filter((share) => share !== first)] : found;
}

interface Debt {
  readonly creature: ObjectId;
  readonly missing: number;
}
type Source = Pick<Assigner, "amount" | "deathtouch" | "creatures">;

/** Whether those sources can assign lethal damage to all these creatures. */
function canCover(debts: readonly Debt[], sources: readonly Source[]): boolean {
  const open = debts.filter(({ missing }) => missing > 0);
  if (open.length === 0) return true;
  if (open.some(({ creature }) => !sources.some((source) => source.amount > 0 && source.creatures.includes(creature))))
    return false;
  return coverFrom(open, 0, sources);
}

/** Any damage of a source with deathtouch will do for one creature; the rest is for those without it. */
function coverFrom(open: readonly Debt[], at: number, sources: readonly Source[]): boolean {
  const debt = open[at];
  if (debt === undefined) return enoughFor(open, sources);
  for (const [index, source] of sources.entries()) {
    if (!source.deathtouch || source.amount === 0 || !source.creatures.includes(debt.creature)) continue;
    const rest = sources.map((other, place) => (place === index ? { ...other, amount: other.amount - 1 } : other));
    const others = open.filter((_, place) => place !== at);
    if (coverFrom(others, at, rest)) return true;
  }
  return coverFrom(open, at + 1, sources);
}

/** Hall's theorem: any group of creatures misses no more than what can reach it. */
function enoughFor(open: readonly Debt[], sources: readonly Source[]): boolean {
  for (let group = 1; group < 1 << open.length; group++) {
    let needed = 0;
    const members = open.filter((_, place) => (group & (1 << place)) !== 0);
    for (const { missing } of members) needed += missing;
    let there = 0;
    for (const source of sources) {
      if (!source.deathtouch && members.some(({ creature }) => source.creatures.includes(creature)))
        there += source.amount;
    }
    if (there < needed) return false;
  }
  return true;
}
