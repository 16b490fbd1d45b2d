/** Verbs about objects and zones in German: what is destroyed, moved, revealed, made, tapped. Entries of the table in `verbs.ts`. */
import type { Effect, Selection, Who } from "@nykthos/engine/card";
import { isTarget } from "@nykthos/engine/card";
import type { VerbTable } from "../tables.ts";
import type { Nominal } from "./clause.ts";
import { at, clause, du, object, part, request, subordinate, withAfter } from "./clause.ts";
import { plainNominal } from "./conditions.ts";
import type { GermanContext } from "./context.ts";
import { isSeveral, moving } from "./destinations.ts";
import { einLike, listed, numberWord } from "./grammar.ts";
import { exceptionsText } from "./modifications.ts";
import { cardNoun, pileNoun, spellNoun } from "./lexicon.ts";
import type { Phrase } from "./nouns.ts";
import { phrase } from "./nouns.ts";
import { possessiveStemOf, whoNominal } from "./players.ts";
import { amount } from "./quantities.ts";
import { referenceNominal } from "./references.ts";
import { alike, countDeterminer, exceptionsSaid, isOneOfThose, selected, topCards } from "./selections.ts";
import type { Statement } from "./statements.ts";
import { statement } from "./statements.ts";
import { plainTokens, tokens } from "./tokens.ts";
import { can, verbs as words } from "./vocabulary.ts";

/** "Zerstöre eine Kreatur deiner Wahl": the reader does that to something. */
function act(verbOf: typeof words.destroy, what: Nominal): Statement {
  return statement(request(du, verbOf, object(what, "acc")));
}

