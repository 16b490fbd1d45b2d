/** Costs in German: before a colon ("{1}, {T}, opfere eine Kreatur"), and as what someone does ("falls er nicht {1} bezahlt"). */
import type { Cost, CostPart } from "@nykthos/engine/card";
import type { CostTable } from "../tables.ts";
import { sayCostPart } from "../tables.ts";
import type { Clause, Nominal } from "./clause.ts";
import { at, mainClause, object, part, request, settle } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { capitalised, contracted } from "./grammar.ts";
import { counterNouns, lifeNoun } from "./lexicon.ts";
import { counterPhrase, phrase } from "./nouns.ts";
import { possessiveStemOf } from "./players.ts";
import { amount } from "./quantities.ts";
import { referenceNominal } from "./references.ts";
import { countDeterminer } from "./selections.ts";
import { verbs } from "./vocabulary.ts";

/** What someone pays: a symbol that stands for itself, or something to do. */
type Payment = { readonly symbol: string } | ((payer: Nominal) => Clause);

const payments: CostTable<GermanContext, Payment> = {
  mana: ({ cost, x }, context) => {
    if (x !== undefined) context.whereX.push(x);
    return { symbol: cost };
  },
  tapSelf: () => ({ symbol: "{T}" }),
  untapSelf: () => ({ symbol: "{Q}" }),
  life:
    ({ amount: life }, context) =>
    (payer) =>
      request(payer, verbs.pay, part(amount(life, lifeNoun, "acc", "figures", context).text, at.indefinite)),
  sacrificeSelf: (cost, context) => (payer) =>
    request(payer, verbs.sacrifice, object(referenceNominal(cost.self, context), "acc")),
  sacrifice: (cost, context) => (payer) => request(payer, verbs.sacrifice, part(counted(cost, context), at.indefinite)),
  discard: (cost, context) => (payer) =>
    request(
      payer,
      verbs.discard,
      part(counted(cost, context), at.indefinite),
      part(`aus ${possessiveStemOf(payer)}er Hand`, at.direction),
    ),
  discardSelf: (cost, context) => (payer) =>
    request(payer, verbs.discard, object(referenceNominal(cost.self, context), "acc")),
  tap: (cost, context) => (payer) => {
    const filter = { ...cost.filter, tapped: false };
    return request(payer, verbs.tap, part(counted({ ...cost, filter }, context), at.indefinite));
  },
  exile: (cost, context) => (payer) =>
    request(payer, verbs.exile, part(counted(cost, context, true), at.indefinite), part("ins Exil", at.direction)),
  exileSelf: (cost, context) => (payer) =>
    request(payer, verbs.exile, object(referenceNominal(cost.self, context), "acc"), part("ins Exil", at.direction)),
  returnToHand: (cost, context) => (payer) =>
    request(
      payer,
      verbs.bringBack,
      part(counted(cost, context), at.indefinite),
      part(`auf die Hand ${cost.count === 1 ? "ihres Besitzers" : "ihrer Besitzer"}`, at.direction),
    ),
  removeCounters: (cost, context) => (payer) => {
    const counters =
      cost.count === "all"
        ? `alle ${counterNouns[cost.kind].plural}`
        : counterPhrase(cost.kind, countDeterminer(cost.count, context), "acc");
    const from = contracted(`von ${referenceNominal(cost.from, context).say("dat")}`);
    return request(payer, verbs.remove, part(counters, at.indefinite), part(from, at.direction));
  },
  loyalty: ({ amount: loyalty }) => ({
    symbol: typeof loyalty === "number" && loyalty > 0 ? `+${loyalty}` : String(loyalty),
  }),
};

function counted(
  { filter, count }: Pick<Extract<CostPart, { readonly pay: "sacrifice" }>, "filter" | "count">,
  context: GermanContext,
  from = false,
): string {
  return phrase(filter, countDeterminer(count, context), context, { from }).say("acc");
}

const youPay: Nominal = { agreement: "du", say: () => "du", weight: at.pronoun };

/** "{1}, {T}, opfere eine Kreatur", as it stands before the colon. */
export function costText(cost: Cost, context: GermanContext): string {
  const parts = cost.map((one) => {
    const payment = sayCostPart(payments, one, context);
    return typeof payment === "function" ? settle(mainClause(payment(youPay))) : payment.symbol;
  });
  return capitalised(parts.join(", "));
}

/** A cost as something that a player does: "bezahle {2}", "ein Spieler opfert eine Kreatur". */
export function paying(cost: Cost, payer: Nominal, context: GermanContext): Clause {
  const [first] = cost;
  const payment = first === undefined ? { symbol: "{0}" } : sayCostPart(payments, first, context);
  if (typeof payment === "function") return payment(payer);
  return request(payer, verbs.pay, part(payment.symbol, at.indefinite));
}
