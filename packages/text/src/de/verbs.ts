/**
 * Verbs in German: a total map, an entry for each verb that the card language has, the mechanics' verbs included. An entry says its
 * effect as statements; word order and sentences are made of them next door. Here are the words that join others, and what lasts or
 * waits; the rest is in `verbs-objects.ts` and `verbs-values.ts`.
 */
import type { DelayedEvent, Effect } from "@nykthos/engine/card";
import type { VerbTable } from "../tables.ts";
import { sayEffect } from "../tables.ts";
import type { Clause, Nominal } from "./clause.ts";
import {
  at,
  clause,
  du,
  ended,
  infinitive,
  object,
  part,
  request,
  sentence,
  subordinate,
  withAfter,
  withPart,
} from "./clause.ts";
import { ifClause, plainNominal } from "./conditions.ts";
import type { GermanContext } from "./context.ts";
import { paying } from "./costs.ts";
import { continuous, exileInstead, gainControl, mayPlay, prevention } from "./continuous.ts";
import { eventClause } from "./events.ts";
import { listed } from "./grammar.ts";
import { phrase } from "./nouns.ts";
import { whoNominal } from "./players.ts";
import { selected } from "./selections.ts";
import type { Position, Statement } from "./statements.ts";
import { conjoined, saying, statement, withAdverb, withTail } from "./statements.ts";
import { can, verbs as words } from "./vocabulary.ts";

import { objectVerbs } from "./verbs-objects.ts";
import { valueVerbs } from "./verbs-values.ts";

/** The first statement, with all that the others say in sentences behind it. */
function together(effects: readonly Effect[], context: GermanContext): Statement {
  const [first, ...rest] = effects.map((effect) => effectStatement(effect, context));
  if (first === undefined) throw new RangeError("an effect that does nothing cannot be said");
  return rest.length === 0 ? first : { ...first, next: [...(first.next ?? []), ...rest] };
}

const verbs: VerbTable<GermanContext, Statement> = {
  // Joining words.
  series: ({ list }, context) => {
    const statements = list.map((effect) => effectStatement(effect, context));
    const [first, second] = statements;
    // "Hellsicht 2, ziehe dann zwei Karten"
    const joined = conjoined(statements, true);
    if (statements.length !== 2 || first?.noun === undefined || second === undefined) return joined;
    const then = withPart(second.clause, part("dann", at.then), "first");
    return { ...joined, headed: { noun: first.noun, then } };
  },
  and: ({ list }, context) =>
    conjoined(
      list.map((effect) => effectStatement(effect, context)),
      false,
    ),
  then: ({ effect }, context) => {
    const inner = effectStatement(effect, context);
    return { ...inner, then: true };
  },
  paragraph: ({ effects }, context) => together(effects, context),
  if: ({ condition, then, otherwise, after, instead, lead }, context) => {
    const when = ifClause(condition, context).replace(/^falls/u, lead === "then" ? "falls dann" : "falls");
    const main = together(then, context);
    if (instead === true && otherwise !== undefined) {
      const usual = together(otherwise, context);
      const rather = { ...main, before: when, clause: { ...main.clause, instead: true as const } };
      return { ...usual, next: [...(usual.next ?? []), rather] };
    }
    const said = after === true ? withTail(main, `, ${when}`) : { ...main, before: when };
    if (otherwise === undefined) return said;
    const other = { ...together(otherwise, context), lead: "anderenfalls" };
    return { ...said, next: [...(said.next ?? []), other] };
  },
  may: ({ who = "you", effect, ifDone, ifNot, doneWord }, context) => {
    const subject = whoNominal(who, context);
    const inner = effectStatement(effect, context);
    const done =
      doneWord === "aPlayerDoes" ? "falls ein Spieler das tut" : `falls ${doer(subject)} dies ${did(subject)}`;
    const next = [
      ...(inner.next ?? []),
      ...(ifDone === undefined ? [] : [{ ...together(ifDone, context), before: done }]),
      ...(ifNot === undefined
        ? []
        : [{ ...together(ifNot, context), before: `falls ${doer(subject)} dies nicht ${did(subject)}` }]),
    ];
    const said = statement(allowed(subject, inner));
    return next.length === 0 ? said : { ...said, next };
  },
  unless: ({ effect, who, pays }, context) => {
    const payer =
      typeof who === "object" && "player" in who && who.say === "they"
        ? plainNominal("dieser", "m")
        : whoNominal(who, context);
    const inner = effectStatement(effect, context);
    const not = withPart(paying(pays, payer, context), part("nicht", at.then));
    return withTail(inner, `, falls ${subordinate(not)}`);
  },
  forEach: ({ of, thisWay, effect, as }, context) => {
    const inner = effectStatement(effect, context);
    const each = (): string => {
      if (thisWay === undefined || !("ref" in of)) {
        return `jede ${selected("ref" in of ? { ...of, say: "that" } : of, context).say("gen")}`;
      }
      const { noun: _, ...filter } = context.bindings.get(of.ref)?.filter ?? context.bindings.get(as)?.filter ?? {};
      const how = `auf diese Weise ${{ exiled: "ins Exil geschickt", destroyed: "zerstört" }[thisWay]}`;
      return phrase(filter, "each", context, { adjectives: [how] }).say("acc");
    };
    return { ...inner, lead: `für ${each()}` };
  },
  choose: ({ what }, context) => statement(request(du, words.choose, object(selected(what, context), "acc"))),
  pay: ({ who = "you", cost }, context) => statement(paying(cost, whoNominal(who, context), context)),

  // Continuous effects and effects that wait.
  continuous: (effect, context) => continuous(effect, context),
  gainControl: (effect, context) => statement(gainControl(effect, context)),
  exchangeControl: ({ one: first, other }, context) => {
    const both = [selected(first, context), selected(other, context)].map((nominal) => nominal.say("acc"));
    return statement(request(du, words.exchange, part(`die Kontrolle über ${listed(both)}`, at.late)));
  },
  preventDamage: (effect, context) => {
    const said = statement(prevention(effect, context));
    if (effect.then === undefined) return said;
    const after = { ...together(effect.then, context), before: "falls auf diese Weise Schaden verhindert wurde" };
    return { ...said, next: [after] };
  },
  exileInstead: (effect, context) => exileInstead(effect, context),
  delayed: ({ when, effects, lead }, context) => delayed(when, effects, lead === true, context),
  additionalLand: ({ count }) => {
    const lands = count === 1 ? "ein zusätzliches Land" : `${count} zusätzliche Länder`;
    return statement(clause(du, can(`in diesem Zug ${lands} spielen`)));
  },
  mayPlay: (effect, context) => mayPlay(effect, context),
  castFree: ({ filter, zone }, context) => {
    const card = phrase({ ...filter, noun: "card", zone, owner: "you" }, "a", context, { from: true });
    return statement(withAfter(request(du, words.cast, object(card, "acc")), ", ohne ihre Manakosten zu bezahlen"));
  },

  ...objectVerbs,
  ...valueVerbs,
};

