/**
 * Trigger events in Spanish: "cuando …", "siempre que …" with the verb in the subjunctive, "al comienzo de …" (603.1). What is only
 * thought of as happening is said in the subjunctive: "una criatura que controles".
 */
import type { EventPattern, Filter, Step, Subject, TriggeredAbility, TurnOwner } from "@nykthos/engine/card";
import type { EventTable } from "../tables.ts";
import { sayEvent } from "../tables.ts";
import { conjugated, verbs } from "./conjugation.ts";
import type { SpanishVerb } from "./conjugation.ts";
import { adjective, list, numeral, words } from "./grammar.ts";
import type { Nominal } from "./nominal.ts";
import { about, both, full, objectOf, you } from "./nominal.ts";
import { indefinitePhrase, phrase } from "./nouns.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { counterNames, stepNouns } from "./words.ts";

/** Subject, verb in the subjunctive, the rest. */
function happens(subject: Nominal, verb: SpanishVerb, rest = "", clitic = ""): string {
  return about(subject, words(conjugated(verb, "subjunctive", subject, clitic), rest));
}

function subjectOf(subject: Subject, say: Say): Nominal {
  if ("ref" in subject) return reference(subject, say);
  if ("anyOf" in subject) {
    const parts = subject.anyOf.map((one) => subjectOf(one, say));
    // The verb is in the plural as soon as one of the two is.
    return { ...both(parts, "o"), plural: parts.some(({ plural }) => plural) };
  }
  const said = phrase(subject, say);
  return full(indefinitePhrase(subject, say), said, subject.noun === "player" || subject.noun === "opponent");
}

const players = {
  you,
  opponent: full("un oponente", { gender: "m", plural: false }, true),
  player: full("un jugador", { gender: "m", plural: false }, true),
} as const;

const table: EventTable<Say, string> = {
  enters: ({ what, under }, say) =>
    happens(subjectOf(what, say), verbs.enter, words("al campo de batalla", under === "you" ? "bajo tu control" : "")),
  dies: ({ what }, say) => happens(subjectOf(what, say), verbs.die),
  leaves: ({ what }, say) => happens(subjectOf(what, say), verbs.leave, "el campo de batalla"),
  putIntoGraveyard: ({ what }, say) => {
    const subject = subjectOf(what, say);
    const rest = `${adjective("puesto", subject)} en un cementerio desde el campo de batalla`;
    return happens(subject, verbs.be, rest);
  },
  attacks: ({ what }, say) => happens(subjectOf(what, say), verbs.attack),
  attacksWithOthers: ({ what, others }, say) => {
    const subject = subjectOf(what, say);
    const rest = `al menos otras ${numeral(others, "f")} criaturas`;
    return happens({ ...subject, text: `${subject.text} y ${rest}`, plural: true }, verbs.attack);
  },
  blocks: ({ what, blocked }, say) =>
    happens(subjectOf(what, say), verbs.block, blocked === undefined ? "" : `a ${indefinitePhrase(blocked, say)}`),
  becomesBlocked: ({ what, by }, say) => {
    const subject = subjectOf(what, say);
    const rest = words(adjective("bloqueado", subject), by === undefined ? "" : `por ${indefinitePhrase(by, say)}`);
    return happens(subject, verbs.be, rest);
  },
  blocksOrBecomesBlocked: ({ what }, say) => {
    const subject = subjectOf(what, say);
    const rest = `o sea ${adjective("bloqueado", subject)} por una o más criaturas`;
    return happens(subject, verbs.block, rest);
  },
  dealsDamage: ({ what, to, combat, atLeast }, say) => {
    const damage = words(
      atLeast === undefined ? "" : `${atLeast} o más puntos de`,
      "daño",
      combat === true ? "de combate" : "",
    );
    const subject = subjectOf(what, say);
    if (to === "you") return happens(subject, verbs.deal, damage, "te");
    const whom = to === "player" ? "un jugador" : to === "opponent" ? "un oponente" : indefinitePhrase(to, say);
    return happens(subject, verbs.deal, `${damage} a ${whom}`);
  },
  isDealtDamage: ({ what, combat, by }, say) => {
    const damage = words("daño", combat === true ? "de combate" : "");
    if (what === "you") {
      return by === undefined ? `te hagan ${damage}` : `${indefinitePhrase(by, say)} te haga ${damage}`;
    }
    const subject = what === "opponent" ? players.opponent : subjectOf(what, say);
    return about(subject, words("reciba", damage, by === undefined ? "" : fromEach(by, say)));
  },
  casts: ({ who, spell }, say) => happens(players[who], verbs.cast, indefinitePhrase(spell, say)),
  becomesTapped: ({ what }, say) => happens(subjectOf(what, say), verbs.becomeTapped),
  becomesUntapped: ({ what }, say) => happens(subjectOf(what, say), verbs.becomeUntapped),
  tapsForMana: ({ who, what }, say) => {
    const tapped = `${subjectOf(what, say).text} para obtener maná`;
    return who === "any" ? `se gire ${tapped}` : happens(players[who], verbs.tap, tapped);
  },
  becomesTarget: ({ what, of }, say) => {
    const by = { spellOrAbility: "un hechizo o habilidad", spell: "un hechizo", ability: "una habilidad" }[of];
    return happens(subjectOf(what, say), verbs.be, `objetivo de ${by}`);
  },
  draws: ({ who }) => happens(players[who], verbs.draw, "una carta"),
  discards: ({ who, what }, say) =>
    happens(players[who], verbs.discard, what === undefined ? "una carta" : indefinitePhrase(what, say)),
  // How many does not matter, so it is no number of lives.
  gainsLife: ({ who }) => happens(players[who], verbs.gain, "vida"),
  losesLife: ({ who }) => happens(players[who], verbs.lose, "vidas"),
  sacrifices: ({ who, what }, say) => happens(players[who], verbs.sacrifice, objectOf(subjectOf(what, say))),
  countersPut: ({ kind, on }, say) => `se ponga un contador ${counterNames[kind]} sobre ${subjectOf(on, say).after}`,
  cycles: ({ what }, say) => happens(you, verbs.cycle, objectOf(subjectOf(what, say))),
  beginningOf: ({ step, whose }, say) => `de ${stepOf(step, whose, say)}`,
  state: () => "no controles ninguna isla",
  anyOf: (events, say) => anyOf(events.map((event) => sayEvent(table, event, say))),
  scries: ({ who }) => happens(players[who], verbs.scry),
  becomesMonstrous: ({ what }, say) => {
    const subject = reference(what, say);
    return happens(subject, verbs.become, `en ${adjective("monstruoso", subject)}`);
  },
  revealsThisWay: ({ what }, say) => happens(you, verbs.reveal, `${indefinitePhrase(what, say)} de esta manera`),
};

