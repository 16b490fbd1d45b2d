/** How English speaks of objects and players that are already known (608.2h): by name, as "it", "that creature", "its controller". */
import type { CardType, Filter, PlayerRef, Ref, Who } from "@nykthos/engine/card";
import { cardTypeOfSubtype, isTarget } from "@nykthos/engine/card";
import type { BoundBy } from "../bindings.ts";
import type { Context } from "../context.ts";
import { shortName } from "../context.ts";
import type { Phrase } from "./grammar.ts";
import { many, one, pluralOf, possessiveOf, you } from "./grammar.ts";
import { selected } from "./selections.ts";
import { referenceNounWords, typeWords } from "./words.ts";

/** What became of a card tells it from others: "the sacrificed card". */
export const participles: Readonly<Partial<Record<BoundBy, string>>> = {
  sacrifice: "sacrificed",
  exile: "exiled",
  discard: "discarded",
  mill: "milled",
  chooseFrom: "chosen",
  choose: "chosen",
  revealTop: "revealed",
};

/** The plain noun for what a noun phrase is about: "creature" for "nonblack creature with flying". */
export function plainNoun(filter: Filter): string {
  switch (filter.noun ?? "permanent") {
    case "card":
    case "spell":
    case "token":
    case "source":
    case "player":
      return filter.noun ?? "permanent";
    case "opponent":
      return "player";
    case "stackObject":
      return "spell or ability";
    case "anyTarget":
      return "permanent or player";
    case "playerOrPlaneswalker":
      return "player or planeswalker";
    case "permanent":
      return plainPermanent(filter);
  }
}

function plainPermanent({ types, allTypes, subtypes, either }: Filter): string {
  const found = new Set<CardType>(types ?? allTypes?.slice(-1) ?? subtypes?.map(cardTypeOfSubtype));
  for (const part of either ?? []) {
    for (const type of part.types ?? part.allTypes?.slice(-1) ?? part.subtypes?.map(cardTypeOfSubtype) ?? []) {
      found.add(type);
    }
  }
  const [type] = found;
  if (type === undefined || found.size > 1) return "permanent";
  const [subtype] = subtypes ?? [];
  return subtype === "Aura" && subtypes?.length === 1 ? "Aura" : typeWords[type];
}

/** A known object as a subject: "Phalanx Leader", "it", "those creatures". */
export function reference(ref: Ref, context: Context): Phrase {
  const binding = context.bindings.get(ref.ref);
  const plural = binding?.plural === true && ref.noun !== "pile";
  const bare = ref.noun === undefined ? nounFor(ref, context) : referenceNounWords[ref.noun];
  const noun = plural ? pluralOf(bare) : bare;
  switch (ref.say ?? "name") {
    case "it":
      return plural ? many("they") : one("it");
    case "short":
      return one(shortName(context));
    case "this":
      return one(`this ${noun}`);
    case "eachOfThem":
      return one("each of them");
    case "oneOfThose":
      return one(`one of those ${noun}`);
    case "the": {
      const participle = binding === undefined ? undefined : participles[binding.by];
      const said = participle !== undefined && (bare === "card" || binding?.by === "sacrifice");
      const phrase = said ? `the ${participle} ${noun}` : `the ${noun}`;
      return plural ? many(phrase) : one(phrase);
    }
    case "that":
      return plural ? many(`those ${noun}`) : one(`that ${noun}`);
    case "name":
      if (ref.ref === "self") return one(context.name.name);
      if (ref.ref === "host") return one(`${context.host.by} ${noun}`);
      return plural ? many(`those ${noun}`) : one(`that ${noun}`);
  }
}

function nounFor(ref: Ref, context: Context): string {
  if (ref.ref === "self") {
    return plainNoun({ noun: "permanent", types: context.card.types.slice(-1) });
  }
  if (ref.ref === "host") {
    const { subtypes } = context.host.filter;
    return subtypes === undefined ? plainNoun(context.host.filter) : subtypes.join(" or ");
  }
  const binding = context.bindings.get(ref.ref);
  if (binding === undefined) return ref.ref === "spell" ? "spell" : "permanent";
  if (binding.by === "copySpell") return "copy";
  return plainNoun(binding.filter);
}

export function possessive(ref: Ref, context: Context): string {
  return possessiveOf(reference(ref, context));
}

/** A known player, or a group of players, as a subject. */
export function player(who: PlayerRef, context: Context): Phrase {
  switch (who) {
    case "you":
      return you;
    case "eachPlayer":
      return one("each player");
    case "eachOpponent":
      return one("each opponent");
    case "eachOtherPlayer":
      return one("each other player");
    case "anOpponent":
      return one("an opponent");
    case "anyOpponent":
      return one("any opponent");
    case "defendingPlayer":
      return one("defending player");
    case "activePlayer":
      return one("the active player");
  }
  if ("player" in who) {
    if (who.say === "they") return many("they");
    return context.bindings.get(who.player)?.plural === true ? many("those players") : one("that player");
  }
  const [ref, role] = "controllerOf" in who ? [who.controllerOf, "controller"] : [who.ownerOf, "owner"];
  const owned = reference(ref, context);
  if (who.say === "that") return owned.is === "many" ? many("those players") : one("that player");
  return owned.is === "many" ? many(`${possessiveOf(owned)} ${pluralOf(role)}`) : one(`${possessiveOf(owned)} ${role}`);
}

/** Who does something: a known player, or one that is targeted. */
export function doer(who: Who, context: Context): Phrase {
  return isTarget(who) ? selected(who, context) : player(who, context);
}
