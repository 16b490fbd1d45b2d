/**
 * Positions: a game that begins in the middle, from plain data (zones, permanents with all their statuses, the turn and its step).
 * Nothing triggers by being put there and nothing enters; state-based actions are checked before anybody gets priority (117.5).
 */
import type { CardDefinition } from "../card/card.ts";
import { parseManaCost } from "../card/cost.ts";
import type { Token } from "../card/effect.ts";
import { colors, counterKinds, manaTypes, steps } from "../card/words.ts";
import type { Color, CounterKind, Designation, Step, Zone } from "../card/words.ts";
import { newFrame } from "../state/frames.ts";
import { edit, nextTimestamp, playerAt } from "../state/game.ts";
import type { GameState, Pool } from "../state/game.ts";
import { isPlayerEntity } from "../state/identity.ts";
import type { EntityId, PlayerId } from "../state/identity.ts";
import { push, run } from "./agenda.ts";
import { compileCard, compiledToken } from "./compile/index.ts";
import { designationBit } from "./designations.ts";
import { controllerOf } from "./layers/index.ts";
import { emptyState, poolOf } from "./starting.ts";
import { createObject, zoneList } from "./zones.ts";

export interface PositionPlayer {
  readonly name: string;
  /** Default 20. */
  readonly life?: number;
  /** Floating mana, as symbols: "{G}{G}". */
  readonly mana?: string;
  /** Lands played this turn. */
  readonly landsPlayed?: number;
  /** Default 7. */
  readonly maxHandSize?: number;
}

/** An object of a position. The first one of the list gets the number 1, the next one 2, and so on. */
export interface PositionObject {
  readonly card: CardDefinition;
  /** For a token (111): the token of that card's text which it is, or `true` for a token that is a copy of the card. */
  readonly token?: Token | true;
  readonly zone: Exclude<Zone, "stack">;
  readonly owner: PlayerId;
  /** On the battlefield; the owner if left out. */
  readonly controller?: PlayerId;
  readonly tapped?: boolean;
  /** Came under its controller's control this turn (302.6). */
  readonly sick?: boolean;
  readonly faceDown?: boolean;
  readonly damage?: number;
  /** A planeswalker without any given has its printed loyalty. */
  readonly counters?: Readonly<Partial<Record<CounterKind, number>>>;
  /** The number of the object that it is attached to. */
  readonly attachedTo?: EntityId;
  /** The keyword of the alternative cost it was cast for, as long as that lasts. */
  readonly form?: string;
  readonly designations?: readonly Designation[];
  /** The colour that was chosen as it entered. */
  readonly chosenColor?: Color;
}

export interface Position {
  readonly seed?: number;
  readonly players: readonly PositionPlayer[];
  /** In the order of their timestamps; of a library the top card comes first. */
  readonly objects: readonly PositionObject[];
  readonly turn: {
    readonly active: PlayerId;
    /**
     * The step that it is in: its beginning is over and the active player has priority, but that the untap and cleanup steps and the
     * declaration of attackers, in which there is something to do first, are about to begin.
     */
    readonly step: Step;
    readonly number: number;
  };
  /** Further cards that the game has to know. */
  readonly alsoKnown?: readonly CardDefinition[];
}

/** Steps whose turn-based action is still to come: whoever is asked something or gets priority there does so after it. */
const beginning: ReadonlySet<Step> = new Set(["untap", "declareAttackers", "cleanup"]);

/**
 * The state of a game in that position, at its first question.
 * @throws RangeError when something names a player or an object that there is not, or a token that its card does not make
 */
