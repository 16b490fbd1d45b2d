/** English grammar: articles, plurals, lists, number words, verbs that agree with their subject. Knows nothing of cards. */

/** A noun phrase as a subject: what it says, and which form of the verb goes with it. */
export interface Phrase {
  readonly text: string;
  readonly is: "you" | "one" | "many";
}
export const you: Phrase = { text: "you", is: "you" };
export function one(text: string): Phrase {
  return { text, is: "one" };
}
export function many(text: string): Phrase {
  return { text, is: "many" };
}

/** "A", "A and B", "A, B, and C". */
export function listed(items: readonly string[], join = "and"): string {
  const [first = "", second] = items;
  if (second === undefined) return first;
  if (items.length === 2) return `${first} ${join} ${second}`;
  return `${items.slice(0, -1).join(", ")}, ${join} ${items.at(-1)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
export function withArticle(noun: string): string {
  return /^(?:[aeiou8]|11|18|X\b)/iu.test(noun) && !/^(?:uni|one\b)/iu.test(noun) ? `an ${noun}` : `a ${noun}`;
}
/** Ends a sentence, if a quotation has not ended it already. */
export function sentence(text: string): string {
  return /\.[”"]$|\.$/u.test(text) ? capitalized(text) : `${capitalized(text)}.`;
}

const irregularPlurals: Readonly<Record<string, string>> = {
  Cyclops: "Cyclopes",
  Elf: "Elves",
  Fish: "Fish",
  Plains: "Plains",
  Sheep: "Sheep",
  Wolf: "Wolves",
  sorcery: "sorceries",
};
/** The plural of a noun phrase, whose last word is its noun. */
export function pluralOf(noun: string): string {
  const at = noun.lastIndexOf(" ") + 1;
  const word = noun.slice(at);
  return noun.slice(0, at) + (irregularPlurals[word] ?? regularPlural(word));
}
function regularPlural(word: string): string {
  if (/(?:s|x|ch|sh)$/u.test(word)) return `${word}es`;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

export function possessiveOf(phrase: Phrase): string {
  if (phrase.is === "you") return "your";
  if (phrase.text === "it") return "its";
  if (phrase.text === "they") return "their";
  return phrase.is === "many" && phrase.text.endsWith("s") ? `${phrase.text}'` : `${phrase.text}'s`;
}
export function objectOf(phrase: Phrase): string {
  return phrase.text === "they" ? "them" : phrase.text;
}

const irregularVerbs: Readonly<Record<string, string>> = { be: "is", do: "does", have: "has", "don't": "doesn't" };
/** The form of a verb that agrees with its subject. Its first word is conjugated: "be dealt" → "is dealt". */
export function agreeing(subject: Phrase, base: string): string {
  const [verb = "", ...rest] = base.split(" ");
  return [agreeingWord(subject, verb), ...rest].join(" ");
}
function agreeingWord({ is }: Phrase, verb: string): string {
  if (verb === "can't" || verb === "can" || verb === "must") return verb;
  if (verb === "isn't" || verb === "be")
    return verb === "be" ? (is === "one" ? "is" : "are") : is === "one" ? "isn't" : "aren't";
  if (is !== "one") return verb;
  const irregular = irregularVerbs[verb];
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const small = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen"
).split(" ");
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** A number below one hundred in words. */
export function numberWord(n: number): string {
  const word = small[n];
  if (word !== undefined) return word;
  const ten = tens[Math.floor(n / 10)];
  if (ten === undefined) return String(n);
  return n % 10 === 0 ? ten : `${ten}-${small[n % 10]}`;
}
