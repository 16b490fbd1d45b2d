/** How German speaks of objects that are already known (608.2h): by the card's name, as "sie", "diese Kreatur", "die verzauberte Kreatur". */
import type { CardType, Filter, Ref } from "@nykthos/engine/card";
import { cardTypeOfSubtype } from "@nykthos/engine/card";
import type { BoundBy } from "../bindings.ts";
import { shortName } from "../context.ts";
import type { Nominal } from "./clause.ts";
import { at } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { eventReference } from "./context.ts";
import type { Agreement, Case, Noun } from "./grammar.ts";
import {
  adjective,
  agreementOf,
  decline,
  einLike,
  noun,
  personalPronoun,
  possessiveStem,
  theArticle,
  thisLike,
} from "./grammar.ts";
import {
  abilityNoun,
  cardNoun,
  cardTypeNouns,
  copyNoun,
  pileNoun,
  playerNoun,
  sourceNoun,
  spellNoun,
  subtypeNoun,
  tokenNoun,
} from "./lexicon.ts";
import { nameAgreement, nameInCase } from "./names.ts";

/** What became of a card tells it from others: "die geopferte Karte". */
const participles: Readonly<Partial<Record<BoundBy, string>>> = {
  sacrifice: "geopfert",
  exile: "ins Exil geschickt",
  discard: "abgeworfen",
  chooseFrom: "bestimmt",
  choose: "bestimmt",
  revealTop: "aufgedeckt",
};

/** "bleibende Karte" as one word, with its adjective apart. */
interface PlainNoun {
  readonly noun: Noun;
  readonly adjective?: string;
}
const permanentCard: PlainNoun = { noun: cardNoun, adjective: "bleibend" };

/** The plain noun for what a noun phrase is about: "Kreatur" for "nichtschwarze Kreatur mit Flugfähigkeit". */
function plainNoun(filter: Filter): PlainNoun {
  switch (filter.noun ?? "permanent") {
    case "card":
      return { noun: cardNoun };
    case "spell":
    case "stackObject":
      return { noun: spellNoun };
    case "token":
      return { noun: tokenNoun };
    case "source":
      return { noun: sourceNoun };
    case "player":
    case "opponent":
    case "playerOrPlaneswalker":
      return { noun: playerNoun };
    case "anyTarget":
      return { noun: noun("n", "Ziel", "Ziele") };
    case "permanent":
      return plainPermanent(filter);
  }
}

function plainPermanent({ types, allTypes, subtypes, either }: Filter): PlainNoun {
  const found = new Set<CardType>();
  for (const part of [{ types, allTypes, subtypes }, ...(either ?? [])]) {
    for (const type of part.types ?? part.allTypes?.slice(-1) ?? part.subtypes?.map(cardTypeOfSubtype) ?? [])
      found.add(type);
  }
  const [type] = found;
  if (type === undefined || found.size > 1) return permanentCard;
  return { noun: subtypes?.length === 1 && subtypes[0] === "Aura" ? subtypeNoun("Aura") : cardTypeNouns[type] };
}

const explicitNouns: Readonly<Record<NonNullable<Ref["noun"]>, PlainNoun>> = {
  artifact: { noun: cardTypeNouns.Artifact },
  creature: { noun: cardTypeNouns.Creature },
  enchantment: { noun: cardTypeNouns.Enchantment },
  land: { noun: cardTypeNouns.Land },
  permanent: permanentCard,
  card: { noun: cardNoun },
  spell: { noun: spellNoun },
  token: { noun: tokenNoun },
  source: { noun: sourceNoun },
  ability: { noun: abilityNoun },
  player: { noun: playerNoun },
  planeswalker: { noun: cardTypeNouns.Planeswalker },
  Aura: { noun: subtypeNoun("Aura") },
  permanentOrPlayer: permanentCard,
  pile: { noun: pileNoun },
};

/** A reference to the event's object is one to the card or its host, where the event is about these. */
function resolved(ref: Ref, context: GermanContext): Ref {
  if (ref.ref !== "event" || context.bindings.has("event")) return ref;
  const subject = eventReference(context);
  return subject === undefined ? ref : { ...ref, ref: subject.ref, say: ref.say ?? "that" };
}

/** What the words of a reference are about, and how many. */
function nounOf(ref: Ref, context: GermanContext): PlainNoun & { readonly plural: boolean } {
  const binding = context.bindings.get(ref.ref);
  const plural = binding?.plural === true;
  if (ref.noun !== undefined) return { ...explicitNouns[ref.noun], plural };
  if (ref.ref === "self") return { ...plainNoun({ types: context.card.types.slice(-1) }), plural };
  if (ref.ref === "host") {
    const [subtype] = context.host.filter.subtypes ?? [];
    return { ...(subtype === undefined ? plainNoun(context.host.filter) : { noun: subtypeNoun(subtype) }), plural };
  }
  if (binding === undefined) return { ...(ref.ref === "spell" ? { noun: spellNoun } : permanentCard), plural };
  if (binding.by === "copySpell") return { noun: copyNoun, plural };
  return { ...plainNoun(binding.filter), plural };
}

