/** Conditions in English, after "if", "as long as" or "unless". */
import type { Condition, Filter, Quantity } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import type { ConditionTable } from "../tables.ts";
import { sayCondition } from "../tables.ts";
import type { Phrase } from "./grammar.ts";
import { agreeing, numberWord, objectOf, pluralOf, withArticle } from "./grammar.ts";
import { adjectives, compared, indefinite, noun } from "./nouns.ts";
import { amount } from "./quantities.ts";
import { player, reference } from "./references.ts";
import { counterWords } from "./words.ts";

export function condition(what: Condition, context: Context): string {
  return sayCondition(conditions, what, context);
}

function word(quantity: Quantity, context: Context): string {
  return typeof quantity === "number" ? numberWord(quantity) : amount(quantity, context);
}

const conditions: ConditionTable<Context, string> = {
  controls: ({ who, what, atLeast }, context) => {
    const subject = player(who, context);
    return `${subject.text} ${agreeing(subject, "control")} ${some(what, atLeast, context)}`;
  },
  is: ({ object, a }, context) => being(reference(object, context), a, false, context),
  hasCounters: ({ object, kind, atLeast }, context) => {
    const what = reference(object, context);
    return `${what.text} ${agreeing(what, "have")} ${countersOn(kind, atLeast, context)} on ${objectOf(what)}`;
  },
  yourTurn: () => "it's your turn",
  quantity: ({ left, comparison }, context) => `${amount(left, context)} is ${compared(comparison, word, context)}`,
  done: () => "you do",
  not: (inner, context) => negated(inner, context),
  emptyHand: (who, context) => {
    const subject = player(who, context);
    return `${subject.text} ${agreeing(subject, "have")} no cards in hand`;
  },
  dealtDamageThisTurn: () => "an opponent was dealt damage this turn",
  enteredLastTurn: ({ what }, context) => {
    return `you had ${indefinite(what, context)} enter the battlefield under your control last turn`;
  },
  remainsTapped: (object, context) => `${reference(object, context).text} remains tapped`,
  youControlSelf: (_, context) => `you control ${context.name.name}`,
  cameUnderControlSinceLastUpkeep: (object, context) =>
    `${reference(object, context).text} came under your control since the beginning of your last upkeep`,
  monstrous: (object, context) => `${reference(object, context).text} is monstrous`,
  tributeWasntPaid: () => "tribute wasn't paid",
};

function some(what: Filter, atLeast: Quantity | undefined, context: Context): string {
  if (atLeast !== undefined && atLeast !== 1) {
    const other = what.other === true ? "other " : "";
    return `${word(atLeast, context)} or more ${other}${noun(what, context, { plural: true })}`;
  }
  return indefinite(what, context);
}

function countersOn(kind: keyof typeof counterWords, atLeast: Quantity, context: Context): string {
  const counter = counterWords[kind];
  return atLeast === 1 ? withArticle(counter) : `${word(atLeast, context)} or more ${pluralOf(counter)}`;
}

/** "it's an Aura", "that creature isn't white": a noun where the phrase has one, else its adjectives alone. */
function being(subject: Phrase, a: Filter, not: boolean, context: Context): string {
  const hasNoun =
    a.noun !== undefined ||
    a.types !== undefined ||
    a.subtypes !== undefined ||
    a.allTypes !== undefined ||
    a.either !== undefined;
  const what = hasNoun
    ? subject.is === "many"
      ? noun(a, context, { plural: true })
      : withArticle(noun(a, context))
    : adjectives(a).join(" ");
  if (subject.text === "it") return not ? `it isn't ${what}` : `it's ${what}`;
  return `${subject.text} ${agreeing(subject, not ? "isn't" : "be")} ${what}`;
}

function negated(inner: Condition, context: Context): string {
  if ("yourTurn" in inner) return "it's not your turn";
  if ("done" in inner) return "you don't";
  if ("is" in inner) return being(reference(inner.is.object, context), inner.is.a, true, context);
  if ("controls" in inner) {
    const subject = player(inner.controls.who, context);
    return `${subject.text} ${agreeing(subject, "control")} no ${noun(inner.controls.what, context, { plural: true })}`;
  }
  if ("monstrous" in inner) return `${reference(inner.monstrous, context).text} isn't monstrous`;
  return `it isn't true that ${condition(inner, context)}`;
}
