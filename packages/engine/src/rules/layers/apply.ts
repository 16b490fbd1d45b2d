/**
 * Applying one layer (613.1): each effect that works in it, by timestamp or dependency, to the objects that it reaches.
 */
import type { Filter } from "../../card/filter.ts";
import type { PlayerRef } from "../../card/reference.ts";
import type { Quantity } from "../../card/quantity.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import { objectOf } from "../../state/game.ts";
import { noBindings } from "../../state/object.ts";
import { entitiesOf, holds, playersOf, quantityOf } from "../evaluate.ts";
import { matches } from "../matching.ts";
import type { Scope } from "../scope.ts";
import { changeAbilities } from "./abilities.ts";
import { beginStatic, isOwn, own } from "./build.ts";
import type { Acting, Build } from "./build.ts";
import { baseOf, valuesFor } from "./copiable.ts";
import { applyByDependency, mayDepend } from "./dependency.ts";
import { kindOfPart, planOf } from "./plan.ts";
import type { Part, Parts, PlainGroup, PowerChange } from "./plan.ts";
import { modifyPower, setPower } from "./power.ts";
import type { Amounts } from "./power.ts";
import { layerOf } from "./record.ts";
import { changeTypes } from "./types.ts";
import type { Values } from "./values.ts";

/** Applies everything that works in a layer. */
export function applyLayer(build: Build, bit: number): void {
  if (mayDepend(build, bit)) {
    applyByDependency(build, bit);
    return;
  }
  const { acting } = build;
  for (let at = 0; at < acting.length; at++) {
    const next = acting[at];
    if (next === undefined || !isPending(next, bit)) continue;
    const count = acting.length;
    applyOne(build, next, bit);
    // An ability that was given in this layer may work in it as well, later (613.7a), and may be one that depends on something.
    if (acting.length !== count && mayDepend(build, bit)) {
      applyByDependency(build, bit);
      return;
    }
  }
}

/** Whether it has yet to be applied in that layer. */
export function isPending(acting: Acting, bit: number): boolean {
  return (acting.mask & bit) !== 0 && (acting.done & bit) === 0 && !acting.gone;
}

export function applyOne(build: Build, acting: Acting, bit: number): void {
  acting.done |= bit;
  if (!acting.begun && !begin(build, acting, bit)) return;
  for (const part of acting.parts.list) if (part.layer === bit) applyPart(build, acting, part);
}

/** What it would do and to which objects if it began in that layer now; null for nothing. */
export function prospect(
  build: Build,
  acting: Acting,
  bit: number,
): { readonly parts: Parts; readonly set: readonly ObjectId[] } | null {
  if (acting.begun) return acting;
  const { plan } = acting;
  if (plan === null) return null;
  let parts = plan.mods;
  if (plan.condition !== null) {
    const scope = scopeOfActing(build, acting);
    if (holds(build.g, plan.condition, scope) === plan.unless) parts = plan.otherwise;
  }
  if ((parts.mask & bit) === 0) return null;
  return { parts, set: reach(build, acting) };
}

function begin(build: Build, acting: Acting, bit: number): boolean {
  const found = prospect(build, acting, bit);
  if (found === null || found.set.length === 0) return false;
  acting.parts = found.parts;
  acting.set = found.set;
  acting.begun = true;
  return true;
}

/** The permanents that a static ability applies to now (611.3a). */
function reach(build: Build, acting: Acting): readonly ObjectId[] {
  const { plan, source } = acting;
  const { g, is } = build;
  const found: ObjectId[] = [];
  if (plan === null) return found;
  if (plan.self && is[source] !== undefined) found.push(source);
  if (plan.host) {
    const host = objectOf(g, source).attachedTo;
    if (host > 0 && is[host] !== undefined) found.push(host);
  }
  if (plan.groups.length === 0 && plan.references.length === 0) return found;
  const scope = scopeOfActing(build, acting);
  for (const group of plan.groups) {
    if (group.plain === null) gather(build, group.filter, scope, plan.several, found);
    else gatherPlain(build, group.plain, scope, plan.several, found);
  }
  for (const ref of plan.references) {
    for (const id of entitiesOf(g, ref, scope)) if (is[id] !== undefined && !found.includes(id)) found.push(id);
  }
  return found;
}

