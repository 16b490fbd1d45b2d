/**
 * What a continuous effect does to an object (611, 613) in English, as the predicates of one sentence: "gets +2/+2 and has flying",
 * "can't attack or block, and its activated abilities can't be activated".
 */
import type { AttackCondition, Duration, Filter, Modification, Quantity, Signed } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import type { ModificationTable } from "../tables.ts";
import { sayModification } from "../tables.ts";
import { grantedAbility } from "./abilities.ts";
import { activationCost, paying } from "./costs.ts";
import type { Phrase } from "./grammar.ts";
import { agreeing, listed, many, numberWord, objectOf, one, pluralOf, possessiveOf, withArticle } from "./grammar.ts";
import { keywordName } from "./keywords.ts";
import { indefinite, noun } from "./nouns.ts";
import { amount, eachOf } from "./quantities.ts";
import { player, reference } from "./references.ts";
import { object } from "./selections.ts";
import { colorWords, keywordWords, typeWords } from "./words.ts";

/** Where a modification stands. */
interface Place {
  readonly context: Context;
  readonly subject: Phrase;
  /** A static ability: things "have" and "are" rather than "gain" and "become". */
  readonly lasting: boolean;
  /** Spoken of before, and changed for good: it "is" something from now on, in addition to the rest. */
  readonly forGood?: boolean;
  readonly duration: Duration | undefined;
  /** The plain noun for the subject, where it has one: "They're still lands." */
  readonly noun?: string;
}

/** A predicate: its verb in the plain form and the rest. Where `item`, like predicates are listed: "has A, B, and C". */
interface Predicate {
  readonly verb: string;
  readonly rest: string;
  readonly item?: true;
  /** The duration is part of the predicate already. */
  readonly timed?: true;
  /** A sentence of its own, with another subject. */
  readonly clause?: string;
  /** A sentence that follows. */
  readonly after?: string;
}

function can(rest: string): Predicate {
  return { verb: "can't", rest };
}
function granted(place: Place, rest: string): Predicate {
  return { verb: place.lasting ? "have" : "gain", rest, item: true };
}
function become(place: Place, rest: string): Predicate {
  return { verb: place.lasting ? "be" : "become", rest };
}
function pronoun({ subject }: Place): Phrase {
  return subject.is === "many" ? many("they") : one("it");
}

