/** What several reasons say: names, whose priority it is (117.1), and what is missing of the time for a sorcery (307.1). */
import { playerAt } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import { isPlayerEntity, playerOfEntity } from "../../state/identity.ts";
import type { EntityId, PlayerId } from "../../state/identity.ts";
import { characteristicsOf } from "../layers/index.ts";
import { reason } from "../reason.ts";
import type { Reason } from "../reason.ts";

/** 117.1 */
export function whyNoPriority(g: GameState, player: PlayerId, rule: string): Reason | null {
  const { question } = g;
  if (question?.kind === "priority" && (question.player === player || question.decider === player)) return null;
  const { name } = playerAt(g, player);
  return reason("noPriority", "117.1", `${name} does not have priority.`, rule);
}

export function nameOf(g: GameState, entity: EntityId): string {
  if (isPlayerEntity(entity)) return playerAt(g, playerOfEntity(entity)).name;
  return characteristicsOf(g, entity).name;
}

/** What is missing of a main phase of one's own with an empty stack. */
export function sorceryTime(g: GameState, player: PlayerId): string {
  const missing =
    g.activePlayer !== player
      ? "it is another player's turn"
      : g.step !== "main1" && g.step !== "main2"
        ? "it is not a main phase"
        : "the stack is not empty";
  return `only in a main phase of one's own turn with an empty stack, and ${missing}.`;
}
