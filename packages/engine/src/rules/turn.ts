/**
 * The turn (500–514): its steps in order, what the rules do as each begins and ends, and whose turn comes next. Combat's own actions are
 * in `combat/`; what players do with priority is in `priority.ts`.
 */
import { steps } from "../card/words.ts";
import type { Step } from "../card/words.ts";
import { dependencies } from "../state/cache.ts";
import { gameEvent } from "../state/events.ts";
import { newFrame } from "../state/frames.ts";
import type { Frame } from "../state/frames.ts";
import { edit, nextPlayer, noHistory, objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { noIds } from "../state/object.ts";
import type { Option } from "../state/question.ts";
import { typeBit, maskOf } from "../state/characteristics.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { endCombat, hasAttackers, needsFirstStrikeStep } from "./combat/index.ts";
import { pushDraws } from "./drawing.ts";
import { endEffects } from "./durations.ts";
import { characteristicsOf, controllerOf, layersOf, touchIf } from "./layers/index.ts";
import { emptyPools } from "./mana/index.ts";
import { occur, waitForStack } from "./occur.ts";
import { pushPriority } from "./priority.ts";
import { untapObject } from "./status.ts";
import { pushDiscards } from "./discarding.ts";

/** Begins the turn of whoever comes next (500.7, 103.8). */
export function beginTurn(g: GameState, player: PlayerId, isExtra: boolean): void {
  g.turn++;
  g.loop = 0;
  g.activePlayer = player;
  g.isExtraTurn = isExtra;
  g.history = { ...noHistory, enteredLastTurn: g.history.entered };
  for (const record of g.players) {
    record.landsPlayed = 0;
    record.extraLands = 0;
    record.spellsCast = 0;
    record.cardsDrawn = 0;
    record.lifeGained = 0;
    record.lifeLost = 0;
    record.damageTaken = 0;
    record.controlledBy = -1;
  }
  const control = g.turnControls.find((one) => one.player === player);
  if (control !== undefined) {
    g.turnControls = g.turnControls.filter((one) => one !== control);
    playerAt(g, player).controlledBy = control.by; // 722.1
  }
  for (const id of g.battlefield) {
    const object = objectOf(g, id);
    if (object.activated.length > 0) edit(g, id).activated = noIds;
    if (object.sick && controllerOf(g, id) === player) edit(g, id).sick = false; // 302.6
  }
  endUntilTurnOf(g, player);
  touchIf(g, dependencies.turn | dependencies.history);
  occur(g, gameEvent("turn", "500.1", { player, amount: g.turn, detail: isExtra ? "extra" : "" }));
}

/** One frame for each turn: `n` is the step's place, `at` where in the step it is. */
defineFrame("turn", (g, frame) => {
  const step = steps[frame.n];
  if (step === undefined) {
    finish(g);
    nextTurn(g);
    return;
  }
  if (frame.at === 0) {
    if (isSkipped(g, step)) {
      frame.n++;
      return;
    }
    frame.at = 1;
    beginStep(g, frame, step);
    return;
  }
  if (frame.at === 1) {
    frame.at = 2;
    if (step === "cleanup" || step === "untap") return;
    pushPriority(g);
    return;
  }
  endStep(g, frame, step);
});

function nextTurn(g: GameState): void {
  const extra = nextExtraTurn(g);
  if (extra !== undefined) beginTurn(g, extra, true);
  else {
    const next = nextPlayer(g, g.regularPlayer);
    const { length } = g.players;
    for (let skipped = (g.regularPlayer + 1) % length; skipped !== next; skipped = (skipped + 1) % length)
      endUntilTurnOf(g, skipped);
    beginTurn(g, next, false);
    g.regularPlayer = next;
  }
  push(g, newFrame("turn"));
}

/** Whose extra turn is next, if there is one; those of players who left do not begin (800.4k). */
function nextExtraTurn(g: GameState): PlayerId | undefined {
  for (;;) {
    const extra = g.extraTurns.pop();
    if (extra === undefined || !playerAt(g, extra.player).lost) return extra?.player;
    endUntilTurnOf(g, extra.player);
  }
}

/** What lasts until a player's next turn ends as that begins, or would have begun (800.4m). */
function endUntilTurnOf(g: GameState, player: PlayerId): void {
  endEffects(g, (expiry) => expiry.at === "turnOf" && expiry.player === player);
}

/** Without attackers there are no blockers and no damage (508.8). */
function isSkipped(g: GameState, step: Step): boolean {
  return (step === "declareBlockers" || step === "combatDamage") && !hasAttackers(g);
}

function beginStep(g: GameState, frame: Frame, step: Step): void {
  g.step = step;
  touchIf(g, dependencies.turn);
  switch (step) {
    case "untap":
      stepBegins(g, step);
      push(g, newFrame("untapStep", { player: g.activePlayer }));
      return;
    case "upkeep": {
      const record = playerAt(g, g.activePlayer);
      record.upkeeps = [record.upkeeps[1], g.turn];
      stepBegins(g, step);
      return;
    }
    case "draw":
      stepBegins(g, step);
      // The player who goes first does not draw in their first turn of a two-player game (103.8a).
      if (g.turn > 1 || g.players.length > 2) pushDraws(g, [{ player: g.activePlayer, count: 1 }], 0);
      return;
    case "declareAttackers":
      stepBegins(g, step);
      push(g, newFrame("declareAttackers", { player: g.activePlayer }));
      return;
    case "declareBlockers":
      stepBegins(g, step);
      push(g, newFrame("declareBlockers"));
      return;
    case "combatDamage":
      // Creatures with first strike make a step of their own (510.4).
      g.combatSteps = frame.m === 0 && needsFirstStrikeStep(g) ? 1 : 2;
      stepBegins(g, step);
      push(g, newFrame("combatDamage"));
      return;
    case "cleanup":
      stepBegins(g, step);
      push(g, newFrame("cleanup", { player: g.activePlayer }));
      return;
    default:
      stepBegins(g, step);
  }
}

/** A step has begun: its "at the beginning of" abilities trigger (603.2b), delayed ones included. */
function stepBegins(g: GameState, step: Step): void {
  occur(g, gameEvent("step", "500.1", { player: g.activePlayer, detail: step, amount: g.turn }));
  if (g.delayed.length === 0) return;
  const due = g.delayed.filter((delayed) => {
    switch (delayed.when) {
      case "nextEndStep":
        return step === "end";
      case "nextUpkeep":
        return step === "upkeep";
      case "yourNextUpkeep":
        return step === "upkeep" && g.activePlayer === delayed.controller;
      case "thisTurnsNextEndOfCombat":
        return step === "endCombat" && g.turn === delayed.turn;
      default:
        return false;
    }
  });
  if (due.length === 0) return;
  g.delayed = g.delayed.filter((delayed) => !due.includes(delayed)); // 603.7b
  for (const delayed of due) waitForStack(g, delayed.ability, delayed.source, delayed.controller, delayed.bindings);
}

function endStep(g: GameState, frame: Frame, step: Step): void {
  emptyPools(g); // 500.4
  if (step === "combatDamage" && g.combatSteps === 1) {
    frame.m = 1;
    frame.at = 0;
    return;
  }
  frame.m = 0;
  if (step === "endCombat") {
    endCombat(g); // 511.3
    endEffects(g, (expiry) => expiry.at === "endOfCombat");
  }
  if (step === "cleanup") {
    // 514.3a: if anything happened, players get priority and another cleanup step follows.
    const again = frame.bindings["again"]?.[0] === 1;
    if (again) {
      frame.bindings = {};
      frame.at = 0;
      return;
    }
  }
  frame.n++;
  frame.at = 0;
}

/** 502.3: the active player untaps; who may choose not to is asked for each such permanent. */
defineFrame("untapStep", (g, frame) => {
  if (frame.at === 0) {
    frame.at = 1;
    frame.list = g.battlefield.filter((id) => objectOf(g, id).tapped && untapsNow(g, id));
    const optional = layersOf(g).rules.flatMap(({ rule, source }) => ("mayChooseNotToUntap" in rule ? [source] : []));
    frame.rest = frame.list.filter((id) => optional.includes(id) && controllerOf(g, id) === g.activePlayer);
  }
  const [asked] = frame.rest;
  if (asked !== undefined) {
    const answer = takeAnswer(frame);
    if (answer === null) {
      const options: Option[] = [{ type: "yes" }, { type: "no" }];
      ask(g, "untap", frame.player, options, { source: asked });
      return;
    }
    if (answer.type === "no") frame.list = frame.list.filter((id) => id !== asked);
    frame.rest = frame.rest.slice(1);
    return;
  }
  const untapping = frame.list;
  finish(g);
  for (const id of untapping) untapObject(g, id);
  endEffects(g, (expiry) => expiry.at === "untapStepOf" && untapStepIsOver(g, expiry.object));
});

function untapStepIsOver(g: GameState, id: ObjectId): boolean {
  const { zone } = objectOf(g, id);
  return zone !== "battlefield" || controllerOf(g, id) === g.activePlayer;
}

/** Whether a tapped permanent untaps in this untap step: its controller's, unless an effect keeps it tapped or adds others. */
function untapsNow(g: GameState, id: ObjectId): boolean {
  const is = characteristicsOf(g, id);
  if (is.controller !== g.activePlayer) {
    return layersOf(g).rules.some(
      ({ rule, controller }) =>
        "untapDuringOthersUntapStep" in rule &&
        controller === is.controller &&
        (is.types & maskOf(rule.untapDuringOthersUntapStep, typeBit)) !== 0,
    );
  }
  return !is.limits.some(({ modification }) => "doesntUntap" in modification);
}

/** 514: discard to hand size, then damage wears off and "until end of turn" ends, at once. */
defineFrame("cleanup", (g, frame) => {
  switch (frame.at) {
    case 0: {
      frame.at = 1;
      const record = playerAt(g, frame.player);
      const unlimited = layersOf(g).rules.some(
        ({ rule, controller }) => "noMaximumHandSize" in rule && controller === frame.player,
      );
      const excess = unlimited ? 0 : record.hand.length - record.maxHandSize;
      if (excess > 0) pushDiscards(g, [{ player: frame.player, count: excess }], 0);
      return;
    }
    case 1:
      frame.at = 2;
      for (const id of g.battlefield) {
        const object = objectOf(g, id);
        if (object.damage > 0 || object.deathtouched || object.shields > 0) {
          const own = edit(g, id);
          own.damage = 0;
          own.deathtouched = false;
          own.shields = 0;
        }
      }
      endEffects(g, (expiry) => expiry.at === "endOfTurn");
      g.delayed = g.delayed.filter(({ when }) => typeof when !== "object" && when !== "thisTurnsNextEndOfCombat");
      push(g, newFrame("check", { name: "tell" }));
      return;
    case 2:
      // 514.3a: also if state-based actions were all that happened, or no triggered ability found a target
      if (g.stack.length > 0 || frame.bindings["acted"]?.[0] === 1) {
        frame.at = 3;
        pushPriority(g); // 514.3a
        return;
      }
      finish(g);
      return;
    default:
      finish(g, { again: [1] });
  }
});
