/**
 * The agenda: what the game is in the middle of, as a stack of frames. A frame is a plain value, advanced by the function for its
 * kind, which finishes it, pushes another, or asks. Frames are replaced or changed in place by the rules that own them and copied
 * shallowly by a fork: lists and records in them are never changed in place.
 */
import type { EntityId, ObjectId, PlayerId } from "./identity.ts";
import type { Option } from "./question.ts";

/** Kinds of frames; the chapter of the rules that advances them adds its own fields. */
export interface Frame {
  /** Which function advances it. */
  kind: string;
  /** Where in its work it is. */
  at: number;
  /** The option that was chosen for the question this frame asked, until the frame takes it. */
  answer: Option | null;
  player: PlayerId;
  object: ObjectId;
  /** Small numbers: counts, indexes. */
  n: number;
  m: number;
  /** How many of a step's choices are made. */
  choices: number;
  /** Lists of objects or players it works through. */
  list: readonly EntityId[];
  rest: readonly EntityId[];
  name: string;
  /** Whether the optional part before this point was done ("If you do"). */
  done: boolean;
  /** What a text knows while it is carried out (608.2). */
  bindings: Readonly<Record<string, readonly number[]>>;
  /** Data that only this kind of frame has; JSON, replaced and never changed in place. */
  data: unknown;
}

/** A frame of that kind. */
export function newFrame(kind: string, fields: Partial<Omit<Frame, "kind">> = {}): Frame {
  return {
    kind,
    at: fields.at ?? 0,
    answer: null,
    player: fields.player ?? 0,
    object: fields.object ?? 0,
    n: fields.n ?? 0,
    m: fields.m ?? 0,
    choices: 0,
    list: fields.list ?? none,
    rest: fields.rest ?? none,
    name: fields.name ?? "",
    done: fields.done ?? false,
    bindings: fields.bindings ?? noBindings,
    data: fields.data ?? null,
  };
}
const none: readonly number[] = Object.freeze([]);
const noBindings: Frame["bindings"] = Object.freeze({});

export function copyFrame(from: Frame): Frame {
  return {
    kind: from.kind,
    at: from.at,
    answer: from.answer,
    player: from.player,
    object: from.object,
    n: from.n,
    m: from.m,
    choices: from.choices,
    list: from.list,
    rest: from.rest,
    name: from.name,
    done: from.done,
    bindings: from.bindings,
    data: from.data,
  };
}
