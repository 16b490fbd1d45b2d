/**
 * The plan of a whole action (casting, activating, declaring attackers): what the script said beforehand of the choices in it (601.2b–h),
 * handed out as the game asks for them one by one, and compared with what was done in the end. Plain data, replaced and never changed.
 */
import { objectOf, targetCount, targetGroups } from "@nykthos/engine";
import type { EntityId, ObjectId, Option, PlayerId, Question } from "@nykthos/engine";
import type { ManaType } from "@nykthos/engine/card";
import { activatedAbilities } from "./abilities.ts";
import { StepFailure } from "./failure.ts";
import type { CostEntries, ManaSourceEntry } from "./schema.ts";
import type { Table } from "./table.ts";
import type { Walk } from "./walk.ts";

export interface PlannedSource {
  /** 0 for mana that floats. */
  readonly object: ObjectId;
  /** Its place among the object's abilities. */
  readonly ability: number | null;
  readonly color: ManaType | null;
}
type CostKind = "sacrifice" | "discard" | "tap" | "exile" | "returnToHand";

export interface Plan {
  /** A spell or ability on its way to the stack, a mana ability, or a declaration in combat. */
  readonly what: "stack" | "mana" | "combat";
  readonly player: PlayerId;
  /** What is put on the stack; 0 for the others. */
  readonly object: ObjectId;
  /** One entry for each target or for each group, as written; null if nothing was said. */
  readonly targets: readonly (EntityId | readonly EntityId[])[] | null;
  readonly x: number | null;
  /** Counted from 0. */
  readonly modes: readonly number[] | null;
  readonly divide: ReadonlyMap<EntityId, number> | null;
  readonly costs: Readonly<Partial<Record<CostKind, readonly ObjectId[]>>>;
  readonly life: number;
  /** How many counters to remove where that can be chosen. */
  readonly remove: number | null;
  /** What is left of the sources. */
  readonly pay: "auto" | readonly PlannedSource[];
  /** All sources that the script lists; null where the game chooses. */
  readonly given: readonly ObjectId[] | null;
  /** How much of the log was written as it began. */
  readonly since: number;
}

/** The parts of a step that make a plan. */
export interface PlanEntries {
  readonly targets?: readonly (string | readonly string[])[] | undefined;
  readonly x?: number | undefined;
  readonly modes?: number | readonly number[] | undefined;
  readonly divide?: Readonly<Record<string, number>> | undefined;
  readonly costs?: CostEntries | undefined;
  readonly pay?: "auto" | readonly ManaSourceEntry[] | undefined;
}

/** Looks up everything that a step names, before anything moves. */
export function planFor(table: Table, what: Plan["what"], player: PlayerId, entries: PlanEntries): Plan {
  const find = (reference: string): EntityId => table.find(reference, player);
  const { targets, x, modes, divide, costs = {}, pay = "auto" } = entries;
  const objects = (said: string | readonly string[] | undefined): { list: readonly ObjectId[] } | null =>
    said === undefined ? null : { list: [said].flat().map((one) => table.findObject(one, player)) };
  const found: Partial<Record<CostKind, readonly ObjectId[]>> = {};
  for (const [kind, said] of [
    ["sacrifice", costs.sacrifice],
    ["tap", costs.tap],
    ["exile", costs.exile],
    ["returnToHand", costs.return],
  ] as const) {
    const list = objects(said)?.list;
    if (list !== undefined) found[kind] = list;
  }
  if (costs.discard !== undefined) found.discard = [costs.discard].flat().map((one) => inHand(table, one, player));
  const sources = pay === "auto" ? pay : pay.map((source) => plannedSource(table, source, player));
  return {
    what,
    player,
    object: 0,
    targets: targets?.map((one) => (typeof one === "string" ? find(one) : one.map(find))) ?? null,
    x: x ?? null,
    modes: modes === undefined ? null : [modes].flat().map((mode) => mode - 1),
    divide: divide === undefined ? null : sharesOf(table, divide, player),
    costs: found,
    life: costs.life ?? 0,
    remove: costs.remove ?? null,
    pay: sources,
    given: sources === "auto" ? null : sources.map(({ object }) => object),
    since: table.log.length,
  };
}

