/**
 * What an instruction can leave behind without an event of its own: continuous effects, what waits to replace or trigger, permissions,
 * shields. Seen by comparing two positions. Knows verbs, no card.
 */
import type { GameState } from "@nykthos/engine";
import { objectOf } from "@nykthos/engine";
import type { Effect } from "@nykthos/engine/card";
import { modificationKind } from "@nykthos/engine/card";

/** A position's sums of what waits, for comparing. */
export interface Sample {
  /** The latest number that was given to anything in the order of time. */
  readonly timestamp: number;
  readonly permissions: number;
  readonly command: number;
  readonly lands: number;
  readonly shields: number;
  readonly attackers: number;
  readonly controls: number;
}

export function sampleOf(state: GameState): Sample {
  let shields = 0;
  let attackers = 0;
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    shields += object.shields;
    if (object.attacking !== 0 || object.blocking.length > 0) attackers++;
  }
  return {
    timestamp: state.timestamp,
    permissions: state.permissions.length,
    command: state.command.length,
    lands: state.players.reduce((sum, { extraLands }) => sum + extraLands, 0),
    shields,
    attackers,
    controls: state.turnControls.length,
  };
}

/** Which instructions what has begun to wait between the two can come from; null if nothing has. */
export function waitingSince(before: Sample, now: Sample, state: GameState): ((effect: Effect) => boolean) | null {
  const verbs = new Set<string>();
  if (now.permissions > before.permissions) verbs.add("mayPlay");
  if (now.command > before.command) verbs.add("emblem");
  if (now.lands > before.lands) verbs.add("additionalLand");
  if (now.shields > before.shields) verbs.add("regenerate");
  if (now.attackers < before.attackers) verbs.add("removeFromCombat");
  if (now.controls > before.controls) verbs.add("controlNextTurn");
  const modifications = new Set<string>();
  if (now.timestamp > before.timestamp) {
    for (const { timestamp, modifications: list } of state.effects)
      if (timestamp > before.timestamp) for (const one of list) modifications.add(modificationKind(one));
    for (const { id, what } of state.replacements)
      if (id > before.timestamp) verbs.add(what.kind === "prevent" ? "preventDamage" : "exileInstead");
    if (state.delayed.some(({ id }) => id > before.timestamp)) verbs.add("delayed");
    if (modifications.has("control")) verbs.add("gainControl").add("exchangeControl");
    if (modifications.has("cantActivate")) verbs.add("detain");
  }
  if (verbs.size === 0 && modifications.size === 0) return null;
  return (effect) =>
    effect.do === "continuous"
      ? effect.mods.every((one) => modifications.has("thisAbility" in one ? "ability" : modificationKind(one)))
      : verbs.has(effect.do);
}
