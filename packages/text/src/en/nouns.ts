/**
 * Filters as English noun phrases, without a determiner: adjectives, the noun, what it is "with", whose it is, what it "that" does.
 * The order of the parts is the order of the printed cards.
 */
import { permanentTypes } from "@nykthos/engine/card";
import type { Comparison, Filter, Quantity, Whose, Zone } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { listed, pluralOf, possessiveOf, withArticle } from "./grammar.ts";
import { amount } from "./quantities.ts";
import { plainNoun, player, reference } from "./references.ts";
import { objectOf } from "./grammar.ts";
import { colorWords, counterWords, designationWords, keywordWords, typeWords, zoneWords } from "./words.ts";

export interface NounForm {
  readonly plural?: boolean;
  /** Cards are moved "from" a zone rather than lying "in" it. */
  readonly from?: boolean;
  /** How several selections are joined, where that is not "and". */
  readonly join?: "or";
  /** All of a kind: "all cards among them", but "a card from among them". */
  readonly all?: boolean;
  /** What is left out of a group is said at the end of the clause. */
  readonly exceptLater?: boolean;
}

/** "nonland green creature with power 4 or greater an opponent controls". */
export function noun(filter: Filter, context: Context, form: NounForm = {}): string {
  return [...adjectives(filter), head(filter, context, form), ...afterParts(filter, context, form)]
    .filter((part) => part !== "")
    .join(" ");
}

/** "a creature", "an artifact or enchantment", "an enchantment or an enchanted permanent", "another Minotaur". */
export function indefinite(filter: Filter, context: Context, form: NounForm = {}): string {
  if (filter.other === true || filter.otherThan !== undefined) return `another ${noun(filter, context, form)}`;
  if (filter.either !== undefined && (filter.noun ?? "permanent") === "permanent") {
    const { either, join = "or", ...rest } = filter;
    return listed(
      either.map((part) => withArticle(noun({ ...rest, ...part }, context, form))),
      join,
    );
  }
  return withArticle(noun(filter, context, form));
}

/** What describes without being a noun: "tapped", "white", "multicolored". */
export function adjectives(filter: Filter): readonly string[] {
  const parts: string[] = [];
  if (filter.designation !== undefined) parts.push(designationWords[filter.designation]);
  if (filter.tapped !== undefined) parts.push(filter.tapped ? "tapped" : "untapped");
  if (filter.inCombat === true) parts.push("attacking or blocking");
  if (filter.attacking === true) parts.push("attacking");
  if (filter.blocking === true) parts.push("blocking");
  if (filter.enchanted === true) parts.push("enchanted");
  const not = [
    ...(filter.notSupertypes ?? []).map((supertype) => `non${supertype.toLowerCase()}`),
    ...(filter.notTypes ?? []).map((type) => `non${typeWords[type]}`),
    ...(filter.notSubtypes ?? []).map((subtype) => `non-${subtype}`),
    ...(filter.notColors ?? []).map((color) => `non${colorWords[color]}`),
  ];
  if (not.length > 0) parts.push(not.join(", "));
  for (const supertype of filter.supertypes ?? []) parts.push(supertype.toLowerCase());
  if (filter.colors !== undefined)
    parts.push(
      listed(
        filter.colors.map((color) => colorWords[color]),
        "or",
      ),
    );
  if (filter.colorCount !== undefined) parts.push(filter.colorCount);
  return parts;
}

function head(filter: Filter, context: Context, { plural = false }: NounForm): string {
  if (filter.among !== undefined && filter.noun !== "card") return ""; // "each of those creatures"
  const number = (word: string): string => (plural ? pluralOf(word) : word);
  const join = filter.join ?? "or";
  const kind = filter.noun ?? "permanent";
  const own = kind === "permanent" ? "" : number(ownNoun[kind]);
  if (filter.either !== undefined) {
    const parts = filter.either.map((part) =>
      kind === "permanent"
        ? noun(part, context, { plural })
        : [...adjectives(part), typed(part, own === "" && plural)].join(" "),
    );
    return [listed(parts, join), own].filter((part) => part !== "").join(" ");
  }
  const words = typed(filter, plural && own === "");
  if (words === "") return own === "" ? number("permanent") : own;
  return own === "" ? words : `${words} ${own}`;
}

