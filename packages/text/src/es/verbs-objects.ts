/** Verbs about objects and zones in Spanish: destroying, exiling, returning, putting, searching, creating, tapping (701). */
import type { Destination, Filter, PlayerRef, Selection, Token, Who } from "@nykthos/engine/card";
import { isTarget } from "@nykthos/engine/card";
import { isPlural } from "../bindings.ts";
import type { Clause } from "./clauses.ts";
import { does, followedBy } from "./clauses.ts";
import { conjugated, verbs } from "./conjugation.ts";
import { so } from "./costs.ts";
import type { Agreement } from "./grammar.ts";
import { adjective, definite, list, numeral, words } from "./grammar.ts";
import { exceptThat } from "./modifications.ts";
import type { Nominal } from "./nominal.ts";
import { full, it, objectOf, you } from "./nominal.ts";
import { indefinitePhrase, phrase } from "./nouns.ts";
import { zoneOfWhom } from "./zones.ts";
import { playerRef, who as whoever } from "./players.ts";
import { amount, figure, howMany, isFigure, numberBefore, so as soMany } from "./quantities.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { exceptions, selection, topOf } from "./selections.ts";
import { tokenNoun, tokens } from "./tokens.ts";
import type { PartialVerbs } from "./verbs-joining.ts";
import { counterNames, referenceNounWords, zoneNouns } from "./words.ts";

export const objectVerbs: PartialVerbs<
  | "destroy"
  | "exile"
  | "return"
  | "put"
  | "counter"
  | "sacrifice"
  | "discard"
  | "draw"
  | "mill"
  | "search"
  | "shuffle"
  | "shuffleInto"
  | "reveal"
  | "revealHand"
  | "revealFromHand"
  | "revealTop"
  | "turnFaceUp"
  | "separate"
  | "choosePile"
  | "lookAtTop"
  | "chooseFrom"
  | "putRest"
  | "create"
  | "createCopy"
  | "copySpell"
  | "chooseNewTargets"
  | "attach"
  | "tap"
  | "untap"
  | "tapOrUntap"
  | "removeFromCombat"
  | "regenerate"
  | "fight"
  | "proliferate"
  | "detain"
