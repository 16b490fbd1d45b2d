/**
 * Clauses and sentences in Spanish: a subject, and what is said of it in the form that the place asks for. "You" is told what to do
 * ("roba una carta"); what you gain or lose is stated ("ganas 3 vidas"); after "puedes" comes the infinitive. Knows no verb of the
 * card language.
 */
import type { Form, SpanishVerb } from "./conjugation.ts";
import { conjugated, verbs } from "./conjugation.ts";
import { sentence, words } from "./grammar.ts";
import type { Nominal } from "./nominal.ts";
import { about, objectOf, you } from "./nominal.ts";
import type { Say } from "./say.ts";
import { whereX } from "./quantities.ts";

export interface Clause {
  readonly subject: Nominal;
  readonly predicate: (form: Form) => string;
  /** Whether "you" is told of, not told what to do. */
  readonly stated?: boolean;
  /** A sentence with its own subject and order, which cannot be turned: "si …, …". */
  readonly whole?: true;
}

interface Parts {
  readonly object?: Nominal;
  /** Whom the verb is done to: "a la criatura objetivo", "te". */
  readonly to?: Nominal;
  readonly before?: string;
  readonly rest?: string;
  readonly stated?: boolean;
}

/** A clause of a subject and a verb with its objects. */
export function does(
  subject: Nominal,
  verb: SpanishVerb,
  { object, to, before = "", rest = "", stated = false }: Parts,
): Clause {
  const clitic = object?.accusative ?? "";
  const dative = to?.dative ?? "";
  return {
    subject,
    stated,
    predicate: (form) =>
      words(
        conjugated(verb, form, subject, dative + clitic, stated),
        before,
        object === undefined ? "" : objectOf(object),
        rest,
        to === undefined || to.dative !== "" ? "" : `a ${to.text}`,
      ),
  };
}

/** A sentence that stands as it is. */
export function whole(text: string): Clause {
  return { subject: you, predicate: () => text, whole: true };
}

/** More said after a clause: "… al comienzo del próximo paso final". */
export function followedBy(clause: Clause, more: string): Clause {
  if (more === "") return clause;
  // A further sentence follows the full stop at once.
  const join = more.startsWith(".") ? "" : " ";
  return { ...clause, predicate: (form) => clause.predicate(form) + join + more };
}

/** A clause as a statement or command, small, without a full stop. */
export function said(clause: Clause): string {
  return about(clause.subject, clause.predicate("plain"));
}

/** "puedes robar una carta", "puedes hacer que la criatura luche …": what `subject` may do. */
export function mayDo(subject: Nominal, clause: Clause): Clause {
  // What "you" are told to do is done by whoever may do it.
  const own = clause.subject.you || sameSubject(subject, clause.subject) || clause.whole === true;
  return {
    subject,
    stated: true,
    predicate: (form) => {
      const able = conjugated(verbs.able, form, subject, "", true);
      if (own) return words(able, clause.predicate("infinitive"));
      return words(able, "hacer que", about(clause.subject, clause.predicate("subjunctive")));
    },
  };
}

function sameSubject(one: Nominal, other: Nominal): boolean {
  return one.you === other.you && (one.text === other.text || other.text === "");
}

/**
 * Clauses in one sentence: "A, luego B", "A, B y luego C"; a subject that stays the same is not said again, and "tú" is said where it
 * changes to you.
 */
export function joined(clauses: readonly Clause[], how: "then" | "and"): Clause {
  const [first, ...rest] = clauses;
  if (first === undefined) return whole("");
  return {
    ...first,
    predicate: (form) => {
      // "Robas X cartas y pierdes X vidas": what you are told beside what is stated is stated too.
      const stated = how === "and" && form === "plain" && first.subject.you && rest.some(isStated);
      let text = first.predicate(stated ? "statement" : form);
      let before = first;
      rest.forEach((clause, index) => {
        const isLast = index === rest.length - 1;
        const link =
          how === "and" ? (isLast ? " y " : ", ") : !isLast ? ", " : rest.length === 1 ? ", luego " : " y luego ";
        text += link + continued(clause, before, form);
        before = clause;
      });
      return text;
    },
  };
}

function isStated({ subject, stated }: Clause): boolean {
  return subject.you && stated === true;
}

function continued(clause: Clause, before: Clause, form: Form): string {
  if (sameSubject(before.subject, clause.subject)) return clause.predicate(form);
  if (clause.subject.you)
    return words(form === "plain" && clause.stated === true ? "tú" : "", clause.predicate("plain"));
  return about(clause.subject, clause.predicate(form === "infinitive" ? "plain" : form));
}

/** One sentence, or a paragraph that has been finished already. */
export function finished(text: string, say: Say): string {
  return text.startsWith("\n") ? text : sentence(text + whereX(say));
}
