/**
 * Modifications in Spanish (613): what is said of an object that an effect changes. What it has by a static ability it "tiene", what a
 * spell or ability gives it it "gana"; keywords that follow each other are said together.
 */
import type { Ability, AttackCondition, Keyword, Modification, Quantity, Signed } from "@nykthos/engine/card";
import type { ModificationTable } from "../tables.ts";
import { sayModification } from "../tables.ts";
import { quoted } from "./abilities.ts";
import type { Form, SpanishVerb } from "./conjugation.ts";
import { conjugated, verbs } from "./conjugation.ts";
import { paying } from "./costs.ts";
import type { Noun } from "./grammar.ts";
import { accusative, adjective, eachOne, indefinite, list, numeral, words } from "./grammar.ts";
import { keywordAbility } from "./keyword-names.ts";
import { asAbilities } from "./keywords.ts";
import type { Nominal } from "./nominal.ts";
import { objectOf } from "./nominal.ts";
import { compoundType, nounOf } from "./heads.ts";
import { colorList, indefinitePhrase, one, phrase } from "./nouns.ts";
import { playerRef } from "./players.ts";
import { amount, figure } from "./quantities.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { selection } from "./selections.ts";
import { subtypesText } from "./type-line.ts";
import { subtypeNoun, typeNouns } from "./words.ts";

/** Where a modification is said. */
interface Saying {
  readonly say: Say;
  readonly subject: Nominal;
  readonly form: Form;
  /** Whether it comes from a spell or ability that resolved: "gana", "se convierte en". */
  readonly gained: boolean;
  /** "cada una", to be said within the first predicate. */
  readonly each: string;
  /** The modifications before this one. */
  readonly before: readonly Modification[];
  /** How long it lasts, where that stands inside: "este turno". */
  readonly lasting: string;
  readonly forGood: boolean;
  /** What the object is called in the abilities that it is given. */
  readonly noun: Noun;
}

function verb(of: SpanishVerb, rest: string, { subject, form, each }: Saying, negated = false): string {
  return words(negated ? "no" : "", conjugated(of, form, subject, "", true), each, rest);
}

/** "no puede atacar". */
function cannot(what: string, saying: Saying): string {
  return verb(verbs.able, what, saying, true);
}

