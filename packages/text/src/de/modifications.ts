/**
 * What continuous effects do, in German: the predicates that an object gets ("erhält +2/+2 und hat Flugfähigkeit" of a static ability,
 * "erhält +2/+2 und Flugfähigkeit bis zum Ende des Zuges" of an effect).
 */
import type { Keyword, Modification, Modifications, Signed } from "@nykthos/engine/card";
import type { ModificationTable } from "../tables.ts";
import { sayModification } from "../tables.ts";
import type { Clause, Nominal, Part, Predicate } from "./clause.ts";
import { at, clause, object, part, subordinate, withEnd } from "./clause.ts";
import { plainNominal } from "./conditions.ts";
import type { GermanContext } from "./context.ts";
import { costText } from "./costs.ts";
import { adjective, listed, numberWord } from "./grammar.ts";
import { compoundOfTypes } from "./heads.ts";
import { keywordNoun } from "./keyword-names.ts";
import { keywordHad } from "./keywords.ts";
import { cardTypeNouns, colorStems, subtypeNoun } from "./lexicon.ts";
import { phrase } from "./nouns.ts";
import { playerNominal } from "./players.ts";
import { attackUnless } from "./restrictions.ts";
import { forEachOf, quantityNumber } from "./quantities.ts";
import { quotedAbility } from "./quotes.ts";
import { referenceNominal } from "./references.ts";
import { selected } from "./selections.ts";
import { can, haben, must, sein, tun, verbs, werden } from "./vocabulary.ts";

/** Whether something is said of what an object has all the time, or of what it gets. */
export type Mode = "static" | "effect";

/** What a modification adds to the sentence: something had or got, or a predicate of its own. */
type Said =
  | { readonly gets: string; readonly isKeyword?: true }
  | { readonly has: string }
  | { readonly predicate: Predicate; readonly after?: string }
  /** Something is said of something else than the object: "ihre aktivierten Fähigkeiten können nicht aktiviert werden". */
  | { readonly clause: Clause };

interface Frame {
  readonly context: GermanContext;
  readonly mode: Mode;
  readonly subject: Nominal;
}

function own(verbOf: Predicate["verb"], ...parts: readonly Part[]): Said {
  return { predicate: { verb: verbOf, parts } };
}
function isPlural(frame: Frame): boolean {
  return frame.subject.agreement === "pl";
}

function sizeChange({ power, toughness, forEach, plusForEach }: Modifications["pt"], context: GermanContext): string {
  const signed = ({ sign, amount }: Signed): string => `${sign}${quantityNumber(amount, context, "figures")}`;
  const before = context.whereX.length;
  const size = `${signed(power)}/${signed(toughness)}`;
  context.whereX.splice(before + 1);
  const each = forEach === undefined ? "" : ` für ${forEachOf(forEach, context)}`;
  const plus = plusForEach === undefined ? "" : ` und ${size} für ${forEachOf(plusForEach, context)}`;
  return size + each + plus;
}

