/**
 * Moves with what comes before them (614): other destinations, entering tapped or with counters, choices as something enters, what an
 * Aura that was not cast comes to enchant (303.4f). A frame, because players may be asked; the moves themselves happen together.
 */
import type { Replacement } from "../card/ability.ts";
import { typeBit } from "../state/characteristics.ts";
import type { CompiledAbility } from "../state/compiled.ts";
import { colors } from "../card/words.ts";
import type { Frame } from "../state/frames.ts";
import { cardOfObject, edit, objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { noBindings, withCounters } from "../state/object.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { canBeAttached, enchantFilter } from "./attachments.ts";
import { entitiesMatching, matches, matchesAs } from "./matching.ts";
import { holds, quantityOf } from "./evaluate.ts";
import { formOf } from "./forms.ts";
import { beginEffect, characteristicsAsEnters, layersOf } from "./layers/index.ts";
import { canPayCost } from "./mana/index.ts";
import { payCostFrame } from "./payments.ts";
import { keywordRule } from "./registry.ts";
import { scopeOf } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { createObject, moveTogether, movesFrame } from "./zones.ts";
import type { Move } from "./zones.ts";

interface MovesData {
  readonly moves: readonly Move[];
}

/** Moves objects together; the frame below finds the new ones, in order, under `moved` (0 for what did not move). */
export function pushMoves(g: GameState, moves: readonly Move[]): void {
  push(g, movesFrame(moves));
}

defineFrame("moves", (g, frame) => {
  const { moves } = frame.data as MovesData;
  if (frame.at === 0) {
    frame.data = { moves: moves.map((move) => prepare(g, redirected(g, move))) } satisfies MovesData;
    frame.at = 1;
  }
  // As each enters: one thing after another, object by object.
  while (frame.at === 1) {
    const current = (frame.data as MovesData).moves;
    const move = current[frame.n];
    if (move === undefined) {
      frame.at = 2;
      break;
    }
    if (move.entering === 0) {
      frame.n++;
      continue;
    }
    const agendaLength = g.agenda.length;
    const more = asEnters(g, frame, move);
    if (g.question !== null || g.agenda.length > agendaLength || frame.answer !== null) return;
    if (!more) {
      frame.n++;
      frame.m = 0;
    }
  }
  const { moves: settled } = frame.data as MovesData;
  for (const move of settled) if (move.entering !== 0) setUp(g, move);
  const results = moveTogether(g, settled);
  finish(g, { moved: results });
});

/** What the text that puts it there says that it enters with and is. */
function setUp(g: GameState, { entering, counter, is, source, under }: Move): void {
  if (counter !== null) {
    const record = edit(g, entering);
    record.counters = withCounters(record.counters, counter, 1);
  }
  if (is.length === 0) return;
  beginEffect(g, {
    affected: [entering],
    modifications: is,
    scope: scopeOf(source, under),
    expiry: { at: "never" },
  });
}

/** Where it goes instead, if something says so (614.6). */
function redirected(g: GameState, move: Move): Move {
  const object = objectOf(g, move.object);
  const dies = object.zone === "battlefield" && move.to === "graveyard";
  for (const { what } of g.replacements) {
    if (what.kind !== "exileInstead" || !what.objects.includes(move.object)) continue;
    if (what.would === "die" ? dies : object.zone === "battlefield" && move.to !== "exile")
      return { ...move, to: "exile", cause: "exileInstead" };
  }
  if (move.to === "graveyard" && object.kind === "card") {
    for (const { source, controller, ability } of layersOf(g).replacements) {
      const { replacement } = ability.data;
      if (!("graveyardToExile" in replacement)) continue;
      const scope: Scope = { source, controller, bindings: noBindings, stack: null };
      if (matches(g, replacement.graveyardToExile, move.object, scope))
        return { ...move, to: "exile", cause: "exileInstead" };
    }
  }
  return move;
}

/** Makes the record of what is about to enter the battlefield, so that it can be changed before it does (614.12). */
function prepare(g: GameState, move: Move): Move {
  if (move.to !== "battlefield" || move.entering !== 0) return move;
  const old = objectOf(g, move.object);
  if (old.zone !== "battlefield" && old.kind === "token") return move;
  if (old.kind === "copy" && old.zone === "stack") {
    // A copy of a permanent spell becomes a token as it resolves (608.3f).
    const token = createObject(g, old.card, "token", old.controller);
    const record = edit(g, token);
    record.controller = move.under;
    record.form = old.form;
    record.exceptions = old.exceptions;
    return { ...move, entering: token };
  }
  const id = createObject(g, old.card, old.kind, old.owner);
  const record = edit(g, id);
  record.controller = move.under;
  if (old.zone === "stack") record.form = old.form;
  return { ...move, entering: id };
}

/** The next thing that happens as an object enters; false when there is none left. `frame.m` counts them. */
function asEnters(g: GameState, frame: Frame, move: Move): boolean {
  const id = move.entering;
  const entering = objectOf(g, id);
  const form = formOf(g, entering);
  const own = form?.abilities ?? cardOfObject(g, entering).printed.abilities;
  const scope: Scope = {
    source: id,
    controller: move.under,
    bindings: noBindings,
    stack: objectOf(g, move.object).stack,
  };
  if (frame.m < own.length) {
    const ability = own[frame.m];
    if (ability === undefined || ownReplacement(g, frame, ability, move.under, id, scope)) frame.m++;
    return true;
  }
  if (frame.m === own.length) {
    frame.m++;
    startingLoyalty(g, id);
    othersReplace(g, id);
    return true;
  }
  return chooseHost(g, frame, move, id);
}

/** What the object's own ability does as it enters; true when that is over. */
function ownReplacement(
  g: GameState,
  frame: Frame,
  ability: CompiledAbility,
  controller: PlayerId,
  id: ObjectId,
  scope: Scope,
): boolean {
  if (ability.kind === "keyword") {
    keywordRule(ability.data.keyword)?.asEnters?.(g, ability.data, id, controller);
    return true;
  }
  if (ability.kind !== "replacement") return true;
  const { replacement, condition } = ability.data;
  if (condition !== undefined && !holds(g, condition, scope)) return true;
  if ("entersTapped" in replacement) {
    if (isSelf(replacement.entersTapped)) edit(g, id).tapped = true;
    return true;
  }
  if ("entersWithCounters" in replacement) {
    const { kind, count } = replacement.entersWithCounters;
    const record = edit(g, id);
    record.counters = withCounters(record.counters, kind, quantityOf(g, count, scope));
    return true;
  }
  if ("asEntersChooseColor" in replacement) {
    const answer = takeAnswer(frame);
    if (answer?.type === "color") {
      const record = edit(g, id);
      record.memory = { ...record.memory, color: [colors.indexOf(answer.color)] };
      return true;
    }
    ask(
      g,
      "color",
      controller,
      colors.map((color) => ({ type: "color", color })),
      { source: id },
    );
    return false;
  }
  if ("asEntersMayPayOrTapped" in replacement)
    return payOrTapped(g, frame, replacement.asEntersMayPayOrTapped.cost, controller, id, scope);
  return true;
}

function payOrTapped(
  g: GameState,
  frame: Frame,
  cost: Extract<Replacement, { asEntersMayPayOrTapped: unknown }>["asEntersMayPayOrTapped"]["cost"],
  controller: PlayerId,
  id: ObjectId,
  scope: Scope,
): boolean {
  const answer = takeAnswer(frame);
  if (answer === null) {
    const options = canPayCost(g, controller, cost, [], scope, id)
      ? [{ type: "yes" } as const, { type: "no" } as const]
      : [{ type: "no" } as const];
    ask(g, "may", controller, options, { source: id });
    return false;
  }
  if (answer.type === "yes") push(g, payCostFrame(controller, id, cost, [], scope, false));
  else edit(g, id).tapped = true;
  return true;
}

function isSelf(what: object): boolean {
  return "ref" in what;
}

/** 306.5b: a planeswalker enters with as many loyalty counters as its printed loyalty. */
function startingLoyalty(g: GameState, id: ObjectId): void {
  const { printed } = cardOfObject(g, objectOf(g, id));
  if ((printed.types & typeBit.Planeswalker) === 0) return;
  const record = edit(g, id);
  record.counters = withCounters(record.counters, "loyalty", printed.loyalty);
}

/** What other permanents do to what enters: "creatures your opponents control enter tapped". */
function othersReplace(g: GameState, id: ObjectId): void {
  for (const { source, controller, ability } of layersOf(g).replacements) {
    const { replacement } = ability.data;
    if (!("entersTapped" in replacement) || "ref" in replacement.entersTapped) continue;
    const scope: Scope = { source, controller, bindings: noBindings, stack: null };
    if (matchesAs(g, replacement.entersTapped, id, characteristicsAsEnters(g, id), scope)) edit(g, id).tapped = true;
  }
}

/** An Aura that enters without being cast: its controller-to-be chooses what it enchants, or it stays where it is (303.4f–g). */
function chooseHost(g: GameState, frame: Frame, move: Move, id: ObjectId): boolean {
  const is = cardOfObject(g, objectOf(g, id)).printed;
  if (
    move.attachedTo !== 0 ||
    objectOf(g, move.object).zone === "stack" ||
    !is.subtypes.includes("Aura") ||
    (is.types & typeBit.Creature) !== 0
  )
    return false;
  const filter = enchantFilter(is);
  const scope: Scope = { source: id, controller: move.under, bindings: noBindings, stack: null };
  const hosts = filter === null ? [] : entitiesMatching(g, filter, scope).filter((host) => canBeAttached(g, id, host));
  const { moves } = frame.data as MovesData;
  const answer = takeAnswer(frame);
  if (hosts.length === 0) {
    // It stays where it is: object 0 is nowhere and moves nowhere.
    frame.data = {
      moves: moves.map((other) => (other === move ? { ...move, object: 0, entering: 0 } : other)),
    } satisfies MovesData;
    return false;
  }
  if (answer?.type === "choose") {
    frame.data = {
      moves: moves.map((other) => (other === move ? { ...move, attachedTo: answer.entity } : other)),
    } satisfies MovesData;
    return false;
  }
  ask(
    g,
    "choose",
    move.under,
    hosts.map((entity) => ({ type: "choose", entity })),
    { source: id, about: "host" },
  );
  return true;
}
