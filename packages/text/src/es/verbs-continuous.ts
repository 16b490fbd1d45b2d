/** Continuous effects and effects that wait, in Spanish (603.7, 611): what lasts how long, what is prevented, what comes later. */
import type { DelayedEvent, Duration, Effect, Modification, Selection, Verbs } from "@nykthos/engine/card";
import type { Clause } from "./clauses.ts";
import { does, followedBy, said, whole } from "./clauses.ts";
import type { Form } from "./conjugation.ts";
import { conjugated, verbs } from "./conjugation.ts";
import { trigger } from "./events.ts";
import { adjective, indefinite, numeral, words } from "./grammar.ts";
import { hasOwnSubject, predicate } from "./modifications.ts";
import type { Nominal } from "./nominal.ts";
import { about, it, you } from "./nominal.ts";
import { nounOf } from "./heads.ts";
import { indefinitePhrase } from "./nouns.ts";
import { zoneOfWhom } from "./zones.ts";
import { playerRef } from "./players.ts";
import { figure, whereX } from "./quantities.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { nounOfSelection, selection } from "./selections.ts";
import { clausesOf, effectClause } from "./verbs.ts";
import type { PartialVerbs } from "./verbs-joining.ts";

export const continuousVerbs: PartialVerbs<
  | "continuous"
  | "gainControl"
  | "exchangeControl"
  | "preventDamage"
  | "exileInstead"
  | "delayed"
  | "additionalLand"
  | "mayPlay"
  | "castFree"
> = {
  continuous: ({ what, mods, duration, lead, each }, say) => {
    const subject = selection(what, say);
    const lasting = durationText(duration, say);
    const inside = mods.some(lastsInside);
    const claim = (form: Form): string =>
      predicate(mods, subject, say, form, true, {
        each: each === true,
        lasting: inside ? lasting : "",
        noun: nounOfSelection(what, say),
        forGood: duration === "indefinitely" && "ref" in what,
      });
    const after = inside || lead === true ? "" : lasting;
    if (lead === true) return whole(`${lasting}, ${about(subject, claim("plain"))}`);
    if (hasOwnSubject(mods)) return whole(words(claim("plain"), after));
    const still = mods.some((mod) => "becomes" in mod && mod.becomes.keeping === true)
      ? stillAre(what, subject, say)
      : "";
    return followedBy(followedBy({ subject, predicate: claim }, after), still);
  },
  gainControl: ({ who = "you", what, duration }, say) => {
    const ends = duration === undefined ? "" : durationText(duration, say);
    const object = selection(what, say);
    // Of what was just named: "gana su control".
    const control = object.text === "" ? "su control" : `el control de ${object.after}`;
    return does(playerRef(who, say), verbs.gain, { rest: words(control, ends) });
  },
  exchangeControl: ({ one, other }, say) =>
    does(you, verbs.exchange, {
      rest: `el control de ${selection(one, say).after} y ${selection(other, say).after}`,
    }),
  preventDamage: (effect, say) => {
    const { duration } = effect;
    const lasting = durationText(duration, say);
    const rest = preventing(effect, say);
    if (effect.then !== undefined) {
      const first = words(rest, lasting) + whereX(say);
      return whole(`${first}. Si se previene daño de esta manera, ${clausesOf(effect.then, say)}`);
    }
    return duration === "untilYourNextTurn" ? whole(`${lasting}, ${rest}`) : whole(words(rest, lasting));
  },
  exileInstead,
  delayed: ({ when, effects, lead }, say) => delayed(when, effects, lead === true, say),
  additionalLand: ({ count }) =>
    mayDoing(
      count === 1
        ? "jugar una tierra adicional este turno"
        : `jugar ${numeral(count, "f")} tierras adicionales este turno`,
    ),
  mayPlay: ({ what, verb, duration, anyColorMana }, say) => {
    const play = verb === "play" ? "jugar" : "lanzar";
    const spend =
      anyColorMana === true
        ? ` y puedes gastar maná como si fuera maná de cualquier color para lanzar ese hechizo`
        : "";
    const lasting = durationText(duration, say);
    // Always by its noun: a pronoun might mean the library that the card came from.
    const may = `puedes ${words(play, reference({ ...what, say: "that" }, say).text)}`;
    if (duration === "endOfTurn") return whole(`${lasting}, ${may}${spend}`);
    return whole(`${words(may, lasting)}${lasting === "" || spend === "" ? "" : ","}${spend}`);
  },
  castFree: ({ filter, zone }, say) =>
    does(you, verbs.cast, {
      rest: `${indefinitePhrase({ ...filter, noun: "spell" }, say)} de ${zoneOfWhom(zone, "you", say)} sin pagar su coste de maná`,
    }),
};

/** Whether how long a modification lasts is said within it: "ataca este turno si puede". */
function lastsInside(mod: Modification): boolean {
  if ("attacksIfAble" in mod) return mod.attacksIfAble.each === undefined;
  if ("blocksIfAble" in mod) return mod.blocksIfAble.each === undefined;
  return "mustBeBlocked" in mod || "canAttackAsThoughNoDefender" in mod;
}