const modifications: ModificationTable<Frame, Said> = {
  copyOf: ({ object: of, except }, { context, subject }) => {
    const original = selected(of, context).say("gen");
    const after = exceptionsText(except ?? [], subject, context);
    return { predicate: { verb: werden, parts: [part(`zu einer Kopie ${original}`, at.late)] }, after };
  },
  control: ({ by }, { context, subject }) => ({
    clause: clause(playerNominal(by, context), verbs.control, object(subject, "acc")),
  }),
  addTypes: ({ types = [], subtypes = [] }, frame) => {
    const names = [...types.map((type) => cardTypeNouns[type]), ...subtypes.map(subtypeNoun)];
    const said = names.map((noun) => indefinite(noun, isPlural(frame)));
    const other = part(`zusätzlich zu ${possessive(frame)}en anderen Typen`, at.time);
    return own(
      frame.mode === "static" || frame.subject.weight !== at.indefinite ? sein : werden,
      other,
      part(listed(said), at.late),
    );
  },
  removeTypes: ({ types }, { context, subject }) => {
    const plural = subject.agreement === "pl";
    const said = types.map((type) => phrase({ types: [type] }, "no", context, { plural }).say("nom"));
    return own(sein, part(listed(said), at.late));
  },
  everyBasicLandType: (_, frame) =>
    own(
      haben,
      part(`zusätzlich zu ${possessive(frame)}en anderen Typen`, at.time),
      part("alle Standardlandtypen", at.late),
    ),
  becomes: (what, frame) => becomes(what, frame),
  setColors: ({ colors }) => own(werden, part(listed(colors.map((color) => colorStems[color])), at.late)),
  keyword: (keyword, { context }) => keywordSaid(keyword, context),
  loseKeyword: (keyword) => own(verbs.lose, part(keywordNoun(keyword), at.late)),
  loseAllAbilities: () => own(verbs.lose, part("alle Fähigkeiten", at.late)),
  cantHave: (keyword) => own(can(`${keywordNoun(keyword)} weder haben noch erhalten`)),
  ability: (ability, { context }) => ({ has: quotedAbility(ability, context) }),
  thisAbility: () => ({ has: "diese Fähigkeit" }),
  setBase: ({ power, toughness }, { context }) => {
    const size = `${quantityNumber(power, context, "figures")}/${quantityNumber(toughness, context, "figures")}`;
    return own(haben, part(`Basis-Stärke und -Widerstandskraft ${size}`, at.late));
  },
  pt: (change, { context }) => ({ gets: sizeChange(change, context) }),
  cantAttack: ({ alone, unless }, { context }) =>
    own(can(`nicht ${alone === true ? "alleine " : ""}angreifen${attackUnless(unless, context)}`)),
  cantBlock: ({ alone, what, unless }, { context }) => {
    const but = unless === undefined ? "" : `, falls du nicht ${phrase(unless, "a", context).say("acc")} kontrollierst`;
    const whom = part(what === undefined ? "" : referenceNominal(what, context).say("acc"), at.definite);
    return own(can(`nicht ${alone === true ? "alleine " : ""}blocken${but}`), whom);
  },
  cantAttackOrBlock: ({ alone, unlessPays }, { context, subject }) => {
    if (alone === true) return own(can("weder alleine angreifen noch alleine blocken"));
    const stem = subject.agreement === "m" || subject.agreement === "n" ? "sein" : "ihr";
    const but =
      unlessPays === undefined ? "" : `, falls ${stem} Beherrscher nicht ${costText(unlessPays, context)} bezahlt`;
    return own(can(`nicht angreifen oder blocken${but}`));
  },
  cantBeBlocked: ({ exceptBy, by, exceptByCount, unlessAll }, { context, subject }) => {
    if (by !== undefined) {
      const those = phrase(by, "none", context, { plural: true }).say("dat");
      return own(can(`von ${those} nicht geblockt werden`));
    }
    const all = `, falls ${pronounAcc(subject)} nicht alle Kreaturen, die der verteidigende Spieler kontrolliert, blocken`;
    const except =
      exceptBy !== undefined
        ? `, außer von ${phrase(exceptBy, "none", context, { plural: true }).say("dat")}`
        : exceptByCount !== undefined
          ? `, außer von ${numberWord(exceptByCount)} oder mehr Kreaturen`
          : "";
    return own(can(`nicht geblockt werden${except}${unlessAll === true ? all : ""}`));
  },
  canBlockOnly: ({ what }, { context }) =>
    own(can(`nur ${phrase(what, "none", context, { plural: true }).say("acc")} blocken`)),
  canBlockAdditional: ({ count }, { mode }) =>
    own(
      can("blocken"),
      part(mode === "static" ? "in jedem Kampf" : "", at.time),
      part(count === 1 ? "eine zusätzliche Kreatur" : `${numberWord(count)} zusätzliche Kreaturen`, at.late),
    ),
  canAttackAsThoughNoDefender: (_, { subject }) =>
    own(
      can(`angreifen, als ob ${pronoun(subject)} nicht Verteidiger ${subject.agreement === "pl" ? "hätten" : "hätte"}`),
    ),
  attacksIfAble: ({ each }) => own(withEnd(verbs.attack, "an, falls möglich"), part(eachWords(each), at.time)),
  blocksIfAble: ({ each, what }, { context }) =>
    own(
      withEnd(verbs.block, ", falls möglich"),
      part(what === undefined ? "" : referenceNominal(what, context).say("acc"), at.definite),
      part(eachWords(each), at.time),
    ),
  mustBeBlocked: () => own(must("geblockt werden, falls möglich")),
  allMustBlock: (_, { subject }) => ({
    clause: clause(
      plainNominal(`alle Kreaturen, die ${oneOf(subject)} blocken können,`, "pl"),
      tun,
      part("dies", at.late),
    ),
  }),
  doesntUntap: ({ step }, { subject }) => {
    const whose = possessiveGenitive(subject);
    const when = {
      untapStep: subject.agreement === "pl" ? "der Enttappsegmente" : "des Enttappsegments",
      nextUntapStep: "des nächsten Enttappsegments",
    }[step];
    return own(withEnd(verbs.untap, `nicht während ${when} ${whose}`));
  },
  cantBeRegenerated: () => own(can("nicht regeneriert werden")),
  cantActivate: (_, frame) => ({
    clause: clause(plainNominal(`${possessive(frame)}e aktivierten Fähigkeiten`, "pl"), can("nicht aktiviert werden")),
  }),
  activationCostsMore: ({ cost }, { context, subject }) => ({
    clause: clause(
      plainNominal(`aktivierte Fähigkeiten ${subject.say("gen")}`, "pl"),
      verbs.cost,
      part(`beim Aktivieren ${costText(cost, context)} mehr`, at.late),
    ),
  }),
};

