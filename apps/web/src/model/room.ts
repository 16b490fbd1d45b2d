/**
 * How much room the page has, measured in its own letters: larger text counts as a smaller screen, as it does when a browser zooms. Pure.
 */

/** `narrow`: a phone held upright, all in one column. `low`: a phone on its side, where height is what is short. */
export type Room = "wide" | "narrow" | "low";

/** Up to how many letters across a page is narrow, and below how many down it is low. */
const narrow = 43.75;
const low = 31;

/** Below how many letters down a phone held upright is short: both sides do not fit on it with all their rows. */
const short = 45;

/** Whether rows have to be saved. */
export function isShort(height: number, letter: number): boolean {
  return height < short * letter;
}

/** Below how many letters across a page with a rail has to save on what stands side by side. */
const slim = 73.75;

/** Whether what stands side by side has to be short. */
export function isSlim(width: number, letter: number): boolean {
  return width <= slim * letter;
}

/** The room of a page of that width and height, whose letters are so large; all in the same unit. */
export function roomOf(width: number, height: number, letter: number): Room {
  if (height < low * letter && width > height) return "low";
  return width <= narrow * letter ? "narrow" : "wide";
}
