/**
 * Verbs in English: a total map, an entry for each verb that the card language has, the mechanics' verbs included. An entry says its
 * effect as a clause; `does` finds the form of the verb, and `clauses` makes sentences of them.
 */
import type {
  DelayedEvent,
  Duration,
  Effect,
  Mana,
  PlayerRef,
  Quantity,
  Selection,
  Token,
  Who,
} from "@nykthos/engine/card";
import { isTarget } from "@nykthos/engine/card";
import type { VerbTable } from "../tables.ts";
import { grantedAbility } from "./abilities.ts";
import { condition } from "./conditions.ts";
import { paying } from "./costs.ts";
import { event } from "./events.ts";
import type { Phrase } from "./grammar.ts";
import {
  capitalized,
  listed,
  many,
  numberWord,
  objectOf,
  one,
  pluralOf,
  possessiveOf,
  withArticle,
  you,
} from "./grammar.ts";
import { changing, durationWords, exceptions as copyExceptions } from "./modifications.ts";
import { noun } from "./nouns.ts";
import { amount, countedNoun, eachOf, measured, thisWay, whereClause } from "./quantities.ts";
import { doer, plainNoun, player, reference } from "./references.ts";
import { eachOfTargets, exceptions, object, selected } from "./selections.ts";
import type { English } from "./sentence.ts";
import { clause, clauses, does, ended, finite } from "./sentence.ts";
import { isComputed, tokens } from "./tokens.ts";
import { counterWords, zoneWords } from "./words.ts";
import { destination } from "./zones.ts";

function who(who: Who | undefined, context: English): Phrase {
  return who === undefined ? you : doer(who, context);
}
/** You do that to something: "destroy target creature". */
function act(verb: string, rest: string, context: English): string {
  return does(you, verb, rest, context);
}
function library(phrase: Phrase): string {
  return `${possessiveOf(phrase) === "your" ? "your" : phrase.is === "you" ? "your" : "their"} library`;
}
function counters(
  kind: keyof typeof counterWords,
  count: Quantity | "all",
  context: English,
): { text: string; tail: string } {
  if (count === "all") return { text: `all ${pluralOf(counterWords[kind])}`, tail: "" };
  return countedNoun(count, counterWords[kind], context);
}
/** Cards are drawn "equal to" a quantity, not "a number of" them. */
function drawn(count: Quantity, word: string, context: English): string {
  const cards = countedNoun(count, word, context);
  return cards.tail === "" ? cards.text : pluralOf(word) + cards.tail;
}
/** "Until end of turn, …" where the duration is said first. */
function lead(duration: Duration, context: English): string {
  return `${durationWords(duration, context).trim()}, `;
}

