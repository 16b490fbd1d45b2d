/**
 * Matching noun phrases: whether an object or a player is what a filter says. Filters are compiled to a list of tests once, when first
 * used, in the order that decides soonest. Reads the game and changes nothing.
 */
import type { Filter, Whose } from "../card/filter.ts";
import type { Zone } from "../card/words.ts";
import {
  colorBit,
  countBits,
  keywordBit,
  maskOf,
  permanentMask,
  supertypeBit,
  typeBit,
} from "../state/characteristics.ts";
import type { Characteristics } from "../state/compiled.ts";
import { objectOf, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import { isPlayerEntity, playerEntity, playerOfEntity } from "../state/identity.ts";
import type { EntityId, ObjectId, PlayerId } from "../state/identity.ts";
import { countersOn, noIds } from "../state/object.ts";
import type { GameObject } from "../state/object.ts";
import { designationBit } from "./designations.ts";
import { compares, entitiesOf, entityOf, playersOf } from "./evaluate.ts";
import { characteristicsOf } from "./layers/index.ts";
import { isPlainKeyword } from "../card/keyword.ts";
import type { Scope } from "./scope.ts";

/** Between the names of a card that has two (709.4a). */
const nameDivider = " // ";

type Test = (g: GameState, object: GameObject, is: Characteristics, scope: Scope) => boolean;

interface CompiledFilter {
  readonly tests: readonly Test[];
  /** Whether players can fit, and which. */
  readonly players: "none" | "any" | "opponents";
}

const compiled = new WeakMap<Filter, CompiledFilter>();

function compiledFilter(filter: Filter): CompiledFilter {
  const known = compiled.get(filter);
  if (known !== undefined) return known;
  const made = compileFilter(filter);
  compiled.set(filter, made);
  return made;
}

/** Whether an object in any zone, or a player, is what the filter says, in that scope. */
export function matches(g: GameState, filter: Filter, entity: EntityId, scope: Scope): boolean {
  const { tests, players } = compiledFilter(filter);
  if (isPlayerEntity(entity)) {
    if (filter.either !== undefined) return filter.either.some((part) => matches(g, part, entity, scope));
    if (players === "none") return false;
    const player = playerOfEntity(entity);
    if (playerAt(g, player).lost) return false;
    if (filter.otherThan !== undefined && entitiesOf(g, filter.otherThan, scope).includes(entity)) return false;
    return players === "any" || player !== scope.controller;
  }
  if (entity === 0) return false;
  const object = objectOf(g, entity);
  const is = characteristicsOf(g, entity);
  for (const test of tests) if (!test(g, object, is, scope)) return false;
  return true;
}

/** Whether an object would be what the filter says if it were that. */
export function matchesAs(g: GameState, filter: Filter, id: ObjectId, is: Characteristics, scope: Scope): boolean {
  const object = objectOf(g, id);
  return compiledFilter(filter).tests.every((test) => test(g, object, is, scope));
}

/** All that fits, where the filter says it is: permanents in the order they entered, cards of zones, players. */
export function entitiesMatching(g: GameState, filter: Filter, scope: Scope): EntityId[] {
  const found: EntityId[] = [];
  for (const id of candidatesIn(g, filter, scope)) if (matches(g, filter, id, scope)) found.push(id);
  return found;
}

/** How many objects fit. */
export function countMatching(g: GameState, filter: Filter, scope: Scope): number {
  let count = 0;
  for (const id of candidatesIn(g, filter, scope)) if (matches(g, filter, id, scope)) count++;
  return count;
}

/** One of those that are bound to a name is looked for among them, wherever they are. */
function candidatesIn(g: GameState, filter: Filter, scope: Scope): readonly EntityId[] {
  return filter.among === undefined ? candidatesOf(g, filter) : (scope.bindings[filter.among] ?? noIds);
}

/** Where to look for what a filter can mean: the battlefield, the stack, named zones, the players. */
export function candidatesOf(g: GameState, filter: Filter): readonly EntityId[] {
  if (filter.either !== undefined && filter.zone === undefined) {
    const all = new Set<EntityId>();
    for (const part of filter.either)
      for (const id of candidatesOf(g, { ...part, ...(filter.noun === undefined ? {} : { noun: filter.noun }) }))
        all.add(id);
    return [...all];
  }
  if (filter.exiledWith !== undefined) return g.exile;
  switch (filter.noun) {
    case "player":
    case "opponent":
      return g.players.map((_, player) => playerEntity(player));
    case "anyTarget":
    case "playerOrPlaneswalker":
      return [...g.battlefield, ...g.players.map((_, player) => playerEntity(player))];
    case "spell":
    case "stackObject":
      return g.stack;
    case "card":
      return cardsIn(g, filter.zone ?? "graveyard");
    case "source":
      return sourcesOfDamage(g);
    default:
      return filter.zone === undefined ? g.battlefield : cardsIn(g, filter.zone);
  }
}

/** 609.7a: permanents, spells, and whose abilities are on the stack or wait to trigger, even if it is gone; never an ability. */
function sourcesOfDamage(g: GameState): readonly EntityId[] {
  const found = new Set<EntityId>(g.battlefield);
  for (const id of g.stack) {
    const { kind, stack } = objectOf(g, id);
    found.add(kind === "ability" && stack !== null ? stack.source : id);
  }
  for (const { source } of g.delayed) found.add(source);
  return [...found];
}

function cardsIn(g: GameState, zones: Zone | readonly Zone[]): readonly EntityId[] {
  const list = typeof zones === "string" ? [zones] : zones;
  const found: EntityId[] = [];
  for (const zone of list) {
    if (zone === "battlefield") found.push(...g.battlefield);
    else if (zone === "stack") found.push(...g.stack);
    else if (zone === "exile") found.push(...g.exile);
    else if (zone === "command") found.push(...g.command);
    else for (const player of g.players) found.push(...player[zone]);
  }
  return found;
}

function whose(g: GameState, who: Whose, player: PlayerId, scope: Scope): boolean {
  switch (who) {
    case "you":
      return player === scope.controller;
    case "opponent":
    case "opponents":
    case "notYou":
      return player !== scope.controller;
    default:
      return playersOf(g, who, scope).includes(player);
  }
}

function compileFilter(filter: Filter): CompiledFilter {
  const tests: Test[] = [];
  let players: CompiledFilter["players"] = "none";

  const noun = filter.noun ?? "permanent";
  // Of several whole phrases each says for itself what kind of thing it is about.
  const eachForItself = filter.noun === undefined && filter.either !== undefined;
  if (noun === "player" || noun === "playerOrPlaneswalker" || noun === "anyTarget") players = "any";
  if (noun === "opponent") players = "opponents";
  if (noun === "player" || noun === "opponent") tests.push(() => false);
  // What no longer is there is judged as it last was (608.2h).
  else if ((noun === "permanent" || noun === "token") && !eachForItself) {
    // "One of them" is whatever they are, wherever they are.
    const isOneOfThem = filter.among !== undefined && Object.keys(filter).length === 1;
    if (filter.zone === undefined && filter.exiledWith === undefined && !isOneOfThem)
      tests.push(
        (_g, object, is) =>
          object.zone === "battlefield" || (object.zone === "none" && (is.types & permanentMask) !== 0),
      );
  } else if (noun === "spell")
    tests.push((_g, object) => object.kind !== "ability" && (object.zone === "stack" || object.stack !== null));
  else if (noun === "stackObject") tests.push((_g, object) => object.zone === "stack");
  else if (noun === "card") tests.push((_g, object) => object.kind === "card");
  else if (noun === "anyTarget")
    // 115.4
    tests.push(
      (_g, object, is) => object.zone === "battlefield" && (is.types & (typeBit.Creature | typeBit.Planeswalker)) !== 0,
    );
  else if (noun === "playerOrPlaneswalker")
    tests.push((_g, object, is) => object.zone === "battlefield" && (is.types & typeBit.Planeswalker) !== 0);
  if (noun === "token") tests.push((_g, object) => object.kind === "token");

  if (filter.either !== undefined) {
    const parts = filter.either.map((part) => (filter.noun === undefined ? part : { noun: filter.noun, ...part }));
    tests.push((g, object, is, scope) => parts.some((part) => matchesAs(g, part, object.id, is, scope)));
  }
  if (filter.types !== undefined) {
    const mask = maskOf(filter.types, typeBit);
    tests.push((_g, _object, is) => (is.types & mask) !== 0);
  }
  if (filter.allTypes !== undefined) {
    const mask = maskOf(filter.allTypes, typeBit);
    tests.push((_g, _object, is) => (is.types & mask) === mask);
  }
  if (filter.notTypes !== undefined) {
    const mask = maskOf(filter.notTypes, typeBit);
    tests.push((_g, _object, is) => (is.types & mask) === 0);
  }
  if (filter.supertypes !== undefined) {
    const mask = maskOf(filter.supertypes, supertypeBit);
    tests.push((_g, _object, is) => (is.supertypes & mask) === mask);
  }
  if (filter.notSupertypes !== undefined) {
    const mask = maskOf(filter.notSupertypes, supertypeBit);
    tests.push((_g, _object, is) => (is.supertypes & mask) === 0);
  }
  if (filter.subtypes !== undefined) {
    const { subtypes } = filter;
    tests.push((_g, _object, is) => subtypes.some((subtype) => is.subtypes.includes(subtype)));
  }
  if (filter.notSubtypes !== undefined) {
    const { notSubtypes } = filter;
    tests.push((_g, _object, is) => !notSubtypes.some((subtype) => is.subtypes.includes(subtype)));
  }
  if (filter.colors !== undefined) {
    const mask = maskOf(filter.colors, colorBit);
    tests.push((_g, _object, is) => (is.colors & mask) !== 0);
  }
  if (filter.notColors !== undefined) {
    const mask = maskOf(filter.notColors, colorBit);
    tests.push((_g, _object, is) => (is.colors & mask) === 0);
  }
  if (filter.colorCount !== undefined) {
    const { colorCount } = filter;
    tests.push((_g, _object, is) => {
      const count = countBits(is.colors);
      return colorCount === "multicolored" ? count > 1 : colorCount === "monocolored" ? count === 1 : count === 0;
    });
  }
  if (filter.ofChosenColor === true) {
    tests.push((g, _object, is, scope) => {
      const chosen = scope.bindings["color"]?.[0] ?? objectOf(g, scope.source).memory["color"]?.[0];
      return chosen !== undefined && (is.colors & (1 << chosen)) !== 0;
    });
  }
  if (filter.controller !== undefined) {
    const who = filter.controller;
    tests.push((g, _object, is, scope) => whose(g, who, is.controller, scope));
  }
  if (filter.owner !== undefined) {
    const who = filter.owner;
    tests.push((g, object, _is, scope) => whose(g, who, object.owner, scope));
  }
  if (filter.other === true) tests.push((_g, object, _is, scope) => object.id !== scope.source);
  if (filter.otherThan !== undefined) {
    const ref = filter.otherThan;
    tests.push((g, object, _is, scope) => !entitiesOf(g, ref, scope).includes(object.id));
  }
  if (filter.tapped !== undefined) {
    const { tapped } = filter;
    tests.push((_g, object) => object.tapped === tapped);
  }
  if (filter.attacking === true) tests.push((_g, object) => object.attacking !== 0);
  if (filter.blocking === true) tests.push((_g, object) => object.blocking.length > 0);
  if (filter.inCombat === true) tests.push((_g, object) => object.attacking !== 0 || object.blocking.length > 0);
  if (filter.blockingOrBlockedBy !== undefined) {
    const ref = filter.blockingOrBlockedBy;
    tests.push((g, object, _is, scope) => {
      const [id] = entitiesOf(g, ref, scope);
      if (id === undefined || id <= 0) return false;
      // What has left still knows whom it fought then (608.2h); those are about themselves now.
      const other = objectOf(g, id);
      if (other.zone === "none") return other.blocking.includes(object.id) || other.blockedBy.includes(object.id);
      return object.blocking.includes(id) || object.blockedBy.includes(id);
    });
  }
  if (filter.blockedBy !== undefined) {
    const ref = filter.blockedBy;
    tests.push((g, object, _is, scope) =>
      entitiesOf(g, ref, scope).some((id) =>
        g.history.blocked.some(([attacker, blocker]) => attacker === object.id && blocker === id),
      ),
    );
  }
  if (filter.enchanted !== undefined) {
    const { enchanted } = filter;
    tests.push((g, object) => hasAura(g, object) === enchanted);
  }
  if (filter.attachedTo !== undefined) {
    const ref = filter.attachedTo;
    tests.push(
      (g, object, _is, scope) => object.attachedTo !== 0 && entitiesOf(g, ref, scope).includes(object.attachedTo),
    );
  }
  if (filter.power !== undefined) {
    const comparison = filter.power;
    tests.push((g, _object, is, scope) => compares(g, is.power, comparison, scope));
  }
  if (filter.toughness !== undefined) {
    const comparison = filter.toughness;
    tests.push((g, _object, is, scope) => compares(g, is.toughness, comparison, scope));
  }
  if (filter.manaValue !== undefined) {
    const comparison = filter.manaValue;
    tests.push((g, _object, is, scope) => compares(g, is.manaValue, comparison, scope));
  }
  if (filter.keyword !== undefined) tests.push(keywordTest(filter.keyword, true));
  if (filter.withoutKeyword !== undefined) tests.push(keywordTest(filter.withoutKeyword, false));
  if (filter.counter !== undefined) {
    const { counter } = filter;
    tests.push((_g, object) => countersOn(object, counter) > 0);
  }
  if (filter.designation !== undefined) {
    const bit = designationBit(filter.designation);
    tests.push((_g, object) => (object.designations & bit) !== 0);
  }
  if (filter.sameNameAs !== undefined) {
    const { sameNameAs } = filter;
    tests.push((g, _object, is, scope) => {
      const others = "ref" in sameNameAs ? entitiesOf(g, sameNameAs, scope) : entitiesMatching(g, sameNameAs.a, scope);
      return others.some((id) => !isPlayerEntity(id) && haveSameName(characteristicsOf(g, id).name, is.name));
    });
  }
  if (filter.notNamedSelf === true) {
    tests.push((g, _object, is, scope) => !haveSameName(characteristicsOf(g, scope.source).name, is.name));
  }
  if (filter.sameManaValueAs !== undefined) {
    const ref = filter.sameManaValueAs;
    tests.push((g, _object, is, scope) => {
      const other = entityOf(g, ref, scope);
      return other > 0 && characteristicsOf(g, other).manaValue === is.manaValue;
    });
  }
  if (filter.sharesCardTypeWith !== undefined) {
    const ref = filter.sharesCardTypeWith;
    tests.push((g, _object, is, scope) => {
      const other = entityOf(g, ref, scope);
      return other > 0 && (characteristicsOf(g, other).types & is.types) !== 0;
    });
  }
  if (filter.sameControllerAs !== undefined) {
    const ref = filter.sameControllerAs;
    tests.push((g, _object, is, scope) => {
      const other = entityOf(g, ref, scope);
      return other > 0 && characteristicsOf(g, other).controller === is.controller;
    });
  }
  if (filter.dealtDamageThisTurnTo !== undefined) {
    const who = filter.dealtDamageThisTurnTo;
    tests.push((g, object, _is, scope) => {
      const victims = playersOf(g, who, scope);
      return g.history.damageBy.some(([source, player]) => source === object.id && victims.includes(player));
    });
  }
  if (filter.targeting !== undefined) {
    const ref = filter.targeting;
    tests.push((g, object, _is, scope) => {
      const wanted = entitiesOf(g, ref, scope);
      const targets = object.stack?.targets;
      if (targets === undefined) return false;
      for (const name in targets) if (targets[name]?.some((target) => wanted.includes(target)) === true) return true;
      return false;
    });
  }
  if (filter.xInCost === true)
    tests.push((_g, _object, is) => is.manaCost?.some((symbol) => symbol.kind === "x") === true);
  if (filter.zone !== undefined) {
    const zones = typeof filter.zone === "string" ? [filter.zone] : filter.zone;
    tests.push((_g, object) => object.zone !== "none" && zones.includes(object.zone));
  }
  if (filter.exiledWith !== undefined) {
    const ref = filter.exiledWith;
    tests.push((g, object, _is, scope) => {
      const [id] = entitiesOf(g, ref, scope);
      return (
        id !== undefined &&
        id > 0 &&
        object.zone === "exile" &&
        objectOf(g, id).memory["exiled"]?.includes(object.id) === true
      );
    });
  }
  if (filter.among !== undefined) {
    const name = filter.among;
    tests.push((_g, object, _is, scope) => scope.bindings[name]?.includes(object.id) === true);
  }
  return { tests, players };
}

/** 201.2a: whether two names are the same; nothing without a name has the same name as anything. Of two names any one will do (709.4a). */
export function haveSameName(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  if (one === other) return true;
  if (!one.includes(nameDivider) && !other.includes(nameDivider)) return false;
  const others = other.split(nameDivider);
  return one.split(nameDivider).some((name) => others.includes(name));
}

function keywordTest(keyword: string, wanted: boolean): Test {
  if (isPlainKeyword(keyword)) {
    const bit = keywordBit[keyword];
    return (_g, _object, is) => ((is.keywords & bit) !== 0) === wanted;
  }
  return (_g, _object, is) =>
    is.abilities.some((ability) => ability.kind === "keyword" && ability.data.keyword === keyword) === wanted;
}

/** Whether an Aura is attached to it: that is what "enchanted" means (303.4b). */
function hasAura(g: GameState, object: GameObject): boolean {
  return object.attachments.some((id) => characteristicsOf(g, id).subtypes.includes("Aura"));
}
