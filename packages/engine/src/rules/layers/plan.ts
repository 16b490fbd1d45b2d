/**
 * Plans: what a static ability or a list of modifications comes to, layer by layer, read from the data once. A modification that works in
 * several layers is taken apart (613.6). Knows nothing of a game.
 */
import type { Filter } from "../../card/filter.ts";
import type { Condition } from "../../card/condition.ts";
import type { Keyword } from "../../card/keyword.ts";
import { isPlainKeyword } from "../../card/keyword.ts";
import { modificationKind } from "../../card/modification.ts";
import type { Modification } from "../../card/modification.ts";
import type { Quantity } from "../../card/quantity.ts";
import type { PlayerRef, Ref } from "../../card/reference.ts";
import type { Selection } from "../../card/selection.ts";
import { colorBit, keywordBit, maskOf, typeBit } from "../../state/characteristics.ts";
import type { CompiledAbility, CompiledCard, CompiledStatic } from "../../state/compiled.ts";
import { compiledKeyword, compiledOf } from "../compile/index.ts";
import { layer, readingOf } from "./reads.ts";

interface PartBase {
  /** The one layer that this part works in. */
  readonly layer: number;
  /** What it is a part of. */
  readonly modification: Modification | null;
}
/** What a modification does in one layer. */
export type Part = PartBase &
  (
    | { readonly op: "control"; readonly by: PlayerRef }
    | { readonly op: "types"; readonly change: TypeChange }
    | { readonly op: "colors"; readonly colors: number }
    | { readonly op: "keyword"; readonly bit: number }
    | { readonly op: "loseKeyword"; readonly bit: number }
    | { readonly op: "cantHave"; readonly bit: number }
    | { readonly op: "loseAllAbilities" }
    | { readonly op: "abilities"; readonly abilities: readonly CompiledAbility[] }
    | { readonly op: "base"; readonly power: Quantity | null; readonly toughness: Quantity | null }
    | { readonly op: "modify"; readonly change: PowerChange }
    | { readonly op: "limit"; readonly modification: Modification }
  );
export interface TypeChange {
  readonly add: number;
  readonly remove: number;
  /** The types that it has from now on instead of others (205.1a); 0 where types are only added or removed. */
  readonly set: number;
  readonly subtypes: readonly string[];
  /** The subtypes replace those of the same set (205.1a). */
  readonly replaces: boolean;
  readonly everyBasicLandType: boolean;
}
export interface PowerChange {
  readonly power: Quantity;
  readonly powerSign: 1 | -1;
  readonly toughness: Quantity;
  readonly toughnessSign: 1 | -1;
  readonly times: readonly Quantity[];
}

export interface Parts {
  readonly list: readonly Part[];
  /** The layers that it works in. */
  readonly mask: number;
  readonly copyOf: Extract<Modification, { copyOf: unknown }> | null;
}
export const noParts: Parts = Object.freeze({ list: [], mask: 0, copyOf: null });

const plannedParts = new WeakMap<readonly Modification[], Parts>();

/** A list of modifications taken apart. `card` is whose abilities they may grant; without it they are found by their data. */
export function partsOf(modifications: readonly Modification[], card: CompiledCard | null = null): Parts {
  const known = plannedParts.get(modifications);
  if (known !== undefined) return known;
  const list: Part[] = [];
  let copyOf: Parts["copyOf"] = null;
  for (const modification of modifications) {
    if ("copyOf" in modification) copyOf = modification;
    else takeApart(modification, card, list);
  }
  const parts = { list, mask: list.reduce((mask, part) => mask | part.layer, 0), copyOf };
  plannedParts.set(modifications, parts);
  return parts;
}

