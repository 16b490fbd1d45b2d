/**
 * Beginning a continuous effect of a spell or ability (611.2): what it affects and the numbers in it are locked in (611.2c–d), what it
 * copies is taken as it is now (707.2b), and what an object cannot have is not given to it, not even for later (113.11).
 */
import type { Ability } from "../../card/ability.ts";
import type { Filter } from "../../card/filter.ts";
import { isPlainKeyword } from "../../card/keyword.ts";
import type { Keyword } from "../../card/keyword.ts";
import type { Modification } from "../../card/modification.ts";
import type { Quantity } from "../../card/quantity.ts";
import { colors } from "../../card/words.ts";
import { keywordBit } from "../../state/characteristics.ts";
import type { Expiry } from "../../state/effects.ts";
import { nextTimestamp } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import { playerEntity } from "../../state/identity.ts";
import type { ObjectId } from "../../state/identity.ts";
import type { Bindings } from "../../state/object.ts";
import { entitiesOf, playersOf, quantityOf } from "../evaluate.ts";
import type { Scope } from "../scope.ts";
import { copiableOf, copiedCard } from "./copiable.ts";
import { characteristicsOf, touch } from "./current.ts";
import { partsOf } from "./plan.ts";
import { layer } from "./reads.ts";

export interface Beginning {
  /** The objects that fit as it begins. */
  readonly affected: readonly ObjectId[];
  /** What its text says it is about, where that is a group and no target: it goes on deciding whom changed rules are for (611.2c). */
  readonly group?: Filter;
  readonly modifications: readonly Modification[];
  readonly scope: Scope;
  readonly expiry: Expiry;
  /** The ability that the effect comes from, for "except it has this ability". */
  readonly ability?: Ability;
}

/** Begins a continuous effect now. All its parts get one timestamp (613.7b). */
export function beginEffect(g: GameState, beginning: Beginning): void {
  const { affected, scope, expiry } = beginning;
  const group = beginning.group ?? null;
  const { modifications, bindings } = lockIn(g, beginning.modifications, scope, beginning.ability ?? null);
  const timestamp = nextTimestamp(g);
  const start = (mods: readonly Modification[], objects: readonly ObjectId[], filter: Filter | null): void => {
    if (mods.length === 0 || (objects.length === 0 && filter === null)) return;
    g.effects.push({
      timestamp,
      source: scope.source,
      controller: scope.controller,
      affected: objects,
      group: filter,
      modifications: mods,
      bindings,
      expiry,
    });
  };
  const limits = group === null ? [] : modifications.filter((one) => partsOf([one]).mask === layer.limit);
  const rest = limits.length === 0 ? modifications : modifications.filter((one) => !limits.includes(one));
  for (const [objects, mods] of byWhatIsDenied(g, affected, rest)) start(mods, objects, null);
  start(limits, affected, group);
  touch(g);
}

/** 113.11: the parts that would add what an object can't have do not apply to it; the others do. */
function byWhatIsDenied(
  g: GameState,
  affected: readonly ObjectId[],
  modifications: readonly Modification[],
): Iterable<readonly [readonly ObjectId[], readonly Modification[]]> {
  const groups = new Map<number, ObjectId[]>();
  for (const id of affected) {
    const denied = characteristicsOf(g, id).cantHave;
    const group = groups.get(denied);
    if (group === undefined) groups.set(denied, [id]);
    else group.push(id);
  }
  return [...groups].map(([denied, ids]) => [
    ids,
    denied === 0 ? modifications : modifications.flatMap((modification) => without(modification, denied)),
  ]);
}
function isDenied(keyword: Keyword, denied: number): boolean {
  return isPlainKeyword(keyword.keyword) && (keywordBit[keyword.keyword] & denied) !== 0;
}
function without(modification: Modification, denied: number): readonly Modification[] {
  if ("keyword" in modification) return isDenied(modification.keyword, denied) ? [] : [modification];
  if (!("becomes" in modification) || modification.becomes.keywords === undefined) return [modification];
  const keywords = modification.becomes.keywords.filter((keyword) => !isDenied(keyword, denied));
  return [{ becomes: { ...modification.becomes, keywords } }];
}

