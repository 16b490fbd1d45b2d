/** Expectations: what a scenario says must be so, compared with what is; each difference as "expected …, found …". */
import {
  abilityAt,
  canSee,
  cardOfObject,
  characteristicsOf,
  countersOn,
  designationBit,
  devotionOf,
  isPlayerEntity,
  playerEntity,
  objectOf,
  playerAt,
} from "@nykthos/engine";
import type { Characteristics, EntityId, GameObject, ObjectId, PlayerId } from "@nykthos/engine";
import { colorBit, maskOf, typeBit, wordsOf } from "@nykthos/engine";
import { cardTypes, colors, counterKinds, manaTypes, plainKeywords, supertypes } from "@nykthos/engine/card";
import type { Color, Keyword } from "@nykthos/engine/card";
import { act } from "./actions.ts";
import { canonicalName, halfNamed } from "./cards.ts";
import { StepFailure } from "./failure.ts";
import { letters } from "./position.ts";
import type { Expectation } from "./read.ts";
import { sayOption, sayQuestion } from "./saying.ts";
import type { ExpectationEntry, StackItem } from "./schema.ts";
import type { Table } from "./table.ts";
import type { Walk } from "./walk.ts";

/** What an expectation found instead; both in words. */
export interface Difference {
  readonly expected: string;
  readonly found: string;
}

type EntryOf<K extends ExpectationEntry["kind"]> = Extract<ExpectationEntry, { kind: K }>;

/** Everything in which the game is not as expected; empty if the expectation holds. */
export function differences(walk: Walk, expectation: Expectation): readonly Difference[] {
  const { entry } = expectation;
  const { table } = walk;
  const { g } = table;
  switch (entry.kind) {
    case "object":
      return objectDifferences(table, entry);
    case "player":
      return playerDifferences(table, entry);
    case "count":
      return compare(`count ${JSON.stringify(entry.count)}`, entry.is, countOf(table, entry.count));
    case "stack":
      return stackDifferences(table, entry.stack);
    case "decision":
      return decisionDifferences(walk, entry);
    case "visible": {
      const id = table.findObject(entry.visible.object, viewerOf(walk));
      const seen = canSee(g, table.player(entry.visible.to), id);
      return compare(`${entry.visible.object} visible to ${entry.visible.to}`, entry.is, seen);
    }
    case "legal":
    case "illegal":
      return legalityDifferences(walk, expectation, entry);
    case "events": {
      const { kind, of, by } = entry.events;
      return compare(
        `events ${[kind, of, by].filter((one) => one !== undefined).join(" ")}`,
        entry.is,
        eventsOf(table, entry.events),
      );
    }
    case "priority": {
      const { question } = walk;
      const found =
        question === null
          ? "nobody: the game is over"
          : question.kind === "priority"
            ? table.letter(question.player)
            : `nobody: ${sayQuestion(table, question)}`;
      return compare("priority", entry.priority, found);
    }
    case "step":
      return compare("step", entry.step, g.step);
    case "activePlayer":
      return compare("activePlayer", entry.activePlayer, table.letter(g.activePlayer));
    case "turnNumber":
      return compare("turnNumber", entry.turnNumber, g.turn);
    case "winner":
      return compare("winner", entry.winner, winnerOf(table));
    case "draw":
      return compare("draw", entry.draw, g.result !== null && "draw" in g.result);
    case "over":
      return compare("over", entry.over, g.result !== null);
  }
}

function compare(what: string, expected: unknown, found: unknown): Difference[] {
  return expected === found ? [] : [{ expected: `${what}: ${said(expected)}`, found: said(found) }];
}

