/**
 * Selections in Spanish: a noun phrase with its determiner. A single target is definite ("la criatura objetivo"), several are
 * counted ("hasta dos criaturas objetivo"); "another" takes the place of the article ("otra criatura objetivo").
 */
import type {
  AllSelection,
  ChoiceSelection,
  Count,
  Filter,
  Selection,
  TargetSelection,
  TopSelection,
  Who,
  ZoneSelection,
} from "@nykthos/engine/card";
import { isTarget } from "@nykthos/engine/card";
import { isPlural } from "../bindings.ts";
import type { Noun } from "./grammar.ts";
import { adjective, definite, demonstrative, indefinite, list, numeral, pronoun, words } from "./grammar.ts";
import type { Nominal } from "./nominal.ts";
import { both, full } from "./nominal.ts";
import { styleOf } from "./editions.ts";
import { nounOf } from "./heads.ts";
import { otherWord, phrase } from "./nouns.ts";
import { zoneOfWhom } from "./zones.ts";
import { playerRef, who } from "./players.ts";
import { figure, howMany } from "./quantities.ts";
import { reference } from "./references.ts";
import type { Say } from "./say.ts";
import { referenceNounWords, typeNouns, zoneNouns } from "./words.ts";

export interface SelectionOptions {
  /** What "any number of" is called; damage is divided among "cualquier número de". */
  readonly anyNumber?: string;
  /** What is left out of a group is said at the end of the clause. */
  readonly exceptLater?: boolean;
  /** What kind of spell is said behind "objetivo". */
  readonly kindsLast?: true;
}

export function selection(what: Selection | Who, say: Say, options: SelectionOptions = {}): Nominal {
  if (typeof what === "string" || "player" in what || "controllerOf" in what || "ownerOf" in what) {
    return playerRef(what, say);
  }
  if ("ref" in what) return reference(what, say);
  if ("target" in what) return target(what, say, options);
  if ("choose" in what) return choice(what, say, options);
  if ("all" in what) return allOf(what, say, options);
  if ("each" in what) return eachOf(what.each, say);
  if ("both" in what) return both(zoneOnce(what.both).map((one) => selection(one, say, options)));
  if ("allIn" in what) return wholeZone(what, say);
  if ("topOf" in what) return topOf(what, say);
  return playerRef(what.players, say);
}

function isPerson(filter: Filter): boolean {
  return filter.noun === "player" || filter.noun === "opponent" || filter.noun === "playerOrPlaneswalker";
}

function isOther(filter: Filter): boolean {
  return filter.other === true || filter.otherThan !== undefined;
}

function target({ target: filter, count }: TargetSelection, say: Say, options: SelectionOptions): Nominal {
  if (count === undefined) {
    const said = phrase(filter, say, { target: true, ...(options.kindsLast === true && { kindsLast: true }) });
    if (filter.noun === "anyTarget") {
      return full(isOther(filter) ? "cualquier otro objetivo" : "cualquier objetivo", said, true);
    }
    const determiner = isOther(filter) ? otherWord(said) : definite(said, said.stressedA);
    const one = full(words(determiner, said.text), said, isPerson(filter));
    return { ...one, after: words(determiner, articlesWithin(filter, said.text)) };
  }
  return several(filter, count, say, options, true);
}

/** After a preposition, nouns of different gender have an article each: "a la criatura o el planeswalker objetivo". */
function articlesWithin({ noun: kind, types = [], other, otherThan }: Filter, text: string): string {
  const genders = new Set(types.map((type) => typeNouns[type].gender));
  if (kind !== undefined || genders.size < 2 || other === true || otherThan !== undefined) return text;
  return types.slice(1).reduce((said, type) => {
    const { gender, singular, stressedA } = typeNouns[type];
    return said.replace(` ${singular}`, ` ${definite({ gender, plural: false }, stressedA)} ${singular}`);
  }, text);
}

/** So many of a kind, targeted or chosen. */
function several(filter: Filter, count: Count, say: Say, options: SelectionOptions, isTarget: boolean): Nominal {
  const said = phrase(filter, say, { target: isTarget, plural: isPlural(count) });
  const number = howMany(count, said.gender, say, options.anyNumber);
  return full(words(number, isOther(filter) ? otherWord(said) : "", said.text), said, isPerson(filter));
}

function choice(
  { choose: filter, count, atRandom, bare }: ChoiceSelection,
  say: Say,
  options: SelectionOptions,
): Nominal {
  const random = atRandom === true ? "al azar" : "";
  if (count !== undefined) {
    const said = several(filter, count, say, options, false);
    return full(words(said.text, random), said, said.personal);
  }
  if (filter.among !== undefined && (bare === true || Object.keys(filter).length === 1))
    return oneOfThem(filter.among, say);
  if (filter.among !== undefined && filter.noun !== "card") return oneOfThose(filter.among, "una", "uno", say);
  const said = phrase(filter, say);
  const chosenSource = filter.noun === "source" ? "de tu elección" : "";
  const determiner = isOther(filter) ? otherWord(said) : indefinite(said, said.stressedA);
  return full(words(determiner, said.text, chosenSource, random), said, isPerson(filter));
}

