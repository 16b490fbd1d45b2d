/** Where a German text stands: the shared context, and the event of the ability, whose object may be the card or its host. */
import type { Ability, CardDefinition, EventPattern, Filter, Ref, Subject } from "@nykthos/engine/card";
import type { Context } from "../context.ts";
import { contextFor, grantedContext } from "../context.ts";
import type { TextOptions } from "../language.ts";

export interface GermanContext extends Context {
  readonly event?: EventPattern;
}

function withEvent(context: Context, ability: Ability): GermanContext {
  return ability.kind === "triggered" ? { ...context, event: ability.event } : context;
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
