/** Chance that is always the same for the same word: every drawing is a function of what it draws. */

/** A stream of numbers from 0 up to 1 that depends on the word alone. */
export function chanceOf(word: string): () => number {
  let state = 2_166_136_261;
  for (let at = 0; at < word.length; at++) state = Math.imul(state ^ word.charCodeAt(at), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** A number with one digit behind the point, as drawings want it. */
export function round(number: number): number {
  return Math.round(number * 10) / 10;
}
