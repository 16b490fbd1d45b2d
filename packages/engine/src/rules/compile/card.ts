/**
 * Loading cards: from the data of a card to what play reads (masks, flat programs, expanded keywords), once for each card. Pure: the
 * same data gives the same result, whatever game it is for.
 */
import type { Ability } from "../../card/ability.ts";
import type { CardDefinition } from "../../card/card.ts";
import type { Effect, Mode, Token } from "../../card/effect.ts";
import { eventPatternKind } from "../../card/event.ts";
import { isPlainKeyword } from "../../card/keyword.ts";
import type { Keyword } from "../../card/keyword.ts";
import { basicLandTypes } from "../../card/words.ts";
import type { BasicLandType } from "../../card/words.ts";
import { zoneBit } from "../../state/compiled.ts";
import type {
  CastForm,
  CompiledAbility,
  CompiledActivated,
  CompiledCard,
  CompiledKeyword,
  CompiledMode,
} from "../../state/compiled.ts";
import { abilitiesPerCard } from "../../state/game.ts";
import { keywordRule } from "../registry.ts";
import { delayedAbility, preventedAbility } from "./created.ts";
import { keywordForm, spellIn, splitCardForms } from "./forms.ts";
import { intrinsicAbility, intrinsicCard } from "./intrinsic.ts";
import { compileMode, flattenPatterns, isManaAbility, isTriggeredManaAbility } from "./mode.ts";
import { printedCharacteristics, symbolsOf } from "./printed.ts";
import { tokenDefinition } from "./token.ts";

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
    this.card = {
      definition,
      name: definition.name,
      printed: printedCharacteristics(definition, symbolsOf(definition.manaCost), []),
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
    const { own } = this;
    const abilitiesOf = (as: CardDefinition): readonly CompiledAbility[] =>
      as.abilities.flatMap(
        (ability, at) => byParagraph[definition.abilities.indexOf(ability)] ?? this.ability(ability, at),
      );
    for (const keyword of this.formKeywords) {
      const rule = keywordRule(keyword.keyword)?.form;
      if (rule !== undefined) this.forms.push(keywordForm(definition, keyword, rule, abilitiesOf));
    }
    if (definition.halves === undefined) card.spell = spellIn(own);
    else {
      const compileSpell = (effects: readonly Effect[]): readonly CompiledAbility[] =>
        this.ability({ kind: "spell", effects }, 0);
      this.forms.push(...splitCardForms(definition, definition.halves, own, abilitiesOf, compileSpell));
    }
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
    // Where several cards hold the same data, the last one's is found by it: in a game without that card `numberOfAbility` finds its twin.
    compiledAbilities.set(ability, made);
    return made;
  }

  private make(ability: Ability, paragraph: number): readonly CompiledAbility[] {
    const base = {
      index: 0,
      card: this.card,
      zones: zoneBit.battlefield | zoneBit.command,
      modes: [] as readonly CompiledMode[],
      paragraph,
    };
    switch (ability.kind) {
      case "keywords":
        return ability.keywords.flatMap((keyword) => this.keyword(keyword, paragraph));
      case "spell": {
        const modes = [this.mode(ability, paragraph)];
        return [this.add({ ...base, kind: "spell", data: ability, zones: zoneBit.stack, choose: "all", modes })];
      }
      case "modalSpell": {
        const { choose } = ability.modal;
        const modes = ability.modal.modes.map((mode) => this.mode(mode, paragraph));
        return [this.add({ ...base, kind: "spell", data: ability, zones: zoneBit.stack, choose, modes })];
      }
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
          }),
        ];
      }
      case "static":
        this.collectFrom(ability.mods, paragraph);
        if (ability.otherwise !== undefined) this.collectFrom(ability.otherwise, paragraph);
        return [
          this.add({ ...base, kind: "static", data: ability }),
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
                }),
              ]),
        ];
      case "rule":
        return [this.add({ ...base, kind: "rule", data: ability })];
      case "replacement":
        if ("drawInstead" in ability.replacement) {
          const modes = [this.mode(ability.replacement.drawInstead, paragraph)];
          return [this.add({ ...base, kind: "replacement", data: ability, modes })];
        }
        return [this.add({ ...base, kind: "replacement", data: ability })];
      case "cost":
        return [
          this.add({
            ...base,
            kind: "cost",
            data: ability,
            zones: ability.spells === "thisSpell" ? zoneBit.stack : zoneBit.battlefield,
          }),
        ];
      case "additionalCost":
        return [this.add({ ...base, kind: "additionalCost", data: ability, zones: zoneBit.stack })];
      case "alternativeCost":
        return [this.add({ ...base, kind: "alternativeCost", data: ability, zones: zoneBit.stack })];
    }
  }

  /** Gives an ability its number on this card. */
  private add<A extends CompiledAbility>(ability: A): A {
    const numbered = { ...ability, index: this.abilities.length };
    this.abilities.push(numbered);
    return numbered;
  }

  private mode(mode: Mode, paragraph: number): CompiledMode {
    this.collectFrom(mode.effects, paragraph);
    return compileMode(mode.effects);
  }

  /** Compiles what effects and modifications grant, create or delay, so that each has its number. */
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

  private token(token: Token): void {
    const compiled = compiledToken(token);
    if (!this.tokens.includes(compiled)) this.tokens.push(compiled, ...compiled.tokens);
  }

  private keyword(keyword: Keyword, paragraph: number): readonly CompiledAbility[] {
    if (isPlainKeyword(keyword.keyword)) return [];
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

/** The mana ability of a basic land type, for a land that has the type without being printed with it. */
export function intrinsicManaAbility(type: BasicLandType): CompiledActivated {
  const ability = compileCard(intrinsicCard).abilities[basicLandTypes.indexOf(type)];
  if (ability?.kind !== "activated") throw new RangeError(`${type} has no mana ability`);
  return ability;
}
