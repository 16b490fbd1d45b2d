/**
 * Verbs in German: a total map, an entry for each verb that the card language has, the mechanics' verbs included. An entry says its
 * effect as statements; word order and sentences are made of them next door.
 */
import type { DelayedEvent, Effect } from "@nykthos/engine/card";
import { isTarget } from "@nykthos/engine/card";
import type { VerbTable } from "../tables.ts";
import { sayEffect } from "../tables.ts";
import type { Clause, Nominal } from "./clause.ts";
import {
  at,
  clause,
  du,
  ended,
  infinitive,
  object,
  part,
  request,
  sentence,
  subordinate,
  withAfter,
  withPart,
} from "./clause.ts";
import { ifClause, plainNominal } from "./conditions.ts";
import type { GermanContext } from "./context.ts";
import { paying } from "./costs.ts";
import { continuous, exileInstead, gainControl, mayPlay, prevention } from "./continuous.ts";
import { isSeveral, moving } from "./destinations.ts";
import { eventClause } from "./events.ts";
import { contracted, einLike, listed } from "./grammar.ts";
import { exceptionsText } from "./modifications.ts";
import { addMana } from "./mana.ts";
import { cardNoun, counterNouns, damageNoun, lifeNoun, spellNoun } from "./lexicon.ts";
import type { Phrase } from "./nouns.ts";
import { phrase } from "./nouns.ts";
import { possessiveStemOf, whoNominal } from "./players.ts";
import { amount, forEachOf, quantityNumber } from "./quantities.ts";
import { quotedAbility } from "./quotes.ts";
import { referenceNominal } from "./references.ts";
import { countDeterminer, isOneOfThose, selected, topCards } from "./selections.ts";
import type { Position, Statement } from "./statements.ts";
import { conjoined, saying, statement, withAdverb, withTail } from "./statements.ts";
import { plainTokens, tokens } from "./tokens.ts";
import { can, verbs as words } from "./vocabulary.ts";

function one(of: Clause): Statement {
  return statement(of);
}
/** "Zerstöre eine Kreatur deiner Wahl": the reader does that to something. */
function act(verbOf: typeof words.destroy, what: Nominal): Statement {
  return one(request(du, verbOf, object(what, "acc")));
}
/** The first statement, with all that the others say in sentences behind it. */
function together(effects: readonly Effect[], context: GermanContext): Statement {
  const [first, ...rest] = effects.map((effect) => effectStatement(effect, context));
  if (first === undefined) throw new RangeError("an effect that does nothing cannot be said");
  return rest.length === 0 ? first : { ...first, next: [...(first.next ?? []), ...rest] };
}