function takeApart(
  modification: Exclude<Modification, { copyOf: unknown }>,
  card: CompiledCard | null,
  list: Part[],
): void {
  const types = (change: Partial<TypeChange>): void => {
    list.push({ op: "types", layer: layer.types, modification, change: { ...noTypeChange, ...change } });
  };
  if ("control" in modification) {
    list.push({ op: "control", layer: layer.control, modification, by: modification.control.by });
  } else if ("addTypes" in modification) {
    const { addTypes } = modification;
    types({ add: maskOf(addTypes.types ?? [], typeBit), subtypes: addTypes.subtypes ?? [] });
  } else if ("removeTypes" in modification) {
    types({ remove: maskOf(modification.removeTypes.types, typeBit) });
  } else if ("everyBasicLandType" in modification) {
    types({ everyBasicLandType: true });
  } else if ("becomes" in modification) {
    const { becomes } = modification;
    const keeping = becomes.keeping === true;
    const mask = maskOf(becomes.types ?? [], typeBit);
    if (becomes.types !== undefined || becomes.subtypes !== undefined) {
      types({ ...(keeping ? { add: mask } : { set: mask }), subtypes: becomes.subtypes ?? [], replaces: !keeping });
    }
    if (becomes.colors !== undefined) {
      list.push({ op: "colors", layer: layer.colors, modification, colors: maskOf(becomes.colors, colorBit) });
    }
    for (const keyword of becomes.keywords ?? []) list.push(keywordPart(keyword, modification));
    if (becomes.base !== undefined) list.push({ op: "base", layer: layer.base, modification, ...becomes.base });
  } else if ("setColors" in modification) {
    list.push({
      op: "colors",
      layer: layer.colors,
      modification,
      colors: maskOf(modification.setColors.colors, colorBit),
    });
  } else if ("keyword" in modification) {
    list.push(keywordPart(modification.keyword, modification));
  } else if ("loseKeyword" in modification) {
    list.push({ op: "loseKeyword", layer: layer.abilities, modification, bit: keywordBit[modification.loseKeyword] });
  } else if ("loseAllAbilities" in modification) {
    list.push({ op: "loseAllAbilities", layer: layer.abilities, modification });
  } else if ("cantHave" in modification) {
    list.push({ op: "cantHave", layer: layer.abilities, modification, bit: keywordBit[modification.cantHave] });
  } else if ("ability" in modification) {
    const { ability } = modification;
    if (ability.kind === "keywords")
      for (const keyword of ability.keywords) list.push(keywordPart(keyword, modification));
    else {
      const own = card?.abilities.filter((compiled) => compiled.data === ability) ?? [];
      const abilities = own.length > 0 ? own : compiledOf(ability);
      list.push({ op: "abilities", layer: layer.abilities, modification, abilities });
    }
  } else if ("thisAbility" in modification) {
    throw new RangeError(
      "the ability that an effect comes from must be put in its place as the effect begins (707.9a)",
    );
  } else if ("setBase" in modification) {
    list.push({ op: "base", layer: layer.base, modification, ...modification.setBase });
  } else if ("pt" in modification) {
    const { power, toughness, forEach, plusForEach } = modification.pt;
    const times = [...(forEach === undefined ? [] : [forEach]), ...(plusForEach === undefined ? [] : [plusForEach])];
    list.push({
      op: "modify",
      layer: layer.modify,
      modification,
      change: {
        power: power.amount,
        powerSign: power.sign === "+" ? 1 : -1,
        toughness: toughness.amount,
        toughnessSign: toughness.sign === "+" ? 1 : -1,
        times,
      },
    });
  } else {
    list.push({ op: "limit", layer: layer.limit, modification });
  }
}
const noTypeChange: TypeChange = {
  add: 0,
  remove: 0,
  set: 0,
  subtypes: [],
  replaces: false,
  everyBasicLandType: false,
};

function keywordPart(keyword: Keyword, modification: Modification): Part {
  if (isPlainKeyword(keyword.keyword)) {
    return { op: "keyword", layer: layer.abilities, modification, bit: keywordBit[keyword.keyword] };
  }
  return { op: "abilities", layer: layer.abilities, modification, abilities: [compiledKeyword(keyword)] };
}

/** Power and toughness that a card defines by an ability (208.2a): an effect of its own, in layer 7a. */
export function definitionOf(power: Quantity | null, toughness: Quantity | null): Definition | null {
  if (power === null && toughness === null) return null;
  const { layers, outside } = readingOf(power, toughness);
  const part: Part = { op: "base", layer: layer.definition, modification: null, power, toughness };
  return { parts: { list: [part], mask: layer.definition, copyOf: null }, reads: layers, outside };
}
export interface Definition {
  readonly parts: Parts;
  readonly reads: number;
  readonly outside: number;
}