const modifications: ModificationTable<Place, Predicate> = {
  copyOf: ({ object: of, except }, place) => ({
    verb: place.lasting ? "be" : "become",
    rest: `a copy of ${object(of, place.context)}${exceptions(except, place.context)}`,
  }),
  control: ({ by }, { subject, context }) => {
    const who = player(by, context);
    return { verb: "", rest: "", clause: `${who.text} ${agreeing(who, "control")} ${objectOf(subject)}` };
  },
  addTypes: ({ types = [], subtypes = [] }, place) => {
    const words = [...subtypes, ...types.map((type) => typeWords[type])].join(" ");
    const known = { ...place, lasting: place.lasting || place.forGood === true };
    return become(known, `${withArticle(words)} in addition to ${possessiveOf(pronoun(place))} other types`);
  },
  removeTypes: ({ types }) => ({
    verb: "isn't",
    rest: withArticle(
      listed(
        types.map((type) => typeWords[type]),
        "or",
      ),
    ),
  }),
  everyBasicLandType: (_, place) =>
    become(place, `every basic land type in addition to ${possessiveOf(pronoun(place))} other types`),
  becomes: ({ types = [], subtypes = [], colors = [], base, keywords = [], keeping }, place) => {
    const { context, subject, noun: kind = "permanent" } = place;
    const words = [
      colors.length === 0 ? "" : listed(colors.map((color) => colorWords[color])),
      ...subtypes,
      ...types.map((type) => typeWords[type]),
    ].filter((word) => word !== "");
    const having = keywords.map((keyword) => keywordName(keyword, context));
    const size = base === undefined ? "" : `${amount(base.power, context)}/${amount(base.toughness, context)}`;
    const number = (text: string): string => (subject.is === "many" ? pluralOf(text) : withArticle(text));
    const withThose = (parts: readonly string[]): string => (parts.length === 0 ? "" : ` with ${listed(parts)}`);
    if (keeping === true) {
      const still = subject.is === "many" ? `They're still ${pluralOf(kind)}` : `It's still ${withArticle(kind)}`;
      const what = number([size, ...words].filter((word) => word !== "").join(" "));
      return { ...become(place, `${what}${withThose(having)}`), after: still };
    }
    const parts = [...(size === "" ? [] : [`base power and toughness ${size}`]), ...having];
    return become(place, `${number(words.join(" "))}${withThose(parts)}`);
  },
  setColors: ({ colors }, place) => become(place, listed(colors.map((color) => colorWords[color]))),
  keyword: (keyword, place) => granted(place, keywordName(keyword, place.context)),
  loseKeyword: (keyword) => ({ verb: "lose", rest: keywordWords[keyword], item: true }),
  loseAllAbilities: () => ({ verb: "lose", rest: "all abilities", item: true }),
  cantHave: (keyword) => can(`have or gain ${keywordWords[keyword]}`),
  ability: (ability, place) => granted(place, grantedAbility(ability, place.context)),
  thisAbility: (_, place) => granted({ ...place, lasting: true }, "this ability"),
  setBase: ({ power, toughness }, { context, lasting }) => ({
    verb: "have",
    rest: `base power and toughness ${amount(power, context)}/${amount(toughness, context)}`,
    ...(lasting ? { item: true as const } : {}),
  }),
  pt: ({ power, toughness, forEach, plusForEach }, { context }) => {
    const size = `${signed(power, context)}/${signed(toughness, context)}`;
    const times = (quantity: Quantity | undefined): string =>
      quantity === undefined ? "" : ` for each ${eachOf(quantity, context)}`;
    const more = plusForEach === undefined ? "" : ` and ${size}${times(plusForEach)}`;
    return { verb: "get", rest: `${size}${times(forEach)}${more}` };
  },
  cantAttack: ({ alone, unless }, { context }) =>
    can(
      `attack${alone === true ? " alone" : ""}${unless === undefined ? "" : ` unless ${attackCondition(unless, context)}`}`,
    ),
  cantBlock: ({ alone, what, unless }, { context }) => {
    const blocked = what === undefined ? "" : ` ${objectOf(reference(what, context))}`;
    const condition = unless === undefined ? "" : ` unless you control ${object({ choose: unless, as: "" }, context)}`;
    return can(`block${alone === true ? " alone" : ""}${blocked}${condition}`);
  },
  cantAttackOrBlock: ({ alone, unlessPays }, place) => {
    const payer = one(`${possessiveOf(pronoun(place))} controller`);
    const unless = unlessPays === undefined ? "" : ` unless ${payer.text} ${paying(unlessPays, place.context, payer)}`;
    return can(`attack or block${alone === true ? " alone" : ""}${unless}`);
  },
  cantBeBlocked: ({ exceptBy, by, exceptByCount, unlessAll }, { context }) => {
    if (by !== undefined) return can(`be blocked by ${noun(by, context, { plural: true })}`);
    if (exceptBy !== undefined) return can(`be blocked except by ${noun(exceptBy, context, { plural: true })}`);
    if (exceptByCount !== undefined) return can(`be blocked except by ${numberWord(exceptByCount)} or more creatures`);
    if (unlessAll === true) return can("be blocked unless all creatures defending player controls block it");
    return can("be blocked");
  },
  canBlockOnly: ({ what }, { context }) => ({
    verb: "can",
    rest: `block only ${noun(what, context, { plural: true })}`,
  }),
  canBlockAdditional: ({ count }, { duration }) => ({
    verb: "can",
    rest: `block an additional ${count === 1 ? "creature" : `${numberWord(count)} creatures`}${duration === undefined ? " each combat" : ""}`,
  }),
  canAttackAsThoughNoDefender: (_, place) => ({
    verb: "can",
    rest: `attack${timeOf(place)} as though ${pronoun(place).text} didn't have defender`,
    timed: true,
  }),
  attacksIfAble: ({ each }, place) => ifAble("attack", each, place),
  blocksIfAble: ({ each, what }, place) =>
    ifAble(what === undefined ? "block" : `block ${objectOf(reference(what, place.context))}`, each, place),
  mustBeBlocked: (_, { duration }) => ({
    verb: "must",
    rest: `be blocked${duration === "thisTurn" ? " this turn" : ""} if able`,
    timed: true,
  }),
  allMustBlock: (_, place) => ({
    verb: "",
    rest: "",
    timed: true,
    clause: `all creatures able to block ${objectOf(place.subject)}${timeOf(place)} do so`,
  }),
  doesntUntap: ({ step }, { subject }) => ({
    verb: "don't",
    rest:
      subject.is === "many"
        ? `untap during their controllers' ${step === "untapStep" ? "untap steps" : "next untap steps"}`
        : `untap during its controller's ${step === "untapStep" ? "untap step" : "next untap step"}`,
  }),
  cantBeRegenerated: () => can("be regenerated"),
  cantActivate: (_, place) => ({
    verb: "",
    rest: "",
    clause: `${possessiveOf(pronoun(place))} activated abilities can't be activated`,
  }),
  activationCostsMore: ({ cost }, { subject, context }) => ({
    verb: "",
    rest: "",
    clause: `activated abilities of ${objectOf(subject)} cost ${activationCost(cost, context)} more to activate`,
  }),
};

function timeOf({ duration }: Place): string {
  return duration === undefined ? "" : durationWords(duration, undefined);
}