/** "de un hechizo o de un planeswalker". */
function fromEach(by: Filter, say: Say): string {
  return list(
    (by.either ?? [by]).map((one) => `de ${indefinitePhrase(one, say)}`),
    "o",
  );
}

/** Several events, whose subject is said once where it is the same: "entre al campo de batalla o muera". */
function anyOf(events: readonly string[]): string {
  const [first = "", ...rest] = events;
  return list(
    [
      first,
      ...rest.map((event) => {
        let same = 0;
        while (same < event.length && event[same] === first[same]) same += 1;
        const at = event.lastIndexOf(" ", same);
        return at > 0 && /\S/.test(event.slice(at)) ? event.slice(at + 1) : event;
      }),
    ],
    "o",
  );
}

/** "tu mantenimiento", "cada mantenimiento", "el paso de robar de cada jugador", "el combate en tu turno". */
function stepOf(step: Step, whose: TurnOwner, say: Say): string {
  const of = stepNouns[step].singular;
  const the = stepNouns[step].gender === "f" ? "la" : "el";
  const inTurn = step === "beginCombat" || step === "endCombat";
  switch (whose) {
    case "you":
      return inTurn ? `${the} ${of} en tu turno` : `tu ${of}`;
    case "each":
      return `cada ${of}`;
    case "eachPlayer":
      return `${the} ${of} ${inTurn ? "en el turno de" : "de"} cada jugador`;
    case "eachOpponent":
      return `${the} ${of} ${inTurn ? "en el turno de" : "de"} cada oponente`;
    case "hostController":
      return `${the} ${of} del controlador de ${reference({ ref: "host" }, say).after}`;
  }
}

/** The event with the word that leads it. */
export function trigger(word: TriggeredAbility["word"], event: EventPattern, say: Say): string {
  const said = sayEvent(table, event, { ...say, hypothetical: true });
  if (word === "at") return `al comienzo ${said}`;
  return `${word === "when" ? "cuando" : "siempre que"} ${said}`;
}
