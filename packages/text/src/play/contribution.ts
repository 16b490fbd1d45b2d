/**
 * What contributes to an object's characteristics, in words: the ability that it comes from as its card says it, or what an effect does
 * and how long it lasts; and what the condition of the ability is about as that stands now.
 */
import { cardOfObject, objectOf } from "@nykthos/engine";
import type { Contribution, Measured, ObjectId } from "@nykthos/engine";
import type { Modification, StaticAbility } from "@nykthos/engine/card";
import type { Teller } from "./speech.ts";

export interface ExplainedContribution {
  /** What it does; "" where that is no more than its kind. */
  readonly what: string;
  /** What it is: "static ability"; "" for counters, which are what they are. */
  readonly kind: string;
  /** How long it lasts: "until end of turn"; "" where nothing ends it. */
  readonly lasts: string;
  /** What its condition is about, as it stands now; "" where it has none that is counted. */
  readonly now: string;
}

/** What contributes to that object. */
export function explainedContribution(
  teller: Teller,
  object: ObjectId,
  contribution: Contribution,
): ExplainedContribution {
  const { explaining } = teller.speech;
  const { kind, expiry, measured = [], ability } = contribution;
  return {
    what: whatItDoes(teller, object, contribution),
    kind: kind === "counters" ? "" : explaining.kinds[kind],
    lasts: expiry === undefined ? "" : explaining.lasts(expiry, teller),
    now: measured
      .map(({ quantity, now }) => (ability === undefined ? "" : explaining.now(said(teller, quantity, ability), now)))
      .join(" "),
  };
}

function said(teller: Teller, quantity: Measured["quantity"], ability: NonNullable<Contribution["ability"]>): string {
  return teller.language.quantity(quantity, ability.data, ability.card.definition, namesOf(teller));
}

function whatItDoes(teller: Teller, object: ObjectId, contribution: Contribution): string {
  const { modification, ability, counter, count } = contribution;
  if (counter !== undefined) return teller.speech.explaining.counters(count ?? 0, counter);
  if (modification === undefined) return "";
  const { state } = teller.told;
  const definition = ability?.card.definition ?? cardOfObject(state, objectOf(state, object)).definition;
  const whole: StaticAbility = { kind: "static", what: { ref: "self" }, mods: [modification] };
  return teller.language.ability(
    ability === undefined ? whole : partOf(ability.data, modification),
    definition,
    namesOf(teller),
  );
}

/** Of a static ability that does several things what is said of one of them; the whole of it where it does one or the other. */
function partOf(ability: StaticAbility, modification: Modification): StaticAbility {
  if (ability.otherwise !== undefined || ability.otherwiseReplaced !== undefined) return ability;
  return { ...ability, mods: [modification] };
}

function namesOf({ told: { names } }: Teller): { readonly names?: NonNullable<Teller["told"]["names"]> } {
  return names === undefined ? {} : { names };
}
