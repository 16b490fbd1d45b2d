/**
 * Conditions in Spanish, without the word that leads them: in the indicative after "si", in the subjunctive after "mientras" and
 * "a menos que".
 */
import type { Condition, Comparison, Filter, Quantity } from "@nykthos/engine/card";
import type { ConditionTable } from "../tables.ts";
import { sayCondition } from "../tables.ts";
import { conjugated, verbs } from "./conjugation.ts";
import type { SpanishVerb } from "./conjugation.ts";
import { adjective, numeral, words } from "./grammar.ts";
import type { Nominal } from "./nominal.ts";
import { about, objectOf, you } from "./nominal.ts";
import { counted, indefinitePhrase, phrase } from "./nouns.ts";
import { playerRef } from "./players.ts";
import { amount, numberBefore } from "./quantities.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { counterNames } from "./words.ts";

/** How a condition is put. */
type ConditionForm = "statement" | "subjunctive";

interface Saying {
  readonly say: Say;
  readonly form: ConditionForm;
  readonly negated: boolean;
}

/** Subject, "no" where it is denied, verb, the rest. */
function clause(subject: Nominal, verb: SpanishVerb, rest: string, { form, negated }: Saying): string {
  return about(subject, words(negated ? "no" : "", conjugated(verb, form, subject, "", true), rest));
}

const one = { you: false, plural: false };

const table: ConditionTable<Saying, string> = {
  controls: ({ who, what, atLeast }, saying) =>
    clause(playerRef(who, saying.say), verbs.control, soMany(what, atLeast, saying), saying),
  is: ({ object, a }, saying) => {
    const subject = reference(object, saying.say);
    const state = stateOf(a, subject);
    return state === undefined
      ? clause(subject, verbs.be, indefinitePhrase(a, saying.say), saying)
      : clause(subject, verbs.stay, state, saying);
  },
  hasCounters: ({ object, kind, atLeast }, saying) => {
    const subject = reference(object, saying.say);
    const counters =
      atLeast === 1
        ? `un contador ${counterNames[kind]}`
        : `${numberBefore(atLeast, "m", saying.say)} o más contadores ${counterNames[kind]}`;
    return clause(
      subject,
      verbs.have,
      `${counters} sobre ${subject.text === "" ? subject.after : pronounFor(subject)}`,
      saying,
    );
  },
  yourTurn: (_, { form, negated }) => words(negated ? "no" : "", form === "statement" ? "es" : "sea", "tu turno"),
  quantity: ({ left, comparison }, saying) =>
    words(
      amount(left, saying.say),
      saying.negated ? "no" : "",
      conjugated(verbs.be, saying.form, one),
      comparedTo(comparison, saying.say),
    ),
  done: (_, { form, negated }) => words(negated ? "no" : "", "lo", form === "statement" ? "haces" : "hagas"),
  not: (condition, saying) => sayCondition(table, condition, { ...saying, negated: !saying.negated }),
  emptyHand: (player, saying) => {
    const subject = playerRef(player, saying.say);
    const empty = { ...saying, negated: !saying.negated };
    return clause(subject, verbs.have, `cartas en ${subject.you ? "tu" : "su"} mano`, empty);
  },
  dealtDamageThisTurn: (_, { negated }) => `un oponente ${negated ? "no " : ""}recibió daño este turno`,
  enteredLastTurn: ({ what }, { say, negated }) =>
    `${indefinitePhrase(what, say)} ${negated ? "no " : ""}entró al campo de batalla bajo tu control el turno anterior`,
  remainsTapped: (ref, saying) => {
    const subject = reference(ref, saying.say);
    const verb = saying.form === "statement" ? "permanece" : "permanezca";
    return about(subject, words(saying.negated ? "no" : "", verb, adjective("girado", subject)));
  },
  youControlSelf: (_, saying) => clause(you, verbs.control, objectOf(reference({ ref: "self" }, saying.say)), saying),
  cameUnderControlSinceLastUpkeep: (ref, saying) =>
    words(
      reference(ref, saying.say).text,
      saying.negated ? "no quedó" : "quedó",
      "bajo tu control desde el comienzo de tu último mantenimiento",
    ),
  monstrous: (ref, saying) => {
    const subject = reference(ref, saying.say);
    return clause(subject, verbs.be, adjective("monstruoso", subject), saying);
  },
  tributeWasntPaid: (_, { negated }) => words(negated ? "" : "no", "se pagó tributo"),
};

function pronounFor({ gender, plural }: Nominal): string {
  return plural ? (gender === "f" ? "ellas" : "ellos") : gender === "f" ? "ella" : "él";
}

/** "una isla", "dos o más criaturas", and plainly "Minotauros" where none is denied. */
function soMany(what: Filter, atLeast: Quantity | undefined, { say }: Saying): string {
  if (atLeast === undefined || atLeast === 1) return indefinitePhrase(what, say);
  const gender = phrase(what, say, { plural: true }).gender;
  return words(numberBefore(atLeast, gender, say), "o más", counted(what, say));
}

/** What something "está" for now: "atacando o bloqueando", "encantada"; undefined for what it "es". */
function stateOf(a: Filter, subject: Nominal): string | undefined {
  const [only, ...others] = Object.keys(a);
  if (others.length > 0) return undefined;
  if (only === "inCombat") return "atacando o bloqueando";
  if (only === "attacking") return "atacando";
  if (only === "blocking") return "bloqueando";
  if (only === "enchanted") return adjective("encantado", subject);
  if (only === "tapped") return adjective(a.tapped === true ? "girado" : "enderezado", subject);
  return undefined;
}

function comparedTo({ is, value }: Comparison, say: Say): string {
  const said = typeof value === "number" ? numeral(value) : amount(value, say);
  switch (is) {
    case "lessThan":
      return `menor que ${said}`;
    case "atLeast":
      return `${said} o más`;
    case "atMost":
      return `${said} o menos`;
    case "exactly":
      return said;
  }
}

/** After "si". */
export function ifTrue(condition: Condition, say: Say): string {
  return `si ${sayCondition(table, condition, { say, form: "statement", negated: false })}`;
}
/** After "mientras" and "a menos que". */
export function whileTrue(condition: Condition, say: Say): string {
  return sayCondition(table, condition, { say, form: "subjunctive", negated: false });
}
