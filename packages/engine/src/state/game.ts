/**
 * The state of a game: one plain value that holds everything going on. `copyState` is what a fork is made of: lists are copied, object
 * records are shared until one side changes one (`edit`). Knows nothing of how a game moves.
 */
import type { Step } from "../card/words.ts";
import type { CompiledAbility, CompiledCard } from "./compiled.ts";
import type {
  ContinuousEffect,
  DelayedTrigger,
  PlayPermission,
  WaitingReplacement,
  WaitingTrigger,
} from "./effects.ts";
import type { GameEvent } from "./events.ts";
import { copyFrame } from "./frames.ts";
import type { Frame } from "./frames.ts";
import type { ObjectId, PlayerId } from "./identity.ts";
import { copyObject } from "./object.ts";
import type { GameObject } from "./object.ts";
import { copyPlayer } from "./player.ts";
import type { Player } from "./player.ts";
import type { Question } from "./question.ts";
import type { LayerCache } from "./cache.ts";

/** How many abilities a card's numbers leave room for. */
export const abilitiesPerCard = 256;

/** The compiled cards of a game, tokens included; shared by all its forks. */
export interface Pool {
  readonly cards: readonly CompiledCard[];
  readonly numbers: ReadonlyMap<CompiledCard, number>;
  /** Cards by name, to find a token or a copy. */
  readonly byName: ReadonlyMap<string, number>;
  /** Whether any card has an ability that functions in a graveyard, hand or exile. */
  readonly abilitiesOutside: boolean;
}

/** A turn that someone takes out of order (500.7), or a part of one that is added. */
interface ExtraTurn {
  readonly player: PlayerId;
}

/** A planeswalker that creatures attack. */
interface AttackedPlaneswalker {
  readonly planeswalker: ObjectId;
  /** Who controlled it as it began to be attacked: the defending player (508.5). */
  readonly controller: PlayerId;
  /** Removed from combat: whatever attacks it attacks nothing (506.4c). */
  readonly removed: boolean;
}

export type Result =
  { readonly winner: PlayerId; readonly why: string } | { readonly draw: true; readonly why: string };

export interface GameState {
  pool: Pool;
  /** Whose object records may be changed in place. */
  edition: number;
  seed: number;
  random: number[];
  players: Player[];
  /** Index 0 is no object. */
  objects: GameObject[];
  battlefield: ObjectId[];
  /** The last element is on top. */
  stack: ObjectId[];
  exile: ObjectId[];
  command: ObjectId[];
  nextInstance: number;
  timestamp: number;

  activePlayer: PlayerId;
  startingPlayer: PlayerId;
  turn: number;
  step: Step;
  /** Whose turn comes after this one: extra turns, the last added first (500.7). */
  extraTurns: ExtraTurn[];
  isExtraTurn: boolean;
  /** Whose turn the last turn that was not extra was: the order of turns goes on from there. */
  regularPlayer: PlayerId;
  priority: PlayerId;
  /** How many players have passed in succession (117.4). */
  passes: number;
  /** Who had first strike or double strike as this combat's first damage step began, if there are two (510.4). */
  dealtFirstStrike: readonly ObjectId[];
  /** 1 in the first of two combat damage steps, 2 in the second or only one, 0 before (510.4). */
  combatSteps: number;
  attackedPlaneswalkers: readonly AttackedPlaneswalker[];

  effects: ContinuousEffect[];
  replacements: WaitingReplacement[];
  delayed: DelayedTrigger[];
  permissions: PlayPermission[];
  waiting: WaitingTrigger[];
  /** Whom a player controls during that player's next turn (722). */
  turnControls: readonly { readonly player: PlayerId; readonly by: PlayerId }[];
  /** Facts of this turn and the last that conditions ask for: [kind, a, b] each. */
  history: History;

  agenda: Frame[];
  question: Question | null;
  result: Result | null;

  /** Something has happened since state-based actions were last found to have nothing to do (704.3). */
  unsettled: boolean;
  layers: LayerCache | null;
  /** The stack of positions that an unfinished cast or activation can step back to. */
  undo: readonly Undo[];
  listener: ((event: GameEvent, state: GameState) => void) | null;
  /** State-based and priority actions without progress, for the loop rule (104.4b, 731). */
  loop: number;
}

/** What this turn's conditions look back at; lists are replaced, never changed in place. */
export interface History {
  /** Sources that dealt damage to a player: pairs of source and player. */
  damageBy: readonly (readonly [ObjectId, PlayerId])[];
  /** Attacker and blocker pairs that were so this turn. */
  blocked: readonly (readonly [ObjectId, ObjectId])[];
  /** Creatures that were dealt damage by a source this turn: pairs of creature and source. */
  damaged: readonly (readonly [ObjectId, ObjectId])[];
  /** Objects that entered the battlefield, with their controller and their card types (a mask) as they did. */
  entered: readonly (readonly [ObjectId, PlayerId, number])[];
  enteredLastTurn: readonly (readonly [ObjectId, PlayerId, number])[];
  /** Creatures that attacked this turn. */
  attacked: readonly ObjectId[];
  /** "The first card you draw each turn", abilities that happen once a turn, by number. */
  died: readonly ObjectId[];
}
export const noHistory: History = Object.freeze({
  damageBy: [],
  blocked: [],
  damaged: [],
  entered: [],
  enteredLastTurn: [],
  attacked: [],
  died: [],
});