> = {
  destroy: ({ what, cantBeRegenerated }, say) => {
    const object = selection(what, say);
    const no = object.plural ? "No pueden" : "No puede";
    const clause = does(you, verbs.destroy, { object });
    return cantBeRegenerated === true ? followedBy(clause, `. ${no} ser ${adjective("regenerado", object)}`) : clause;
  },
  exile: ({ who = "you", what, until, faceDown }, say) =>
    does(playerRef(who, say), verbs.exile, {
      object: allCardsOf(what, say) ?? selection(what, say),
      rest: words(
        faceDown === true ? "boca abajo" : "",
        until === undefined ? "" : `hasta que ${reference({ ref: "self" }, say).text} deje el campo de batalla`,
      ),
    }),
  return: ({ who = "you", what, to }, say) => placed(who, verbs.return, "a", what, to, say),
  put: ({ who = "you", what, to }, say) => placed(who, verbs.put, "en", what, to, say),
  turnFaceUp: ({ who = "you", what }, say) =>
    does(playerRef(who, say), verbs.put, { before: "boca arriba", object: selection(what, say) }),
  counter: ({ what }, say) => does(you, verbs.counter, { object: selection(what, say, { kindsLast: true }) }),
  sacrifice: ({ who = "you", what, count }, say) => {
    const subject = whoever(who, say);
    if ("ref" in what) return does(subject, verbs.sacrifice, { object: reference(what, say) });
    const object = count === undefined ? indefinitePhrase(what, say) : counted(what, count, say);
    return does(subject, verbs.sacrifice, { rest: object });
  },
  discard: ({ who, what, count }, say) => {
    const subject = whoever(who, say);
    if (what !== undefined && "ref" in what) return does(subject, verbs.discard, { object: reference(what, say) });
    if (count === "hand") return does(subject, verbs.discard, { rest: subject.you ? "tu mano" : "su mano" });
    return does(subject, verbs.discard, { rest: so({ noun: "card", ...what }, count, say) });
  },
  draw: ({ who, count, additional }, say) => {
    const more = additional === true ? adjective("adicional", { gender: "f", plural: isPlural(count) }) : "";
    const cards = soMany(count, referenceNounWords.card, say, more);
    // As many cards as of what is no card: "esa cantidad", not "la misma".
    return does(whoever(who, say), verbs.draw, { rest: cards.replace(/^esa misma cantidad/, "esa cantidad") });
  },
  mill: ({ who, count }, say) =>
    does(whoever(who, say), verbs.mill, { rest: soMany(count, referenceNounWords.card, say) }),
  search: ({ who, zones = ["library"], of = who, filter, count }, say) => {
    const last = zones.at(-1);
    // Whose zones they are is said behind the last of them.
    const where = zones.map((zone) => {
      const { gender, singular } = zoneNouns[zone];
      const its = zone === last || of === "you";
      return its ? zoneOfWhom(zone, of, say) : `${definite({ gender, plural: false })} ${singular}`;
    });
    const card: Filter = { noun: "card", ...filter };
    const found = count === 1 ? indefinitePhrase(card, say) : counted(card, count, say);
    return does(playerRef(who, say), verbs.search, { rest: `en ${list(where)} ${found}` });
  },
  shuffle: ({ who }, say) => {
    const subject = playerRef(who, say);
    const theirs = subject.plural ? "sus bibliotecas" : "su biblioteca";
    return does(subject, verbs.shuffle, { rest: subject.you ? "tu biblioteca" : theirs });
  },
  shuffleInto: ({ who = "you", what }, say) => {
    const subject = playerRef(who, say);
    const library = who === "you" ? "la biblioteca de su propietario" : "su biblioteca";
    return does(subject, verbs.shuffle, { object: selection(what, say), rest: `en ${library}` });
  },
  reveal: ({ what }, say) => does(you, verbs.reveal, { object: selection(what, say) }),
  revealHand: ({ who }, say) => {
    const subject = whoever(who, say);
    return does(subject, verbs.reveal, { rest: subject.you ? "tu mano" : "su mano" });
  },
  revealFromHand: ({ who, count }, say) => {
    const subject = whoever(who, say);
    const hand = `de ${subject.you ? "tu" : "su"} mano`;
    return does(subject, verbs.reveal, { rest: soMany(count, referenceNounWords.card, say, hand) });
  },
  revealTop: ({ who, count }, say) => {
    const subject = whoever(who, say);
    const whose: Who = subject.you ? who : { player: "event", say: "they" };
    const of = topOf({ topOf: whose, count }, say, "reveal").text;
    return does(subject, verbs.reveal, { rest: of });
  },
  lookAtTop: ({ who, count }, say) => does(you, verbs.look, { rest: topOf({ topOf: who, count }, say).text }),
  chooseFrom: ({ who, what, from, count = 1 }, say) => {
    const isOneOfThem = count === 1 && Object.keys(what).every((key) => key === "noun");
    if (isOneOfThem && say.bindings.get(from)?.by === "revealFromHand")
      return does(playerRef(who, say), verbs.choose, { rest: "una de ellas" });
    const chosen = count === 1 ? indefinitePhrase(what, say) : counted(what, count, say);
    return does(playerRef(who, say), verbs.choose, { before: "de ahí", rest: chosen, stated: true });
  },
  putRest: ({ of, to, said }, say) => {
    const two = say.bindings.get(of)?.two === true;
    const other = say.bindings.get(of)?.by === "separate" ? "el otro" : "la otra";
    const rest = said === "revealedCards" ? "el resto de las cartas mostradas" : two ? other : "el resto";
    const where = destination("en", to, full("", card), ownerOf({ ref: of }, say), say);
    return does(you, verbs.put, { rest: `${rest} ${where}` });
  },
  separate: ({ who = "you", what, piles, startingWith }, say) => {
    const subject = playerRef(who, say);
    const into = `en ${numeral(piles)} ${referenceNounWords.pile.plural}`;
    const clause = does(subject, verbs.separate, { object: selection(what, say), rest: into });
    if (startingWith === undefined) return clause;
    return { ...clause, subject: { ...subject, text: `comenzando contigo, ${subject.text}` } };
  },
  choosePile: ({ who, own, atRandom }, say) => {
    const subject = playerRef(who, say);
    const { plural } = referenceNounWords.pile;
    const pile = own === true ? `uno de ${subject.you ? "tus" : "sus"} ${plural}` : `uno de esos ${plural}`;
    return does(subject, verbs.choose, { rest: words(pile, atRandom === true ? "al azar" : "") });
  },
  create: ({ who = "you", token, count, tapped, attacking, blocking }, say) => {
    const state = (agreement: Agreement): string => {
      const states = [
        tapped === true ? adjective("girado", agreement) : "",
        attacking === true ? "atacando" : "",
        blocking === undefined ? "" : `bloqueando a ${reference(blocking, say).after}`,
      ].filter((one) => one !== "");
      if (states.length === 0) return "";
      if (attacking === undefined && blocking === undefined) return states.join(" y ");
      return `que ${agreement.plural ? "están" : "está"} ${states.join(" y ")}`;
    };
    const clause = does(whoever(who, say), verbs.create, { rest: tokens(token, count, say, state) });
    return followedBy(clause, sizeSentence(token, say));
  },
  createCopy: ({ of, count = 1, except }, say) => {
    const plural = isPlural(count);
    const copied = selection(of, say);
    const so = words(numberBefore(count, "f", say), plural ? tokenNoun.plural : tokenNoun.singular);
    const copy = plural ? "que son copias de" : "que es una copia de";
    const but = except === undefined ? "" : `, ${exceptThat(except, full("", { gender: "f", plural }), say)}`;
    return does(you, verbs.create, { rest: `${so} ${copy} ${copied.after}${but}` });
  },
  copySpell: ({ who, spell, newTargets }, say) => {
    const object = selection(spell, say);
    // A spell's own controller is said with the spell first: "el controlador del hechizo objetivo lo copia".
    const ofSpell =
      typeof who === "object" && "controllerOf" in who && "as" in spell && spell.as === who.controllerOf.ref;
    const subject = ofSpell
      ? full(`el controlador de ${object.after}`, { gender: "m", plural: object.plural }, true)
      : whoever(who, say);
    const clause = does(subject, verbs.copy, { object: ofSpell ? it(object) : object });
    const choose = subject.you ? "Puedes elegir" : "Ese jugador puede elegir";
    return newTargets === undefined ? clause : followedBy(clause, `. ${choose} nuevos objetivos para la copia`);
  },
  chooseNewTargets: ({ spell }, say) =>
    does(you, verbs.choose, { rest: `nuevos objetivos para ${reference(spell, say).after}` }),
  attach: ({ what, to }, say) =>
    does(you, verbs.attach, { object: reference(what, say), rest: `a ${selection(to, say).after}` }),
  tap: ({ what }, say) => does(you, verbs.tap, { object: selection(what, say) }),
  untap: ({ what }, say) => does(you, verbs.untap, { object: selection(what, say) }),
  tapOrUntap: ({ what }, say) => {
    const object = selection(what, say);
    const clause = does(you, verbs.tap, {});
    const untap = does(you, verbs.untap, { object });
    return { ...clause, predicate: (form) => `${clause.predicate(form)} o ${untap.predicate(form)}` };
  },
  removeFromCombat: ({ what }, say) =>
    does(you, verbs.removeFromCombat, { object: selection(what, say), rest: "del combate" }),
  regenerate: ({ what }, say) => does(you, verbs.regenerate, { object: selection(what, say) }),
  fight: ({ what, with: other }, say) =>
    does(selection(what, say), verbs.fight, { rest: `contra ${selection(other, say).after}` }),
  proliferate: () => does(you, verbs.proliferate, {}),
  detain: ({ what }, say) => does(you, verbs.detain, { object: selection(what, say) }),
};

