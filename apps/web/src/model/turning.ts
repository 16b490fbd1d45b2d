/** What turned a game: the turns in which life and cards moved most between the players. Pure. */
import type { Tally } from "@nykthos/protocol";

/** How much more a card is worth than a point of life, when turns are compared. */
const card = 2;

/** What changed for a player. */
interface Change {
  readonly life: number;
  readonly cards: number;
}

/** A turn, and what changed in it. */
export interface TurningPoint {
  readonly turn: number;
  readonly moment: number;
  readonly mine: Change;
  readonly theirs: Change;
}

/** Cards that a player has in hand and on the battlefield. */
export function cardsIn({ hands, permanents }: Tally, player: number): number {
  return (hands[player] ?? 0) + (permanents[player] ?? 0);
}

/** The turns that changed most, at most so many, in the order in which they were played. */
export function turningPoints(tallies: readonly Tally[], viewer: number, most = 3): readonly TurningPoint[] {
  const other = 1 - viewer;
  const points = tallies.slice(0, -1).map((before, index): TurningPoint => {
    const after = tallies[index + 1] ?? before;
    const change = (player: number): Change => ({
      life: (after.life[player] ?? 0) - (before.life[player] ?? 0),
      cards: cardsIn(after, player) - cardsIn(before, player),
    });
    return { turn: before.turn, moment: before.moment, mine: change(viewer), theirs: change(other) };
  });
  const weight = ({ mine, theirs }: TurningPoint): number =>
    Math.abs(mine.life - theirs.life + card * (mine.cards - theirs.cards));
  return points
    .filter((point) => weight(point) >= 3)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .toSorted((a, b) => a.turn - b.turn);
}
