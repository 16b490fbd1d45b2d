/**
 * Abilities in Spanish (113): the paragraphs of a card's text, each from its first capital to its full stop, and abilities in
 * quotation marks.
 */
import type {
  Ability,
  ActivatedAbility,
  CostAbility,
  Filter,
  Modal,
  Replacement,
  ReplacementAbility,
  RuleChange,
  StaticAbility,
  TriggeredAbility,
} from "@nykthos/engine/card";
import { clausesOf, effectSentences, preventing } from "./verbs.ts";
import { finished } from "./clauses.ts";
import { ifTrue, whileTrue } from "./conditions.ts";
import { conjugated, verbs } from "./conjugation.ts";
import { costBeforeColon, paying } from "./costs.ts";
import { trigger } from "./events.ts";
import type { Noun } from "./grammar.ts";
import { accusative, adjective, definite, list, numeral, sentence, words } from "./grammar.ts";
import { keywordLine } from "./keywords.ts";
import { hasOwnSubject, oneOf, predicate } from "./modifications.ts";
import type { Nominal } from "./nominal.ts";
import { about, full, it } from "./nominal.ts";
import { indefinitePhrase, phrase } from "./nouns.ts";
import { playerRef } from "./players.ts";
import { numberBefore, equalTo, isFigure } from "./quantities.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { sayGranted } from "./say.ts";
import { nounOfSelection, selection } from "./selections.ts";
import { abilityWords, counterNames, counterNoun, typeNouns } from "./words.ts";

type AbilityTable = {
  readonly [K in Ability["kind"]]: (ability: Extract<Ability, { readonly kind: K }>, say: Say) => string;
};

const table: AbilityTable = {
  keywords: ({ keywords }, say) => keywordLine(keywords, say),
  spell: ({ effects }, say) => effectSentences(effects, say),
  modalSpell: ({ modal }, say) => modes(modal, say),
  activated,
  triggered,
  static: staticAbility,
  rule: ({ rule }, say) => sentence(entry(rules, rule, say)),
  replacement: (ability: ReplacementAbility, say) => sentence(replacementText(ability.replacement, say)),
  cost: costAbility,
  additionalCost: ({ cost }, say) =>
    finished(
      `como coste adicional para lanzar este hechizo, ${paying(cost, "plain", { you: true, plural: false }, say)}`,
      say,
    ),
  alternativeCost: ({ cost }, say) =>
    finished(
      `puedes ${paying(cost, "infinitive", { you: true, plural: false }, say)} en lugar de pagar el coste de maná de este hechizo`,
      say,
    ),
};

/** One paragraph of a text, or several for modes. */
export function abilityText(ability: Ability, say: Say): string {
  return (table[ability.kind] as (ability: Ability, say: Say) => string)(ability, say);
}

/** An ability in quotation marks, as something that is called by that noun has it; the full stop stays outside. */
export function quoted(ability: Ability, say: Say, noun: Noun): string {
  return `"${abilityText(ability, sayGranted(say, ability, noun)).replace(/\.$/, "")}"`;
}

function labelled(label: keyof typeof abilityWords | undefined, text: string): string {
  return label === undefined ? text : `${abilityWords[label]} — ${text}`;
}

function modes({ choose, modes: list }: Modal, say: Say): string {
  const lead = choose === "one" ? "Elige uno —" : "Elige uno o ambos —";
  return [lead, ...list.map(({ effects }) => `• ${effectSentences(effects, say)}`)].join("\n");
}

function activated(ability: ActivatedAbility, say: Say): string {
  const { cost, effects, modal, timing, oncePerTurn, onlyIf, costsLess } = ability;
  const does = modal === undefined ? effectSentences(effects, say) : modes(modal, say);
  const limits = [
    timing === "sorcery" ? "solo como un conjuro" : "",
    oncePerTurn === true ? "solo una vez cada turno" : "",
    onlyIf === undefined ? "" : `solo ${ifTrue(onlyIf, say)}`,
  ].filter((limit) => limit !== "");
  return words(
    `${costBeforeColon(cost, say)}:`,
    does,
    costsLess === undefined
      ? ""
      : sentence(`activar esta habilidad cuesta {${costsLess.amount}} menos por cada ${oneOf(costsLess.forEach, say)}`),
    limits.length === 0 ? "" : sentence(`activa esta habilidad ${list(limits)}`),
  );
}