function ifAble(verb: string, each: "combat" | "turn" | undefined, place: Place): Predicate {
  const time = each === undefined ? timeOf(place) : ` each ${each}`;
  return { verb, rest: `${time.trim()} if able`.trim(), timed: true };
}

function signed({ sign, amount: quantity }: Signed, context: Context): string {
  return `${sign}${amount(quantity, context)}`;
}

/** What someone controls, where the sentence says already who does. */
function controlled({ controller: _, ...filter }: Filter, context: Context): string {
  return indefinite(filter, context);
}

function attackCondition(condition: AttackCondition, context: Context): string {
  if ("defenderControls" in condition)
    return `defending player controls ${controlled(condition.defenderControls, context)}`;
  if ("youControl" in condition) return `you control ${controlled(condition.youControl, context)}`;
  return `you ${paying(condition.cost, context)}`;
}

/** ", except it has haste", for copies. */
export function exceptions(except: readonly Modification[] | undefined, context: Context): string {
  if (except === undefined || except.length === 0) return "";
  const subject = one("it");
  const said = predicates(except, { subject, lasting: true, duration: undefined, context });
  // "it is an enchantment" is said "it's an enchantment".
  return `, except ${`it ${said}`.replace(/^it is /u, "it's ")}`;
}

/** The words for a duration, with the space before them; nothing for one that is not said. */
export function durationWords(duration: Duration, context: Context | undefined): string {
  switch (duration) {
    case "endOfTurn":
      return " until end of turn";
    case "thisTurn":
      return " this turn";
    case "thisCombat":
      return " this combat";
    case "untilYourNextTurn":
      return " until your next turn";
    case "indefinitely":
      return "";
  }
  const name = context?.name.name ?? "it";
  switch (duration.aslongAs) {
    case "youControlSelf":
      return ` for as long as you control ${name}`;
    case "selfRemainsTapped":
      return ` for as long as ${name} remains tapped`;
    case "selfOnBattlefield":
      return ` for as long as ${name} remains on the battlefield`;
    case "remainsExiled":
      return " for as long as it remains exiled";
  }
}

/** The predicates of a subject, joined, agreeing with it, with their duration: "gets +1/+1 and gains haste until end of turn". */
function predicates(mods: readonly Modification[], place: Place, plain = false): string {
  const parts = mods.map((mod) => sayModification(modifications, mod, place));
  const joined: string[] = [];
  let items: string[] = [];
  let verb = "";
  const flush = (): void => {
    if (items.length > 0) joined.push(`${plain ? verb : agreeing(place.subject, verb)} ${listed(items)}`);
    items = [];
  };
  let timed = false;
  const separate: string[] = [];
  for (const part of parts) {
    timed ||= part.timed === true;
    if (part.item !== true || part.verb !== verb) flush();
    if (part.clause !== undefined) separate.push(part.clause);
    else if (part.item === true) {
      ({ verb } = part);
      items.push(part.rest);
    } else joined.push(`${plain ? part.verb : agreeing(place.subject, part.verb)} ${part.rest}`);
  }
  flush();
  const text = listed(joined);
  const ends = timed || place.duration === undefined ? "" : durationWords(place.duration, place.context);
  const said = [...(text === "" ? [] : [text + ends]), ...separate].join(", and ");
  return [said, ...parts.flatMap(({ after }) => (after === undefined ? [] : [after]))].join(". ");
}

/** A static ability's sentence: "enchanted creature gets +2/+2 and has flying". */
export function lasting(subject: Phrase, mods: readonly Modification[], context: Context): string {
  const said = predicates(mods, { subject, lasting: true, duration: undefined, context });
  return own(subject, mods, said);
}

/** How an effect changes its subject. */
export interface Change {
  readonly duration: Duration | undefined;
  /** After "have": "have it become". */
  readonly plain?: boolean;
  /** The subject was spoken of before. What such a thing becomes for good, it "is" from now on. */
  readonly known?: boolean;
  readonly noun?: string;
}

/** An effect's sentence: "target creature gets +2/+2 until end of turn". */
export function changing(subject: Phrase, mods: readonly Modification[], change: Change, context: Context): string {
  const { duration, plain = false, known = false, noun: kind } = change;
  const forGood = known && duration === "indefinitely";
  const place: Place = {
    subject,
    lasting: false,
    forGood,
    duration,
    context,
    ...(kind === undefined ? {} : { noun: kind }),
  };
  return own(subject, mods, predicates(mods, place, plain));
}

/** A sentence whose only predicate brings a subject of its own has no other. */
function own(subject: Phrase, mods: readonly Modification[], said: string): string {
  const brings = mods.every((mod) => "control" in mod || "allMustBlock" in mod || "activationCostsMore" in mod);
  return brings ? said : `${subject.text} ${said}`;
}
