/**
 * German word order: a clause is a subject and one or more predicates, and can be said as a main clause, after something that took
 * the first place, as a subordinate clause, as a request, or below "du kannst". Plain grammar: it knows nothing of the card language.
 */
import type { Agreement, Case } from "./grammar.ts";
import { capitalised } from "./grammar.ts";

/** A noun phrase that is ready to be put into a case. `du` is the reader. */
export interface Nominal {
  readonly agreement: Agreement | "du";
  readonly say: (kase: Case) => string;
  /** Where it stands among the parts of a predicate. */
  readonly weight: number;
  /** The same key is the same subject, which need not be said again after "und". */
  readonly key?: string;
}

export const du: Nominal = {
  agreement: "du",
  say: (kase) => ({ nom: "du", acc: "dich", dat: "dir", gen: "deiner" })[kase],
  weight: 0,
  key: "du",
};

export interface Verb {
  readonly infinitive: string;
  /** "du bringst", "er bringt", "sie bringen", "Bringe!" */
  readonly du: string;
  readonly er: string;
  readonly sie: string;
  readonly request: string;
  /** What stands apart at the end: a prefix ("zurück"), or a participle or infinitive ("geblockt werden"). */
  readonly end?: string;
  /** Whether that is a prefix, which is written as one word with the verb at the end of a clause. */
  readonly prefix?: true;
}

/** A verb by its forms: `verb("bring", "bringst", "bringt")`. The plural is the infinitive, a request the stem with "-e". */
export function verb(infinitive: string, er: string, request: string, end?: string): Verb {
  const duForm = er.replace(/(?:e?t)$/, (ending) => (ending === "et" ? "est" : "st"));
  const isPrefix = end !== undefined && !end.includes(" ");
  return {
    infinitive,
    du: duForm,
    er,
    sie: infinitive,
    request,
    ...(end === undefined ? {} : { end }),
    ...(isPrefix ? { prefix: true } : {}),
  };
}

/** A verb of one's own with something more at its end: "wird" + "enttappt", "kann" + "nicht blocken". */
export function withEnd(base: Verb, end: string): Verb {
  const { prefix: _, ...rest } = base;
  return { ...rest, end };
}

/** Weights of the parts between the finite verb and the end of the clause, from left to right. */
export const at = {
  pronoun: 0,
  then: 1,
  definite: 2,
  time: 3,
  indefinite: 4,
  late: 5,
  direction: 6,
  last: 7,
} as const;

export interface Part {
  readonly text: string;
  readonly weight: number;
  /** Its weight where the subject stands before the verb, if that is another. */
  readonly behindSubject?: number;
}

export interface Predicate {
  readonly verb: Verb;
  readonly parts: readonly Part[];
}

export interface Clause {
  readonly subject: Nominal;
  readonly predicates: readonly Predicate[];
  /** Said as a request where the subject is the reader: "Ziehe eine Karte." */
  readonly request?: boolean;
  /** Said after the end of the verb: ", falls möglich". */
  readonly after?: string;
  /** What stands between its last two predicates, if not "und". */
  readonly join?: "oder";
  /** Said behind the finite verb, before a subject that follows it: "erhält stattdessen die verzauberte Kreatur …". */
  readonly instead?: true;
}

export function part(text: string, weight: number): Part {
  return { text, weight };
}
export function object(nominal: Nominal, kase: Case): Part {
  return { text: nominal.say(kase), weight: nominal.weight };
}
export function clause(subject: Nominal, verbOf: Verb, ...parts: readonly Part[]): Clause {
  return { subject, predicates: [{ verb: verbOf, parts }] };
}
/** "Ziehe eine Karte" for the reader, "ein Spieler zieht eine Karte" for others. */
export function request(subject: Nominal, verbOf: Verb, ...parts: readonly Part[]): Clause {
  return { subject, predicates: [{ verb: verbOf, parts }], request: true };
}
export function withAfter(of: Clause, after: string): Clause {
  return { ...of, after: (of.after ?? "") + after };
}
/** Puts a part into every predicate, or only into the last. */
export function withPart(of: Clause, added: Part, where: "first" | "last" = "last"): Clause {
  const index = where === "first" ? 0 : of.predicates.length - 1;
  const predicates = of.predicates.map((predicate, at_) =>
    at_ === index ? { ...predicate, parts: [...predicate.parts, added] } : predicate,
  );
  return { ...of, predicates };
}