const table: ModificationTable<Saying, string> = {
  copyOf: ({ object, except }, saying) => {
    const of = selection(object, saying.say).after;
    return words(
      verb(verbs.become, `en una copia de ${of}`, saying),
      except === undefined ? "" : `, ${exceptThat(except, saying.subject, saying.say)}`,
    ).replace(" ,", ",");
  },
  control: ({ by }, { say, subject }) => {
    const player = playerRef(by, say);
    return words(
      player.you ? "tú" : player.text,
      conjugated(verbs.control, "plain", player, "", true),
      objectOf(subject),
    );
  },
  addTypes: ({ types = [], subtypes = [] }, saying) => {
    const kind = kindPhrase(types, subtypes, saying.subject.plural);
    const rest = `${kind} además de sus otros tipos`;
    // What something is for good is said as what it is; what it turns into, as a change.
    const turns = saying.gained && !saying.forGood;
    return turns ? verb(verbs.become, `en ${rest}`, saying) : verb(verbs.be, rest, saying);
  },
  removeTypes: ({ types }, saying) =>
    verb(
      verbs.be,
      list(
        types.map((type) => articleNoun(typeNouns[type], saying.subject.plural)),
        "ni",
      ),
      saying,
      true,
    ),
  everyBasicLandType: (_, saying) =>
    verb(verbs.be, "todos los tipos de tierra básica además de sus otros tipos", saying),
  becomes: ({ types = [], subtypes = [], colors, base, keywords = [] }, saying) => {
    const { say, subject } = saying;
    const isCreature = types.includes("Creature");
    const size = base === undefined ? "" : `${amount(base.power, say)}/${amount(base.toughness, say)}`;
    const agreement = { gender: isCreature ? "f" : "m", plural: subject.plural } as const;
    return words(
      verb(verbs.become, "en", saying),
      kindPhrase(types, subtypes, subject.plural),
      colors === undefined ? "" : colorList(colors, agreement, "y"),
      // A creature is said with its power and toughness; what is no creature yet is given them.
      base === undefined ? "" : isCreature ? size : `con fuerza y resistencia base de ${size}`,
      keywords.length === 0 ? "" : `${base === undefined || isCreature ? "con" : "y"} ${asAbilities(keywords, say)}`,
    );
  },
  setColors: ({ colors }, saying) => verb(verbs.be, colorList(colors, saying.subject, "y"), saying),
  keyword: (keyword, saying) =>
    verb(saying.gained ? verbs.gain : verbs.have, asAbilities([keyword], saying.say), saying),
  loseKeyword: (keyword, saying) => verb(verbs.lose, keywordAbility([keyword]), saying),
  loseAllAbilities: (_, saying) => verb(verbs.lose, "todas sus habilidades", saying),
  cantHave: (keyword, saying) => {
    const saidBefore = saying.before.some((other) => "loseKeyword" in other && other.loseKeyword === keyword);
    return cannot(`tener ni ganar ${saidBefore ? "esa habilidad" : keywordAbility([keyword])}`, saying);
  },
  ability: (ability, saying) => verb(saying.gained ? verbs.gain : verbs.have, quotedFor(ability, saying), saying),
  thisAbility: (_, saying) => verb(verbs.have, "esta habilidad", saying),
  setBase: ({ power, toughness }, saying) =>
    verb(
      verbs.have,
      `fuerza y resistencia base de ${amount(power, saying.say)}/${amount(toughness, saying.say)}`,
      saying,
    ),
  pt: ({ power, toughness, forEach, plusForEach }, saying) => {
    const { say, each } = saying;
    const change = `${signed(power, say)}/${signed(toughness, say)}`;
    const rest = words(
      change,
      each,
      forEach === undefined ? "" : `por cada ${oneOf(forEach, say)}`,
      plusForEach === undefined ? "" : `y ${change} por cada ${oneOf(plusForEach, say)}`,
    );
    return verb(verbs.get, rest, { ...saying, each: "" });
  },
  cantAttack: ({ alone, unless }, saying) =>
    cannot(words("atacar", solo(alone, saying), unless === undefined ? "" : unlessAttack(unless, saying.say)), saying),
  cantBlock: ({ alone, what, unless }, saying) =>
    cannot(
      words(
        "bloquear",
        what === undefined ? "" : `a ${reference(what, saying.say).after}`,
        solo(alone, saying),
        unless === undefined ? "" : `a menos que controles ${indefinitePhrase(unless, saying.say)}`,
      ),
      saying,
    ),
  cantAttackOrBlock: ({ alone, unlessPays }, saying) => {
    const payer = { you: false, plural: false };
    const unless =
      unlessPays === undefined
        ? ""
        : `a menos que su controlador ${paying(unlessPays, "subjunctive", payer, saying.say)}`;
    return cannot(
      words(unless === "" ? "atacar ni bloquear" : "atacar o bloquear", solo(alone, saying), unless),
      saying,
    );
  },
  cantBeBlocked: ({ exceptBy, by, exceptByCount, unlessAll }, saying) =>
    cannot(
      words(
        "ser",
        adjective("bloqueado", saying.subject),
        exceptBy === undefined ? "" : `excepto por ${phrase(exceptBy, saying.say, { plural: true }).text}`,
        by === undefined ? "" : `por ${phrase(by, saying.say, { plural: true }).text}`,
        exceptByCount === undefined ? "" : `excepto por ${numeral(exceptByCount, "f")} o más criaturas`,
        unlessAll === true
          ? `a menos que todas las criaturas que controla el jugador defensor ${accusative(saying.subject)} bloqueen`
          : "",
      ),
      saying,
    ),
  canBlockOnly: ({ what }, saying) =>
    words("solo", verb(verbs.able, `bloquear ${phrase(what, saying.say, { plural: true }).text}`, saying)),
  canBlockAdditional: ({ count }, saying) =>
    verb(
      verbs.able,
      words(
        count === 1 ? "bloquear una criatura adicional" : `bloquear ${numeral(count, "f")} criaturas adicionales`,
        saying.gained ? "" : "en cada combate",
      ),
      saying,
    ),
  canAttackAsThoughNoDefender: (_, saying) =>
    verb(
      verbs.able,
      `atacar ${saying.lasting === "" ? "" : `${saying.lasting} `}como si no ${saying.subject.plural ? "tuvieran" : "tuviera"} la habilidad de defensor`,
      saying,
    ),
  attacksIfAble: ({ each }, saying) => ifAble(verbs.attack, "", each, saying),
  blocksIfAble: ({ each, what }, saying) =>
    ifAble(verbs.block, what === undefined ? "" : `a ${reference(what, saying.say).after}`, each, saying),
  mustBeBlocked: (_, saying) =>
    verb(verbs.must, words("ser", adjective("bloqueado", saying.subject), saying.lasting, "si se puede"), saying),
  allMustBlock: (_, { subject }) => {
    const blocked = list(
      (subject.parts ?? [subject]).map(({ after }) => `a ${after}`),
      "o",
    );
    return `todas las criaturas que puedan bloquear ${blocked} lo hacen`;
  },
  doesntUntap: ({ step }, saying) => {
    const next = step === "nextUntapStep" ? "próximo " : "";
    const whose = saying.subject.plural ? "sus controladores" : "su controlador";
    return verb(verbs.becomeUntapped, `durante el ${next}paso de enderezar de ${whose}`, saying, true);
  },
  cantBeRegenerated: (_, saying) => cannot(`ser ${adjective("regenerado", saying.subject)}`, saying),
  cantActivate: (_, saying) =>
    saying.before.length > 0
      ? "no pueden activarse sus habilidades activadas"
      : `no pueden activarse las habilidades activadas de ${saying.subject.after}`,
  activationCostsMore: ({ cost }, { say, subject }) =>
    `cuesta ${paying(cost, "plain", subject, say).replace(/^\S+ /, "")} más activar las habilidades activadas de ${subject.after}`,
};

