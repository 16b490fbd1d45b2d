/**
 * Damage (120): dealt all at once, after what doubles, redirects or prevents it has been applied in the order that the affected player
 * or controller chooses (616.1). A frame, because that choice may be asked.
 */
import type { Filter } from "../card/filter.ts";
import type { Replacement } from "../card/ability.ts";
import { dependencies } from "../state/cache.ts";
import { keywordBit, typeBit } from "../state/characteristics.ts";
import { gameEvent } from "../state/events.ts";
import type { GameEvent } from "../state/events.ts";
import { newFrame } from "../state/frames.ts";
import { edit, objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { isPlayerEntity, playerOfEntity } from "../state/identity.ts";
import type { EntityId, ObjectId } from "../state/identity.ts";
import type { WaitingReplacement } from "../state/effects.ts";
import type { Frame } from "../state/frames.ts";
import type { Bindings } from "../state/object.ts";
import { noBindings } from "../state/object.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { isProtectedFrom } from "./attachments.ts";
import { playersOf } from "./evaluate.ts";
import { characteristicsOf, controllerOf, layersOf, touchIf } from "./layers/index.ts";
import { matches } from "./matching.ts";
import { holds, entitiesOf } from "./evaluate.ts";
import { occur, occurTogether } from "./occur.ts";
import { scopeOf } from "./scope.ts";
import type { Scope } from "./scope.ts";
import { gainLife, loseLife, removeCounters } from "./status.ts";
import { textFrame } from "./text.ts";
import type { Selection } from "../card/selection.ts";

/** Damage from one source to one recipient. */
export interface DamagePacket {
  readonly source: ObjectId;
  readonly to: EntityId;
  readonly amount: number;
}

interface DamageData {
  readonly packets: readonly DamagePacket[];
  readonly combat: boolean;
  /** What has been applied to the packet at hand, so that nothing is applied twice (614.5). */
  readonly applied: readonly string[];
  /** What shields with something more to them have prevented: the text that follows, once for each shield (615.5). */
  readonly after: readonly Afterwards[];
}

interface Afterwards {
  /** The waiting effect's number. */
  readonly id: number;
  readonly ability: number;
  readonly source: ObjectId;
  readonly controller: number;
  readonly bindings: Bindings;
  readonly amount: number;
}

/** Deals that damage, all at once; the frame below finds under `dealt` how much was dealt in all, and under `dealtTo` to what objects. */
export function pushDamage(g: GameState, packets: readonly DamagePacket[], combat: boolean): void {
  push(g, newFrame("damage", { data: { packets, combat, applied: [], after: [] } satisfies DamageData }));
}

/** Something that would change a packet. */
interface Applicable {
  readonly key: string;
  readonly source: ObjectId;
  /** How much it can prevent, where that is limited. */
  readonly left?: number;
  readonly apply: (packet: DamagePacket) => DamagePacket;
  /** What then happens because of it. */
  readonly after?: (packet: DamagePacket) => Afterwards;
}

defineFrame("damage", (g, frame) => {
  for (;;) {
    const { packets, combat, applied, after } = frame.data as DamageData;
    const packet = packets[frame.n];
    if (packet === undefined) break;
    const hasShields = packets.length > 1 && g.replacements.length > 0;
    if (hasShields && applied.length === 0 && frame.m <= frame.n && !shieldedFirst(g, frame)) return;
    if (packet !== (frame.data as DamageData).packets[frame.n]) continue;
    const applicable =
      packet.amount <= 0 ? [] : applicableTo(g, packet, combat).filter(({ key }) => !applied.includes(key));
    const answer = takeAnswer(frame);
    let chosen = applicable[0];
    if (chosen === undefined) {
      frame.n++;
      frame.data = { packets, combat, applied: [], after } satisfies DamageData;
      continue;
    }
    if (applicable.length > 1) {
      if (answer?.type === "choose") chosen = applicable.find(({ source }) => source === answer.entity) ?? chosen;
      else if (orderMatters(applicable, packet.amount)) {
        const sources = [...new Set(applicable.map(({ source }) => source))];
        ask(
          g,
          "replacement",
          affectedPlayer(g, packet.to),
          sources.map((entity) => ({ type: "choose", entity })),
          { source: packet.source },
        );
        if (frame.answer === null) return;
        continue;
      }
    }
    const more = chosen.after?.(packet);
    const changed = chosen.apply(packet);
    frame.data = {
      packets: packets.map((other, at) => (at === frame.n ? changed : other)),
      combat,
      applied: [...applied, chosen.key],
      after: more === undefined ? after : withMore(after, more),
    } satisfies DamageData;
  }
  const { packets, combat, after } = frame.data as DamageData;
  finish(g, deal(g, packets, combat));
  for (const { ability, source, controller, bindings, amount } of after.toReversed())
    push(g, textFrame(ability, source, controller, { ...bindings, amount: [amount] }));
});

/**
 * Whether it makes a difference what is applied first: doubling against preventing; of what prevents, where not all of it is used up
 * anyway, something that is used up or that does more than prevent.
 */
function orderMatters(applicable: readonly Applicable[], amount: number): boolean {
  const isPrevention = ({ key }: Applicable): boolean => key.startsWith("prevent:");
  if (!applicable.every(isPrevention)) return applicable.some(isPrevention);
  const limits = applicable.flatMap(({ left }) => (left === undefined ? [] : [left]));
  if (limits.length === applicable.length) return limits.reduce((sum, left) => sum + left, 0) > amount;
  return limits.length > 0 || applicable.some(({ after }) => after !== undefined);
}

/** What one shield prevents at the same time is one amount (615.13). */
function withMore(after: readonly Afterwards[], more: Afterwards): readonly Afterwards[] {
  if (!after.some(({ id }) => id === more.id)) return [...after, more];
  return after.map((one) => (one.id === more.id ? { ...one, amount: one.amount + more.amount } : one));
}

/**
 * Where a shield cannot prevent all that is dealt at the same time, whoever is dealt it (or controls what is) chooses which damage it
 * prevents (615.7): the damage looked at next. False while that is being asked.
 */
function shieldedFirst(g: GameState, frame: Frame): boolean {
  const data = frame.data as DamageData;
  const [packet, ...later] = data.packets.slice(frame.n);
  if (packet === undefined) return true;
  const together = [packet, ...later.filter(({ to, amount }) => to === packet.to && amount > 0)];
  const isShort = g.replacements.some((waiting) => {
    if (waiting.what.kind !== "prevent" || waiting.what.left <= 0) return false;
    const { left } = waiting.what;
    const applicable = together.filter((one) => shields(g, waiting, one, data.combat));
    return applicable.length > 1 && applicable.reduce((sum, { amount }) => sum + amount, 0) > left;
  });
  if (isShort) {
    const answer = takeAnswer(frame);
    if (answer?.type !== "choose") {
      const sources = [...new Set(together.map(({ source }) => source))];
      ask(
        g,
        "choose",
        affectedPlayer(g, packet.to),
        sources.map((entity) => ({ type: "choose", entity })),
        { source: packet.to > 0 ? packet.to : 0, about: "prevented" },
      );
      if (frame.answer === null) return false;
      return shieldedFirst(g, frame);
    }
    const first = together.find(({ source }) => source === answer.entity) ?? packet;
    const packets = data.packets.filter((one) => one !== first);
    packets.splice(frame.n, 0, first);
    frame.data = { ...data, packets } satisfies DamageData;
  }
  frame.m = frame.n + 1;
  return true;
}

/** Whether a waiting effect would prevent that damage, or some of it. */
function shields(g: GameState, waiting: WaitingReplacement, packet: DamagePacket, combat: boolean): boolean {
  const { what } = waiting;
  if (what.kind !== "prevent" || what.left === 0 || (what.combat && !combat)) return false;
  const scope = scopeOf(waiting.source, waiting.controller);
  return (
    protects(g, what.to, what.toFilter, packet.to, scope) &&
    protects(g, what.by, what.byFilter, packet.source, scope) &&
    !what.toExcept.includes(packet.to) &&
    !what.byExcept.includes(packet.source)
  );
}

/** The player who chooses between effects that apply (616.1). */
function affectedPlayer(g: GameState, to: EntityId): number {
  return isPlayerEntity(to) ? playerOfEntity(to) : controllerOf(g, to);
}

function applicableTo(g: GameState, packet: DamagePacket, combat: boolean): Applicable[] {
  const found: Applicable[] = [];
  if (isProtectedFrom(g, packet.to, packet.source)) {
    found.push({ key: "prevent:protection", source: packet.to, apply: (it) => prevented(g, it, it.amount, packet.to) }); // 702.16e
  }
  for (const { source, controller, ability } of layersOf(g).replacements) {
    const { replacement, condition } = ability.data;
    const scope = scopeOf(source, controller, noBindings);
    if (condition !== undefined && !holds(g, condition, scope)) continue;
    if ("doubleDamage" in replacement) {
      found.push({ key: `double:${source}`, source, apply: (it) => ({ ...it, amount: it.amount * 2 }) });
    } else if ("preventDamage" in replacement && preventsFor(g, replacement.preventDamage, packet, combat, scope)) {
      found.push({
        key: `prevent:${source}:${ability.index}`,
        source,
        apply: (it) => prevented(g, it, it.amount, source),
      });
    }
  }
  for (const waiting of g.replacements) {
    const { what } = waiting;
    if (what.kind !== "prevent" || !shields(g, waiting, packet, combat)) continue;
    const much = (it: DamagePacket): number => (what.left < 0 ? it.amount : Math.min(what.left, it.amount));
    const { then, bindings } = what;
    const { id, source, controller } = waiting;
    found.push({
      key: `prevent:w${id}`,
      source,
      ...(what.left < 0 ? {} : { left: what.left }),
      ...(then < 0
        ? {}
        : {
            after: (it) => ({ id, ability: then, source, controller, bindings, amount: much(it) }) satisfies Afterwards,
          }),
      apply: (it) => {
        const amount = much(it);
        if (what.left > 0) {
          g.replacements = g.replacements.map((other) =>
            other.id === waiting.id ? { ...other, what: { ...what, left: what.left - amount } } : other,
          );
        }
        return prevented(g, it, amount, waiting.source);
      },
    });
  }
  return found;
}

function protects(
  g: GameState,
  list: readonly EntityId[] | null,
  filter: Filter | null,
  entity: EntityId,
  scope: Scope,
): boolean {
  if (list !== null) return list.includes(entity);
  return filter === null || matches(g, filter, entity, scope);
}

function preventsFor(
  g: GameState,
  prevention: Extract<Replacement, { preventDamage: unknown }>["preventDamage"],
  packet: DamagePacket,
  combat: boolean,
  scope: Scope,
): boolean {
  if (prevention.combat === true && !combat) return false;
  return inSelection(g, prevention.to, packet.to, scope) && inSelection(g, prevention.by, packet.source, scope);
}

function inSelection(g: GameState, selection: Selection | undefined, entity: EntityId, scope: Scope): boolean {
  if (selection === undefined) return true;
  if ("ref" in selection) return entitiesOf(g, selection, scope).includes(entity);
  if ("all" in selection) return matches(g, selection.all, entity, scope);
  if ("each" in selection) return matches(g, selection.each, entity, scope);
  if ("both" in selection) return selection.both.some((part) => inSelection(g, part, entity, scope));
  if ("players" in selection)
    return isPlayerEntity(entity) && playersOf(g, selection.players, scope).includes(playerOfEntity(entity));
  return false;
}

function prevented(g: GameState, packet: DamagePacket, amount: number, source: ObjectId): DamagePacket {
  occur(g, gameEvent("prevent", "615.1", { object: packet.source, other: packet.to, amount, source }));
  return { ...packet, amount: packet.amount - amount };
}

/** Deals what is left (120.3); returns how much in all, and which objects were dealt any. */
function deal(
  g: GameState,
  packets: readonly DamagePacket[],
  combat: boolean,
): { readonly dealt: readonly number[]; readonly dealtTo: readonly ObjectId[] } {
  const before = layersOf(g);
  const events: GameEvent[] = [];
  const dealtTo: ObjectId[] = [];
  /** What each source with lifelink dealt in all: one gain for each of them (702.15e). */
  const linked = new Map<ObjectId, number>();
  let total = 0;
  for (const { source, to, amount } of packets) {
    if (amount <= 0) continue; // 120.8
    if (!isPlayerEntity(to) && objectOf(g, to).zone !== "battlefield") continue;
    const is = characteristicsOf(g, source);
    total += amount;
    if (isPlayerEntity(to)) {
      const player = playerOfEntity(to);
      loseLife(g, player, amount, source, "120.3a");
      playerAt(g, player).damageTaken += amount;
      g.history = { ...g.history, damageBy: [...g.history.damageBy, [source, player]] };
    } else {
      if (!dealtTo.includes(to)) dealtTo.push(to);
      const { types } = characteristicsOf(g, to);
      if ((types & typeBit.Planeswalker) !== 0) removeCounters(g, to, "loyalty", amount, source); // 120.3c
      if ((types & typeBit.Creature) !== 0) {
        const record = edit(g, to);
        record.damage += amount; // 120.3e
        if ((is.keywords & keywordBit.deathtouch) !== 0) record.deathtouched = true;
        g.history = { ...g.history, damaged: [...g.history.damaged, [to, source]] };
      }
    }
    events.push(
      gameEvent("damage", "120.3", {
        object: to > 0 ? to : 0,
        other: to,
        player: to < 0 ? playerOfEntity(to) : -1,
        amount,
        source,
        detail: combat ? "combat" : "",
      }),
    );
    if ((is.keywords & keywordBit.lifelink) !== 0) linked.set(source, (linked.get(source) ?? 0) + amount);
  }
  for (const [source, amount] of linked) gainLife(g, characteristicsOf(g, source).controller, amount, source); // 120.3f
  if (total > 0) touchIf(g, dependencies.history);
  occurTogether(g, events, before);
  return { dealt: [total], dealtTo };
}
