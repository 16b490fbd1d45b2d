/**
 * Builders: small functions that make a card file read like cards. Each returns plain data of the card language and nothing else.
 */
import type { Ability, CostAbility, Modal, Replacement, RuleChange } from "./ability.ts";
import type { CardDefinition } from "./card.ts";
import type { Condition } from "./condition.ts";
import type { Cost, CostPart, ManaCost } from "./cost.ts";
import type { DelayedEvent, Destination, Effect, Token } from "./effect.ts";
import type { EventPattern, Subject } from "./event.ts";
import type { Filter } from "./filter.ts";
import type { Keyword, PlainKeyword, ProtectionQuality } from "./keyword.ts";
import type { Duration, Modification, Signed } from "./modification.ts";
import type { Quantity } from "./quantity.ts";
import type { PlayerRef, Ref } from "./reference.ts";
import { host, self } from "./reference.ts";
import type { Count, Selection, TargetSelection, Who } from "./selection.ts";
import type { CardType, CounterKind, ManaType, Supertype } from "./words.ts";
import { cardTypes, supertypes } from "./words.ts";

/** What a card's paragraphs can be written as: an ability, one keyword, or a line of several. */
export type Line = Ability | Keyword | readonly Keyword[];

/**
 * A card.
 * @param name English name
 * @param manaCost as printed, or `null`
 * @param typeLine as printed in English: "Legendary Enchantment Creature — God"
 * @param stats `[power, toughness]`, a planeswalker's loyalty as `[loyalty]`, or `[]`
 * @param lines its paragraphs, in order
 * @throws RangeError for a type line with an unknown word before the dash
 */
export function card(
  name: string,
  manaCost: ManaCost | null,
  typeLine: string,
  stats: readonly [] | readonly [number] | readonly [Quantity, Quantity],
  ...lines: readonly Line[]
): CardDefinition {
  const [before = "", after] = typeLine.split(" — ");
  const words = before.split(" ");
  const foundSupertypes = words.filter((word): word is Supertype => (supertypes as readonly string[]).includes(word));
  const types = words.filter((word): word is CardType => (cardTypes as readonly string[]).includes(word));
  if (foundSupertypes.length + types.length !== words.length) {
    throw new RangeError(`${name}: "${before}" has a word that is neither a supertype nor a card type`);
  }
  const [first, second] = stats;
  return {
    name,
    manaCost,
    supertypes: foundSupertypes,
    types,
    subtypes: after === undefined ? [] : after.split(" "),
    ...(second !== undefined && first !== undefined ? { power: first, toughness: second } : {}),
    ...(second === undefined && typeof first === "number" ? { loyalty: first } : {}),
    abilities: lines.map(ability),
  };
}

/** A split card: two halves, one of which is cast (709). */
export function split(left: CardDefinition, right: CardDefinition): CardDefinition {
  const both = <T>(of: (half: CardDefinition) => readonly T[]): readonly T[] => [
    ...new Set([...of(left), ...of(right)]),
  ];
  return {
    name: [left.name, right.name].join(" // "),
    manaCost: (left.manaCost ?? "") + (right.manaCost ?? ""),
    supertypes: both(({ supertypes: of }) => of),
    types: both(({ types }) => types),
    subtypes: both(({ subtypes }) => subtypes),
    halves: [left, right],
    abilities: both(({ abilities }) => abilities),
  };
}

function ability(line: Line): Ability {
  if (Array.isArray(line)) return { kind: "keywords", keywords: line as readonly Keyword[] };
  if ("keyword" in line && !("kind" in line)) return { kind: "keywords", keywords: [line] };
  return line as Ability;
}

// Keywords.

function plain<K extends PlainKeyword>(keyword: K): { readonly keyword: K } {
  return { keyword };
}
export const deathtouch = plain("deathtouch");
export const defender = plain("defender");
export const doubleStrike = plain("doubleStrike");
export const firstStrike = plain("firstStrike");
export const flash = plain("flash");
export const flying = plain("flying");
export const fuse: Keyword = { keyword: "fuse" };
export const haste = plain("haste");
export const hexproof = plain("hexproof");
export const indestructible = plain("indestructible");
export const intimidate = plain("intimidate");
export const lifelink = plain("lifelink");
export const menace = plain("menace");
export const reach = plain("reach");
export const trample = plain("trample");
export const vigilance = plain("vigilance");

export function enchant(filter: Filter): Keyword {
  return { keyword: "enchant", filter };
}
export function equip(cost: ManaCost): Keyword {
  return { keyword: "equip", cost: [mana(cost)] };
}
export function protection(from: ProtectionQuality): Keyword {
  return { keyword: "protection", from };
}

// Nouns.

