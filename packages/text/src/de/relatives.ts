/** What German says of a noun in relative clauses ("die du kontrollierst", "die kein Land ist"), and the zone that it is in. */
import type { Filter, Who, Zone } from "@nykthos/engine/card";
import type { GermanContext } from "./context.ts";
import type { Agreement, Case } from "./grammar.ts";
import { contracted, einLike, relativePronoun } from "./grammar.ts";
import { counterPhrase, isMeasured, phrase } from "./nouns.ts";
import type { PhraseOptions } from "./nouns.ts";
import { owning, playerNominal, whose } from "./players.ts";
import { quantityText } from "./quantities.ts";
import { referenceNominal } from "./references.ts";

/** The relative clauses that a filter asks for, without commas: "die kein Land ist", "die ein Gegner kontrolliert". */
export function relativeClauses(
  filter: Filter,
  agreements: readonly Agreement[],
  context: GermanContext,
): readonly string[] {
  const clauses: string[] = [];
  // "ein Spontanzauber oder eine Hexerei, den bzw. die du kontrollierst"
  const pronoun = (kase: Case): string =>
    [...new Set(agreements.map((agreement) => relativePronoun(agreement, kase)))].join(" bzw. ");
  const who = pronoun("nom");
  const whom = pronoun("acc");
  const plural = agreements.includes("pl");
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
  if (filter.notNamedSelf === true) {
    const named = `nicht ${context.name.name} ${plural ? "heißen" : "heißt"}`;
    const before = clauses.pop();
    clauses.push(before === undefined ? `${who} ${named}` : `${before} und ${named}`);
  }
  const controller = filter.controller ?? commonController(filter.either);
  if (controller !== undefined) {
    clauses.push(`${whom} ${owning(controller, "kontrollier", context)}`);
  }
  const isInZone = filter.noun === "card" && (filter.exiledWith === undefined || filter.among !== undefined);
  if (filter.owner !== undefined && !isInZone) clauses.push(`${whom} ${owning(filter.owner, "besitz", context)}`);
  if (filter.dealtDamageThisTurnTo !== undefined) {
    const to = playerNominal(filter.dealtDamageThisTurnTo, context).say("dat");
    clauses.push(`${who} ${to} in diesem Zug Schaden zugefügt ${has}`);
  }
  if (filter.targeting !== undefined) {
    clauses.push(`${who} ${referenceNominal(filter.targeting, context).say("acc")} als Ziel ${has}`);
  }
  if (filter.counter !== undefined) {
    const where = pronoun("dat");
    const kind = filter.counter;
    const least = kind === "+1/+1" || kind === "-1/-1" ? "mindestens " : "";
    clauses.push(`auf ${where} ${least}${counterPhrase(kind, "a", "nom")} liegt`);
  }
  if (filter.power !== undefined && isMeasured(filter.power)) {
    const limit = quantityText(filter.power.value, "nom", context);
    clauses.push(`${pronoun("gen")} Stärke kleiner ist als ${limit}`);
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

/** Whoever controls each of several alternatives is said once, behind all of them. */
function commonController(either: Filter["either"]): Filter["controller"] {
  const [first, ...others] = either ?? [];
  const same = others.every((other) => JSON.stringify(other.controller) === JSON.stringify(first?.controller));
  return same ? first?.controller : undefined;
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
  if (filter.exiledWith !== undefined) return "";
  if (filter.owner === "opponents" && zones.length > 1 && options.from === true) {
    return `aus den ${zones.map((zone) => zoneWords[zone].plural).join(" und ")} deiner Gegner`;
  }
  const join = options.plural === true || filter.owner === "opponents" ? " und " : " oder ";
  // Whose zones they are is said behind the last of them.
  return zones.map((zone, index) => inZone(zone, filter, context, options, index === zones.length - 1)).join(join);
}

function inZone(
  zone: Zone,
  filter: Filter,
  context: GermanContext,
  options: PhraseOptions,
  saysWhose: boolean,
): string {
  const { gender, in: where, noun, plural } = zoneWords[zone];
  if (zone === "battlefield" || zone === "exile") return options.from === true ? `aus dem ${noun}` : `${where} ${noun}`;
  const preposition = options.from === true ? "aus" : where;
  if (filter.owner === "opponents") return `${preposition} den ${plural} deiner Gegner`;
  if (filter.owner !== undefined) {
    return contracted(`${preposition} ${ownedBy(filter.owner as Who, gender, noun, context, saysWhose)}`);
  }
  if (options.target === true || options.from === true)
    return `${preposition} ${einLike("ein", gender, "dat")} ${noun}`;
  return `${preposition} allen ${plural}`;
}

/** "deinem Friedhof", "der Hand dieses Spielers", in the dative. */
function ownedBy(
  owner: Who,
  gender: "m" | "f" | "n",
  noun: string,
  context: GermanContext,
  saysWhose: boolean,
): string {
  const { stem, genitive } = whose(owner, context);
  if (stem !== undefined) return `${einLike(stem, gender, "dat")} ${noun}`;
  return `${gender === "f" ? "der" : "dem"} ${noun}${saysWhose ? ` ${genitive}` : ""}`;
}
