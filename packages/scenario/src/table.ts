/**
 * A scenario's table: the game, the names that things go by, and everything that has happened. Finds what a reference means and says
 * what objects are called. Knows nothing of steps and expectations.
 */
import {
  cardOfObject,
  characteristicsOf,
  controllerOf,
  haveSameName,
  isPlayerEntity,
  objectOf,
  playerAt,
  playerEntity,
  playerOfEntity,
} from "@nykthos/engine";
import type { EntityId, Game, GameEvent, GameObject, GameState, ObjectId, PlayerId } from "@nykthos/engine";
import { canonicalName, isToken, nearestSaid } from "./cards.ts";
import { StepFailure } from "./failure.ts";
import { kindsOf } from "./event-kinds.ts";
import type { CountedEvent } from "./event-kinds.ts";
import { letters } from "./position.ts";
import type { Letter } from "./position.ts";

/** An event as it was told, with what it counts as and who was on both sides of it. */
export interface LoggedEvent {
  readonly event: GameEvent;
  readonly kinds: readonly CountedEvent[];
  /** The number of the script's step in which it happened; 0 before the first. */
  readonly step: number;
  /** Whoever did it or to whom it happened. */
  readonly player: PlayerId;
  readonly said: string;
}

export class Table {
  readonly game: Game;
  readonly aliases: Map<string, EntityId>;
  readonly log: LoggedEvent[];
  stepNumber = 0;

  constructor(game: Game, aliases: ReadonlyMap<string, EntityId>, log: readonly LoggedEvent[] = []) {
    this.game = game;
    this.aliases = new Map(aliases);
    this.log = [...log];
    game.listen((event, g) => this.log.push(this.logged(event, g)));
  }

  get g(): GameState {
    return this.game.state;
  }

  // Players.

  letter(player: PlayerId): Letter {
    return letters[player] ?? "A";
  }
  player(letter: Letter): PlayerId {
    const index = letters.indexOf(letter);
    if (index >= this.g.players.length) throw new StepFailure("reference", `there is no player ${letter}`);
    return index;
  }

  // References.

  /** What a reference means; `player` is the one whose step it is. */
  find(reference: string, player: PlayerId): EntityId {
    const letterIndex = letters.findIndex((letter) => letter === reference);
    if (letterIndex >= 0) return playerEntity(this.player(letters[letterIndex] ?? "A"));
    const alias = this.aliases.get(reference);
    if (alias !== undefined) return isPlayerEntity(alias) ? alias : this.now(alias);
    const fromTop = /^stack#(\d+)$/.exec(reference);
    if (fromTop !== null) return this.onStack(Number(fromTop[1]), reference);
    return this.named(reference, player);
  }

  /** The object that a reference means. */
  findObject(reference: string, player: PlayerId): ObjectId {
    const entity = this.find(reference, player);
    if (isPlayerEntity(entity)) throw new StepFailure("reference", `"${reference}" is a player; expected an object`);
    return entity;
  }

  private onStack(place: number, reference: string): ObjectId {
    const { stack } = this.g;
    const id = stack[stack.length - place];
    if (id === undefined)
      throw new StepFailure("reference", `there is no ${reference}: ${stack.length} objects are on the stack`);
    return id;
  }

  private named(reference: string, player: PlayerId): ObjectId {
    const { letter, name, place } = partsOf(reference);
    const all = this.allNamed(name).filter((id) => letter === undefined || this.belongsTo(id) === this.player(letter));
    if (place !== undefined) {
      const id = all[place - 1];
      if (id === undefined) throw new StepFailure("reference", `there is no "${reference}"${this.fitting(all)}`);
      return id;
    }
    const open = all.filter((id) => this.isOpen(id));
    const [first, second] = open;
    if (second !== undefined) throw new StepFailure("reference", `"${reference}" is ambiguous${this.fitting(open)}`);
    if (first !== undefined) return first;
    const whose = letter === undefined ? player : this.player(letter);
    // Cards of the same name are alike while they are hidden.
    const hidden = all.filter((id) => objectOf(this.g, id).zone !== "none");
    const inHand = hidden.filter((id) => objectOf(this.g, id).zone === "hand");
    const found = inHand.find((id) => objectOf(this.g, id).owner === whose) ?? inHand[0] ?? hidden[0] ?? all.at(-1);
    if (found !== undefined) return found;
    throw new StepFailure("reference", `nothing is called "${reference}"${this.nearest(name)}`);
  }