export function stateOf(position: Position): GameState {
  const pool = poolOf([...position.objects.map(({ card }) => card), ...(position.alsoKnown ?? [])]);
  const g = emptyState(
    pool,
    position.players.map(({ name }) => name),
    position.seed ?? 1,
  );
  setTurn(g, position.turn);
  position.players.forEach((player, index) => setPlayer(g, index, player));
  for (const object of position.objects) addObject(g, pool, object);
  for (const [at, object] of position.objects.entries()) attachObject(g, at + 1, object.attachedTo ?? 0);
  // What an effect of the position gives to another player has been that player's: nothing comes under anybody's control by it (302.6).
  for (const id of g.battlefield) edit(g, id).heldBy = controllerOf(g, id);
  for (const player of g.players) player.library.reverse(); // the top of a library is the end of its list
  push(g, newFrame("turn", { n: steps.indexOf(position.turn.step), at: beginning.has(position.turn.step) ? 0 : 1 }));
  push(g, newFrame("check"));
  run(g);
  return g;
}

function setTurn(g: GameState, { active, step, number }: Position["turn"]): void {
  playerAt(g, active);
  g.activePlayer = active;
  g.startingPlayer = active;
  g.regularPlayer = active;
  g.priority = active;
  g.turn = number;
  g.step = step;
}

function setPlayer(g: GameState, index: PlayerId, { life, mana, landsPlayed, maxHandSize }: PositionPlayer): void {
  const player = playerAt(g, index);
  if (life !== undefined) player.life = life;
  if (landsPlayed !== undefined) player.landsPlayed = landsPlayed;
  if (maxHandSize !== undefined) player.maxHandSize = maxHandSize;
  for (const symbol of parseManaCost(mana ?? "")) {
    if (symbol.kind !== "mana") throw new RangeError(`"${mana}" is no mana: expected symbols like {G} or {C}`);
    const type = manaTypes.indexOf(symbol.type);
    player.mana[type] = (player.mana[type] ?? 0) + 1;
  }
  // Whose turn it is had an upkeep this turn, the others had theirs in the turns before.
  const last = g.turn - ((g.activePlayer - index + g.players.length) % g.players.length);
  const began = index === g.activePlayer && g.step === "untap" ? last - g.players.length : last;
  player.upkeeps = [began - g.players.length, began];
}

function addObject(g: GameState, pool: Pool, object: PositionObject): void {
  const { card, token, zone, owner, controller = owner } = object;
  const compiled = typeof token === "object" ? compiledToken(token) : compileCard(card);
  const number = pool.numbers.get(compiled);
  if (number === undefined) throw new RangeError(`${card.name} makes no ${compiled.name} token`);
  playerAt(g, owner);
  playerAt(g, controller);
  const id = createObject(g, number, token === undefined ? "card" : "token", owner);
  const record = edit(g, id);
  record.instance = g.nextInstance++;
  record.zone = zone;
  record.timestamp = nextTimestamp(g);
  record.faceDown = object.faceDown ?? false;
  if (zone === "battlefield") {
    record.controller = controller;
    record.heldBy = controller;
    record.tapped = object.tapped ?? false;
    record.sick = object.sick ?? false;
    record.since = record.sick ? g.turn : g.turn - 3 * g.players.length;
    record.damage = object.damage ?? 0;
    record.form = object.form ?? "";
    for (const designation of object.designations ?? []) record.designations |= designationBit(designation);
    if (object.chosenColor !== undefined) record.memory = { color: [colors.indexOf(object.chosenColor)] };
  }
  const loyalty = zone === "battlefield" ? compiled.printed.loyalty : 0;
  const counters: PositionObject["counters"] = { loyalty, ...object.counters };
  record.counters = counterKinds.map((kind) => counters[kind] ?? 0);
  zoneList(g, zone, owner).push(id);
}

function attachObject(g: GameState, id: number, host: EntityId): void {
  if (host === 0) return;
  if (isPlayerEntity(host) || g.objects[host]?.zone !== "battlefield")
    throw new RangeError(`object ${id} cannot be attached to ${host}: that is no permanent`);
  edit(g, id).attachedTo = host;
  const record = edit(g, host);
  record.attachments = [...record.attachments, id];
}