/** What a pronoun for it agrees with. */
export function referenceAgreement(ref: Ref, context: GermanContext): Agreement {
  const of = resolved(ref, context);
  const isSelf = of.ref === "self" || (of.say === "it" && context.bindings.get(of.ref)?.isSelf === true);
  if (isSelf && of.noun === undefined && !context.granted) {
    const { calledThis } = context;
    if (of.say === "it" && calledThis !== undefined) return explicitNouns[calledThis].noun.gender;
    return nameAgreement(context.name.grammar);
  }
  const { noun: word, plural } = nounOf(of, context);
  return agreementOf((of.say === "it" ? calledBySubtype(of, context) : undefined) ?? word, plural);
}

/** A pronoun agrees with the noun that was said: "ein Minotaurus … er". */
function calledBySubtype(ref: Ref, context: GermanContext): Noun | undefined {
  const filter = ref.noun === undefined ? context.bindings.get(ref.ref)?.filter : undefined;
  if (filter === undefined || filter.types !== undefined || filter.noun !== undefined) return undefined;
  const [subtype] = filter.subtypes ?? [];
  return subtype === undefined ? undefined : subtypeNoun(subtype);
}

/** A known object, to be put into any case. */
export function referenceNominal(given: Ref, context: GermanContext): Nominal {
  const ref = resolved(given, context);
  const agreement = referenceAgreement(given, context);
  const key = ref.ref;
  const isName = ref.say === undefined || ref.say === "name" || ref.say === "short";
  if (ref.ref === "self" && isName && !context.granted) {
    const { name, grammar } = context.name;
    const said = ref.say === "short" ? shortName(context) : name;
    return { agreement, weight: at.definite, key, say: (kase) => nameInCase(said, grammar, kase) };
  }
  if (ref.say === "it") {
    return { agreement, weight: at.pronoun, key, say: (kase) => personalPronoun(agreement, kase) };
  }
  if (ref.say === "eachOfThem") {
    const { noun: word } = nounOf(ref, context);
    return {
      agreement: word.gender,
      weight: at.definite,
      key,
      say: (kase) => `${thisLike("jed", word.gender, kase)} von ihnen`,
    };
  }
  if (ref.say === "oneOfThose") {
    const { noun: word } = nounOf(ref, context);
    return {
      agreement: word.gender,
      weight: at.definite,
      key,
      say: (kase) =>
        `${einLike("ein", word.gender, kase)} ${thisLike("dies", "pl", "gen")} ${decline(word, "plural", "gen")}`,
    };
  }
  if (ref.noun === "permanentOrPlayer") {
    return {
      agreement: "f",
      weight: at.definite,
      key,
      say: (kase) =>
        `${thisLike("dies", "f", kase)} ${adjective("bleibend", "weak", "f", kase)} Karte oder ${thisLike("dies", "m", kase)} ${decline(playerNoun, "singular", kase)}`,
    };
  }
  // A pile is no thing that is moved; the cards in it are.
  if (ref.noun === "pile") {
    return {
      agreement: "pl",
      weight: at.definite,
      key,
      say: (kase) => `${theArticle("pl", kase)} Karten dieses Haufens`,
    };
  }
  // The card of what the text is attached to: "wenn die verzauberte Kreatur stirbt, bringe ihre Karte … zurück".
  if (ref.ref === "host" && ref.noun === "card" && ref.say === "that") {
    const stem = possessiveStem(referenceAgreement({ ref: "host", say: "it" }, context));
    return {
      agreement: "f",
      weight: at.definite,
      key,
      say: (kase) => `${einLike(stem, "f", kase)} ${decline(cardNoun, "singular", kase)}`,
    };
  }
  const before = describing(ref, context);
  const plain = nounOf(ref, context);
  const number = plain.plural ? "plural" : "singular";
  const own = agreementOf(plain.noun, plain.plural);
  const article = (kase: Case): string =>
    before !== undefined || ref.say === "the" ? theArticle(own, kase) : thisLike("dies", own, kase);
  const stems = [before, plain.adjective].filter((stem) => stem !== undefined && stem !== "");
  return {
    agreement: own,
    weight: at.definite,
    key,
    say: (kase) =>
      [
        article(kase),
        ...stems.map((stem) => adjective(stem ?? "", "weak", own, kase)),
        decline(plain.noun, number, kase),
      ].join(" "),
  };
}

/** "verzaubert", "ausgerüstet", "geopfert": the participle before the noun, which asks for "die"; `undefined` for "diese". */
function describing(ref: Ref, context: GermanContext): string | undefined {
  if (ref.ref === "host" && ref.say !== "that" && ref.say !== "this" && ref.say !== "the") {
    return context.host.by === "enchanted" ? "verzaubert" : "ausgerüstet";
  }
  if (ref.say !== "the") return undefined;
  const by = context.bindings.get(ref.ref)?.by;
  return by === undefined ? undefined : participles[by];
}
