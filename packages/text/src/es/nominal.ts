/**
 * Nominals: a noun phrase as a sentence needs it, with the forms it takes as subject, object and after a preposition, and what agrees
 * with it. A pronoun is dropped as a subject, leans on the verb as an object and is said in full after a preposition.
 */
import type { Agreement } from "./grammar.ts";
import { accusative, list, pronoun, together, words } from "./grammar.ts";
import type { Person } from "./conjugation.ts";

export interface Nominal extends Agreement, Person {
  /** In its place in the sentence; empty for what is dropped there. */
  readonly text: string;
  /** After a preposition. */
  readonly after: string;
  /** As a pronoun that leans on the verb: direct and indirect object; empty for what is said in full. */
  readonly accusative: string;
  readonly dative: string;
  /** A person: "a" stands before it also as a direct object. */
  readonly personal: boolean;
  /** What it is made up of, where it is several things as one. */
  readonly parts?: readonly Nominal[];
}

/** Something said in full. */
export function full(text: string, agreement: Agreement, personal = false): Nominal {
  const { gender, plural } = agreement;
  return { text, after: text, accusative: "", dative: "", you: false, personal, gender, plural };
}

/** Something known, as a pronoun. */
export function it(agreement: Agreement, personal = false): Nominal {
  const { gender, plural } = agreement;
  return {
    text: "",
    after: pronoun(agreement),
    accusative: accusative(agreement),
    dative: plural ? "les" : "le",
    you: false,
    personal,
    gender,
    plural,
  };
}

export const you: Nominal = {
  text: "",
  after: "ti",
  accusative: "te",
  dative: "te",
  you: true,
  personal: true,
  gender: "m",
  plural: false,
};

/** Several as one. */
export function both(parts: readonly Nominal[], join: "y" | "o" = "y"): Nominal {
  const agreement = join === "y" ? together(parts) : (parts[0] ?? { gender: "m", plural: false });
  return {
    ...full(list(parts.map(inFull), join), agreement),
    after: list(
      parts.map(({ after }) => after),
      join,
    ),
    personal: parts.every(({ personal }) => personal),
    parts,
  };
}

function inFull({ text, after }: Nominal): string {
  return text === "" ? after : text;
}

/** "a X" for each part: "a la criatura y a ti". */
export function toEach(parts: readonly Nominal[]): string {
  return list(parts.map((part) => `a ${part.after}`));
}

/** The direct object in its place: with "a" before a person, nothing where a pronoun leans on the verb. */
export function objectOf(nominal: Nominal): string {
  if (nominal.accusative !== "") return "";
  return nominal.personal ? `a ${nominal.text}` : nominal.text;
}

/** A subject and what is said of it. */
export function about({ text }: Nominal, predicate: string): string {
  return words(text, predicate);
}
