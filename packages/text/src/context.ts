/**
 * Where a text stands: the card it is on and how that is called, what its names are bound to, and the "where X is …" that is still
 * to be said at the end of the sentence. Knows no language.
 */
import type { Ability, CardDefinition, Filter, Quantity, Ref, ReferenceNoun, Zone } from "@nykthos/engine/card";
import type { Bindings } from "./bindings.ts";
import { bindingsOf, ownTexts } from "./bindings.ts";
import type { CardName, TextOptions } from "./language.ts";

/** What an Aura, a bestowed permanent or an Equipment is attached to (301.5, 303.4). */
interface Host {
  readonly by: "enchanted" | "equipped";
  /** What it may be attached to, in the widest terms: `{ types: ["Creature"] }`, `{ subtypes: ["Mountain"] }`, `{}`. */
  readonly filter: Filter;
}

export interface Context {
  readonly card: CardDefinition;
  readonly name: CardName;
  readonly host: Host;
  readonly bindings: Bindings;
  /** Whether keywords and keyword actions are explained (207.2). */
  readonly reminder: boolean;
  /** The values of "X" in the sentence so far whose "where X is …" is still to be said. */
  readonly whereX: Quantity[];
  /** The zone that the ability functions in, where that is not the battlefield. */
  readonly zone?: Zone;
  /** Set inside quotation marks: an ability that something is given, or that a token or an emblem has. */
  readonly granted: boolean;
  /** The noun by which the ability calls the object that it is on ("this creature"), which a pronoun agrees with then. */
  readonly calledThis?: ReferenceNoun;
}

/** The part of a name before the comma, by which a legendary permanent's text may call it. */
function beforeComma(name: string): string {
  return name.split(",", 1)[0] ?? name;
}

export function contextFor(card: CardDefinition, ability: Ability, options: TextOptions = {}): Context {
  const calledThis = selfNounOf(ability);
  return {
    card,
    ...(calledThis !== undefined && { calledThis }),
    name: options.names?.(card.name) ?? { name: card.name },
    host: hostOf(card),
    bindings: bindingsOf(ability, boundByCosts(card)),
    ...("zone" in ability && ability.zone !== undefined ? { zone: ability.zone } : {}),
    reminder: options.reminder ?? false,
    whereX: [],
    granted: false,
  };
}

/** An ability that was given is said of whatever has it: "when this creature dies, return it". */
function selfNounOf(node: unknown): ReferenceNoun | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  const fields = node as Readonly<Record<string, unknown>>;
  if (fields["ref"] === "self" && fields["say"] === "this") return (node as Ref).noun;
  for (const [key, value] of Object.entries(fields)) {
    const found = ownTexts.has(key) ? undefined : selfNounOf(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the additional and alternative costs of a spell bind, for the rest of its text ("the sacrificed creature"). */
function boundByCosts({ abilities }: CardDefinition): Bindings {
  let bound: Bindings = new Map();
  for (const ability of abilities) {
    if (ability.kind === "additionalCost" || ability.kind === "alternativeCost") bound = bindingsOf(ability, bound);
  }
  return bound;
}

/** The context of an ability that stands inside another text, in quotation marks. */
export function grantedContext(context: Context, ability: Ability): Context {
  const { calledThis: _, ...outside } = context;
  return { ...outside, bindings: bindingsOf(ability), whereX: [], granted: true, reminder: false };
}

/** The short name of the card that a text is on. */
export function shortName({ name }: Context): string {
  return name.shortName ?? beforeComma(name.name);
}

/** Takes the values of "X" that the sentence has to explain at its end, and leaves none. */
export function takeWhereX(context: Context): readonly Quantity[] {
  return context.whereX.splice(0);
}

/** What a card that is attached to something speaks of as "enchanted …" or "equipped …". */
function hostOf(card: CardDefinition): Host {
  if (card.subtypes.includes("Equipment")) return { by: "equipped", filter: { types: ["Creature"] } };
  for (const ability of card.abilities) {
    if (ability.kind !== "keywords") continue;
    for (const keyword of ability.keywords) {
      if (keyword.keyword === "enchant") {
        const { types, subtypes } = keyword.filter;
        const by = "enchanted" as const;
        if (types !== undefined) return { by, filter: { types } };
        return { by, filter: subtypes === undefined ? {} : { subtypes } };
      }
    }
  }
  return { by: "enchanted", filter: { types: ["Creature"] } }; // 702.103b
}