export const creature: Filter = { types: ["Creature"] };
export const artifact: Filter = { types: ["Artifact"] };
export const enchantment: Filter = { types: ["Enchantment"] };
export const land: Filter = { types: ["Land"] };
export const permanent: Filter = {};
export const player: Filter = { noun: "player" };
export const opponent: Filter = { noun: "opponent" };
export const spellNoun: Filter = { noun: "spell" };
export const cardNoun: Filter = { noun: "card" };
export const anyTarget: Filter = { noun: "anyTarget" };
export const creatureYouControl: Filter = { types: ["Creature"], controller: "you" };
export const creatureAnOpponentControls: Filter = { types: ["Creature"], controller: "opponent" };
export const creaturesYourOpponentsControl: Filter = { types: ["Creature"], controller: "opponents" };
export const artifactOrEnchantment: Filter = { types: ["Artifact", "Enchantment"] };
export const basicLandCard: Filter = { noun: "card", types: ["Land"], supertypes: ["Basic"] };

/** A card of these types, in a zone: "creature card in your graveyard" where `zone` and `owner` are given. */
export function cardOf(types: readonly CardType[], more: Filter = {}): Filter {
  return { noun: "card", types, ...more };
}
export function inYourGraveyard(filter: Filter): Filter {
  return { ...filter, noun: "card", zone: "graveyard", owner: "you" };
}

// Selections.

/** "target creature": what is targeted is called `as` by later words. */
export function target(filter: Filter, as = "target"): TargetSelection {
  return { target: filter, as };
}
export function upTo(count: Quantity, filter: Filter, as = "targets"): TargetSelection {
  return { target: filter, count: { upTo: count }, as };
}
export function anyNumberOf(filter: Filter, as = "targets"): TargetSelection {
  return { target: filter, count: "anyNumber", as };
}
export function targets(count: Count, filter: Filter, as = "targets"): TargetSelection {
  return { target: filter, count, as };
}
export function each(filter: Filter, as?: string): Selection {
  return as === undefined ? { each: filter } : { each: filter, as };
}
export function all(filter: Filter, as?: string): Selection {
  return as === undefined ? { all: filter } : { all: filter, as };
}
/** The plain plural: "creatures you control". */
export function bare(filter: Filter): Selection {
  return { all: filter, bare: true };
}
export function choose(filter: Filter, as = "chosen", count?: Count): Selection {
  return count === undefined ? { choose: filter, as } : { choose: filter, as, count };
}
/** Players as the object of a verb. */
export function players(who: PlayerRef): Selection {
  return { players: who };
}

// Costs.

export function mana(cost: ManaCost): CostPart {
  return { pay: "mana", cost };
}
export const tapSymbol: CostPart = { pay: "tapSelf" };
export const sacrificeThis: CostPart = { pay: "sacrificeSelf", self };
export function sacrificeCost(filter: Filter, count: Quantity = 1, as?: string): CostPart {
  return { pay: "sacrifice", filter, count, ...(as === undefined ? {} : { as }) };
}
export function discardCost(filter: Filter = cardNoun, count: Quantity = 1): CostPart {
  return { pay: "discard", filter, count };
}
export function payLife(amount: Quantity): CostPart {
  return { pay: "life", amount };
}

// Abilities.

/** An instant's or sorcery's instructions, a sentence an argument. */
export function spell(...effects: readonly Effect[]): Ability {
  return { kind: "spell", effects };
}
/** Costs are mana (as a string) or cost parts, in the order of the text. */
export function activated(
  cost: ManaCost | readonly (CostPart | ManaCost)[],
  ...effects: readonly Effect[]
): Ability & { kind: "activated" } {
  return { kind: "activated", cost: costOf(cost), effects };
}
export function costOf(cost: ManaCost | readonly (CostPart | ManaCost)[]): Cost {
  if (typeof cost === "string") return cost === "{T}" ? [tapSymbol] : [mana(cost)];
  return cost.map((part) => (typeof part === "string" ? (part === "{T}" ? tapSymbol : mana(part)) : part));
}
export function loyalty(amount: number | "-X", ...effects: readonly Effect[]): Ability {
  return { kind: "activated", cost: [{ pay: "loyalty", amount }], effects };
}
export function when(event: EventPattern, ...effects: readonly Effect[]): Ability & { kind: "triggered" } {
  return { kind: "triggered", word: "when", event, effects };
}
export function whenever(event: EventPattern, ...effects: readonly Effect[]): Ability & { kind: "triggered" } {
  return { kind: "triggered", word: "whenever", event, effects };
}
/** "When E, if C, …" (603.4). */
export function whenIf(
  event: EventPattern,
  condition: Condition,
  ...effects: readonly Effect[]
): Ability & { kind: "triggered" } {
  return { kind: "triggered", word: "when", event, condition, effects };
}
export function at(event: EventPattern, ...effects: readonly Effect[]): Ability & { kind: "triggered" } {
  return { kind: "triggered", word: "at", event, effects };
}
/** A static ability on objects. */
export function statics(what: Selection, ...mods: readonly Modification[]): Ability & { kind: "static" } {
  return { kind: "static", what, mods };
}
export function rule(change: RuleChange): Ability {
  return { kind: "rule", rule: change };
}
export function replacement(change: Replacement): Ability {
  return { kind: "replacement", replacement: change };
}
export const entersTapped: Ability = { kind: "replacement", replacement: { entersTapped: self } };
export function spellsCost(change: Omit<CostAbility, "kind">): Ability {
  return { kind: "cost", ...change };
}
export function additionalCost(...cost: readonly CostPart[]): Ability {
  return { kind: "additionalCost", cost };
}
export function modal(choose: Modal["choose"], ...modes: readonly (readonly Effect[])[]): Modal {
  return { choose, modes: modes.map((effects) => ({ effects })) };
}