function triggered({ word, label, event, condition, effects }: TriggeredAbility, say: Say): string {
  const lead = words(`${trigger(word, event, say)},`, condition === undefined ? "" : `${ifTrue(condition, say)},`);
  return labelled(label, effectSentences(effects, say, lead));
}

function staticAbility(ability: StaticAbility, say: Say): string {
  const { label, what, mods, condition, conditionSaid = "before", otherwise, otherwiseReplaced, each } = ability;
  const subject = selection(what, say);
  const own = hasOwnSubject(mods);
  const says = predicate(mods, subject, say, "plain", false, { each: each === true, noun: nounOfSelection(what, say) });
  const claim = own ? says : about(subject, says);
  let text = claim;
  if (condition !== undefined) {
    const holds = whileTrue(condition, say);
    if (conditionSaid === "before") text = `mientras ${holds}, ${claim}`;
    else text = `${claim} ${conditionSaid === "after" ? "mientras" : "a menos que"} ${holds}`;
  }
  const more = [
    otherwise === undefined
      ? ""
      : // What else is so, beside what else is done: "de lo contrario, prevén …".
        sentence(`en caso contrario, ${predicate(otherwise, { ...it(subject) }, say, "plain", false)}`),
    otherwiseReplaced === undefined ? "" : sentence(`de lo contrario, ${replacementText(otherwiseReplaced, say)}`),
  ];
  return labelled(label, words(finished(text, say), ...more));
}

/** The key of each member of a union of one-key objects, and its value. */
type KeysOf<U> = U extends unknown ? keyof U : never;
type UnionTable<U> = {
  readonly [K in KeysOf<U> & string]: (
    value: Extract<U, { readonly [P in K]: unknown }>[K & keyof Extract<U, { readonly [P in K]: unknown }>],
    say: Say,
  ) => string;
};

function entry<U extends object>(of: UnionTable<U>, value: U, say: Say): string {
  const [pair] = Object.entries(value) as readonly (readonly [string, unknown])[];
  if (pair === undefined) return "";
  return (of as Readonly<Record<string, (value: unknown, say: Say) => string>>)[pair[0]]?.(pair[1], say) ?? "";
}

const rules: UnionTable<RuleChange> = {
  cantGainLife: (who, say) => {
    const subject: Nominal =
      who === "yourOpponents" ? full("tus oponentes", { gender: "m", plural: true }, true) : playerRef(who, say);
    return about(subject, `no ${conjugated(verbs.able, "plain", subject, "", true)} ganar vidas`);
  },
  noMaximumHandSize: (who, say) => {
    const subject = playerRef(who, say);
    return subject.you ? "tu mano no tiene tamaño máximo" : `la mano de ${subject.after} no tiene tamaño máximo`;
  },
  youHaveHexproof: () => "tienes la habilidad de antimaleficio",
  cantBeCountered: () => "este hechizo no puede ser contrarrestado",
  cantAttackDuringExtraTurns: (ref, say) => about(reference(ref, say), "no puede atacar durante turnos adicionales"),
  drawLimit: (count) =>
    `cada jugador no puede robar más de ${numeral(count, "f")} carta${count === 1 ? "" : "s"} cada turno`,
  castLimit: (count) =>
    `ningún jugador puede lanzar más de ${numeral(count, "m")} hechizo${count === 1 ? "" : "s"} cada turno`,
  playFromTop: () => "puedes jugar tierras de la parte superior de tu biblioteca",
  topRevealed: () => "juega mostrando la primera carta de tu biblioteca",
  untapDuringOthersUntapStep: (types) =>
    `endereza todas las ${list(types.map((type) => typeNouns[type].plural))} que controlas durante el paso de enderezar de cada uno de los demás jugadores`,
  castAsThoughFlash: (filter, say) =>
    `puedes lanzar ${phrase({ ...filter, noun: "spell" }, say, { plural: true }).text} como si tuvieran la habilidad de destello`,
  cantBeTargeted: () => "las cartas en los cementerios no pueden ser objetivo de hechizos o habilidades",
  mayChooseNotToUntap: (ref, say) =>
    `puedes elegir no enderezar ${reference(ref, say).text} durante tu paso de enderezar`,
  cantCastSameNameAsExiled: (ref, say) =>
    `tus oponentes no pueden lanzar hechizos con el mismo nombre que una carta exiliada con ${reference(ref, say).after}`,
  manaBecomesColorless: () => "si fueras a perder maná no utilizado, en vez de eso, ese maná se convierte en incoloro",
  revealFirstDrawOfYourTurns: () => "muestra la primera carta que robes en cada uno de tus turnos",
};