const verbs: VerbTable<GermanContext, Statement> = {
  // Joining words.
  series: ({ list }, context) => {
    const statements = list.map((effect) => effectStatement(effect, context));
    const [first, second] = statements;
    // "Hellsicht 2, ziehe dann zwei Karten"
    const joined = conjoined(statements, true);
    if (statements.length !== 2 || first?.noun === undefined || second === undefined) return joined;
    const then = withPart(second.clause, part("dann", at.then), "first");
    return { ...joined, headed: { noun: first.noun, then } };
  },
  and: ({ list }, context) =>
    conjoined(
      list.map((effect) => effectStatement(effect, context)),
      false,
    ),
  paragraph: ({ effects }, context) => together(effects, context),
  if: ({ condition, then, otherwise, after, instead, lead }, context) => {
    const when = ifClause(condition, context).replace(/^falls/u, lead === "then" ? "falls dann" : "falls");
    const main = together(then, context);
    if (instead === true && otherwise !== undefined) {
      const usual = together(otherwise, context);
      const rather = { ...main, before: when, clause: { ...main.clause, instead: true as const } };
      return { ...usual, next: [...(usual.next ?? []), rather] };
    }
    const said = after === true ? withTail(main, `, ${when}`) : { ...main, before: when };
    if (otherwise === undefined) return said;
    const other = { ...together(otherwise, context), lead: "anderenfalls" };
    return { ...said, next: [...(said.next ?? []), other] };
  },
  may: ({ who = "you", effect, ifDone, ifNot, doneWord }, context) => {
    const subject = whoNominal(who, context);
    const inner = effectStatement(effect, context);
    const done =
      doneWord === "aPlayerDoes" ? "falls ein Spieler das tut" : `falls ${doer(subject)} dies ${did(subject)}`;
    const next = [
      ...(inner.next ?? []),
      ...(ifDone === undefined ? [] : [{ ...together(ifDone, context), before: done }]),
      ...(ifNot === undefined
        ? []
        : [{ ...together(ifNot, context), before: `falls ${doer(subject)} dies nicht ${did(subject)}` }]),
    ];
    const said = one(allowed(subject, inner));
    return next.length === 0 ? said : { ...said, next };
  },
  unless: ({ effect, who, pays }, context) => {
    const payer =
      typeof who === "object" && "player" in who && who.say === "they"
        ? plainNominal("dieser", "m")
        : whoNominal(who, context);
    const inner = effectStatement(effect, context);
    const not = withPart(paying(pays, payer, context), part("nicht", at.then));
    return withTail(inner, `, falls ${subordinate(not)}`);
  },
  forEach: ({ of, thisWay, effect, as }, context) => {
    const inner = effectStatement(effect, context);
    const each = (): string => {
      if (thisWay === undefined || !("ref" in of)) {
        return `jede ${selected("ref" in of ? { ...of, say: "that" } : of, context).say("gen")}`;
      }
      const { noun: _, ...filter } = context.bindings.get(of.ref)?.filter ?? context.bindings.get(as)?.filter ?? {};
      const how = `auf diese Weise ${{ exiled: "ins Exil geschickt", destroyed: "zerstört" }[thisWay]}`;
      return phrase(filter, "each", context, { adjectives: [how] }).say("acc");
    };
    return { ...inner, lead: `für ${each()}` };
  },
  choose: ({ what }, context) => act(words.choose, selected(what, context)),
  pay: ({ who = "you", cost }, context) => one(paying(cost, whoNominal(who, context), context)),

  // Objects and zones.
  destroy: ({ what, cantBeRegenerated }, context) => {
    const said = act(words.destroy, selected(what, context));
    if (cantBeRegenerated !== true) return said;
    const several = isSeveral(what, context);
    const it = plainNominal(several ? "sie" : pronounFor(selected(what, context)), several ? "pl" : "f");
    return { ...said, next: [one(clause(it, can("nicht regeneriert werden")))] };
  },
  exile: ({ what, until, faceDown }, context) => {
    const self = referenceNominal({ ref: "self" }, context);
    const leaves = clause(self, words.leave, part("das Spiel", at.late));
    const after = until === undefined ? "" : `, bis ${subordinate(leaves)}`;
    const exiled = request(
      du,
      words.exile,
      object(selected(what, context, { from: true }), "acc"),
      part(faceDown === true ? "verdeckt" : "", at.late),
      part("ins Exil", at.direction),
    );
    return one(withAfter(exiled, after));
  },
  return: ({ what, to }, context) => moved(what, to, true, context),
  put: ({ what, to }, context) => moved(what, to, false, context),
  counter: ({ what }, context) => act(words.counter, selected(what, context)),
  sacrifice: ({ who = "you", what, count }, context) => {
    const given =
      "ref" in what ? referenceNominal(what, context) : phrase(what, countDeterminer(count, context), context);
    return one(request(whoNominal(who, context), words.sacrifice, object(given, "acc")));
  },
  discard: ({ who, what, count }, context) => {
    const subject = whoNominal(who, context);
    const hand = `${possessiveStemOf(subject)}er Hand`;
    if (what !== undefined && "ref" in what) {
      return one(request(subject, words.discard, object(referenceNominal(what, context), "acc")));
    }
    if (count === "hand") return one(request(subject, words.discard, part(`alle Karten aus ${hand}`, at.indefinite)));
    if (what !== undefined) {
      const cards = phrase({ noun: "card", ...what }, countDeterminer(count, context), context);
      return one(request(subject, words.discard, object(cards, "acc"), part(`aus ${hand}`, at.direction)));
    }
    const cards = amount(count, cardNoun, "acc", "words", context);
    const thrown = request(subject, words.discard, part(cards.text, at.indefinite), part(`aus ${hand}`, at.direction));
    return one(withAfter(thrown, cards.after));
  },
  draw: ({ who, count, additional }, context) => {
    const cards = amount(count, cardNoun, "acc", "words", context, additional === true ? ["zusätzlich"] : []);
    return one(withAfter(request(whoNominal(who, context), words.draw, part(cards.text, at.indefinite)), cards.after));
  },
  mill: ({ who, count }, context) => {
    const cards = amount(count, cardNoun, "acc", "words", context);
    return one(withAfter(request(whoNominal(who, context), words.mill, part(cards.text, at.indefinite)), cards.after));
  },
  search: ({ who, zones = ["library"], of, filter, count }, context) => {
    const subject = whoNominal(who, context);
    const places = zones.map(
      (zone) => ({ library: "Bibliothek", hand: "Hand", graveyard: "Friedhof" })[zone as string] ?? "",
    );
    const owner = of === undefined ? undefined : whoNominal(of, context).say("gen");
    const where = places.map((place) => {
      const gender = place === "Friedhof" ? "m" : "f";
      if (owner !== undefined) return `${gender === "m" ? "den" : "die"} ${place} ${owner}`;
      return `${einLike(possessiveStemOf(subject), gender, "acc")} ${place}`;
    });
    const wanted = phrase({ noun: "card", ...filter }, countDeterminer(count, context), context).say("dat");
    return one(
      request(subject, words.search, part(listed(where, "und/oder"), at.definite), part(`nach ${wanted}`, at.late)),
    );
  },
  shuffle: ({ who }, context) => {
    const subject = whoNominal(who, context);
    return one(request(subject, words.shuffle, part(`${possessiveStemOf(subject)}e Bibliothek`, at.definite)));
  },
  reveal: ({ what }, context) => ({
    ...one(request(du, words.showOpenly, ...from(what, context), object(selected(what, context), "acc"))),
  }),
  revealHand: ({ who }, context) => {
    const subject = whoNominal(who, context);
    const cards = `die Karten auf ${possessiveStemOf(subject)}er Hand`;
    return one(request(subject, words.showOpenly, part(cards, at.definite)));
  },
  revealTop: ({ who, count }, context) => {
    const subject = whoNominal(who, context);
    const top = topCards({ topOf: who, count }, context, possessiveStemOf(subject));
    return one(request(subject, words.reveal, object(top, "acc")));
  },
  lookAtTop: ({ who, count }, context) =>
    one(request(du, words.lookAt, part("dir", at.pronoun), object(topCards({ topOf: who, count }, context), "acc"))),
  chooseFrom: ({ who, what, count }, context) => {
    const cards = phrase({ noun: "card", ...what }, countDeterminer(count, context), context);
    return one(clause(whoNominal(who, context), words.choose, part("davon", at.then), object(cards, "acc")));
  },
  putRest: ({ of, to }, context) => {
    const what = { ref: of };
    const { verb, parts } = moving(what, to, false, context);
    return one(request(du, verb, part("den Rest", at.definite), ...parts));
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
    const said = one(withAfter(created, which + made.after));
    return made.next === undefined ? said : { ...said, next: [one(made.next)] };
  },
  createCopy: ({ of, count = 1, except }, context) => {
    const made = plainTokens(count, context);
    const plural = made.agreement === "pl";
    const copied = selected(of, context);
    const [original, tail] =
      "short" in copied ? [(copied as Phrase).short("gen"), (copied as Phrase).tail] : [copied.say("gen"), ""];
    const but = exceptionsText(except ?? [], made, context);
    const copy = plural ? `, die Kopien ${original} sind` : `, der eine Kopie ${original} ist`;
    return one(withAfter(request(du, words.create, part(made.say("acc"), at.indefinite)), copy + tail + but));
  },
  copySpell: ({ who, spell, newTargets }, context) => {
    const { subject, copied } = copier(who, spell, context);
    const said = one(clause(subject, words.copy, part(copied, at.definite)));
    if (newTargets === undefined) return said;
    const chooser = subject.agreement === "du" ? du : plainNominal("dieser Spieler", "m");
    return { ...said, next: [one(clause(chooser, can("neue Ziele für die Kopie bestimmen")))] };
  },
  chooseNewTargets: ({ spell }, context) =>
    one(
      request(
        du,
        words.choose,
        part("neue Ziele", at.indefinite),
        part(`für ${referenceNominal(spell, context).say("acc")}`, at.late),
      ),
    ),
  attach: ({ what, to }, context) =>
    one(
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
    ...one({
      ...request(du, words.tap, object(selected(what, context), "acc")),
      predicates: [
        { verb: words.tap, parts: [object(selected(what, context), "acc")] },
        { verb: words.untap, parts: [] },
      ],
      join: "oder",
    }),
  }),
  removeFromCombat: ({ what }, context) =>
    one(request(du, words.remove, object(selected(what, context), "acc"), part("aus dem Kampf", at.direction))),
  regenerate: ({ what }, context) => act(words.regenerate, selected(what, context)),
  fight: ({ what, with: other }, context) =>
    one(clause(selected(what, context), words.fight, part(`gegen ${selected(other, context).say("acc")}`, at.late))),
  proliferate: () => one(request(du, words.proliferate)),
  detain: ({ what }, context) => act(words.detain, selected(what, context)),

  // Damage, life, counters, mana, turns.
  damage: ({ source, amount: quantity, to, divided }, context) => {
    const subject = selected(source, context);
    const damage = amount(quantity, damageNoun, "acc", "figures", context);
    if (divided === true) {
      const among = selected(to, context).say("acc");
      const dealt = clause(subject, words.deal, part(damage.text, at.late));
      return one(withAfter(dealt, `, deren Aufteilung auf ${among} du bestimmst`));
    }
    const each = isTarget(to) && isSeveral(to, context) ? "je " : "";
    const dealt = clause(subject, words.deal, object(selected(to, context), "dat"), part(each + damage.text, at.late));
    return one(withAfter(dealt, damage.after));
  },
  gainLife: ({ who, amount: quantity }, context) => {
    const life = amount(quantity, lifeNoun, "acc", "figures", context);
    return one(withAfter(clause(whoNominal(who, context), words.gainMore, part(life.text, at.indefinite)), life.after));
  },
  loseLife: ({ who, amount: quantity }, context) => {
    const life = amount(quantity, lifeNoun, "acc", "figures", context);
    return one(withAfter(clause(whoNominal(who, context), words.lose, part(life.text, at.indefinite)), life.after));
  },
  putCounters: ({ kind, count, on, distributed }, context) => {
    const counters = amount(count, counterNouns[kind], "acc", "words", context);
    const each = distributed !== true && isTarget(on) && isSeveral(on, context) ? "je " : "";
    const put = request(
      du,
      distributed === true ? words.distribute : words.lay,
      part(each + counters.text, at.indefinite),
      part(`auf ${selected(on, context).say("acc")}`, at.direction),
    );
    return one(withAfter(put, counters.after));
  },
  removeCounters: ({ kind, count, from: whence }, context) => {
    const counters =
      count === "all"
        ? `alle ${counterNouns[kind].plural}`
        : amount(count, counterNouns[kind], "acc", "words", context).text;
    const where = part(contracted(`von ${selected(whence, context).say("dat")}`), at.direction);
    return one(request(du, words.remove, part(counters, at.indefinite), where));
  },
  moveCounters: ({ kind, from: whence, to }, context) =>
    one(
      request(
        du,
        words.move,
        part(`eine beliebige Anzahl von ${counterNouns[kind].plural}`, at.indefinite),
        part(`von ${selected(whence, context).say("dat")}`, at.direction),
        part(`auf ${selected(to, context).say("acc")}`, at.direction),
      ),
    ),
  doubleCounters: ({ kind, on }, context) =>
    one(
      request(
        du,
        words.double,
        part(`die Anzahl an ${counterNouns[kind].plural} auf ${selected(on, context).say("dat")}`, at.definite),
      ),
    ),
  addMana: (effect, context) => one(addMana(effect, context)),
  chooseColor: ({ who = "you" }, context) =>
    one(request(whoNominal(who, context), words.choose, part("eine Farbe", at.indefinite))),
  extraTurn: ({ who, count }, context) => {
    const turn = clause(
      whoNominal(who, context),
      words.gain,
      part("nach diesem Zug", at.time),
      part("einen zusätzlichen Zug", at.indefinite),
    );
    return count === undefined ? one(turn) : statement(turn, { lead: `für ${forEachOf(count, context)}` });
  },
  emblem: ({ abilities }, context) =>
    one(
      clause(
        du,
        words.gain,
        part(`ein Emblem mit ${listed(abilities.map((ability) => quotedAbility(ability, context)))}`, at.indefinite),
      ),
    ),
  controlNextTurn: ({ who }, context) => {
    const player = whoNominal(who, context);
    const during = part("während des nächsten Zugs dieses Spielers", at.late);
    return one(clause(du, words.control, object(player, "acc"), during));
  },

  // Continuous effects and effects that wait.
  continuous: (effect, context) => continuous(effect, context),
  gainControl: (effect, context) => one(gainControl(effect, context)),
  exchangeControl: ({ one: first, other }, context) => {
    const both = [selected(first, context), selected(other, context)].map((nominal) => nominal.say("acc"));
    return one(request(du, words.exchange, part(`die Kontrolle über ${listed(both)}`, at.late)));
  },
  preventDamage: (effect, context) => one(prevention(effect, context)),
  exileInstead: (effect, context) => exileInstead(effect, context),
  delayed: ({ when, effects, lead }, context) => delayed(when, effects, lead === true, context),
  additionalLand: ({ count }) => {
    const lands = count === 1 ? "ein zusätzliches Land" : `${count} zusätzliche Länder`;
    return one(clause(du, can(`in diesem Zug ${lands} spielen`)));
  },
  mayPlay: (effect, context) => mayPlay(effect, context),
  castFree: ({ filter, zone }, context) => {
    const card = phrase({ ...filter, noun: "card", zone, owner: "you" }, "a", context, { from: true });
    return one(withAfter(request(du, words.cast, object(card, "acc")), ", ohne ihre Manakosten zu bezahlen"));
  },

  // The mechanics' verbs.
  monstrosity: ({ n }, context) => {
    const noun = `Monstrum ${quantityNumber(n, context, "figures")}`;
    return statement(request(du, words.use, part(noun, at.late)), { noun });
  },
  scry: ({ who, count }, context) => {
    const noun = `Hellsicht ${quantityNumber(count, context, "figures")}`;
    const said = request(whoNominal(who, context), words.use, part(noun, at.late));
    return who === "you" ? statement(said, { noun }) : statement(said);
  },
};

