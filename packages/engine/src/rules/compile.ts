/**
 * Loading cards: from the data of a card to what play reads (masks, flat programs, expanded keywords), once for each card. Pure: the
 * same data gives the same result, whatever game it is for.
 */
import type { Ability, ActivatedAbility, SpellAbility, TriggeredAbility } from "../card/ability.ts";
import type { CardDefinition } from "../card/card.ts";
import { manaValueOf, parseManaCost } from "../card/cost.ts";
import type { Effect, Mode, Token } from "../card/effect.ts";
import { eventPatternKind } from "../card/event.ts";
import type { EventPattern } from "../card/event.ts";
import { plainKeywords } from "../card/keyword.ts";
import type { Keyword, PlainKeyword } from "../card/keyword.ts";
import type { TargetSelection } from "../card/selection.ts";
import type { Quantity } from "../card/quantity.ts";
import { basicLandTypes, colors, manaOfBasicLandType } from "../card/words.ts";
import type { BasicLandType } from "../card/words.ts";
import { colorBit, keywordBit, maskOf, supertypeBit, typeBit } from "../state/characteristics.ts";
import { splitForms, zoneBit } from "../state/compiled.ts";
import type {
  CastForm,
  Characteristics,
  CompiledAbility,
  CompiledActivated,
  CompiledCard,
  CompiledKeyword,
  CompiledMode,
  CompiledSpell,
} from "../state/compiled.ts";
import { abilitiesPerCard } from "../state/game.ts";
import { joined } from "./entersAs.ts";
import { flatten } from "./program.ts";
import { keywordRule } from "./registry.ts";

const cards = new WeakMap<CardDefinition, CompiledCard>();
const tokens = new WeakMap<Token, CompiledCard>();
const compiledAbilities = new WeakMap<Ability, readonly CompiledAbility[]>();

/** The compiled card of a definition; made the first time it is asked for. */
export function compileCard(definition: CardDefinition): CompiledCard {
  const known = cards.get(definition);
  if (known !== undefined) return known;
  const compiled = new CardCompiler(definition, false).compile();
  cards.set(definition, compiled);
  return compiled;
}

/** What an ability of some compiled card was compiled to: one ability, or those that a line of keywords stands for. */
export function compiledOf(ability: Ability): readonly CompiledAbility[] {
  const found = compiledAbilities.get(ability);
  if (found === undefined) throw new RangeError("that ability belongs to no compiled card");
  return found;
}

/** The compiled card that a token of a text is. */
export function compiledToken(token: Token): CompiledCard {
  const known = tokens.get(token);
  if (known !== undefined) return known;
  const compiled = new CardCompiler(tokenDefinition(token), true).compile();
  tokens.set(token, compiled);
  return compiled;
}

/** A token as a card: named after its subtypes unless it has a name (111.4). */
export function tokenDefinition(token: Token): CardDefinition {
  return {
    name: token.name ?? token.subtypes.join(" "),
    manaCost: null,
    supertypes: token.supertypes ?? [],
    types: token.types,
    subtypes: token.subtypes,
    colors: token.colors,
    ...(token.power === undefined ? {} : { power: token.power }),
    ...(token.toughness === undefined ? {} : { toughness: token.toughness }),
    abilities: [
      ...(token.keywords === undefined ? [] : [{ kind: "keywords" as const, keywords: token.keywords }]),
      ...(token.abilities ?? []),
    ],
  };
}

class CardCompiler {
  readonly abilities: CompiledAbility[] = [];
  readonly tokens: CompiledCard[] = [];
  readonly forms: CastForm[] = [];
  readonly own: CompiledAbility[] = [];
  readonly formKeywords: Keyword[] = [];
  card: { -readonly [K in keyof CompiledCard]: CompiledCard[K] };
  readonly definition: CardDefinition;

  constructor(definition: CardDefinition, isToken: boolean) {
    this.definition = definition;
    const symbols = definition.manaCost === null ? null : parseManaCost(definition.manaCost);
    const printed = printedCharacteristics(definition, symbols, []);
    this.card = {
      definition,
      name: definition.name,
      printed,
      abilities: this.abilities,
      spell: null,
      isSplit: definition.halves !== undefined,
      forms: this.forms,
      additionalCosts: [],
      alternativeCosts: [],
      costAbilities: [],
      definesPower: typeof definition.power === "number" || isToken ? null : (definition.power ?? null),
      definesToughness: typeof definition.toughness === "number" || isToken ? null : (definition.toughness ?? null),
      tokens: this.tokens,
      zonesWithAbilities: 0,
      isToken,
    };
  }

