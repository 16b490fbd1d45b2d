/**
 * The state as text, for saving and for comparing: every value of it but what is derived. What is shared with the cards (abilities, and
 * the parts of their texts) is named by its place in the pool instead of being written out. Loading it again is in `saving.ts`.
 */
import type { CompiledAbility, CompiledCard } from "../state/compiled.ts";
import { abilitiesPerCard } from "../state/game.ts";
import type { GameState, Pool } from "../state/game.ts";
import type { GameObject } from "../state/object.ts";

/** Derived, or of this process only. */
const leftOut: ReadonlySet<string> = new Set(["pool", "edition", "layers", "listener"]);

/** What stands in the text instead of a part of a card's data: its place among the parts of the pool. */
export const partKey = "$part";
/** Instead of a compiled ability: its number in the pool. */
export const abilityKey = "$ability";
/** Instead of a compiled keyword ability that no card of the pool has: the keyword. */
export const keywordKey = "$keyword";

/** The parts of the data of a pool's cards, numbered in the order in which they are found in it. */
export interface PoolParts {
  readonly parts: readonly object[];
  readonly numbers: ReadonlyMap<object, number>;
}
const partsOfPools = new WeakMap<Pool, PoolParts>();

/** The numbered parts of a pool: the same cards in the same order give the same numbers. */
export function partsOf(pool: Pool): PoolParts {
  const known = partsOfPools.get(pool);
  if (known !== undefined) return known;
  const parts: object[] = [];
  const numbers = new Map<object, number>();
  const add = (value: unknown): void => {
    if (typeof value !== "object" || value === null || numbers.has(value)) return;
    numbers.set(value, parts.length);
    parts.push(value);
    for (const inner of Object.values(value)) add(inner);
  };
  for (const { definition, abilities } of pool.cards) {
    add(definition.abilities);
    // What keywords stand for is in no definition.
    for (const { data } of abilities) add(data);
  }
  const made: PoolParts = { parts, numbers };
  partsOfPools.set(pool, made);
  return made;
}

type Replacer = (key: string, value: unknown) => unknown;

function replacerFor(pool: Pool): Replacer {
  const { numbers } = partsOf(pool);
  return (key, value) => {
    if (key === "edition") return undefined;
    if (typeof value !== "object" || value === null) return value;
    const part = numbers.get(value);
    if (part !== undefined) return { [partKey]: part };
    return isCompiledAbility(value) ? nameOfAbility(pool, value) : value;
  };
}

function isCompiledAbility(value: object): value is CompiledAbility {
  return "card" in value && typeof value.card === "object" && "index" in value;
}

function nameOfAbility(pool: Pool, ability: CompiledAbility): object {
  const card = pool.numbers.get(ability.card);
  const number = (card ?? 0) * abilitiesPerCard + ability.index;
  if (card !== undefined && pool.cards[card]?.abilities[ability.index] === ability) return { [abilityKey]: number };
  if (ability.kind === "keyword") return { [keywordKey]: ability.data };
  throw new RangeError(`an ability of ${nameOfCard(ability.card)} is in the game, but the card is not`);
}

function nameOfCard({ name }: CompiledCard): string {
  return name === "" ? "the rules" : name;
}

/** What is written of a state, under its keys in a fixed order. */
function valuesOf(g: GameState, without: ReadonlySet<string>): object {
  const entries = Object.entries(g).filter(([key]) => !leftOut.has(key) && !without.has(key));
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const nothing: ReadonlySet<string> = new Set();
const walk: ReadonlySet<string> = new Set(["undo"]);
const hashedApart: ReadonlySet<string> = new Set(["undo", "objects"]);

/** The position as JSON text. How an unfinished walk began is no part of the position. */
export function serialiseState(g: GameState): string {
  return JSON.stringify(valuesOf(g, walk), replacerFor(g.pool));
}

/** The position as JSON text, with all that it takes to play on: the way back out of an unfinished walk as well. */
export function serialiseWhole(g: GameState): string {
  const whole = { ...valuesOf(g, nothing), undo: [] as object[] };
  for (const { state, answers } of g.undo) whole.undo.push({ state: valuesOf(state, walk), answers });
  return JSON.stringify(whole, replacerFor(g.pool));
}

/** The hashes of records that nobody can change any more: those that are of no game's edition. */
const hashes = new WeakMap<GameObject, string>();

/** A hash of the position: of its text but for the objects, and of each object's. */
export function hashState(g: GameState): string {
  const replacer = replacerFor(g.pool);
  let text = JSON.stringify(valuesOf(g, hashedApart), replacer);
  for (const object of g.objects) {
    const known = object.edition === g.edition ? undefined : hashes.get(object);
    const hash = known ?? hashText(JSON.stringify(object, replacer));
    if (known === undefined && object.edition !== g.edition) hashes.set(object, hash);
    text += hash;
  }
  return hashText(text);
}

/** FNV-1a over a text, twice 32 bits. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}
