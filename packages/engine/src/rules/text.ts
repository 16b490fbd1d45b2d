/** Frames that carry out a text (608.2): what they hold. The frame is advanced in `instructions.ts`. */
import type { Frame } from "../state/frames.ts";
import { newFrame } from "../state/frames.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import type { Bindings, StackInfo } from "../state/object.ts";
import { noBindings } from "../state/object.ts";
import type { Scope } from "./scope.ts";

export interface TextData {
  /** The ability whose text it is, by number; a spell's for a spell. */
  readonly ability: number;
  /** The modes to carry out, in order (700.2a). */
  readonly modes: readonly number[];
  /** Which of them it is at. */
  readonly mode: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly stack: StackInfo | null;
}

const whole: readonly number[] = Object.freeze([0]);

/** A text to be carried out: of a mana ability, a replacement effect, or something on the stack. */
export function textFrame(
  ability: number,
  source: ObjectId,
  controller: PlayerId,
  bindings: Bindings = noBindings,
  stack: StackInfo | null = null,
): Frame {
  const data: TextData = {
    ability,
    modes: stack === null || stack.modes.length === 0 ? whole : stack.modes,
    mode: 0,
    source,
    controller,
    stack,
  };
  return newFrame("text", { player: controller, object: source, bindings, data });
}

/** The scope that a text frame's words are read in. */
export function scopeOfText(frame: Frame): Scope {
  const data = frame.data as TextData;
  return { source: data.source, controller: data.controller, bindings: frame.bindings, stack: data.stack };
}

/** Which text is being carried out, by the number of its ability, and the step of it that the game is at; null between texts. */
export function textBeingCarriedOut(
  g: GameState,
): { readonly ability: number; readonly mode: number; readonly step: number } | null {
  for (let at = g.agenda.length - 1; at >= 0; at--) {
    const frame = g.agenda[at];
    if (frame?.kind !== "text") continue;
    const { ability, modes, mode } = frame.data as TextData;
    return { ability, mode: modes[mode] ?? 0, step: frame.n };
  }
  return null;
}