function gather({ g }: Build, filter: Filter, scope: Scope, several: boolean, found: ObjectId[]): void {
  for (const id of g.battlefield) {
    if (several && found.includes(id)) continue;
    if (matches(g, filter, id, scope)) found.push(id);
  }
}
function gatherPlain(
  { g, is }: Build,
  { types, whose, other }: PlainGroup,
  scope: Scope,
  several: boolean,
  found: ObjectId[],
): void {
  const { battlefield } = g;
  for (let at = 0; at < battlefield.length; at++) {
    const id = battlefield[at] ?? 0;
    const values = is[id];
    if (values === undefined || (types !== 0 && (values.types & types) === 0)) continue;
    if (whose !== "anyone" && (values.controller === scope.controller) !== (whose === "you")) continue;
    if ((other && id === scope.source) || (several && found.includes(id))) continue;
    found.push(id);
  }
}

/** From where the text is read: "you" is whoever controls the object now (109.5), or the controller of the effect. */
function scopeOfActing(build: Build, acting: Acting): Scope {
  const { effect, source } = acting;
  if (effect !== null) return { source, controller: effect.controller, bindings: effect.bindings, stack: null };
  const controller = build.is[source]?.controller ?? objectOf(build.g, source).controller;
  return { source, controller, bindings: noBindings, stack: null };
}

function applyPart(build: Build, acting: Acting, part: Part): void {
  let { set } = acting;
  switch (part.op) {
    case "control":
      applyControl(build, acting, set, playerOf(build, part.by, acting));
      break;
    case "types":
      for (const id of set) applyTypes(build, id, part);
      break;
    case "colors":
      for (const id of set) {
        const is = build.is[id];
        if (is !== undefined && is.colors !== part.colors) own(build, id, is).colors = part.colors;
      }
      break;
    case "base": {
      const amounts = amountsOf(build, acting, part);
      for (const id of set) {
        const is = build.is[id];
        if (is !== undefined) setPower(own(build, id, is), amounts);
      }
      break;
    }
    case "modify": {
      if (acting.plan !== null && acting.plan.each !== null) {
        for (const id of set) {
          const is = build.is[id];
          if (is !== undefined) modifyPower(own(build, id, is), amountsOf(build, acting, part, id));
        }
        break;
      }
      const amounts = amountsOf(build, acting, part);
      if (amounts.power === 0 && amounts.toughness === 0) break;
      for (const id of set) {
        const is = build.is[id];
        if (is !== undefined) modifyPower(own(build, id, is), amounts);
      }
      break;
    }
    case "limit": {
      set = limited(build, acting);
      const scope = scopeOfActing(build, acting);
      const limit = {
        modification: part.modification,
        source: acting.source,
        controller: scope.controller,
        bindings: scope.bindings,
      };
      for (const id of set) {
        const is = build.is[id];
        if (is === undefined) continue;
        const values = own(build, id, is);
        values.limits = values.limits.length === 0 ? [limit] : [...values.limits, limit];
      }
      break;
    }
    default:
      for (const id of set) applyAbilities(build, acting, id, part);
  }
  if (build.record !== null) recordPart(build, acting, part, set);
}

/** The rules of the game change for whatever fits now, not for what was locked in (611.2c). */
function limited(build: Build, acting: Acting): readonly ObjectId[] {
  const { effect, set } = acting;
  const group = effect?.group ?? null;
  if (group === null) return set;
  const scope = scopeOfActing(build, acting);
  return build.g.battlefield.filter((id) => matches(build.g, group, id, scope));
}

function applyControl(build: Build, acting: Acting, set: readonly ObjectId[], player: PlayerId): void {
  for (const id of set) {
    const is = build.is[id];
    if (is === undefined || is.controller === player) continue;
    const object = objectOf(build.g, id);
    // Nothing else acts yet: the card's values under another controller are at hand, unless it is a copy.
    const base = baseOf(build.g, object);
    if (!isOwn(id) && is === valuesFor(base, is.controller)) build.is[id] = valuesFor(base, player);
    else own(build, id, is).controller = player;
  }
}
function playerOf(build: Build, by: PlayerRef, acting: Acting): PlayerId {
  const scope = scopeOfActing(build, acting);
  if (by === "you") return scope.controller;
  return playersOf(build.g, by, scope)[0] ?? scope.controller;
}

function applyTypes(build: Build, id: ObjectId, part: Part & { op: "types" }): void {
  const is = build.is[id];
  if (is === undefined) return;
  const { change } = part;
  // The commonest change: it isn't of a type that it isn't of anyway.
  if (change.set === 0 && change.subtypes.length === 0 && !change.everyBasicLandType) {
    if ((is.types & change.remove) === 0 && (change.add & ~is.types) === 0) return;
  }
  const values = own(build, id, is);
  const { abilities } = values;
  const before = build.subtypes.get(id) ?? values.subtypes;
  const after = changeTypes(values, before, change);
  if (after !== values.subtypes || build.subtypes.has(id)) {
    if (build.subtypes.size === 0) build.subtypes = new Map();
    build.subtypes.set(id, after);
  }
  if (values.abilities !== abilities && change.replaces) loseAbilities(build, id, values);
}

