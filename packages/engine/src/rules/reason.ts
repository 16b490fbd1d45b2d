/**
 * A reason why something cannot be done: a code, the rule, and what a sentence about it has to name. Knows no sentence: whoever words
 * it has one for each code, in each language.
 */
import type { EntityId, ObjectId, PlayerId } from "../state/identity.ts";

interface AboutObject {
  readonly object: ObjectId;
}

/** A keyword of an attacker that keeps a creature from blocking it. */
interface Evasion extends AboutObject {
  readonly blocker: ObjectId;
}

/** Something keeps an object from something; `by` is 0 where nothing that can be named does. */
interface Kept extends AboutObject {
  readonly by: ObjectId;
}

/** What is missing of a main phase of one's own with an empty stack. */
export type MissingOfSorceryTime = "turn" | "phase" | "stack";

/** Every reason by its code, with what it is about. A mechanic that has a reason of its own declares it into this. */
export interface Reasons {
  readonly over: object;
  readonly noPriority: { readonly player: PlayerId };
  /** It is not the time for a spell, a land or an ability of sorcery speed, or for declaring attackers or blockers. */
  readonly timing:
    | (AboutObject & {
        readonly of: "spell" | "land" | "ability" | "loyaltyAbility";
        readonly missing: MissingOfSorceryTime;
      })
    | { readonly of: "attackers" | "blockers" };
  readonly notYourTurn: object;
  readonly notPermitted: AboutObject & { readonly to: "cast" | "play" };
  readonly land: AboutObject;
  readonly noLand: AboutObject;
  /** So many lands were played this turn, of as many as may be. */
  readonly landPlayed: { readonly played: number; readonly of: number };
  readonly noManaCost: AboutObject;
  /** Of a split card one half is cast, or both together from the hand only. */
  readonly half: AboutObject & { readonly both: boolean };
  /** It has no alternative cost by that keyword. */
  readonly noSuchCost: AboutObject & { readonly form: string };
  /** An effect forbids it, or any further spell this turn. */
  readonly cantCast: Kept & { readonly any: boolean };
  /** What cannot be paid: enough mana, other parts of the cost, the cost to attack or block, or the cost with that target. */
  readonly cantPay: AboutObject & { readonly what: "mana" | "cost" | "additionalCost" | "attack" | "block" | "target" };
  readonly loyalty: AboutObject;
  readonly noSuchAbility: AboutObject;
  readonly wrongZone: AboutObject;
  readonly cantActivate: Kept;
  readonly onceATurn: AboutObject & { readonly loyalty: boolean };
  /** The condition under which that ability, by its place among those of the object, can be activated does not hold. */
  readonly condition: AboutObject & { readonly ability: number };
  readonly notYours: AboutObject & { readonly to: "activate" | "attack" | "block" };
  readonly tapped: AboutObject;
  readonly untapped: AboutObject;
  readonly sick: AboutObject;
  /** There are too few targets for the spell, or for an ability of the object. */
  readonly noTargets: AboutObject & { readonly ability: boolean };
  /** It is a target for that word already. */
  readonly twice: { readonly target: EntityId };
  readonly itself: object;
  readonly notOfThatKind: { readonly target: EntityId };
  readonly cantBeTargeted: { readonly target: EntityId };
  readonly hexproof: { readonly target: EntityId };
  /** It has protection from what would target it, or from the creature that would block it (0 where none would). */
  readonly protection: Evasion;
  readonly noCreature: AboutObject;
  readonly defender: AboutObject;
  /** It cannot attack or block alone. */
  readonly alone: AboutObject & { readonly to: "attack" | "block" };
  readonly cantBeAttacked: { readonly target: EntityId };
  /** It is kept from attacking that player or planeswalker, or anybody (0). */
  readonly cantAttack: Kept & { readonly whom: EntityId };
  /** It attacks already. */
  readonly declared: AboutObject;
  /** With it the declaration could not become a legal one: something else is required, or could not be paid then. */
  readonly required: AboutObject & { readonly to: "attack" | "block" };
  /** It attacks, or blocks, if able, so that the declaration is not complete without it. */
  readonly mustAttack: AboutObject;
  readonly mustBlock: AboutObject;
  /** It is to be blocked if that is possible. */
  readonly mustBeBlocked: AboutObject;
  readonly notAttacking: AboutObject & { readonly player: PlayerId };
  /** It is kept from blocking that attacker, or anything (0). */
  readonly cantBlock: Kept & { readonly whom: ObjectId };
  readonly flying: Evasion;
  readonly intimidate: Evasion;
  /** That attacker is blocked by at least so many creatures or by none. */
  readonly menace: AboutObject & { readonly atLeast: number };
  /** It blocks as many attackers as it can. */
  readonly capacity: AboutObject & { readonly most: number };
}

export type ReasonCode = keyof Reasons;

export interface ReasonOf<Code extends ReasonCode> {
  readonly code: Code;
  readonly about: Reasons[Code];
  /** The rule that is closest to it. */
  readonly rule: string;
  /** Other rules that say so as well, more generally or of another part of the same action. */
  readonly also: readonly string[];
}

export type Reason = { readonly [Code in ReasonCode]: ReasonOf<Code> }[ReasonCode];

export function reason<Code extends ReasonCode>(
  code: Code,
  rule: string,
  about: Reasons[Code],
  ...also: readonly string[]
): ReasonOf<Code> {
  return { code, about, rule, also };
}

/** The first of several reasons that all hold, with the rules of the others. */
export function merged(reasons: readonly (Reason | null)[]): Reason | null {
  const [first, ...others] = reasons.filter((one) => one !== null);
  if (first === undefined || others.length === 0) return first ?? null;
  return { ...first, also: [...first.also, ...others.flatMap(({ rule, also }) => [rule, ...also])] };
}
