/** Verbs that make objects: tokens (111), copies of permanents and of spells (707), emblems (114). */
import type { Verbs } from "../../card/effect.ts";
import type { Modification } from "../../card/modification.ts";
import { gameEvent } from "../../state/events.ts";
import type { CompiledCard } from "../../state/compiled.ts";
import { newFrame } from "../../state/frames.ts";
import type { Frame } from "../../state/frames.ts";
import { edit, nextTimestamp, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import type { Option } from "../../state/question.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "../agenda.ts";
import { compiledToken } from "../compile/index.ts";
import { becomeBlocking, pushAttacking } from "../combat/index.ts";
import { quantityOf } from "../evaluate.ts";
import { copiableOf, lockExceptions, touch } from "../layers/index.ts";
import { pushMoves } from "../moves.ts";
import { occur } from "../occur.ts";
import { defineVerb } from "../registry.ts";
import type { Outcome } from "../registry.ts";
import type { Scope } from "../scope.ts";
import { scopeOf } from "../scope.ts";
import { entitiesFor, playersFor } from "../selecting.ts";
import { targetCandidates, targetGroups } from "../targets.ts";
import { createObject, moveOf } from "../zones.ts";
import type { Move } from "../zones.ts";
import { bindResult } from "./results.ts";

function numberOf(g: GameState, card: CompiledCard): number {
  const number = g.pool.numbers.get(card);
  if (number === undefined) throw new RangeError(`${card.name} is not in the pool of this game`);
  return number;
}

/** A token that is about to enter under that player's control (111.2). */
function tokenMove(
  g: GameState,
  card: number,
  player: PlayerId,
  exceptions: readonly Modification[],
  source: ObjectId,
  tapped: boolean,
): Move {
  const id = createObject(g, card, "token", player);
  const record = edit(g, id);
  record.instance = g.nextInstance++;
  if (exceptions.length > 0) record.exceptions = exceptions;
  return moveOf(g, id, "battlefield", { entering: id, under: player, tapped, cause: "create", source });
}

function tokensToCreate(g: GameState, { who, token, count, tapped }: Verbs["create"], scope: Scope): Move[] {
  const number = quantityOf(g, count, scope);
  const card = numberOf(g, compiledToken(token));
  // A token's printed values that are computed are locked in as it is created (111.3).
  const computed = typeof token.power === "object" || typeof token.toughness === "object";
  const exceptions: readonly Modification[] = computed
    ? [
        {
          setBase: {
            power: quantityOf(g, token.power ?? 0, scope),
            toughness: quantityOf(g, token.toughness ?? 0, scope),
          },
        },
      ]
    : [];
  const moves: Move[] = [];
  for (const player of who === undefined ? [scope.controller] : playersFor(g, who, scope)) {
    for (let made = 0; made < number; made++)
      moves.push(tokenMove(g, card, player, exceptions, scope.source, tapped === true));
  }
  return moves;
}

function copiesToCreate(g: GameState, { of, count, except }: Verbs["createCopy"], scope: Scope): Move[] {
  const moves: Move[] = [];
  const number = count === undefined ? 1 : quantityOf(g, count, scope);
  for (const original of entitiesFor(g, of, scope)) {
    if (original <= 0) continue;
    const { card, exceptions } = copiableOf(g, original); // 707.2
    const all = except === undefined ? exceptions : [...exceptions, ...lockExceptions(g, except, scope, null)];
    for (let made = 0; made < number; made++)
      moves.push(tokenMove(g, card, scope.controller, all, scope.source, false));
  }
  return moves;
}

/** Has those tokens enter, all at the same time, so that they see each other enter (603.6a). */
function beginCreating(g: GameState, frame: Frame, moves: readonly Move[], as: string | undefined): Outcome {
  if (moves.length === 0) {
    bindResult(frame, as, noIds);
    return "nothing";
  }
  frame.at = 1;
  pushMoves(g, moves);
  return "again";
}

/** The tokens that have been created, bound to their name. */
function created(frame: Frame, as: string | undefined): Outcome {
  const ids = createdBy(frame);
  bindResult(frame, as, ids);
  return ids.length > 0 ? "did" : "nothing";
}

function createdBy(frame: Frame): readonly ObjectId[] {
  return (frame.bindings["moved"] ?? noIds).filter((id) => id !== 0);
}

/** "For each of them, create …" */
defineVerb("forEach", (g, frame, { of, as, effect }, scope) => {
  if (effect.do !== "create" && effect.do !== "createCopy") throw new RangeError(`${effect.do} is done one by one`);
  if (frame.at !== 0) return created(frame, effect.as);
  const moves = entitiesFor(g, of, scope).flatMap((entity) => {
    const one: Scope = { ...scope, bindings: { ...scope.bindings, [as]: [entity] } };
    return effect.do === "create" ? tokensToCreate(g, effect, one) : copiesToCreate(g, effect, one);
  });
  return beginCreating(g, frame, moves, effect.as);
});

defineVerb("create", (g, frame, effect, scope) => {
  const { attacking, blocking, as } = effect;
  if (frame.at === 0) return beginCreating(g, frame, tokensToCreate(g, effect, scope), as);
  if (attacking === true && frame.at === 1) {
    frame.at = 2;
    pushAttacking(g, createdBy(frame)); // 508.4
    return "again";
  }
  if (blocking !== undefined)
    for (const id of createdBy(frame)) becomeBlocking(g, id, entitiesFor(g, blocking, scope)[0] ?? 0); // 509.4
  return created(frame, as);
});

defineVerb("createCopy", (g, frame, effect, scope) => {
  if (frame.at === 0) return beginCreating(g, frame, copiesToCreate(g, effect, scope), effect.as);
  return created(frame, effect.as);
});

defineVerb("emblem", (g, _frame, { abilities }, scope) => {
  const id = createObject(g, objectOf(g, scope.source).card, "emblem", scope.controller);
  const record = edit(g, id);
  record.exceptions = abilities.map((ability) => ({ ability }));
  record.zone = "command";
  record.timestamp = nextTimestamp(g);
  g.command.push(id);
  touch(g);
  return "did";
});

/** 707.10: a copy of a spell is put on the stack uncast, with all choices of the original; then its targets may be changed. */
defineVerb("copySpell", (g, frame, { who, spell, newTargets, as }, scope) => {
  if (frame.at === 0) {
    frame.at = 1;
    const made: ObjectId[] = [];
    for (const original of entitiesFor(g, spell, scope)) {
      const from = objectOf(g, original);
      if (from.stack === null) continue;
      for (const player of playersFor(g, who, scope)) {
        const id = createObject(g, from.card, "copy", player);
        const record = edit(g, id);
        record.zone = "stack";
        record.form = from.form;
        record.exceptions = from.exceptions;
        record.timestamp = nextTimestamp(g);
        record.stack = { ...from.stack, source: id, castFrom: "", manaSpent: 0 };
        g.stack.push(id);
        made.push(id);
        occur(g, gameEvent("copy", "707.10", { object: id, other: original, player, source: scope.source }));
        if (newTargets === "may") push(g, newTargetsFrame(id, player));
      }
    }
    bindResult(frame, as, made);
    frame.list = made;
    return "again";
  }
  return frame.list.length > 0 ? "did" : "nothing";
});

defineVerb("chooseNewTargets", (g, frame, { spell }, scope) => {
  if (frame.at === 0) {
    frame.at = 1;
    const [id] = entitiesFor(g, spell, scope);
    if (id === undefined || id <= 0 || objectOf(g, id).zone !== "stack") return "nothing";
    push(g, newTargetsFrame(id, scope.controller));
    return "again";
  }
  return "did";
});

function newTargetsFrame(id: ObjectId, player: PlayerId): Frame {
  return newFrame("newTargets", { object: id, player });
}

/** 115.7d, 707.10c: target by target, each is kept or changed to another legal one. `n` is the group, `m` the target in it. */
defineFrame("newTargets", (g, frame) => {
  const object = objectOf(g, frame.object);
  const { stack } = object;
  if (stack === null) return finish(g);
  const groups = targetGroups(g, frame.object, stack);
  const group = groups[frame.n];
  if (group === undefined) {
    const { player } = frame;
    finish(g);
    for (const name in stack.targets) {
      for (const entity of stack.targets[name] ?? noIds) {
        occur(
          g,
          gameEvent("becomeTarget", "115.7", {
            object: entity > 0 ? entity : 0,
            other: frame.object,
            player,
            detail: stack.ability < 0 ? "spell" : "ability",
          }),
        );
      }
    }
    return;
  }
  const targets = stack.targets[group.as] ?? noIds;
  const current = targets[frame.m];
  if (current === undefined) {
    frame.n++;
    frame.m = 0;
    return;
  }
  const answer = takeAnswer(frame);
  if (answer !== null) {
    if (answer.type === "choose") {
      const changed = targets.map((entity, at) => (at === frame.m ? answer.entity : entity));
      edit(g, frame.object).stack = { ...stack, targets: { ...stack.targets, [group.as]: changed } };
    }
    frame.m++;
    return;
  }
  const scope: Scope = { ...scopeOf(stack.source, object.controller, { ...stack.bindings, ...stack.targets }), stack };
  const candidates = targetCandidates(g, group, frame.object, object.controller, scope);
  const options: Option[] = [{ type: "no" }, ...candidates.map((entity): Option => ({ type: "choose", entity }))];
  ask(g, "newTargets", frame.player, options, { source: frame.object, about: group.as, amount: current });
});