function applyAbilities(build: Build, acting: Acting, id: ObjectId, part: Part): void {
  const is = build.is[id];
  if (is === undefined) return;
  if (part.op === "keyword" && (part.bit & ~is.keywords & ~is.cantHave) === 0) return;
  if (part.op === "loseKeyword" && (part.bit & is.keywords) === 0) return;
  if (part.op === "cantHave" && (part.bit & is.cantHave) !== 0) return;
  const values = own(build, id, is);
  const change = changeAbilities(values, part);
  if (change === -1) loseAbilities(build, id, values);
  if (change === 1 && part.op === "abilities") {
    for (const ability of part.abilities) {
      if (ability.kind !== "static") continue;
      // 613.7a
      beginStatic(build, planOf(ability), id, Math.max(objectOf(build.g, id).timestamp, acting.timestamp));
    }
  }
}

/** What has not begun to apply ends with the ability that it comes from; what has begun goes on (613.6). */
function loseAbilities(build: Build, id: ObjectId, values: Values): void {
  for (const acting of build.acting) {
    if (acting.source !== id) continue;
    if (acting.plan !== null && !acting.begun && !values.abilities.includes(acting.plan.ability)) acting.gone = true;
    if (acting.definition !== null) acting.gone = true;
  }
}

/** The amounts of a part of layer 7, as they are now; for that one of several, where its text speaks of each of them. */
export function amountsOf(
  build: Build,
  acting: Acting,
  part: Part & { op: "base" | "modify" },
  one: ObjectId = 0,
): Amounts {
  if (part.op === "base") {
    const { power, toughness } = part;
    if (isKnown(power) && isKnown(toughness)) return { power, toughness };
    const scope = scopeOfActing(build, acting);
    return {
      power: power === null ? null : quantityOf(build.g, power, scope),
      toughness: toughness === null ? null : quantityOf(build.g, toughness, scope),
    };
  }
  return changeNow(build, acting, part.change, one);
}
function isKnown(quantity: Quantity | null): quantity is number | null {
  return quantity === null || typeof quantity === "number";
}

function changeNow(build: Build, acting: Acting, change: PowerChange, one: ObjectId): Amounts {
  const { power, powerSign, toughness, toughnessSign, times } = change;
  if (typeof power === "number" && typeof toughness === "number" && times.length === 0) {
    return { power: powerSign * power, toughness: toughnessSign * toughness };
  }
  const name = acting.plan === null || one === 0 ? null : acting.plan.each;
  const plain = scopeOfActing(build, acting);
  const scope: Scope = name === null ? plain : { ...plain, bindings: { ...plain.bindings, [name]: [one] } };
  // "+1/+1 for each A and +1/+1 for each B" is once for each of either.
  let factor = times.length === 0 ? 1 : 0;
  for (const count of times) factor += quantityOf(build.g, count, scope);
  return {
    power: powerSign * Math.max(0, factor * quantityOf(build.g, power, scope)), // 107.1b
    toughness: toughnessSign * Math.max(0, factor * quantityOf(build.g, toughness, scope)),
  };
}

function recordPart(build: Build, acting: Acting, part: Part, set: readonly ObjectId[]): void {
  const { record } = build;
  if (record === null) return;
  const [layer, rule] = layerOf(part.layer, kindOfPart(part));
  for (const id of set) {
    if (build.is[id] === undefined) continue;
    const amounts = part.op === "base" || part.op === "modify" ? amountsOf(build, acting, part, id) : null;
    record(id, {
      layer,
      source: acting.source,
      kind: acting.definition !== null ? "definition" : acting.effect !== null ? "effect" : "static",
      ...(part.modification === null ? {} : { modification: part.modification }),
      ...(acting.plan === null ? {} : { ability: acting.plan.ability }),
      ...(acting.effect === null ? {} : { expiry: acting.effect.expiry }),
      ...(amounts === null || amounts.power === null ? {} : { power: amounts.power }),
      ...(amounts === null || amounts.toughness === null ? {} : { toughness: amounts.toughness }),
      rule,
      timestamp: acting.timestamp,
    });
  }
}