  private nearest(name: string): string {
    const start = name.slice(0, 3).toLowerCase();
    const near = [...this.aliases.keys()].filter((alias) => alias.toLowerCase().startsWith(start));
    if (near.length > 0) return `; nearest alias: ${near.join(", ")}`;
    return canonicalName(name) === name && !isToken(name) ? nearestSaid(name) : "";
  }

  private fitting(ids: readonly ObjectId[]): string {
    return ids.length === 0 ? "" : `; what fits: ${ids.map((id) => this.sayInFull(id)).join("; ")}`;
  }

  /** Everything that has or had that name, in the order it was created, each as what it is now. */
  allNamed(name: string): ObjectId[] {
    const wanted = canonicalName(name);
    return this.everything().filter((id) => haveSameName(this.nameOf(id), wanted));
  }

  /** Each card, token and copy once, as the object that it is now or was last, in the order of creation. */
  everything(): ObjectId[] {
    const latest = new Map<number, ObjectId>();
    for (const object of this.g.objects) {
      if (object.id === 0 || object.kind === "ability" || object.kind === "emblem") continue;
      latest.set(object.kind === "copy" ? -object.id : object.instance, object.id);
    }
    return [...latest.values()];
  }

  /** What an object has become by now. */
  now(id: ObjectId): ObjectId {
    let object = objectOf(this.g, id);
    while (object.zone === "none" && object.successor !== 0) object = objectOf(this.g, object.successor);
    return object.id;
  }

  /** In a zone that everybody sees. */
  private isOpen(id: ObjectId): boolean {
    const { zone, faceDown } = objectOf(this.g, id);
    return (
      zone === "battlefield" ||
      zone === "stack" ||
      zone === "graveyard" ||
      (zone === "exile" && !faceDown) ||
      zone === "command"
    );
  }

  /** Its controller where it has one, else its owner. */
  belongsTo(id: ObjectId): PlayerId {
    const object = objectOf(this.g, id);
    if (object.zone === "battlefield") return controllerOf(this.g, id);
    if (object.zone === "none") return object.last?.controller ?? object.controller;
    return object.zone === "stack" ? object.controller : object.owner;
  }

  // Names.

  nameOf(id: ObjectId): string {
    const object = objectOf(this.g, id);
    if (object.zone === "none") return object.last?.name ?? cardOfObject(this.g, object).name;
    if (object.faceDown) return cardOfObject(this.g, object).name; // the scenario's author knows what it is
    return characteristicsOf(this.g, id).name;
  }

  /** What a person calls it: its alias, or its name, with its number where others have the name too. */
  say(entity: EntityId): string {
    if (entity === 0) return "nothing";
    if (isPlayerEntity(entity)) return this.letter(playerOfEntity(entity));
    const object = objectOf(this.g, entity);
    if (object.kind === "ability") return `an ability of ${this.say(object.stack?.source ?? 0)}`;
    const current = this.now(entity);
    for (const [alias, of] of this.aliases) if (!isPlayerEntity(of) && this.now(of) === current) return alias;
    const name = this.nameOf(current);
    const same = this.everything().filter((id) => this.nameOf(id) === name && !this.isInLibrary(id));
    return same.length > 1 && same.includes(current) ? `${name}#${this.allNamed(name).indexOf(current) + 1}` : name;
  }

  private isInLibrary(id: ObjectId): boolean {
    return objectOf(this.g, id).zone === "library";
  }

