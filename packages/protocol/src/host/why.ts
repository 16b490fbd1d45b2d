/** Why something cannot be done at the table: what somebody may have meant who touched an object, or who looks for an end of a declaration. */
import { characteristicsOf, hasType, objectOf, playerEntity, whyNot } from "@nykthos/engine";
import type { Game, Intent, ObjectId, PlayerId, Reason } from "@nykthos/engine";

/** The first reason why that object cannot be used now by that player; null where there is none. */
export function whyNotUse(game: Game, player: PlayerId, object: ObjectId): Reason | null {
  for (const intent of intents(game, player, object)) {
    const reason = whyNot(game, intent);
    if (reason !== null) return reason;
  }
  return null;
}

/** Why a declaration of attackers or blockers cannot end as it stands; null where it can, or where none is being made. */
export function whyNotDone(game: Game): Reason | null {
  const { question } = game;
  if (question?.kind !== "attackers" && question?.kind !== "blockers") return null;
  return whyNot(game, { do: "done", player: question.player });
}

function intents(game: Game, player: PlayerId, object: ObjectId): readonly Intent[] {
  const { question, state } = game;
  const { zone, kind } = objectOf(state, object);
  if (question?.kind === "targets")
    return [{ do: "target", object: question.source, group: question.about, target: object }];
  const attack: Intent = { do: "attack", player, object, defender: playerEntity(1 - player) };
  if (question?.kind === "attackers") return [attack];
  if (question?.kind === "blockers") {
    const attackers = state.battlefield.filter((id) => objectOf(state, id).attacking !== 0);
    return attackers.map((attacker): Intent => ({ do: "block", player, object, attacker }));
  }
  const is = characteristicsOf(state, object);
  if (zone === "hand" && kind === "card") return [{ do: hasType(is, "Land") ? "play" : "cast", player, object }];
  const activate = is.abilities.flatMap((ability, place): readonly Intent[] =>
    ability.kind === "activated" ? [{ do: "activate", player, object, ability: place }] : [],
  );
  if (activate.length > 0) return activate;
  return hasType(is, "Creature") ? [attack] : [{ do: "activate", player, object, ability: 0 }];
}
