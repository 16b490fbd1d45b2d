/** Why a declaration of attackers (508.1) or blockers (509.1) cannot end as it stands: a restriction is broken, or a requirement not met. */
import type { ModificationKind } from "../../card/modification.ts";
import type { GameState } from "../../state/game.ts";
import type { ObjectId, PlayerId } from "../../state/identity.ts";
import type { Question } from "../../state/question.ts";
import { declaredSoFar } from "../combat/declaration.ts";
import { leastBlockers, notAlone } from "../combat/evasion.ts";
import { creaturesOf } from "../combat/reading.ts";
import { characteristicsOf } from "../layers/index.ts";
import { reason } from "../reason.ts";
import type { Reason } from "../reason.ts";

export function whyNotDone(g: GameState, player: PlayerId): Reason | null {
  const { question } = g;
  if (question?.kind !== "attackers" && question?.kind !== "blockers")
    return reason("timing", "508.1", { of: "attackers" }, "509.1");
  if (question.player !== player || question.options.some(({ type }) => type === "done")) return null;
  return question.kind === "attackers" ? whyNotAttackers(g, question) : whyNotBlockers(g, question, player);
}

function whyNotAttackers(g: GameState, { options }: Question): Reason | null {
  const [only, another] = declaredSoFar(g);
  if (only !== undefined && another === undefined && notAlone(characteristicsOf(g, only.creature), "attack"))
    return reason("alone", "508.1c", { object: only.creature, to: "attack" }, "508.1");
  for (const option of options) {
    if (option.type === "attack" && isLimited(g, option.object, "attacksIfAble"))
      return reason("mustAttack", "508.1d", { object: option.object }, "508.1");
  }
  return null;
}

function whyNotBlockers(g: GameState, { options }: Question, player: PlayerId): Reason | null {
  const declared = declaredSoFar(g);
  const [only] = declared;
  for (const { partner } of declared) {
    const atLeast = leastBlockers(characteristicsOf(g, partner), creaturesOf(g, player));
    if (declared.filter((one) => one.partner === partner).length < atLeast)
      return reason("menace", "702.111b", { object: partner, atLeast }, "509.1b", "509.1");
  }
  if (
    only !== undefined &&
    declared.every(({ creature }) => creature === only.creature) &&
    notAlone(characteristicsOf(g, only.creature), "block")
  )
    return reason("alone", "509.1b", { object: only.creature, to: "block" }, "509.1");
  for (const option of options) {
    if (option.type !== "block") continue;
    if (isLimited(g, option.object, "blocksIfAble"))
      return reason("mustBlock", "509.1c", { object: option.object }, "509.1");
    if (isLimited(g, option.attacker, "mustBeBlocked") || isLimited(g, option.attacker, "allMustBlock"))
      return reason("mustBeBlocked", "509.1c", { object: option.attacker }, "509.1");
  }
  return null;
}

/** Whether a modification of that kind applies to the creature. */
function isLimited(g: GameState, id: ObjectId, kind: ModificationKind): boolean {
  return characteristicsOf(g, id).limits.some(({ modification }) => kind in modification);
}