  compile(): CompiledCard {
    const { definition, card } = this;
    for (const type of basicLandTypes) {
      if (definition.subtypes.includes(type)) this.own.push(...this.ability(intrinsicAbility(type), 0)); // 305.6
    }
    const byParagraph = definition.abilities.map((ability, paragraph) => this.ability(ability, paragraph));
    this.own.push(...byParagraph.flat());
    for (const keyword of this.formKeywords) this.form(keyword, byParagraph);
    const { own } = this;
    if (definition.halves !== undefined) this.split(definition.halves, byParagraph);
    else card.spell = spellIn(own);
    card.additionalCosts = own.filter((ability) => ability.kind === "additionalCost");
    card.alternativeCosts = own.filter((ability) => ability.kind === "alternativeCost");
    card.costAbilities = own.filter((ability) => ability.kind === "cost");
    card.zonesWithAbilities = own.reduce((mask, ability) => mask | ability.zones, 0);
    card.printed = printedCharacteristics(definition, card.printed.manaCost, own);
    if (this.abilities.length > abilitiesPerCard) throw new RangeError(`${card.name} has too many abilities`);
    return card;
  }

  /** Compiles an ability of this card, or one that its texts grant; both get a number of this card. */
  ability(ability: Ability, paragraph: number): readonly CompiledAbility[] {
    const known = compiledAbilities.get(ability);
    if (known?.every((compiled) => compiled.card === this.card) === true && known.length > 0) return known;
    const made = this.make(ability, paragraph);
    // The same data may be shared by several cards (a builder's constant): the last card's is as good as any for a lookup by data,
    // because each card's own abilities come from its `printed`.
    compiledAbilities.set(ability, made);
    return made;
  }

  private make(ability: Ability, paragraph: number): readonly CompiledAbility[] {
    const base = {
      card: this.card as CompiledCard,
      zones: zoneBit.battlefield | zoneBit.command,
      modes: [] as readonly CompiledMode[],
      paragraph,
    };
    switch (ability.kind) {
      case "keywords":
        return ability.keywords.flatMap((keyword) => this.keyword(keyword, paragraph));
      case "spell":
        return [
          this.add({
            ...base,
            kind: "spell",
            data: ability,
            zones: zoneBit.stack,
            choose: "all",
            modes: [this.mode(ability, paragraph)],
            index: 0,
          }),
        ];
      case "modalSpell":
        return [
          this.add({
            ...base,
            kind: "spell",
            data: ability,
            zones: zoneBit.stack,
            choose: ability.modal.choose,
            modes: ability.modal.modes.map((mode) => this.mode(mode, paragraph)),
            index: 0,
          }),
        ];
      case "activated": {
        const modes =
          ability.modal === undefined
            ? [this.mode(ability, paragraph)]
            : ability.modal.modes.map((mode) => this.mode(mode, paragraph));
        return [
          this.add({
            ...base,
            kind: "activated",
            data: ability,
            modes,
            zones: zoneBit[ability.zone ?? "battlefield"],
            choose: ability.modal?.choose ?? "all",
            isManaAbility: isManaAbility(ability, modes),
            loyalty: ability.cost.some((part) => part.pay === "loyalty"),
            tapsSelf: ability.cost.some((part) => part.pay === "tapSelf"),
            index: 0,
          }),
        ];
      }
      case "triggered": {
        const patterns = flattenPatterns(ability.event);
        const modes = [this.mode(ability, paragraph)];
        return [
          this.add({
            ...base,
            kind: "triggered",
            data: ability,
            patterns,
            events: [...new Set(patterns.map(eventPatternKind))],
            modes,
            zones: patterns.some((pattern) => "cycles" in pattern && "ref" in pattern.cycles.what)
              ? zoneBit.graveyard | zoneBit.exile // 702.29c: wherever the card winds up
              : zoneBit[ability.zone ?? "battlefield"],
            isManaAbility: isTriggeredManaAbility(ability, modes, patterns),
            index: 0,
          }),
        ];
      }
      case "static":
        this.granted(ability.mods, paragraph);
        if (ability.otherwise !== undefined) this.granted(ability.otherwise, paragraph);
        return [
          this.add({ ...base, kind: "static", data: ability, index: 0 }),
          ...(ability.otherwiseReplaced === undefined
            ? []
            : [
                this.add({
                  ...base,
                  kind: "replacement",
                  data: {
                    kind: "replacement",
                    replacement: ability.otherwiseReplaced,
                    ...(ability.condition === undefined ? {} : { condition: { not: ability.condition } }),
                  },
                  index: 0,
                }),
              ]),
        ];
      case "rule":
        return [this.add({ ...base, kind: "rule", data: ability, index: 0 })];
      case "replacement":
        if ("drawInstead" in ability.replacement) {
          const modes = [this.mode(ability.replacement.drawInstead, paragraph)];
          return [this.add({ ...base, kind: "replacement", data: ability, modes, index: 0 })];
        }
        return [this.add({ ...base, kind: "replacement", data: ability, index: 0 })];
      case "cost":
        return [
          this.add({
            ...base,
            kind: "cost",
            data: ability,
            zones: ability.spells === "thisSpell" ? zoneBit.stack : zoneBit.battlefield,
            index: 0,
          }),
        ];
      case "additionalCost":
        return [this.add({ ...base, kind: "additionalCost", data: ability, zones: zoneBit.stack, index: 0 })];
      case "alternativeCost":
        return [this.add({ ...base, kind: "alternativeCost", data: ability, zones: zoneBit.stack, index: 0 })];
    }
  }

