/** Trigger events in German: a clause for after "wenn", "immer wenn", and the words for the beginning of a step. */
import type { EventPattern, EventPatterns, Step, Subject, TurnOwner } from "@nykthos/engine/card";
import type { EventTable } from "../tables.ts";
import { sayEvent } from "../tables.ts";
import type { Clause, Nominal } from "./clause.ts";
import { at, clause, du, part, subordinate, withAfter, withPart } from "./clause.ts";
import { plainNominal } from "./conditions.ts";
import type { GermanContext } from "./context.ts";
import { decline, numberWord } from "./grammar.ts";
import { damageNoun, stepNouns } from "./lexicon.ts";
import { counterPhrase, phrase } from "./nouns.ts";
import type { Phrase } from "./nouns.ts";
import { referenceNominal } from "./references.ts";
import { passive, sein, verbs, werden } from "./vocabulary.ts";

/** "die Verwirrende Chimäre", "eine andere Verzauberung", "der Gesandte oder die verzauberte Kreatur". */
function subjectNominal(subject: Subject, context: GermanContext): Nominal {
  if ("ref" in subject) return referenceNominal(subject, context);
  if (!("anyOf" in subject)) return phrase(subject, "a", context);
  const nominals = subject.anyOf.map((one) => subjectNominal(one, context));
  const last = nominals.at(-1);
  return {
    agreement: last?.agreement ?? "f",
    weight: at.indefinite,
    say: (kase) => nominals.map((nominal) => nominal.say(kase)).join(" oder "),
  };
}

type Party = "you" | "opponent" | "player" | "any";
function party(who: Party, context: GermanContext): Nominal {
  if (who === "you") return du;
  return phrase({ noun: who === "opponent" ? "opponent" : "player" }, "a", context);
}

/** A relative clause stands behind a verb that would close over it alone: "eine Kreatur stirbt, die du kontrollierst". */
function extraposed(of: Clause): Clause {
  const { subject } = of;
  if (!("short" in subject) || !("tail" in subject)) return of;
  const { short, tail } = subject as Phrase;
  return withAfter({ ...of, subject: { ...subject, say: short } }, tail);
}

function damaged(to: EventPatterns["dealsDamage"]["to"], context: GermanContext): string {
  if (to === "you") return "dir";
  if (to === "player" || to === "opponent") return party(to, context).say("dat");
  return phrase(to, "a", context).say("dat");
}

