/**
 * The agenda at work: pushing and finishing frames, asking, and the loop that advances the game until it asks or ends. This is the
 * whole control flow of the engine; no frame calls another one's function.
 */
import { copyState } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { Frame } from "../state/frames.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { playerAt } from "../state/game.ts";
import type { Option, QuestionKind } from "../state/question.ts";

export type Advance = (g: GameState, frame: Frame) => void;
const advances: Record<string, Advance> = {};

/** Says which function advances frames of that kind. */
export function defineFrame(kind: string, advance: Advance): void {
  advances[kind] = advance;
}

export function push(g: GameState, frame: Frame): void {
  g.agenda.push(frame);
}

/** The frame that is being advanced. */
export function top(g: GameState): Frame {
  const frame = g.agenda[g.agenda.length - 1];
  if (frame === undefined) throw new RangeError("the agenda is empty");
  return frame;
}

/** Ends the frame that is being advanced. `results` become bindings of the frame below. */
export function finish(g: GameState, results?: Frame["bindings"]): void {
  g.agenda.pop();
  if (results === undefined) return;
  const below = g.agenda[g.agenda.length - 1];
  if (below !== undefined) below.bindings = { ...below.bindings, ...results };
}

export interface Asking {
  readonly source?: ObjectId;
  readonly about?: string;
  readonly amount?: number;
}

/**
 * Asks a player something on behalf of the frame on top, which finds the chosen option in its `answer` when it is advanced again.
 * What has one possible answer is answered at once, except priority: passing is a decision. Stepping back is not an answer of its own.
 * @throws RangeError when there is no option: the caller must not ask then.
 */
export function ask(g: GameState, kind: QuestionKind, player: PlayerId, options: readonly Option[], asking: Asking = {}): void {
  const first = options[0];
  if (first === undefined) throw new RangeError(`a question of kind ${kind} needs an option`);
  if (kind !== "priority" && kind !== "mulligan" && (options.length === 1 || (options.length === 2 && options[1]?.type === "back"))) {
    top(g).answer = first;
    return;
  }
  const controlledBy = playerAt(g, player).controlledBy;
  g.question = {
    kind,
    player,
    decider: controlledBy < 0 ? player : controlledBy,
    options,
    source: asking.source ?? 0,
    about: asking.about ?? "",
    amount: asking.amount ?? 0,
  };
}

/** The option that was chosen, once: takes it from the frame. */
export function takeAnswer(frame: Frame): Option | null {
  const { answer } = frame;
  frame.answer = null;
  return answer;
}

/** Advances the game until it asks something or is over. */
export function run(g: GameState): void {
  while (g.question === null && g.result === null) {
    const frame = g.agenda[g.agenda.length - 1];
    if (frame === undefined) return;
    const advance = advances[frame.kind];
    if (advance === undefined) throw new RangeError(`no rule advances a frame of kind ${frame.kind}`);
    advance(g, frame);
  }
}

/** A position to come back to. */
export function snapshot(g: GameState): GameState {
  return copyState(g);
}
