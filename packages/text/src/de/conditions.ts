/** Conditions in German: as a clause after "falls" or "solange", with the verb at its end. */
import type { Condition, Filter } from "@nykthos/engine/card";
import type { ConditionTable } from "../tables.ts";
import { sayCondition } from "../tables.ts";
import type { Clause, Nominal } from "./clause.ts";
import { at, clause, du, object, part, subordinate, withAfter, withEnd } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { numberWord } from "./grammar.ts";
import { counterNouns } from "./lexicon.ts";
import { compared, counterPhrase, phrase } from "./nouns.ts";
import type { Determiner } from "./nouns.ts";
import { playerNominal, possessiveStemOf } from "./players.ts";
import { quantityNumber, quantityText } from "./quantities.ts";
import { referenceNominal } from "./references.ts";
import { haben, sein, tun, verbs, werden } from "./vocabulary.ts";

/** A noun phrase that stands as it is, as the subject of a clause. */
export function plainNominal(text: string, agreement: "m" | "f" | "n" | "pl"): Nominal {
  return { agreement, weight: at.definite, say: () => text };
}

const conditions: ConditionTable<GermanContext, Clause> = {
  controls: ({ who, what, atLeast }, context) => {
    const determiner: Determiner =
      atLeast === undefined ? "a" : { number: `mindestens ${quantityNumber(atLeast, context, "words")}` };
    const controlled = phrase(what, determiner, context);
    const short = part(controlled.short("acc"), controlled.weight);
    return withAfter(clause(playerNominal(who, context), verbs.control, short), controlled.tail);
  },
  is: ({ object: ref, a }, context) => {
    const isRevealed = ref.say === "it" && context.bindings.get(ref.ref)?.by === "revealTop";
    const subject = isRevealed ? plainNominal("es", "n") : referenceNominal(ref, context);
    const state = stateOf(a);
    if (state !== undefined) return { subject, predicates: state, join: "oder" };
    return clause(subject, sein, part(phrase(a, "a", context).say("nom"), at.late));
  },
  hasCounters: ({ object: ref, kind, atLeast }, context) => {
    const counters =
      atLeast === 1
        ? plainNominal(`mindestens ${counterPhrase(kind, "a", "nom")}`, "f")
        : plainNominal(`${quantityNumber(atLeast, context, "words")} oder mehr ${counterNouns[kind].plural}`, "pl");
    return clause(counters, lie, part(`auf ${referenceNominal(ref, context).say("dat")}`, at.late));
  },
  yourTurn: () => clause(plainNominal("es", "n"), sein, part("dein Zug", at.late)),
  quantity: ({ left, comparison }, context) => {
    const value = comparison.value;
    const limit = typeof value === "number" ? numberWord(value) : quantityText(value, "nom", context);
    const said = comparison.is === "lessThan" ? `weniger als ${limit}` : compared(comparison, context);
    return clause(plainNominal(quantityText(left, "nom", context), "f"), amountTo, part(said, at.late));
  },
  done: () => clause(du, tun, part("dies", at.late)),
  not: (condition, context) => {
    const inner = sayCondition(conditions, condition, context);
    return {
      ...inner,
      predicates: inner.predicates.map((one, index) =>
        index === 0 ? { ...one, parts: [...one.parts, part("nicht", at.last)] } : one,
      ),
    };
  },
  emptyHand: (who, context) => {
    const player = playerNominal(who, context);
    return clause(
      player,
      haben,
      part("keine Karten", at.indefinite),
      part(`auf ${possessiveStemOf(player)}er Hand`, at.late),
    );
  },
  dealtDamageThisTurn: () =>
    clause(plainNominal("einem Gegner in diesem Zug Schaden", "m"), withEnd(wurden, "zugefügt")),
  enteredLastTurn: ({ what }, context) =>
    clause(
      plainNominal(`im letzten Zug ${phrase(what, "a", context).say("nom")}`, "f"),
      withEnd(sein, "gekommen"),
      part("unter deiner Kontrolle", at.late),
      part("ins Spiel", at.direction),
    ),
  cameUnderControlSinceLastUpkeep: (ref, context) =>
    clause(
      referenceNominal(ref, context),
      withEnd(sein, "gekommen"),
      part("seit dem Beginn deines letzten Versorgungssegments", at.time),
      part("unter deine Kontrolle", at.late),
    ),
  remainsTapped: (ref, context) => clause(referenceNominal(ref, context), stay, part("getappt", at.late)),
  youControlSelf: (_, context) => clause(du, verbs.control, object(referenceNominal({ ref: "self" }, context), "acc")),
  monstrous: (ref, context) => clause(referenceNominal(ref, context), sein, part("monströs", at.late)),
  tributeWasntPaid: () => clause(plainNominal("kein Tribut", "m"), withEnd(wurden, "gezahlt")),
};

/** What something is doing, or what state it is in, rather than what it is: "angreift oder blockt", "verzaubert ist". */
function stateOf({ inCombat, attacking, blocking, enchanted, tapped }: Filter): Clause["predicates"] | undefined {
  const attacks = { verb: verbs.attack, parts: [] };
  const blocks = { verb: verbs.block, parts: [] };
  if (inCombat === true) return [attacks, blocks];
  if (attacking === true) return [attacks];
  if (blocking === true) return [blocks];
  if (enchanted === true) return [{ verb: sein, parts: [part("verzaubert", at.late)] }];
  if (tapped !== undefined) return [{ verb: sein, parts: [part(tapped ? "getappt" : "ungetappt", at.late)] }];
  return undefined;
}

const lie = { infinitive: "liegen", du: "liegst", er: "liegt", sie: "liegen", request: "liege" };
const stay = { infinitive: "bleiben", du: "bleibst", er: "bleibt", sie: "bleiben", request: "bleibe" };
const amountTo = { infinitive: "betragen", du: "beträgst", er: "beträgt", sie: "betragen", request: "betrage" };
const wurden = { ...werden, er: "wurde", sie: "wurden" };

/** "deine Hingabe zu Weiß weniger als fünf beträgt" */
export function conditionClause(condition: Condition, context: GermanContext): string {
  return subordinate(sayCondition(conditions, condition, context));
}

/** "falls kein Tribut gezahlt wurde" */
export function ifClause(condition: Condition, context: GermanContext): string {
  return `falls ${conditionClause(condition, context)}`;
}
