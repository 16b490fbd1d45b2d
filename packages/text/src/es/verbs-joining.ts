/** The words that join instructions, in Spanish: "luego", "y", "si", "puedes", "a menos que", "por cada" (608.2c). */
import type { Effect, Verb, Verbs } from "@nykthos/engine/card";
import type { VerbTable } from "../tables.ts";
import type { Clause } from "./clauses.ts";
import { does, followedBy, joined, mayDo, said, whole } from "./clauses.ts";
import { ifTrue } from "./conditions.ts";
import type { Form } from "./conjugation.ts";
import { conjugated, verbs } from "./conjugation.ts";
import { paying } from "./costs.ts";
import { adjective, capitalised, pronoun, words } from "./grammar.ts";
import type { Nominal } from "./nominal.ts";
import { about, you } from "./nominal.ts";
import { nounOf } from "./heads.ts";
import { playerRef, who as whoever } from "./players.ts";
import type { Say } from "./say.ts";
import { selection } from "./selections.ts";
import { clausesOf, effectClause } from "./verbs.ts";

export type PartialVerbs<K extends Verb> = Pick<VerbTable<Say, Clause>, K>;

export const joiningVerbs: PartialVerbs<
  "series" | "and" | "then" | "paragraph" | "if" | "may" | "unless" | "forEach" | "choose" | "pay"
> = {
  series: ({ list }, say) =>
    joined(
      list.map((effect) => effectClause(effect, say)),
      "then",
    ),
  and: ({ list }, say) =>
    joined(
      list.map((effect, index) => {
        const clause = effectClause(effect, { ...say, coordinated: true });
        // "Pon una de ellas en tu mano y el resto en tu cementerio": the verb is the same.
        return sameVerb(list[index - 1], effect) ? withoutVerb(clause) : clause;
      }),
      "and",
    ),
  then: ({ effect }, say) => whole(`luego ${said(effectClause(effect, say))}`),
  paragraph: ({ effects }, say) => whole(`\n${capitalised(clausesOf(effects, say))}`),
  if: ifClause,
  may: ({ who = "you", effect, ifDone, ifNot, doneWord }, say) => {
    const subject = playerRef(who, say);
    const clause = mayDo(subject, effectClause(effect, say));
    return withResult(clause, ifDone, ifNot, doneWord, subject, say);
  },
  unless: ({ effect, who, pays }, say) => {
    const clause = effectClause(effect, say);
    const payer = whoever(who, say);
    return followedBy(clause, words("a menos que", about(payer, paying(pays, "subjunctive", payer, say))));
  },
  forEach: ({ of, thisWay, effect }, say) => {
    const clause = effectClause(effect, say);
    return whole(`por cada ${eachOne(of, thisWay, say)}, ${said(clause)}`);
  },
  choose: ({ what }, say) => does(you, verbs.choose, { object: { ...selection(what, say), personal: false } }),
  pay: ({ who = "you", cost }, say) => {
    const subject = playerRef(who, say);
    return { subject, predicate: (form: Form) => paying(cost, form, subject, say) };
  },
};

function sameVerb(before: Effect | undefined, effect: Effect): boolean {
  if (before === undefined) return false;
  if (effect.do === "putRest") return before.do === "put";
  return (
    effect.do === "damage" && before.do === "damage" && JSON.stringify(effect.source) === JSON.stringify(before.source)
  );
}

function withoutVerb(clause: Clause): Clause {
  return { ...clause, predicate: (form) => clause.predicate(form).replace(/^\S+ /, "") };
}

/** "si C, A", "luego, si C, A", and where it replaces what was said: "B. Si C, en vez de eso, A". */
function ifClause({ condition, then, otherwise, after, instead, lead }: Verbs["if"], say: Say): Clause {
  if (instead === true && otherwise !== undefined) {
    const first = clausesOf(otherwise, say);
    return whole(`${first}. ${capitalised(ifTrue(condition, say))}, en vez de eso, ${clausesOf(then, say)}`);
  }
  const holds = ifTrue(condition, say);
  const does = clausesOf(then, say);
  const text = after === true ? `${does} ${holds}` : `${lead === "then" ? "luego, " : ""}${holds}, ${does}`;
  return whole(otherwise === undefined ? text : `${text}. De lo contrario, ${clausesOf(otherwise, say)}`);
}

/** "…. Si lo haces, B", "…. Si no lo haces, C". */
function withResult(
  clause: Clause,
  ifDone: readonly Effect[] | undefined,
  ifNot: readonly Effect[] | undefined,
  doneWord: "youDo" | "aPlayerDoes" | undefined,
  subject: Nominal,
  say: Say,
): Clause {
  const doing =
    doneWord === "aPlayerDoes" ? "un jugador lo hace" : words("lo", conjugated(verbs.deal, "statement", subject));
  return {
    ...clause,
    predicate: (form) =>
      clause.predicate(form) +
      (ifDone === undefined ? "" : `. Si ${doing}, ${clausesOf(ifDone, say)}`) +
      (ifNot === undefined ? "" : `. Si no ${doing}, ${clausesOf(ifNot, say)}`),
  };
}

/** "criatura exiliada de esta manera", "una de ellas". */
function eachOne(of: Verbs["forEach"]["of"], thisWay: "exiled" | "destroyed" | undefined, say: Say): string {
  const object = selection(of, say);
  if ("ref" in of) {
    const { noun: _, ...filter } = say.bindings.get(of.ref)?.filter ?? {};
    const noun = nounOf(filter);
    const agreement = { gender: noun.gender, plural: false };
    if (thisWay !== undefined) {
      const done = thisWay === "exiled" ? "exiliado" : "destruido";
      return `${noun.singular} ${adjective(done, agreement)} de esta manera`;
    }
    return `${noun.gender === "f" ? "una" : "uno"} de ${pronoun({ ...agreement, plural: true })}`;
  }
  return object.text.replace(/^cada /, "");
}
