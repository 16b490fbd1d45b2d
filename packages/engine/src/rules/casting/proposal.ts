/**
 * What is being proposed (601.2, 602.2, 603.3): an object on the stack, what the stack knows of it so far, and the scope that its words
 * are read in while the walk goes on.
 */
import { gameEvent } from "../../state/events.ts";
import type { Frame } from "../../state/frames.ts";
import { edit, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId } from "../../state/identity.ts";
import type { StackInfo } from "../../state/object.ts";
import { newStackInfo } from "../../state/object.ts";
import type { Option } from "../../state/question.ts";
import { finish } from "../agenda.ts";
import type { Scope } from "../scope.ts";

export interface ProposalData {
  readonly kind: "spell" | "activated" | "triggered";
  /** Cast without paying its mana cost (118.9a). */
  readonly free: boolean;
  readonly anyType: boolean;
  /** Whether the player can step back out of it: not while something else resolves. */
  readonly canBack: boolean;
}

export const noInfo: StackInfo = Object.freeze(newStackInfo(0, ""));

/** The scope of what is being proposed, with the targets chosen so far. */
export function scopeOfProposal(g: GameState, frame: Frame): Scope {
  const stack = infoOf(g, frame.object);
  return {
    source: stack.source,
    controller: frame.player,
    bindings: { ...stack.bindings, ...stack.targets },
    stack,
  };
}

export function infoOf(g: GameState, id: ObjectId): StackInfo {
  const { stack } = objectOf(g, id);
  if (stack === null) throw new RangeError(`object ${id} is not on the stack`);
  return stack;
}

export function setInfo(g: GameState, id: ObjectId, change: Partial<StackInfo>): void {
  edit(g, id).stack = { ...infoOf(g, id), ...change };
}

const back: Option = { type: "back" };

export function withBack(data: ProposalData, options: readonly Option[]): readonly Option[] {
  return data.canBack ? [...options, back] : options;
}

/** A triggered ability that cannot be put on the stack properly is removed (603.3c–d). */
export function removeFromStack(g: GameState, frame: Frame): void {
  g.stack = g.stack.filter((id) => id !== frame.object);
  const object = edit(g, frame.object);
  object.zone = "none";
  finish(g);
  if (g.listener !== null)
    g.listener(
      gameEvent("fizzle", "603.3d", { object: frame.object, source: object.stack?.source ?? 0, detail: "noTargets" }),
      g,
    );
}
