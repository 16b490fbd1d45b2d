/** Where something is put, in German (400.7): the words for the zone, and the verb that brings it there. */
import type { Destination, Filter, Selection, Who } from "@nykthos/engine/card";
import type { Part, Verb } from "./clause.ts";
import { at, part } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { isPlural } from "../bindings.ts";
import { einLike } from "./grammar.ts";
import { counterPhrase } from "./nouns.ts";
import { whose } from "./players.ts";
import { quantityNumber } from "./quantities.ts";
import { referenceAgreement, referenceNominal } from "./references.ts";
import { selected } from "./selections.ts";
import { verbs } from "./vocabulary.ts";

export interface Moving {
  readonly verb: Verb;
  readonly parts: readonly Part[];
}

/** Whether several are moved, which have several owners. */
export function isSeveral(what: Selection, context: GermanContext): boolean {
  if ("ref" in what) return what.say !== "eachOfThem" && referenceAgreement(what, context) === "pl";
  if ("both" in what || "all" in what || "allIn" in what) return true;
  if ("each" in what || "players" in what) return false;
  return isPlural(what.count);
}

/** Whose cards they are, where the text knows: "you" for cards from your graveyard, your library, or owned by you. */
function knownOwner(what: Selection, context: GermanContext): Who | undefined {
  if ("ref" in what) {
    const binding = context.bindings.get(what.ref);
    if (what.ref === "self" && context.zone !== undefined) return "you";
    return binding?.owner ?? ownerIn(binding?.filter) ?? ownerAmong(binding?.filter, context);
  }
  if ("target" in what) return ownerIn(what.target);
  if ("choose" in what) {
    return ownerIn(what.choose) ?? ownerAmong(what.choose, context);
  }
  if ("all" in what) return ownerIn(what.all);
  if ("both" in what) {
    const [first, ...others] = what.both.map((part) => knownOwner(part, context));
    return others.every((owner) => owner === first) ? first : undefined;
  }
  if ("allIn" in what) return what.of;
  return "topOf" in what ? what.topOf : undefined;
}
function ownerIn(filter: Filter | undefined): Who | undefined {
  const owner = filter?.owner;
  if (typeof owner === "object" && "player" in owner && owner.say === "they") return owner;
  return owner === "you" ? "you" : undefined;
}

/** Cards chosen among those that were looked at are whose those are. */
function ownerAmong(filter: Filter | undefined, context: GermanContext): Who | undefined {
  return filter?.among === undefined ? undefined : context.bindings.get(filter.among)?.owner;
}

/** "deine Hand", "die Hand ihres Besitzers", in the accusative. */
function theirs(gender: "m" | "f", noun: string, what: Selection, context: GermanContext): string {
  const owner = knownOwner(what, context);
  if (owner !== undefined && !isEachPlayer(owner)) {
    const { stem, genitive } = whose(owner, context);
    if (stem !== undefined) return `${einLike(stem, gender, "acc")} ${noun}`;
    return `${gender === "f" ? "die" : "den"} ${noun} ${genitive}`;
  }
  return `${gender === "f" ? "die" : "den"} ${noun} ${ownersOf(what, context)}`;
}

/** Cards of several players each go to their own owner. */
function isEachPlayer(owner: Who): boolean {
  return owner === "eachPlayer" || owner === "eachOpponent" || owner === "eachOtherPlayer";
}

/** "ihres Besitzers", "ihrer Besitzer", "seines Besitzers" */
function ownersOf(what: Selection, context: GermanContext): string {
  if (isSeveral(what, context)) return "ihrer Besitzer";
  const { agreement } = selected(what, context);
  return agreement === "m" || agreement === "n" ? "seines Besitzers" : "ihres Besitzers";
}

/** "aus deinem Friedhof", for an ability that functions there. */
function fromZone({ zone }: GermanContext): readonly Part[] {
  if (zone === "graveyard") return [part("aus deinem Friedhof", at.late)];
  return zone === "hand" ? [part("aus deiner Hand", at.late)] : [];
}

const orders = { any: "in beliebiger Reihenfolge", random: "in zufälliger Reihenfolge" } as const;

/** The verb and the words for where something is put, or returned. */
export function moving(what: Selection, to: Destination, back: boolean, context: GermanContext): Moving {
  const order = [
    ...("ref" in what && what.ref === "self" ? fromZone(context) : []),
    ...(to.order === undefined ? [] : [part(orders[to.order], at.late)]),
  ];
  switch (to.zone) {
    case "hand": {
      const hand = part(`auf ${theirs("f", "Hand", what, context)}`, at.direction);
      return { verb: back ? verbs.bringBack : verbs.take, parts: [...order, hand] };
    }
    case "library":
      return { verb: verbs.lay, parts: [...order, part(inLibrary(what, to, context), at.direction)] };
    case "graveyard":
      return {
        verb: verbs.lay,
        parts: [...order, part(`auf ${theirs("m", "Friedhof", what, context)}`, at.direction)],
      };
    case "battlefield":
      return {
        verb: back ? verbs.bringBack : verbs.bring,
        parts: [...order, ...ontoBattlefield(what, to, context), part("ins Spiel", at.direction)],
      };
    case "exile":
      return { verb: verbs.exile, parts: [part("ins Exil", at.direction)] };
    case "stack":
      return { verb: verbs.lay, parts: [part("auf den Stapel", at.direction)] };
    case "command":
      return { verb: verbs.lay, parts: [part("in die Kommandozone", at.direction)] };
  }
}

function inLibrary(what: Selection, { position }: Destination, context: GermanContext): string {
  const library = theirs("f", "Bibliothek", what, context);
  if (position === "bottom") return `unter ${library}`;
  if (typeof position === "object") {
    const count = quantityNumber(position.beneathTop, context, "words");
    return `unter die obersten ${count} Karten der Bibliothek ${ownersOf(what, context)}`;
  }
  return `oben auf ${library}`;
}

function ontoBattlefield(what: Selection, to: Destination, context: GermanContext): readonly Part[] {
  const parts: Part[] = [];
  if (to.under === "you") parts.push(part("unter deiner Kontrolle", at.late));
  // Each of several comes under its own owner's control.
  if (to.under === "owner") {
    const owner = isSeveral(what, context) ? "ihres Besitzers" : ownersOf(what, context);
    parts.push(part(`unter der Kontrolle ${owner}`, at.late));
  }
  if (to.tapped === true) parts.push(part("getappt", at.late));
  if (to.attachedTo !== undefined) {
    parts.push(part(`an ${referenceNominal(to.attachedTo, context).say("acc")} angelegt`, at.late));
  }
  if (to.counter !== undefined) parts.push(part(`mit ${counterPhrase(to.counter, "a", "dat")}`, at.late));
  return parts;
}
