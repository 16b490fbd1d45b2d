/** Verbs whose effects last or wait (611, 603.7, 614–615): continuous effects, control, prevention, permissions, delayed triggers. */
import { colors } from "../../card/words.ts";
import type { Filter } from "../../card/filter.ts";
import type { Duration, Modification } from "../../card/modification.ts";
import type { AllSelection, Selection } from "../../card/selection.ts";
import { abilityAt, edit, nextTimestamp, numberOfAbility, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import type { Expiry } from "../../state/effects.ts";
import { noBindings, noIds } from "../../state/object.ts";
import { ask, takeAnswer } from "../agenda.ts";
import { compiledOf, delayedAbility, preventedAbility } from "../compile/index.ts";
import { updateControl } from "../control.ts";
import { expiryOf, hasEndedAlready } from "../durations.ts";
import { entitiesOf, playersOf, quantityOf } from "../evaluate.ts";
import { beginEffect, controllerOf } from "../layers/index.ts";
import { defineVerb } from "../registry.ts";
import type { Scope } from "../scope.ts";
import { entitiesFor, permanentsFor } from "../selecting.ts";
import type { TextData } from "../text.ts";
import { playerEntity } from "../../state/identity.ts";

/** What a selection goes on deciding where it is a group and no target (611.2c). */
function groupOf(what: Selection): Filter | undefined {
  return "all" in what ? what.all : "each" in what ? what.each : undefined;
}

defineVerb("continuous", (g, frame, { what, mods, duration }, scope) => {
  const affected = permanentsFor(g, what, scope);
  const group = groupOf(what);
  if (affected.length === 0 && group === undefined) return "nothing";
  if (mods.some(choosesColor) && frame.at === 0) {
    // "the color of your choice" is chosen as this is carried out (608.2d).
    const answer = takeAnswer(frame);
    if (answer?.type !== "color") {
      ask(
        g,
        "color",
        scope.controller,
        colors.map((color) => ({ type: "color", color })),
        { source: scope.source },
      );
      return "again";
    }
    frame.bindings = { ...frame.bindings, color: [colors.indexOf(answer.color)] };
    frame.at = 1;
    return "again";
  }
  const ability = abilityAt(g.pool, (frame.data as TextData).ability).data;
  // "Doesn't untap during its controller's next untap step" lasts as long as that takes for each (502.3).
  const once = mods.some((mod) => "doesntUntap" in mod && mod.doesntUntap.step === "nextUntapStep");
  if (once) {
    for (const id of affected)
      beginEffect(g, { affected: [id], modifications: mods, scope, expiry: { at: "untapStepOf", object: id } });
    return "did";
  }
  if (mods.some((mod) => "copyOf" in mod) && !hasOriginal(g, mods, scope)) return "nothing";
  const expiry = expiryOf(duration, scope.source, scope.controller);
  if (hasEndedAlready(g, expiry)) return "nothing"; // 611.2b
  beginEffect(g, {
    affected,
    ...(group === undefined ? {} : { group }),
    modifications: mods,
    scope,
    expiry,
    ...("kind" in ability ? { ability } : {}),
  });
  return "did";
});

function choosesColor(modification: Modification): boolean {
  if (!("keyword" in modification)) return false;
  const { keyword } = modification;
  return keyword.keyword === "protection" && "chosenColor" in keyword.from;
}

function hasOriginal(g: GameState, mods: readonly object[], scope: Scope): boolean {
  return mods.every((mod) => {
    if (!("copyOf" in mod)) return true;
    const { object } = mod.copyOf as { readonly object: { readonly ref: string } | { readonly as: string } };
    const [original] = entitiesOf(g, "ref" in object ? object : { ref: object.as }, scope);
    return original !== undefined && original > 0;
  });
}

defineVerb("gainControl", (g, _frame, { who, what, duration }, scope) => {
  const affected = permanentsFor(g, what, scope);
  const [player] = who === undefined ? [scope.controller] : playersOf(g, who, scope);
  if (affected.length === 0 || player === undefined) return "nothing";
  const expiry = expiryOf(duration ?? "indefinitely", scope.source, scope.controller);
  if (hasEndedAlready(g, expiry)) return "nothing";
  if (player === scope.controller)
    beginEffect(g, { affected, modifications: [{ control: { by: "you" } }], scope, expiry });
  else for (const id of affected) giveTo(g, id, player, scope, expiry);
  updateControl(g);
  return "did";
});

/** 701.12: both or neither; a spell's control is changed for as long as it lasts and passes on to its permanent (608.3). */
defineVerb("exchangeControl", (g, _frame, { one, other }, scope) => {
  const [first] = entitiesFor(g, one, scope);
  const [second] = entitiesFor(g, other, scope);
  if (first === undefined || second === undefined || first <= 0 || second <= 0) return "nothing";
  const players = [controllerOf(g, first), controllerOf(g, second)] as const;
  if (players[0] === players[1]) return "nothing";
  if (![first, second].every((id) => objectOf(g, id).zone === "battlefield" || objectOf(g, id).zone === "stack"))
    return "nothing";
  giveTo(g, first, players[1], scope);
  giveTo(g, second, players[0], scope);
  updateControl(g);
  return "did";
});

function giveTo(g: GameState, id: ObjectId, player: PlayerId, scope: Scope, expiry: Expiry = { at: "never" }): void {
  if (objectOf(g, id).zone === "stack") {
    edit(g, id).controller = player;
    return;
  }
  beginEffect(g, {
    affected: [id],
    modifications: [{ control: { by: { player: "newController" } } }],
    scope: { ...scope, bindings: { ...scope.bindings, newController: [playerEntity(player)] } },
    expiry,
  });
}

/** 615: a shield that waits for damage. Objects are locked in; a group of players or creatures is looked at as damage comes. */
defineVerb("preventDamage", (g, frame, effect, scope) => {
  const { amount, combat, to, by, duration, both } = effect;
  const left = amount === "all" ? -1 : quantityOf(g, amount, scope);
  if (left === 0) return "nothing";
  const shields: { to: Selection | undefined; by: Selection | undefined }[] =
    both === true
      ? [
          { to, by: undefined },
          { to: undefined, by: to },
        ]
      : [{ to, by }];
  const after = effect.then === undefined ? null : (compiledOf(preventedAbility(effect))[0] ?? null);
  for (const shield of shields) {
    const protectedOnes = sideOf(g, shield.to, scope);
    const sources = sideOf(g, shield.by, scope);
    if (protectedOnes.list?.length === 0 || sources.list?.length === 0) continue;
    wait(g, scope, expiryOf(duration, scope.source, scope.controller), {
      kind: "prevent",
      combat: combat === true,
      to: protectedOnes.list,
      toFilter: protectedOnes.filter,
      by: sources.list,
      byFilter: sources.filter,
      toExcept: protectedOnes.except,
      byExcept: sources.except,
      left,
      then: after === null ? -1 : numberOfAbility(g.pool, after),
      bindings: after === null ? noBindings : frame.bindings,
    });
  }
  return "did";
});

function sideOf(
  g: GameState,
  selection: Selection | undefined,
  scope: Scope,
): { list: readonly EntityId[] | null; filter: Filter | null; except: readonly EntityId[] } {
  if (selection === undefined) return { list: null, filter: null, except: noIds };
  const filter = groupOf(selection);
  if (filter === undefined) return { list: entitiesFor(g, selection, scope), filter: null, except: noIds };
  const { except } = selection as AllSelection;
  return { list: null, filter, except: except === undefined ? noIds : entitiesFor(g, except, scope) };
}

function wait(g: GameState, scope: Scope, expiry: Expiry, what: GameState["replacements"][number]["what"]): void {
  g.replacements.push({ id: nextTimestamp(g), source: scope.source, controller: scope.controller, expiry, what });
}

defineVerb("exileInstead", (g, _frame, { what, would, duration }, scope) => {
  const objects = permanentsFor(g, what, scope);
  if (objects.length === 0) return "nothing";
  wait(g, scope, untilGone(duration, scope), { kind: "exileInstead", objects, would });
  return "did";
});

function untilGone(duration: Duration, scope: Scope): Expiry {
  return expiryOf(duration, scope.source, scope.controller);
}

/** 603.7: it knows what the text knows now, and whose it is (603.7d). */
defineVerb("delayed", (g, frame, effect, scope) => {
  const [ability] = compiledOf(delayedAbility(effect));
  if (ability === undefined) throw new RangeError("the delayed ability was not compiled");
  g.delayed.push({
    id: nextTimestamp(g),
    when: effect.when,
    ability: numberOfAbility(g.pool, ability),
    source: scope.source,
    controller: scope.controller,
    bindings: { ...frame.bindings, ...(scope.stack === null ? {} : { x: [scope.stack.x] }) },
    turn: g.turn,
  });
  return "did";
});

defineVerb("mayPlay", (g, _frame, { what, verb, duration, anyColorMana }, scope) => {
  for (const object of entitiesOf(g, what, scope)) {
    if (object <= 0 || objectOf(g, object).zone === "none") continue;
    g.permissions.push({
      object,
      player: scope.controller,
      verb,
      anyColorMana: anyColorMana === true,
      expiry: expiryOf(duration, scope.source, scope.controller),
    });
  }
  return "did";
});