export const objectVerbs = {
  destroy: ({ what, cantBeRegenerated }, context) => {
    const said = act(words.destroy, selected(what, context));
    if (cantBeRegenerated !== true) return said;
    const several = isSeveral(what, context);
    const it = plainNominal(several ? "sie" : pronounFor(selected(what, context)), several ? "pl" : "f");
    return { ...said, next: [statement(clause(it, can("nicht regeneriert werden")))] };
  },
  exile: ({ who = "you", what, until, faceDown }, context) => {
    const self = referenceNominal({ ref: "self" }, context);
    const leaves = clause(self, words.leave, part("das Spiel", at.late));
    const after = until === undefined ? "" : `, bis ${subordinate(leaves)}`;
    const exiled = request(
      whoNominal(who, context),
      words.exile,
      object(allCardsOf(what, context) ?? selected(what, context, { from: true }), "acc"),
      part(faceDown === true ? "verdeckt" : "", at.late),
      part("ins Exil", at.direction),
    );
    return statement(withAfter(exiled, after + exceptionsSaid(what, context)));
  },
  return: ({ who = "you", what, to }, context) => moved(who, what, to, true, context),
  put: ({ who = "you", what, to }, context) => moved(who, what, to, false, context),
  turnFaceUp: ({ who = "you", what }, context) =>
    statement(request(whoNominal(who, context), words.reveal, object(selected(what, context), "acc"))),
  counter: ({ what }, context) => act(words.counter, selected(what, context)),
  sacrifice: ({ who = "you", what, count }, context) => {
    const given =
      "ref" in what ? referenceNominal(what, context) : phrase(what, countDeterminer(count, context), context);
    return statement(request(whoNominal(who, context), words.sacrifice, object(given, "acc")));
  },
  discard: ({ who, what, count }, context) => {
    const subject = whoNominal(who, context);
    const hand = `${possessiveStemOf(subject)}er Hand`;
    if (what !== undefined && "ref" in what) {
      return statement(request(subject, words.discard, object(referenceNominal(what, context), "acc")));
    }
    if (count === "hand")
      return statement(request(subject, words.discard, part(`alle Karten aus ${hand}`, at.indefinite)));
    if (what !== undefined) {
      const cards = phrase({ noun: "card", ...what }, countDeterminer(count, context), context);
      return statement(request(subject, words.discard, object(cards, "acc"), part(`aus ${hand}`, at.direction)));
    }
    const cards = amount(count, cardNoun, "acc", "words", context);
    const thrown = request(subject, words.discard, part(cards.text, at.indefinite), part(`aus ${hand}`, at.direction));
    return statement(withAfter(thrown, cards.after));
  },
  draw: ({ who, count, additional }, context) => {
    const cards = amount(count, cardNoun, "acc", "words", context, additional === true ? ["zusätzlich"] : []);
    return statement(
      withAfter(request(whoNominal(who, context), words.draw, part(cards.text, at.indefinite)), cards.after),
    );
  },
  mill: ({ who, count }, context) => {
    const cards = amount(count, cardNoun, "acc", "words", context);
    return statement(
      withAfter(request(whoNominal(who, context), words.mill, part(cards.text, at.indefinite)), cards.after),
    );
  },
  search: ({ who, zones = ["library"], of, filter, count }, context) => {
    const subject = whoNominal(who, context);
    const places = zones.map(
      (zone) => ({ library: "Bibliothek", hand: "Hand", graveyard: "Friedhof" })[zone as string] ?? "",
    );
    const owner = of === undefined ? undefined : whoNominal(of, context).say("gen");
    const where = places.map((place, index) => {
      const gender = place === "Friedhof" ? "m" : "f";
      // Whose zones they are is said behind the last of them.
      const whose = index === places.length - 1 ? ` ${owner}` : "";
      if (owner !== undefined) return `${gender === "m" ? "den" : "die"} ${place}${whose}`;
      return `${einLike(possessiveStemOf(subject), gender, "acc")} ${place}`;
    });
    const wanted = phrase({ noun: "card", ...filter }, countDeterminer(count, context), context).say("dat");
    return statement(request(subject, words.search, part(listed(where), at.definite), part(`nach ${wanted}`, at.late)));
  },
  shuffle: ({ who }, context) => {
    const subject = whoNominal(who, context);
    return statement(request(subject, words.shuffle, part(`${possessiveStemOf(subject)}e Bibliothek`, at.definite)));
  },
  shuffleInto: ({ who = "you", what }, context) => {
    const subject = whoNominal(who, context);
    const shuffled = selected(what, context);
    const { agreement } = shuffled;
    const its = agreement === "m" || agreement === "n" ? "seines" : "ihres";
    const library = who === "you" ? `die Bibliothek ${its} Besitzers` : `${possessiveStemOf(subject)}e Bibliothek`;
    return statement(request(subject, words.shuffle, object(shuffled, "acc"), part(`in ${library}`, at.direction)));
  },
  reveal: ({ what }, context) => ({
    ...statement(request(du, words.showOpenly, ...from(what, context), object(selected(what, context), "acc"))),
  }),
  revealHand: ({ who }, context) => {
    const subject = whoNominal(who, context);
    const cards = `die Karten auf ${possessiveStemOf(subject)}er Hand`;
    return statement(request(subject, words.showOpenly, part(cards, at.definite)));
  },
  revealFromHand: ({ who, count }, context) => {
    const subject = whoNominal(who, context);
    const cards = amount(count, cardNoun, "acc", "words", context);
    const hand = part(`aus ${possessiveStemOf(subject)}er Hand`, at.late);
    return statement(withAfter(request(subject, words.showOpenly, part(cards.text, at.indefinite), hand), cards.after));
  },
  revealTop: ({ who, count }, context) => {
    const subject = whoNominal(who, context);
    const top = topCards({ topOf: who, count }, context, possessiveStemOf(subject));
    return statement(request(subject, words.reveal, object(top, "acc")));
  },
  lookAtTop: ({ who, count }, context) =>
    statement(
      request(du, words.lookAt, part("dir", at.pronoun), object(topCards({ topOf: who, count }, context), "acc")),
    ),
  chooseFrom: ({ who, what, from: from_, count }, context) => {
    const isOneOfThem = Object.keys(what).every((key) => key === "noun") && count === undefined;
    if (isOneOfThem && context.bindings.get(from_)?.by === "revealFromHand")
      return statement(clause(whoNominal(who, context), words.choose, part("eine davon", at.indefinite)));
    const cards = phrase({ noun: "card", ...what }, countDeterminer(count, context), context);
    return statement(clause(whoNominal(who, context), words.choose, part("davon", at.then), object(cards, "acc")));
  },
  putRest: ({ of, to, said }, context) => {
    const what = { ref: of };
    const { verb, parts } = moving(what, to, false, context);
    const bound = context.bindings.get(of);
    const rest = bound?.two !== true ? "den Rest" : bound.by === "separate" ? "die anderen" : "die andere";
    const revealed = said === "revealedCards" ? `${rest} der aufgedeckten Karten` : rest;
    return statement(request(du, verb, part(revealed, at.definite), ...parts));
  },
  separate: ({ who = "you", what, piles, startingWith }, context) => {
    const subject = whoNominal(who, context);
    const into = part(`in ${numberWord(piles)} ${pileNoun.plural}`, at.direction);
    const said = statement(request(subject, words.separate, object(selected(what, context), "acc"), into));
    return startingWith === undefined ? said : { ...said, lead: "beginnend mit dir" };
  },
  choosePile: ({ who, own, atRandom }, context) => {
    const subject = whoNominal(who, context);
    const pile =
      own === true ? `einen ${possessiveStemOf(subject)}er ${pileNoun.plural}` : `einen dieser ${pileNoun.plural}`;
    const random = part(atRandom === true ? "zufällig" : "", at.time);
    return statement(request(subject, words.choose, random, part(pile, at.indefinite)));
  },
  create: ({ who = "you", token, count, tapped, attacking, blocking }, context) => {
    const entersTapped = tapped === true && attacking !== true && blocking === undefined;
    const made = tokens(token, count, context, entersTapped);
    const is = made.agreement === "pl" ? "sind" : "ist";
    const states = [
      ...(attacking === true && tapped === true ? [`getappt ${is}`] : []),
      ...(attacking === true ? [made.agreement === "pl" ? "angreifen" : "angreift"] : []),
      ...(blocking === undefined ? [] : [`${referenceNominal(blocking, context).say("acc")} blockt`]),
    ];
    const which = states.length === 0 ? "" : `, ${made.agreement === "pl" ? "die" : "der"} ${listed(states)}`;
    const created = request(whoNominal(who, context), words.create, part(made.say("acc"), at.indefinite));
    const said = statement(withAfter(created, which + made.after));
    return made.next === undefined ? said : { ...said, next: [statement(made.next)] };
  },
  createCopy: ({ of, count = 1, except }, context) => {
    const made = plainTokens(count, context);
    const plural = made.agreement === "pl";
    const copied = selected(of, context);
    const [original, tail] =
      "short" in copied ? [(copied as Phrase).short("gen"), (copied as Phrase).tail] : [copied.say("gen"), ""];
    const but = exceptionsText(except ?? [], made, context);
    const copy = plural ? `, die Kopien ${original} sind` : `, der eine Kopie ${original} ist`;
    return statement(withAfter(request(du, words.create, part(made.say("acc"), at.indefinite)), copy + tail + but));
  },
  copySpell: ({ who, spell, newTargets }, context) => {
    const { subject, copied } = copier(who, spell, context);
    const said = statement(clause(subject, words.copy, part(copied, at.definite)));
    if (newTargets === undefined) return said;
    const chooser = subject.agreement === "du" ? du : plainNominal("dieser Spieler", "m");
    return { ...said, next: [statement(clause(chooser, can("neue Ziele für die Kopie bestimmen")))] };
  },
  chooseNewTargets: ({ spell }, context) =>
    statement(
      request(
        du,
        words.choose,
        part("neue Ziele", at.indefinite),
        part(`für ${referenceNominal(spell, context).say("acc")}`, at.late),
      ),
    ),
  attach: ({ what, to }, context) =>
    statement(
      request(
        du,
        words.attach,
        object(referenceNominal(what, context), "acc"),
        part(`an ${selected(to, context).say("acc")}`, at.late),
      ),
    ),
  tap: ({ what }, context) => act(words.tap, selected(what, context)),
  untap: ({ what }, context) => act(words.untap, selected(what, context)),
  tapOrUntap: ({ what }, context) => ({
    ...statement({
      ...request(du, words.tap, object(selected(what, context), "acc")),
      predicates: [
        { verb: words.tap, parts: [object(selected(what, context), "acc")] },
        { verb: words.untap, parts: [] },
      ],
      join: "oder",
    }),
  }),
  removeFromCombat: ({ what }, context) =>
    statement(request(du, words.remove, object(selected(what, context), "acc"), part("aus dem Kampf", at.direction))),
  regenerate: ({ what }, context) => act(words.regenerate, selected(what, context)),
  fight: ({ what, with: other }, context) =>
    statement(
      clause(selected(what, context), words.fight, part(`gegen ${selected(other, context).say("acc")}`, at.late)),
    ),
  proliferate: () => statement(request(du, words.proliferate)),
  detain: ({ what }, context) => act(words.detain, selected(what, context)),
} satisfies Partial<VerbTable<GermanContext, Statement>>;

