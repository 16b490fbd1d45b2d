/** Where things are put, in English: "to its owner's hand", "onto the battlefield tapped", "on the bottom of your library". */
import type { Destination, Selection } from "@nykthos/engine/card";
import { isPlural } from "../bindings.ts";
import type { Context } from "../context.ts";
import { objectOf, pluralOf, possessiveOf, withArticle } from "./grammar.ts";
import { amount } from "./quantities.ts";
import { doer, player, reference } from "./references.ts";
import { counterWords, zoneWords } from "./words.ts";

/** Whose zone something goes to: "your", where it is known to be yours, else "its owner's", "their owners'". */
function ownersOf(what: Selection, context: Context): { readonly text: string; readonly plural: boolean } {
  const your = { text: "your", plural: false };
  if ("target" in what || "choose" in what || "all" in what || "each" in what) {
    const filter =
      "target" in what ? what.target : "choose" in what ? what.choose : "all" in what ? what.all : what.each;
    if (filter.owner === "you") return your;
    if (typeof filter.owner === "object") return { text: possessiveOf(player(filter.owner, context)), plural: false };
    if (filter.among !== undefined) return ownersOf({ ref: filter.among }, context);
    const plural = "all" in what || (!("each" in what) && isPlural(what.count));
    return plural ? { text: "their owners'", plural } : { text: "its owner's", plural };
  }
  if ("both" in what && what.both.every((part) => ownersOf(part, context).text === "your")) return your;
  if ("topOf" in what) return { text: possessiveOf(doer(what.topOf, context)), plural: false };
  if (!("ref" in what)) return { text: "their owners'", plural: true };
  if (what.ref === "self" && context.zone !== undefined) return your;
  const binding = context.bindings.get(what.ref);
  if (binding?.filter.owner === "you") return your;
  if (binding?.filter.among !== undefined) return ownersOf({ ref: binding.filter.among }, context);
  if (binding?.owner !== undefined) {
    const { owner } = binding;
    if (owner === "you") return your;
    if (binding.plural && typeof owner === "string") return { text: "their owners'", plural: true };
    return {
      text: typeof owner === "object" && "target" in owner ? "their" : possessiveOf(player(owner, context)),
      plural: false,
    };
  }
  return binding?.plural === true ? { text: "their owners'", plural: true } : { text: "its owner's", plural: false };
}

/** The destination of "return …" ("to your hand") or of "put …" ("into your hand", "onto the battlefield tapped"). */
export function destination(what: Selection, to: Destination, verb: "return" | "put", context: Context): string {
  const { zone } = to;
  if (zone === "battlefield") return `${verb === "put" ? "onto" : "to"} the battlefield${state(what, to, context)}`;
  if (zone === "exile") return "into exile";
  const owners = ownersOf(what, context);
  const named = `${owners.text} ${owners.plural ? pluralOf(zoneWords[zone]) : zoneWords[zone]}`;
  if (to.position === undefined) return `${verb === "put" ? "into" : "to"} ${named}`;
  const order = to.order === undefined ? "" : to.order === "any" ? " in any order" : " in a random order";
  if (to.position === "top") return `on top of ${named}${order}`;
  if (to.position === "bottom") return `on the bottom of ${named}${order}`;
  return `into ${named} just beneath the top ${amount(to.position.beneathTop, context)} cards of that library`;
}

function state(what: Selection, to: Destination, context: Context): string {
  const parts: string[] = [];
  if (to.tapped === true) parts.push("tapped");
  if (to.counter !== undefined) parts.push(`with ${withArticle(counterWords[to.counter])} on it`);
  if (to.under === "you") parts.push("under your control");
  if (to.under === "owner") {
    const owners = ownersOf(what, context);
    // Each of several comes under its own owner's control.
    parts.push(
      `under ${owners.plural ? "their owner's" : owners.text === "your" ? "its owner's" : owners.text} control`,
    );
  }
  if (to.attachedTo !== undefined) parts.push(`attached to ${objectOf(reference(to.attachedTo, context))}`);
  return parts.map((part) => ` ${part}`).join("");
}
