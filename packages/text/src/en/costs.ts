/** Costs in English (118): as a list before a colon, as what a player pays, as an additional cost. */
import type { Cost, CostPart, Filter, Quantity } from "@nykthos/engine/card";
import type { Count } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import type { CostTable } from "../tables.ts";
import { sayCostPart } from "../tables.ts";
import type { Phrase } from "./grammar.ts";
import { agreeing, capitalized, listed, objectOf, pluralOf } from "./grammar.ts";
import { amount, countedNoun } from "./quantities.ts";
import { reference } from "./references.ts";
import { selected } from "./selections.ts";
import { counterWords } from "./words.ts";

/** An action that pays: a verb in its plain form and what it is done to. Symbols have no verb of their own before a colon. */
interface Payment {
  readonly verb: string;
  readonly rest: string;
  readonly symbols?: true;
}

function counted(filter: Filter, count: Count, context: Context, from?: true): string {
  return objectOf(selected({ choose: filter, count, as: "paid" }, context, from === undefined ? {} : { from }));
}

const payments: CostTable<Context, Payment> = {
  mana: ({ cost, x }, context) => {
    if (x !== undefined) context.whereX.push(x);
    return { verb: "pay", rest: cost, symbols: true };
  },
  tapSelf: () => ({ verb: "pay", rest: "{T}", symbols: true }),
  untapSelf: () => ({ verb: "pay", rest: "{Q}", symbols: true }),
  life: ({ amount: life }, context) => ({ verb: "pay", rest: `${amount(life, context)} life` }),
  sacrificeSelf: ({ self }, context) => ({ verb: "sacrifice", rest: objectOf(reference(self, context)) }),
  sacrifice: ({ filter, count }, context) => ({ verb: "sacrifice", rest: counted(filter, count, context) }),
  discard: ({ filter, count }, context) => ({ verb: "discard", rest: counted(filter, count, context) }),
  discardSelf: ({ self }, context) => ({ verb: "discard", rest: objectOf(reference(self, context)) }),
  tap: ({ filter, count }, context) => ({ verb: "tap", rest: counted({ tapped: false, ...filter }, count, context) }),
  exile: ({ filter, count }, context) => ({ verb: "exile", rest: counted(filter, count, context, true) }),
  exileSelf: ({ self }, context) => ({ verb: "exile", rest: objectOf(reference(self, context)) }),
  returnToHand: ({ filter, count }, context) => ({
    verb: "return",
    rest: `${counted(filter, count, context)} to ${count === 1 ? "its owner's hand" : "their owners' hands"}`,
  }),
  removeCounters: ({ kind, count, from }, context) => ({
    verb: "remove",
    rest: `${countersText(kind, count, context)} from ${objectOf(reference(from, context))}`,
  }),
  loyalty: ({ amount }) => ({ verb: "pay", rest: loyaltySymbol(amount), symbols: true }),
};

/** "[+1]", "[0]", "[−3]", "[−X]", with the sign of the printed cards. */
function loyaltySymbol(amount: number | "-X"): string {
  if (amount === "-X") return "[−X]";
  if (amount === 0) return "[0]";
  return amount > 0 ? `[+${amount}]` : `[−${-amount}]`;
}

function countersText(kind: keyof typeof counterWords, count: Quantity | "all", context: Context): string {
  if (count === "all") return `all ${pluralOf(counterWords[kind])}`;
  return countedNoun(count, counterWords[kind], context).text;
}

/** "{1}{W}{W}, {T}, Sacrifice a land", as before a colon. */
export function activationCost(cost: Cost, context: Context): string {
  return cost
    .map((part) => {
      const { verb, rest, symbols } = sayCostPart(payments, part, context);
      return symbols === true ? rest : capitalized(`${verb} ${rest}`);
    })
    .join(", ");
}

/** "pays {1}", "sacrifice a creature": what a player does to pay. Without a subject, the plain form. */
export function paying(cost: Cost, context: Context, subject?: Phrase): string {
  const parts = cost.map((part) => sayCostPart(payments, part, context));
  const verbs = parts.map(({ verb, rest }, index) => {
    const word = subject === undefined ? verb : agreeing(subject, verb);
    return parts[index - 1]?.verb === verb ? rest : `${word} ${rest}`;
  });
  return listed(verbs);
}

/** Whether a keyword's cost is mana alone, and so stands after the keyword without a dash (702.6, 702.103). */
export function isManaCost(cost: Cost): boolean {
  return cost.every((part: CostPart) => part.pay === "mana");
}
