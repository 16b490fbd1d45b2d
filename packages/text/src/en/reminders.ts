/**
 * Reminder text (207.2): what a keyword or a keyword action means, in parentheses after its paragraph, where it is asked for. Made
 * from the mechanic's own values and in words of our own; the printed reminders are not what is checked or copied.
 */
import type { Ability, Keyword, ProtectionQuality, Quantity, Token } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { grantedContext } from "../context.ts";
import type { KeywordTable } from "../tables.ts";
import { sayKeyword } from "../tables.ts";
import { paragraph } from "./abilities.ts";
import { activationCost } from "./costs.ts";
import { listed, sentence, withArticle } from "./grammar.ts";
import { indefinite, noun } from "./nouns.ts";
import { countedNoun } from "./quantities.ts";
import { colorWords, typeWords } from "./words.ts";

/** A paragraph with the reminders of what it is the first to use in its card; `said` has what was explained before. */
export function reminded(text: string, ability: Ability, context: Context, said: Set<string>): string {
  if (!context.reminder) return text;
  const found: string[] = [];
  collect(ability, context, found);
  const fresh = [...new Set(found)].filter((reminder) => !said.has(reminder));
  for (const reminder of fresh) said.add(reminder);
  return fresh.length === 0 ? text : `${text} (${fresh.map(sentence).join(" ")})`;
}

/** Keywords and actions, wherever they stand in an ability, in the order of the text. */
function collect(node: unknown, context: Context, found: string[]): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, context, found);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const fields = node as Readonly<Record<string, unknown>>;
  if (isKeyword(fields)) found.push(sayKeyword(keywords, fields, context));
  const { do: verb, token } = fields;
  if (typeof verb === "string") {
    const explain = actions[verb];
    if (explain !== undefined) found.push(explain(fields, context));
  }
  if (isPredefined(token)) found.push(tokenReminder(token, context));
  else for (const value of Object.values(fields)) collect(value, context, found);
}

/** In a noun phrase a keyword is a mere name; as an ability it stands by itself, in a list or under a modification. */
function isKeyword(fields: Readonly<Record<string, unknown>>): fields is Readonly<Record<string, unknown>> & Keyword {
  const { keyword, kind } = fields;
  const nounFields = ["noun", "types", "controller", "other", "subtypes", "zone", "power", "target"];
  return (
    typeof keyword === "string" &&
    kind === undefined &&
    keyword in keywords &&
    !nounFields.some((field) => field in fields)
  );
}

function counters(count: Quantity, context: Context): string {
  return countedNoun(count, "+1/+1 counter", context).text;
}