  private sayInFull(id: ObjectId): string {
    const object = objectOf(this.g, id);
    const name = this.nameOf(id);
    const numbered = `${name}#${this.allNamed(name).indexOf(id) + 1}`;
    const alias = [...this.aliases].find(([, of]) => !isPlayerEntity(of) && this.now(of) === id)?.[0];
    const where = object.zone === "none" ? "gone" : `${this.letter(this.belongsTo(id))}'s, ${object.zone}`;
    return `${numbered} (${where}${alias === undefined ? "" : `, alias ${alias}`})`;
  }

  // Events.

  private logged(event: GameEvent, g: GameState): LoggedEvent {
    return {
      event,
      kinds: kindsOf(event, g),
      step: this.stepNumber,
      player: this.whose(event, g),
      said: this.sayEvent(event),
    };
  }

  /** The player whose event it is: whoever does it, or whose object it happens to. */
  private whose(event: GameEvent, g: GameState): PlayerId {
    if (doneBySource.has(event.kind) && event.source > 0) return this.belongsTo(event.source);
    if (event.player >= 0) return event.player;
    const id = event.object > 0 ? event.object : event.other > 0 ? event.other : event.source;
    if (id <= 0) return isPlayerEntity(event.other) ? playerOfEntity(event.other) : g.activePlayer;
    const object = objectOf(g, id);
    return object.zone === "battlefield" ? controllerOf(g, id) : (object.last?.controller ?? object.controller);
  }

  private sayEvent(event: GameEvent): string {
    const { kind, object, other, player, amount, from, to, source, detail, rule } = event;
    const parts: string[] = [kind];
    if (kind === "move") parts.push(`${this.nameSaid(object)} ${from} → ${to}`);
    else {
      if (object !== 0) parts.push(this.nameSaid(object));
      if (other !== 0 && other !== object) parts.push(`→ ${this.nameSaid(other)}`);
      if (kind === "step" || kind === "turn") parts.push(detail);
    }
    if (player >= 0) parts.push(`(${this.letter(player)})`);
    if (["damage", "gainLife", "loseLife", "putCounter", "removeCounter", "scry"].includes(kind))
      parts.push(String(amount));
    if (detail !== "" && kind !== "step" && kind !== "turn") parts.push(`[${detail}]`);
    if (source !== 0 && source !== object) parts.push(`by ${this.nameSaid(source)}`);
    return `${parts.join(" ")} — ${rule}`;
  }

  private nameSaid(entity: EntityId): string {
    if (isPlayerEntity(entity)) return this.letter(playerOfEntity(entity));
    const object: GameObject = objectOf(this.g, entity);
    const name = object.last?.name ?? cardOfObject(this.g, object).name;
    return object.kind === "ability" ? `ability of ${name}` : name;
  }

  /** The cards of a player's zone, the top of a library first. */
  zoneOf(player: PlayerId, zone: "hand" | "library" | "graveyard" | "exile" | "battlefield"): ObjectId[] {
    const record = playerAt(this.g, player);
    switch (zone) {
      case "hand":
      case "graveyard":
        return record[zone].slice();
      case "library":
        return record.library.toReversed();
      case "exile":
        return this.g.exile.filter((id) => objectOf(this.g, id).owner === player);
      case "battlefield":
        return this.g.battlefield.filter((id) => controllerOf(this.g, id) === player);
    }
  }
}

/** Events that are done by whoever controls the object that causes them. */
const doneBySource: ReadonlySet<string> = new Set([
  "damage",
  "counter",
  "destroy",
  "putCounter",
  "removeCounter",
  "tap",
  "untap",
]);

/** "A:Name#2" in its parts. */
function partsOf(reference: string): { letter: Letter | undefined; name: string; place: number | undefined } {
  const [, letter, name = reference, place] = /^(?:([A-D]):\s*)?(.*?)(?:#(\d+))?$/.exec(reference) ?? [];
  return {
    letter: letters.find((one) => one === letter),
    name,
    place: place === undefined ? undefined : Number(place),
  };
}
