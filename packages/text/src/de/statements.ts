/**
 * A statement is what one instruction says: a clause, with what may come before it, beside it and after it. Statements become text
 * at the start of a sentence ("Ziehe eine Karte.") or after something that took its first place ("…, ziehe eine Karte.").
 */
import type { Clause, Part, Predicate } from "./clause.ts";
import { at, ended, inverted, mainClause, middle, part, sentence, withAfter, withPart } from "./clause.ts";
import { capitalised } from "./grammar.ts";
import type { GermanContext } from "./context.ts";
import { whereClause } from "./quantities.ts";

export interface Statement {
  readonly clause: Clause;
  /** Said alone at the start of a sentence: "Hellsicht 1". */
  readonly noun?: string;
  /** A subordinate clause that goes first: "falls es dein Zug ist". */
  readonly before?: string;
  /** An adverbial that goes first where it can, and into the clause of a request: "zu Beginn deines Versorgungssegments". */
  readonly lead?: string;
  /** More clauses of the same sentence: "…, und du erhältst 2 Lebenspunkte dazu". */
  readonly also?: readonly Clause[];
  /** "Dann …": it comes after what was said in the sentence before. */
  readonly then?: true;
  /** These are about the same thing, so that no comma parts them. */
  readonly close?: true;
  /** At the start of a sentence, with a noun for its first clause: "Hellsicht 2, ziehe dann zwei Karten". */
  readonly headed?: { readonly noun: string; readonly then: Clause };
  /** Further sentences. */
  readonly next?: readonly Statement[];
}

export type Position = "start" | "after";

export function statement(clause: Clause, more: Omit<Statement, "clause"> = {}): Statement {
  return { clause, ...more };
}

function isRequest({ request, subject }: Clause): boolean {
  return request === true && subject.agreement === "du";
}

/** Joins what belongs to one sentence: predicates of one subject under it, other subjects behind "und". */
export function conjoined(given: readonly Statement[], then: boolean): Statement {
  const [first, ...others] = then ? given : stated(given);
  if (first === undefined) throw new RangeError("there is nothing to join");
  let whole: Statement = first;
  others.forEach((other, index) => {
    const isLast = index === others.length - 1;
    const added = then && isLast ? withPart(other.clause, part("dann", at.then), "first") : other.clause;
    whole = joinedWith(whole, { ...other, clause: added });
  });
  return whole;
}

/** What the reader is told to do is stated where the rest of the sentence states it: "du ziehst eine Karte und verlierst …". */
function stated(statements: readonly Statement[]): readonly Statement[] {
  const states = statements.some(({ clause }) => clause.subject.agreement === "du" && !isRequest(clause));
  if (!states || !statements.every(({ clause }) => clause.subject.agreement === "du")) return statements;
  return statements.map((of) => ({ ...of, clause: { ...of.clause, request: false } }));
}

function joinedWith(whole: Statement, added: Statement): Statement {
  const { clause, also = [] } = whole;
  const same = also.length === 0 && sameSubject(clause, added.clause);
  const next = [...(whole.next ?? []), ...(added.next ?? [])];
  const after = (clause.after ?? "") + (added.clause.after ?? "");
  const merged: Statement = same
    ? {
        ...whole,
        clause: {
          ...clause,
          predicates: gathered([...clause.predicates, ...added.clause.predicates]),
          ...(after === "" ? {} : { after }),
        },
      }
    : { ...whole, also: [...also, added.clause, ...(added.also ?? [])] };
  const { noun: _, ...rest } = merged;
  return next.length === 0 ? rest : { ...rest, next };
}

/** One verb in a row is said once: "fügt A 1 Schadenspunkt und B 1 Schadenspunkt zu". */
function gathered(predicates: readonly Predicate[]): readonly Predicate[] {
  const said: Predicate[] = [];
  for (const one of predicates) {
    const before = said.at(-1);
    if (before?.verb !== one.verb) said.push(one);
    else {
      const both = part(`${middle(before.parts)} und ${middle(one.parts)}`, at.late);
      said[said.length - 1] = { verb: one.verb, parts: [both] };
    }
  }
  return said;
}

function sameSubject(one: Clause, other: Clause): boolean {
  return one.subject.key !== undefined && one.subject.key === other.subject.key && isRequest(one) === isRequest(other);
}

/** Puts an adverbial into the clause. */
export function withAdverb(of: Statement, adverb: Part): Statement {
  const { noun: _, headed: __, ...rest } = of;
  return { ...rest, clause: withPart(of.clause, adverb, "first") };
}
export function withTail(of: Statement, after: string): Statement {
  return { ...of, clause: withAfter(of.clause, after) };
}

/** One statement, with the explanation of its X, without what follows it in sentences of its own. */
function said(of: Statement, position: Position, context: GermanContext): string {
  const { before, lead, noun, headed, also = [], close, then } = of;
  const clause =
    then === true && isRequest(of.clause) ? withPart(of.clause, part("dann", at.then), "first") : of.clause;
  const others = also.map((one) => `${isRequest(clause) || close === true ? "" : ","} und ${mainClause(one)}`).join("");
  const tail = others + whereClause(context, clause.subject.agreement === "pl");
  const led = lead === undefined ? clause : withPart(clause, part(lead, at.time), "first");
  if (before !== undefined) return `${before}, ${inverted(led)}${tail}`;
  if (position === "after") return inverted(led) + tail;
  if (then === true && !isRequest(clause)) return `dann ${inverted(led)}${tail}`;
  if (lead !== undefined) return (isRequest(clause) ? mainClause(led) : `${lead} ${inverted(clause)}`) + tail;
  if (headed !== undefined) return `${headed.noun}, ${inverted(headed.then)}${tail}`;
  return (noun ?? mainClause(clause)) + tail;
}

/** Statements as sentences, the first of which begins where the text stands. */
export function saying(statements: readonly Statement[], position: Position, context: GermanContext): string {
  const [first, ...others] = statements;
  if (first === undefined) return "";
  const head = said(first, position, context);
  const rest = [...(first.next ?? []), ...others];
  if (rest.length === 0) return head;
  return `${position === "after" ? ended(head) : sentence(head)} ${capitalised(saying(rest, "start", context))}`;
}
