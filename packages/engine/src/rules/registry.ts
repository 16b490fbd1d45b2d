/**
 * The general hooks that words of the card language plug into: what carries a verb out, what a quantity or condition comes to, which
 * events a pattern matches, what a keyword stands for. Rules fill in the core's words; every mechanic fills in its own.
 */
import type { Ability } from "../card/ability.ts";
import type { Condition, ConditionKind } from "../card/condition.ts";
import type { Effect, Verb } from "../card/effect.ts";
import type { EventKind, EventPattern } from "../card/event.ts";
import type { Keyword, KeywordName } from "../card/keyword.ts";
import type { ComputedQuantity, QuantityKind } from "../card/quantity.ts";
import type { CardDefinition } from "../card/card.ts";
import type { Cost } from "../card/cost.ts";
import type { Filter } from "../card/filter.ts";
import type { EventName, GameEvent } from "../state/events.ts";
import type { Frame } from "../state/frames.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import type { Scope } from "./scope.ts";

/**
 * What a verb did: something or nothing (for "If you do"), or it asked or pushed a frame and is to be called again. Between calls it
 * keeps its place in the frame's `at`, `list`, `rest`, `m` and `name`, which start at zero and nothing.
 */
export type Outcome = "did" | "nothing" | "again";
export type VerbHandler<E extends Effect = Effect> = (g: GameState, frame: Frame, effect: E, scope: Scope) => Outcome;
type Of<V extends Verb> = Extract<Effect, { do: V }>;

const verbs: Partial<Record<Verb, VerbHandler<never>>> = {};
export function defineVerb<V extends Verb>(verb: V, handler: VerbHandler<Of<V>>): void {
  verbs[verb] = handler;
}
export function verbHandler(verb: Verb): VerbHandler {
  const handler = verbs[verb];
  if (handler === undefined) throw new RangeError(`no rule carries out the verb ${verb}`);
  return handler as VerbHandler;
}

export type QuantityHandler<Q> = (g: GameState, quantity: Q, scope: Scope) => number;
const quantities: Partial<Record<QuantityKind, QuantityHandler<never>>> = {};
export function defineQuantity<K extends QuantityKind>(
  kind: K,
  handler: QuantityHandler<Extract<ComputedQuantity, Record<K, unknown>>[K]>,
): void {
  quantities[kind] = handler;
}
export function quantityHandler(kind: QuantityKind): QuantityHandler<unknown> {
  const handler = quantities[kind];
  if (handler === undefined) throw new RangeError(`no rule evaluates the quantity ${kind}`);
  return handler as QuantityHandler<unknown>;
}

export type ConditionHandler<C> = (g: GameState, condition: C, scope: Scope) => boolean;
const conditions: Partial<Record<ConditionKind, ConditionHandler<never>>> = {};
export function defineCondition<K extends ConditionKind>(
  kind: K,
  handler: ConditionHandler<Extract<Condition, Record<K, unknown>>[K]>,
): void {
  conditions[kind] = handler;
}
export function conditionHandler(kind: ConditionKind): ConditionHandler<unknown> {
  const handler = conditions[kind];
  if (handler === undefined) throw new RangeError(`no rule evaluates the condition ${kind}`);
  return handler as ConditionHandler<unknown>;
}

/**
 * How a pattern reads the event stream: which events it listens to, and whether one matches. A match gives the bindings that the
 * triggered ability's text knows (`event`, `other`, `player`, `amount`), or several such for one event.
 */
export interface EventMatcher<P> {
  readonly listens: readonly EventName[];
  readonly match: (
    g: GameState,
    pattern: P,
    event: GameEvent,
    scope: Scope,
  ) => Readonly<Record<string, readonly number[]>> | null;
  /** Looks back: matched against what was there before the event (603.10). */
  readonly looksBack?: boolean;
  /** What happens to the same object or player at the same time is one occurrence, with the sum of the amounts (603.2c). */
  readonly atOnce?: boolean;
  /** How often what is waited for happened in one event that matches (603.2c); once if it does not say. */
  readonly times?: (event: GameEvent) => number;
}
const matchers: Partial<Record<EventKind, EventMatcher<never>>> = {};
export function defineEvent<K extends EventKind>(
  kind: K,
  matcher: EventMatcher<Extract<EventPattern, Record<K, unknown>>[K]>,
): void {
  matchers[kind] = matcher;
}
export function eventMatcher(kind: EventKind): EventMatcher<unknown> {
  const matcher = matchers[kind];
  if (matcher === undefined) throw new RangeError(`no rule matches the event ${kind}`);
  return matcher as EventMatcher<unknown>;
}
export function definedEvents(): readonly EventKind[] {
  return Object.keys(matchers) as EventKind[];
}

/** An alternative cost by keyword that changes what the spell is (118.9, 702.103b). */
export interface FormRule<K> {
  readonly cost: (keyword: K) => Cost;
  /** The card as it is when cast this way: on the stack and, until that ends, on the battlefield. */
  readonly as: (definition: CardDefinition) => CardDefinition;
  /** What the spell needs as a target, on top of its own. */
  readonly target?: Filter;
  /** Ends when it stops being attached, instead of the permanent being put into the graveyard. */
  readonly endsUnattached: boolean;
}

/** What a keyword means, as the rules of the keyword say: ordinary abilities, a form to cast it in, something as it enters. */
export interface KeywordRule<K> {
  /** The ordinary abilities that it stands for. */
  readonly abilities?: (keyword: K) => readonly Ability[];
  readonly form?: FormRule<K>;
  /**
   * A choice as the permanent enters (614.12): pushes a frame that asks and, when it finishes, has changed the entering object's
   * record (`counters`, `memory`) through `edit`.
   */
  readonly asEnters?: (g: GameState, keyword: K, object: ObjectId, controller: PlayerId) => void;
  /** An ability that it stands for has been activated by that player; `object` is what it was activated on, as it was before the cost. */
  readonly activated?: (g: GameState, object: ObjectId, player: PlayerId) => void;
}
const keywordRules: Partial<Record<KeywordName, KeywordRule<never>>> = {};
export function defineKeyword<K extends KeywordName>(
  keyword: K,
  rule: KeywordRule<Extract<Keyword, { keyword: K }>>,
): void {
  keywordRules[keyword] = rule;
}
export function keywordRule(keyword: KeywordName): KeywordRule<Keyword> | null {
  return (keywordRules[keyword] as KeywordRule<Keyword> | undefined) ?? null;
}