  private add<A extends CompiledAbility>(ability: A): A {
    const numbered = { ...ability, index: this.abilities.length };
    this.abilities.push(numbered);
    return numbered;
  }

  private mode(mode: Mode, paragraph: number): CompiledMode {
    this.collect(mode.effects, paragraph);
    return compileMode(mode.effects);
  }

  /** Compiles what the effects grant, create or delay, so that each has its number. */
  private collect(effects: readonly Effect[], paragraph: number): void {
    for (const effect of effects) this.collectFrom(effect, paragraph);
  }

  private collectFrom(value: unknown, paragraph: number): void {
    if (Array.isArray(value)) {
      for (const item of value) this.collectFrom(item, paragraph);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "token") this.token(inner as Token);
      else if (key === "ability") this.ability(inner as Ability, paragraph);
      else if (key === "abilities") for (const ability of inner as readonly Ability[]) this.ability(ability, paragraph);
      else if (key === "keyword" && typeof inner === "object") this.keyword(inner as Keyword, paragraph);
      else if (key === "keywords") for (const keyword of inner as readonly Keyword[]) this.keyword(keyword, paragraph);
      else this.collectFrom(inner, paragraph);
    }
    const effect = value as Partial<Effect>;
    if (effect.do === "delayed" && effect.effects !== undefined)
      this.ability(delayedAbility(effect as Effect & { do: "delayed" }), paragraph);
    if (effect.do === "preventDamage" && effect.then !== undefined)
      this.ability(preventedAbility(effect as Effect & { do: "preventDamage" }), paragraph);
  }

  private granted(modifications: readonly unknown[], paragraph: number): void {
    this.collectFrom(modifications, paragraph);
  }

  private token(token: Token): void {
    const compiled = compiledToken(token);
    if (!this.tokens.includes(compiled)) this.tokens.push(compiled, ...compiled.tokens);
  }

  private keyword(keyword: Keyword, paragraph: number): readonly CompiledAbility[] {
    if (isPlain(keyword.keyword)) return [];
    const compiled = this.add({
      index: 0,
      card: this.card,
      zones: zoneBit.battlefield,
      modes: [],
      paragraph,
      kind: "keyword",
      data: keyword,
    });
    keywordAbilities.set(keyword, compiled);
    const rule = keywordRule(keyword.keyword);
    if (rule === null) return [compiled];
    if (rule.form !== undefined) this.formKeywords.push(keyword);
    const expanded = rule.abilities?.(keyword) ?? [];
    return [compiled, ...expanded.flatMap((ability) => this.ability(ability, paragraph))];
  }

  /** The card as it is when cast by that keyword's form; paragraphs it shares with the card are the same abilities. */
  private form(keyword: Keyword, byParagraph: readonly (readonly CompiledAbility[])[]): void {
    const rule = keywordRule(keyword.keyword)?.form;
    if (rule === undefined) return;
    const as = rule.as(this.definition);
    const abilities = as.abilities.flatMap((ability, at) => {
      const paragraph = this.definition.abilities.indexOf(ability);
      return byParagraph[paragraph] ?? this.ability(ability, at);
    });
    this.forms.push({
      keyword: keyword.keyword,
      cost: rule.cost(keyword),
      characteristics: printedCharacteristics(as, this.card.printed.manaCost, abilities),
      abilities,
      spell: spellIn(abilities),
      from: null,
    });
  }

  /** The halves of a split card, and both at once where they have fuse; the abilities are those of the card, which has all of them. */
  private split(
    halves: readonly [CardDefinition, CardDefinition],
    byParagraph: readonly (readonly CompiledAbility[])[],
  ): void {
    const abilitiesOf = (half: CardDefinition): readonly CompiledAbility[] =>
      half.abilities.flatMap((ability) => byParagraph[this.definition.abilities.indexOf(ability)] ?? []);
    halves.forEach((half, index) =>
      this.part(index === 0 ? splitForms.left : splitForms.right, half, abilitiesOf(half)),
    );
    const hasFuse = this.own.some((ability) => ability.kind === "keyword" && ability.data.keyword === "fuse");
    if (!hasFuse) return;
    const effects = halves.flatMap((half) => {
      const spell = spellIn(abilitiesOf(half));
      if (spell?.data.kind !== "spell") throw new RangeError(`${half.name} has no text that can be fused`);
      return spell.data.effects;
    });
    const fused = this.ability({ kind: "spell", effects }, 0); // 702.102d: the left half first
    const own = this.own.filter(({ kind }) => kind !== "spell");
    this.part(splitForms.fused, this.definition, [...own, ...fused], "hand");
  }

  private part(
    keyword: string,
    as: CardDefinition,
    abilities: readonly CompiledAbility[],
    from: CastForm["from"] = null,
  ): void {
    const symbols = as.manaCost === null ? null : parseManaCost(as.manaCost);
    this.forms.push({
      keyword,
      cost: [{ pay: "mana", cost: as.manaCost ?? "" }],
      characteristics: printedCharacteristics(as, symbols, abilities),
      abilities,
      spell: spellIn(abilities),
      from,
    });
  }
}

