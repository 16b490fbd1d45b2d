/**
 * Becoming attacking or blocking by an effect instead of by declaration (508.4, 509.4), mostly as a token enters: whom it attacks is
 * its controller's choice, restrictions and requirements do not matter, and it never attacked or blocked.
 */
import { dependencies } from "../../state/cache.ts";
import { typeBit } from "../../state/characteristics.ts";
import { gameEvent } from "../../state/events.ts";
import { newFrame } from "../../state/frames.ts";
import { edit, objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId } from "../../state/identity.ts";
import type { Option } from "../../state/question.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "../agenda.ts";
import { characteristicsOf, controllerOf, touchIf } from "../layers/index.ts";
import { occur } from "../occur.ts";
import { attackable, defendingPlayerOf } from "./reading.ts";
import { isCombat, setAttacking } from "./removal.ts";

/**
 * Makes a creature on the battlefield an attacking one (508.4).
 * @returns false where that cannot be (506.3a–c): it is no creature, not the attacking player's, or there is nothing to attack.
 */
function becomeAttacking(g: GameState, id: ObjectId, attacked: EntityId): boolean {
  if (!canEnterAttacking(g, id) || !attackable(g, g.activePlayer).includes(attacked)) return false;
  setAttacking(g, id, attacked);
  touchIf(g, dependencies.combat);
  return true;
}

function canEnterAttacking(g: GameState, id: ObjectId): boolean {
  if (!isCombat(g) || objectOf(g, id).zone !== "battlefield") return false;
  const is = characteristicsOf(g, id);
  return (is.types & typeBit.Creature) !== 0 && is.controller === g.activePlayer;
}

/** Makes these creatures attacking ones, each whom its controller chooses; does nothing for those that cannot be. */
export function pushAttacking(g: GameState, creatures: readonly ObjectId[]): void {
  push(g, newFrame("enterAttacking", { list: creatures }));
}

defineFrame("enterAttacking", (g, frame) => {
  const answer = takeAnswer(frame);
  if (answer?.type === "attack") {
    becomeAttacking(g, answer.object, answer.defender);
    frame.n++;
  }
  for (; frame.n < frame.list.length; frame.n++) {
    const object = frame.list[frame.n] ?? 0;
    if (!canEnterAttacking(g, object)) continue;
    const options = attackable(g, g.activePlayer).map((defender): Option => ({ type: "attack", object, defender }));
    if (options.length === 0) break;
    ask(g, "attackers", controllerOf(g, object), options, { source: object });
    return;
  }
  finish(g);
});

/**
 * Makes a creature on the battlefield block that attacker (509.4). The attacker becomes blocked if it was not (509.3c), and blocked by
 * that creature in any case (509.3d): the event's `detail` is "entered" or "joined" accordingly.
 * @returns false where that cannot be (506.3d, 509.4a): nothing of that player is attacked by it, or it is no creature
 */
export function becomeBlocking(g: GameState, id: ObjectId, attacker: ObjectId): boolean {
  if (attacker <= 0 || objectOf(g, attacker).zone !== "battlefield") return false;
  const player = controllerOf(g, id);
  if (defendingPlayerOf(g, attacker) !== player || (characteristicsOf(g, id).types & typeBit.Creature) === 0)
    return false;
  const detail = objectOf(g, attacker).blocked ? "joined" : "entered";
  const blocker = edit(g, id);
  blocker.blocking = [...blocker.blocking, attacker];
  const blocked = edit(g, attacker);
  blocked.blockedBy = [...blocked.blockedBy, id];
  blocked.blocked = true;
  touchIf(g, dependencies.combat);
  const amount = blocked.blockedBy.length;
  occur(g, gameEvent("becomeBlocked", "509.4", { object: attacker, other: id, player, amount, detail }));
  return true;
}
