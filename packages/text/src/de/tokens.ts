/** Tokens in German: "einen 1/1 weißen Soldat-Kreaturenspielstein mit Wachsamkeit" (111.3), and the token that is a copy. */
import type { Quantity, Token } from "@nykthos/engine/card";
import type { Clause, Nominal } from "./clause.ts";
import { at, clause, part } from "./clause.ts";
import { plainNominal } from "./conditions.ts";
import type { GermanContext } from "./context.ts";
import type { Case } from "./grammar.ts";
import { listed, noun } from "./grammar.ts";
import { compoundOfTypes } from "./heads.ts";
import { keywordNoun } from "./keyword-names.ts";
import { quotedAbility } from "./quotes.ts";
import { sein } from "./vocabulary.ts";
import { colorStems, subtypeNoun, tokenNoun } from "./lexicon.ts";
import { amount, quantityNumber, quantityText } from "./quantities.ts";

/** "Soldat-Kreaturenspielstein", "(Katze, Soldat)-Kreaturenspielstein", "Gold-Spielstein". */
function tokenWord(token: Token): ReturnType<typeof noun> {
  const subtypes = token.subtypes.map((subtype) => subtypeNoun(subtype).singular);
  if (token.predefined === true) {
    return noun(
      "m",
      `${token.name ?? subtypes.join(" ")}-Spielstein`,
      `${token.name ?? subtypes.join(" ")}-Spielsteine`,
    );
  }
  const before = subtypes.length > 1 ? `(${subtypes.join(", ")})` : (subtypes[0] ?? "");
  const types = compoundOfTypes(token.types);
  const typed = types.compound ?? types.singular;
  return noun("m", `${before}-${typed}spielstein`, `${before}-${typed}spielsteine`);
}

export interface TokenPhrase extends Nominal {
  /** Goes behind the end of the clause: ", wie deine Hingabe zu Weiß beträgt". */
  readonly after: string;
  /** A sentence of its own about it: "Seine Stärke ist gleich …". */
  readonly next?: Clause;
}

export function tokens(token: Token, count: Quantity, context: GermanContext, tapped = false): TokenPhrase {
  const { power, toughness } = token;
  const measured = isMeasured(power) && isMeasured(toughness);
  const size =
    measured || power === undefined || toughness === undefined
      ? ""
      : `${quantityNumber(power, context, "figures")}/${quantityNumber(toughness, context, "figures")}`;
  const colors = token.colors.length === 0 ? "farblos" : listed(token.colors.map((color) => colorStems[color]));
  const stems = [...(tapped ? ["getappt"] : []), ...(token.predefined === true ? [] : [colors])];
  const word = tokenWord(token);
  const traits = traitsOf(token, context);
  const named = token.name === undefined || token.predefined === true ? "" : ` namens ${token.name}`;
  const after = amount(count, word, "acc", "words", context, stems).after;
  function say(kase: Case): string {
    const { text } = amount(count, word, kase, "words", context, stems);
    return withSize(text, size, count, tapped) + named + traits;
  }
  const made = { agreement: count === 1 ? "m" : "pl", weight: at.indefinite, say, after } as const;
  return measured ? { ...made, next: sizeClause(power, toughness, context) } : made;
}

/** What is measured on something else than X is said in a sentence of its own. */
function isMeasured(quantity: Quantity | undefined): quantity is Exclude<Quantity, number> {
  return typeof quantity === "object" && !("x" in quantity || "whereX" in quantity);
}

/** "Seine Stärke ist gleich der Stärke dieser Karte und seine Widerstandskraft ist gleich …" */
function sizeClause(power: Quantity, toughness: Quantity, context: GermanContext): Clause {
  const equal = (quantity: Quantity): string => `gleich ${quantityText(quantity, "dat", context)}`;
  const both = `${equal(power)} und seine Widerstandskraft ist ${equal(toughness)}`;
  return clause(plainNominal("seine Stärke", "f"), sein, part(both, at.late));
}

/** The size stands after the number: "einen 1/1 weißen …", "zwei 1/1 weiße …", "so viele 1/1 weiße …". */
function withSize(text: string, size: string, count: Quantity, tapped: boolean): string {
  if (size === "") return text;
  const words = (typeof count === "object" && !("x" in count || "whereX" in count) ? 2 : 1) + (tapped ? 1 : 0);
  const parts = text.split(" ");
  return [...parts.slice(0, words), size, ...parts.slice(words)].join(" ");
}

function traitsOf(token: Token, context: GermanContext): string {
  if (token.predefined === true) return "";
  const names = (token.keywords ?? []).map(({ keyword }) => keywordNoun(keyword));
  const quotes = (token.abilities ?? []).map((ability) => quotedAbility(ability, context, token.types));
  const all = [...names, ...quotes];
  return all.length === 0 ? "" : ` mit ${listed(all)}`;
}

/** "einen Spielstein", "zwei Spielsteine", as copies are made. */
export function plainTokens(count: Quantity, context: GermanContext): Nominal {
  return {
    agreement: count === 1 ? "m" : "pl",
    weight: at.indefinite,
    say: (kase) => amount(count, tokenNoun, kase, "words", context).text,
  };
}
