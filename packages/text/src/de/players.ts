/** Players in German: who does something, whose something is, and the verb that goes with them in a relative clause. */
import type { PlayerRef, Who, Whose } from "@nykthos/engine/card";
import { isTarget } from "@nykthos/engine/card";
import type { Nominal } from "./clause.ts";
import { at, du } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import type { Case, Noun } from "./grammar.ts";
import {
  adjective,
  agreementOf,
  decline,
  einLike,
  personalPronoun,
  possessiveStem,
  theArticle,
  thisLike,
} from "./grammar.ts";
import { controllerNoun, opponentNoun, ownerNoun, playerNoun } from "./lexicon.ts";
import { phrase } from "./nouns.ts";
import { referenceAgreement, referenceNominal } from "./references.ts";

/** What an object that is spoken of as "it", or otherwise, has: "ihr Beherrscher", "der Beherrscher dieser Kreatur". */
function possessed(
  word: Noun,
  who:
    | { readonly controllerOf: Parameters<typeof referenceNominal>[0]; readonly say?: "that" }
    | { readonly ownerOf: Parameters<typeof referenceNominal>[0]; readonly say?: "that" },
  context: GermanContext,
): Nominal {
  const ref = "controllerOf" in who ? who.controllerOf : who.ownerOf;
  if (who.say === "that") return thatOne(referenceAgreement(ref, context) === "pl", `${word.singular} ${ref.ref}`);
  const owned = referenceAgreement(ref, context);
  const plural = owned === "pl";
  const agreement = agreementOf(word, plural);
  const number = plural ? "plural" : "singular";
  const key = `${word.singular} ${ref.ref}`;
  if (ref.say === "it") {
    const stem = possessiveStem(owned);
    return {
      agreement,
      weight: at.definite,
      key,
      say: (kase) => `${einLike(stem, agreement, kase)} ${decline(word, number, kase)}`,
    };
  }
  const of = referenceNominal(ref, context);
  return {
    agreement,
    weight: at.definite,
    key,
    say: (kase) => `${theArticle(agreement, kase)} ${decline(word, number, kase)} ${of.say("gen")}`,
  };
}

function definiteNominal(word: Noun, article: (kase: Case) => string, key: string, stem?: string): Nominal {
  const agreement = agreementOf(word, false);
  return {
    agreement,
    weight: at.definite,
    key,
    say: (kase) =>
      [
        article(kase),
        stem === undefined ? "" : adjective(stem, "weak", agreement, kase),
        decline(word, "singular", kase),
      ]
        .filter((text) => text !== "")
        .join(" "),
  };
}
const each = (kase: Case): string => thisLike("jed", "m", kase);
const that = (kase: Case): string => thisLike("dies", "m", kase);
const the = (kase: Case): string => theArticle("m", kase);

/** "dieser Spieler", "diese Spieler". */
function thatOne(plural: boolean, key: string): Nominal {
  if (!plural) return definiteNominal(playerNoun, that, key);
  return {
    agreement: "pl",
    weight: at.definite,
    key,
    say: (kase) => `${thisLike("dies", "pl", kase)} ${decline(playerNoun, "plural", kase)}`,
  };
}

/** A known player, or a group of players, to be put into any case. */
export function playerNominal(who: PlayerRef, context: GermanContext): Nominal {
  switch (who) {
    case "you":
      return du;
    case "eachPlayer":
      return definiteNominal(playerNoun, each, who);
    case "eachOpponent":
    case "anyOpponent":
      return definiteNominal(opponentNoun, each, who);
    case "eachOtherPlayer":
      return definiteNominal(playerNoun, each, who, "ander");
    case "anOpponent":
      return phrase({ noun: "opponent" }, "a", context);
    case "defendingPlayer":
      return definiteNominal(playerNoun, the, who, "verteidigend");
    case "activePlayer":
      return definiteNominal(playerNoun, the, who, "aktiv");
  }
  if ("player" in who) {
    const plural = context.bindings.get(who.player)?.plural === true;
    const agreement = plural ? "pl" : "m";
    const key = `player ${who.player}`;
    if (who.say === "they") {
      return { agreement, weight: at.pronoun, key, say: (kase) => personalPronoun(agreement, kase) };
    }
    return thatOne(plural, key);
  }
  return possessed("controllerOf" in who ? controllerNoun : ownerNoun, who, context);
}

/** Who does something: a known player, or one that is targeted. */
export function whoNominal(who: Who, context: GermanContext): Nominal {
  if (!isTarget(who)) return playerNominal(who, context);
  const target = phrase(who.target, "a", context, { target: true });
  return { ...target, key: `player ${who.as}` };
}

/** Whose something is: by "dein" and "sein" before the noun, or in the genitive after it. */
export function whose(
  who: Who,
  context: GermanContext,
): { readonly stem: string; readonly genitive?: undefined } | { readonly stem?: undefined; readonly genitive: string } {
  if (who === "you") return { stem: "dein" };
  if (who === ("opponent" as Who)) return { genitive: "eines Gegners" };
  if (who === ("opponents" as Who)) return { genitive: "deiner Gegner" };
  if (typeof who === "object" && "player" in who && who.say === "they") return { stem: "sein" };
  return { genitive: whoNominal(who, context).say("gen") };
}

/** "du kontrollierst", "ein Gegner kontrolliert", "deine Gegner kontrollieren", "du nicht kontrollierst". */
export function owning(who: Whose, verbStem: string, context: GermanContext): string {
  const second = verbStem === "besitz" ? "besitzt" : `${verbStem}st`;
  switch (who) {
    case "you":
      return `du ${second}`;
    case "notYou":
      return `du nicht ${second}`;
    case "opponent":
      return `ein Gegner ${verbStem}t`;
    case "opponents":
      return `deine Gegner ${verbStem}en`;
    default: {
      const nominal = playerNominal(who, context);
      return `${nominal.say("nom")} ${verbStem}${nominal.agreement === "pl" ? "en" : "t"}`;
    }
  }
}

/** The possessive that goes with a subject: "deine Hand", "seine Bibliothek". */
export function possessiveStemOf(subject: Nominal): "dein" | "sein" | "ihr" {
  return subject.agreement === "du" ? "dein" : possessiveStem(subject.agreement);
}
