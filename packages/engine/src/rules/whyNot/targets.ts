/** Why targets cannot be chosen (115, 601.2c): those that are meant, or any at all. */
import type { TargetSelection } from "../../card/selection.ts";
import { keywordBit } from "../../state/characteristics.ts";
import { objectOf } from "../../state/game.ts";
import type { GameState } from "../../state/game.ts";
import { isPlayerEntity } from "../../state/identity.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { isProtectedFrom } from "../attachments.ts";
import { characteristicsOf } from "../layers/index.ts";
import { matches } from "../matching.ts";
import { reason } from "../reason.ts";
import type { Reason } from "../reason.ts";
import type { Scope } from "../scope.ts";
import { canTarget, targetGroups, targetsCanBeChosen } from "../targets.ts";

/** Why no mode's targets can all be chosen (601.2c); what is wrong with those that were meant, if any were. */
export function whyNoTargets(
  g: GameState,
  modes: readonly { readonly targets: readonly TargetSelection[] }[],
  by: ObjectId,
  player: PlayerId,
  scope: Scope,
  meant: readonly EntityId[],
  ability: boolean,
): Reason | null {
  if (modes.some(({ targets }) => targetsCanBeChosen(g, targets, 0, by, player, scope))) return null;
  const groups = modes.flatMap(({ targets }) => targets);
  for (const target of meant) {
    if (groups.some((group) => canTarget(g, group, target, by, player, scope))) continue;
    const reasons = groups
      .map((group) => whyNotThat(g, group, target, by, player, scope))
      .filter((one) => one !== null);
    const found = reasons.find(({ code }) => code !== "notOfThatKind") ?? reasons[0];
    if (found !== undefined) return found;
  }
  return reason("noTargets", "601.2c", { object: by, ability }, "115.1", "303.4a", "602.2b");
}

export function whyNotTarget(g: GameState, id: ObjectId, name: string, target: EntityId): Reason | null {
  const object = objectOf(g, id);
  const { stack } = object;
  if (stack === null) return null;
  const groups = targetGroups(g, id, stack);
  const group = groups.find(({ as }) => as === name);
  if (group === undefined) return null;
  const scope: Scope = {
    source: stack.source,
    controller: object.controller,
    bindings: { ...stack.bindings, ...stack.targets },
    stack,
  };
  if (stack.targets[name]?.includes(target) === true) return reason("twice", "115.3", { target }, "601.2c");
  return (
    whyNotThat(g, group, target, id, object.controller, scope) ??
    reason("cantPay", "601.2h", { object: id, what: "target" }, "118.3", "601.2c", "601.2f")
  );
}

/** Why that cannot be targeted; null if it can. */
function whyNotThat(
  g: GameState,
  group: TargetSelection,
  target: EntityId,
  by: ObjectId,
  controller: PlayerId,
  scope: Scope,
): Reason | null {
  if (target === by) return reason("itself", "115.5", {}, "601.2c");
  if (!matches(g, group.target, target, scope))
    return reason("notOfThatKind", "601.2c", { target }, "115.1", "115.4", "303.4a");
  if (canTarget(g, group, target, by, controller, scope)) return null;
  if (isPlayerEntity(target)) return reason("hexproof", "702.11c", { target }, "601.2c");
  const { zone } = objectOf(g, target);
  if (zone !== "battlefield") return reason("cantBeTargeted", "101.2", { target }, "601.2c");
  const is = characteristicsOf(g, target);
  if (is.controller !== controller && (is.keywords & keywordBit.hexproof) !== 0)
    return reason("hexproof", "702.11b", { target }, "601.2c");
  if (isProtectedFrom(g, target, objectOf(g, by).kind === "ability" ? scope.source : by))
    return reason("protection", "702.16b", { object: target, blocker: 0 }, "601.2c");
  return reason("cantBeTargeted", "101.2", { target }, "601.2c");
}