/** A position to step back to, with the answers given since. */
export interface Undo {
  readonly state: GameState;
  readonly answers: readonly number[];
}

let editions = 0;
/** A number that no other game or fork of this process has had. */
export function newEdition(): number {
  return ++editions;
}

/** The record of an object, made this game's own to be changed in place. */
export function edit(g: GameState, id: ObjectId): GameObject {
  const object = objectOf(g, id);
  if (object.edition === g.edition) return object;
  const own = copyObject(object, g.edition);
  g.objects[id] = own;
  return own;
}

/**
 * The record of an object, to be read; that of one that has left says what it was (608.2h).
 * @throws RangeError when the number never was given
 */
export function objectOf(g: GameState, id: ObjectId): GameObject {
  const object = g.objects[id];
  if (object === undefined) throw new RangeError(`there is no object ${id}`);
  return object;
}

/**
 * The record of a player.
 * @throws RangeError when there is no such player
 */
export function playerAt(g: GameState, player: PlayerId): Player {
  const found = g.players[player];
  if (found === undefined) throw new RangeError(`there is no player ${player}`);
  return found;
}

/** The next player in turn order still in the game. */
export function nextPlayer(g: GameState, player: PlayerId): PlayerId {
  for (let offset = 1; offset <= g.players.length; offset++) {
    const next = (player + offset) % g.players.length;
    if (!playerAt(g, next).lost) return next;
  }
  return player;
}

/** The compiled card of an object: as printed, whatever effects make of it. */
export function cardOfObject(g: GameState, object: GameObject): CompiledCard {
  const card = g.pool.cards[object.card];
  if (card === undefined) throw new RangeError(`there is no card ${object.card}`);
  return card;
}

/** An ability by its number in the pool. */
export function abilityAt(pool: Pool, number: number): CompiledAbility {
  const ability = pool.cards[Math.floor(number / abilitiesPerCard)]?.abilities[number % abilitiesPerCard];
  if (ability === undefined) throw new RangeError(`there is no ability ${number}`);
  return ability;
}
/**
 * The number of an ability in the pool. Several cards may hold the same data, and what it is compiled to is found by the data, so it can
 * be that of a card which this game does not know: then it is the ability with that data of one that it does know.
 * @throws RangeError if no card of the pool has it
 */
export function numberOfAbility(pool: Pool, ability: CompiledAbility): number {
  const known = pool.numbers.has(ability.card) ? ability : twinIn(pool, ability);
  const card = known === undefined ? undefined : pool.numbers.get(known.card);
  if (card === undefined || known === undefined) throw new RangeError(`${ability.card.name} is not in the pool`);
  return card * abilitiesPerCard + known.index;
}

function twinIn(pool: Pool, { data }: CompiledAbility): CompiledAbility | undefined {
  for (const { abilities } of pool.cards) {
    const twin = abilities.find((ability) => ability.data === data);
    if (twin !== undefined) return twin;
  }
  return undefined;
}

/** The next number in the order of time (613.7). */
export function nextTimestamp(g: GameState): number {
  return ++g.timestamp;
}

/**
 * A copy that shares what neither side will change in place. Both sides must make an object record their own before they change it,
 * so the original gets a new edition as well.
 */
export function copyState(g: GameState): GameState {
  g.edition = newEdition();
  const copy: GameState = {
    pool: g.pool,
    edition: newEdition(),
    seed: g.seed,
    random: g.random.slice(),
    players: g.players.map(copyPlayer),
    objects: g.objects.slice(),
    battlefield: g.battlefield.slice(),
    stack: g.stack.slice(),
    exile: g.exile.slice(),
    command: g.command.slice(),
    nextInstance: g.nextInstance,
    timestamp: g.timestamp,
    activePlayer: g.activePlayer,
    startingPlayer: g.startingPlayer,
    turn: g.turn,
    step: g.step,
    extraTurns: g.extraTurns.slice(),
    isExtraTurn: g.isExtraTurn,
    regularPlayer: g.regularPlayer,
    priority: g.priority,
    passes: g.passes,
    dealtFirstStrike: g.dealtFirstStrike,
    combatSteps: g.combatSteps,
    attackedPlaneswalkers: g.attackedPlaneswalkers,
    effects: g.effects.slice(),
    replacements: g.replacements.slice(),
    delayed: g.delayed.slice(),
    permissions: g.permissions.slice(),
    waiting: g.waiting.slice(),
    turnControls: g.turnControls,
    history: g.history,
    agenda: g.agenda.map(copyFrame),
    question: g.question,
    result: g.result,
    unsettled: g.unsettled,
    layers: g.layers,
    undo: g.undo,
    listener: null,
    loop: g.loop,
  };
  return copy;
}

/** Puts another state's values in place of this one's, for stepping back. */
export function restoreState(g: GameState, from: GameState): void {
  const { listener } = g;
  Object.assign(g, copyState(from));
  g.listener = listener;
}