function eachWords(each: "combat" | "turn" | undefined): string {
  return each === undefined ? "" : { combat: "in jedem Kampf", turn: "in jedem Zug" }[each];
}
function pronoun(subject: Nominal): string {
  return { m: "er", f: "sie", n: "es", pl: "sie", du: "du" }[subject.agreement];
}
function pronounAcc(subject: Nominal): string {
  return { m: "ihn", f: "sie", n: "es", pl: "sie", du: "dich" }[subject.agreement];
}
function possessive({ subject }: Frame): "sein" | "ihr" {
  return subject.agreement === "m" || subject.agreement === "n" ? "sein" : "ihr";
}
/** "ihres Beherrschers", "ihrer Beherrscher" */
function possessiveGenitive(subject: Nominal): string {
  if (subject.agreement === "pl") return "ihrer Beherrscher";
  return subject.agreement === "m" || subject.agreement === "n" ? "seines Beherrschers" : "ihres Beherrschers";
}
function indefinite(
  noun: { readonly gender: "m" | "f" | "n"; readonly singular: string; readonly plural: string },
  plural: boolean,
): string {
  if (plural) return noun.plural;
  return `${noun.gender === "f" ? "eine" : "ein"} ${noun.singular}`;
}

function keywordSaid(keyword: Keyword, context: GermanContext): Said {
  if (keyword.keyword === "trample") return own(verbs.cause, part("Trampelschaden", at.last));
  return { gets: keywordHad(keyword, context), isKeyword: true };
}

/** All of several together can be blocked where one of them is: "A oder B". */
function oneOf(subject: Nominal): string {
  return subject.say("acc").replace(" und ", " oder ");
}

/** ", außer dass er Eile hat und zusätzlich zu seinen anderen Typen eine Verzauberung ist": what a copy is besides. */
export function exceptionsText(except: readonly Modification[], subject: Nominal, context: GermanContext): string {
  if (except.length === 0) return "";
  const frame: Frame = { context, mode: "static", subject };
  return `, außer dass ${pronoun(subject)} ${listed(except.map((one) => exception(one, frame)))}`;
}