/** A card of the player's hand by its name; whatever else has the name is not meant. */
function inHand(table: Table, reference: string, player: PlayerId): ObjectId {
  const named = table.allNamed(reference).filter((id) => table.zoneOf(player, "hand").includes(id));
  return named[0] ?? table.findObject(reference, player);
}

/** Shares by the object or player that gets them. */
export function sharesOf(
  table: Table,
  divide: Readonly<Record<string, number>>,
  player: PlayerId,
): ReadonlyMap<EntityId, number> {
  return new Map(Object.entries(divide).map(([reference, share]) => [table.find(reference, player), share]));
}

function plannedSource(table: Table, source: ManaSourceEntry, player: PlayerId): PlannedSource {
  if (typeof source === "string") return { object: table.findObject(source, player), ability: null, color: null };
  const object = source.source === undefined ? 0 : table.findObject(source.source, player);
  const abilities = object === 0 ? [] : activatedAbilities(table.g, object);
  return {
    object,
    ability: source.ability === undefined ? null : (abilities[source.ability - 1]?.index ?? -1),
    color: source.color ?? null,
  };
}

/** Whether the action has come to its end, as the next question shows. */
export function planIsOver(walk: Walk, plan: Plan, question: Question): boolean {
  if (question.kind === "priority") return true;
  const inside = ["payment", "cost", "phyrexian", "color"];
  if (plan.what === "combat")
    return !inside.includes(question.kind) && !["attackers", "blockers"].includes(question.kind);
  if (plan.what === "mana") return !inside.includes(question.kind);
  return walk.table.g.undo.length === 0 && question.source !== plan.object && !inside.includes(question.kind);
}

/** What the plan says to a question; null if it says nothing. */
export function plannedAnswer(walk: Walk, plan: Plan, question: Question): Option | null {
  switch (question.kind) {
    case "modes":
      return plannedMode(walk, plan, question);
    case "x":
    case "number": {
      const number = plan.x ?? plan.remove;
      return number === null ? null : walk.number(question, number);
    }
    case "targets":
      return question.source === plan.object ? plannedTarget(walk, plan, question) : null;
    case "divide":
      return plan.divide === null ? null : walk.number(question, plan.divide.get(Number(question.about)) ?? 0);
    case "cost":
      return plannedCost(walk, plan, question);
    case "phyrexian":
      return plannedLife(walk, plan, question);
    case "payment":
      return plan.pay === "auto" ? null : plannedMana(walk, plan, plan.pay, question);
    default:
      return null;
  }
}

function plannedMode(walk: Walk, plan: Plan, question: Question): Option | null {
  if (plan.modes === null) return null;
  const chosen = objectOf(walk.table.g, question.source).stack?.modes ?? [];
  const next = plan.modes.find((mode) => !chosen.includes(mode));
  if (next === undefined) {
    const done = question.options.find(({ type }) => type === "done");
    if (done === undefined) throw walk.unanswered("more modes have to be chosen");
    return done;
  }
  const option = question.options.find((one) => one.type === "mode" && one.mode === next);
  if (option === undefined)
    throw new StepFailure(
      "illegal",
      `mode ${next + 1} cannot be chosen: it has no legal targets, or there is no such mode`,
      ["700.2a", "601.2b", "601.2c"],
    );
  return option;
}

function plannedTarget(walk: Walk, plan: Plan, question: Question): Option | null {
  const groups = targetLists(walk, plan);
  if (groups === null) return null;
  const wanted = groups.get(question.about) ?? [];
  const chosen = objectOf(walk.table.g, plan.object).stack?.targets[question.about] ?? [];
  const next = wanted.find((entity) => !chosen.includes(entity));
  if (next !== undefined) return walk.choose(question, next);
  const done = question.options.find(({ type }) => type === "done");
  if (done === undefined)
    throw new StepFailure("illegal", `more targets have to be chosen; ${walk.unanswered().message}`, [
      "601.2c",
      "115.1",
    ]);
  return done;
}