export const verbs: VerbTable<English, string> = {
  // Joining words.
  series: ({ list }, context) => {
    const parts = list.map((effect, index) => withoutDoer(list[index - 1], effect, clause(effect, context), context));
    if (parts.length < 3) return parts.join(", then ");
    return `${parts.slice(0, -1).join(", ")}, then ${parts.at(-1)}`;
  },
  and: ({ list }, context) => and(list, context),
  then: ({ effect }, context) => `then ${clause(effect, context)}`,
  paragraph: ({ effects }, context) => `\n${capitalized(clauses(effects, context))}`,
  if: ({ condition: when, then, otherwise, after, instead, lead: leading }, context) => {
    const said = condition(when, context);
    if (instead === true && otherwise !== undefined) {
      const first = ended(clauses(otherwise, context));
      return `${first} If ${said}, ${clauses(then, finite(context))} instead`;
    }
    const word = leading === "then" ? "then if" : "if";
    const main =
      after === true ? `${clauses(then, context)} if ${said}` : `${word} ${said}, ${clauses(then, finite(context))}`;
    if (otherwise === undefined) return main;
    return `${ended(main)} Otherwise, ${clauses(otherwise, finite(context))}`;
  },
  may: ({ who: doing, effect, ifDone, ifNot, doneWord }, context) => {
    const subject = who(doing, context);
    const action = clause(effect, { ...context, mood: subject.is === "you" ? "infinitive" : "bare" });
    let text = `${subject.text} may ${action}${whereClause(context)}`;
    if (ifDone !== undefined) {
      const done = doneWord === "aPlayerDoes" ? "a player does" : subject.is === "you" ? "you do" : "they do";
      text = `${ended(text)} If ${done}, ${clauses(ifDone, finite(context))}`;
    }
    if (ifNot !== undefined) {
      const not = subject.is === "you" ? "you don't" : "they don't";
      text = `${ended(text)} If ${not}, ${clauses(ifNot, finite(context))}`;
    }
    return text;
  },
  unless: ({ effect, who: payer, pays }, context) => {
    const subject = who(payer, context);
    return `${clause(effect, context)} unless ${subject.text} ${paying(pays, context, subject)}`;
  },
  forEach: ({ of, thisWay: way, effect }, context) => {
    const each =
      way === undefined
        ? "ref" in of && (of.say === "eachOfThem" || of.say === "it")
          ? "each of them"
          : selected(of, context).text
        : `each ${thisWay("ref" in of ? of.ref : "", false, context, way)}`;
    return `for ${each}, ${clause(effect, finite(context))}`;
  },
  choose: ({ what, said }, context) =>
    does(you, "choose", object(what, context, { from: "choose" in what }), context, said !== undefined),
  pay: ({ who: payer, cost }, context) => {
    const [verb = "", ...rest] = paying(cost, context).split(" ");
    return does(who(payer, context), verb, rest.join(" "), context);
  },

  // Objects and zones.
  destroy: ({ what, cantBeRegenerated }, context) => {
    const text = act("destroy", object(what, context), context);
    if (cantBeRegenerated !== true) return text;
    return `${text}. ${selected(what, context).is === "many" ? "They" : "It"} can't be regenerated`;
  },
  exile: ({ who: doing, what, until, faceDown }, context) => {
    const down = faceDown === true ? " face down" : "";
    const end = until === undefined ? "" : ` until ${context.name.name} leaves the battlefield`;
    return does(who(doing, context), "exile", `${object(what, context, { from: true })}${down}${end}`, context);
  },
  return: ({ who: doing, what, to }, context) =>
    does(
      who(doing, context),
      "return",
      `${moved(what, context)}${from(what, context)} ${destination(what, to, "return", context)}${exceptions(what, context)}`,
      context,
    ),
  put: ({ who: doing, what, to }, context) =>
    does(
      who(doing, context),
      "put",
      `${moved(what, context)} ${destination(what, to, "put", context)}${from(what, context)}${exceptions(what, context)}`,
      context,
    ),
  turnFaceUp: ({ who: doing, what }, context) =>
    does(who(doing, context), "turn", `face up ${object(what, context)}`, context),
  counter: ({ what }, context) => act("counter", object(what, context), context),
  sacrifice: ({ who: doing, what, count }, context) => {
    const given =
      "ref" in what
        ? objectOf(reference(what, context))
        : object({ choose: what, as: "", ...(count === undefined ? {} : { count }) }, context);
    return does(who(doing, context), "sacrifice", given, context);
  },
  discard: ({ who: doing, what, count }, context) => {
    const subject = who(doing, context);
    if (what !== undefined && "ref" in what)
      return does(subject, "discard", objectOf(reference(what, context)), context);
    if (count === "hand") return does(subject, "discard", subject.is === "you" ? "your hand" : "their hand", context);
    const cards = countedNoun(count, noun({ noun: "card", ...what }, context), context);
    return does(subject, "discard", cards.text + cards.tail, context);
  },
  draw: ({ who: doing, count, additional }, context) =>
    does(who(doing, context), "draw", drawn(count, additional === true ? "additional card" : "card", context), context),
  mill: ({ who: doing, count }, context) => {
    const cards = countedNoun(count, "card", context);
    return does(who(doing, context), "mill", cards.text + cards.tail, context);
  },
  search: ({ who: doing, zones = ["library"], of, filter, count }, context) => {
    const subject = who(doing, context);
    const owner = of === undefined ? (subject.is === "you" ? "your" : "their") : possessiveOf(player(of, context));
    const what = object({ choose: { noun: "card", ...filter }, count, as: "" }, context);
    return does(subject, "search", `${owner} ${listed(zones.map((zone) => zoneWords[zone]))} for ${what}`, context);
  },
  shuffle: ({ who: doing, said }, context) => does(who(doing, context), "shuffle", "", context, said !== undefined),
  shuffleInto: ({ who: doing, what }, context) => {
    const owner =
      doing !== undefined ? "their" : selected(what, context).is === "many" ? "their owner's" : "its owner's";
    return does(who(doing, context), "shuffle", `${object(what, context)} into ${owner} library`, context);
  },
  reveal: ({ what }, context) => act("reveal", object(what, context), context),
  revealHand: ({ who: doing }, context) => {
    const subject = who(doing, context);
    return does(subject, "reveal", subject.is === "you" ? "your hand" : "their hand", context);
  },
  revealFromHand: ({ who: doing, count }, context) => {
    const subject = who(doing, context);
    const cards = countedNoun(count, "card", context);
    const hand = subject.is === "you" ? "your hand" : "their hand";
    return does(subject, "reveal", `${cards.text} from ${hand}${cards.tail}`, context);
  },
  revealTop: ({ who: doing, count }, context) => {
    const subject = who(doing, context);
    return does(subject, "reveal", `${topCards(count, context)} of ${library(subject)}`, context);
  },
  lookAtTop: ({ who: owner, count }, context) =>
    act("look", `at ${topCards(count, context)} of ${possessiveOf(player(owner, context))} library`, context),
  chooseFrom: ({ who: doing, what, from, count }, context) => {
    const by = context.bindings.get(from)?.by;
    if (by === "revealFromHand" && count === undefined && Object.keys(what).every((key) => key === "noun"))
      return does(who(doing, context), "choose", "one of them", context, true);
    const hand = by === "revealHand";
    const chosen = object(
      { choose: { noun: "card", ...what }, as: "", ...(count === undefined ? {} : { count }) },
      context,
    );
    return does(who(doing, context), "choose", `${chosen} from ${hand ? "it" : "among them"}`, context, true);
  },
  putRest: ({ of, to, said }, context) => {
    const rest = context.bindings.get(of)?.two === true ? "the other" : "the rest";
    const what = said === "revealedCards" ? `${rest} of the revealed cards` : rest;
    return act("put", `${what} ${destination({ ref: of }, to, "put", context)}`, context);
  },
  separate: ({ who: doing, what, piles, startingWith }, context) => {
    const start = startingWith === undefined ? "" : "starting with you, ";
    const said = `${object(what, context)} into ${numberWord(piles)} piles`;
    return start + does(who(doing, context), "separate", said, context);
  },
  choosePile: ({ who: doing, own, atRandom }, context) => {
    const subject = who(doing, context);
    const pile = own === true ? `one of ${subject.is === "you" ? "your" : "their"} piles` : "one of those piles";
    return does(subject, "choose", `${pile}${atRandom === true ? " at random" : ""}`, context);
  },
  create: ({ who: doing, token, count, tapped, attacking, blocking }, context) => {
    const entering = attacking === true || blocking !== undefined;
    const made = tokens(token, count, tapped === true && !entering ? "tapped" : "", context);
    const state = [
      ...(entering && tapped === true ? ["tapped"] : []),
      ...(attacking === true ? ["attacking"] : []),
      ...(blocking === undefined ? [] : [`blocking ${objectOf(reference(blocking, context))}`]),
    ];
    const being = entering ? ` that${made.plural ? " are" : "'s"} ${listed(state)}` : "";
    const size = sizeLater(token, made.plural, context);
    return does(who(doing, context), "create", made.text + being + made.tail, context) + size;
  },
  createCopy: ({ of, count = 1, except }, context) => {
    const made = countedNoun(count, "token", context);
    const being = made.plural ? "that are copies of" : "that's a copy of";
    return act(
      "create",
      `${made.text} ${being} ${object(of, context)}${copyExceptions(except, context)}${made.tail}`,
      context,
    );
  },
  copySpell: ({ who: doing, spell, newTargets }, context) => {
    const subject = copier(doing, spell, context);
    const text = does(subject.phrase, "copy", subject.object, context);
    if (newTargets === undefined) return text;
    const chooser = subject.phrase.is === "you" ? "you" : "that player";
    return `${ended(text)} ${capitalized(chooser)} may choose new targets for the copy`;
  },
  chooseNewTargets: ({ spell }, context) =>
    act("choose", `new targets for ${objectOf(reference(spell, context))}`, context),
  attach: ({ what, to }, context) =>
    act("attach", `${objectOf(reference(what, context))} to ${object(to, context)}`, context),
  tap: ({ what }, context) => act("tap", object(what, context), context),
  untap: ({ what }, context) => act("untap", object(what, context), context),
  tapOrUntap: ({ what }, context) => act("tap or untap", object(what, context), context),
  removeFromCombat: ({ what }, context) => act("remove", `${object(what, context)} from combat`, context),
  regenerate: ({ what }, context) => act("regenerate", object(what, context), context),
  fight: ({ what, with: other }, context) => does(selected(what, context), "fight", object(other, context), context),
  proliferate: (_, context) => act("proliferate", "", context),
  detain: ({ what }, context) => act("detain", object(what, context), context),

  // Damage, life, counters, mana, turns.
  damage: ({ source, amount: quantity, to, divided, amountLast }, context) => {
    const subject = selected(source, context);
    const damage = measured(quantity, "damage", context);
    const receiver = divided === true ? object(to, context) : eachOfTargets(to, context);
    if (divided === true) {
      return does(subject, "deal", `${damage.text}${damage.tail} divided as you choose among ${receiver}`, context);
    }
    if (amountLast === true) return does(subject, "deal", `${damage.text} to ${receiver}${damage.tail}`, context);
    return does(subject, "deal", `${damage.text}${damage.tail} to ${receiver}`, context);
  },
  gainLife: ({ who: doing, amount: quantity }, context) => {
    const life = measured(quantity, "life", context);
    return does(who(doing, context), "gain", life.text + life.tail, context, true);
  },
  loseLife: ({ who: doing, amount: quantity }, context) => {
    const life = measured(quantity, "life", context);
    return does(who(doing, context), "lose", life.text + life.tail, context, true);
  },
  putCounters: ({ kind, count, on, distributed }, context) => {
    const put = counters(kind, count, context);
    const receiver = distributed === true ? object(on, context) : eachOfTargets(on, context);
    if (distributed === true) return act("distribute", `${put.text} among ${receiver}${put.tail}`, context);
    return act("put", `${put.text} on ${receiver}${put.tail}`, context);
  },
  removeCounters: ({ kind, count, from }, context) => {
    const removed = counters(kind, count, context);
    return act("remove", `${removed.text} from ${object(from, context)}${removed.tail}`, context);
  },
  moveCounters: ({ kind, from, to }, context) =>
    act(
      "move",
      `any number of ${pluralOf(counterWords[kind])} from ${object(from, context)} onto ${object(to, context)}`,
      context,
    ),
  doubleCounters: ({ kind, on }, context) =>
    act("double", `the number of ${pluralOf(counterWords[kind])} on ${object(on, context)}`, context),
  addMana: ({ who: doing, mana: added, additional }, context) => {
    const text = mana(added, context);
    return does(who(doing, context), "add", additional === true ? `an additional ${text}` : text, context);
  },
  chooseColor: ({ who: doing }, context) => does(who(doing, context), "choose", "a color", context),
  extraTurn: ({ who: doing, count }, context) => {
    const text = does(who(doing, context), "take", "an extra turn after this one", context);
    return count === undefined || typeof count === "number" ? text : `for each ${eachOf(count, context)}, ${text}`;
  },
  emblem: ({ abilities }, context) => {
    const quoted = listed(abilities.map((ability) => grantedAbility(ability, context)));
    return does(you, "get", `an emblem with ${quoted}`, context, true);
  },
  controlNextTurn: ({ who: doing }, context) => {
    const subject = who(doing, context);
    return does(you, "control", `${objectOf(subject)} during that player's next turn`, context, true);
  },

  // Continuous effects and effects that wait.
  continuous: ({ what, mods, duration, lead: leading, each }, context) => {
    const phrase = selected(what, context);
    const subject = each === true ? many(`${phrase.text} each`) : phrase;
    const ends = leading === true ? undefined : duration;
    const plain = context.mood === "infinitive";
    const kind = isTarget(what) ? { noun: plainNoun(what.target) } : {};
    const said = changing(subject, mods, { duration: ends, plain, known: "ref" in what, ...kind }, context);
    const text = plain ? `have ${said}` : said;
    return leading === true ? lead(duration, context) + text : text;
  },
  gainControl: ({ who: doing, what, duration }, context) => {
    const ends = duration === undefined ? "" : durationWords(duration, context);
    return does(who(doing, context), "gain", `control of ${object(what, context)}${ends}`, context);
  },
  exchangeControl: ({ one: first, other }, context) =>
    act("exchange", `control of ${object(first, context)} and ${object(other, context)}`, context),
  preventDamage: ({ amount: quantity, combat, to, by, duration, both, then }, context) => {
    const damage = combat === true ? "combat damage" : "damage";
    const prevented = quantity === "all" ? `all ${damage}` : `the next ${amount(quantity, context)} ${damage}`;
    const leads = duration === "untilYourNextTurn";
    if (by !== undefined && "choose" in by) {
      const dealer = selected(by, context).text;
      return act("prevent", `${prevented} ${dealer} would deal${durationWords(duration, context)}`, context);
    }
    const dealing = by === undefined ? "" : ` by ${object(by, context)}`;
    const receiver =
      to === undefined ? "" : "players" in to && to.players === "eachPlayer" ? "players" : object(to, context);
    const dealt =
      both === true ? ` to and dealt by ${receiver}` : `${receiver === "" ? "" : ` to ${receiver}`}${dealing}`;
    const text = act(
      "prevent",
      `${prevented} that would be dealt${dealt}${leads ? "" : durationWords(duration, context)}`,
      context,
    );
    const said = leads ? lead(duration, context) + text : text;
    if (then === undefined) return said;
    return `${said}${whereClause(context)}. If damage is prevented this way, ${clauses(then, finite(context))}`;
  },
  exileInstead: ({ what, would, duration, thisWay }, context) => {
    const phrase = selected(what, context);
    const subject = thisWay === true ? one("a creature dealt damage this way") : phrase;
    const time = durationWords(duration, context);
    const it = subject.is === "many" ? "them" : "it";
    if (would === "die") return `if ${subject.text} would die${time}, exile ${it} instead`;
    return `if ${subject.text} would leave the battlefield${time}, exile ${it} instead of putting ${it} anywhere else`;
  },
  delayed: ({ when, effects, lead: leading }, context) => {
    if (typeof when === "object")
      return `when ${event(when.event, context)} this turn, ${clauses(effects, finite(context))}`;
    const time = delayedWords[when];
    if (leading === true) return `${time}, ${clauses(effects, finite(context))}`;
    return `${clauses(effects, context)} ${time}`;
  },
  additionalLand: ({ count }, context) => {
    const lands = count === 1 ? "an additional land" : `${numberWord(count)} additional lands`;
    return `${context.mood === "infinitive" ? "" : "you may "}play ${lands} this turn`;
  },
  mayPlay: ({ what, verb, duration, anyColorMana }, context) => {
    const played = objectOf(reference(what, context));
    const may = context.mood === "infinitive" ? verb : `you may ${verb}`;
    const mana = " and you may spend mana as though it were mana of any color to cast that spell";
    const text = `${may} ${played}`;
    const tail = anyColorMana === true ? mana : "";
    return duration === "endOfTurn"
      ? lead(duration, context) + text + tail
      : `${text}${durationWords(duration, context)}${tail === "" ? "" : `,${tail}`}`;
  },
  castFree: ({ filter, zone }, context) =>
    act(
      "cast",
      `${withArticle(noun({ noun: "spell", ...filter }, context))} from your ${zoneWords[zone]} without paying its mana cost`,
      context,
    ),

  // The mechanics.
  monstrosity: ({ n }, context) => act("monstrosity", amount(n, context), context),
  scry: ({ who: doing, count }, context) => does(who(doing, context), "scry", amount(count, context), context),
};

