/**
 * The agenda at work: pushing and finishing frames, asking, and the loop that advances the game until it asks or ends. This is the
 * whole control flow of the engine; no frame calls another one's function.
 */
import { copyState } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { Frame } from "../state/frames.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { nextPlayer, playerAt } from "../state/game.ts";
import type { Option, Question, QuestionKind } from "../state/question.ts";

export type Advance = (g: GameState, frame: Frame) => void;
const advances: Record<string, Advance> = {};

/** Says which function advances frames of that kind. */
export function defineFrame(kind: string, advance: Advance): void {
  advances[kind] = advance;
}

export function push(g: GameState, frame: Frame): void {
  g.agenda.push(frame);
}

/** The frame that is being advanced; what it does may push others on top of it. */
let advancing: Frame | null = null;

/**
 * Ends the frame that is being advanced, wherever in the agenda it is by now. `results` become bindings of the frame below.
 * @throws RangeError when no frame is being advanced
 */
export function finish(g: GameState, results?: Frame["bindings"]): void {
  const at = advancing === null ? -1 : g.agenda.lastIndexOf(advancing);
  if (at < 0) throw new RangeError("no frame is being advanced");
  if (at === g.agenda.length - 1) g.agenda.pop();
  else g.agenda.splice(at, 1);
  const below = g.agenda[at - 1];
  if (results !== undefined && below !== undefined) below.bindings = { ...below.bindings, ...results };
}

export interface Asking {
  readonly source?: ObjectId;
  readonly about?: string;
  readonly amount?: number;
  readonly piles?: Question["piles"];
  readonly toChoose?: Question["toChoose"];
  readonly shown?: Question["shown"];
}

/**
 * Asks a player something on behalf of the frame on top, which finds the chosen option in its `answer` when it is advanced again.
 * What has one possible answer is answered at once, except priority: passing is a decision. Stepping back is not an answer of its own.
 * @throws RangeError when there is no option: the caller must not ask then.
 */
export function ask(
  g: GameState,
  kind: QuestionKind,
  player: PlayerId,
  options: readonly Option[],
  asking: Asking = {},
): void {
  const first = options[0];
  if (first === undefined) throw new RangeError(`a question of kind ${kind} needs an option`);
  if (
    kind !== "priority" &&
    kind !== "mulligan" &&
    first.type !== "back" &&
    (options.length === 1 || (options.length === 2 && options[1]?.type === "back"))
  ) {
    frameThatAsks(g).answer = first;
    return;
  }
  const frame = frameThatAsks(g);
  if (playerAt(g, player).lost) {
    // Whoever left pays no cost; the next player makes any other choice (800.4f–h).
    const declined = kind === "unless" ? options.find(({ type }) => type === "no") : undefined;
    if (declined === undefined) ask(g, kind, nextPlayer(g, player), options, asking);
    else frame.answer = declined;
    return;
  }
  const { controlledBy } = playerAt(g, player);
  g.question = {
    kind,
    player,
    decider: controlledBy < 0 || playerAt(g, controlledBy).lost ? player : controlledBy,
    options,
    source: asking.source ?? 0,
    about: asking.about ?? "",
    amount: asking.amount ?? 0,
  };
  if (asking.piles !== undefined) g.question = { ...g.question, piles: asking.piles };
  if (asking.toChoose !== undefined) g.question = { ...g.question, toChoose: asking.toChoose };
  if (asking.shown !== undefined) g.question = { ...g.question, shown: asking.shown };
}

/** The frame that asks has to be on top, so that the answer finds it. */
function frameThatAsks(g: GameState): Frame {
  const frame = g.agenda[g.agenda.length - 1];
  if (frame === undefined || frame !== advancing) throw new RangeError("a question must come from the frame on top");
  return frame;
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
    advancing = frame;
    advance(g, frame);
  }
}

/** A position to come back to. */
export function snapshot(g: GameState): GameState {
  return copyState(g);
}
