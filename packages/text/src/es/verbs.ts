/**
 * What a spell or ability does, in Spanish: the table of all verbs, and texts made of them. A text's first clause is small, so that
 * something may lead it; each sentence after it has its capital.
 */
import type { Effect } from "@nykthos/engine/card";
import type { VerbTable } from "../tables.ts";
import { sayEffect } from "../tables.ts";
import type { Clause } from "./clauses.ts";
import { said } from "./clauses.ts";
import { capitalised, sentence, words } from "./grammar.ts";
import { whereX } from "./quantities.ts";
import type { Say } from "./say.ts";
import { continuousVerbs } from "./verbs-continuous.ts";
import { joiningVerbs } from "./verbs-joining.ts";
import { objectVerbs } from "./verbs-objects.ts";
import { valueVerbs } from "./verbs-values.ts";

const table: VerbTable<Say, Clause> = { ...joiningVerbs, ...objectVerbs, ...valueVerbs, ...continuousVerbs };

/** One effect as a clause. */
export function effectClause(effect: Effect, say: Say): Clause {
  return sayEffect(table, effect, say);
}

/** Effects as clauses and sentences, the first small, the last without its full stop. */
export function clausesOf(effects: readonly Effect[], say: Say): string {
  let text = "";
  for (const effect of effects) {
    const next = said(effectClause(effect, say)) + whereX(say);
    if (text === "") text = next;
    else text = next.startsWith("\n") ? `${ended(text)}${next}` : `${ended(text)} ${capitalised(next)}`;
  }
  return text;
}

function ended(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** Effects as whole sentences, after what leads them: a trigger's event, a condition. */
export function effectSentences(effects: readonly Effect[], say: Say, lead = ""): string {
  return sentence(words(lead, clausesOf(effects, say)));
}

export { preventing } from "./verbs-continuous.ts";