/** ". Su fuerza es igual a …" for a token whose size is no figure. */
function sizeSentence({ power, toughness }: Token, say: Say): string {
  if (power === undefined || toughness === undefined || (isFigure(power) && isFigure(toughness))) return "";
  return `. Su fuerza es igual a ${amount(power, say)} y su resistencia es igual a ${amount(toughness, say)}`;
}

/** "todas las cartas del cementerio del jugador objetivo": a zone goes nowhere, its cards do. */
function allCardsOf(what: Selection, say: Say): Nominal | undefined {
  if (!("allIn" in what)) return undefined;
  return full(`todas las cartas de ${selection(what, say).after}`, { gender: "f", plural: true });
}

const card: Agreement = { gender: "f", plural: false };

/** "dos cartas", "hasta dos cartas de tierra básica". */
function counted(filter: Filter, count: Parameters<typeof howMany>[0], say: Say): string {
  const said = phrase(filter, say, { plural: isPlural(count) });
  return words(howMany(count, said.gender, say), said.text);
}

/**
 * Something and where it goes. What is picked as it is put is said last, since it is long: "pon en tu mano una carta de tierra que se
 * encuentre entre ellas".
 */
function placed(
  who: PlayerRef,
  verb: typeof verbs.put,
  word: "a" | "en",
  what: Selection,
  to: Destination,
  say: Say,
): Clause {
  const subject = playerRef(who, say);
  const object = selection(what, say, { exceptLater: true });
  const but = exceptions(what, say);
  // An ability that functions in your graveyard moves the card from there.
  const from = "ref" in what && what.ref === "self" && say.zone !== undefined ? zoneOfWhom(say.zone, "you", say) : "";
  const where = destination(word, to, object, from === "" ? ownerOf(what, say) : "you", say);
  if (from !== "") {
    const rest = word === "a" ? `de ${from} ${where}` : `${where} desde ${from}`;
    return does(subject, verb, { object, rest });
  }
  const pickedUp =
    "choose" in what ||
    ("all" in what && what.all.among !== undefined) ||
    ("target" in what && what.target.zone !== undefined && to.zone === "battlefield");
  const oneOfThem = "choose" in what && Object.keys(what.choose).length === 1;
  // Beside what else is put, each has its place behind it: "pon A en tu mano y B en tu cementerio".
  const beside = "choose" in what && say.coordinated === true;
  if (word === "en" && pickedUp && !oneOfThem && !beside) {
    const chosen = objectOf(object);
    return { subject, predicate: (form) => words(conjugated(verb, form, subject), where, chosen) };
  }
  return does(subject, verb, { object, rest: words(where, but) });
}

