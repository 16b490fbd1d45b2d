/** Cards and tokens by the names that a scenario calls them, and what comes nearest to a name that is none. */
import { allCards, cards, englishName, nearestNames } from "@nykthos/cards";
import type { CardDefinition, Token } from "@nykthos/engine/card";

/** A name as it is said of an object: a card's in English however it was written, a token's as it stands. */
export function canonicalName(name: string): string {
  if (cards.has(name) || tokens().has(name)) return name;
  return englishName(name) ?? name;
}

/** The card with that name. */
export function cardNamed(name: string): CardDefinition | undefined {
  return cards.get(canonicalName(name));
}

/**
 * Which part of a split card a name means: "left" or "right" for that of a half, "" for any other name (709.4a).
 * A spell is called by the name of its half alone.
 */
export function halfNamed(name: string): "left" | "right" | "" {
  const halves = cardNamed(name)?.halves;
  if (halves === undefined) return "";
  const [left, right] = halves.map((half) => half.name.toLowerCase());
  const said = name.trim().toLowerCase();
  return said === left ? "left" : said === right ? "right" : "";
}

/** "nearest are …" for a name that no card has. */
export function nearestSaid(name: string): string {
  const nearest = nearestNames(name).filter((other) => cards.has(other));
  return nearest.length === 0 ? "" : `; nearest: ${nearest.join(", ")}`;
}

export interface TokenMaker {
  readonly maker: CardDefinition;
  readonly token: Token;
}

let byName: Map<string, TokenMaker[]> | undefined;

/** All tokens that cards of the pool make, by name, with the cards that make them. */
function tokens(): ReadonlyMap<string, readonly TokenMaker[]> {
  if (byName !== undefined) return byName;
  byName = new Map();
  for (const maker of allCards) {
    for (const token of tokensIn(maker.abilities)) {
      const name = token.name ?? token.subtypes.join(" "); // 111.4
      const known = byName.get(name) ?? [];
      known.push({ maker, token });
      byName.set(name, known);
    }
  }
  return byName;
}

function tokensIn(value: unknown): Token[] {
  if (Array.isArray(value)) return value.flatMap(tokensIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "token" && typeof inner === "object" ? [inner as Token, ...tokensIn(inner)] : tokensIn(inner),
  );
}

/** Whether cards of the pool make a token of that name. */
export function isToken(name: string): boolean {
  return tokens().has(name);
}

/**
 * The token of that name, made by that card where several tokens share the name.
 * @returns the token with a card that makes it, or a sentence that says what is missing
 */
export function tokenNamed(name: string, madeBy?: string): TokenMaker | string {
  const all = tokens().get(name);
  if (all === undefined) return `no card of the pool makes a token called "${name}"${nearestTokens(name)}`;
  const maker = madeBy === undefined ? undefined : canonicalName(madeBy);
  const fitting = maker === undefined ? all : all.filter((one) => one.maker.name === maker);
  const [first] = fitting;
  const makers = [...new Set(all.map((one) => one.maker.name))];
  if (first === undefined) return `"${madeBy}" makes no ${name} token; expected one of ${makers.join(", ")}`;
  const distinct = new Set(fitting.map(({ token }) => JSON.stringify(token)));
  if (distinct.size > 1)
    return `several tokens are called "${name}": say which with madeBy, one of ${makers.join(", ")}`;
  return first;
}

function nearestTokens(name: string): string {
  const start = name.slice(0, 3).toLowerCase();
  const near = [...tokens().keys()].filter((other) => other.toLowerCase().startsWith(start));
  return near.length === 0 ? "" : `; nearest: ${near.join(", ")}`;
}