export function effectStatement(effect: Effect, context: GermanContext): Statement {
  return sayEffect(verbs, effect, context);
}

/** Effects as sentences, paragraphs parted by line breaks. */
export function effectsText(effects: readonly Effect[], position: Position, context: GermanContext): string {
  const plain = effects.filter((effect) => effect.do !== "paragraph");
  const paragraphs = effects.filter((effect) => effect.do === "paragraph");
  // X is explained in the sentence that says it, so each is said before the next is looked at.
  const texts = plain.map((effect, index) =>
    saying([effectStatement(effect, context)], index === 0 ? position : "start", context),
  );
  const more = paragraphs.map(({ effects: inner }) => effectsText(inner, "start", context));
  const said =
    texts.length > 1
      ? texts.map((text, index) => (index === 0 && position === "after" ? ended(text) : sentence(text)))
      : texts;
  return [said.join(" "), ...more].filter((text) => text !== "").join("\n");
}

// What the entries share.

function doer(subject: Nominal): string {
  return subject.agreement === "du" ? "du" : "er";
}
function did(subject: Nominal): string {
  return subject.agreement === "du" ? "tust" : "tut";
}
function pronounFor(nominal: Nominal): string {
  return { m: "er", f: "sie", n: "es", pl: "sie", du: "du" }[nominal.agreement];
}

