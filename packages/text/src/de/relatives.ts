/** What German says of a noun in relative clauses ("die du kontrollierst", "die kein Land ist"), and the zone that it is in. */
import type { Filter, Who, Zone } from "@nykthos/engine/card";
import type { GermanContext } from "./context.ts";
import type { Agreement } from "./grammar.ts";
import { einLike, possessiveStem, relativePronoun } from "./grammar.ts";
import { counterPhrase, phrase } from "./nouns.ts";
import type { PhraseOptions } from "./nouns.ts";
import { owning, playerNominal, whose } from "./players.ts";
import { referenceNominal } from "./references.ts";

/** The relative clauses that a filter asks for, without commas: "die kein Land ist", "die ein Gegner kontrolliert". */
export function relativeClauses(filter: Filter, agreement: Agreement, context: GermanContext): readonly string[] {
  const clauses: string[] = [];
  const who = relativePronoun(agreement, "nom");
  const whom = relativePronoun(agreement, "acc");
  const plural = agreement === "pl";
  const is = plural ? "sind" : "ist";
  const has = plural ? "haben" : "hat";
  if (filter.noun !== "spell" && filter.notTypes !== undefined) {
    const names = filter.notTypes.map((type) => phrase({ types: [type] }, "no", context, { plural }).say("nom"));
    const [first = "", second] = names;
    clauses.push(
      second === undefined
        ? `${who} ${first} ${is}`
        : `${who} weder ${withoutNo(first)} noch ${withoutNo(second)} ${is}`,
    );
  }
  if (filter.noun === "player" || filter.noun === "opponent") return clauses;
  if (filter.notNamedSelf === true) clauses.push(`${who} nicht ${context.name.name} ${plural ? "heißen" : "heißt"}`);
  if (filter.controller !== undefined) {
    const verb = filter.noun === "spell" ? "wirk" : "kontrollier";
    clauses.push(`${whom} ${owning(filter.controller, verb, context)}`);
  }
  if (filter.owner !== undefined && filter.noun !== "card")
    clauses.push(`${whom} ${owning(filter.owner, "besitz", context)}`);
  if (filter.dealtDamageThisTurnTo !== undefined) {
    const to = playerNominal(filter.dealtDamageThisTurnTo, context).say("dat");
    clauses.push(`${who} ${to} in diesem Zug Schaden zugefügt ${has}`);
  }
  if (filter.targeting !== undefined) {
    clauses.push(`${who} ${referenceNominal(filter.targeting, context).say("acc")} als Ziel ${has}`);
  }
  if (filter.counter !== undefined) {
    const where = relativePronoun(agreement, "dat");
    const kind = filter.counter;
    const least = kind === "+1/+1" || kind === "-1/-1" ? "mindestens " : "";
    clauses.push(`auf ${where} ${least}${counterPhrase(kind, "a", "nom")} liegt`);
  }
  if (filter.sharesCardTypeWith !== undefined) {
    const other = referenceNominal({ ...filter.sharesCardTypeWith, say: "that" }, context).say("dat");
    clauses.push(`${who} mit ${other} einen Kartentyp gemeinsam ${has}`);
  }
  if (filter.sameControllerAs !== undefined) clauses.push(`${who} denselben Beherrscher ${has}`);
  if (filter.blockingOrBlockedBy !== undefined) {
    const other = referenceNominal(filter.blockingOrBlockedBy, context);
    clauses.push(
      `${who} ${other.say("acc")} ${plural ? "blocken" : "blockt"} oder von ${other.say("dat")} geblockt ${plural ? "werden" : "wird"}`,
    );
  }
  if (filter.blockedBy !== undefined) {
    clauses.push(
      `${who} in diesem Zug von ${referenceNominal(filter.blockedBy, context).say("dat")} geblockt ${plural ? "wurden" : "wurde"}`,
    );
  }
  if (filter.exiledWith !== undefined) {
    const by = referenceNominal(filter.exiledWith, context).say("dat");
    clauses.push(`${who} mit ${by} ins Exil geschickt ${plural ? "wurden" : "wurde"}`);
  }
  return clauses;
}

function withoutNo(said: string): string {
  return said.replace(/^k(ein)/, "$1");
}

const zoneWords: Readonly<
  Record<
    Zone,
    { readonly gender: "m" | "f" | "n"; readonly in: string; readonly noun: string; readonly plural: string }
  >
> = {
  library: { gender: "f", in: "in", noun: "Bibliothek", plural: "Bibliotheken" },
  hand: { gender: "f", in: "auf", noun: "Hand", plural: "Händen" },
  graveyard: { gender: "m", in: "in", noun: "Friedhof", plural: "Friedhöfen" },
  battlefield: { gender: "n", in: "im", noun: "Spiel", plural: "Spiel" },
  exile: { gender: "n", in: "im", noun: "Exil", plural: "Exil" },
  stack: { gender: "m", in: "auf", noun: "Stapel", plural: "Stapeln" },
  command: { gender: "f", in: "in", noun: "Kommandozone", plural: "Kommandozonen" },
};

/** "in deinem Friedhof", "aus einem Friedhof", "in allen Friedhöfen", "im Spiel". */
export function zonePhrase(filter: Filter, context: GermanContext, options: PhraseOptions): string {
  if (filter.zone === undefined) return "";
  const zones = typeof filter.zone === "string" ? [filter.zone] : filter.zone;
  return zones.map((zone) => inZone(zone, filter, context, options)).join(" oder ");
}

function inZone(zone: Zone, filter: Filter, context: GermanContext, options: PhraseOptions): string {
  const { gender, in: where, noun, plural } = zoneWords[zone];
  if (zone === "battlefield" || zone === "exile") return options.from === true ? `aus dem ${noun}` : `${where} ${noun}`;
  const preposition = options.from === true ? "aus" : where;
  if (filter.owner !== undefined) return `${preposition} ${ownedBy(filter.owner as Who, gender, noun, context)}`;
  if (options.target === true || options.from === true)
    return `${preposition} ${einLike("ein", gender, "dat")} ${noun}`;
  return `${preposition} allen ${plural}`;
}

/** "deinem Friedhof", "der Hand dieses Spielers", in the dative. */
function ownedBy(owner: Who, gender: "m" | "f" | "n", noun: string, context: GermanContext): string {
  const { stem, genitive } = whose(owner, context);
  if (stem !== undefined) return `${einLike(stem, gender, "dat")} ${noun}`;
  return `${gender === "f" ? "der" : "dem"} ${noun} ${genitive}`;
}

/** "sein" or "ihr" for what belongs to a phrase with this agreement. */
export function possessiveOf(agreement: Agreement): "sein" | "ihr" {
  return possessiveStem(agreement);
}