const ownNoun: Readonly<Record<Exclude<NonNullable<Filter["noun"]>, "permanent">, string>> = {
  card: "card",
  spell: "spell",
  token: "token",
  source: "source",
  player: "player",
  opponent: "opponent",
  stackObject: "spell or ability",
  anyTarget: "target",
  playerOrPlaneswalker: "player or planeswalker",
};

/** Subtypes and types: "Minotaur creature", "enchantment creature", "instant or sorcery". */
function typed(filter: Filter, plural: boolean): string {
  const join = filter.join ?? "or";
  const number = (word: string): string => (plural ? pluralOf(word) : word);
  const permanents =
    filter.types?.length === permanentTypes.length && permanentTypes.every((type) => filter.types?.includes(type));
  const types = permanents ? [number("permanent")] : filter.types?.map((type) => number(typeWords[type]));
  const all = filter.allTypes?.map((type) => typeWords[type]).join(" ");
  const nouns = [
    ...(types === undefined ? [] : [listed(types, join)]),
    ...(all === undefined ? [] : [number(all)]),
  ].join(" ");
  if (filter.subtypes === undefined) return nouns;
  if (nouns === "") return listed(filter.subtypes.map(number), join);
  return `${listed(filter.subtypes, join)} ${nouns}`;
}

/** "4 or greater", "less than five": `say` gives the number in figures or in words. */
export function compared(
  { is, value }: Comparison,
  say: (quantity: Quantity, context: Context) => string,
  context: Context,
): string {
  const number = say(value, context);
  switch (is) {
    case "atLeast":
      return `${number} or greater`;
    case "atMost":
      return `${number} or less`;
    case "exactly":
      return number;
    case "lessThan":
      return `less than ${number}`;
  }
}

/** The parts after the noun: keywords, then whose it is, then numbers, then where it is and what it does. */
function afterParts(filter: Filter, context: Context, form: NounForm): readonly string[] {
  const { plural = false } = form;
  const whose = filter.controller === undefined ? [] : [controlled(filter.controller, context)];
  const keywords = filter.keyword === undefined ? [] : [keywordWords[filter.keyword]];
  const numbers = numberParts(filter, context);
  const having = (parts: readonly string[]): readonly string[] => (parts.length === 0 ? [] : [`with ${listed(parts)}`]);
  return [
    ...having(whose.length === 0 ? [...keywords, ...numbers] : keywords),
    ...(filter.withoutKeyword === undefined ? [] : [`without ${keywordWords[filter.withoutKeyword]}`]),
    ...whose,
    ...having(whose.length === 0 ? [] : numbers),
    ...counterParts(filter, plural),
    ...whereParts(filter, context, form),
    ...(filter.enchanted === false ? [plural ? "that aren't enchanted" : "that isn't enchanted"] : []),
  ];
}

function numberParts(filter: Filter, context: Context): readonly string[] {
  const parts: string[] = [];
  if (filter.power !== undefined) parts.push(`power ${compared(filter.power, amount, context)}`);
  if (filter.toughness !== undefined) parts.push(`toughness ${compared(filter.toughness, amount, context)}`);
  if (filter.manaValue !== undefined) parts.push(`mana value ${compared(filter.manaValue, amount, context)}`);
  if (filter.xInCost === true) parts.push("{X} in its mana cost");
  if (filter.sameNameAs !== undefined) {
    const { sameNameAs } = filter;
    const other = "ref" in sameNameAs ? reference(sameNameAs, context).text : indefinite(sameNameAs.a, context);
    parts.push(`the same name as ${other}`);
  }
  if (filter.sameManaValueAs !== undefined) {
    parts.push(`the same mana value as ${reference(filter.sameManaValueAs, context).text}`);
  }
  if (filter.sameControllerAs !== undefined) parts.push("the same controller");
  return parts;
}

/** "with a +1/+1 counter on it", but "that has a fate counter on it". */
function counterParts({ counter }: Filter, plural: boolean): readonly string[] {
  if (counter === undefined) return [];
  const size = counter === "+1/+1" || counter === "-1/-1";
  const on = `${withArticle(counterWords[counter])} on ${plural ? "them" : "it"}`;
  return [size ? `with ${on}` : `that ${plural ? "have" : "has"} ${on}`];
}

