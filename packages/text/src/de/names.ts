/**
 * A card's name in a German sentence: with its article and in its case ("der Sagenhafte Held", "den Sagenhaften Helden"), from what
 * the facts about the name say of its grammar. Knows no card.
 */
import type { NameGrammar } from "../language.ts";
import type { Agreement, Case } from "./grammar.ts";
import { adjective, genitiveSingular, theArticle } from "./grammar.ts";
import { closingComma } from "./clause.ts";

const strongEndings: Readonly<Record<Agreement, string>> = { m: "er", f: "e", n: "es", pl: "e" };

export function nameAgreement(grammar: NameGrammar | undefined): Agreement {
  if (grammar === undefined) return "m";
  return grammar.plural === true ? "pl" : grammar.gender;
}

/**
 * The name as it stands in a sentence. Its adjectives and its noun come first, up to the first small letter ("Ältester der
 * Lagonna-Herde") or comma; only they change. A name without an article never changes, and closes its apposition with a comma.
 */
export function nameInCase(name: string, grammar: NameGrammar | undefined, kase: Case): string {
  if (grammar?.article !== true) {
    const said = grammar === undefined ? name : withApposition(name, nameAgreement(grammar), kase);
    return name.includes(", ") ? said + closingComma : said;
  }
  const agreement = nameAgreement(grammar);
  const words = name.replace(/^(Der|Die|Das) (?=\p{Lu})/u, "").split(" ");
  const isStart = (word: string): boolean => /^\p{Lu}/u.test(word);
  const end = words.findIndex((word) => !isStart(word));
  const front = end === -1 ? words : words.slice(0, end);
  const rest = end === -1 ? [] : words.slice(end);
  const last = front.length - 1;
  const said = front.map((word, index) =>
    index === last ? headInCase(word, grammar, agreement, kase) : declined(word, agreement, kase),
  );
  return [theArticle(agreement, kase), ...said, ...rest].join(" ");
}

/** "Ashiok der Albtraumweber", "mit Ashiok dem Albtraumweber"; "Tymaret, der mordende König": what explains a name has its case. */
function withApposition(name: string, agreement: Agreement, kase: Case): string {
  const parts = /^((?:König )?[^ ]+) (der|die|das) (.+)$/u.exec(name);
  if (parts === null || kase === "nom" || parts[2] !== theArticle(agreement, "nom")) return name;
  const [, proper = "", , rest = ""] = parts;
  const words = rest.split(" ").map((word) => (word.endsWith("e") ? declined(word, agreement, kase) : word));
  return [proper, theArticle(agreement, kase), ...words].join(" ");
}

/** An adjective of a name, from how it stands without an article ("Sagenhafter", "Sagenhafte") to how it stands after one. */
function declined(word: string, agreement: Agreement, kase: Case): string {
  const ending = strongEndings[agreement];
  const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : word.replace(/e$/, "");
  return word.endsWith(ending) || word.endsWith("e") ? adjective(stem, "weak", agreement, kase) : word;
}

function headInCase(word: string, grammar: NameGrammar, agreement: Agreement, kase: Case): string {
  if (grammar.declension === "adjective") return declined(word, agreement, kase);
  if (grammar.declension === "weak") {
    if (kase === "nom") return word;
    return word.endsWith("e") ? `${word}n` : `${word}en`;
  }
  if (agreement === "pl") return kase === "dat" && !/[ns]$/.test(word) ? `${word}n` : word;
  return kase === "gen" && agreement !== "f" ? genitiveSingular(word) : word;
}