/** A static ability (604), ready to be applied. */
export interface StaticPlan {
  readonly ability: CompiledStatic;
  readonly mods: Parts;
  readonly otherwise: Parts;
  /** The layers that either works in. */
  readonly mask: number;
  readonly condition: Condition | null;
  readonly unless: boolean;
  // What it applies to.
  readonly self: boolean;
  readonly host: boolean;
  readonly groups: readonly Group[];
  readonly references: readonly Ref[];
  /** The name by which its text speaks of each of those; null where it does not. */
  readonly each: string | null;
  /** More than one of these, so that something could be found twice. */
  readonly several: boolean;
  /** The layers that its reach, existence and amounts are read from. */
  readonly reads: number;
  readonly outside: number;
}

/** A group of permanents. Most are no more than "creatures you control", which masks tell at a glance. */
interface Group {
  readonly filter: Filter;
  readonly plain: PlainGroup | null;
}
export interface PlainGroup {
  /** One of these types, or 0 for any. */
  readonly types: number;
  readonly whose: "anyone" | "you" | "notYou";
  readonly other: boolean;
}

function groupOf(filter: Filter): Group {
  const { types, controller, other, noun, ...rest } = filter;
  const whose =
    controller === undefined
      ? "anyone"
      : controller === "you"
        ? "you"
        : controller === "opponent" || controller === "opponents" || controller === "notYou"
          ? "notYou"
          : null;
  const isPlain = whose !== null && (noun === undefined || noun === "permanent") && Object.keys(rest).length === 0;
  return {
    filter,
    plain: isPlain ? { types: types === undefined ? 0 : maskOf(types, typeBit), whose, other: other === true } : null,
  };
}

const plannedStatics = new WeakMap<CompiledStatic, StaticPlan>();

export function planOf(ability: CompiledStatic): StaticPlan {
  const known = plannedStatics.get(ability);
  if (known !== undefined) return known;
  const plan = makePlan(ability);
  plannedStatics.set(ability, plan);
  return plan;
}

function makePlan(ability: CompiledStatic): StaticPlan {
  const { data } = ability;
  const mods = partsOf(data.mods, ability.card);
  if (mods.copyOf !== null) throw new RangeError(`${ability.card.name}: no static ability makes copies (707.2c)`);
  const otherwise = data.otherwise === undefined ? noParts : partsOf(data.otherwise, ability.card);
  const reach: Reach = { self: false, host: false, groups: [], references: [] };
  reachOf(data.what, reach);
  const { layers, outside } = readingOf(data.what, data.condition, amountsOf(mods), amountsOf(otherwise));
  const controls = ((mods.mask | otherwise.mask) & layer.control) !== 0;
  return {
    ability,
    mods,
    otherwise,
    mask: mods.mask | otherwise.mask,
    condition: data.condition ?? null,
    unless: data.conditionSaid === "unless",
    ...reach,
    each: "each" in data.what ? (data.what.as ?? null) : null,
    several: Number(reach.self) + Number(reach.host) + reach.groups.length + reach.references.length > 1,
    // Whoever controls its source is the "you" of a text that gives control.
    reads: layers | (controls ? layer.control : 0),
    outside,
  };
}

interface Reach {
  self: boolean;
  host: boolean;
  groups: Group[];
  references: Ref[];
}
function reachOf(what: Selection, reach: Reach): void {
  if ("ref" in what) {
    if (what.ref === "self") reach.self = true;
    else if (what.ref === "host") reach.host = true;
    else reach.references.push(what);
  } else if ("all" in what) reach.groups.push(groupOf(what.all));
  else if ("each" in what) reach.groups.push(groupOf(what.each));
  else if ("both" in what) for (const part of what.both) reachOf(part, reach);
  else throw new RangeError("a static ability neither targets nor chooses (604.1)");
}

/** The quantities that are evaluated as the parts are applied. */
function amountsOf(parts: Parts): unknown[] {
  const amounts: unknown[] = [];
  for (const part of parts.list) {
    if (part.op === "base") amounts.push(part.power, part.toughness);
    else if (part.op === "modify") amounts.push(part.change.power, part.change.toughness, part.change.times);
    else if (part.op === "control") amounts.push(part.by);
  }
  return amounts;
}

/** The one word that a modification is, for explanations. */
export function kindOfPart(part: Part): string {
  return part.modification === null ? part.op : modificationKind(part.modification);
}