/**
 * "A and B". What both have in common is said once: the subject ("~ gets +1/+0 until end of turn and deals 1 damage to you"), the
 * verb ("put one of them into your hand and the rest into your graveyard"). What you undergo is said of you, and then so is all.
 */
function and(list: readonly Effect[], context: English): string {
  const stated =
    context.mood === "finite" && list.every((effect) => isOfYou(effect)) && list.some((effect) => isStated(effect));
  const inner = stated ? { ...context, mood: "stated" as const } : context;
  const said = list.map((effect, index) => {
    const text = clause(effect, inner);
    const before = list[index - 1];
    if (before === undefined) return text;
    if (before.do === "put" && effect.do === "putRest") return text.replace(/^put /u, "");
    if (doerOf(before) !== undefined && doerOf(before) === doerOf(effect)) {
      return withoutDoer(before, effect, text, context);
    }
    const [first, second] = [subjectOf(before), subjectOf(effect)];
    if (context.mood !== "finite" || first === undefined || second === undefined || !sameThing(first, second))
      return text;
    const verb = before.do === "damage" && effect.do === "damage" ? " deals" : "";
    return text.slice(`${selected(second, context).text}${verb} `.length);
  });
  return listed(said);
}
/** Who goes on with what they did is not said again: "each player turns face up all cards …, then puts all … among them". */
function withoutDoer(before: Effect | undefined, effect: Effect, text: string, context: English): string {
  const doing = doerOf(effect);
  if (doing === undefined || before === undefined || doing !== doerOf(before)) return text;
  if (!("as" in before) || !JSON.stringify(effect).includes(`"${before.as}"`)) return text;
  const subject = `${player(doing, context).text} `;
  return text.startsWith(subject) ? text.slice(subject.length) : text;
}
function doerOf(effect: Effect): Extract<PlayerRef, string> | undefined {
  return "who" in effect && typeof effect.who === "string" && effect.who !== "you" ? effect.who : undefined;
}
function subjectOf(effect: Effect): Selection | undefined {
  if (effect.do === "continuous") return effect.what;
  return effect.do === "damage" ? effect.source : undefined;
}
function sameThing(one: Selection, other: Selection): boolean {
  return "ref" in one && "ref" in other && one.ref === other.ref && one.say === other.say;
}
function isOfYou(effect: Effect): boolean {
  return (effect.do === "draw" || effect.do === "mill" || isStated(effect)) && effect.who === "you";
}
function isStated(effect: Effect): effect is Extract<Effect, { readonly do: "gainLife" | "loseLife" }> {
  return effect.do === "gainLife" || effect.do === "loseLife";
}

