/**
 * References in Spanish: the card's name with its article, "la criatura encantada", "esa criatura", or a pronoun that is dropped,
 * leans on the verb, or is "él" or "ella" (201.5, 608.2h).
 */
import type { Ref } from "@nykthos/engine/card";
import type { Binding, BoundBy } from "../bindings.ts";
import { shortName } from "../context.ts";
import { styleOf } from "./editions.ts";
import type { Agreement, Noun } from "./grammar.ts";
import { adjective, definite, demonstrative, eachOne, nounForm, proximal, pronoun, words } from "./grammar.ts";
import type { Nominal } from "./nominal.ts";
import { full, it } from "./nominal.ts";
import { nounOf } from "./heads.ts";
import type { Say } from "./say.ts";
import { referenceNounWords } from "./words.ts";

/** What a thing is called after what was done with it: "la criatura sacrificada". */
const participles: Readonly<Partial<Record<BoundBy, string>>> = {
  sacrifice: "sacrificado",
  discard: "descartado",
  exile: "exiliado",
  returnToHand: "regresado",
  tap: "girado",
  choose: "elegido",
  chooseFrom: "elegido",
  mill: "molido",
  revealTop: "mostrado",
};

export function reference(ref: Ref, say: Say): Nominal {
  if (ref.ref === "self") return selfReference(ref, say);
  if (ref.ref === "host") return hostReference(ref, say);
  const binding = say.bindings.get(ref.ref);
  if (binding === undefined && ref.ref === "event" && say.event !== undefined) {
    return reference({ ...ref, ref: say.event.ref, say: ref.say ?? "that" }, say);
  }
  const of = ref.noun === undefined ? boundNoun(binding) : referenceNounWords[ref.noun];
  const agreement = { gender: of.gender, plural: (binding?.plural ?? false) && ref.noun !== "pile" };
  const personal = of === referenceNounWords.player;
  switch (ref.say ?? "that") {
    case "it":
      return say.selfNames.has(ref.ref) ? it(say.self) : it(agreement, personal);
    case "the": {
      const participle = participles[binding?.by ?? "target"];
      const text = words(
        definite(agreement, of.stressedA),
        nounForm(of, agreement.plural),
        participle === undefined || binding?.by === "choose" ? "" : adjective(participle, agreement),
      );
      return full(text, agreement, personal);
    }
    case "eachOfThem":
      return full(`${eachOne(agreement)} de ${pronoun({ ...agreement, plural: true })}`, {
        ...agreement,
        plural: false,
      });
    case "oneOfThose": {
      const those = words(demonstrative({ ...agreement, plural: true }), of.plural);
      return full(`${of.gender === "f" ? "una" : "uno"} de ${those}`, { ...agreement, plural: false });
    }
    case "this":
      return full(words(proximal(agreement), nounForm(of, agreement.plural)), agreement, personal);
    case "that":
    case "name":
    case "short":
      return full(words(demonstrative(agreement), nounForm(of, agreement.plural)), agreement, personal);
  }
}

function boundNoun(binding: Binding | undefined): Noun {
  if (binding === undefined) return referenceNounWords.permanent;
  return nounOf(binding.filter);
}

function selfReference(ref: Ref, say: Say): Nominal {
  const nounSaid = ref.noun === undefined ? say.selfNoun : referenceNounWords[ref.noun];
  const agreement: Agreement = { gender: nounSaid.gender, plural: false };
  switch (ref.say ?? "name") {
    case "it":
      return it(
        say.calledThis === undefined || say.granted
          ? say.self
          : { gender: referenceNounWords[say.calledThis].gender, plural: false },
      );
    case "this":
      return full(words(proximal(agreement), nounSaid.singular), agreement);
    case "that":
      return full(words(demonstrative(agreement), nounSaid.singular), agreement);
    case "the":
      return full(words(definite(agreement), nounSaid.singular), agreement);
    case "oneOfThose":
    case "eachOfThem":
      return full(`${eachOne(say.self)} de ${pronoun({ ...say.self, plural: true })}`, say.self);
    case "short":
      return named(shortName(say), say);
    case "name":
      return say.granted ? full(words(proximal(agreement), nounSaid.singular), agreement) : named(say.name.name, say);
  }
}

function named(name: string, say: Say): Nominal {
  const article = say.name.grammar?.article === true ? definite(say.self, /^[áÁ]|^A(?:ve|la|gua)/.test(name)) : "";
  // A proper name has no article, and names a person.
  const isProper = say.name.grammar !== undefined && say.name.grammar.article !== true;
  const isPerson = say.card.types.includes("Creature") && (isProper || styleOf(say).namesArePersons === true);
  return full(words(article, name), say.self, isPerson);
}

function hostReference(ref: Ref, say: Say): Nominal {
  const of = ref.noun === undefined ? nounOf(say.host.filter) : referenceNounWords[ref.noun];
  const agreement: Agreement = { gender: of.gender, plural: false };
  switch (ref.say ?? "name") {
    case "it":
      return it(agreement);
    case "that":
      return full(words(demonstrative(agreement), of.singular), agreement);
    case "the":
      return full(words(definite(agreement, of.stressedA), of.singular), agreement);
    case "this":
      return full(words(proximal(agreement), of.singular), agreement);
    case "oneOfThose":
    case "eachOfThem":
    case "short":
    case "name": {
      const by = say.host.by === "equipped" ? "equipado" : "encantado";
      return full(words(definite(agreement, of.stressedA), of.singular, adjective(by, agreement)), agreement);
    }
  }
}
