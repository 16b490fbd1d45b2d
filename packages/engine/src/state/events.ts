/**
 * Events: everything that changes the game, as one flat record each, with its cause and the rule that carries it out. The log,
 * animation, statistics and triggers read the same stream; making one costs nothing beyond itself when nobody listens.
 */
import type { Zone } from "../card/words.ts";
import type { EntityId, ObjectId, PlayerId } from "./identity.ts";

export const eventNames = [
  "turn",
  "step",
  "cast",
  "activate",
  "trigger",
  "resolve",
  "counter",
  "fizzle",
  "draw",
  "discard",
  "mill",
  "scry",
  "search",
  "shuffle",
  "reveal",
  "look",
  /** An object changed zones (400.7): `object` before, `other` after. */
  "move",
  "destroy",
  "sacrifice",
  "damage",
  "gainLife",
  "loseLife",
  "putCounter",
  "removeCounter",
  "tap",
  "untap",
  "attach",
  "unattach",
  "attack",
  "block",
  "becomeBlocked",
  "unblocked",
  "createToken",
  "copy",
  "addMana",
  "spendMana",
  "loseMana",
  "tapForMana",
  "payLife",
  "playLand",
  "designate",
  "extraTurn",
  "becomeTarget",
  "regenerate",
  "prevent",
  "fight",
  "control",
  "cycle",
  "choose",
  "mulligan",
  "lose",
  "win",
] as const;
export type EventName = (typeof eventNames)[number];

export interface GameEvent {
  readonly kind: EventName;
  /** What it happens to. */
  readonly object: ObjectId;
  /** The second thing: the new object of a move, what is blocked, whom damage is dealt to. */
  readonly other: EntityId;
  readonly player: PlayerId;
  readonly amount: number;
  readonly from: Zone | "none";
  readonly to: Zone | "none";
  /** The object that causes it; 0 for the rules of the game. */
  readonly source: ObjectId;
  /** More of it: a counter's kind, "combat", a step, a designation, the cause of a move. */
  readonly detail: string;
  readonly rule: string;
}

/** An event with the given fields; the rest say nothing. */
export function gameEvent(kind: EventName, rule: string, fields: Partial<GameEvent>): GameEvent {
  return {
    kind,
    object: fields.object ?? 0,
    other: fields.other ?? 0,
    player: fields.player ?? -1,
    amount: fields.amount ?? 0,
    from: fields.from ?? "none",
    to: fields.to ?? "none",
    source: fields.source ?? 0,
    detail: fields.detail ?? "",
    rule,
  };
}
