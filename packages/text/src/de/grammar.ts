/**
 * German declension: cases, genders, articles, adjectives and nouns, and the order of the words in a clause is next door in
 * `clause.ts`. Plain grammar: it knows nothing of the card language.
 */

const cases = ["nom", "acc", "dat", "gen"] as const;
export type Case = (typeof cases)[number];

export type Gender = "m" | "f" | "n";
/** What articles, adjectives, pronouns and verbs agree with: a gender in the singular, or the plural, which has none. */
export type Agreement = Gender | "pl";

type Forms = Readonly<Record<Agreement, readonly [nom: string, acc: string, dat: string, gen: string]>>;

function pick(forms: Forms, agreement: Agreement, kase: Case): string {
  return forms[agreement][cases.indexOf(kase)] ?? "";
}

// Endings of articles that decline like "dieser".
const strongArticle: Forms = {
  m: ["er", "en", "em", "es"],
  f: ["e", "e", "er", "er"],
  n: ["es", "es", "em", "es"],
  pl: ["e", "e", "en", "er"],
};
// Endings of "ein", "kein", "mein".
const mixedArticle: Forms = { ...strongArticle, m: ["", "en", "em", "es"], n: ["", "", "em", "es"] };

const definite: Forms = {
  m: ["der", "den", "dem", "des"],
  f: ["die", "die", "der", "der"],
  n: ["das", "das", "dem", "des"],
  pl: ["die", "die", "den", "der"],
};
const relative: Forms = {
  m: ["der", "den", "dem", "dessen"],
  f: ["die", "die", "der", "deren"],
  n: ["das", "das", "dem", "dessen"],
  pl: ["die", "die", "denen", "deren"],
};
const personal: Forms = {
  m: ["er", "ihn", "ihm", "seiner"],
  f: ["sie", "sie", "ihr", "ihrer"],
  n: ["es", "es", "ihm", "seiner"],
  pl: ["sie", "sie", "ihnen", "ihrer"],
};

/** "der", "die", "das" */
export function theArticle(agreement: Agreement, kase: Case): string {
  return pick(definite, agreement, kase);
}
/** The relative pronoun: "die", "denen", "dessen". */
export function relativePronoun(agreement: Agreement, kase: Case): string {
  return pick(relative, agreement, kase);
}
/** "er", "ihr", "ihnen" */
export function personalPronoun(agreement: Agreement, kase: Case): string {
  return pick(personal, agreement, kase);
}
/** A word that declines like "dieser": "dies", "jed", "all", "jen". */
export function thisLike(stem: string, agreement: Agreement, kase: Case): string {
  return stem + pick(strongArticle, agreement, kase);
}
/** A word that declines like "ein": "ein", "kein", "dein", "sein", "ihr". */
export function einLike(stem: string, agreement: Agreement, kase: Case): string {
  return stem + pick(mixedArticle, agreement, kase);
}
/** The possessive of a third person: "sein" for "er" and "es", "ihr" for "sie". */
export function possessiveStem(owner: Agreement): "sein" | "ihr" {
  return owner === "m" || owner === "n" ? "sein" : "ihr";
}

/** Which endings an adjective takes: alone, after "der", or after "ein". */
export type Declension = "strong" | "weak" | "mixed";

const adjectiveEndings: Readonly<Record<Declension, Forms>> = {
  strong: {
    m: ["er", "en", "em", "en"],
    f: ["e", "e", "er", "er"],
    n: ["es", "es", "em", "en"],
    pl: ["e", "e", "en", "er"],
  },
  weak: {
    m: ["e", "en", "en", "en"],
    f: ["e", "e", "en", "en"],
    n: ["e", "e", "en", "en"],
    pl: ["en", "en", "en", "en"],
  },
  mixed: {
    m: ["er", "en", "en", "en"],
    f: ["e", "e", "en", "en"],
    n: ["es", "es", "en", "en"],
    pl: ["en", "en", "en", "en"],
  },
};

/** An adjective from its stem; each word of "rot und grün" takes the ending, "oder" and "und" do not. */
export function adjective(stem: string, declension: Declension, agreement: Agreement, kase: Case): string {
  const ending = pick(adjectiveEndings[declension], agreement, kase);
  return stem
    .split(/ (und\/oder|oder|und) /)
    .map((word) => (["und/oder", "oder", "und"].includes(word) ? word : word + ending))
    .join(" ");
}

export interface Noun {
  readonly gender: Gender;
  readonly singular: string;
  readonly plural: string;
  /** The genitive singular of a masculine or neuter noun, where it is not formed with "-s". */
  readonly genitive?: string;
  /** Declines like "der Mensch, den Menschen": all cases but the nominative singular are like this. */
  readonly weak?: string;
  /** How it begins a compound: "Kreaturen-" in "Kreaturenkarte", "Verzauberungs-" in "Verzauberungskreatur". */
  readonly compound?: string;
}

export function noun(gender: Gender, singular: string, plural: string, more: Partial<Noun> = {}): Noun {
  return { gender, singular, plural, ...more };
}

/** A noun in a case, with the ending of the dative plural and of the genitive singular. */
export function decline(word: Noun, number: "singular" | "plural", kase: Case): string {
  if (number === "plural") return kase === "dat" ? dativePlural(word.plural) : word.plural;
  if (word.weak !== undefined && kase !== "nom") return word.weak;
  if (kase !== "gen" || word.gender === "f") return word.singular;
  return word.genitive ?? genitiveSingular(word.singular);
}

function dativePlural(plural: string): string {
  return /[ns]$/.test(plural) ? plural : `${plural}n`;
}
/** "Landes", "Spielers": after a hiss the ending needs its vowel. */
export function genitiveSingular(singular: string): string {
  return /[sßxz]$/.test(singular) ? `${singular}es` : `${singular}s`;
}

export function agreementOf(word: Noun, plural: boolean): Agreement {
  return plural ? "pl" : word.gender;
}

/** "von dem" → "vom", "zu der" → "zur": prepositions that run together with the article. */
export function contracted(text: string): string {
  return text
    .replace(/\b([Ii])n dem\b/g, "$1m")
    .replace(/\b([Vv])on dem\b/g, "$1om")
    .replace(/\b([Zz])u dem\b/g, "$1um")
    .replace(/\b([Zz])u der\b/g, "$1ur");
}

const words = [
  "null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
] as const; // prettier-ignore
const tens = ["", "zehn", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"];

/** A cardinal number below a hundred in words: "drei", "neunundneunzig"; in figures from there on. */
export function numberWord(value: number): string {
  const known = words[value];
  if (known !== undefined) return known;
  if (value >= 100) return String(value);
  const ten = tens[Math.floor(value / 10)] ?? "";
  const one = value % 10;
  if (one === 0) return ten;
  if (value < 20) return `${{ 6: "sech", 7: "sieb" }[one] ?? words[one] ?? ""}${ten}`;
  return `${one === 1 ? "ein" : (words[one] ?? "")}und${ten}`;
}

/** "A, B und C" */
export function listed(items: readonly string[], join = "und"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${join} ${items.at(-1) ?? ""}`;
}

export function capitalised(text: string): string {
  return text.replace(/^[„(]*\p{Ll}/u, (start) => start.toUpperCase());
}
