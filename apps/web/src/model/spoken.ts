/** Signs as words: what a voice makes of "{2}{W}" is the same as what a player does. Pure. */
import type { Messages } from "../words/messages.ts";

/** One symbol, by what stands between its braces. */
function spokenSymbol(symbol: string, { colors, spoken }: Messages): string {
  const [first = "", second] = symbol.split("/");
  const called: Readonly<Record<string, string>> = { ...spoken.symbols, ...colors };
  const one = called[first] ?? first;
  if (second === undefined) return one;
  return second === "P" ? spoken.orLife(one) : spoken.either(one, called[second] ?? second);
}

/** A row of symbols: "2, white". */
export function spokenSymbols(symbols: string, words: Messages): string {
  return [...symbols.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = ""]) => spokenSymbol(symbol, words)).join(", ");
}

/** A part of a text: symbols in braces and what a voice makes of them, or words. */
export interface Part {
  readonly symbols: readonly string[];
  readonly said: string;
}

/** A text in parts. A symbol that is followed by its own word is not said: "{W} White" is "White". */
export function partsOf(text: string, words: Messages): readonly Part[] {
  const pieces = text.split(/((?:\{[^{}]+\})+)/);
  return pieces.flatMap((piece, index): readonly Part[] => {
    if (piece === "") return [];
    if (index % 2 === 0) return [{ symbols: [], said: piece }];
    const symbols = [...piece.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = ""]) => symbol);
    const said = spokenSymbols(piece, words);
    const repeated = pieces[index + 1]?.trimStart().toLocaleLowerCase() === said.toLocaleLowerCase();
    return [{ symbols, said: repeated ? "" : said }];
  });
}

/** A text as it is said. */
export function spoken(text: string, words: Messages): string {
  return partsOf(text, words)
    .map(({ said }) => said)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** "A, B and C". */
export function listWords(items: readonly string[], { spoken: { lists } }: Messages): string {
  return lists.format(items);
}

/** How a key is called. */
export function keyName(key: string, { spoken: { keys, noKey } }: Messages): string {
  return key === "" ? noKey : (keys[key] ?? key);
}

/** Sentences one after the other, each with its stop. */
export function sentences(said: readonly string[]): string {
  return said
    .filter((one) => one !== "")
    .map((one) => (/[.?!…:][)”“»"]?$/.test(one) ? one : `${one}.`))
    .join(" ");
}

/** A word with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
