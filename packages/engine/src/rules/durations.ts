/** How long effects last (611.2): when those end that last "as long as", "this turn" or until someone's next turn. */
import type { Duration } from "../card/modification.ts";
import { objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { Expiry } from "../state/effects.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { controllerOf, touch } from "./layers/index.ts";

/** When an effect with that duration, made by that source and player, ends. */
export function expiryOf(duration: Duration, source: ObjectId, player: PlayerId): Expiry {
  if (typeof duration === "object") {
    switch (duration.aslongAs) {
      case "youControlSelf":
        return { at: "controlLost", source, player };
      case "selfRemainsTapped":
        return { at: "sourceUntapped", source };
      case "selfOnBattlefield":
        return { at: "sourceLeaves", source };
      case "remainsExiled":
        return { at: "never" };
    }
  }
  switch (duration) {
    case "endOfTurn":
    case "thisTurn":
      return { at: "endOfTurn" };
    case "thisCombat":
      return { at: "endOfCombat" };
    case "untilYourNextTurn":
      return { at: "turnOf", player };
    case "indefinitely":
      return { at: "never" };
  }
}

/** Whether a duration has no time to begin, because what it depends on is over already (611.2b). */
export function hasEndedAlready(g: GameState, expiry: Expiry): boolean {
  switch (expiry.at) {
    case "controlLost":
      return objectOf(g, expiry.source).zone !== "battlefield" || controllerOf(g, expiry.source) !== expiry.player;
    case "sourceUntapped":
      return objectOf(g, expiry.source).zone !== "battlefield" || !objectOf(g, expiry.source).tapped;
    case "sourceLeaves":
      return objectOf(g, expiry.source).zone !== "battlefield";
    default:
      return false;
  }
}

/** Ends the effects that fit; true if there were any. */
export function endEffects(g: GameState, ends: (expiry: Expiry) => boolean): boolean {
  const effects = g.effects.filter(({ expiry }) => !ends(expiry));
  const replacements = g.replacements.filter(({ expiry }) => !ends(expiry));
  const permissions = g.permissions.filter(({ expiry }) => !ends(expiry));
  const did =
    effects.length !== g.effects.length ||
    replacements.length !== g.replacements.length ||
    permissions.length !== g.permissions.length;
  if (!did) return false;
  g.effects = effects;
  g.replacements = replacements;
  g.permissions = permissions;
  touch(g);
  return true;
}

/** Ends what depends on something that is no longer so. */
export function endStaleEffects(g: GameState): boolean {
  if (g.effects.length === 0 && g.replacements.length === 0) return false;
  return endEffects(g, (expiry) => hasEndedAlready(g, expiry));
}
