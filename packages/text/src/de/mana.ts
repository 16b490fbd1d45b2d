/** Adding mana, in German (106.3): "Erzeuge {R} oder {G}", "Erzeuge ein Mana einer beliebigen Farbe". */
import type { Effect, Mana, Quantity } from "@nykthos/engine/card";
import type { Clause } from "./clause.ts";
import { at, part, request, withAfter } from "./clause.ts";
import type { GermanContext } from "./context.ts";
import { listed, numberWord } from "./grammar.ts";
import { whoNominal } from "./players.ts";
import { asMany, forEachOf, quantityNumber } from "./quantities.ts";
import { verbs } from "./vocabulary.ts";

interface Added {
  readonly text: string;
  readonly after?: string;
}

export function addMana(
  { who = "you", mana, additional }: Extract<Effect, { readonly do: "addMana" }>,
  context: GermanContext,
): Clause {
  const { text, after = "" } = added(mana, additional === true, context);
  return withAfter(request(whoNominal(who, context), verbs.add, part(text, at.indefinite)), after);
}

function added(mana: Mana, additional: boolean, context: GermanContext): Added {
  const more = additional ? "zusätzlich " : "";
  if ("symbols" in mana) return { text: more + mana.symbols };
  const symbols = (types: readonly string[], join: string): string =>
    listed(
      types.map((type) => `{${type}}`),
      join,
    );
  if ("either" in mana) return { text: more + symbols(mana.either, "oder") };
  if ("anyColor" in mana) return manaOf(mana.anyColor, "einer beliebigen Farbe", additional, context);
  if ("combination" in mana) {
    const colors = mana.combination.length === 5 ? "Farben" : symbols(mana.combination, "und/oder");
    const count = quantityNumber(mana.count, context, "words");
    return { text: `${count} ${additional ? "zusätzliche " : ""}Mana in einer beliebigen Kombination von ${colors}` };
  }
  if ("amountOf" in mana) return manaOf(mana.count, "", additional, context, `{${mana.amountOf}}`);
  if ("chosenColor" in mana) return manaOf(mana.chosenColor, "dieser Farbe", additional, context);
  const produced = mana.typeProduced === 1 ? one(true) : `${numberWord(mana.typeProduced)} zusätzliche Mana`;
  return { text: `${produced} eines beliebigen Typs, den dieses Land erzeugt hat` };
}

function one(additional: boolean): string {
  return additional ? "ein zusätzliches Mana" : "ein Mana";
}

/** "ein Mana dieser Farbe", "X Mana", "so viel Mana dieser Farbe, wie …", "ein Mana für jede …" */
function manaOf(count: Quantity, kind: string, additional: boolean, context: GermanContext, what = "Mana"): Added {
  const said = (before: string): string => `${before} ${what} ${kind}`.trim();
  if (count === 1) return { text: `${one(additional)} ${kind}` };
  const more = additional ? " zusätzliche" : "";
  if (typeof count === "number") return { text: said(numberWord(count) + more) };
  if ("x" in count || "whereX" in count) return { text: said(quantityNumber(count, context, "words") + more) };
  if ("count" in count || "countersOn" in count) {
    return { text: `${one(additional)} ${kind} für ${forEachOf(count, context)}` };
  }
  return { text: said("so viel"), after: `, wie ${asMany(count, context)}` };
}
