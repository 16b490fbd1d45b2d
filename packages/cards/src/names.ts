/**
 * Finding a card by what a person types: any case, with or without diacritics and punctuation, in English, German or Spanish.
 * Knows names only, no cards.
 */
import { allFacts } from "./facts.ts";

/** Letters and digits in lower case, without diacritics; everything between words is one space. */
function normalised(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** A name in any of the languages, and the English name of the card that is called so. */
export interface NameMatch {
  readonly english: string;
  readonly name: string;
}

let index: Map<string, NameMatch> | undefined;

/** Names in all languages, normalised, and whose they are. Built when first asked for; an English name wins over a translated one. */
function names(): Map<string, NameMatch> {
  if (index === undefined) {
    const built = new Map<string, NameMatch>();
    const add = (name: string, english: string): void => {
      const key = normalised(name);
      if (key !== "" && !built.has(key)) built.set(key, { english, name });
    };
    for (const name of allFacts.keys()) add(name, name);
    // A split card has two names (709.4a), and is found by either.
    for (const name of allFacts.keys()) for (const half of name.split(" // ")) add(half, name);
    for (const [name, { de, es }] of allFacts) for (const local of [de, es]) add(local?.name ?? "", name);
    index = built;
  }
  return index;
}

/** The English name of the card that is called so in one of the three languages. */
export function englishName(name: string): string | undefined {
  return names().get(normalised(name))?.english;
}

/**
 * English names of the cards whose name, in any of the languages, is nearest to what was typed.
 * @param name what was typed
 * @param count how many names at most, nearest first
 */
export function nearestNames(name: string, count = 3): readonly string[] {
  return nearestMatches(name, count).map(({ english }) => english);
}

/** What is longer than this, in letters, is compared with nothing. */
const longestTyped = 100;

/** The same cards, each with that of its names which is nearest. */
export function nearestMatches(name: string, count = 3): readonly NameMatch[] {
  const typed = normalised(name);
  // Nothing that long is the name of a card, however it is written.
  if (typed.length > longestTyped) return [];
  // The nearest so far, and how far away the last of them is: what is further away need not be measured to its end.
  let nearest: readonly { readonly match: NameMatch; readonly distance: number }[] = [];
  let far = Infinity;
  for (const [key, match] of names()) {
    const distance = distanceBetween(typed, key, far);
    if (distance > far) continue;
    const same = nearest.find((one) => one.match.english === match.english);
    if (same !== undefined && same.distance <= distance) continue;
    nearest = [...nearest.filter((one) => one !== same), { match, distance }]
      .sort((a, b) => a.distance - b.distance || (a.match.english < b.match.english ? -1 : 1))
      .slice(0, count);
    far = nearest.length < count ? Infinity : (nearest.at(-1)?.distance ?? Infinity);
  }
  return nearest.map(({ match }) => match);
}

/**
 * English names of the cards that somebody may be about to type: first those whose name in that language begins so, then those with a word
 * that begins so, then those that have it anywhere, and after each of them the same in English.
 */
export function namesLike(typed: string, language: "en" | "de" | "es", count = 12): readonly string[] {
  const wanted = normalised(typed);
  if (wanted === "") return [];
  const ranked: { readonly english: string; readonly shown: string; readonly rank: number }[] = [];
  for (const [english, facts] of allFacts) {
    const shown = language === "en" ? english : (facts[language]?.name ?? english);
    const rank = Math.min(rankOf(normalised(shown), wanted) * 2, rankOf(normalised(english), wanted) * 2 + 1);
    if (rank < Infinity) ranked.push({ english, shown, rank });
  }
  return ranked
    .sort((a, b) => a.rank - b.rank || a.shown.localeCompare(b.shown, language))
    .slice(0, count)
    .map(({ english }) => english);
}

/** How near the beginning of a name something stands: 0 at its beginning, 1 at that of a word, 2 within one. */
function rankOf(name: string, wanted: string): number {
  const at = ` ${name}`.indexOf(` ${wanted}`);
  return at === 0 ? 0 : at > 0 ? 1 : name.includes(wanted) ? 2 : Infinity;
}

// One row for all, since a list of another game has many names that are all compared with all.
const row = new Uint16Array(256);

/** How many letters have to be put in, taken out or changed; what is missing at the end of the name counts little. Infinity for more than `most`. */
function distanceBetween(typed: string, name: string, most: number): number {
  const length = Math.min(name.length, row.length - 1);
  for (let j = 0; j <= length; j++) row[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed.charCodeAt(i - 1);
    let before = row[0] ?? 0;
    let left = i;
    let least = i;
    row[0] = i;
    for (let j = 1; j <= length; j++) {
      const above = row[j] ?? 0;
      left = Math.min(before + (letter === name.charCodeAt(j - 1) ? 0 : 1), above + 1, left + 1);
      row[j] = left;
      before = above;
      if (left < least) least = left;
    }
    if (least > most) return Infinity;
  }
  let nearest = Infinity;
  for (let j = 0; j <= length; j++) nearest = Math.min(nearest, (row[j] ?? 0) + (name.length - j) / 10);
  return nearest;
}
