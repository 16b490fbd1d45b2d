/**
 * Requests as they come from outside, whatever their type promised: read field by field, with nothing taken over that is not known. What is
 * no request is refused before anything is done. Knows no game: whether a request is possible now is for the holder to say.
 */
import { questionKinds } from "@nykthos/engine";
import type { Option } from "@nykthos/engine";
import { steps } from "@nykthos/engine/card";
import { languageCodes } from "@nykthos/text";
import { protocolVersion } from "../messages.ts";
import type { DeckChoice, Request, Setup } from "../messages.ts";
import type { Passing } from "../passing.ts";
import { Refusal } from "./refusal.ts";

/** The longest deck list, name and other text, in characters, and the longest plan, in answers, that anybody means. */
const longest = { list: 100_000, name: 200, text: 1000, plan: 2000 };

const firsts = ["you", "opponent", "lot"] as const;
const untils = ["none", "endOfTurn", "myTurn", "something"] as const;
const choices = ["any", "named", "list"] as const;

/**
 * The request that data from outside is.
 * @throws Refusal that says what is wrong with it
 */
export function requestOf(data: unknown): Request {
  const fields = new Fields(data, "the request");
  return readers[fields.word("type", types)](fields);
}

type Readers = { readonly [Type in Request["type"]]: (fields: Fields) => Extract<Request, { readonly type: Type }> };

const readers: Readers = {
  hello: (fields) => {
    const version = fields.whole("version");
    // Another version may have other fields: that it is another one is all there is to say.
    const language = version === protocolVersion ? fields.word("language", languageCodes) : "en";
    return { type: "hello", version, language };
  },
  speak: (fields) => ({ type: "speak", language: fields.word("language", languageCodes) }),
  passing: (fields) => ({ type: "passing", passing: passingOf(fields.fields("passing")) }),
  start: (fields) => ({ type: "start", setup: setupOf(fields.fields("setup")) }),
  answer: (fields) => ({
    type: "answer",
    at: fields.whole("at"),
    plan: fields.list("plan", longest.plan, optionOf),
    ...(fields.has("kinds")
      ? { kinds: fields.list("kinds", questionKinds.length, (kind, where) => wordOf(kind, where, questionKinds)) }
      : {}),
    ...(fields.has("always") && fields.flag("always") ? { always: true as const } : {}),
  }),
  forget: (fields) => ({ type: "forget", id: fields.whole("id") }),
  retract: (fields) => ({ type: "retract", at: fields.whole("at"), creature: fields.whole("creature") }),
  undo: () => ({ type: "undo" }),
  concede: () => ({ type: "concede" }),
  explain: (fields) => ({ type: "explain", object: fields.whole("object") }),
  whyNot: (fields) => ({ type: "whyNot", object: fields.whole("object") }),
  rule: (fields) => ({ type: "rule", rule: fields.text("rule", longest.text) }),
  readDeck: (fields) => ({
    type: "readDeck",
    id: fields.text("id", longest.name),
    text: listOf(fields),
  }),
  deck: (fields) => ({
    type: "deck",
    id: fields.text("id", longest.name),
    name: fields.text("name", longest.name),
  }),
  findCards: (fields) => ({ type: "findCards", query: fields.text("query", longest.text) }),
  save: () => ({ type: "save" }),
  watch: (fields) => ({ type: "watch", moment: fields.whole("moment") }),
  present: () => ({ type: "present" }),
  branch: () => ({ type: "branch" }),
};

const types = Object.keys(readers) as readonly Request["type"][];

function passingOf(fields: Fields): Passing {
  const stops = fields.fields("stops");
  const of = (whose: "mine" | "theirs") => stops.list(whose, steps.length, (step, where) => wordOf(step, where, steps));
  return {
    stops: { mine: of("mine"), theirs: of("theirs") },
    fullControl: fields.flag("fullControl"),
    until: fields.word("until", untils),
    since: fields.whole("since"),
  };
}

