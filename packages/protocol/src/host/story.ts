/**
 * What a player is told of what happens: each event, without the numbers of objects that the player may not know. An object is known
 * while it can be seen, and as it leaves; one that is hidden again is not told apart from others any more.
 */
import { canSee, objectOf } from "@nykthos/engine";
import type {
  EntityId,
  EventName,
  GameEvent,
  GameObject,
  GameState,
  ObjectId,
  ObjectView,
  PlayerId,
  View,
} from "@nykthos/engine";
import type { Tally } from "../messages.ts";

/** Events that show a player something new, or leave something to chance: behind them there is no way back. */
const revealing: ReadonlySet<EventName> = new Set<EventName>(["draw", "reveal", "look", "search", "shuffle", "mill"]);

/** Whether that event may show somebody what was hidden: a card that leaves where it lay hidden does. */
export function isRevealing({ kind, from }: GameEvent): boolean {
  return revealing.has(kind) || from === "library" || from === "hand";
}

/** Events that are worth a moment's look. */
const notable: ReadonlySet<EventName> = new Set<EventName>([
  "turn",
  "cast",
  "activate",
  "trigger",
  "resolve",
  "counter",
  "fizzle",
  "discard",
  "mill",
  "reveal",
  "destroy",
  "sacrifice",
  "damage",
  "gainLife",
  "loseLife",
  "putCounter",
  "attach",
  "attack",
  "block",
  "createToken",
  "playLand",
  "designate",
  "fight",
]);

/** An event as the player knows it. */
export interface KnownEvent {
  readonly event: GameEvent;
  readonly turn: number;
  /** The object to show with it: what it is about, or what that became. */
  readonly shown: ObjectId;
}

export class Story {
  readonly #viewer: PlayerId;
  /** What is known, with the number of its card: the same wherever it goes before the player's eyes, and another one after it was hidden. */
  readonly #seen: Map<ObjectId, number>;
  #given: number;
  readonly tallies: Tally[];
  /** Whether something happened since this was last cleared that cannot be taken back. */
  revealed = false;
  /** Whether something worth seeing happened since this was last cleared. */
  notable = false;

  constructor(viewer: PlayerId, from?: Story) {
    this.#viewer = viewer;
    this.#seen = new Map(from === undefined ? [] : from.#seen);
    this.#given = from === undefined ? 0 : from.#given;
    this.tallies = from === undefined ? [] : [...from.tallies];
  }

  /** What the player may know of an event as it happens, and which moment to watch to see it. */
  hear(event: GameEvent, g: GameState, moment: number): KnownEvent {
    if (revealing.has(event.kind)) this.revealed = true;
    if (notable.has(event.kind)) this.notable = true;
    if (event.kind === "turn") this.#count(g, moment);
    const object = this.#known(g, event.object);
    const other = this.#known(g, event.other, event.kind === "move" ? this.#seen.get(object) : undefined);
    // Something hidden lies open from now on: what it is was not known.
    if (event.kind === "move" && object === 0 && other > 0) this.revealed = true;
    const source = this.#known(g, event.source);
    return {
      event: { ...event, object, other, source },
      turn: g.turn,
      shown: event.kind === "move" && other > 0 ? other : object,
    };
  }

  /** These objects, and no others, lie open before the player. A card among them that was not known until now has been revealed. */
  look(g: GameState, open: readonly ObjectId[]): void {
    const now = new Set(open);
    for (const id of this.#seen.keys()) if (isHidden(objectOf(g, id)) && !now.has(id)) this.#seen.delete(id);
    for (const id of now) {
      if (this.#seen.has(id)) continue;
      if (objectOf(g, id).kind === "card") this.revealed = true;
      this.#seen.set(id, ++this.#given);
    }
  }

  /** What is seen, with the numbers by which the player tells cards apart: those of the game would say which one comes back from a hand. */
  numbered(view: View): View {
    const number = (object: ObjectView): ObjectView =>
      object.instance === 0 ? object : { ...object, instance: this.#seen.get(object.id) ?? 0 };
    return {
      ...view,
      players: view.players.map((player) => ({
        ...player,
        hand: player.hand.map(number),
        graveyard: player.graveyard.map(number),
        libraryTop: player.libraryTop === null ? null : number(player.libraryTop),
      })),
      battlefield: view.battlefield.map(number),
      stack: view.stack.map(number),
      exile: view.exile.map(number),
      command: view.command.map(number),
      looking: view.looking.map(number),
    };
  }

  #known(g: GameState, entity: EntityId, card?: number): EntityId {
    if (entity <= 0 || this.#seen.has(entity)) return entity;
    if (objectOf(g, entity).zone === "none" || !canSee(g, this.#viewer, entity)) return 0;
    this.#seen.set(entity, card ?? ++this.#given);
    return entity;
  }

  #count(g: GameState, moment: number): void {
    this.tallies.push({
      turn: g.turn,
      active: g.activePlayer,
      moment,
      life: g.players.map(({ life }) => life),
      hands: g.players.map(({ hand }) => hand.length),
      permanents: g.players.map(
        (_, player) => g.battlefield.filter((id) => objectOf(g, id).controller === player).length,
      ),
    });
  }
}

/** Whether that lies where it may be hidden. */
function isHidden({ zone, faceDown }: GameObject): boolean {
  return zone === "hand" || zone === "library" || (zone === "exile" && faceDown);
}
