/** Selections in English: a noun phrase with its determiner, as a subject or an object of a verb. */
import type {
  AllSelection,
  ChoiceSelection,
  Count,
  EachSelection,
  Selection,
  TargetSelection,
} from "@nykthos/engine/card";
import { isPlural } from "../bindings.ts";
import type { Context } from "../context.ts";
import type { Phrase } from "./grammar.ts";
import { listed, many, numberWord, objectOf, one, pluralOf, possessiveOf } from "./grammar.ts";
import type { NounForm } from "./nouns.ts";
import { indefinite, noun } from "./nouns.ts";
import { amount } from "./quantities.ts";
import { doer, plainNoun, player, reference } from "./references.ts";
import { zoneWords } from "./words.ts";

export function selected(selection: Selection, context: Context, form: NounForm = {}): Phrase {
  if ("target" in selection) return targeted(selection, context, form);
  if ("choose" in selection) return chosen(selection, context, form);
  if ("all" in selection) return many(allOf(selection, context, form));
  if ("each" in selection) return one(eachOf(selection, context, form));
  if ("both" in selection) {
    const parts = zoneOnce(selection.both).map((part) => objectOf(selected(part, context, form)));
    return many(listed(parts, form.join));
  }
  if ("players" in selection) return player(selection.players, context);
  if ("allIn" in selection) return one(`${possessiveOf(doer(selection.of, context))} ${zoneWords[selection.allIn]}`);
  if ("topOf" in selection) {
    const library = `${possessiveOf(doer(selection.topOf, context))} library`;
    const { count } = selection;
    return count === 1
      ? one(`the top card of ${library}`)
      : many(`the top ${typeof count === "number" ? numberWord(count) : amount(count, context)} cards of ${library}`);
  }
  return reference(selection, context);
}

/** What happens to each of several targets is said so: "each of two targets". */
export function eachOfTargets(selection: Selection, context: Context): string {
  const phrase = selected(selection, context);
  return "target" in selection && phrase.is === "many" ? `each of ${phrase.text}` : objectOf(phrase);
}

/** A selection as the object of a verb. */
export function object(selection: Selection, context: Context, form: NounForm = {}): string {
  return objectOf(selected(selection, context, form));
}

/** "two", "X", "up to two", "any number of", "one, two, or three"; nothing for one. */
function countWords(count: Count, context: Context): string {
  if (count === "anyNumber") return "any number of";
  if (typeof count === "number") return numberWord(count);
  if ("upTo" in count) {
    const { upTo } = count;
    return `up to ${typeof upTo === "number" ? numberWord(upTo) : amount(upTo, context)}`;
  }
  if ("oneTo" in count) {
    return listed(
      Array.from({ length: count.oneTo }, (_, index) => numberWord(index + 1)),
      "or",
    );
  }
  return amount(count, context);
}

function targeted({ target, count }: TargetSelection, context: Context, form: NounForm): Phrase {
  const other = target.other === true || target.otherThan !== undefined;
  if (count === undefined || count === 1) {
    if (target.noun === "anyTarget") return one(other ? "any other target" : "any target");
    return one(`${other ? "another " : ""}target ${noun(target, context, form)}`);
  }
  const plural = isPlural(count);
  const words = `${countWords(count, context)}${other ? " other" : ""}`;
  const what = noun(target, context, { ...form, plural });
  const text = target.noun === "anyTarget" ? `${words} ${what}` : `${words} target ${what}`;
  return plural ? many(text) : one(text);
}

function chosen({ choose, count, atRandom, bare }: ChoiceSelection, context: Context, form: NounForm): Phrase {
  const tail = atRandom === true ? " at random" : "";
  const other = choose.other === true || choose.otherThan !== undefined;
  if (count === undefined || count === 1) {
    if (bare === true) return one("one");
    if (choose.noun === "source") return one(`${indefinite(choose, context)} of your choice`); // 609.7
    if (choose.among !== undefined && choose.noun !== "card") return one(`one ${noun(choose, context, form)}${tail}`);
    return one(indefinite(choose, context, form) + tail);
  }
  const plural = isPlural(count);
  const text = `${countWords(count, context)}${other ? " other" : ""} ${noun(choose, context, { ...form, plural })}${tail}`;
  return plural ? many(text) : one(text);
}

function allOf({ all, bare, linked, except }: AllSelection, context: Context, form: NounForm): string {
  if (linked === true) return `the exiled ${pluralOf(plainNoun(all))}`;
  const other = all.other === true || all.otherThan !== undefined;
  const what = noun({ join: "and", ...all }, context, { ...form, plural: true, all: true });
  const but = form.exceptLater === true ? "" : exceptions({ all, ...(except && { except }) }, context);
  return [bare === true ? "" : "all", other ? "other" : "", what + but].filter((word) => word !== "").join(" ");
}

/** " other than target creature", " except for Krakens and Serpents": what is left out of a group. */
export function exceptions(selection: Selection, context: Context): string {
  if (!("all" in selection) || selection.except === undefined) return "";
  const { except } = selection;
  return "target" in except ? ` other than ${object(except, context)}` : ` except for ${object(except, context)}`;
}

/** Cards of the same zone say it once: "target instant card and target sorcery card from your graveyard". */
function zoneOnce(parts: readonly Selection[]): readonly Selection[] {
  const last = parts.at(-1);
  if (last === undefined || !("target" in last) || last.target.zone === undefined) return parts;
  const { zone, owner } = last.target;
  return parts.map((part) => {
    if (part === last || !("target" in part) || part.target.zone !== zone || part.target.owner !== owner) return part;
    const { zone: _, owner: __, ...target } = part.target;
    return { ...part, target };
  });
}

function eachOf({ each }: EachSelection, context: Context, form: NounForm): string {
  const other = each.other === true || each.otherThan !== undefined;
  return `each ${other ? "other " : ""}${noun({ join: "and", ...each }, context, form)}`;
}
