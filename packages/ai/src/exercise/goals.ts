/**
 * What has to be seen of a card for it to count as used: that it is cast (in each form) or played, that each ability of it is used and
 * resolves, and that each instruction of each text does something. Read off the compiled card; knows no card by name.
 */
import type { CompiledAbility, CompiledCard, TextStep } from "@nykthos/engine";
import type { Effect, Modification } from "@nykthos/engine/card";
import { modificationKind } from "@nykthos/engine/card";

export type GoalKind =
  /** Cast for its mana cost and resolved; for a land, played. */
  | "cast"
  /** Cast for another cost and resolved: a keyword's form, or "alternative". */
  | "form"
  /** An ability went on the stack, or a mana ability was used. */
  | "used"
  /** What was on the stack resolved. */
  | "resolved"
  /** An instruction changed the game. */
  | "step"
  /** A static ability contributes to what an object is, or limits what it does. */
  | "contributes"
  /** An ability that changes rules, events or costs did so. */
  | "applied"
  /** Power or toughness that an ability defines is more than nothing. */
  | "defined";

export interface Goal {
  readonly kind: GoalKind;
  /** The card that it is about: what makes a token, for the token's abilities. */
  readonly card: string;
  readonly ability: CompiledAbility | null;
  /** The form, of a form; else "". */
  readonly form: string;
  readonly mode: number;
  readonly step: number;
  readonly effect: Effect | null;
  readonly modification: Modification | null;
  seen: boolean;
}

/** Verbs that only bind a name or are seen by what the next ones do with it. */
const withoutEffectOfTheirOwn: ReadonlySet<string> = new Set(["choose", "chooseFrom"]);

/** Everything that has to be seen of a card, its tokens included. */
export function goalsOf(card: CompiledCard): Goal[] {
  const goals: Goal[] = [];
  const add = (kind: GoalKind, ability: CompiledAbility | null, more: Partial<Goal> = {}): void => {
    goals.push({
      kind,
      card: card.name,
      ability,
      form: "",
      mode: 0,
      step: -1,
      effect: null,
      modification: null,
      seen: false,
      ...more,
    });
  };
  // A split card is cast as one of its halves or both.
  if (!card.isSplit) add("cast", null);
  for (const { keyword } of card.forms) add("form", null, { form: keyword });
  if (card.alternativeCosts.length > 0) add("form", null, { form: "alternative" });
  if (card.definesPower !== null || card.definesToughness !== null) add("defined", null);
  for (const ability of card.abilities) abilityGoals(ability, add);
  for (const token of card.tokens) for (const ability of token.abilities) abilityGoals(ability, add);
  return goals;
}

type Add = (kind: GoalKind, ability: CompiledAbility, more?: Partial<Goal>) => void;

function abilityGoals(ability: CompiledAbility, add: Add): void {
  switch (ability.kind) {
    case "activated":
    case "triggered":
      add("used", ability);
      if (!ability.isManaAbility) add("resolved", ability);
      break;
    case "static":
      for (const modification of [...ability.data.mods, ...(ability.data.otherwise ?? [])])
        add("contributes", ability, { modification });
      break;
    case "rule":
    case "replacement":
    case "cost":
    case "additionalCost":
      add("applied", ability);
      break;
    case "keyword":
      if (!isSeenOtherwise(ability)) add("applied", ability);
      break;
    default: // a spell's text is seen by its steps, an alternative cost by its form
  }
  ability.modes.forEach(({ program }, mode) => {
    program.forEach((step: TextStep, at) => {
      if (step.op === "do" && !withoutEffectOfTheirOwn.has(step.effect.do))
        add("step", ability, { mode, step: at, effect: step.effect });
    });
  });
}

/**
 * Whether what a keyword does is seen by another goal: a form by being cast in it, what stands for abilities by these, what an Aura can
 * enchant and what protection keeps away by whatever is cast and dealt. What is left shows as counters with which a permanent enters.
 */
function isSeenOtherwise({ card, data: { keyword } }: Extract<CompiledAbility, { kind: "keyword" }>): boolean {
  return (
    keyword === "enchant" ||
    keyword === "protection" ||
    card.forms.some((form) => form.keyword === keyword) ||
    (card.abilities.some(({ data }) => "kind" in data && "keyword" in data && data.keyword === keyword) &&
      !entersWithCounters.has(keyword))
  );
}
const entersWithCounters: ReadonlySet<string> = new Set(["graft"]);

/** What a goal is, in a few words for a report. */
export function describeGoal({ kind, ability, form, effect, modification, mode }: Goal): string {
  if (ability === null)
    return kind === "form" ? `cast for ${form}` : kind === "cast" ? "cast" : "defined power or toughness";
  const { data } = ability;
  const what = "kind" in data ? data.kind : data.keyword;
  const token = ability.card.isToken ? ` of its ${ability.card.name} token` : "";
  const which = `ability ${ability.index + 1}${token} (${what})`;
  if (effect !== null)
    return `${which}: ${effect.do}${ability.modes.length > 1 ? ` in mode ${mode + 1}` : ""} without effect`;
  if (modification !== null) return `${which}: ${modificationKind(modification)} not seen on anything`;
  return `${which}: not ${kind}`;
}