/** Modifications that bring a subject of their own, so that the object is not said before them. */
const ownSubject: ReadonlySet<string> = new Set(["control", "allMustBlock", "activationCostsMore"]);

export function hasOwnSubject(mods: readonly Modification[]): boolean {
  const [first] = mods;
  return first !== undefined && Object.keys(first).some((kind) => ownSubject.has(kind));
}

/** "solo", in agreement. */
function solo(alone: true | undefined, { subject }: Saying): string {
  return alone === true ? adjective("solo", subject) : "";
}

function unlessAttack(unless: AttackCondition, say: Say): string {
  if ("defenderControls" in unless) {
    return `a menos que el jugador defensor controle ${indefinitePhrase(unless.defenderControls, say)}`;
  }
  if ("youControl" in unless) return `a menos que controles ${indefinitePhrase(unless.youControl, say)}`;
  return `a menos que ${paying(unless.cost, "subjunctive", { you: true, plural: false }, say)}`;
}

/** "ataca en cada combate si puede", "atacan este turno si pueden". */
function ifAble(of: SpanishVerb, object: string, each: "combat" | "turn" | undefined, saying: Saying): string {
  const when = each === undefined ? saying.lasting : each === "combat" ? "en cada combate" : "cada turno";
  return words(
    verb(of, words(object, when), saying),
    "si",
    conjugated(verbs.able, saying.form === "infinitive" ? "plain" : saying.form, saying.subject, "", true),
  );
}

function signed({ sign, amount: size }: Signed, say: Say): string {
  return `${sign}${figure(size, say)}`;
}

/** What is counted one by one: "aura que controlas", or an amount. */
export function oneOf(quantity: Quantity, say: Say): string {
  if (typeof quantity === "object" && "count" in quantity) return one(quantity.count, say);
  return amount(quantity, say);
}

function articleNoun(of: (typeof typeNouns)[keyof typeof typeNouns], plural: boolean): string {
  return words(indefinite({ gender: of.gender, plural }, of.stressedA), plural ? of.plural : of.singular);
}

/** "un encantamiento", "una isla", "criaturas Guerrero". */
function kindPhrase(types: readonly (keyof typeof typeNouns)[], subtypes: readonly string[], plural: boolean): string {
  const [subtype] = subtypes;
  const subtypeText = subtypesText(subtypes, true);
  if (types.length === 0 && subtype !== undefined) {
    const of = subtypeNoun(subtype);
    return words(indefinite({ gender: of.gender, plural }, of.stressedA), plural ? of.plural : subtypeText);
  }
  const gender = nounOf({ allTypes: types }).gender;
  return words(indefinite({ gender, plural }), compoundType(types, plural), subtypeText);
}

/** "excepto que es un encantamiento además de sus otros tipos". */
export function exceptThat(mods: readonly Modification[], subject: Nominal, say: Say): string {
  return `excepto que ${predicate(mods, { ...subject, text: "" }, say, "plain", false)}`;
}

function quotedFor(ability: Ability, { say, noun }: Saying): string {
  return quoted(ability, say, noun);
}

interface Options {
  readonly each?: boolean;
  readonly lasting?: string;
  readonly forGood?: boolean;
  readonly noun?: Noun;
}

/** All that is said of one subject: "obtiene +2/+2 y gana las habilidades de volar y prisa". */
export function predicate(
  mods: readonly Modification[],
  subject: Nominal,
  say: Say,
  form: Form,
  gained: boolean,
  { each = false, lasting = "", forGood = false, noun = say.selfNoun }: Options = {},
): string {
  const said: string[] = [];
  let index = 0;
  while (index < mods.length) {
    const saying: Saying = {
      say,
      subject,
      form,
      gained,
      each: each && index === 0 ? eachOne(subject) : "",
      before: mods.slice(0, index),
      lasting,
      forGood,
      noun,
    };
    const keywords = keywordsFrom(mods, index);
    if (keywords.length > 1) {
      said.push(verb(gained ? verbs.gain : verbs.have, asAbilities(keywords, say), saying));
      index += keywords.length;
      continue;
    }
    const mod = mods[index];
    // A quoted ability shares the verb of the keywords before it: 'gana la habilidad de prisa y "…"'.
    const before = mods[index - 1];
    if (mod !== undefined && "ability" in mod && before !== undefined && "keyword" in before) {
      said.push(quotedFor(mod.ability, saying));
      index += 1;
      continue;
    }
    if (mod !== undefined) said.push(sayModification(table, mod, saying));
    index += 1;
  }
  return list(said);
}

function keywordsFrom(mods: readonly Modification[], at: number): readonly Keyword[] {
  const found: Keyword[] = [];
  for (const mod of mods.slice(at)) {
    if (!("keyword" in mod)) break;
    found.push(mod.keyword);
  }
  return found;
}