/** "una de esas criaturas", "cada una de esas criaturas". */
function oneOfThose(name: string, feminine: string, masculine: string, say: Say): Nominal {
  const { gender, plural } = nounOf(say.bindings.get(name)?.filter ?? {});
  const those = demonstrative({ gender, plural: true });
  return full(`${gender === "f" ? feminine : masculine} de ${those} ${plural}`, { gender, plural: false });
}

/** "una de ellas". */
function oneOfThem(name: string, say: Say): Nominal {
  const { gender } = nounOf(say.bindings.get(name)?.filter ?? {});
  const agreement = { gender, plural: false };
  return full(`${gender === "f" ? "una" : "uno"} de ${pronoun({ gender, plural: true })}`, agreement);
}

function allOf({ all: filter, bare, linked, except }: AllSelection, say: Say, options: SelectionOptions): Nominal {
  if (linked === true) {
    const { exiledWith: _, ...exiled } = filter;
    const cards = phrase(exiled, say, { plural: true });
    return full(words(definite(cards), cards.text, adjective("exiliado", cards)), cards);
  }
  const said = phrase(filter, say, { plural: true });
  const all = bare === true ? "" : said.gender === "f" ? "todas" : "todos";
  const but = except === undefined || options.exceptLater === true ? "" : exceptions({ all: filter, except }, say);
  return full(
    words(all, definite(said), isOther(filter) ? otherWord(said) : "", said.text, but),
    said,
    isPerson(filter),
  );
}

/** "excepto los Krakens, los Leviatanes y las Serpientes": what is left out of a group. */
export function exceptions(what: Selection, say: Say): string {
  if (!("all" in what) || what.except === undefined) return "";
  const { except } = what;
  if ("target" in except || (except.all.subtypes?.length ?? 0) < 2) return `excepto ${selection(except, say).after}`;
  // Each of several kinds has its own article.
  const kinds = except.all.subtypes?.map((one) => allOf({ all: { subtypes: [one] }, bare: true }, say, {}).text) ?? [];
  return `excepto ${list(kinds)}`;
}

/** Cards of the same zone say it once: "una carta de instantáneo y una carta de conjuro de tu cementerio". */
function zoneOnce(parts: readonly Selection[]): readonly Selection[] {
  const last = parts.at(-1);
  if (last === undefined || !("target" in last) || last.target.zone === undefined) return parts;
  const { zone, owner } = last.target;
  return parts.map((part) => {
    if (part === last || !("target" in part) || part.target.zone !== zone || part.target.owner !== owner) return part;
    const { zone: _, owner: __, ...filter } = part.target;
    return { ...part, target: filter };
  });
}

/** "tu cementerio", "el cementerio del jugador objetivo". */
function wholeZone({ allIn, of }: ZoneSelection, say: Say): Nominal {
  const { gender } = zoneNouns[allIn];
  const text = isTarget(of)
    ? words(definite({ gender, plural: false }), zoneNouns[allIn].singular, `de ${who(of, say).after}`)
    : zoneOfWhom(allIn, of, say);
  return full(text, { gender, plural: false });
}

function eachOf(filter: Filter, say: Say): Nominal {
  if (filter.among !== undefined && filter.noun !== "card") {
    return oneOfThose(filter.among, "cada una", "cada uno", say);
  }
  // Whatever your opponents may control: "cada criatura que controlen tus oponentes".
  const unknown = filter.controller === "opponents" && styleOf(say).eachInIndicative !== true;
  const said = phrase(filter, unknown ? { ...say, hypothetical: true } : say);
  return full(words("cada", isOther(filter) ? otherWord(said) : "", said.text), said, isPerson(filter));
}

/**
 * "la primera carta de tu biblioteca", "las tres primeras cartas de tu biblioteca"; where they are revealed, in a sentence of its own,
 * "las primeras cinco cartas".
 */
export function topOf(
  { topOf: whose, count }: Pick<TopSelection, "topOf" | "count">,
  say: Say,
  how: "look" | "reveal" = "look",
): Nominal {
  const plural = isPlural(count);
  const of = libraryOf(whose, say);
  if (!plural) return full(`la primera carta de ${of}`, { gender: "f", plural });
  const number = typeof count === "number" ? numeral(count, "f") : figure(count, say);
  const numberLast = how === "reveal" && say.coordinated !== true && styleOf(say).firstLast !== true;
  const first = numberLast ? `primeras ${number}` : `${number} primeras`;
  return full(`las ${first} cartas de ${of}`, { gender: "f", plural });
}

function libraryOf(whose: Who, say: Say): string {
  if (typeof whose === "object" && "target" in whose) return `la biblioteca de ${who(whose, say).after}`;
  return zoneOfWhom("library", whose, say);
}

/** What each of the selected is called: "esta criatura", "siguen siendo tierras". */
export function nounOfSelection(what: Selection, say: Say): Noun {
  if ("target" in what) return nounOf(what.target);
  if ("choose" in what) return nounOf(what.choose);
  if ("all" in what) return nounOf(what.all);
  if ("each" in what) return nounOf(what.each);
  if ("ref" in what && what.ref === "self") return say.selfNoun;
  if ("ref" in what)
    return what.ref === "host" ? nounOf(say.host.filter) : nounOf(say.bindings.get(what.ref)?.filter ?? {});
  return referenceNounWords.permanent;
}
