/**
 * Forms: what a keyword's alternative cost makes of a spell and of the permanent it becomes (118.9). The form's characteristics stand
 * for the printed ones until it ends.
 */
import type { CastForm, CompiledCard, CompiledSpell } from "../state/compiled.ts";
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

/** The form that a spell takes on when cast that way: an alternative cost of an ability that is no keyword leaves it as it is. */
export function formTaken(form: string): string {
  return form === "alternative" ? "" : form;
}

/** What a spell does, or the card does as it stands: of a split card that is what the part does that is cast (709.3b). */
export function spellOf(g: GameState, object: GameObject): CompiledSpell | null {
  const form = formOf(g, object);
  return form === null ? cardOfObject(g, object).spell : form.spell;
}

/** Whether casting it that way is for a mana cost, its own or that of a part of a split card, and for no alternative cost. */
export function isForManaCost(card: CompiledCard, form: string): boolean {
  return form === "" || card.isSplit;
}

/** Whether a form ends when its permanent stops being attached, instead of that putting it into the graveyard. */
export function formEndsUnattached(keyword: string): boolean {
  return keywordRule(keyword as KeywordName)?.form?.endsUnattached === true;
}
