/** Continuous effects, prevention and permissions in German (611, 614, 615): what is so for a while. */
import type { Effect, Selection } from "@nykthos/engine/card";
import { isTarget } from "@nykthos/engine/card";
import type { Clause, Nominal, Part } from "./clause.ts";
import { at, clause, closingComma, du, object, part, request, withAfter } from "./clause.ts";
import { plainNominal } from "./conditions.ts";
import type { GermanContext } from "./context.ts";
import { durationTail, durationWords } from "./durations.ts";
import { relativePronoun } from "./grammar.ts";
import { combatDamageNoun, damageNoun } from "./lexicon.ts";
import { modificationsSaid } from "./modifications.ts";
import type { ModificationsSaid } from "./modifications.ts";
import { phrase } from "./nouns.ts";
import { playerNominal } from "./players.ts";
import { amount } from "./quantities.ts";
import { referenceNominal } from "./references.ts";
import { alike, selected } from "./selections.ts";
import type { Statement } from "./statements.ts";
import { statement } from "./statements.ts";
import { can, sein, verbs } from "./vocabulary.ts";

type Of<V extends Effect["do"]> = Extract<Effect, { readonly do: V }>;

/** Predicates and clauses about one object as the clauses of one sentence. */
export function modified(subject: Nominal, said: ModificationsSaid): Statement {
  const [first, ...others] = said.clauses;
  if (said.predicates.length === 0 && first !== undefined) {
    return others.length === 0 ? statement(first) : { ...statement(first), also: others };
  }
  const main = withAfter({ subject, predicates: said.predicates }, said.after);
  return said.clauses.length === 0 ? statement(main) : { ...statement(main), also: said.clauses, close: true };
}

/**
 * "Eine Kreatur deiner Wahl erhält +2/+2 bis zum Ende des Zuges." The duration goes to the end, but before the rest where the rest is
 * long: several things for each of several targets, or protection with its relative clause.
 */
export function continuous({ what, mods, duration, lead, each }: Of<"continuous">, context: GermanContext): Statement {
  const subject = selected(named(alike(what), context), context);
  const said = modificationsSaid(mods, subject, "effect", context);
  const words = durationWords(duration);
  const tail = durationTail(duration, context);
  const withTail: ModificationsSaid = { ...said, after: said.after + tail };
  const still = stillSo(mods, what, context);
  if (words === "" || said.predicates.length === 0) return modified(subject, withTail);
  if (lead === true) return { ...modified(subject, withTail), ...still, lead: words };
  const early = duration !== "endOfTurn" || isLong(mods, what, each === true);
  const last = said.predicates.length - 1;
  const predicates = said.predicates.map((predicate, index) => {
    if (index !== (early ? 0 : last)) return predicate;
    const when = part(words, early ? at.time : at.last + 1);
    // A relative clause between the subject and its verb makes what follows short: the size stands last.
    const behindClause = isTarget(what) && what.count === undefined && "tail" in subject && subject.tail !== "";
    return { ...predicate, parts: [...predicate.parts, behindClause ? { ...when, behindSubject: at.time } : when] };
  });
  return { ...modified(subject, { ...withTail, predicates }), ...still };
}

/** Whom damage was dealt to stood in the dative, beside it: a pronoun as the next subject would not be clear. */
function named(what: Selection, context: GermanContext): Selection {
  return "ref" in what && what.say === "it" && context.recipients.has(what.ref) ? { ...what, say: "that" } : what;
}

/** "Sie sind auch immer noch Länder." */
function stillSo(mods: Of<"continuous">["mods"], what: Selection, context: GermanContext): Pick<Statement, "next"> {
  if (!mods.some((one) => "becomes" in one && one.becomes.keeping === true)) return {};
  const { agreement } = selected(what, context);
  const plural = agreement === "pl" || isAnyNumber(what);
  const filter = "target" in what ? what.target : {};
  const types = phrase({ types: filter.types ?? ["Land"] }, plural ? "none" : "a", context, { plural });
  const it = plainNominal({ m: "er", f: "sie", n: "es", pl: "sie", du: "du" }[agreement], plural ? "pl" : "f");
  return { next: [statement(clause(it, sein, part(`auch immer noch ${types.say("nom")}`, at.late)))] };
}

function isLong(mods: Of<"continuous">["mods"], what: Selection, each: boolean): boolean {
  const [only, ...others] = mods;
  if (each && ((others.length > 0 && mods.some((one) => "pt" in one)) || isAnyNumber(what))) return true;
  if (others.length > 0 || only === undefined) return false;
  return (
    "copyOf" in only ||
    "becomes" in only ||
    ("keyword" in only && ["protection", "trample"].includes(only.keyword.keyword))
  );
}
function isAnyNumber(what: Selection): boolean {
  return "count" in what && what.count === "anyNumber";
}

export function gainControl(
  { who = "you", what, duration = "indefinitely" }: Of<"gainControl">,
  context: GermanContext,
): Clause {
  const controlled = selected(what, context);
  // What was just named: "die Kontrolle darüber".
  const it = "ref" in what && what.say === "it" && controlled.agreement !== "pl";
  const over = part(it ? "die Kontrolle darüber" : `die Kontrolle über ${controlled.say("acc")}`, at.late);
  const gained = request(playerNominal(who, context), verbs.takeControl, part(durationWords(duration), at.time), over);
  return withAfter(gained, durationTail(duration, context));
}

