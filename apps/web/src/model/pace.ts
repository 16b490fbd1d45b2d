/** How long what was just told stays before it goes on: land and turn a moment, combat and what the other side does longer. Pure. */
import type { PlayerId } from "@nykthos/engine";
import type { Told } from "@nykthos/protocol";
import type { Speed } from "../words/index.ts";
import { toBeRead } from "./revealing.ts";

/** In milliseconds. */
const moment: Readonly<Record<Speed, number>> = { instant: 0, fast: 260, normal: 620, slow: 1300 };
/** What the other side reveals has to be read. */
const reading: Readonly<Record<Speed, number>> = { instant: 0, fast: 500, normal: 1200, slow: 2400 };

/** What turns a game is looked at longer, whoever does it. */
const weighty: ReadonlySet<Told["kind"]> = new Set<Told["kind"]>(["attack", "block", "damage", "destroy", "counter"]);
/** What the player's own doing needs no longer look at. */
const theirs: ReadonlySet<Told["kind"]> = new Set<Told["kind"]>(["cast", "activate", "discard", "sacrifice"]);

/** The milliseconds until the next update is shown; fewer where many wait. */
export function timeToSee(told: readonly Told[], viewer: PlayerId, speed: Speed, waiting: number): number {
  const long = told.some(({ kind, player }) => weighty.has(kind) || (theirs.has(kind) && player !== viewer));
  const looking = moment[speed] * (long ? 1.7 : 1) * (waiting > 8 ? 0.4 : 1);
  const cards = toBeRead(told, viewer);
  return Math.max(looking, cards === 0 ? 0 : reading[speed] * (1 + Math.min(cards, 5) / 2));
}
