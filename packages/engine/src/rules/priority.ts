/**
 * Priority (117): before a player gets it, state-based actions are checked and triggered abilities put on the stack, until nothing more
 * happens (117.5); when all players pass in succession, the top of the stack resolves, or the step ends (117.4).
 */
import { gameEvent } from "../state/events.ts";
import { newFrame } from "../state/frames.ts";
import type { Frame } from "../state/frames.ts";
import { nextPlayer, playerAt } from "../state/game.ts";
import type { GameState, Undo } from "../state/game.ts";
import type { PlayerId } from "../state/identity.ts";
import type { Option } from "../state/question.ts";
import { ask, defineFrame, finish, push, snapshot, takeAnswer } from "./agenda.ts";
import { proposeActivation, proposeSpell } from "./casting/index.ts";
import { characteristicsOf } from "./layers/index.ts";
import { activateManaAbility } from "./mana/index.ts";
import { occur } from "./occur.ts";
import { priorityOptions } from "./permissions.ts";
import { pushMoves } from "./moves.ts";
import { moveOf } from "./zones.ts";

/** Lets players have priority, the active player first, until all pass on an empty stack. */
export function pushPriority(g: GameState): void {
  g.priority = g.activePlayer;
  g.passes = 0;
  push(g, newFrame("priority"));
}

function livingPlayers(g: GameState): number {
  return g.players.reduce((count, player) => count + (player.lost ? 0 : 1), 0);
}

defineFrame("priority", (g, frame) => {
  if (frame.at === 0) {
    frame.at = 1;
    push(g, newFrame("check"));
    return;
  }
  if (playerAt(g, g.priority).lost) {
    // Priority passes to the next player (800.4a), who gets it only after a check (117.5).
    g.priority = nextPlayer(g, g.priority);
    frame.at = 0;
    return;
  }
  const answer = takeAnswer(frame);
  if (answer === null) {
    ask(g, "priority", g.priority, priorityOptions(g, g.priority));
    return;
  }
  act(g, frame, answer);
});

function act(g: GameState, frame: Frame, answer: Option): void {
  const player = g.priority;
  frame.at = 0;
  switch (answer.type) {
    case "pass":
      g.passes++;
      if (g.passes < livingPlayers(g)) {
        g.priority = nextPlayer(g, player);
        frame.at = 1; // nothing has happened that would have to be checked
        return;
      }
      g.passes = 0;
      g.priority = g.activePlayer;
      if (g.stack.length === 0) finish(g);
      else push(g, newFrame("resolve"));
      return;
    case "cast": {
      g.passes = 0;
      const permission = g.permissions.find(
        ({ object, player: whose }) => object === answer.object && whose === player,
      );
      proposeSpell(g, player, answer.object, answer.form, false, permission?.anyColorMana ?? false);
      return;
    }
    case "play":
      g.passes = 0;
      playLand(g, player, answer.object);
      return;
    case "activate":
    case "activateMana": {
      g.passes = 0;
      const ability = characteristicsOf(g, answer.object).abilities[answer.ability];
      if (ability?.kind !== "activated") throw new RangeError("that object has no such ability");
      if (ability.isManaAbility) activateManaAbility(g, player, answer.object, answer.ability, null, true);
      else proposeActivation(g, player, answer.object, ability);
      return;
    }
    default:
      throw new RangeError(`${answer.type} is nothing to do with priority`);
  }
}

/** 116.2a, 305.1: a special action that does not use the stack. */
function playLand(g: GameState, player: PlayerId, card: number): void {
  g.loop = 0;
  playerAt(g, player).landsPlayed++;
  push(g, newFrame("landPlayed", { player, object: card }));
  pushMoves(g, [moveOf(g, card, "battlefield", { under: player, cause: "play" })]);
}

defineFrame("landPlayed", (g, frame) => {
  finish(g);
  occur(g, gameEvent("playLand", "305.1", { object: frame.bindings["moved"]?.[0] ?? 0, player: frame.player }));
});

/** Remembers a position to step back to, as a walk begins that can be left (601.2, 602.2). */
export function beginWalk(g: GameState, answer: number): void {
  const undo: Undo = { state: snapshot(g), answers: [answer] };
  g.undo = [undo];
}
