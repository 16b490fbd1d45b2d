/** Where a German text stands: the shared context, and the event of the ability, whose object may be the card or its host. */
import type { Ability, CardDefinition, EventPattern, Filter, Ref, Subject } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { contextFor, grantedContext } from "../context.ts";
import type { TextOptions } from "../language.ts";

export interface GermanContext extends Context {
  readonly event?: EventPattern;
  /** The names of what the ability deals damage to. */
  readonly recipients: ReadonlySet<string>;
}

function withEvent(context: Context, ability: Ability): GermanContext {
  const recipients = new Set<string>();
  collectRecipients(ability, recipients);
  return ability.kind === "triggered" ? { ...context, recipients, event: ability.event } : { ...context, recipients };
}

function collectRecipients(node: unknown, found: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  const fields = node as Readonly<Record<string, unknown>>;
  const { do: verb, to } = fields;
  if (verb === "damage" && typeof to === "object" && to !== null && "as" in to && typeof to.as === "string") {
    found.add(to.as);
  }
  for (const value of Object.values(fields)) collectRecipients(value, found);
}

export function germanContext(card: CardDefinition, ability: Ability, options?: TextOptions): GermanContext {
  return withEvent(contextFor(card, ability, options), ability);
}

/** Inside quotation marks, where the card's own name means nothing. */
export function quoted(context: GermanContext, ability: Ability): GermanContext {
  const { event: _, ...outer } = context;
  return withEvent(grantedContext(outer, ability), ability);
}

/** What the trigger event is about, where that is the card itself or what it is attached to. */
export function eventReference(context: GermanContext): Ref | undefined {
  const [fields] = Object.values(context.event ?? {}) as readonly { readonly what?: Subject | Filter }[];
  return firstReference(fields?.what);
}

function firstReference(subject: Subject | Filter | undefined): Ref | undefined {
  if (subject === undefined || typeof subject !== "object") return undefined;
  if ("ref" in subject) return subject;
  return "anyOf" in subject ? firstReference(subject.anyOf.at(-1)) : undefined;
}