function spellIn(abilities: readonly CompiledAbility[]): CompiledSpell | null {
  return abilities.find((ability): ability is CompiledSpell => ability.kind === "spell") ?? null;
}

const keywordAbilities = new WeakMap<Keyword, CompiledKeyword>();
const looseKeywords = new Map<string, CompiledKeyword>();

/** A keyword that is more than a word, as an ability; also one that no card has printed (protection from a chosen colour). */
export function compiledKeyword(keyword: Keyword): CompiledKeyword {
  const known = keywordAbilities.get(keyword);
  if (known !== undefined) return known;
  const key = JSON.stringify(keyword);
  const loose = looseKeywords.get(key) ?? {
    kind: "keyword",
    data: keyword,
    index: 0,
    card: compileCard(intrinsicCard),
    zones: zoneBit.battlefield,
    modes: [],
    paragraph: 0,
  };
  looseKeywords.set(key, loose);
  return loose;
}

function isPlain(keyword: string): keyword is PlainKeyword {
  return (plainKeywords as readonly string[]).includes(keyword);
}

/** The program and targets of a list of sentences. */
function compileMode(effects: readonly Effect[]): CompiledMode {
  const targets: TargetSelection[] = [];
  collectTargets(effects, targets);
  return { program: joined(flatten(effects)), targets };
}

/** Targets in the order of the text: what is granted, created or delayed chooses its own later. */
function collectTargets(value: unknown, found: TargetSelection[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collectTargets(item, found);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if ("target" in value && "as" in value) {
    found.push(value as TargetSelection);
    return;
  }
  if ("do" in value && value.do === "delayed") return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== "ability" && key !== "abilities" && key !== "token") collectTargets(inner, found);
  }
}

function flattenPatterns(pattern: EventPattern): readonly EventPattern[] {
  return "anyOf" in pattern ? pattern.anyOf.flatMap(flattenPatterns) : [pattern];
}

function addsMana(modes: readonly CompiledMode[]): boolean {
  return modes.some((mode) => mode.program.some((step) => step.op === "do" && step.effect.do === "addMana"));
}

