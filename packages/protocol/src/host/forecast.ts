/**
 * What combat comes to as it stands: the game is played on by itself, nobody doing anything more, until combat damage has been dealt
 * (510.2). It stops before anything hidden would be seen, so that a forecast tells nothing that lies not open.
 */
import { declaredSoFar, objectOf } from "@nykthos/engine";
import type { Game, Option, Question } from "@nykthos/engine";
import type { Forecast } from "../messages.ts";
import { placeOf } from "./declaring.ts";
import { isRevealing } from "./story.ts";

/** More answers than any combat needs in which nobody does anything. */
const most = 400;

/**
 * The forecast of the combat that is going on, with what else shall be declared.
 * @returns null outside combat, where nobody attacks, and where what happens hangs on a choice or on hidden cards
 */
export function forecastOf(game: Game, declaring: readonly Option[] = []): Forecast | null {
  if (declaring.length === 0 && !isFighting(game)) return null;
  const fork = game.fork();
  const chance = fork.state.random.join();
  let seen = false;
  fork.listen((event) => {
    if (isRevealing(event)) seen = true;
  });
  for (const option of declaring) {
    const index = fork.question === null ? -1 : placeOf(fork.question, option);
    if (index < 0) return null;
    fork.answer({ choose: index });
  }
  for (let count = 0; count < most && !isDealt(fork); count++) {
    const { question } = fork;
    const index = question === null ? -1 : leading(question);
    if (index < 0) return null;
    fork.answer({ choose: index });
    if (seen || fork.state.random.join() !== chance) return null;
  }
  const left = new Set(fork.state.battlefield);
  return {
    life: fork.state.players.map(({ life }) => life),
    dying: game.state.battlefield.filter((id) => !left.has(id)),
  };
}

/** Whether somebody attacks, and damage is still to be dealt. */
function isFighting(game: Game): boolean {
  const { state } = game;
  const attacked = state.battlefield.some((id) => objectOf(state, id).attacking !== 0);
  switch (state.step) {
    case "declareAttackers":
    case "declareBlockers":
      return attacked || declaredSoFar(state).length > 0;
    case "combatDamage":
      return attacked && !isDealt(game);
    default:
      return false;
  }
}

/** Whether all combat damage of this combat has been dealt, in the second of two steps if there are two (510.4), or combat is over. */
function isDealt({ state, question, result }: Game): boolean {
  if (result !== null) return true;
  switch (state.step) {
    case "declareAttackers":
    case "declareBlockers":
      return false;
    case "combatDamage":
      return state.combatSteps === 2 && question !== null && (question.kind === "priority" || isOfTriggers(question));
    default:
      return true;
  }
}

/** Whether that is asked as abilities are put on the stack which have triggered, after damage was dealt and all state-based actions (603.3). */
function isOfTriggers({ kind, about }: Question): boolean {
  return kind === "targets" || kind === "modes" || (kind === "order" && about === "triggers");
}

/** The option of somebody who does nothing more; -1 where there is a choice to make. */
function leading({ kind, options }: Question): number {
  const place = (type: string): number => options.findIndex((option) => option.type === type);
  switch (kind) {
    case "priority":
      return place("pass");
    case "attackers":
    case "blockers":
      return place("done");
    case "damage":
    case "order":
      return options.length > 0 ? 0 : -1;
    default:
      return -1;
  }
}