const replacements: UnionTable<Replacement> = {
  entersTapped: (what, say) => {
    const subject = "ref" in what ? reference(what, say) : bare(what, say);
    return about(
      subject,
      `${conjugated(verbs.enter, "plain", subject)} al campo de batalla ${adjective("girado", subject)}`,
    );
  },
  entersWithCounters: ({ what, kind, count }, say) => {
    const subject = reference(what, say);
    const counters = count === 1 ? counterNoun.singular : counterNoun.plural;
    return about(
      subject,
      words(
        `${conjugated(verbs.enter, "plain", subject)} al campo de batalla con`,
        `${numberBefore(count, "m", say)} ${counters} ${counterNames[kind]} sobre ${it(subject).after}`,
        isFigure(count) ? "" : equalTo(count, say),
      ),
    );
  },
  asEntersChooseColor: (ref, say) => `en cuanto ${entering(ref, say)}, elige un color`,
  asEntersMayPayOrTapped: ({ what, cost }, say) => {
    const subject = reference(what, say);
    const pay = paying(cost, "infinitive", { you: true, plural: false }, say);
    const enters = `${conjugated(verbs.enter, "plain", subject)} al campo de batalla ${adjective("girado", subject)}`;
    return `en cuanto ${entering(what, say)}, puedes ${pay}. Si no lo haces, ${enters}`;
  },
  doubleDamage: () =>
    "si una fuente fuera a hacer daño a un permanente o jugador, en vez de eso, hace el doble de ese daño a ese permanente o jugador",
  preventDamage: ({ to, by, combat }, say) =>
    preventing(
      {
        amount: "all",
        ...(combat === undefined ? {} : { combat }),
        ...(to === undefined ? {} : { to }),
        ...(by === undefined ? {} : { by }),
      },
      say,
    ),
  graveyardToExile: (filter, say) => {
    const said = phrase(filter, say);
    const put = `fuera a ser ${adjective("puesto", said)} en un cementerio desde cualquier parte`;
    return `si ${indefinitePhrase(filter, say)} ${put}, en vez de eso, exília${accusative(said)}`;
  },
  drawInstead: ({ condition, effects }, say) =>
    `si fueras a robar una carta mientras ${whileTrue(condition, say)}, en vez de eso, ${clausesOf(effects, say)}`,
};

function bare(filter: Filter, say: Say): Nominal {
  const said = phrase(filter, say, { plural: true });
  return full(`${definite(said)} ${said.text}`, said);
}

function entering(ref: Parameters<typeof reference>[0], say: Say): string {
  const subject = reference(ref, say);
  return about(subject, `${conjugated(verbs.enter, "subjunctive", subject)} al campo de batalla`);
}

function replacementText(of: Replacement, say: Say): string {
  return entry(replacements, of, say);
}

/**
 * What spells cost: "lanzar este hechizo cuesta {1} más por cada objetivo después del primero", "te cuesta {1} menos lanzar los
 * hechizos de aura".
 */
function costAbility(ability: CostAbility, say: Say): string {
  const { label, spells, more, less, lessX, forEach, reducesColored } = ability;
  const change = more !== undefined ? `${more} más` : `${less ?? (lessX === undefined ? "" : "{X}")} menos`;
  if (lessX !== undefined) say.whereX.push(lessX);
  const each = forEach === undefined ? "" : `por cada ${eachOf(forEach, say)}`;
  const only = reducesColored === true ? "Este efecto reduce solo la cantidad de maná de color que pagas." : "";
  let text: string;
  if (spells === "thisSpell") text = words(`lanzar este hechizo cuesta ${change}`, each);
  else if (each !== "")
    text = words(
      "lanzar cada",
      phrase({ ...spells, noun: "spell", join: "or" }, say).text,
      `te cuesta ${change}`,
      each,
    );
  else text = `te cuesta ${change} lanzar los ${phrase({ ...spells, noun: "spell" }, say, { plural: true }).text}`;
  return labelled(label, words(finished(text, say), only));
}

function eachOf(forEach: NonNullable<CostAbility["forEach"]>, say: Say): string {
  if (forEach === "targetBeyondFirst") return "objetivo después del primero";
  if (forEach === "creatureTargeted") return "criatura a la que haga objetivo";
  return oneOf(forEach, say);
}
