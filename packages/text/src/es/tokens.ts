/** Tokens in Spanish: "dos fichas de criatura Soldado blancas 1/1 con la habilidad de volar" (111.3). */
import type { Ability, Quantity, Token } from "@nykthos/engine/card";
import { isPlural } from "../bindings.ts";
import { quoted } from "./abilities.ts";
import type { Agreement } from "./grammar.ts";
import { adjective, list, noun, words } from "./grammar.ts";
import { asAbilities } from "./keywords.ts";
import { compoundNoun, compoundType } from "./heads.ts";
import { colorList } from "./nouns.ts";
import { amount, equalTo, isFigure, numberBefore } from "./quantities.ts";
import type { Say } from "./say.ts";
import { subtypesText } from "./type-line.ts";
import { subtypeNoun, supertypeAdjectives } from "./words.ts";

export const tokenNoun = noun("f", "ficha");

/** So many tokens; `state`: how they enter, "girada y atacando". */
export function tokens(token: Token, count: Quantity, say: Say, state: (agreement: Agreement) => string): string {
  const agreement = { gender: "f", plural: isPlural(count) } as const;
  const head = words(numberBefore(count, "f", say), agreement.plural ? tokenNoun.plural : tokenNoun.singular);
  return words(head, described(token, agreement, say), state(agreement), isFigure(count) ? "" : equalTo(count, say));
}

/** "2/2"; a size that is no figure is said in a sentence of its own. */
function sizeOf({ power, toughness }: Token, say: Say): string {
  if (power === undefined || toughness === undefined || !isFigure(power) || !isFigure(toughness)) return "";
  return `${amount(power, say)}/${amount(toughness, say)}`;
}

function described(token: Token, agreement: Agreement, say: Say): string {
  if (token.predefined === true) {
    const [subtype] = token.subtypes;
    return `de ${token.name === undefined || subtype !== undefined ? subtypeNoun(subtype ?? "").singular : token.name}`;
  }
  const granted = token.abilities ?? [];
  const kind = words(
    compoundType(token.types, false),
    subtypesText(token.subtypes, true),
    ...(token.supertypes ?? []).map((one) =>
      adjective(supertypeAdjectives[one], { gender: compoundNoun(token.types).gender, plural: false }),
    ),
  );
  const has = list([
    ...((token.keywords ?? []).length === 0 ? [] : [asAbilities(token.keywords ?? [], say)]),
    ...granted.map((ability: Ability) => quoted(ability, say, compoundNoun(token.types))),
  ]);
  return words(
    `de ${kind}`,
    token.colors.length === 0 ? adjective("incoloro", agreement) : colorList(token.colors, agreement, "y"),
    sizeOf(token, say),
    token.name === undefined ? "" : `${adjective("llamado", agreement)} ${token.name}`,
    has === "" ? "" : `con ${has}`,
  );
}