/** ". Siguen siendo tierras". */
function stillAre(what: Selection, subject: Nominal, say: Say): string {
  const noun = nounOfSelection(what, say);
  return subject.plural
    ? `. Siguen siendo ${noun.plural}`
    : `. Sigue siendo ${words(indefinite({ gender: noun.gender }, noun.stressedA), noun.singular)}`;
}

function mayDoing(what: string): Clause {
  return { subject: you, stated: true, predicate: (form) => words(conjugated(verbs.able, form, you, "", true), what) };
}

function durationText(duration: Duration, say: Say): string {
  const self = (): Nominal => reference({ ref: "self" }, say);
  switch (duration) {
    case "endOfTurn":
      return "hasta el final del turno";
    case "thisTurn":
      return "este turno";
    case "thisCombat":
      return "este combate";
    case "untilYourNextTurn":
      return "hasta tu próximo turno";
    case "indefinitely":
      return "";
    default:
      break;
  }
  switch (duration.aslongAs) {
    case "youControlSelf":
      return `mientras controles ${self().text}`;
    case "selfRemainsTapped":
      return `mientras ${self().text} permanezca ${adjective("girado", self())}`;
    case "selfOnBattlefield":
      return `mientras ${self().text} permanezca en el campo de batalla`;
    case "remainsExiled":
      return "mientras permanezca exiliada";
  }
}

/** "prevén todo el daño que se le fuera a hacer a la criatura objetivo", "… que fuera a hacer la criatura encantada". */
export function preventing(
  { amount: size, combat, to, by, both }: Omit<Verbs["preventDamage"], "duration">,
  say: Say,
): string {
  const kind = combat === true ? "daño de combate" : "daño";
  const what =
    size === "all"
      ? `todo el ${kind}`
      : size === 1
        ? `el siguiente punto de ${kind}`
        : `los siguientes ${figure(size, say)} puntos de ${kind}`;
  const would = size === "all" || size === 1 ? "fuera" : "fueran";
  const dealt = (receiver: Nominal): string =>
    words(
      `que se ${receiver.dative === "" ? (receiver.plural ? "les" : "le") : receiver.dative} ${would} a hacer`,
      receiver.dative === "" ? `a ${receiver.after}` : "",
    );
  const made = (source: Nominal): string => words(`que ${source.plural ? "fueran" : "fuera"} a hacer`, source.text);
  if (both === true && to !== undefined) {
    const receiver = selection(to, say);
    return `prevén ${what} que ${receiver.plural ? "fueran" : "fuera"} a hacer y ${dealt(receiver)}`;
  }
  if (by === undefined) {
    // Players in general are not announced by a pronoun, as somebody in particular is.
    if (to !== undefined && "players" in to && to.players === "eachPlayer") {
      return `prevén ${what} que se ${would} a hacer a los jugadores`;
    }
    return words(`prevén ${what}`, to === undefined ? "" : dealt(selection(to, say)));
  }
  const source = selection(by, say);
  if (to === undefined) return `prevén ${what} ${made(source)}`;
  const receiver = selection(to, say);
  const dative = receiver.dative === "" ? (receiver.plural ? "les" : "le") : receiver.dative;
  const whom = receiver.dative === "" ? `a ${receiver.after}` : "";
  return words(`prevén ${what} que`, source.text, dative, source.plural ? "fueran" : "fuera", "a hacer", whom);
}

function exileInstead({ what, would, duration, thisWay }: Verbs["exileInstead"], say: Say): Clause {
  const lasting = durationText(duration, say);
  const object = selection(what, say);
  if (would === "leave") {
    const put = `ponerl${object.gender === "f" ? "a" : "o"}${object.plural ? "s" : ""}`;
    const exile = does(you, verbs.exile, { object: it(object) });
    return whole(
      `si ${words(object.text, "fuera a dejar el campo de batalla", lasting)}, ${said(exile)} en vez de ${put} en cualquier otro lado`,
    );
  }
  const subject =
    thisWay === true && "ref" in what
      ? `una ${nounOf(say.bindings.get(what.ref)?.filter ?? {}).singular} que recibió daño de esta manera`
      : object.text;
  const exile = does(you, verbs.exile, { object: it({ ...object, plural: object.plural && thisWay !== true }) });
  return whole(`si ${words(subject, "fuera a morir", lasting)}, en vez de eso, ${said(exile)}`);
}

/** "A al comienzo del próximo paso final", "cuando esa criatura muera este turno, A". */
function delayed(when: DelayedEvent, effects: readonly Effect[], lead: boolean, say: Say): Clause {
  if (typeof when === "object")
    return whole(`${trigger("when", when.event, say)} este turno, ${clausesOf(effects, say)}`);
  const time = {
    nextEndStep: "al comienzo del próximo paso final",
    nextUpkeep: "al comienzo del próximo mantenimiento",
    yourNextUpkeep: "al comienzo de tu próximo mantenimiento",
    thisTurnsNextEndOfCombat: "al siguiente final del combate de este turno",
  }[when];
  const [only] = effects;
  if (!lead && only !== undefined && effects.length === 1) return followedBy(effectClause(only, say), time);
  return whole(`${time}, ${clausesOf(effects, say)}`);
}