/** Something that is moved, and where from. The object of an ability that functions in another zone is there. */
function moved(what: Selection, context: English): string {
  return object(what, context, { from: true, exceptLater: true });
}
function from(what: Selection, { zone }: English): string {
  return zone !== undefined && "ref" in what && what.ref === "self" ? ` from your ${zoneWords[zone]}` : "";
}

/** ". Its power is equal to …", for a token whose size is no plain number. */
function sizeLater({ power, toughness }: Token, plural: boolean, context: English): string {
  if (!isComputed(power) && !isComputed(toughness)) return "";
  const its = plural ? "their" : "its";
  const said = [
    ...(power === undefined ? [] : [`${its} power is equal to ${amount(power, context)}`]),
    ...(toughness === undefined ? [] : [`${its} toughness is equal to ${amount(toughness, context)}`]),
  ];
  return `. ${capitalized(listed(said))}`;
}

function topCards(count: Quantity, context: English): string {
  if (count === 1) return "the top card";
  return `the top ${typeof count === "number" ? numberWord(count) : amount(count, context)} cards`;
}

/** "The controller of target spell copies it": the spell is named with its controller, then called "it". */
function copier(doing: Who, spell: Selection, context: English): { readonly phrase: Phrase; readonly object: string } {
  const text = object(spell, context);
  if (typeof doing === "object" && "controllerOf" in doing && !("ref" in spell)) {
    return { phrase: one(`the controller of ${text}`), object: "it" };
  }
  return { phrase: who(doing, context), object: text };
}

