/** Tokens in English, as a text describes what it creates (111.3): "1/1 white Soldier creature token with haste". */
import type { Quantity, Token } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { grantedAbility } from "./abilities.ts";
import { listed } from "./grammar.ts";
import { keywordName } from "./keywords.ts";
import { amount, countedNoun } from "./quantities.ts";
import { colorWords, typeWords } from "./words.ts";

/** The tokens with their number: "three 1/1 white Soldier creature tokens", and what is said after the rest of the clause. */
export function tokens(
  token: Token,
  count: Quantity,
  state: string,
  context: Context,
): { readonly text: string; readonly tail: string; readonly plural: boolean } {
  const described = [state, describe(token, context)].filter((part) => part !== "").join(" ");
  const having = abilitiesOf(token, context);
  const withAbilities = having === "" ? "" : ` with ${having}`;
  const { text, tail, plural } = countedNoun(count, `${described} token`, context, `${described} tokens`);
  return { text: `${text}${withAbilities}`, tail, plural };
}

/** A size that is no plain number or X is said in a sentence of its own. */
export function isComputed(size: Quantity | undefined): boolean {
  return size !== undefined && typeof size !== "number" && !("x" in size) && !("whereX" in size);
}

function describe(token: Token, context: Context): string {
  if (token.predefined === true) return token.name ?? token.subtypes.join(" ");
  const { power, toughness } = token;
  const colors = token.colors.length === 0 ? "colorless" : listed(token.colors.map((color) => colorWords[color]));
  return [
    ...(token.supertypes ?? []).map((supertype) => supertype.toLowerCase()),
    power === undefined || toughness === undefined || isComputed(power) || isComputed(toughness)
      ? ""
      : `${amount(power, context)}/${amount(toughness, context)}`,
    colors,
    ...token.subtypes,
    // Creature comes last, other types before it: "enchantment creature", "enchantment artifact creature".
    ...token.types.map((type) => typeWords[type]),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function abilitiesOf(token: Token, context: Context): string {
  if (token.predefined === true) return "";
  return listed([
    ...(token.keywords ?? []).map((keyword) => keywordName(keyword, context)),
    ...(token.abilities ?? []).map((ability) => grantedAbility(ability, context)),
  ]);
}
