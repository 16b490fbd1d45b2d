/**
 * Forms: what a keyword's alternative cost makes of a spell and of the permanent it becomes (118.9). The form's characteristics stand
 * for the printed ones until it ends.
 */
import type { CastForm } from "../state/compiled.ts";
import { cardOfObject } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { GameObject } from "../state/object.ts";
import type { KeywordName } from "../card/keyword.ts";
import { keywordRule } from "./registry.ts";

/** The form an object is in, or null. */
export function formOf(g: GameState, object: GameObject): CastForm | null {
  if (object.form === "") return null;
  return cardOfObject(g, object).forms.find((form) => form.keyword === object.form) ?? null;
}

/** Whether a form ends when its permanent stops being attached, instead of that putting it into the graveyard. */
export function formEndsUnattached(keyword: string): boolean {
  return keywordRule(keyword as KeywordName)?.form?.endsUnattached === true;
}