function isManaAbility(ability: ActivatedAbility, modes: readonly CompiledMode[]): boolean {
  return (
    addsMana(modes) &&
    modes.every((mode) => mode.targets.length === 0) &&
    !ability.cost.some((part) => part.pay === "loyalty")
  ); // 605.1a
}

function isTriggeredManaAbility(
  ability: TriggeredAbility,
  modes: readonly CompiledMode[],
  patterns: readonly EventPattern[],
): boolean {
  return (
    addsMana(modes) &&
    modes.every((mode) => mode.targets.length === 0) &&
    patterns.some((pattern) => "tapsForMana" in pattern)
  ); // 605.1b
}

const delayedAbilities = new WeakMap<Effect, TriggeredAbility>();

/** The ability that a delaying effect creates (603.7), as data of its own so that it has a number. */
export function delayedAbility(effect: Effect & { do: "delayed" }): TriggeredAbility {
  const known = delayedAbilities.get(effect);
  if (known !== undefined) return known;
  const ability: TriggeredAbility = {
    kind: "triggered",
    word: "at",
    event: typeof effect.when === "object" ? effect.when.event : { beginningOf: { step: "end", whose: "each" } },
    effects: effect.effects,
  };
  delayedAbilities.set(effect, ability);
  return ability;
}

const preventedAbilities = new WeakMap<Effect, SpellAbility>();

/** What happens once an effect has prevented damage (615.5), as data of its own so that it has a number. */
export function preventedAbility(effect: Effect & { do: "preventDamage" }): SpellAbility {
  const known = preventedAbilities.get(effect);
  if (known !== undefined) return known;
  const ability: SpellAbility = { kind: "spell", effects: effect.then ?? [] };
  preventedAbilities.set(effect, ability);
  return ability;
}

// Basic land types.

const intrinsicAbilities = new Map<BasicLandType, ActivatedAbility>();

function intrinsicAbility(type: BasicLandType): ActivatedAbility {
  const known = intrinsicAbilities.get(type);
  if (known !== undefined) return known;
  const ability: ActivatedAbility = {
    kind: "activated",
    cost: [{ pay: "tapSelf" }],
    effects: [{ do: "addMana", mana: { symbols: `{${manaOfBasicLandType[type]}}` } }],
  };
  intrinsicAbilities.set(type, ability);
  return ability;
}

/** A card that only holds what the rules themselves give: the mana abilities of basic land types (305.6). */
export const intrinsicCard: CardDefinition = {
  name: "",
  manaCost: null,
  supertypes: [],
  types: ["Land"],
  subtypes: basicLandTypes,
  abilities: [],
};

/** The mana ability of a basic land type, for a land that has the type without being printed with it. */
export function intrinsicManaAbility(type: BasicLandType): CompiledActivated {
  const ability = compileCard(intrinsicCard).abilities[basicLandTypes.indexOf(type)];
  if (ability?.kind !== "activated") throw new RangeError(`${type} has no mana ability`);
  return ability;
}

function printedCharacteristics(
  definition: CardDefinition,
  manaCost: Characteristics["manaCost"],
  abilities: readonly CompiledAbility[],
): Characteristics {
  let keywords = 0;
  for (const ability of definition.abilities) {
    if (ability.kind !== "keywords") continue;
    for (const { keyword } of ability.keywords) if (isPlain(keyword)) keywords |= keywordBit[keyword];
  }
  let colorMask = definition.colors === undefined ? 0 : maskOf(definition.colors, colorBit);
  if (definition.colors === undefined) {
    for (const color of colors) if (definition.manaCost?.includes(color) === true) colorMask |= colorBit[color]; // 202.2
  }
  return {
    name: definition.name,
    manaCost,
    manaValue: manaCost === null ? 0 : manaValueOf(manaCost),
    colors: colorMask,
    supertypes: maskOf(definition.supertypes, supertypeBit),
    types: maskOf(definition.types, typeBit),
    subtypes: definition.subtypes,
    keywords,
    cantHave: 0,
    abilities: abilities,
    power: fixed(definition.power),
    toughness: fixed(definition.toughness),
    loyalty: definition.loyalty ?? 0,
    controller: -1,
    limits: [],
  };
}

function fixed(quantity: Quantity | undefined): number {
  return typeof quantity === "number" ? quantity : 0;
}