function said(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(said).join(", ")}]`;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The same things however often in any order. */
function sameInAnyOrder(a: readonly string[], b: readonly string[]): boolean {
  const left = a.toSorted();
  const right = b.toSorted();
  return left.length === right.length && left.every((one, at) => one === right[at]);
}

function viewerOf(walk: Walk): PlayerId {
  return walk.question?.player ?? walk.table.g.priority;
}

function winnerOf({ g }: Table): string {
  if (g.result === null) return "nobody: the game goes on";
  return "winner" in g.result ? (letters[g.result.winner] ?? "nobody") : "nobody: a draw";
}

// Objects.

function isOf(table: Table, id: ObjectId): Characteristics {
  const object = objectOf(table.g, id);
  return object.zone === "none" && object.last !== null ? object.last : characteristicsOf(table.g, id);
}

/** The keywords of an object, protection with what it is from: "protection from red", "protection from enchantments". */
function keywordsOf(is: Characteristics): string[] {
  const plain = wordsOf(is.keywords, plainKeywords);
  const others = is.abilities.flatMap((ability) => (ability.kind === "keyword" ? keywordWords(ability.data) : []));
  return [...plain, ...others].map(keywordSaid);
}

function keywordWords(keyword: Keyword): string[] {
  if (keyword.keyword !== "protection") return [keyword.keyword];
  const { from } = keyword;
  const qualities =
    "colors" in from
      ? from.colors.map((color) => colorWords[color])
      : "types" in from
        ? from.types.map((type) => `${type.toLowerCase()}s`)
        : "multicolored" in from
          ? ["multicolored"]
          : [];
  return ["protection", ...qualities.map((quality) => `protection from ${quality}`)];
}
const colorWords: Readonly<Record<Color, string>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

/** "firstStrike" and "first strike" are the same keyword. */
function keywordSaid(keyword: string): string {
  return keyword.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}

function objectDifferences(table: Table, entry: EntryOf<"object">): Difference[] {
  const { g } = table;
  const viewer = g.question?.player ?? g.priority;
  const id = table.findObject(entry.object, viewer);
  const object = objectOf(g, id);
  const is = isOf(table, id);
  const found: Difference[] = [];
  const check = (key: string, expected: unknown, actual: unknown): void => {
    found.push(...compare(`${entry.object} ${key}`, expected, actual));
  };
  const exact = (key: string, expected: readonly string[], actual: readonly string[]): void => {
    if (!sameInAnyOrder(expected, actual)) check(key, expected, actual);
  };
  const contains = (key: string, expected: readonly string[], actual: readonly string[]): void => {
    if (!expected.every((one) => actual.includes(one))) check(key, expected, actual);
  };
  const references = (key: string, expected: readonly string[], actual: readonly EntityId[]): void => {
    const wanted = expected.map((one) => table.find(one, viewer));
    if (wanted.length !== actual.length || !wanted.every((one) => actual.includes(one)))
      check(
        key,
        expected,
        actual.map((one) => table.say(one)),
      );
  };

  if (entry.zone !== undefined) check("zone", entry.zone, object.zone);
  if (entry.owner !== undefined) check("owner", entry.owner, table.letter(object.owner));
  if (entry.controller !== undefined) check("controller", entry.controller, table.letter(table.belongsTo(id)));
  if (entry.name !== undefined) check("name", entry.name, is.name);
  if (entry.types !== undefined) exact("types", entry.types, wordsOf(is.types, cardTypes));
  if (entry.supertypes !== undefined) exact("supertypes", entry.supertypes, wordsOf(is.supertypes, supertypes));
  if (entry.subtypes !== undefined) contains("subtypes", entry.subtypes, is.subtypes);
  if (entry.colors !== undefined) exact("colors", entry.colors, wordsOf(is.colors, colors));
  const hasSize =
    (is.types & typeBit.Creature) !== 0 || (object.zone !== "battlefield" && isPrintedWithSize(table, object));
  if (entry.power !== undefined) check("power", entry.power, hasSize ? is.power : null);
  if (entry.toughness !== undefined) check("toughness", entry.toughness, hasSize ? is.toughness : null);
  if (entry.pt !== undefined) check("pt", entry.pt, hasSize ? `${is.power}/${is.toughness}` : null);
  if (entry.keywords !== undefined) contains("keywords", entry.keywords.map(keywordSaid), keywordsOf(is));
  if (entry.lacks !== undefined) {
    const has = keywordsOf(is);
    const present = entry.lacks.map(keywordSaid).filter((one) => has.includes(one));
    if (present.length > 0) check("lacks", entry.lacks, `it has ${present.join(", ")}`);
  }
  if (entry.counters !== undefined) exact("counters", countersSaid(entry.counters), countersSaid(countersOf(object)));
  if (entry.damage !== undefined) check("damage", entry.damage, object.damage);
  if (entry.tapped !== undefined) check("tapped", entry.tapped, object.tapped);
  if (entry.sick !== undefined) check("sick", entry.sick, object.sick);
  if (entry.attacking !== undefined) {
    if (typeof entry.attacking === "string")
      check("attacking", table.say(table.find(entry.attacking, viewer)), table.say(object.attacking));
    else check("attacking", entry.attacking === true, object.attacking !== 0 && object.zone === "battlefield");
  }
  if (entry.blocking !== undefined) {
    const now = object.zone === "battlefield" ? object.blocking : [];
    if (typeof entry.blocking === "boolean" || entry.blocking === null)
      check("blocking", entry.blocking === true, now.length > 0);
    else
      references(
        "blocking",
        [entry.blocking].flat(),
        now.filter((one) => one !== 0),
      );
  }
  if (entry.blocked !== undefined) check("blocked", entry.blocked, object.blocked && object.zone === "battlefield");
  if (entry.attachedTo !== undefined) {
    const host = object.zone === "battlefield" ? object.attachedTo : 0;
    const wanted = entry.attachedTo === null ? 0 : table.find(entry.attachedTo, viewer);
    if (wanted !== host) check("attachedTo", entry.attachedTo, host === 0 ? null : table.say(host));
  }
  if (entry.attachments !== undefined)
    references("attachments", entry.attachments, object.zone === "battlefield" ? object.attachments : []);
  if (entry.monstrous !== undefined)
    check("monstrous", entry.monstrous, (object.designations & designationBit("monstrous")) !== 0);
  if (entry.bestowed !== undefined)
    check("bestowed", entry.bestowed, object.form === "bestow" && object.zone !== "none");
  if (entry.token !== undefined) check("token", entry.token, object.kind === "token");
  if (entry.loyalty !== undefined)
    check("loyalty", entry.loyalty, object.zone === "battlefield" ? countersOn(object, "loyalty") : is.loyalty);
  if (entry.manaValue !== undefined) check("manaValue", entry.manaValue, is.manaValue);
  return found;
}

function isPrintedWithSize(table: Table, object: GameObject): boolean {
  return cardOfObject(table.g, object).definition.power !== undefined && object.form === "";
}

function countersOf(object: GameObject): Record<string, number> {
  return Object.fromEntries(counterKinds.map((kind) => [kind, countersOn(object, kind)]));
}

function countersSaid(counters: Readonly<Record<string, number | undefined>>): string[] {
  return Object.entries(counters).flatMap(([kind, count]) =>
    count === undefined || count === 0 ? [] : [`${count} ${kind}`],
  );
}

// Players.

function playerDifferences(table: Table, entry: EntryOf<"player">): Difference[] {
  const { g } = table;
  const player = table.player(entry.player);
  const record = playerAt(g, player);
  const found: Difference[] = [];
  const check = (key: string, expected: unknown, actual: unknown): void => {
    found.push(...compare(`${entry.player} ${key}`, expected, actual));
  };
  const cards = (key: string, expected: readonly string[], zone: "hand" | "graveyard" | "exile"): void => {
    const actual = table.zoneOf(player, zone).map((id) => table.nameOf(id));
    if (
      !sameInAnyOrder(
        expected.map((one) => cardName(table, one)),
        actual,
      )
    )
      check(key, expected, actual);
  };
  if (entry.life !== undefined) check("life", entry.life, record.life);
  if (entry.handSize !== undefined) check("handSize", entry.handSize, record.hand.length);
  if (entry.hand !== undefined) cards("hand", entry.hand, "hand");
  if (entry.librarySize !== undefined) check("librarySize", entry.librarySize, record.library.length);
  if (entry.libraryTop !== undefined) {
    const top = table
      .zoneOf(player, "library")
      .slice(0, entry.libraryTop.length)
      .map((id) => table.nameOf(id));
    const expected = entry.libraryTop.map((one) => cardName(table, one));
    if (expected.length !== top.length || expected.some((name, at) => name !== top[at]))
      check("libraryTop", expected, top);
  }
  if (entry.graveyard !== undefined) cards("graveyard", entry.graveyard, "graveyard");
  if (entry.exile !== undefined) cards("exile", entry.exile, "exile");
  if (entry.mana !== undefined) {
    const expected = symbolsOf(entry.mana);
    const actual = manaTypes.flatMap((type, at) => Array.from({ length: record.mana[at] ?? 0 }, () => `{${type}}`));
    if (!sameInAnyOrder(expected, actual)) check("mana", entry.mana, actual.join(""));
  }
  for (const [letters, expected] of Object.entries(entry.devotion ?? {})) {
    const mask = maskOf(
      colors.filter((color) => letters.includes(color)),
      colorBit,
    );
    check(`devotion to ${letters}`, expected, devotionOf(g, player, mask));
  }
  if (entry.landsPlayable !== undefined)
    check("landsPlayable", entry.landsPlayable, Math.max(0, 1 + record.extraLands - record.landsPlayed));
  if (entry.lost !== undefined) check("lost", entry.lost, record.lost);
  return found;
}

/** A card by its name, or by the alias of an object. */
function cardName(table: Table, said: string): string {
  const alias = table.aliases.get(said);
  return alias === undefined || isPlayerEntity(alias) ? canonicalName(said) : table.nameOf(table.now(alias));
}

function symbolsOf(mana: string): string[] {
  return mana.match(/\{[^}]*\}/g) ?? [];
}

function countOf(table: Table, filter: EntryOf<"count">["count"]): number {
  const { g } = table;
  return table.everything().filter((id) => {
    const object = objectOf(g, id);
    if (object.zone === "none") return false;
    const is = isOf(table, id);
    return (
      object.zone === (filter.zone ?? "battlefield") &&
      (filter.controller === undefined || table.belongsTo(id) === table.player(filter.controller)) &&
      (filter.owner === undefined || object.owner === table.player(filter.owner)) &&
      (filter.name === undefined || is.name === canonicalName(filter.name)) &&
      (filter.types ?? []).every((type) => wordsOf(is.types, cardTypes).some((one) => one === type)) &&
      (filter.subtypes ?? []).every((subtype) => is.subtypes.includes(subtype)) &&
      (filter.token === undefined || filter.token === (object.kind === "token")) &&
      (filter.tapped === undefined || filter.tapped === object.tapped)
    );
  }).length;
}

// The stack.

function stackDifferences(table: Table, items: readonly StackItem[]): Difference[] {
  const actual = table.g.stack.toReversed();
  const fits = actual.length === items.length && items.every((item, at) => fitsItem(table, item, actual[at] ?? 0));
  return fits
    ? []
    : [
        {
          expected: `stack: ${items.map(sayItem).join(", ") || "empty"}`,
          found: actual.map((id) => sayStacked(table, id)).join(", ") || "empty",
        },
      ];
}

function fitsItem(table: Table, item: StackItem, id: ObjectId): boolean {
  const { g } = table;
  const object = objectOf(g, id);
  const { stack } = object;
  if (stack === null) return false;
  const isAbility = object.kind === "ability";
  if (typeof item === "string") return nameFits(table, item, isAbility ? stack.source : id);
  if (item.controller !== undefined && object.controller !== table.player(item.controller)) return false;
  if (item.targets !== undefined && !targetsFit(table, item.targets, id)) return false;
  if ("spell" in item)
    return (
      !isAbility &&
      nameFits(table, item.spell, id) &&
      (item.copy === undefined || item.copy === (object.kind === "copy"))
    );
  if (!isAbility || !nameFits(table, item.ability, stack.source)) return false;
  return item.kind === undefined || abilityAt(g.pool, stack.ability).kind === item.kind;
}

/** By name, or by a reference to the very object. */
function nameFits(table: Table, said: string, id: ObjectId): boolean {
  const alias = table.aliases.get(said);
  if (alias !== undefined) return !isPlayerEntity(alias) && table.now(alias) === table.now(id);
  if (/[#:]/.test(said)) return table.find(said, table.g.priority) === table.now(id);
  // A half that is a spell has its own name only, which is said in full (709.3b).
  if (halfNamed(said) !== "") return table.nameOf(id) === said;
  return table.nameOf(id) === canonicalName(said) || table.nameOf(table.now(id)) === canonicalName(said);
}

function targetsFit(table: Table, targets: readonly (string | readonly string[])[], id: ObjectId): boolean {
  const { stack } = objectOf(table.g, id);
  const actual = Object.values(stack?.targets ?? {});
  const player = objectOf(table.g, id).controller;
  const find = (reference: string): EntityId => table.find(reference, player);
  const wanted = targets.flat().map(find);
  const all = actual.flat();
  return wanted.length === all.length && wanted.every((entity) => all.some((one) => sameEntity(table, one, entity)));
}

/** A target that has left since is still the target that was chosen. */
function sameEntity(table: Table, a: EntityId, b: EntityId): boolean {
  return a === b || (a > 0 && b > 0 && table.now(a) === b);
}

function sayItem(item: StackItem): string {
  if (typeof item === "string") return item;
  const targets = item.targets === undefined ? "" : ` targeting ${item.targets.flat().join(", ")}`;
  return ("spell" in item ? item.spell : `${item.kind ?? ""} ability of ${item.ability}`.trim()) + targets;
}

function sayStacked(table: Table, id: ObjectId): string {
  const object = objectOf(table.g, id);
  const { stack } = object;
  const targets = Object.values(stack?.targets ?? {}).flat();
  const suffix = targets.length === 0 ? "" : ` targeting ${targets.map((one) => table.say(one)).join(", ")}`;
  if (stack === null || object.kind !== "ability") return table.say(id) + suffix;
  return `${abilityAt(table.g.pool, stack.ability).kind} ability of ${table.say(stack.source)}${suffix}`;
}

// What is asked, what could be done, what has happened.

function decisionDifferences(walk: Walk, { decision }: EntryOf<"decision">): Difference[] {
  const { question, table } = walk;
  const found = question === null ? "nothing: the game is over" : sayQuestion(table, question);
  if (decision === "none")
    return question === null || question.kind === "priority" ? [] : [{ expected: "decision: none", found }];
  if (question === null) return [{ expected: `decision: ${JSON.stringify(decision)}`, found }];
  const wrong =
    (decision.kind !== undefined && decision.kind !== question.kind) ||
    (decision.by !== undefined &&
      table.player(decision.by) !== question.player &&
      table.player(decision.by) !== question.decider) ||
    (decision.options !== undefined && !optionsFit(walk, decision.options));
  return wrong ? [{ expected: `decision: ${JSON.stringify(decision)}`, found }] : [];
}

/** The options are those, in any order; an end of the choice and a step back do not have to be said. */
function optionsFit(walk: Walk, expected: readonly (string | number | boolean)[]): boolean {
  const { question, table } = walk;
  if (question === null) return false;
  const words = expected.map((word) => (word === true ? "yes" : word === false ? "no" : String(word)));
  const silent = ["back", ...(words.includes("done") ? [] : ["done"])];
  const options = question.options.filter(({ type }) => !silent.includes(type));
  if (options.length !== words.length) return false;
  const left = [...words];
  return options.every((option) => {
    const at = left.findIndex((word) => {
      if (word === sayOption(table, option)) return true;
      const entity = option.type === "choose" ? option.entity : option.type === "trigger" ? option.object : 0;
      if (entity === 0) return false;
      if (!isPlayerEntity(entity) && table.nameOf(table.now(entity)) === canonicalName(word)) return true;
      try {
        return table.find(word, question.player) === (isPlayerEntity(entity) ? entity : table.now(entity));
      } catch (error) {
        if (error instanceof StepFailure) return false;
        throw error;
      }
    });
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function legalityDifferences(walk: Walk, expectation: Expectation, entry: EntryOf<"legal" | "illegal">): Difference[] {
  const { step, said: words } = expectation;
  if (step === null) return [];
  let failure: StepFailure | null = null;
  try {
    act(walk.fork(), step);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    failure = error;
  }
  // What cannot be read, or does not fit what is going on, is neither legal nor illegal.
  if (failure?.kind === "reference") throw failure;
  if (entry.kind === "legal")
    return failure === null
      ? []
      : [{ expected: words, found: `it is not legal: ${failure.message}${rulesSaid(failure)}` }];
  if (failure === null) return [{ expected: words, found: "it is legal" }];
  const { rule } = entry;
  if (rule === undefined || failure.rules.some((one) => one === rule || isPartOf(one, rule))) return [];
  return [
    { expected: words, found: `it is not legal, but for another reason: ${failure.message}${rulesSaid(failure)}` },
  ];
}

function rulesSaid({ rules: [rule] }: StepFailure): string {
  return rule === undefined ? "" : ` (${rule})`;
}

/** "702.11b" is part of "702.11". */
function isPartOf(part: string, whole: string): boolean {
  return part.startsWith(whole) && /^[a-z]$/.test(part.slice(whole.length));
}

function eventsOf(table: Table, { kind, of, by }: EntryOf<"events">["events"]): number {
  const { g } = table;
  const viewer = g.question?.player ?? g.priority;
  const entity = of === undefined ? 0 : table.find(of, viewer);
  const player = by === undefined ? null : table.player(by);
  return table.log.filter(
    ({ event, kinds, player: whose }) =>
      kinds.includes(kind) && (player === null || whose === player) && (entity === 0 || isAbout(table, entity, event)),
  ).length;
}

/** Whether an event is about that object or player: what it happened to, or the source of an ability that was used. */
function isAbout(table: Table, entity: EntityId, event: Table["log"][number]["event"]): boolean {
  const { object, other, player, source, kind } = event;
  if (isPlayerEntity(entity)) return other === entity || playerEntity(player) === entity;
  const is = (id: EntityId): boolean => id > 0 && table.now(id) === entity;
  switch (kind) {
    case "trigger":
      return is(object);
    case "activate":
    case "resolve":
      return is(object) || is(source);
    case "damage":
      return is(other) || is(source);
    case "fight":
    case "attach":
    case "unattach":
    case "block":
    case "createToken":
    case "copy":
      return is(object) || is(other);
    default:
      return is(object) || (object === 0 && is(other));
  }
}