// Events.

export const selfEnters: EventPattern = { enters: { what: self } };
export const selfDies: EventPattern = { dies: { what: self } };
export const selfAttacks: EventPattern = { attacks: { what: self } };
export const yourUpkeep: EventPattern = { beginningOf: { step: "upkeep", whose: "you" } };
export function enters(what: Subject, under?: "you"): EventPattern {
  return { enters: under === undefined ? { what } : { what, under } };
}
export function dies(what: Subject): EventPattern {
  return { dies: { what } };
}
export function attacks(what: Subject): EventPattern {
  return { attacks: { what } };
}
export function youCast(filter: Filter): EventPattern {
  return { casts: { who: "you", spell: { noun: "spell", ...filter } } };
}

// Modifications.

function signed(amount: number | Signed): Signed {
  if (typeof amount !== "number") return amount;
  return amount < 0 || Object.is(amount, -0) ? { sign: "-", amount: -amount } : { sign: "+", amount };
}
/** "+X" */
export function plus(amount: Quantity): Signed {
  return { sign: "+", amount };
}
/** "-X", also "-0". */
export function minus(amount: Quantity): Signed {
  return { sign: "-", amount };
}
/** "gets +2/+2". */
export function pt(power: number | Signed, toughness: number | Signed): Modification {
  return { pt: { power: signed(power), toughness: signed(toughness) } };
}
/** "has flying", "gains haste". */
export function has(keyword: Keyword): Modification {
  return { keyword };
}
export function hasAbility(granted: Ability): Modification {
  return { ability: granted };
}
/** What an Aura or a bestowed creature gives: "Enchanted creature gets +2/+2 and has flying". */
export function hostGets(power: number | Signed, toughness: number | Signed, ...keywords: readonly Keyword[]): Ability {
  return statics(host, pt(power, toughness), ...keywords.map(has));
}

// Effects.

