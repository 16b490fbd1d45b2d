/**
 * Why something cannot be done now: the first reason in the order of the rules, with its number. For whoever tried what is
 * not among a question's options; it decides nothing itself. Reads the game and changes nothing.
 */
import type { GameState } from "../../state/game.ts";
import type { EntityId, ObjectId, PlayerId } from "../../state/identity.ts";
import { noIds } from "../../state/object.ts";
import { reason } from "../reason.ts";
import type { Reason } from "../reason.ts";
import { whyNotActivate } from "./activating.ts";
import { whyNotCast } from "./casting.ts";
import { whyNotAttack, whyNotBlock } from "./combat.ts";
import { whyNotDone } from "./declaring.ts";
import { whyNotPlay } from "./playing.ts";
import { whyNoPriority } from "./saying.ts";
import { whyNotTarget } from "./targets.ts";

/** Something that a player would like to do. */
export type Intent =
  | { readonly do: "pass"; readonly player: PlayerId }
  | {
      readonly do: "cast";
      readonly player: PlayerId;
      readonly object: ObjectId;
      /** The keyword of an alternative cost, or "". */
      readonly form?: string;
      /** The targets that are meant, to say what is wrong with them if none can be chosen. */
      readonly targets?: readonly EntityId[];
    }
  | { readonly do: "play"; readonly player: PlayerId; readonly object: ObjectId }
  | {
      readonly do: "activate";
      readonly player: PlayerId;
      readonly object: ObjectId;
      /** Its place among the abilities of the object. */
      readonly ability: number;
      readonly targets?: readonly EntityId[];
    }
  /** Choosing a target for something that is being put on the stack. */
  | { readonly do: "target"; readonly object: ObjectId; readonly group: string; readonly target: EntityId }
  | { readonly do: "attack"; readonly player: PlayerId; readonly object: ObjectId; readonly defender: EntityId }
  | { readonly do: "block"; readonly player: PlayerId; readonly object: ObjectId; readonly attacker: ObjectId }
  /** Ending the declaration of attackers or blockers as it stands. */
  | { readonly do: "done"; readonly player: PlayerId };

/**
 * The reason why that cannot be done now, or null where none is found.
 */
export function whyNot(g: GameState, intent: Intent): Reason | null {
  if (g.result !== null) return reason("over", "104.1", {});
  switch (intent.do) {
    case "pass":
      return whyNoPriority(g, intent.player, "117.3d");
    case "cast":
      return whyNotCast(g, intent.player, intent.object, intent.form ?? "", intent.targets ?? noIds);
    case "play":
      return whyNotPlay(g, intent.player, intent.object);
    case "activate":
      return whyNotActivate(g, intent.player, intent.object, intent.ability, intent.targets ?? noIds);
    case "target":
      return whyNotTarget(g, intent.object, intent.group, intent.target);
    case "attack":
      return whyNotAttack(g, intent.player, intent.object, intent.defender);
    case "block":
      return whyNotBlock(g, intent.player, intent.object, intent.attacker);
    case "done":
      return whyNotDone(g, intent.player);
  }
}