function exception(of: Modification, frame: Frame): string {
  const said = sayModification(modifications, of, frame);
  if ("clause" in said) return subordinate(said.clause);
  const plural = isPlural(frame);
  if (!("predicate" in said)) return `${"gets" in said ? said.gets : said.has} ${plural ? "haben" : "hat"}`;
  const { verb, parts } = said.predicate;
  const words = [...parts].sort((a, b) => a.weight - b.weight).map(({ text }) => text);
  return [...words, plural ? verb.sie : verb.er].join(" ");
}

/** "wird eine rote 0/1 Exot-Kreatur" */
function becomes(
  { types, subtypes = [], colors = [], base, keywords = [] }: Modifications["becomes"],
  { context, subject }: Frame,
): Said {
  const plural = subject.agreement === "pl";
  const noun = types === undefined ? cardTypeNouns.Creature : compoundOfTypes(types);
  const before = subtypes.map((subtype) => subtypeNoun(subtype).singular).join(", ");
  const word = before === "" ? noun.singular : `${subtypes.length > 1 ? `(${before})` : before}-${noun.singular}`;
  const words = before === "" ? noun.plural : `${subtypes.length > 1 ? `(${before})` : before}-${noun.plural}`;
  const size =
    base === undefined
      ? ""
      : `${quantityNumber(base.power, context, "figures")}/${quantityNumber(base.toughness, context, "figures")} `;
  const colored = colors.map(
    (color) => `${adjective(colorStems[color], plural ? "strong" : "mixed", plural ? "pl" : noun.gender, "dat")} `,
  );
  const traits = keywords.length === 0 ? "" : ` mit ${listed(keywords.map((keyword) => keywordHad(keyword, context)))}`;
  const article = plural ? "" : noun.gender === "f" ? "einer " : "einem ";
  const changed = part(`zu ${article}${size}${colored.join("")}${plural ? words : word}${traits}`, at.late);
  return { predicate: { verb: werden, parts: [changed] } };
}

/** What the modifications of one sentence say: predicates of the object, and clauses of their own beside these. */
export interface ModificationsSaid {
  readonly predicates: readonly Predicate[];
  readonly clauses: readonly Clause[];
  /** Goes behind the end of the sentence: ", außer dass …". */
  readonly after: string;
}

/**
 * What something gets or has is gathered under one verb; "verursacht Trampelschaden" comes last, as one more item where there are
 * several.
 */
export function modificationsSaid(
  mods: readonly Modification[],
  subject: Nominal,
  mode: Mode,
  context: GermanContext,
): ModificationsSaid {
  const frame: Frame = { context, mode, subject };
  const gets: string[] = [];
  const has: string[] = [];
  const quotes: string[] = [];
  const rest: Predicate[] = [];
  const trample: Predicate[] = [];
  const clauses: Clause[] = [];
  let after = "";
  for (const one of mods) {
    const said = sayModification(modifications, one, frame);
    if ("clause" in said) clauses.push(said.clause);
    else if ("predicate" in said) {
      ("keyword" in one ? trample : rest).push(said.predicate);
      after += said.after ?? "";
    } else if ("has" in said) (mode === "static" ? has : quotes).push(said.has);
    else (mode === "static" && said.isKeyword === true ? has : gets).push(said.gets);
  }
  // "erhält +3/+3, verursacht Trampelschaden und hat „…“"
  if (trample.length > 0 && quotes.length > 0) has.push(...quotes);
  else gets.push(...quotes);
  const asItem = trample.length > 0 && has.length > 1 && quotes.length === 0;
  if (asItem) has.push(`${subject.agreement === "pl" ? "verursachen" : "verursacht"} Trampelschaden`);
  const predicates = [
    ...(gets.length === 0 ? [] : [{ verb: verbs.gain, parts: [part(listed(gets), at.indefinite)] }]),
    ...(quotes.length > 0 ? trample : []),
    ...(has.length === 0 ? [] : [{ verb: haben, parts: [part(listed(has), at.indefinite)] }]),
    ...(asItem || quotes.length > 0 ? [] : trample),
    ...rest,
  ];
  return { predicates, clauses, after };
}
