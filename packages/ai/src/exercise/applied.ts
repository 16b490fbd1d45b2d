/**
 * How it is seen that an ability which changes the rules, replaces an event or changes a cost did so (604, 613.11, 614, 601.2f). Knows the
 * kinds of such abilities, no card.
 */
import type { GameEvent, GameState, ObjectId, Question } from "@nykthos/engine";
import { cardOfObject, characteristicsOf, controllerOf, hasKeyword, hasType, objectOf } from "@nykthos/engine";
import type { CompiledAbility } from "@nykthos/engine";
import type { Replacement, RuleChange } from "@nykthos/engine/card";
import type { Goal } from "./goals.ts";

/** An event that happens, or a question that is asked. */
export interface Moment {
  readonly state: GameState;
  /** What was in force when that was last known. */
  readonly layers: GameState["layers"];
  readonly event: GameEvent | null;
  readonly question: Question | null;
}

/** Those goals that are reached at this moment. */
export function appliedAt(moment: Moment, goals: readonly Goal[]): readonly Goal[] {
  return goals.length === 0 ? goals : goals.filter(({ ability }) => ability !== null && isApplied(moment, ability));
}

function isApplied(moment: Moment, ability: CompiledAbility): boolean {
  const { state, layers, event } = moment;
  switch (ability.kind) {
    case "rule": {
      const inForce = layers?.rules.find(({ rule }) => rule === ability.data.rule);
      return inForce !== undefined && ruleApplied(moment, ability.data.rule, inForce.controller);
    }
    case "replacement":
      return replacementApplied(moment, ability, ability.data.replacement);
    case "cost":
      return event?.kind === "cast" && costChanged(moment, event, ability);
    case "additionalCost":
      return event?.kind === "cast" && cardOfObject(state, objectOf(state, event.object)) === ability.card;
    case "keyword": {
      const entered = enteredBy(state, event, ability);
      return entered !== 0 && objectOf(state, entered).counters.some((count) => count > 0);
    }
    default:
      return false;
  }
}

/** The object that has just entered the battlefield, if the ability is its own; else 0. */
function enteredBy(state: GameState, event: GameEvent | null, ability: CompiledAbility): ObjectId {
  if (event === null || event.to !== "battlefield" || event.other <= 0) return 0;
  return cardOfObject(state, objectOf(state, event.other)) === ability.card ? event.other : 0;
}

function ruleApplied({ state, event, question }: Moment, rule: RuleChange, controller: number): boolean {
  if ("castAsThoughFlash" in rule) {
    if (event?.kind !== "cast" || event.player !== controller) return false;
    const is = characteristicsOf(state, event.object);
    const isSorceryTime =
      state.activePlayer === controller &&
      state.stack.length === 1 &&
      (state.step === "main1" || state.step === "main2");
    return !isSorceryTime && !hasType(is, "Instant") && !hasKeyword(is, "flash");
  }
  if ("playFromTop" in rule) return event?.kind === "move" && event.from === "library" && event.detail === "play";
  if ("revealFirstDrawOfYourTurns" in rule) return event?.kind === "reveal" && event.detail === "firstDraw";
  if ("untapDuringOthersUntapStep" in rule)
    return (
      event?.kind === "untap" && state.step === "untap" && controllerOf(state, event.object) !== state.activePlayer
    );
  if ("noMaximumHandSize" in rule)
    return event?.kind === "turn" && (state.players[controller]?.hand.length ?? 0) > 7 && event.player !== controller;
  if ("manaBecomesColorless" in rule)
    return event?.kind === "step" && state.players[controller]?.mana.some((count) => count > 0) === true;
  if ("mayChooseNotToUntap" in rule) return question?.kind === "untap";
  // The others forbid or allow something: they count once they are in force as somebody decides something.
  return question !== null;
}

function replacementApplied(
  { state, layers, event, question }: Moment,
  ability: CompiledAbility,
  what: Replacement,
): boolean {
  const inForce = layers?.replacements.find((one) => one.ability === ability);
  if ("asEntersMayPayOrTapped" in what)
    return question?.kind === "may" && cardOfObject(state, objectOf(state, question.source)) === ability.card;
  if (event === null) return false;
  const entered = enteredBy(state, event, ability);
  if ("entersWithCounters" in what)
    return entered !== 0 && objectOf(state, entered).counters.some((count) => count > 0);
  if ("asEntersChooseColor" in what) return entered !== 0 && objectOf(state, entered).memory["color"] !== undefined;
  if ("entersTapped" in what) {
    if ("ref" in what.entersTapped) return entered !== 0 && objectOf(state, entered).tapped;
    return (
      inForce !== undefined && event.to === "battlefield" && event.other > 0 && objectOf(state, event.other).tapped
    );
  }
  if ("preventDamage" in what) return event.kind === "prevent" && event.source === inForce?.source;
  if ("doubleDamage" in what) return event.kind === "damage" && inForce !== undefined;
  if ("graveyardToExile" in what)
    return event.kind === "move" && event.to === "exile" && event.detail === "exileInstead" && inForce !== undefined;
  return false; // what a draw is replaced with is seen by its text
}

/** Whether a spell was paid with more or less mana than its mana cost says. */
function costChanged({ state, layers }: Moment, event: GameEvent, ability: CompiledAbility): boolean {
  const object = objectOf(state, event.object);
  const { stack } = object;
  if (stack === null || stack.form !== "" || ability.kind !== "cost") return false;
  const own = ability.data.spells === "thisSpell";
  if (own && cardOfObject(state, object) !== ability.card) return false;
  if (!own && layers?.costs.some((one) => one.ability === ability && one.controller === event.player) !== true)
    return false;
  const { manaCost } = characteristicsOf(state, event.object);
  let printed = 0;
  for (const symbol of manaCost ?? [])
    printed += symbol.kind === "generic" ? symbol.amount : symbol.kind === "x" ? stack.x : 1;
  return stack.manaSpent !== printed && stack.manaSpent + printed > 0;
}
