/**
 * Dependencies (613.8): within a layer, an effect waits for those that would change whether it exists, what it applies to or what it does
 * there. Found by trial, and only tried where an effect reads what the layer changes.
 */
import type { Characteristics } from "../../state/compiled.ts";
import type { ObjectId } from "../../state/identity.ts";
import { amountsOf, applyOne, isPending, prospect } from "./apply.ts";
import { isOwn, setOwn } from "./build.ts";
import type { Acting, Build } from "./build.ts";
import type { Parts } from "./plan.ts";
import { layer } from "./reads.ts";
import { copyValues } from "./values.ts";

/** Whether order by timestamp could be wrong: several effects, of which one reads what another may change. */
export function mayDepend(build: Build, bit: number): boolean {
  let count = 0;
  let reads = 0;
  let unbegun = false;
  let removes = false;
  for (const acting of build.acting) {
    if (!isPending(acting, bit)) continue;
    count++;
    reads |= acting.reads;
    if (acting.plan !== null && !acting.begun) unbegun = true;
    if ((bit === layer.abilities || bit === layer.types) && takesAbilities(acting, bit)) removes = true;
  }
  return count > 1 && ((reads & bit) !== 0 || (unbegun && removes));
}

function takesAbilities({ begun, parts, plan }: Acting, bit: number): boolean {
  if (begun || plan === null) return takesIn(parts, bit);
  return takesIn(plan.mods, bit) || takesIn(plan.otherwise, bit);
}
function takesIn(parts: Parts, bit: number): boolean {
  return parts.list.some(
    (part) => part.layer === bit && (part.op === "loseAllAbilities" || (part.op === "types" && part.change.replaces)),
  );
}

/** Applies a layer with the order looked at again after each effect (613.8c). */
export function applyByDependency(build: Build, bit: number): void {
  for (;;) {
    const pending = build.acting.filter((acting) => isPending(acting, bit));
    const next = nextOf(build, pending, bit);
    if (next === undefined) return;
    applyOne(build, next, bit);
  }
}

/** The first by timestamp that waits for nothing, or only for effects that wait for it in turn (613.8b). */
function nextOf(build: Build, pending: readonly Acting[], bit: number): Acting | undefined {
  if (pending.length < 2) return pending[0];
  const waitsFor = new Map(pending.map((acting) => [acting, new Set<Acting>()]));
  for (const other of pending) {
    for (const changed of changedBy(build, other, pending, bit)) waitsFor.get(changed)?.add(other);
  }
  const reached = new Map(pending.map((acting) => [acting, reachable(acting, waitsFor)]));
  return pending.find((acting) =>
    [...(reached.get(acting) ?? [])].every((other) => reached.get(other)?.has(acting) === true),
  );
}

function reachable(from: Acting, edges: ReadonlyMap<Acting, ReadonlySet<Acting>>): ReadonlySet<Acting> {
  const found = new Set<Acting>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const other of edges.get(next) ?? []) {
      if (found.has(other)) continue;
      found.add(other);
      open.push(other);
    }
  }
  return found;
}

/** Which of the others come out differently once that effect is applied (613.8a): tried, and taken back. */
function changedBy(build: Build, tried: Acting, pending: readonly Acting[], bit: number): Acting[] {
  const others = pending.filter((acting) => acting !== tried);
  const before = others.map((acting) => outcome(build, acting, bit));
  const saved = save(build);
  applyOne(build, tried, bit);
  const changed = others.filter((acting, at) => outcome(build, acting, bit) !== before[at]);
  restore(build, saved);
  return changed;
}

/** What an effect would do now, as text to compare: nothing, or which of its parts, to what, in what amounts. */
function outcome(build: Build, acting: Acting, bit: number): string {
  if (acting.gone) return "";
  const found = prospect(build, acting, bit);
  if (found === null) return "";
  const amounts: unknown[] = [];
  for (const part of found.parts.list) {
    if (part.layer !== bit) continue;
    if (part.op === "base" || part.op === "modify") {
      const each = acting.plan !== null && acting.plan.each !== null ? found.set : [0];
      for (const id of each) amounts.push(amountsOf(build, acting, part, id));
    }
    if (part.op === "control" && acting.plan !== null) amounts.push(build.is[acting.source]?.controller);
  }
  return JSON.stringify([found.parts === acting.plan?.otherwise, found.set, amounts]);
}

interface Saved {
  readonly records: readonly (readonly [ObjectId, Characteristics | undefined, boolean])[];
  readonly acting: readonly Acting[];
  readonly states: readonly Pick<Acting, "done" | "begun" | "parts" | "set" | "gone">[];
  readonly subtypes: Map<ObjectId, readonly string[]>;
  readonly mask: number;
  readonly dependsOn: number;
  readonly record: Build["record"];
}

function save(build: Build): Saved {
  const saved: Saved = {
    records: build.g.battlefield.map((id) => {
      const is = build.is[id];
      return [id, is !== undefined && isOwn(id) ? copyValues(is) : is, isOwn(id)];
    }),
    acting: [...build.acting],
    states: build.acting.map(({ done, begun, parts, set, gone }) => ({ done, begun, parts, set, gone })),
    subtypes: new Map(build.subtypes),
    mask: build.mask,
    dependsOn: build.dependsOn,
    record: build.record,
  };
  build.record = null;
  return saved;
}

function restore(build: Build, saved: Saved): void {
  for (const [id, is, owned] of saved.records) {
    build.is[id] = is;
    setOwn(id, owned);
  }
  build.acting.length = 0;
  build.acting.push(...saved.acting);
  saved.acting.forEach((acting, at) => Object.assign(acting, saved.states[at]));
  build.subtypes = saved.subtypes;
  build.mask = saved.mask;
  build.dependsOn = saved.dependsOn;
  build.record = saved.record;
}