const events: EventTable<GermanContext, Clause> = {
  enters: ({ what, under }, context) =>
    clause(
      subjectNominal(what, context),
      verbs.come,
      part(under === "you" ? "unter deiner Kontrolle" : "", at.late),
      part("ins Spiel", at.direction),
    ),
  dies: ({ what }, context) => extraposed(clause(subjectNominal(what, context), verbs.die)),
  leaves: ({ what }, context) => clause(subjectNominal(what, context), verbs.leave, part("das Spiel", at.late)),
  putIntoGraveyard: ({ what }, context) =>
    clause(subjectNominal(what, context), passive("gelegt"), part("aus dem Spiel auf einen Friedhof", at.direction)),
  attacks: ({ what }, context) => clause(subjectNominal(what, context), verbs.attack),
  attacksWithOthers: ({ what, others }, context) => {
    const self = subjectNominal(what, context);
    return clause(
      {
        agreement: "pl",
        weight: at.definite,
        say: (kase) => `${self.say(kase)} und mindestens ${numberWord(others)} andere Kreaturen`,
      },
      verbs.attack,
    );
  },
  blocks: ({ what, blocked }, context) =>
    clause(
      subjectNominal(what, context),
      verbs.block,
      part(blocked === undefined ? "" : phrase(blocked, "a", context).say("acc"), at.indefinite),
    ),
  becomesBlocked: ({ what, by }, context) =>
    clause(
      subjectNominal(what, context),
      passive("geblockt"),
      part(by === undefined ? "" : `von ${phrase(by, "a", context).say("dat")}`, at.indefinite),
    ),
  blocksOrBecomesBlocked: ({ what }, context) => ({
    subject: subjectNominal(what, context),
    predicates: [
      {
        verb: verbs.block,
        parts: [part("eine oder mehrere Kreaturen", at.indefinite)],
      },
      {
        verb: passive("geblockt"),
        parts: [part("von einer oder mehreren Kreaturen", at.indefinite)],
      },
    ],
    join: "oder",
  }),
  dealsDamage: ({ what, to, combat, atLeast }, context) => {
    const damage = combat === true ? "Kampfschaden" : "Schaden";
    const said = atLeast === undefined ? damage : `${atLeast} oder mehr ${damageNoun.plural}`;
    return clause(
      subjectNominal(what, context),
      verbs.deal,
      part(damaged(to, context), at.indefinite),
      part(said, at.late),
    );
  },
  isDealtDamage: ({ what, combat, by }, context) => {
    const to = typeof what === "string" ? party(what, context) : subjectNominal(what, context);
    const from = by === undefined ? "" : ` von ${phrase(by, "a", context).say("dat")}`;
    return clause(
      plainNominal(`${to.say("dat")}${from} ${combat === true ? "Kampfschaden" : "Schaden"}`, "m"),
      passive("zugefügt"),
    );
  },
  casts: ({ who, spell }, context) => {
    const what = phrase(spell, "a", context);
    const caster = clause(party(who, context), verbs.cast, part(what.short("acc"), at.indefinite));
    return withAfter(caster, what.tail);
  },
  becomesTapped: ({ what }, context) => clause(subjectNominal(what, context), passive("getappt")),
  becomesUntapped: ({ what }, context) => clause(subjectNominal(what, context), passive("enttappt")),
  tapsForMana: ({ who, what }, context) =>
    who === "any"
      ? clause(subjectNominal(what, context), passive("getappt"), part("für Mana", at.late))
      : clause(
          party(who, context),
          verbs.tap,
          part(subjectNominal(what, context).say("acc"), at.indefinite),
          part("für Mana", at.late),
        ),
  becomesTarget: ({ what, of }, context) => {
    const by = {
      spellOrAbility: "eines Zauberspruchs oder einer Fähigkeit",
      spell: "eines Zauberspruchs",
      ability: "einer Fähigkeit",
    }[of];
    return clause(subjectNominal(what, context), werden, part(`das Ziel ${by}`, at.late));
  },
  draws: ({ who }, context) => clause(party(who, context), verbs.draw, part("eine Karte", at.indefinite)),
  discards: ({ who, what }, context) =>
    clause(
      party(who, context),
      verbs.discard,
      part(phrase({ noun: "card", ...what }, "a", context).say("acc"), at.indefinite),
    ),
  gainsLife: ({ who }, context) => clause(party(who, context), verbs.gainMore, part("Lebenspunkte", at.indefinite)),
  losesLife: ({ who }, context) => clause(party(who, context), verbs.lose, part("Lebenspunkte", at.indefinite)),
  sacrifices: ({ who, what }, context) =>
    clause(party(who, context), verbs.sacrifice, part(subjectNominal(what, context).say("acc"), at.indefinite)),
  countersPut: ({ kind, on }, context) =>
    clause(
      plainNominal(counterPhrase(kind, "a", "nom"), "f"),
      passive("gelegt"),
      part(`auf ${subjectNominal(on, context).say("acc")}`, at.direction),
    ),
  cycles: ({ what }, context) => clause(du, verbs.cycle, part(subjectNominal(what, context).say("acc"), at.indefinite)),
  beginningOf: ({ step, whose }) => clause(plainNominal(beginning(step, whose), "m"), sein),
  state: () => clause(du, verbs.control, part("keine Insel", at.indefinite)),
  anyOf: (patterns, context) => {
    const clauses = patterns.map((pattern) => sayEvent(events, pattern, context));
    const [first] = clauses;
    if (first === undefined) return clause(du, sein);
    const same = clauses.every((one) => one.subject.key !== undefined && one.subject.key === first.subject.key);
    if (same) return { ...first, predicates: clauses.flatMap((one) => one.predicates), join: "oder" };
    return withAfter(
      first,
      clauses
        .slice(1)
        .map((one) => ` oder ${subordinate(one)}`)
        .join(""),
    );
  },
  becomesMonstrous: ({ what }, context) => clause(referenceNominal(what, context), werden, part("monströs", at.late)),
  revealsThisWay: ({ what }, context) => {
    const card = phrase(what, "a", context);
    return withAfter(
      clause(du, verbs.show, part("auf diese Weise", at.time), part(card.short("acc"), at.indefinite)),
      card.tail,
    );
  },
  scries: ({ who }, context) => clause(party(who, context), verbs.use, part("Hellsicht", at.late)),
};

/** "deines Versorgungssegments", "jedes Versorgungssegments", "des Versorgungssegments jedes Gegners" */
export function beginning(step: Step, whose: TurnOwner): string {
  const noun = stepNouns[step];
  const genitive = decline(noun, "singular", "gen");
  if (step === "beginCombat") {
    const turn = {
      you: "in deinem Zug",
      each: "",
      eachOpponent: "im Zug jedes Gegners",
      eachPlayer: "im Zug jedes Spielers",
      hostController: "im Zug ihres Beherrschers",
    }[whose];
    return whose === "each" ? "jedes Kampfes" : `des Kampfes ${turn}`;
  }
  switch (whose) {
    case "you":
      return `deines ${genitive}`;
    case "each":
      return `jedes ${genitive}`;
    case "eachOpponent":
      return `des ${genitive} jedes Gegners`;
    case "eachPlayer":
      return `des ${genitive} jedes Spielers`;
    case "hostController":
      return `des ${genitive} des Beherrschers der verzauberten Kreatur`;
  }
}

/** What follows "wenn": "der Phalanx-Anführer stirbt", "diese Kreatur in diesem Zug stirbt". */
export function eventClause(event: EventPattern, context: GermanContext, during = ""): string {
  return subordinate(withPart(sayEvent(events, event, context), part(during, at.time)));
}
