/**
 * Events: everything that changes the game, as one flat record each, with its cause and the rule that carries it out. The log,
 * animation, statistics and triggers read the same stream; making one costs nothing beyond itself when nobody listens.
 */
import type { Zone } from "../card/words.ts";
import type { EntityId, ObjectId, PlayerId } from "./identity.ts";

/**
 * The kinds of events. Mechanics add theirs by declaration merging, and to the list with `addEventName`.
 * @public
 */
export interface EventNames {
  turn: true;
  step: true;
  cast: true;
  activate: true;
  trigger: true;
  resolve: true;
  counter: true;
  fizzle: true;
  draw: true;
  discard: true;
  mill: true;
  search: true;
  shuffle: true;
  reveal: true;
  look: true;
  /** An object changed zones (400.7): `object` before, `other` after. */
  move: true;
  destroy: true;
  sacrifice: true;
  damage: true;
  gainLife: true;
  loseLife: true;
  putCounter: true;
  removeCounter: true;
  tap: true;
  untap: true;
  attach: true;
  unattach: true;
  attack: true;
  block: true;
  becomeBlocked: true;
  unblocked: true;
  createToken: true;
  copy: true;
  addMana: true;
  spendMana: true;
  loseMana: true;
  tapForMana: true;
  payLife: true;
  playLand: true;
  designate: true;
  extraTurn: true;
  becomeTarget: true;
  regenerate: true;
  prevent: true;
  fight: true;
  control: true;
  cycle: true;
  choose: true;
  mulligan: true;
  lose: true;
  win: true;
}
export type EventName = keyof EventNames;

const names: EventName[] = [
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
  "search",
  "shuffle",
  "reveal",
  "look",
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
];
/** All kinds of events that there are. */
export const eventNames: readonly EventName[] = names;

export function addEventName(name: EventName): void {
  if (!names.includes(name)) names.push(name);
}

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