export function effectStatement(effect: Effect, context: GermanContext): Statement {
  return sayEffect(verbs, effect, context);
}

/** Effects as sentences, paragraphs parted by line breaks. */
export function effectsText(effects: readonly Effect[], position: Position, context: GermanContext): string {
  const plain = effects.filter((effect) => effect.do !== "paragraph");
  const paragraphs = effects.filter((effect) => effect.do === "paragraph");
  // X is explained in the sentence that says it, so each is said before the next is looked at.
  const texts = plain.map((effect, index) =>
    saying([effectStatement(effect, context)], index === 0 ? position : "start", context),
  );
  const more = paragraphs.map(({ effects: inner }) => effectsText(inner, "start", context));
  const said =
    texts.length > 1
      ? texts.map((text, index) => (index === 0 && position === "after" ? ended(text) : sentence(text)))
      : texts;
  return [said.join(" "), ...more].filter((text) => text !== "").join("\n");
}

// What the entries share.

function doer(subject: Nominal): string {
  return subject.agreement === "du" ? "du" : "er";
}
function did(subject: Nominal): string {
  return subject.agreement === "du" ? "tust" : "tut";
}
/** "du kannst eine Karte ziehen", "du kannst ihn gegen eine andere Kreatur kämpfen lassen" */
function allowed(subject: Nominal, { clause: inner }: Statement): Clause {
  const after = inner.after ?? "";
  const { after: _, ...bare } = inner;
  const own = inner.subject.agreement === "du" || inner.subject.key === subject.key;
  const said = own ? infinitive(bare) : `${inner.subject.say("acc")} ${infinitive(durationFirst(bare))} lassen`;
  return withAfter(clause(subject, can(said)), after);
}

/** Below "lassen" the duration goes before what is done. */
function durationFirst(of: Clause): Clause {
  const predicates = of.predicates.map((one) => ({
    ...one,
    parts: one.parts.map((each) => (each.weight > at.last ? { ...each, weight: at.time } : each)),
  }));
  return { ...of, predicates };
}

const delayedWords: Readonly<Record<Extract<DelayedEvent, string>, string>> = {
  nextEndStep: "zu Beginn des nächsten Endsegments",
  nextUpkeep: "zu Beginn des Versorgungssegments des nächsten Zuges",
  yourNextUpkeep: "zu Beginn deines nächsten Versorgungssegments",
  thisTurnsNextEndOfCombat: "am Ende des nächsten Kampfes in diesem Zug",
};

function delayed(when: DelayedEvent, effects: readonly Effect[], lead: boolean, context: GermanContext): Statement {
  const inner = together(effects, context);
  if (typeof when === "string") {
    // "Die Gabe an diese Kreatur angelegt" stands together, behind the time.
    const attached = effects.some(
      (one) => (one.do === "return" || one.do === "put") && one.to.attachedTo !== undefined,
    );
    const time = part(delayedWords[when], attached ? at.then : at.time);
    return lead ? { ...inner, lead: delayedWords[when] } : withAdverb(inner, time);
  }
  return { ...inner, before: `wenn ${eventClause(when.event, { ...context, event: when.event }, "in diesem Zug")}` };
}