const keywords: KeywordTable<Context, string> = {
  bestow: ({ cost }, context) =>
    `For ${activationCost(cost, context)}, you may cast this as an Aura that enchants a creature. When it has nothing to enchant any more, it is a creature`,
  bloodthirst: ({ n }, context) =>
    `It enters with ${counters(n, context)} if damage was dealt to an opponent this turn`,
  cycling: ({ cost, landType }, context) =>
    landType === undefined
      ? `Pay ${activationCost(cost, context)} and throw this card away from your hand to draw a card`
      : `Pay ${activationCost(cost, context)} and throw this card away from your hand to find ${withArticle(landType)} card in your library; reveal it, take it and shuffle`,
  deathtouch: () => "However little damage it deals to a creature, that creature is destroyed",
  defender: () => "It is not able to attack",
  doubleStrike: () => "It strikes together with creatures that have first strike, and then once more",
  echo: ({ cost }, context) => `In your first upkeep with it, pay ${activationCost(cost, context)} or sacrifice it`,
  enchant: ({ filter }, context) =>
    `As you cast this, choose ${indefinite(filter, context)} as its target; it enters attached to what you chose`,
  equip: ({ cost }, context) =>
    `Pay ${activationCost(cost, context)} to attach this to one of your creatures, at a time when you might cast a sorcery`,
  extort: () =>
    "With every spell you cast, you may pay {W/B}; each opponent then loses 1 life and you gain as much as was lost",
  firstStrike: () => "In combat it strikes before creatures that have no first strike",
  flash: () => "You may cast it whenever you might cast an instant",
  flying: () => "Only creatures that fly or have reach can block it",
  fuse: () => "From your hand, you may cast one half or both halves",
  graft: ({ n }, context) =>
    `It enters with ${counters(n, context)}. Each time another creature enters, you may move one of them onto that creature`,
  haste: () => "It may attack and use its {T} abilities at once",
  hexproof: () => "Spells and abilities of opponents can't choose it as a target",
  indestructible: () => 'Neither damage nor an effect that says "destroy" destroys it',
  intimidate: () => "Only artifact creatures and creatures that have a color in common with it can block it",
  lifelink: () => "You gain as much life as it deals damage",
  menace: () => "It takes two or more creatures to block it",
  overload: ({ cost }, context) =>
    `For ${activationCost(cost, context)} instead of its mana cost, it has no target and does its work on each one that it might have targeted`,
  protection: ({ from }, context) =>
    `Nothing that is ${quality(from, context)} can target, damage, block or be attached to it`,
  reach: () => "It is able to block creatures that fly",
  trample: () => "Damage beyond what destroys its blockers may go to the player or planeswalker it attacks",
  tribute: ({ n }, context) =>
    `As it enters, an opponent of your choice decides whether it gets ${counters(n, context)}`,
  unleash: () => "It may enter with a +1/+1 counter on it, and can't block while it has one",
  vigilance: () => "It stays untapped when it attacks",
};

function quality(from: ProtectionQuality, context: Context): string {
  if ("colors" in from)
    return listed(
      from.colors.map((color) => colorWords[color]),
      "or",
    );
  if ("multicolored" in from) return "multicolored";
  if ("types" in from)
    return listed(
      from.types.map((type) => withArticle(typeWords[type])),
      "or",
    );
  if ("objects" in from) return `one of the ${noun(from.objects, context, { plural: true })}`;
  return "of the color you choose";
}

type Explain = (fields: Readonly<Record<string, unknown>>, context: Context) => string;

/** Keyword actions whose name alone does not say what happens (701). */
const actions: Readonly<Record<string, Explain>> = {
  scry: ({ count }, context) => {
    if (count === 1) return "See the top card of your library, and leave it there or put it on the bottom";
    const cards = countedNoun(count as Quantity, "card", context).text;
    return `See the top ${cards} of your library. Put those you don't want on the bottom and the others back on top, in the order you like`;
  },
  monstrosity: ({ n }, context) =>
    `Unless it is monstrous already, it gets ${counters(n as Quantity, context)} and is monstrous from now on`,
  fight: () => "Each of the two deals damage to the other, as much as its power",
  detain: () => "Before your next turn it can neither attack nor block, and nobody can activate its abilities",
  proliferate: () =>
    "Choose permanents and players that have counters, as many as you like; each gets one more of every kind it has",
  regenerate: () =>
    "When it would next be destroyed this turn, it isn't; it becomes tapped, is healed of damage and leaves combat",
  mill: ({ count }) =>
    count === 1
      ? "The card goes from the top of the library into the graveyard"
      : "The cards go from the top of the library into the graveyard",
};

function isPredefined(token: unknown): token is Token {
  return typeof token === "object" && token !== null && "predefined" in token && token.predefined === true;
}

/** What a predefined token is and has (111.10). */
function tokenReminder(token: Token, context: Context): string {
  const types = listed(token.types.map((type) => typeWords[type]));
  const abilities = (token.abilities ?? []).map(
    (ability) => `"${paragraph(ability, { ...grantedContext(context, ability), name: { name: `this ${types}` } })}"`,
  );
  const having = abilities.length === 0 ? "" : ` that has ${listed(abilities)}`;
  return `${token.name ?? token.subtypes.join(" ")} is ${withArticle(types)}${having}`;
}