/** The script's targets by the groups of the text; null if it said nothing of targets. */
function targetLists(walk: Walk, plan: Plan): ReadonlyMap<string, readonly EntityId[]> | null {
  if (plan.targets === null) return null;
  const { g } = walk.table;
  const object = objectOf(g, plan.object);
  const { stack } = object;
  if (stack === null) return null;
  const scope = {
    source: stack.source,
    controller: object.controller,
    bindings: { ...stack.bindings, ...stack.targets },
    stack,
  };
  const groups = targetGroups(g, plan.object, stack).map((group) => ({
    as: group.as,
    ...targetCount(g, group, scope),
  }));
  const lists = inGroups(plan.targets, groups);
  if (lists === null)
    throw new StepFailure(
      "script",
      groups.length === 0
        ? `${walk.table.say(plan.object)} has no targets`
        : `the targets do not fit the ${groups.length} groups of the text: write a list of lists, one a group`,
      ["601.2c"],
    );
  for (const list of lists) {
    const twice = list.find((entity, at) => list.indexOf(entity) !== at);
    if (twice !== undefined)
      throw new StepFailure("illegal", `${walk.table.say(twice)} cannot be chosen twice for the same word "target"`, [
        "115.3",
        "601.2c",
      ]);
  }
  return new Map(groups.map(({ as }, index) => [as, lists[index] ?? []]));
}

/** Lists of lists as they stand; a plain list goes to the only group, or group by group as many as each takes. */
function inGroups(
  targets: readonly (EntityId | readonly EntityId[])[],
  groups: readonly { readonly least: number; readonly most: number }[],
): readonly (readonly EntityId[])[] | null {
  if (targets.some((one) => typeof one === "object")) {
    const lists = targets.map((one) => (typeof one === "object" ? one : [one]));
    return lists.length > groups.length && lists.slice(groups.length).some((list) => list.length > 0) ? null : lists;
  }
  const flat = targets.flat();
  if (groups.length === 1) return [flat];
  const lists: EntityId[][] = [];
  let from = 0;
  groups.forEach(({ least, most }, index) => {
    const needed = groups.slice(index + 1).reduce((sum, later) => sum + later.least, 0);
    const take = Math.max(least, Math.min(most, flat.length - from - needed));
    lists.push(flat.slice(from, from + take));
    from += take;
  });
  return from < flat.length ? null : lists;
}

function plannedCost(walk: Walk, plan: Plan, question: Question): Option | null {
  const kind = question.about as CostKind;
  const [next, ...rest] = plan.costs[kind] ?? [];
  if (next === undefined) return null;
  const option = walk.chooseOption(question, next);
  if (option === undefined)
    throw new StepFailure(
      "illegal",
      `${walk.table.say(next)} cannot be used for this cost; ${walk.unanswered().message}`,
      ["118.3", "601.2b", "601.2h"],
    );
  walk.plan = { ...plan, costs: { ...plan.costs, [kind]: rest } };
  return option;
}

/** Life for a Phyrexian symbol only where the script says so (107.4f). */
function plannedLife(walk: Walk, plan: Plan, question: Question): Option | null {
  const wanted = plan.life >= 2 ? "yes" : "no";
  const option = question.options.find(({ type }) => type === wanted) ?? null;
  if (wanted === "yes") walk.plan = { ...plan, life: plan.life - 2 };
  return option;
}

function plannedMana(walk: Walk, plan: Plan, pay: readonly PlannedSource[], question: Question): Option | null {
  const manual = question.options.find(({ type }) => type === "manual");
  if (manual !== undefined) return manual;
  if (question.about === "floating") {
    const at = pay.findIndex(({ object }) => object === 0);
    const wanted = pay[at];
    if (wanted === undefined) return null;
    const after = pay.filter((_, index) => index !== at);
    walk.plan = { ...plan, pay: after };
    return walk.manaOption(question, wanted, () => {});
  }
  const [next, ...rest] = pay.filter(({ object }) => object !== 0);
  if (next === undefined)
    throw new StepFailure("illegal", `the sources given do not pay the whole cost; ${walk.unanswered().message}`, [
      "601.2h",
      "118.3",
    ]);
  const after: Plan = { ...plan, pay: [...rest, ...pay.filter(({ object }) => object === 0)] };
  const option = walk.manaOption(question, next, (trial) => {
    trial.plan = after;
  });
  walk.plan = after;
  return option;
}