/** "du kannst eine Karte ziehen", "du kannst ihn gegen eine andere Kreatur kämpfen lassen" */
function allowed(subject: Nominal, { clause: inner }: Statement): Clause {
  const after = inner.after ?? "";
  const { after: _, ...bare } = inner;
  const own = inner.subject.agreement === "du" || inner.subject.key === subject.key;
  const said = own ? infinitive(bare) : `${inner.subject.say("acc")} ${infinitive(durationFirst(bare))} lassen`;
  return withAfter(clause(subject, can(said)), after);
}

/** Below "lassen" the duration goes before what is done. */
function durationFirst(of: Clause): Clause {
  const predicates = of.predicates.map((one) => ({
    ...one,
    parts: one.parts.map((each) => (each.weight > at.last ? { ...each, weight: at.time } : each)),
  }));
  return { ...of, predicates };
}

function moved(
  what: Extract<Effect, { do: "put" }>["what"],
  to: Extract<Effect, { do: "put" }>["to"],
  back: boolean,
  context: GermanContext,
): Statement {
  const { verb, parts } = moving(what, to, back, context);
  return one(
    request(du, verb, ...from(what, context), object(selected(what, context, { from: true }), "acc"), ...parts),
  );
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

const delayedWords: Readonly<Record<Extract<DelayedEvent, string>, string>> = {
  nextEndStep: "zu Beginn des nächsten Endsegments",
  nextUpkeep: "zu Beginn des Versorgungssegments des nächsten Zuges",
  yourNextUpkeep: "zu Beginn deines nächsten Versorgungssegments",
  thisTurnsNextEndOfCombat: "am Ende des nächsten Kampfes in diesem Zug",
};

function delayed(when: DelayedEvent, effects: readonly Effect[], lead: boolean, context: GermanContext): Statement {
  const inner = together(effects, context);
  if (typeof when === "string") {
    return lead ? { ...inner, lead: delayedWords[when] } : withAdverb(inner, part(delayedWords[when], at.time));
  }
  const event = eventClause(when.event, { ...context, event: when.event });
  const [, subject = event, verbPart = ""] = /^(.*) (\S+)$/u.exec(event) ?? [];
  return { ...inner, before: `wenn ${subject} in diesem Zug ${verbPart}` };
}
