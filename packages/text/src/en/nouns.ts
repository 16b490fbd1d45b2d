/**
 * Filters as English noun phrases, without a determiner: adjectives, the noun, what it is "with", whose it is, what it "that" does.
 * The order of the parts is the order of the printed cards.
 */
import type { Comparison, Filter, Whose, Zone } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { listed, numberWord, pluralOf, possessiveOf, withArticle } from "./grammar.ts";
import { amount } from "./quantities.ts";
import { player, possessive, reference } from "./references.ts";
import { objectOf } from "./grammar.ts";
import { colorWords, counterWords, designationWords, keywordWords, typeWords, zoneWords } from "./words.ts";

export interface NounForm {
  readonly plural?: boolean;
  /** Cards are moved "from" a zone rather than lying "in" it. */
  readonly from?: boolean;
}

/** "nonland green creature with power 4 or greater an opponent controls". */
export function noun(filter: Filter, context: Context, form: NounForm = {}): string {
  return [
    ...adjectives(filter),
    head(filter, context, form),
    ...withParts(filter, context),
    ...whoseParts(filter, context, form),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** What describes without being a noun: "tapped", "white", "multicolored". */
export function adjectives(filter: Filter): readonly string[] {
  const parts: string[] = [];
  if (filter.designation !== undefined) parts.push(designationWords[filter.designation]);
  if (filter.tapped !== undefined) parts.push(filter.tapped ? "tapped" : "untapped");
  if (filter.inCombat === true) parts.push("attacking or blocking");
  if (filter.attacking === true) parts.push("attacking");
  if (filter.blocking === true) parts.push("blocking");
  if (filter.enchanted !== undefined) parts.push(filter.enchanted ? "enchanted" : "unenchanted");
  for (const supertype of filter.notSupertypes ?? []) parts.push(`non${supertype.toLowerCase()}`);
  for (const type of filter.notTypes ?? []) parts.push(`non${typeWords[type]}`);
  for (const subtype of filter.notSubtypes ?? []) parts.push(`non-${subtype}`);
  for (const color of filter.notColors ?? []) parts.push(`non${colorWords[color]}`);
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
  const types = filter.types?.map((type) => number(typeWords[type]));
  const all = filter.allTypes?.map((type) => typeWords[type]).join(" ");
  const nouns = [
    ...(types === undefined ? [] : [listed(types, join)]),
    ...(all === undefined ? [] : [number(all)]),
  ].join(" ");
  if (filter.subtypes === undefined) return nouns;
  if (nouns === "") return listed(filter.subtypes.map(number), join);
  return `${listed(filter.subtypes, join)} ${nouns}`;
}

export function comparison({ is, value }: Comparison, context: Context): string {
  const number = amount(value, context);
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

function withParts(filter: Filter, context: Context): readonly string[] {
  const having: string[] = [];
  if (filter.keyword !== undefined) having.push(keywordWords[filter.keyword]);
  if (filter.power !== undefined) having.push(`power ${comparison(filter.power, context)}`);
  if (filter.toughness !== undefined) having.push(`toughness ${comparison(filter.toughness, context)}`);
  if (filter.manaValue !== undefined) having.push(`mana value ${comparison(filter.manaValue, context)}`);
  if (filter.counter !== undefined) having.push(`${withArticle(counterWords[filter.counter])} on it`);
  if (filter.xInCost === true) having.push("{X} in its mana cost");
  if (filter.sameNameAs !== undefined) having.push(`the same name as ${reference(filter.sameNameAs, context).text}`);
  if (filter.sameManaValueAs !== undefined) {
    having.push(`the same mana value as ${reference(filter.sameManaValueAs, context).text}`);
  }
  if (filter.sameControllerAs !== undefined) having.push("the same controller");
  return [
    having.length === 0 ? "" : `with ${listed(having)}`,
    filter.withoutKeyword === undefined ? "" : `without ${keywordWords[filter.withoutKeyword]}`,
  ];
}

function whoseParts(filter: Filter, context: Context, form: NounForm): readonly string[] {
  const parts: string[] = [];
  if (filter.controller !== undefined) parts.push(controlled(filter.controller, filter.noun === "spell", context));
  if (filter.zone !== undefined) parts.push(inZone(filter, filter.zone, context, form));
  else if (filter.owner !== undefined) parts.push(owned(filter.owner, context));
  if (filter.ofChosenColor === true) parts.push("of the chosen color");
  if (filter.among !== undefined) parts.push(among(filter, context));
  if (filter.exiledWith !== undefined) parts.push(`exiled with ${objectOf(reference(filter.exiledWith, context))}`);
  if (filter.attachedTo !== undefined) parts.push(`attached to ${objectOf(reference(filter.attachedTo, context))}`);
  if (filter.blockingOrBlockedBy !== undefined) {
    parts.push(`blocking or blocked by ${objectOf(reference(filter.blockingOrBlockedBy, context))}`);
  }
  if (filter.blockedBy !== undefined) parts.push(`blocked by ${objectOf(reference(filter.blockedBy, context))}`);
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

function controlled(whose: Whose, cast: boolean, context: Context): string {
  const [plain, third] = cast ? ["cast", "casts"] : ["control", "controls"];
  switch (whose) {
    case "you":
      return `you ${plain}`;
    case "opponent":
      return `an opponent ${third}`;
    case "opponents":
      return `your opponents ${plain}`;
    case "notYou":
      return `you don't ${plain}`;
    default: {
      const who = player(whose, context);
      return `${who.text} ${who.is === "one" ? third : plain}`;
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

function among({ among: name = "", noun: kind }: Filter, context: Context): string {
  const noun = pluralOf(
    kind === "card" ? "card" : reference({ ref: name, say: "that" }, context).text.split(" ").slice(1).join(" "),
  );
  return kind === "card" ? "from among them" : `of those ${noun}`;
}

/** "in your graveyard", "from a graveyard", "in all graveyards", "on the battlefield". */
function inZone({ owner }: Filter, zone: Zone | readonly Zone[], context: Context, { from, plural }: NounForm): string {
  if (zone === "battlefield") return "on the battlefield";
  if (zone === "exile") return from === true ? "from exile" : "in exile";
  const zones =
    typeof zone === "string"
      ? zoneWords[zone]
      : listed(
          zone.map((one) => zoneWords[one]),
          "and/or",
        );
  const preposition = from === true ? "from" : zone === "stack" ? "on" : "in";
  return `${preposition} ${zoneOf(owner, zones, context, plural === true && from !== true)}`;
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