/** "der ihm in diesem Zug zugefügt würde": what is said of damage, to someone, by something, in a while. */
export function damageClause(
  { to, by }: { readonly to?: Selection; readonly by?: Selection },
  during: string,
  context: GermanContext,
): string {
  const parts: Part[] = [part(during, at.time)];
  if (to !== undefined)
    parts.push(isEveryPlayer(to) ? part("Spielern", at.definite) : object(selected(to, context), "dat"));
  if (by !== undefined) parts.push(part(`von ${selected(by, context).say("dat")}`, at.late));
  const said = [...parts].sort((a, b) => a.weight - b.weight).map(({ text }) => text);
  return said.filter((text) => text !== "").join(" ");
}

/** All players together: "Spielern". */
function isEveryPlayer(to: Selection): boolean {
  return "players" in to && to.players === "eachPlayer";
}

/** "Verhindere allen Schaden, der in diesem Zug einer Kreatur deiner Wahl zugefügt würde." */
export function prevention(effect: Of<"preventDamage">, context: GermanContext): Clause {
  const { amount: quantity, combat, duration, both, to, by } = effect;
  const untilLater = duration !== "thisTurn" && duration !== "endOfTurn";
  const during = untilLater ? "" : "in diesem Zug";
  const lead = untilLater ? [part(durationWords(duration), at.time)] : [];
  if (to === undefined && by !== undefined && "choose" in by) {
    const source = selected(by, context).say("nom");
    const all = `allen ${combat === true ? "Kampfschaden" : "Schaden"}, den ${source}, die du bestimmst, ${during} zufügen würde`;
    return request(du, verbs.prevent, ...lead, part(all, at.late));
  }
  const said = damageClause({ ...(to && { to }), ...(by && { by }) }, during, context);
  const source = to !== undefined && both === true ? ` und von ${pronounOf(to, context)} zugefügt` : "";
  if (quantity === "all") {
    const damage = combat === true ? "Kampfschaden" : "Schaden";
    const all = `allen ${damage}, der ${said} zugefügt${source} würde${closingComma}`;
    return request(du, verbs.prevent, ...lead, part(all, at.late));
  }
  const next = amount(quantity, combat === true ? combatDamageNoun : damageNoun, "acc", "figures", context);
  const [article, relative, would] = next.plural ? ["die", "die", "würden"] : ["den", "der", "würde"];
  const all = `${article} nächsten ${next.text}, ${relative} ${said} zugefügt${source} ${would}${closingComma}`;
  return request(du, verbs.prevent, ...lead, part(all, at.late));
}

function pronounOf(to: Selection, context: GermanContext): string {
  const { agreement } = selected(to, context);
  return { m: "ihm", f: "ihr", n: "ihm", pl: "ihnen", du: "dir" }[agreement];
}

/** "Falls diese Kreatur in diesem Zug sterben würde, schicke sie stattdessen ins Exil." */
export function exileInstead(
  { what, would, duration, thisWay }: Of<"exileInstead">,
  context: GermanContext,
): Statement {
  const known = selected(what, context);
  const subject = thisWay === true && "ref" in what ? damagedThisWay(what.ref, context) : known;
  const during = duration === "indefinitely" ? "" : ` ${durationWords(duration)}`;
  const it = plainNominal(pronounAcc(known), "f");
  const exiled = request(du, verbs.exile, { text: it.say("acc"), weight: at.pronoun }, part("ins Exil", at.direction));
  if (would === "leave") {
    return statement(withAfter(exiled, `, anstatt ${it.say("acc")} irgendwo anders hinzulegen`), {
      before: `falls ${subject.say("nom")}${during} das Spiel verlassen würde`,
    });
  }
  return statement(
    {
      ...exiled,
      predicates: exiled.predicates.map((one) => ({ ...one, parts: [...one.parts, part("stattdessen", at.then)] })),
    },
    { before: `falls ${subject.say("nom")}${during} sterben würde` },
  );
}

function damagedThisWay(name: string, context: GermanContext): Nominal {
  const filter = context.bindings.get(name)?.filter ?? {};
  const damaged = phrase(filter, "a", context);
  const { agreement } = damaged;
  const after = `, ${relativePronoun(agreement, "dat")} auf diese Weise Schaden zugefügt wurde${closingComma}`;
  return { ...damaged, say: (kase) => damaged.say(kase) + after };
}
function pronounAcc({ agreement }: Nominal): string {
  return { m: "ihn", f: "sie", n: "es", pl: "sie", du: "dich" }[agreement];
}

/** "Du kannst diese Karte in diesem Zug spielen", "bis zum Ende des Zuges kannst du diese Karte wirken". */
export function mayPlay({ what, verb, duration, anyColorMana }: Of<"mayPlay">, context: GermanContext): Statement {
  const card = referenceNominal(what, context).say("acc");
  const infinitive = { play: "spielen", cast: "wirken" }[verb];
  const during = duration === "thisTurn" ? "in diesem Zug " : "";
  const plain = clause(du, can(`${card} ${during}${infinitive}`));
  const allowed = withAfter(plain, durationTail(duration, context));
  const mana = clause(
    du,
    can(`Mana ausgeben, als wäre es Mana einer beliebigen Farbe, um diesen Zauberspruch zu wirken`),
  );
  return {
    ...statement(allowed),
    ...(duration === "endOfTurn" ? { lead: durationWords(duration) } : {}),
    ...(anyColorMana === true ? { also: [mana] } : {}),
  };
}
