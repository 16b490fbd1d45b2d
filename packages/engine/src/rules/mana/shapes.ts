/**
 * The shape of mana abilities (605.1a): what activating one costs and what mana its text can add, read once from the compiled ability.
 * Knows no game: amounts that depend on one are worked out by whoever asks.
 */
import { parseManaCost } from "../../card/cost.ts";
import type { Cost, CostPart, ManaSymbol } from "../../card/cost.ts";
import type { Mana } from "../../card/effect.ts";
import type { Quantity } from "../../card/quantity.ts";
import type { Characteristics, CompiledAbility, CompiledActivated, Program } from "../../state/compiled.ts";
import { anyColor, manaBit, times } from "./symbols.ts";

export interface ManaShape {
  readonly tapsSelf: boolean;
  readonly sacrificesSelf: boolean;
  readonly life: readonly Quantity[];
  readonly taps: Extract<CostPart, { pay: "tap" }> | null;
  readonly sacrifices: Extract<CostPart, { pay: "sacrifice" }> | null;
  /** Costs that are none of these and no mana. */
  readonly others: Cost;
  readonly costsMana: boolean;
  /** What it adds, in the order of the text. */
  readonly adds: readonly Mana[];
  /** It has its controller choose a colour first. */
  readonly choosesColor: boolean;
  /** What it gives whatever the game is like: lists of masks, one to be had; null if that depends. */
  readonly fixed: readonly (readonly number[])[] | null;
  /** Its cost is {T} or {T} and life, and its text adds one mana and does nothing else: there is nothing to ask but its type. */
  readonly isSimple: boolean;
}

export interface ManaAbility {
  /** Its place among the object's abilities. */
  readonly place: number;
  readonly ability: CompiledActivated;
  readonly shape: ManaShape;
}

const shapes = new WeakMap<CompiledActivated, ManaShape>();
const abilities = new WeakMap<readonly CompiledAbility[], readonly ManaAbility[]>();
const none: readonly ManaAbility[] = Object.freeze([]);

/** The activated mana abilities among an object's abilities. */
export function manaAbilitiesOf(is: Characteristics): readonly ManaAbility[] {
  const known = abilities.get(is.abilities);
  if (known !== undefined) return known;
  let found = none;
  is.abilities.forEach((ability, place) => {
    if (ability.kind === "activated" && ability.isManaAbility)
      found = [...found, { place, ability, shape: shapeOf(ability) }];
  });
  abilities.set(is.abilities, found);
  return found;
}

export function shapeOf(ability: CompiledActivated): ManaShape {
  const known = shapes.get(ability);
  if (known !== undefined) return known;
  const made = makeShape(ability);
  shapes.set(ability, made);
  return made;
}

function makeShape(ability: CompiledActivated): ManaShape {
  const { cost } = ability.data;
  const program = ability.modes[0]?.program ?? [];
  const { adds, choosesColor } = addsOf(program);
  const taps = cost.find((part) => part.pay === "tap") ?? null;
  const sacrifices = cost.find((part) => part.pay === "sacrifice") ?? null;
  const life = cost.flatMap((part) => (part.pay === "life" ? [part.amount] : []));
  const tapsSelf = ability.tapsSelf;
  const sacrificesSelf = cost.some((part) => part.pay === "sacrificeSelf");
  const known = new Set(["mana", "tapSelf", "sacrificeSelf", "life"]);
  const others = cost.filter((part) => part !== taps && part !== sacrifices && !known.has(part.pay));
  const costsMana = cost.some((part) => part.pay === "mana");
  const fixed = fixedOutputs(adds);
  return {
    tapsSelf,
    sacrificesSelf,
    life,
    taps,
    sacrifices,
    others,
    costsMana,
    adds,
    choosesColor,
    fixed,
    isSimple:
      tapsSelf &&
      !sacrificesSelf &&
      !costsMana &&
      taps === null &&
      sacrifices === null &&
      others.length === 0 &&
      program.length === 1 &&
      ability.modes.length === 1 &&
      adds.length === 1 &&
      fixed?.length === 1 &&
      fixed[0]?.length === 1 &&
      ability.data.oncePerTurn !== true,
  };
}

/** The mana that the text adds for certain: what comes before anything optional or conditional. */
function addsOf(program: Program): { readonly adds: readonly Mana[]; readonly choosesColor: boolean } {
  const adds: Mana[] = [];
  let choosesColor = false;
  for (const step of program) {
    if (step.op !== "do") break;
    if (step.effect.do === "chooseColor") choosesColor = true;
    if (step.effect.do === "addMana" && (step.effect.who === undefined || step.effect.who === "you"))
      adds.push(step.effect.mana);
  }
  return { adds, choosesColor };
}

/** What mana of that form can be, if it does not depend on the game. */
function fixedOutputs(adds: readonly Mana[]): readonly (readonly number[])[] | null {
  const units: number[] = [];
  for (const mana of adds) {
    if ("symbols" in mana) units.push(...unitsOfSymbols(mana.symbols));
    else if ("either" in mana) units.push(mana.either.reduce((mask, type) => mask | manaBit[type], 0));
    else if ("anyColor" in mana && mana.anyColor === 1) units.push(anyColor);
    else return null;
  }
  return units.length === 0 ? null : [units];
}

const units = new Map<string, readonly number[]>();

/** A mask for each mana that symbols in an effect stand for (106.8–106.10). */
export function unitsOfSymbols(symbols: string): readonly number[] {
  let known = units.get(symbols);
  if (known === undefined) {
    known = masksOf(parseManaCost(symbols));
    units.set(symbols, known);
  }
  return known;
}

function masksOf(symbols: readonly ManaSymbol[]): readonly number[] {
  return symbols.flatMap((symbol) => {
    switch (symbol.kind) {
      case "mana":
        return [manaBit[symbol.type]];
      case "hybrid":
        return [manaBit[symbol.either[0]] | manaBit[symbol.either[1]]];
      case "phyrexian":
      case "twobrid":
        return [manaBit[symbol.color]];
      case "generic":
        return times(manaBit.C, symbol.amount);
      case "x":
        return [];
    }
  });
}
