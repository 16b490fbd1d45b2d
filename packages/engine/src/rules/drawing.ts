/** Drawing cards (121): one at a time, each of which can be limited, replaced and seen. */
import { gameEvent } from "../state/events.ts";
import { newFrame } from "../state/frames.ts";
import { numberOfAbility, playerAt } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { noIds } from "../state/object.ts";
import { defineFrame, finish, push } from "./agenda.ts";
import { holds } from "./evaluate.ts";
import { layersOf } from "./layers/index.ts";
import { occur } from "./occur.ts";
import { scopeOf } from "./scope.ts";
import { textFrame } from "./text.ts";
import { drawOne } from "./zones.ts";

export interface Drawing {
  readonly player: PlayerId;
  readonly count: number;
}

/**
 * Those players draw, in that order (121.2); the frame below finds under `drawn` what was drawn.
 * @param replacedBy the objects whose replacement effects these draws are part of: they do not replace them again (614.5)
 */
export function pushDraws(
  g: GameState,
  draws: readonly Drawing[],
  source: ObjectId,
  replacedBy: readonly ObjectId[] = noIds,
): void {
  push(g, newFrame("draws", { data: draws, object: source, rest: replacedBy }));
}

/** `n` is the player's place in the list, `m` how many they have drawn, `rest` the objects that replaced already. */
defineFrame("draws", (g, frame) => {
  const draws = frame.data as readonly Drawing[];
  for (;;) {
    const draw = draws[frame.n];
    if (draw === undefined) {
      finish(g, { drawn: frame.list });
      return;
    }
    if (frame.m >= draw.count) {
      frame.n++;
      frame.m = 0;
      continue;
    }
    frame.m++;
    if (mayNotDraw(g, draw.player)) continue;
    const instead = replacementOf(g, draw.player, frame.rest);
    if (instead !== null) {
      push(g, instead);
      return;
    }
    const id = drawOne(g, draw.player, frame.object);
    if (id === 0) continue;
    frame.list = [...frame.list, id];
    revealFirstDraw(g, draw.player, id);
    if (g.agenda[g.agenda.length - 1] !== frame) return;
  }
});

/** "can't draw more than one card each turn" (121.2b, 101.2). */
function mayNotDraw(g: GameState, player: PlayerId): boolean {
  return layersOf(g).rules.some(({ rule }) => "drawLimit" in rule && playerAt(g, player).cardsDrawn >= rule.drawLimit);
}

/** What happens instead of the draw (614.11). */
function replacementOf(
  g: GameState,
  player: PlayerId,
  applied: readonly ObjectId[],
): ReturnType<typeof textFrame> | null {
  for (const { source, controller, ability } of layersOf(g).replacements) {
    const { replacement } = ability.data;
    if (!("drawInstead" in replacement) || controller !== player || applied.includes(source)) continue;
    if (!holds(g, replacement.drawInstead.condition, scopeOf(source, controller))) continue;
    return textFrame(numberOfAbility(g.pool, ability), source, controller, { replacedBy: [...applied, source] });
  }
  return null;
}

/** The first card a player draws on each of their own turns is revealed, where a rule says so (701.20a). */
function revealFirstDraw(g: GameState, player: PlayerId, id: ObjectId): void {
  if (g.activePlayer !== player || playerAt(g, player).cardsDrawn !== 1) return;
  for (const { rule, source, controller } of layersOf(g).rules) {
    if ("revealFirstDrawOfYourTurns" in rule && controller === player) {
      occur(g, gameEvent("reveal", "701.20a", { object: id, player, source, detail: "firstDraw" }));
    }
  }
}