/** Whether everything that the script said has come about. */
export function checkPlan(walk: Walk, plan: Plan): void {
  // The last source is often the only possible one, and then nothing is asked.
  const unused = plan.pay === "auto" ? [] : plan.pay.filter(({ object }) => !wasUsed(walk, object, plan.since));
  if (unused.length > 0) {
    const left = unused.map(({ object }) => (object === 0 ? "floating mana" : walk.table.say(object)));
    throw new StepFailure("script", `not needed to pay for this: ${left.join(", ")}`);
  }
  checkSources(walk, plan);
  for (const [kind, objects] of Object.entries(plan.costs)) {
    for (const object of objects) {
      if (!wasPaid(walk, kind as CostKind, object, plan.since))
        throw new StepFailure("illegal", `${walk.table.say(object)} was not used for the cost (${kind})`, [
          "118.3",
          "601.2b",
          "601.2h",
        ]);
    }
  }
  if (plan.what !== "stack") return;
  const { stack } = objectOf(walk.table.g, plan.object);
  if (stack === null) return;
  if (plan.x !== null && stack.x !== plan.x)
    throw new StepFailure("illegal", `X cannot be ${plan.x} here: it is ${stack.x}`, ["107.3a", "601.2b", "118.3"]);
  if (plan.modes !== null && plan.modes.some((mode) => !stack.modes.includes(mode)) && stack.modes.length > 0)
    throw new StepFailure("illegal", `the mode could only be ${stack.modes.map((mode) => mode + 1).join(", ")}`, [
      "700.2a",
    ]);
  const lists = targetLists(walk, plan);
  for (const [group, wanted] of lists ?? []) {
    const chosen = stack.targets[group] ?? [];
    const missed = wanted.find((entity) => !chosen.includes(entity));
    if (missed !== undefined) throw walk.refusedTarget(plan.object, group, missed);
    const more = chosen.find((entity) => !wanted.includes(entity));
    if (more !== undefined)
      throw new StepFailure("script", `${walk.table.say(more)} had to be a target as well`, ["601.2c"]);
  }
  checkShares(walk, plan);
}

function checkShares(walk: Walk, plan: Plan): void {
  const { stack } = objectOf(walk.table.g, plan.object);
  if (plan.divide === null || stack === null) return;
  for (const [group, shares] of Object.entries(stack.division)) {
    const targets = stack.targets[group] ?? [];
    shares.forEach((share, at) => {
      const target = targets[at] ?? 0;
      const wanted = plan.divide?.get(target) ?? 0;
      if (wanted !== share)
        throw new StepFailure(
          "illegal",
          `${walk.table.say(target)} gets ${share}, not ${wanted}: the shares have to add up`,
          ["601.2d"],
        );
    });
  }
}

/** Nothing else was tapped for mana than what the script lists, though the game may have had no other choice. */
function checkSources({ table }: Walk, plan: Plan): void {
  const { given } = plan;
  if (given === null) return;
  const own = plan.what === "mana" ? plan.object : 0; // what the mana ability itself adds pays nothing
  const other = table.log
    .slice(plan.since)
    .find(
      ({ event }) =>
        event.kind === "tapForMana" &&
        event.player === plan.player &&
        event.object !== own &&
        !given.includes(event.object),
    );
  if (other !== undefined)
    throw new StepFailure(
      "illegal",
      `the sources given do not pay the whole cost: ${table.say(other.event.object)} is needed`,
      ["601.2h", "118.3"],
    );
}

/** Whether that has been done with it, by whatever name the event has. */
function wasPaid({ table }: Walk, kind: CostKind, object: ObjectId, since: number): boolean {
  const now = table.now(object);
  const isIt = (id: ObjectId): boolean => id > 0 && (id === object || table.now(id) === now);
  return table.log.slice(since).some(({ event }) => {
    if (!isIt(event.object) && !isIt(event.other)) return false;
    if (kind === "exile") return event.kind === "move" && event.to === "exile";
    if (kind === "returnToHand") return event.kind === "move" && event.to === "hand";
    return event.kind === kind;
  });
}

/** Whether mana was made with that source, or floating mana spent. */
function wasUsed({ table }: Walk, object: ObjectId, since: number): boolean {
  return table.log
    .slice(since)
    .some(({ event }) =>
      object === 0 ? event.kind === "spendMana" : event.kind === "addMana" && event.source === object,
    );
}