/** Modifications with everything in them that is known now put in: numbers, players, chosen colours, what is copied. */
function lockIn(
  g: GameState,
  modifications: readonly Modification[],
  scope: Scope,
  ability: Ability | null,
): { readonly modifications: readonly Modification[]; readonly bindings: Bindings } {
  let { bindings } = scope;
  const locked = modifications.map((modification): Modification => {
    if ("copyOf" in modification) {
      const { object, except } = modification.copyOf;
      const name = "ref" in object ? object : { ref: object.as };
      const [original] = entitiesOf(g, name, scope);
      if (original === undefined || original <= 0) throw new RangeError("there is nothing to copy");
      const { card, exceptions } = copiableOf(g, original);
      bindings = { ...bindings, [copiedCard]: [card] };
      return { copyOf: { object: name, except: [...exceptions, ...lockExceptions(g, except ?? [], scope, ability)] } };
    }
    if ("control" in modification) {
      const { by } = modification.control;
      if (by === "you") return modification;
      const [player] = playersOf(g, by, scope);
      if (player === undefined) return { control: { by: "you" } };
      bindings = { ...bindings, [newController]: [playerEntity(player)] };
      return { control: { by: { player: newController } } };
    }
    return lockNumbers(g, modification, scope, ability);
  });
  return { modifications: locked, bindings };
}
const newController = "newController";

/** Exceptions of a copy with everything put in, ready to be kept with the object that is the copy (707.9). */
export function lockExceptions(
  g: GameState,
  exceptions: readonly Modification[],
  scope: Scope,
  ability: Ability | null,
): readonly Modification[] {
  return exceptions.map((modification) => lockNumbers(g, modification, scope, ability));
}

function lockNumbers(g: GameState, modification: Modification, scope: Scope, ability: Ability | null): Modification {
  const number = (quantity: Quantity): number => quantityOf(g, quantity, scope);
  if ("pt" in modification) {
    const { power, toughness, forEach, plusForEach } = modification.pt;
    if (
      typeof power.amount === "number" &&
      typeof toughness.amount === "number" &&
      forEach === undefined &&
      plusForEach === undefined
    ) {
      return modification;
    }
    let times = forEach === undefined && plusForEach === undefined ? 1 : 0;
    if (forEach !== undefined) times += number(forEach);
    if (plusForEach !== undefined) times += number(plusForEach);
    return {
      pt: {
        power: { sign: power.sign, amount: Math.max(0, times * number(power.amount)) }, // 107.1b
        toughness: { sign: toughness.sign, amount: Math.max(0, times * number(toughness.amount)) },
      },
    };
  }
  if ("setBase" in modification) {
    const { power, toughness } = modification.setBase;
    return { setBase: { power: number(power), toughness: number(toughness) } };
  }
  if ("becomes" in modification) {
    const { base, keywords, ...rest } = modification.becomes;
    return {
      becomes: {
        ...rest,
        ...(base === undefined ? {} : { base: { power: number(base.power), toughness: number(base.toughness) } }),
        ...(keywords === undefined ? {} : { keywords: keywords.map((keyword) => lockKeyword(keyword, scope)) }),
      },
    };
  }
  if ("keyword" in modification) {
    const keyword = lockKeyword(modification.keyword, scope);
    return keyword === modification.keyword ? modification : { keyword };
  }
  if ("thisAbility" in modification) {
    if (ability === null) throw new RangeError("an effect that gives its own ability must be begun with it");
    return { ability };
  }
  return modification;
}

/** Protection from a colour that was chosen on resolution is protection from that colour. */
function lockKeyword(keyword: Keyword, scope: Scope): Keyword {
  if (keyword.keyword !== "protection" || !("chosenColor" in keyword.from)) return keyword;
  const chosen = colors[scope.bindings["color"]?.[0] ?? -1];
  if (chosen === undefined) throw new RangeError("no colour has been chosen");
  return { keyword: "protection", from: { colors: [chosen] } };
}