const delayedWords: Readonly<Record<Extract<DelayedEvent, string>, string>> = {
  nextEndStep: "at the beginning of the next end step",
  nextUpkeep: "at the beginning of the next turn's upkeep",
  yourNextUpkeep: "at the beginning of your next upkeep",
  thisTurnsNextEndOfCombat: "at this turn's next end of combat",
};

function mana(added: Mana, context: English): string {
  if ("symbols" in added) return added.symbols;
  if ("either" in added)
    return listed(
      added.either.map((type) => `{${type}}`),
      "or",
    );
  if ("anyColor" in added) return manaOf(added.anyColor, "of any color", context);
  if ("combination" in added) {
    const { combination } = added;
    const colors =
      combination.length === 5
        ? "colors"
        : listed(
            combination.map((color) => `{${color}}`),
            "and/or",
          );
    const count = typeof added.count === "number" ? numberWord(added.count) : amount(added.count, context);
    return `${count} mana in any combination of ${colors}`;
  }
  if ("amountOf" in added) return `an amount of {${added.amountOf}} equal to ${amount(added.count, context)}`;
  if ("chosenColor" in added) return manaOf(added.chosenColor, "of that color", context);
  return `${numberWord(added.typeProduced)} mana of any type that land produced`;
}
function manaOf(count: Quantity, kind: string, context: English): string {
  if (typeof count === "number") return `${numberWord(count)} mana ${kind}`;
  if ("x" in count || "whereX" in count) return `${amount(count, context)} mana ${kind}`;
  // What can be counted adds one for each, what is measured an amount.
  if ("count" in count || "countersOn" in count) return `one mana ${kind} for each ${eachOf(count, context)}`;
  return `an amount of mana ${kind} equal to ${amount(count, context)}`;
}