function pronounFor(nominal: Nominal): string {
  return { m: "er", f: "sie", n: "es", pl: "sie", du: "du" }[nominal.agreement];
}

function moved(
  who: Who,
  given: Extract<Effect, { do: "put" }>["what"],
  to: Extract<Effect, { do: "put" }>["to"],
  back: boolean,
  context: GermanContext,
): Statement {
  const what = alike(given);
  const { verb, parts } = moving(what, to, back, context);
  const placed = request(
    whoNominal(who, context),
    verb,
    ...from(what, context),
    object(selected(what, context, { from: true }), "acc"),
    ...parts,
  );
  return statement(withAfter(placed, exceptionsSaid(what, context)));
}

/** "alle Karten aus dem Friedhof eines Spielers deiner Wahl": a zone goes nowhere, its cards do. */
function allCardsOf(what: Selection, context: GermanContext): Nominal | undefined {
  if (!("allIn" in what)) return undefined;
  const zone = selected(what, context);
  return {
    agreement: "pl",
    weight: at.definite,
    say: (kase) => `${kase === "dat" ? "allen" : "alle"} Karten aus ${zone.say("dat")}`,
  };
}

/** "davon", where one of several is chosen that were named before. */
function from(
  what: Extract<Effect, { do: "put" }>["what"],
  _context: GermanContext,
): readonly ReturnType<typeof part>[] {
  return "choose" in what && what.choose.among !== undefined && !isOneOfThose(what.choose)
    ? [part("davon", at.then)]
    : [];
}

/** "Der Beherrscher eines Zauberspruchs deiner Wahl kopiert diesen Zauberspruch" */
function copier(
  who: Extract<Effect, { do: "copySpell" }>["who"],
  spell: Extract<Effect, { do: "copySpell" }>["spell"],
  context: GermanContext,
): { readonly subject: Nominal; readonly copied: string } {
  const copied = selected(spell, context);
  if (typeof who === "object" && "controllerOf" in who && isTarget(spell)) {
    return {
      subject: plainNominal(`der Beherrscher ${copied.say("gen")}`, "m"),
      copied: `diesen ${spellNoun.singular}`,
    };
  }
  return { subject: whoNominal(who, context), copied: copied.say("acc") };
}
