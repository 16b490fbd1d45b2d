/** What several reasons are about: whose priority it is (117.1), and what is missing of the time for a sorcery (307.1). */
import type { GameState } from "../../state/game.ts";
import type { PlayerId } from "../../state/identity.ts";
import { reason } from "../reason.ts";
import type { MissingOfSorceryTime, Reason } from "../reason.ts";

/** 117.1 */
export function whyNoPriority(g: GameState, player: PlayerId, rule: string): Reason | null {
  const { question } = g;
  if (question?.kind === "priority" && (question.player === player || question.decider === player)) return null;
  return reason("noPriority", "117.1", { player }, rule);
}

/** What is missing of a main phase of one's own with an empty stack. */
export function missingOfSorceryTime(g: GameState, player: PlayerId): MissingOfSorceryTime {
  if (g.activePlayer !== player) return "turn";
  return g.step !== "main1" && g.step !== "main2" ? "phase" : "stack";
}
