/**
 * Where a Spanish text stands: the shared context, and what Spanish has to know besides: the gender and number of the object that
 * the text is on, and whether relative clauses are in the subjunctive ("una criatura que controles"). Knows no words.
 */
import type { Ability, CardDefinition, EventPattern, Ref, Subject } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { contextFor, grantedContext } from "../context.ts";
import type { TextOptions } from "../language.ts";
import type { Agreement, Noun } from "./grammar.ts";
import { typeNouns } from "./words.ts";

export interface Say extends Context {
  /** What words about the object that the ability is on agree with. */
  readonly self: Agreement;
  /** What it is called inside quotation marks: "esta criatura". */
  readonly selfNoun: Noun;
  /** Relative clauses in the subjunctive, after "siempre que". */
  readonly hypothetical: boolean;
  /** One of several instructions that "y" joins in one sentence. */
  readonly coordinated?: true;
  /** What the trigger event is about, where that is something known: itself, or what it is attached to. */
  readonly event?: Ref;
  /** Names that stand for the object that the ability is on, once it has been moved: "exile ~, then return it". */
  readonly selfNames: ReadonlySet<string>;
}

export function sayFor(card: CardDefinition, ability: Ability, options: TextOptions = {}): Say {
  const context = contextFor(card, ability, options);
  const grammar = context.name.grammar;
  return {
    ...context,
    self: { gender: grammar?.gender === "f" ? "f" : "m", plural: grammar?.plural === true },
    selfNoun: nounOfCard(card),
    hypothetical: false,
    ...knownFrom(ability),
  };
}

/** What is known from an ability alone: whom its event is about, and which of its names are the object itself. */
function knownFrom(ability: Ability): Pick<Say, "event" | "selfNames"> {
  const selfNames = new Set<string>();
  collectSelfNames(ability, selfNames);
  const event = ability.kind === "triggered" ? eventRef(ability.event) : undefined;
  return event === undefined ? { selfNames } : { selfNames, event };
}

function collectSelfNames(node: unknown, found: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  const fields = node as Readonly<Record<string, unknown>>;
  const { as, what } = fields;
  if (typeof as === "string" && typeof what === "object" && what !== null && "ref" in what && what.ref === "self") {
    found.add(as);
  }
  for (const value of Object.values(fields)) collectSelfNames(value, found);
}

function eventRef(event: EventPattern): Ref | undefined {
  const [fields] = Object.values(event) as readonly unknown[];
  if (typeof fields !== "object" || fields === null || !("what" in fields)) return undefined;
  return subjectRef(fields.what as Subject);
}

/** Of several ("~ or enchanted creature") the last, by whose noun both can be called. */
function subjectRef(subject: Subject): Ref | undefined {
  if (typeof subject !== "object") return undefined;
  if ("ref" in subject) return subject;
  return "anyOf" in subject ? subject.anyOf.map(subjectRef).findLast((ref) => ref !== undefined) : undefined;
}

/** What a card is called by its type: the type that says most about it. */
function nounOfCard({ types }: CardDefinition): Noun {
  const [type] = (
    ["Creature", "Planeswalker", "Land", "Artifact", "Enchantment", "Instant", "Sorcery"] as const
  ).filter((one) => types.includes(one));
  return typeNouns[type ?? "Enchantment"];
}

/** Inside quotation marks: the text is on something else, called by that noun. */
export function sayGranted(say: Say, ability: Ability, noun: Noun): Say {
  const { event: _, ...outside } = say;
  return {
    ...outside,
    ...grantedContext(say, ability),
    self: { gender: noun.gender, plural: false },
    selfNoun: noun,
    hypothetical: false,
    ...knownFrom(ability),
  };
}