export function continuous(what: Selection, duration: Duration, ...mods: readonly Modification[]): Effect {
  return { do: "continuous", what, mods, duration };
}
/** "… until end of turn". */
export function untilEndOfTurn(what: Selection, ...mods: readonly Modification[]): Effect {
  return { do: "continuous", what, mods, duration: "endOfTurn" };
}
/** "Up to two target creatures each get … until end of turn". */
export function eachUntilEndOfTurn(what: Selection, ...mods: readonly Modification[]): Effect {
  return { do: "continuous", what, mods, duration: "endOfTurn", each: true };
}
/** "… this turn", for restrictions. */
export function thisTurn(what: Selection, ...mods: readonly Modification[]): Effect {
  return { do: "continuous", what, mods, duration: "thisTurn" };
}
export function destroy(what: Selection): Effect {
  return { do: "destroy", what };
}
export function exile(what: Selection): Effect {
  return { do: "exile", what };
}
/** "Exile … until ~ leaves the battlefield." */
export function exileUntilSelfLeaves(what: Selection): Effect {
  return { do: "exile", what, until: "selfLeaves" };
}
export function counterSpell(what: Selection): Effect {
  return { do: "counter", what };
}
export function returnToHand(what: Selection): Effect {
  return { do: "return", what, to: { zone: "hand" } };
}
export function tap(what: Selection): Effect {
  return { do: "tap", what };
}
export function untap(what: Selection): Effect {
  return { do: "untap", what };
}
export function draw(count: Quantity, who: Who = "you"): Effect {
  return { do: "draw", who, count };
}
export function discard(who: Who, count: Quantity): Effect {
  return { do: "discard", who, count };
}
/** "That player discards that card": cards already known. */
export function discardThat(who: Who, what: Ref): Effect {
  return { do: "discard", who, what, count: 1 };
}
export function mill(who: Who, count: Quantity): Effect {
  return { do: "mill", who, count };
}
export function gainLife(amount: Quantity, who: Who = "you"): Effect {
  return { do: "gainLife", who, amount };
}
export function loseLife(who: Who, amount: Quantity): Effect {
  return { do: "loseLife", who, amount };
}
export function damage(amount: Quantity, to: Selection, source: Selection = self): Effect {
  return { do: "damage", source, amount, to };
}
export function putCounters(kind: CounterKind, count: Quantity, on: Selection): Effect {
  return { do: "putCounters", kind, count, on };
}
export function addMana(symbols: string): Effect {
  return { do: "addMana", mana: { symbols } };
}
/** "Add {R} or {G}." */
export function addEither(...types: readonly ManaType[]): Effect {
  return { do: "addMana", mana: { either: types } };
}
/** "Add one mana of any color." */
export function addAnyColor(count: Quantity = 1): Effect {
  return { do: "addMana", mana: { anyColor: count } };
}
/** "Target creature fights another target creature." */
export function fight(what: Selection, other: Selection): Effect {
  return { do: "fight", what, with: other };
}
/** "Gain control of target creature until end of turn." */
export function gainControl(what: Selection, duration?: Duration): Effect {
  return duration === undefined ? { do: "gainControl", what } : { do: "gainControl", what, duration };
}
/** "Choose target creature." */
export function chooseTarget(what: TargetSelection): Effect {
  return { do: "choose", what };
}
/** "Search your library for a card", "… for up to two cards". */
export function search(filter: Filter, count: Count = 1, as = "found"): Effect {
  return { do: "search", who: "you", filter, count, as };
}
export const shuffle: Effect = { do: "shuffle", who: "you" };
export function reveal(what: Selection): Effect {
  return { do: "reveal", what };
}
/** "Put … into / onto …" */
export function put(what: Selection, to: Destination): Effect {
  return { do: "put", what, to };
}
export function create(token: Token, count: Quantity = 1): Effect {
  return { do: "create", token, count };
}
export function regenerate(what: Selection): Effect {
  return { do: "regenerate", what };
}
export function sacrifice(what: Ref): Effect {
  return { do: "sacrifice", what };
}
export function may(effect: Effect, ...ifDone: readonly Effect[]): Effect {
  return ifDone.length === 0 ? { do: "may", effect } : { do: "may", effect, ifDone };
}
export function onlyIf(condition: Condition, ...then: readonly Effect[]): Effect {
  return { do: "if", condition, then };
}
export function series(...list: readonly Effect[]): Effect {
  return { do: "series", list };
}
export function and(...list: readonly Effect[]): Effect {
  return { do: "and", list };
}
/** "you may pay {2}. If you do, …" */
export function mayPay(cost: ManaCost | readonly (CostPart | ManaCost)[], ...ifDone: readonly Effect[]): Effect {
  return may({ do: "pay", cost: costOf(cost) }, ...ifDone);
}
/** "A unless P pays C." */
export function unless(effect: Effect, who: Who, pays: ManaCost | readonly (CostPart | ManaCost)[]): Effect {
  return { do: "unless", effect, who, pays: costOf(pays) };
}
/** "A at the beginning of the next end step." */
export function delayed(event: DelayedEvent, ...effects: readonly Effect[]): Effect {
  return { do: "delayed", when: event, effects };
}
/** "Then if C, A." */
export function thenIf(condition: Condition, ...then: readonly Effect[]): Effect {
  return { do: "if", condition, then, lead: "then" };
}
/** Starts a new paragraph of the text. */
export function paragraph(...effects: readonly Effect[]): Effect {
  return { do: "paragraph", effects };
}

/** A creature token: "a 2/2 green Boar creature token". */
export function creatureToken(
  power: Quantity,
  toughness: Quantity,
  colors: string,
  subtypes: string,
  keywords: readonly Keyword[] = [],
  types: readonly CardType[] = ["Creature"],
): Token {
  return {
    types,
    subtypes: subtypes.split(" "),
    colors: [...colors] as Token["colors"][number][],
    power,
    toughness,
    ...(keywords.length === 0 ? {} : { keywords }),
  };
}
/** A Gold token (111.10c). */
export const goldToken: Token = {
  name: "Gold",
  types: ["Artifact"],
  subtypes: ["Gold"],
  colors: [],
  abilities: [activated([sacrificeThis], { do: "addMana", mana: { anyColor: 1 } })],
  predefined: true,
};
