/** Verbs about damage, life, counters, mana and turns in German, and the mechanics' verbs. Entries of the table in `verbs.ts`. */
import { isTarget } from "@nykthos/engine/card";
import { named } from "../recipients.ts";
import type { VerbTable } from "../tables.ts";
import { at, clause, du, object, part, request, withAfter } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { isSeveral } from "./destinations.ts";
import { contracted, listed } from "./grammar.ts";
import { addMana } from "./mana.ts";
import { counterNouns, damageNoun, lifeNoun } from "./lexicon.ts";
import { whoNominal } from "./players.ts";
import { amount, forEachOf, quantityNumber } from "./quantities.ts";
import { quotedAbility } from "./quotes.ts";
import { selected } from "./selections.ts";
import type { Statement } from "./statements.ts";
import { statement } from "./statements.ts";
import { verbs as words } from "./vocabulary.ts";

export const valueVerbs = {
  damage: ({ source, amount: quantity, to: given, divided }, context) => {
    const to = named(given);
    const subject = selected(source, context);
    const damage = amount(quantity, damageNoun, "acc", "figures", context);
    if (divided === true) {
      const among = selected(to, context).say("acc");
      const dealt = clause(subject, words.deal, part(damage.text, at.late));
      return statement(withAfter(dealt, `, deren Aufteilung auf ${among} du bestimmst`));
    }
    const each = isTarget(to) && isSeveral(to, context) ? "je " : "";
    const dealt = clause(subject, words.deal, object(selected(to, context), "dat"), part(each + damage.text, at.late));
    return statement(withAfter(dealt, damage.after));
  },
  gainLife: ({ who, amount: quantity }, context) => {
    const life = amount(quantity, lifeNoun, "acc", "figures", context);
    return statement(
      withAfter(clause(whoNominal(who, context), words.gainMore, part(life.text, at.indefinite)), life.after),
    );
  },
  loseLife: ({ who, amount: quantity }, context) => {
    const life = amount(quantity, lifeNoun, "acc", "figures", context);
    return statement(
      withAfter(clause(whoNominal(who, context), words.lose, part(life.text, at.indefinite)), life.after),
    );
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
    return statement(withAfter(put, counters.after));
  },
  removeCounters: ({ kind, count, from: whence }, context) => {
    const counters =
      count === "all"
        ? `alle ${counterNouns[kind].plural}`
        : amount(count, counterNouns[kind], "acc", "words", context).text;
    const where = part(contracted(`von ${selected(whence, context).say("dat")}`), at.direction);
    return statement(request(du, words.remove, part(counters, at.indefinite), where));
  },
  moveCounters: ({ kind, from: whence, to }, context) =>
    statement(
      request(
        du,
        words.move,
        part(`eine beliebige Anzahl von ${counterNouns[kind].plural}`, at.indefinite),
        part(`von ${selected(whence, context).say("dat")}`, at.direction),
        part(`auf ${selected(to, context).say("acc")}`, at.direction),
      ),
    ),
  doubleCounters: ({ kind, on }, context) =>
    statement(
      request(
        du,
        words.double,
        part(`die Anzahl an ${counterNouns[kind].plural} auf ${selected(on, context).say("dat")}`, at.definite),
      ),
    ),
  addMana: (effect, context) => statement(addMana(effect, context)),
  chooseColor: ({ who = "you" }, context) =>
    statement(request(whoNominal(who, context), words.choose, part("eine Farbe", at.indefinite))),
  extraTurn: ({ who, count }, context) => {
    const turn = clause(
      whoNominal(who, context),
      words.gain,
      part("nach diesem Zug", at.time),
      part("einen zusätzlichen Zug", at.indefinite),
    );
    return count === undefined ? statement(turn) : statement(turn, { lead: `für ${forEachOf(count, context)}` });
  },
  emblem: ({ abilities }, context) =>
    statement(
      clause(
        du,
        words.gain,
        part(`ein Emblem mit ${listed(abilities.map((ability) => quotedAbility(ability, context)))}`, at.indefinite),
      ),
    ),
  controlNextTurn: ({ who }, context) => {
    const player = whoNominal(who, context);
    const during = part("während des nächsten Zugs dieses Spielers", at.late);
    return statement(clause(du, words.control, object(player, "acc"), during));
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
} satisfies Partial<VerbTable<GermanContext, Statement>>;
