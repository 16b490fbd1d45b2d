/** The state as text, for saving and for comparing: every value of it but what is derived or shared. */
import type { CompiledCard } from "../state/compiled.ts";
import type { GameState } from "../state/game.ts";

const leftOut = new Set(["pool", "edition", "layers", "listener", "undo"]);

/** The position as JSON text, keys in a fixed order. */
export function serialiseState(g: GameState): string {
  const values = Object.entries(g)
    .filter(([key]) => !leftOut.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(values), replacer);
}

function replacer(key: string, value: unknown): unknown {
  if (key === "edition") return undefined;
  // Last known characteristics name abilities, which are shared and lead back to the card.
  if (key === "card" && typeof value === "object" && value !== null) return (value as CompiledCard).name;
  return value;
}

/** A hash of the position (FNV-1a over its text, twice 32 bits). */
export function hashState(g: GameState): string {
  const text = serialiseState(g);
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}
