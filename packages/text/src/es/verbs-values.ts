/** Verbs about damage, life, counters, mana and turns in Spanish (106, 119, 120, 122, 500.7), and the mechanics' own. */
import type { Filter, Mana, Quantity, Selection } from "@nykthos/engine/card";
import { isPlural } from "../bindings.ts";
import { named } from "../recipients.ts";
import { quoted } from "./abilities.ts";
import type { Clause } from "./clauses.ts";
import { does, joined, whole } from "./clauses.ts";
import { verbs } from "./conjugation.ts";
import { adjective, eachOne, list, noun, nounForm, numeral, words } from "./grammar.ts";
import type { Nominal } from "./nominal.ts";
import { toEach, you } from "./nominal.ts";
import { playerRef, who as whoever } from "./players.ts";
import { amount, thisWay, equalTo, figure, figuresOf, isFigure, numberBefore } from "./quantities.ts";
import type { Say } from "./say.ts";
import { selection } from "./selections.ts";
import type { PartialVerbs } from "./verbs-joining.ts";
import { counterNames, counterNoun } from "./words.ts";

const emblemNoun = noun("m", "emblema");

export const valueVerbs: PartialVerbs<
  | "damage"
  | "gainLife"
  | "loseLife"
  | "putCounters"
  | "removeCounters"
  | "moveCounters"
  | "doubleCounters"
  | "addMana"
  | "chooseColor"
  | "extraTurn"
  | "emblem"
  | "controlNextTurn"
  | "monstrosity"
  | "scry"
> = {
  damage: ({ source, amount: size, to: given, divided, amountLast }, say) => {
    const to = named(given);
    const subject = selection(source, say);
    if (divided === true) {
      const whom = selection(to, say, { anyNumber: "cualquier número de" }).after;
      return does(subject, verbs.deal, { rest: `${damageOf(size, say)} divididos como elijas entre ${whom}` });
    }
    const receivers = "both" in to ? to.both.map((one) => selection(one, say)) : [selection(to, say)];
    const [only] = receivers;
    const isThatMuch = typeof size === "object" && "thatMuch" in size;
    // "Te hace esa misma cantidad de daño a ti": whom it hits is said twice.
    if (isThatMuch && only !== undefined && receivers.length === 1) {
      const dative = only.dative === "" ? (only.plural ? "les" : "le") : only.dative;
      return does(subject, verbs.deal, { to: { ...only, dative }, rest: `${damageOf(size, say)} a ${only.after}` });
    }
    const dative = receivers.length === 1 && only !== undefined ? only.dative : "";
    const shared = only !== undefined && receivers.length === 1 && "target" in to && only.plural;
    const whom = dative !== "" ? "" : shared ? `a ${eachOne(only)} de ${only.after}` : toEach(receivers);
    const equal = isFigure(size) ? "" : equalTo(size, say);
    const parts = amountLast === true ? [whom, equal] : [equal, whom];
    // A long recipient before the amount is announced: "le hace daño a cada criatura con la habilidad de volar igual a …".
    const announced =
      amountLast === true && dative === "" && only !== undefined && "each" in to && isDescribed(to.each);
    const recipient = announced ? { ...only, dative: only.plural ? "les" : "le" } : dative === "" ? undefined : only;
    return does(subject, verbs.deal, {
      ...(recipient === undefined ? {} : { to: recipient }),
      rest: words(damageOf(size, say), ...parts),
    });
  },
  gainLife: ({ who, amount: size }, say) =>
    does(whoever(who, say), verbs.gain, { rest: life(size, say), stated: true }),
  loseLife: ({ who, amount: size }, say) =>
    does(whoever(who, say), verbs.lose, { rest: life(size, say), stated: true }),
  putCounters: ({ kind, count, on, distributed }, say) => {
    const counters = words(numberBefore(count, "m", say), nounForm(counterNoun, isPlural(count)), counterNames[kind]);
    const where = selection(on, say);
    if (distributed === true) return does(you, verbs.distribute, { rest: `${counters} entre ${where.after}` });
    // Targets are chosen before each of them is spoken of.
    if (where.plural && "target" in on && isFigure(count)) {
      const put = does(you, verbs.put, { rest: `${counters} sobre ${eachOne(where)}` });
      return joined([does(you, verbs.choose, { object: { ...where, personal: false } }), put], "and");
    }
    const each = where.plural && isBound(on) ? `${eachOne(where)} de ` : "";
    return does(you, verbs.put, {
      rest: words(counters, `sobre ${each}${where.after}`, isFigure(count) ? "" : equalTo(count, say)),
    });
  },
  removeCounters: ({ kind, count, from }, say) => {
    const of = selection(from, say).after;
    if (count === "all") {
      return does(you, verbs.remove, { rest: `todos los contadores ${counterNames[kind]} de ${of}` });
    }
    const counters = nounForm(counterNoun, isPlural(count));
    return does(you, verbs.remove, {
      rest: `${numberBefore(count, "m", say)} ${counters} ${counterNames[kind]} de ${of}`,
    });
  },
  moveCounters: ({ kind, from, to }, say) =>
    does(you, verbs.move, {
      rest: `cualquier cantidad de contadores ${counterNames[kind]} de ${selection(from, say).after} a ${selection(to, say).after}`,
    }),
  doubleCounters: ({ kind, on }, say) =>
    does(you, verbs.double, {
      rest: `la cantidad de contadores ${counterNames[kind]} sobre ${selection(on, say).after}`,
    }),
  addMana: ({ who = "you", mana, additional }, say) =>
    does(playerRef(who, say), verbs.add, { rest: manaText(mana, say, additional === true) }),
  chooseColor: ({ who = "you" }, say) => does(playerRef(who, say), verbs.choose, { rest: "un color" }),
  extraTurn: ({ who, count }, say) => extraTurn(whoever(who, say), count, say),
  emblem: ({ abilities }, say) =>
    does(you, verbs.get, {
      rest: `un emblema con ${list(abilities.map((ability) => quoted(ability, say, emblemNoun)))}`,
      stated: true,
    }),
  controlNextTurn: ({ who }, say) =>
    does(you, verbs.control, {
      object: selection(who, say),
      rest: "durante el próximo turno de ese jugador",
      stated: true,
    }),
  monstrosity: ({ n }, say) => whole(`monstruosidad ${figure(n, say)}`),
  scry: ({ who, count }, say) => does(whoever(who, say), verbs.scry, { rest: amount(count, say) }),
};

