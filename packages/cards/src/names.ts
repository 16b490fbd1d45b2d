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

let index: Map<string, string> | undefined;

/** Normalised names in all languages → English name. Built when first asked for; an English name wins over a translated one. */
function names(): Map<string, string> {
  if (index === undefined) {
    index = new Map();
    for (const name of allFacts.keys()) index.set(normalised(name), name);
    // A split card has two names (709.4a), and is found by either.
    for (const name of allFacts.keys())
      for (const half of name.split(" // ")) if (!index.has(normalised(half))) index.set(normalised(half), name);
    for (const [name, { de, es }] of allFacts) {
      for (const local of [de, es]) {
        const key = local === undefined ? "" : normalised(local.name);
        if (key !== "" && !index.has(key)) index.set(key, name);
      }
    }
  }
  return index;
}

/** The English name of the card that is called so in one of the three languages. */
export function englishName(name: string): string | undefined {
  return names().get(normalised(name));
}

/**
 * English names of the cards whose name, in any of the languages, is nearest to what was typed.
 * @param name what was typed
 * @param count how many names at most, nearest first
 */
export function nearestNames(name: string, count = 3): readonly string[] {
  const typed = normalised(name);
  const nearest = new Map<string, number>();
  for (const [key, english] of names()) {
    const distance = distanceBetween(typed, key);
    if (distance < (nearest.get(english) ?? Infinity)) nearest.set(english, distance);
  }
  return [...nearest]
    .sort(([nameA, a], [nameB, b]) => a - b || (nameA < nameB ? -1 : 1))
    .slice(0, count)
    .map(([english]) => english);
}

/** How many letters have to be put in, taken out or changed; what is missing at the end of the name counts little. */
function distanceBetween(typed: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const changed = (row[j - 1] ?? 0) + (typed[i - 1] === name[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row.map((distance, length) => distance + (name.length - length) / 10));
}
