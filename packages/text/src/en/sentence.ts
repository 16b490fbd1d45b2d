/**
 * The sentence in English: a text's effects as clauses, clauses as sentences. A clause starts small and ends without a full stop;
 * it may hold further sentences ("you may pay {2}. If you do, draw a card").
 */
import type { Effect } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { sayEffect } from "../tables.ts";
import type { Phrase } from "./grammar.ts";
import { agreeing, capitalized, sentence } from "./grammar.ts";
import { whereClause } from "./quantities.ts";
import { verbs } from "./verbs.ts";

/**
 * A text's context in English. The mood of its verbs is that of orders and statements, of statements alone ("you draw a card"), or
 * plain, as after "you may" ("have it become a copy") or after "each player may" (`bare`: the subject is said already).
 */
export interface English extends Context {
  readonly mood: "finite" | "stated" | "infinitive" | "bare";
}

export function finite(context: Context): English {
  return { ...context, mood: "finite" };
}

/** One effect as a clause. */
export function clause(effect: Effect, context: English): string {
  return sayEffect(verbs, effect, context);
}

/** Effects as clauses and sentences, the first small, the last without its full stop. */
export function clauses(effects: readonly Effect[], context: English): string {
  const [first, ...rest] = effects;
  if (first === undefined) return "";
  let text = clause(first, context) + whereClause(context);
  for (const effect of rest) {
    const next = clause(effect, finite(context)) + whereClause(context);
    text = next.startsWith("\n") ? `${ended(text)}${next}` : `${ended(text)} ${capitalized(next)}`;
  }
  return text;
}

/** Effects as whole sentences. */
export function sentences(effects: readonly Effect[], context: English): string {
  return sentence(clauses(effects, context));
}

export function ended(text: string): string {
  return /\.[”"]?$/u.test(text) ? text : `${text}.`;
}

/**
 * A subject and what it does: "target player draws two cards"; after "you may": "have target player draw two cards".
 * You are told to do things ("draw two cards") unless `stated` ("you gain 3 life").
 */
export function does(subject: Phrase, base: string, rest: string, context: English, stated = false): string {
  const tail = rest === "" ? "" : ` ${rest}`;
  if (context.mood === "bare") return `${base}${tail}`;
  if (context.mood === "infinitive") {
    return subject.is === "you" ? `${base}${tail}` : `have ${subject.text} ${base}${tail}`;
  }
  if (subject.is === "you" && !stated && context.mood !== "stated") return `${base}${tail}`;
  return `${subject.text} ${agreeing(subject, base)}${tail}`;
}
