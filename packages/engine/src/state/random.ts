/** Chance: the small fast counter generator (sfc32) over four numbers of the state. The same seed gives the same game, everywhere. */

/** The numbers that a seed starts from. */
export function seedRandom(seed: number): number[] {
  const state = [seed | 0, (seed / 0x1_0000_0000) | 0, 0x9e3779b9 | 0, 1];
  for (let round = 0; round < 16; round++) nextRandom(state);
  return state;
}

function nextRandom(state: number[]): number {
  const a = state[0] ?? 0;
  const b = state[1] ?? 0;
  const c = state[2] ?? 0;
  const d = state[3] ?? 0;
  const sum = (((a + b) | 0) + d) | 0;
  state[3] = (d + 1) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 up to but not `below`, every one as likely. */
export function randomBelow(state: number[], below: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
  for (;;) {
    const drawn = nextRandom(state);
    if (drawn < limit) return drawn % below;
  }
}

/** Puts a list in random order, in place (Fisher–Yates). */
export function shuffleInPlace(state: number[], list: number[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = randomBelow(state, last + 1);
    const kept = list[last] ?? 0;
    list[last] = list[other] ?? 0;
    list[other] = kept;
  }
}