type Owner = "you" | "owner" | "owners" | { readonly who: Who };

/** Whose zone it goes to: yours, where it is known to be from yours; that of its owner; those of their owners. */
function ownerOf(what: Selection, say: Say): Owner {
  if ("ref" in what) {
    const binding = say.bindings.get(what.ref);
    if (binding?.filter.owner === "you") return "you";
    if (binding?.filter.among !== undefined) return ownerOf({ ref: binding.filter.among }, say);
    if (binding?.owner === undefined) return binding?.plural === true ? "owners" : "owner";
    if (binding.owner === "you") return "you";
    return binding.plural && typeof binding.owner === "string" ? "owners" : { who: binding.owner };
  }
  const filter = "target" in what ? what.target : "choose" in what ? what.choose : "all" in what ? what.all : undefined;
  if (filter?.owner === "you") return "you";
  if (typeof filter?.owner === "object") return { who: filter.owner };
  if (filter?.among !== undefined) return ownerOf({ ref: filter.among }, say);
  if ("both" in what && what.both.every((part) => ownerOf(part, say) === "you")) return "you";
  if ("topOf" in what) return what.topOf === "you" ? "you" : { who: what.topOf };
  return selection(what, say).plural ? "owners" : "owner";
}

/** "a la mano de su propietario", "en el campo de batalla girada bajo tu control", "en el fondo de tu biblioteca". */
function destination(
  word: "a" | "en",
  { zone, under, tapped, attachedTo, position, order, counter }: Destination,
  object: Nominal,
  owner: Owner,
  say: Say,
): string {
  const whose = (what: string, feminine: boolean, plural: string): string => {
    if (owner === "you") return `tu ${what}`;
    if (typeof owner === "object") {
      const player = whoever(owner.who, say);
      return player.text === "" || isTarget(owner.who)
        ? `su ${what}`
        : `${feminine ? "la" : "el"} ${what} de ${player.after}`;
    }
    if (owner === "owners") return `${feminine ? "las" : "los"} ${plural} de sus propietarios`;
    return `${feminine ? "la" : "el"} ${what} de su propietario`;
  };
  const zoneText = (): string => {
    const of = zoneNouns[zone];
    if (zone === "battlefield" || zone === "exile" || zone === "stack" || zone === "command") {
      return `${word} ${of.gender === "f" ? "la" : "el"} ${of.singular}`;
    }
    const place = whose(of.singular, of.gender === "f", of.plural);
    if (position === "top") return `en la parte superior de ${place}`;
    if (position === "bottom") return `en el fondo de ${place}`;
    if (typeof position === "object") {
      const { beneathTop } = position;
      const number = typeof beneathTop === "number" ? numeral(beneathTop, "f") : figure(beneathTop, say);
      return `en ${place} justo debajo de las ${number} primeras cartas de la biblioteca`;
    }
    return `${word} ${place}`;
  };
  return words(
    zoneText(),
    tapped === true ? adjective("girado", object) : "",
    under === "you" ? "bajo tu control" : under === "owner" ? "bajo el control de su propietario" : "",
    attachedTo === undefined ? "" : `${adjective("anexado", object)} a ${reference(attachedTo, say).after}`,
    counter === undefined
      ? ""
      : `con un contador ${counterNames[counter]} sobre ${object.gender === "f" ? "ella" : "él"}`,
    order === undefined ? "" : order === "any" ? "en cualquier orden" : "en un orden aleatorio",
  );
}