/** The parts in their order, between the finite verb and the end of the clause. */
export function middle(parts: readonly Part[]): string {
  return parts
    .map((one, index) => ({ ...one, index }))
    .sort((a, b) => a.weight - b.weight || a.index - b.index)
    .map((one) => one.text)
    .filter((text) => text !== "")
    .join(" ");
}
function words(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== "").join(" ");
}
function finite(verbOf: Verb, subject: Nominal, isRequest: boolean): string {
  if (isRequest) return verbOf.request;
  if (subject.agreement === "du") return verbOf.du;
  return subject.agreement === "pl" ? verbOf.sie : verbOf.er;
}

/** "A", "A und B", "A, B und C", where what follows a verb that asks for a comma of its own gets none. */
function joined(texts: readonly string[], join = "und"): string {
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(", ")} ${join} ${texts.at(-1) ?? ""}`;
}

function isRequest(of: Clause): boolean {
  return of.request === true && of.subject.agreement === "du";
}

/** "Die Kreatur erhält +1/+1", "Ziehe eine Karte". */
export function mainClause(of: Clause): string {
  return isRequest(of) ? inverted(of) : secondPlace(of, of.subject.say("nom"));
}
/** After something in the first place: "erhält die Kreatur +1/+1", "ziehe eine Karte". */
export function inverted(of: Clause): string {
  return secondPlace(of, undefined);
}
function secondPlace(of: Clause, before: string | undefined): string {
  const asRequest = isRequest(of);
  const said = of.predicates.map((predicate, index) => {
    const subject = index === 0 && before === undefined && !asRequest ? of.subject.say("nom") : "";
    const instead = index === 0 && of.instead === true ? "stattdessen" : "";
    return words(
      finite(predicate.verb, of.subject, asRequest),
      instead,
      subject,
      middle(before === undefined ? predicate.parts : predicate.parts.map(behindSubject)),
      predicate.verb.end,
    );
  });
  return words(before, joined(said, of.join)) + (of.after ?? "");
}
function behindSubject(of: Part): Part {
  return { ...of, weight: of.behindSubject ?? of.weight };
}
/** "die Kreatur ins Spiel kommt", "du einen Zauberspruch wirkst". */
export function subordinate(of: Clause): string {
  const said = of.predicates.map((predicate, index) => {
    const { verb: verbOf } = predicate;
    const form = finite(verbOf, of.subject, false);
    const last = verbOf.prefix === true ? (verbOf.end ?? "") + form : words(verbOf.end, form);
    return words(index === 0 ? of.subject.say("nom") : "", middle(predicate.parts), last);
  });
  return joined(said, of.join) + (of.after ?? "");
}
/** Below a modal verb, whose subject is said with it: "eine Karte ziehen". */
export function infinitive(of: Clause): string {
  const said = of.predicates.map(({ verb: verbOf, parts }) => {
    const last = verbOf.prefix === true ? (verbOf.end ?? "") + verbOf.infinitive : words(verbOf.end, verbOf.infinitive);
    return words(middle(parts), last);
  });
  return joined(said, of.join) + (of.after ?? "");
}

/** Stands where a comma closes a relative clause or an apposition, if the sentence goes on. */
export const closingComma = "⸴";

/** Makes a sentence of a text: closes what is open, begins with a capital, ends with a full stop. */
export function sentence(text: string): string {
  return capitalised(ended(text));
}

/** Ends with a full stop, unless a quotation has one already. */
export function ended(text: string): string {
  const closed = settle(text);
  return /[.!]["“]?$/.test(closed) ? closed : `${closed}.`;
}

/** Says each closing comma where the sentence goes on without another mark, and leaves it out elsewhere. */
export function settle(text: string): string {
  return text
    .replaceAll(" ,", ",")
    .replace(/⸴+(?=\s*(?:[,.;:)“]|$))/g, "")
    .replace(/⸴+/g, ",");
}
