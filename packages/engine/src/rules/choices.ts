/**
 * Choices that are made as an instruction is carried out, none of them a target (608.2d): which objects, which opponent.
 */
import type { Effect } from "../card/effect.ts";
import type { Selection } from "../card/selection.ts";
import type { Frame } from "../state/frames.ts";
import type { GameState } from "../state/game.ts";
import { playerEntity } from "../state/identity.ts";
import { noIds } from "../state/object.ts";
import type { Option } from "../state/question.ts";
import { randomBelow } from "../state/random.ts";
import { ask, takeAnswer } from "./agenda.ts";
import { anOpponent, countRange, opponentsOf, playersOf } from "./evaluate.ts";
import { entitiesMatching } from "./matching.ts";
import type { Scope } from "./scope.ts";
import { topOf } from "./selecting.ts";
import { scopeOfText } from "./text.ts";
import { shownBy } from "./view.ts";

const choiceLists = new WeakMap<Effect, readonly Selection[]>();

/** Where a verb holds a text of its own, whose choices are made when that is carried out. */
const ownTexts: ReadonlySet<string> = new Set(["ability", "abilities", "token", "effects", "then"]);

/** The selections of a verb that need a choice or a binding before it is carried out, in the order of the text. */
function choicesOf(effect: Effect): readonly Selection[] {
  const known = choiceLists.get(effect);
  if (known !== undefined) return known;
  const found: Selection[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if ("choose" in value && "as" in value) found.push(value as Selection);
    else if ("as" in value && ("all" in value || "each" in value || "topOf" in value)) found.push(value as Selection);
    for (const [key, inner] of Object.entries(value)) {
      if (!ownTexts.has(key)) visit(inner);
    }
  };
  if (effect.do !== "chooseFrom") visit(effect);
  choiceLists.set(effect, found);
  return found;
}

const withOpponents = new WeakMap<Effect, boolean>();

/** Whether "an opponent" does or undergoes something by that instruction. */
function speaksOfAnOpponent(effect: Effect): boolean {
  const known = withOpponents.get(effect);
  if (known !== undefined) return known;
  const speaks = Object.values(effect).includes(anOpponent);
  withOpponents.set(effect, speaks);
  return speaks;
}

/** "An opponent" is one of your choice, made as the instruction is carried out (608.2d); false while that is being asked. */
function opponentChosen(g: GameState, frame: Frame, effect: Effect): boolean {
  if (frame.bindings[anOpponent] !== undefined || !speaksOfAnOpponent(effect)) return true;
  const { source, controller } = scopeOfText(frame);
  const opponents = opponentsOf(g, controller);
  if (opponents.length < 2) return true;
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") {
    bind(frame, anOpponent, [answer.entity]);
    return true;
  }
  const options = opponents.map((player): Option => ({ type: "choose", entity: playerEntity(player) }));
  ask(g, "choose", controller, options, { source, about: "opponent" });
  return false;
}

/** Makes the choices of a verb one at a time and binds them; false while a player is being asked. */
export function choicesMade(g: GameState, frame: Frame, effect: Effect): boolean {
  if (!opponentChosen(g, frame, effect)) return false;
  const choices = choicesOf(effect);
  while (frame.choices < choices.length) {
    const selection = choices[frame.choices];
    if (selection === undefined) break;
    if ("choose" in selection) {
      if (!chooseOne(g, frame, selection, scopeOfText(frame))) return false;
    } else if ("all" in selection && selection.as !== undefined)
      bind(frame, selection.as, entitiesMatching(g, selection.all, scopeOfText(frame)));
    else if ("each" in selection && selection.as !== undefined)
      bind(frame, selection.as, entitiesMatching(g, selection.each, scopeOfText(frame)));
    else if ("topOf" in selection && selection.as !== undefined)
      bind(frame, selection.as, topOf(g, selection, scopeOfText(frame)));
    frame.choices++;
  }
  return true;
}

function bind(frame: Frame, name: string, ids: readonly number[]): void {
  frame.bindings = { ...frame.bindings, [name]: ids };
}

/** One choice without targeting (608.2d); several are chosen one after another. */
function chooseOne(
  g: GameState,
  frame: Frame,
  selection: Extract<Selection, { choose: unknown }>,
  scope: Scope,
): boolean {
  const { as, choose, count, by } = selection;
  const [player] = by === undefined ? [scope.controller] : playersOf(g, by, scope);
  const answer = takeAnswer(frame);
  const started = frame.name === as;
  const chosen = started ? (frame.bindings[as] ?? noIds) : noIds;
  if (!started) {
    frame.name = as;
    bind(frame, as, noIds);
  }
  if (answer?.type === "choose") {
    bind(frame, as, [...chosen, answer.entity]);
    return chooseOne(g, frame, selection, scopeOfText(frame));
  }
  const left = entitiesMatching(g, choose, scope).filter((entity) => !chosen.includes(entity));
  const { least, most } = countRange(g, count, scope);
  if (answer?.type === "done" || chosen.length >= most || left.length === 0 || player === undefined) {
    frame.name = "";
    return true;
  }
  if (selection.atRandom === true) {
    const pick = left[randomBelow(g.random, left.length)] ?? 0;
    bind(frame, as, [...chosen, pick]);
    return chooseOne(g, frame, selection, scopeOfText(frame));
  }
  if (chosen.length + left.length <= least) {
    // Not more than must be chosen: all of it, which is no choice.
    bind(frame, as, [...chosen, ...left]);
    return chooseOne(g, frame, selection, scopeOfText(frame));
  }
  const options: Option[] = left.map((entity) => ({ type: "choose", entity }));
  if (chosen.length >= least) options.push({ type: "done" });
  const needed = Math.max(0, Math.min(least - chosen.length, left.length));
  const toChoose = { least: needed, most: Math.min(most - chosen.length, left.length) };
  const shown = shownBy(frame.bindings, player);
  const asking = { source: scope.source, about: as, amount: needed, toChoose };
  ask(g, "choose", player, options, shown === undefined ? asking : { ...asking, shown });
  if (frame.answer !== null) return chooseOne(g, frame, selection, scopeOfText(frame));
  return false;
}