function setupOf(fields: Fields): Setup {
  return {
    name: plain(fields.text("name", longest.name)),
    you: deckOf(fields.fields("you")),
    opponent: deckOf(fields.fields("opponent")),
    level: fields.text("level", longest.name),
    first: fields.word("first", firsts),
    ...(fields.has("seed") ? { seed: fields.whole("seed") } : {}),
  };
}

function deckOf(fields: Fields): DeckChoice {
  const deck = fields.word("deck", choices);
  switch (deck) {
    case "any":
      return { deck };
    case "named":
      return { deck, name: fields.text("name", longest.name) };
    case "list":
      return { deck, text: listOf(fields) };
  }
}

/** A deck list, as far as it is none by mistake. */
function listOf(fields: Fields): string {
  const text = fields.text("text");
  if (text.length > longest.list)
    throw new Refusal("deck", `a deck list has at most ${longest.list} characters, this one has ${text.length}`);
  return text;
}

/** A name as a line can have it. */
function plain(name: string): string {
  return name.replaceAll(/\p{C}+/gu, " ").trim();
}

/** Options are flat: words and numbers. Which of them there are is for the question to say. */
function optionOf(data: unknown, where: string): Option {
  const fields = fieldsOf(data);
  const isFlat =
    fields !== null && Object.values(fields).every((value) => typeof value === "string" || Number.isFinite(value));
  if (!isFlat || typeof fields["type"] !== "string") throw wrong(where, "an option", data);
  return { ...fields } as unknown as Option;
}

/** The fields of something, and what it is called where one of them is wrong. */
class Fields {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #where: string;

  constructor(data: unknown, where: string) {
    const fields = fieldsOf(data);
    if (fields === null) throw wrong(where, "an object", data);
    this.#fields = fields;
    this.#where = where;
  }

  has(key: string): boolean {
    return this.#get(key) !== undefined;
  }

  text(key: string, most = Infinity): string {
    const value = this.#get(key);
    if (typeof value !== "string") throw wrong(this.#at(key), "a text", value);
    if (value.length > most) throw wrong(this.#at(key), `a text of at most ${most} characters`, value);
    return value;
  }

  /** A whole number that stays what it is when it is written down. */
  whole(key: string): number {
    const value = this.#get(key);
    if (typeof value !== "number" || !Number.isSafeInteger(value)) throw wrong(this.#at(key), "a whole number", value);
    return value;
  }

  flag(key: string): boolean {
    const value = this.#get(key);
    if (typeof value !== "boolean") throw wrong(this.#at(key), "true or false", value);
    return value;
  }

  word<Word extends string>(key: string, words: readonly Word[]): Word {
    return wordOf(this.#get(key), this.#at(key), words);
  }

  fields(key: string): Fields {
    return new Fields(this.#get(key), this.#at(key));
  }

  list<T>(key: string, most: number, read: (item: unknown, where: string) => T): readonly T[] {
    const value = this.#get(key);
    if (!Array.isArray(value) || value.length > most) throw wrong(this.#at(key), `a list of at most ${most}`, value);
    return value.map((item: unknown, index) => read(item, `${this.#at(key)}[${index}]`));
  }

  #get(key: string): unknown {
    return Object.hasOwn(this.#fields, key) ? this.#fields[key] : undefined;
  }

  #at(key: string): string {
    return `${this.#where}: ${key}`;
  }
}

function wordOf<Word extends string>(data: unknown, where: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === data);
  if (word === undefined) throw wrong(where, `one of ${words.join(", ")}`, data);
  return word;
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  return data as Readonly<Record<string, unknown>>;
}

function wrong(where: string, expected: string, found: unknown): Refusal {
  const what = Array.isArray(found) ? `a list of ${found.length}` : typeof found;
  const written = typeof found === "string" || typeof found === "number" ? `: ${String(found).slice(0, 40)}` : "";
  return new Refusal("request", `${where} has to be ${expected}, found ${what}${written}`);
}