const plainKeys: ReadonlySet<string> = new Set(["noun", "types", "allTypes", "subtypes", "either", "join"]);

/** Whether more is said of something than what it is. */
function isDescribed(filter: Filter): boolean {
  return Object.keys(filter).some((key) => !plainKeys.has(key));
}

/** "3 puntos de daño", "1 punto de daño", "X puntos de daño", "daño" before what it is equal to, "esa misma cantidad de daño". */
function damageOf(size: Quantity, say: Say): string {
  if (isFigure(size)) return `${figure(size, say)} ${size === 1 ? "punto" : "puntos"} de daño`;
  return equalTo(size, say) === "" ? "esa misma cantidad de daño" : "daño";
}

/** "3 vidas", "vidas igual a tu devoción al verde", "vidas igual a la cantidad de vidas perdidas de esta manera". */
function life(size: Quantity, say: Say): string {
  return figuresOf(size, "vida", "vidas", say);
}

function isBound(selection: Selection): boolean {
  return "ref" in selection && selection.ref !== "self" && selection.ref !== "host";
}

function extraTurn(subject: Nominal, count: Quantity | undefined, say: Say): Clause {
  if (count === undefined) return does(subject, verbs.take, { rest: "un turno adicional después de este" });
  if (typeof count === "number") {
    return does(subject, verbs.take, { rest: `${numeral(count)} turnos adicionales después de este` });
  }
  const takes = does(subject, verbs.take, { rest: "un turno adicional después de este" });
  return whole(`por cada ${counted(count, say)}, ${words(subject.text, takes.predicate("plain"))}`);
}

/** "cinco contadores removidos de esta manera". */
function counted(count: Quantity, say: Say): string {
  if (typeof count === "object" && "oneForEach" in count) {
    const { every, of } = count.oneForEach;
    const remembered = typeof of === "object" && "remembered" in of ? thisWay(of.remembered, say) : undefined;
    return `${numeral(every)} ${remembered ?? `de ${amount(of, say)}`}`;
  }
  return amount(count, say);
}

function manaText(mana: Mana, say: Say, additional: boolean): string {
  if ("symbols" in mana) return additional ? `${mana.symbols} adicional` : mana.symbols;
  if ("either" in mana)
    return list(
      mana.either.map((type) => `{${type}}`),
      "o",
    );
  if ("anyColor" in mana) return `${manaCount(mana.anyColor, say, additional)} de cualquier color`;
  if ("combination" in mana) {
    const every = mana.combination.length === 5;
    const of = every
      ? "colores"
      : list(
          mana.combination.map((color) => `{${color}}`),
          "y/o",
        );
    return `${manaCount(mana.count, say, additional)} de cualquier combinación de ${of}`;
  }
  if ("amountOf" in mana) return words("una cantidad de", `{${mana.amountOf}}`, equalTo(mana.count, say));
  if ("chosenColor" in mana) {
    const { chosenColor } = mana;
    if (isFigure(chosenColor)) return `${manaCount(chosenColor, say)} de ese color`;
    return words("una cantidad de maná de ese color", equalTo(chosenColor, say));
  }
  return `${manaCount(mana.typeProduced, say)} de cualquier tipo que haya producido esa tierra`;
}

/** "un maná", "dos manás", "X manás". */
function manaCount(count: Quantity, say: Say, additional = false): string {
  const plural = isPlural(count);
  const more = additional ? adjective("adicional", { gender: "m", plural }) : "";
  return words(numberBefore(count, "m", say), plural ? "manás" : "maná", more);
}
