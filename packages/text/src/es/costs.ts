/** Costs in Spanish (118): as the part of an ability before its colon, and as something that a player pays. */
import type { Cost } from "@nykthos/engine/card";
import type { CostTable } from "../tables.ts";
import { sayCostPart } from "../tables.ts";
import type { Form, Person, SpanishVerb } from "./conjugation.ts";
import { conjugated, verbs } from "./conjugation.ts";
import { capitalised, contracted, list, words } from "./grammar.ts";
import { figuresOf } from "./quantities.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { counterNames, counterNoun } from "./words.ts";
import { isPlural } from "../bindings.ts";
import { nounForm } from "./grammar.ts";
import { equalTo, numberBefore } from "./quantities.ts";
import { indefinitePhrase, otherWord, phrase } from "./nouns.ts";
import type { Filter, Quantity } from "@nykthos/engine/card";

/** A cost is a symbol, which stands by itself in an ability's cost, or something to do. */
type Said =
  { readonly symbol: string } | { readonly verb: SpanishVerb; readonly object: string; readonly clitic?: string };

const parts: CostTable<Say, Said> = {
  mana: ({ cost, x }, say) => {
    if (x !== undefined) say.whereX.push(x);
    return { symbol: cost };
  },
  tapSelf: () => ({ symbol: "{T}" }),
  untapSelf: () => ({ symbol: "{Q}" }),
  life: ({ amount }, say) => ({ verb: verbs.pay, object: figuresOf(amount, "vida", "vidas", say) }),
  sacrificeSelf: ({ self }, say) => ({ verb: verbs.sacrifice, object: reference(self, say).text }),
  sacrifice: ({ filter, count }, say) => ({ verb: verbs.sacrifice, object: so(filter, count, say) }),
  discard: ({ filter, count }, say) => ({ verb: verbs.discard, object: so(filter, count, say) }),
  discardSelf: ({ self }, say) => ({ verb: verbs.discard, object: reference(self, say).text }),
  // What is tapped to pay has to be untapped before.
  tap: ({ filter, count }, say) => ({ verb: verbs.tap, object: so({ ...filter, tapped: false }, count, say) }),
  exile: ({ filter, count }, say) => ({ verb: verbs.exile, object: so(filter, count, say) }),
  exileSelf: ({ self }, say) => ({ verb: verbs.exile, object: reference(self, say).text }),
  returnToHand: ({ filter, count }, say) => ({
    verb: verbs.return,
    object: `${so(filter, count, say)} a la mano de su propietario`,
  }),
  removeCounters: ({ kind, count, from }, say) => {
    const of = reference(from, say).after;
    const name = counterNames[kind];
    if (count === "all") return { verb: verbs.remove, object: `todos los contadores ${name} de ${of}` };
    const counters = nounForm(counterNoun, isPlural(count));
    return { verb: verbs.remove, object: `${numberBefore(count, "m", say)} ${counters} ${name} de ${of}` };
  },
  loyalty: ({ amount }) => ({ symbol: typeof amount === "number" && amount > 0 ? `+${amount}` : String(amount) }),
};

/** "una carta de criatura", "dos criaturas". */
export function so(filter: Filter, count: Quantity, say: Say): string {
  if (count === 1) return indefinitePhrase(filter, say);
  const said = phrase(filter, say, { plural: true });
  const other = filter.other === true ? otherWord(said) : "";
  return words(other, numberBefore(count, said.gender, say), said.text, equalTo(count, say));
}

/** A cost before a colon, or after a keyword: "{1}{B}, pagar 2 vidas". */
export function costText(cost: Cost, say: Say): string {
  return cost
    .map((part) => {
      const said = sayCostPart(parts, part, say);
      return "symbol" in said ? said.symbol : words(said.verb.infinitive, said.object);
    })
    .join(", ");
}

/** The same with a capital at its beginning. */
export function costBeforeColon(cost: Cost, say: Say): string {
  return capitalised(contracted(costText(cost, say)));
}

/** A cost as what somebody does: "paga {3}", "sacrifique una criatura". */
export function paying(cost: Cost, form: Form, person: Person, say: Say): string {
  return list(
    cost.map((part) => {
      const said = sayCostPart(parts, part, say);
      return "symbol" in said
        ? words(conjugated(verbs.pay, form, person), said.symbol)
        : words(conjugated(said.verb, form, person), said.object);
    }),
  );
}
