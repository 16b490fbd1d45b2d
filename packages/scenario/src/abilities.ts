/** An object's activated abilities as a script names them: by their place in the text, by a keyword, by a loyalty cost. */
import { characteristicsOf } from "@nykthos/engine";
import type { CompiledActivated, GameState, ObjectId } from "@nykthos/engine";

export interface ActivatedAt {
  readonly ability: CompiledActivated;
  /** Its place among all abilities of the object, as an option of the game names it. */
  readonly index: number;
}

/** The activated abilities of an object as it is now, in the order of its text. */
export function activatedAbilities(g: GameState, id: ObjectId): ActivatedAt[] {
  return characteristicsOf(g, id).abilities.flatMap((ability, index) =>
    ability.kind === "activated" ? [{ ability, index }] : [],
  );
}

/** Those that a script means by that word or number. */
export function abilitiesMeant(g: GameState, id: ObjectId, said: string | number | undefined): ActivatedAt[] {
  const all = activatedAbilities(g, id);
  if (said === undefined) return all;
  const loyal = all.some(({ ability }) => ability.loyalty);
  if (typeof said === "number" && said > 0) return all.slice(said - 1, said);
  const word = String(said).replace(/[−–]/, "-");
  if (loyal && /^[+-]?(\d+|X)$/.test(word)) return all.filter(({ ability }) => loyaltyOf(ability) === signed(word));
  return all.filter(({ ability }) => goesBy(ability, word));
}

function signed(word: string): string {
  return /^[1-9]/.test(word) ? `+${word}` : word.replace(/^[+-]0$/, "0");
}

function loyaltyOf(ability: CompiledActivated): string | null {
  for (const part of ability.data.cost) {
    if (part.pay !== "loyalty") continue;
    return typeof part.amount === "number" && part.amount > 0 ? `+${part.amount}` : String(part.amount);
  }
  return null;
}

/** A keyword ability (equip), or a keyword action that is its effect (monstrosity). */
function goesBy({ data, modes }: CompiledActivated, keyword: string): boolean {
  if (data.keyword === keyword) return true;
  return modes.some(({ program }) => program.some((step) => step.op === "do" && step.effect.do === keyword));
}
