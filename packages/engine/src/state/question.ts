/**
 * Questions: what the game asks, of whom, and every legal answer (the contract of the engine). Plain data: an option says what it
 * would do by object numbers and words, so that a table, a bot, a scenario and a server can all read it.
 */
import type { Color, ManaType } from "../card/words.ts";
import type { EntityId, ObjectId, PlayerId } from "./identity.ts";

/**
 * The kinds of questions. Mechanics add theirs by declaration merging, and to the list with `addQuestionKind`.
 * @public
 */
export interface QuestionKinds {
  /** Before the game: keep the hand or mulligan (103.5). */
  mulligan: true;
  /** Which cards go to the bottom after mulligans (103.5). */
  bottom: true;
  /** What to do with priority (117.1). */
  priority: true;
  modes: true; // 601.2b, 700.2
  x: true; // 601.2b
  targets: true; // 601.2c, one at a time
  divide: true; // 601.2d, one share at a time
  /** Which objects or players to use for a cost: sacrifice, discard, tap, exile (601.2b, 601.2h). */
  cost: true;
  /** How to pay mana: by itself, or source by source (601.2g). */
  payment: true;
  /** Which symbol to pay how: life for a Phyrexian symbol (107.4f). */
  phyrexian: true;
  attackers: true; // 508.1, one creature at a time
  blockers: true; // 509.1, one pair at a time
  damage: true; // 510.1c–d, one share at a time
  /** Yes or no: an optional part on resolution (608.2d). */
  may: true;
  /** Whether to pay so that something does not happen. */
  unless: true;
  /** Objects or players chosen without targeting (608.2d). */
  choose: true;
  color: true;
  /** A number of something. */
  number: true;
  /** Which pile an object is put into, one object at a time, or which pile is chosen (700.3): piles are numbered from 1. */
  pile: true;
  /** What comes first: triggered abilities (603.3b), cards put on top of a library or on its bottom, the uppermost first (401.4). */
  order: true;
  /** Which replacement effect applies first (616.1). */
  replacement: true;
  /** Which of several legendary permanents to keep (704.5j). */
  legend: true;
  /** Discarding to hand size (514.1), or for an effect. */
  discard: true;
  /** New targets for a copy or a spell (115.7, 707.10c). */
  newTargets: true;
  /** Whether a permanent stays tapped in the untap step (502.3). */
  untap: true;
}
export type QuestionKind = keyof QuestionKinds;

const kinds: QuestionKind[] = [
  "mulligan",
  "bottom",
  "priority",
  "modes",
  "x",
  "targets",
  "divide",
  "cost",
  "payment",
  "phyrexian",
  "attackers",
  "blockers",
  "damage",
  "may",
  "unless",
  "choose",
  "color",
  "number",
  "pile",
  "order",
  "replacement",
  "legend",
  "discard",
  "newTargets",
  "untap",
];
/** All kinds of questions that there are. */
export const questionKinds: readonly QuestionKind[] = kinds;

export function addQuestionKind(kind: QuestionKind): void {
  if (!kinds.includes(kind)) kinds.push(kind);
}

export type Option =
  | { readonly type: "pass" }
  | { readonly type: "cast"; readonly object: ObjectId; readonly form: string }
  | { readonly type: "play"; readonly object: ObjectId }
  /** An activated ability, as its place among the object's abilities now. */
  | { readonly type: "activate"; readonly object: ObjectId; readonly ability: number }
  /** A mana ability, which does not use the stack (605.3). */
  | { readonly type: "activateMana"; readonly object: ObjectId; readonly ability: number }
  /** Which of one's triggered abilities goes on the stack next (603.3b): its place among those that wait. */
  | { readonly type: "trigger"; readonly index: number; readonly object: ObjectId; readonly ability: number }
  | { readonly type: "yes" }
  | { readonly type: "no" }
  | { readonly type: "done" }
  /** A step back inside an unfinished cast or activation; at its start, out of it. */
  | { readonly type: "back" }
  | { readonly type: "keep" }
  | { readonly type: "mulligan" }
  | { readonly type: "choose"; readonly entity: EntityId }
  | { readonly type: "mode"; readonly mode: number }
  | { readonly type: "number"; readonly number: number }
  | { readonly type: "color"; readonly color: Color }
  | { readonly type: "attack"; readonly object: ObjectId; readonly defender: EntityId }
  | { readonly type: "block"; readonly object: ObjectId; readonly attacker: ObjectId }
  | { readonly type: "top" }
  | { readonly type: "bottom" }
  /** Let the payment solver choose the sources. */
  | { readonly type: "auto" }
  /** Choose the sources one by one. */
  | { readonly type: "manual" }
  /** Use that mana ability of that source, for that type of mana. */
  | { readonly type: "mana"; readonly object: ObjectId; readonly ability: number; readonly mana: ManaType }
  /** Use what floats in the pool for the rest. */
  | { readonly type: "life" };

export interface Question {
  readonly kind: QuestionKind;
  /** Whose decision it is by the rules. */
  readonly player: PlayerId;
  /** Who makes it: another player while that player is controlled (722). */
  readonly decider: PlayerId;
  readonly options: readonly Option[];
  /** The object the question is about: the spell being cast, the creature whose damage is dealt; 0 for none. */
  readonly source: ObjectId;
  /** The name or index of what is asked: the target's name, the amount left; for whoever words the question. */
  readonly about: string;
  /** An amount that goes with it: damage left to divide, cards to discard. */
  readonly amount: number;
  /** What lies in each pile so far, for a question about piles, what goes on top and to the bottom, or what comes first. */
  readonly piles?: readonly (readonly ObjectId[])[];
  /** How many are chosen from now on, one question each, where it may be several: no fewer than the least, no more than the most. */
  readonly toChoose?: { readonly least: number; readonly most: number };
  /** Cards that whoever answers looks at or is shown meanwhile, whether or not they can be chosen (701.20). */
  readonly shown?: readonly ObjectId[];
}

/** An answer: the number of the option in the question's list, or a word for the option of that type. */
export type Answer =
  { readonly choose: number } | { readonly done: true } | { readonly back: true } | { readonly pass: true };
