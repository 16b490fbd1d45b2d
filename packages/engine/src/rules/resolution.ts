/**
 * Resolving (608): the top of the stack, its targets checked once more, its text carried out, and what becomes of it.
 */
import { dependencies } from "../state/cache.ts";
import { permanentMask } from "../state/characteristics.ts";
import { gameEvent } from "../state/events.ts";
import type { Frame } from "../state/frames.ts";
import { abilitiesPerCard, abilityAt, edit, objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { Bindings, StackInfo } from "../state/object.ts";
import { noIds } from "../state/object.ts";
import { defineFrame, finish, push } from "./agenda.ts";
import { holds } from "./evaluate.ts";
import { formEndsUnattached, spellOf } from "./forms.ts";
import { characteristicsOf, touchIf } from "./layers/index.ts";
import { occur } from "./occur.ts";
import { pushMoves } from "./moves.ts";
import type { Scope } from "./scope.ts";
import { canTarget, enchantTarget, targetGroups } from "./targets.ts";
import { textFrame } from "./text.ts";
import { moveOf } from "./zones.ts";

/** How many resolutions without any player's choice to act make a loop of mandatory actions (104.4b). */
const loopLimit = 2000;

defineFrame("resolve", (g, frame) => {
  switch (frame.at) {
    case 0:
      return begin(g, frame);
    case 1:
      return leaveStack(g, frame);
    default:
      return afterwards(g, frame);
  }
});

function begin(g: GameState, frame: Frame): void {
  const id = g.stack[g.stack.length - 1];
  if (id === undefined) return finish(g);
  if (++g.loop > loopLimit) {
    g.result = { draw: true, why: "104.4b" };
    return;
  }
  frame.object = id;
  const object = objectOf(g, id);
  const info = object.stack;
  if (info === null) throw new RangeError(`object ${id} on the stack has no stack information`);
  frame.player = object.controller;
  frame.at = 1;
  const scope: Scope = {
    source: info.source,
    controller: object.controller,
    bindings: { ...info.bindings, ...info.targets },
    stack: info,
  };
  // An intervening "if" is looked at once more (603.4).
  if (info.ability >= 0) {
    const ability = abilityAt(g.pool, info.ability);
    if (
      ability.kind === "triggered" &&
      ability.data.condition !== undefined &&
      !holds(g, ability.data.condition, scope)
    ) {
      frame.name = "fizzled";
      occur(g, gameEvent("fizzle", "603.4", { object: id, source: info.source, detail: "condition" }));
      return;
    }
  }
  const targets = legalTargets(g, id, info, scope);
  if (targets === null) {
    if (object.form !== "" && formEndsUnattached(object.form)) {
      // The form ends as it starts resolving, and it resolves as what it then is (608.3b).
      const record = edit(g, id);
      record.form = "";
      record.stack = { ...info, form: "", targets: {} };
      touchIf(g, dependencies.stack);
      return;
    }
    frame.name = "fizzled";
    occur(g, gameEvent("fizzle", "608.2b", { object: id, source: info.source, detail: "targets" }));
    return;
  }
  frame.bindings = { ...info.bindings, ...targets };
  const spell = info.ability >= 0 ? info.ability : spellNumber(g, id);
  if (spell >= 0)
    push(g, textFrame(spell, info.ability >= 0 ? info.source : id, object.controller, frame.bindings, info));
}

function spellNumber(g: GameState, id: number): number {
  const spell = spellOf(g, objectOf(g, id));
  return spell === null ? -1 : objectOf(g, id).card * abilitiesPerCard + spell.index;
}

/** The targets that are still legal, by name; null if there were some and none is legal any more (608.2b). */
function legalTargets(g: GameState, id: number, info: StackInfo, scope: Scope): Bindings | null {
  const groups = targetGroups(g, id, info);
  const legal: Record<string, readonly number[]> = {};
  let chosen = 0;
  let left = 0;
  for (const group of groups) {
    const targets = info.targets[group.as] ?? noIds;
    const kept = targets.filter((entity) => canTarget(g, group, entity, id, scope.controller, others(scope, group.as)));
    chosen += targets.length;
    left += kept.length;
    legal[group.as] = kept;
  }
  return chosen > 0 && left === 0 ? null : legal;
}

/** The scope without the group itself, so that "another" speaks of the other groups only. */
function others(scope: Scope, name: string): Scope {
  const bindings = { ...scope.bindings };
  delete bindings[name];
  return { ...scope, bindings };
}

/** 608.2n, 608.3: what becomes of it once its text is carried out. */
function leaveStack(g: GameState, frame: Frame): void {
  const object = objectOf(g, frame.object);
  frame.at = 2;
  if (object.zone !== "stack") return; // its own text moved it
  if (object.kind === "ability") {
    g.stack = g.stack.filter((id) => id !== frame.object);
    const record = edit(g, frame.object);
    record.zone = "none";
    touchIf(g, dependencies.stack);
    return;
  }
  const is = characteristicsOf(g, frame.object);
  if (frame.name === "" && (is.types & permanentMask) !== 0) {
    const attachedTo = frame.bindings[enchantTarget]?.[0] ?? 0;
    pushMoves(g, [moveOf(g, frame.object, "battlefield", { under: object.controller, attachedTo, cause: "resolve" })]);
  } else {
    pushMoves(g, [moveOf(g, frame.object, "graveyard", { cause: frame.name === "" ? "resolve" : "fizzle" })]);
  }
}

function afterwards(g: GameState, frame: Frame): void {
  const { object, name } = frame;
  finish(g);
  g.priority = g.activePlayer;
  if (name === "")
    occur(
      g,
      gameEvent("resolve", "608.2", { object, player: frame.player, source: objectOf(g, object).stack?.source ?? 0 }),
    );
}