function whereParts(filter: Filter, context: Context, form: NounForm): readonly string[] {
  const parts: string[] = [];
  // What was exiled with an object is in exile.
  if (filter.zone !== undefined && filter.exiledWith === undefined)
    parts.push(inZone(filter, filter.zone, context, form));
  else if (filter.owner !== undefined && !isOfTheSame(filter, context)) parts.push(owned(filter.owner, context));
  if (filter.ofChosenColor === true) parts.push("of the chosen color");
  if (filter.among !== undefined) parts.push(among(filter, context, form));
  if (filter.exiledWith !== undefined) parts.push(`exiled with ${objectOf(reference(filter.exiledWith, context))}`);
  if (filter.attachedTo !== undefined) parts.push(`attached to ${objectOf(reference(filter.attachedTo, context))}`);
  if (filter.blockingOrBlockedBy !== undefined) {
    parts.push(`blocking or blocked by ${objectOf(reference(filter.blockingOrBlockedBy, context))}`);
  }
  if (filter.blockedBy !== undefined) {
    const by = objectOf(reference(filter.blockedBy, context));
    parts.push(`that ${form.plural === true ? "were" : "was"} blocked by ${by} this turn`);
  }
  if (filter.notNamedSelf === true) parts.push(`not named ${context.name.name}`);
  if (filter.sharesCardTypeWith !== undefined) {
    parts.push(`that shares a card type with ${objectOf(reference(filter.sharesCardTypeWith, context))}`);
  }
  if (filter.targeting !== undefined) parts.push(`that targets ${objectOf(reference(filter.targeting, context))}`);
  if (filter.dealtDamageThisTurnTo !== undefined) {
    parts.push(`that dealt damage to ${objectOf(player(filter.dealtDamageThisTurnTo, context))} this turn`);
  }
  return parts;
}

/** Whose they are was said of those that they are among. */
function isOfTheSame({ among: name, owner }: Filter, context: Context): boolean {
  const before = name === undefined ? undefined : context.bindings.get(name)?.filter.owner;
  return before !== undefined && JSON.stringify(before) === JSON.stringify(owner);
}

function controlled(whose: Whose, context: Context): string {
  switch (whose) {
    case "you":
      return `you control`;
    case "opponent":
      return `an opponent controls`;
    case "opponents":
      return `your opponents control`;
    case "notYou":
      return `you don't control`;
    default: {
      const who = player(whose, context);
      return `${who.text} ${who.is === "one" ? "controls" : "control"}`;
    }
  }
}

function owned(whose: Whose, context: Context): string {
  switch (whose) {
    case "you":
      return "you own";
    case "opponent":
      return "an opponent owns";
    case "opponents":
      return "your opponents own";
    case "notYou":
      return "you don't own";
    default: {
      const who = player(whose, context);
      return `${who.text} ${who.is === "one" ? "owns" : "own"}`;
    }
  }
}

/** "card from among them", "creature of those creatures", "one of them". */
function among({ among: name = "", noun: kind, types }: Filter, context: Context, { all }: NounForm): string {
  if (kind === "card") return all === true ? "among them" : "from among them";
  const binding = context.bindings.get(name);
  const those =
    types === undefined && binding?.filter.types === undefined ? undefined : plainNoun(binding?.filter ?? {});
  return those === undefined ? "of them" : `of those ${pluralOf(those)}`;
}

/** "in your graveyard", "from a graveyard", "in all graveyards", "on the battlefield". */
function inZone({ owner }: Filter, zone: Zone | readonly Zone[], context: Context, { from, plural }: NounForm): string {
  if (zone === "battlefield") return "on the battlefield";
  if (zone === "exile") return from === true ? "from exile" : "in exile";
  if (typeof zone === "string") {
    const preposition = from === true ? "from" : zone === "stack" ? "on" : "in";
    return `${preposition} ${zoneOf(owner, zoneWords[zone], context, plural === true && from !== true)}`;
  }
  const names = zone.map((one) => zoneWords[one]);
  const where =
    owner === "opponents"
      ? `all opponents' ${listed(names.map(pluralOf))}`
      : zoneOf(owner, listed(names, plural === true ? "and/or" : "or"), context, false);
  return `${from === true ? "from" : "in"} ${where}`;
}

function zoneOf(owner: Whose | undefined, zones: string, context: Context, all: boolean): string {
  switch (owner) {
    case undefined:
      return all ? `all ${pluralOf(zones)}` : withArticle(zones);
    case "opponent":
      return `an opponent's ${zones}`;
    case "opponents":
      return `your opponents' ${pluralOf(zones)}`;
    case "notYou":
      return `another player's ${zones}`;
    default:
      return `${possessiveOf(player(owner, context))} ${zones}`;
  }
}
