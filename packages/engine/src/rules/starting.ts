/**
 * Starting the game (103): the pool of compiled cards, libraries shuffled, who goes first, opening hands and London mulligans, and then
 * the first turn.
 */
import type { CardDefinition } from "../card/card.ts";
import type { CompiledCard } from "../state/compiled.ts";
import { gameEvent } from "../state/events.ts";
import { newFrame } from "../state/frames.ts";
import { edit, newEdition, nextPlayer, noHistory, playerAt } from "../state/game.ts";
import type { GameState, Pool } from "../state/game.ts";
import type { PlayerId } from "../state/identity.ts";
import { newObject } from "../state/object.ts";
import { newPlayer } from "../state/player.ts";
import { randomBelow, seedRandom, shuffleInPlace } from "../state/random.ts";
import { ask, defineFrame, finish, push, takeAnswer } from "./agenda.ts";
import { compileCard, intrinsicCard } from "./compile/index.ts";
import { occur } from "./occur.ts";
import { beginTurn } from "./turn.ts";
import { shuffleLibrary } from "./verbs/libraries.ts";
import { createObject, drawOne, moveNow } from "./zones.ts";

/** How many cards an opening hand has (103.5). */
const handSize = 7;

/** A pool of those cards, with the tokens that they make; in the order given, so that the same decks give the same numbers. */
export function poolOf(definitions: Iterable<CardDefinition>): Pool {
  const cards: CompiledCard[] = [];
  const numbers = new Map<CompiledCard, number>();
  const byName = new Map<string, number>();
  const add = (card: CompiledCard): void => {
    if (numbers.has(card)) return;
    numbers.set(card, cards.length);
    if (!byName.has(card.name)) byName.set(card.name, cards.length);
    cards.push(card);
    for (const token of card.tokens) add(token);
  };
  add(compileCard(intrinsicCard));
  for (const definition of definitions) add(compileCard(definition));
  return { cards, numbers, byName, abilitiesOutside: cards.some(functionsOutside) };
}

function functionsOutside(card: CompiledCard): boolean {
  const outside = 2 | 8 | 32; // hand, graveyard, exile
  return card.abilities.some((ability) => (ability.zones & outside) !== 0);
}

const pools = new WeakMap<CardDefinition, { readonly definitions: readonly CardDefinition[]; readonly pool: Pool }>();

/** The pool for those decks; the same one for the same decks again, since making it takes longer than dealing. */
export function poolForDecks(decks: readonly (readonly CardDefinition[])[]): Pool {
  const definitions = [...new Set(decks.flat())];
  const [first] = definitions;
  if (first === undefined) return poolOf([]);
  const known = pools.get(first);
  if (known?.definitions.length === definitions.length && known.definitions.every((one, at) => one === definitions[at]))
    return known.pool;
  const pool = poolOf(definitions);
  pools.set(first, { definitions, pool });
  return pool;
}

/** A state with players and nothing else yet. */
export function emptyState(pool: Pool, names: readonly string[], seed: number, life = 20): GameState {
  const edition = newEdition();
  return {
    pool,
    edition,
    seed,
    random: seedRandom(seed),
    players: names.map((name) => newPlayer(name, life)),
    objects: [newObject(0, 0, "card", 0, edition)],
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    nextInstance: 1,
    timestamp: 0,
    activePlayer: 0,
    startingPlayer: 0,
    turn: 0,
    step: "untap",
    extraTurns: [],
    isExtraTurn: false,
    regularPlayer: 0,
    priority: 0,
    passes: 0,
    dealtFirstStrike: [],
    attackedPlaneswalkers: [],
    combatSteps: 0,
    effects: [],
    replacements: [],
    delayed: [],
    permissions: [],
    waiting: [],
    turnControls: [],
    history: noHistory,
    agenda: [],
    question: null,
    result: null,
    unsettled: true,
    layers: null,
    undo: [],
    listener: null,
    loop: 0,
  };
}

/** Puts a card that a player owns into a zone before the game begins. */
function addCard(g: GameState, definition: CardDefinition, owner: PlayerId): number {
  const number = g.pool.numbers.get(compileCard(definition));
  if (number === undefined) throw new RangeError(`${definition.name} is not in the pool of this game`);
  const id = createObject(g, number, "card", owner);
  const record = edit(g, id);
  record.instance = g.nextInstance++;
  return id;
}

/** A new game, up to the first question: libraries are shuffled, the first player is drawn, seven cards are dealt (103.1–103.5). */
export function startGame(
  g: GameState,
  decks: readonly (readonly CardDefinition[])[],
  options: { readonly first?: PlayerId; readonly mulligans?: boolean },
): void {
  decks.forEach((deck, player) => {
    // Numbered in an order that tells nothing of the deck list, and shuffled apart from that, so that a number gives nothing away.
    const order = deck.map((_, at) => at);
    shuffleInPlace(g.random, order);
    for (const at of order) {
      const definition = deck[at];
      if (definition === undefined) continue;
      const id = addCard(g, definition, player);
      edit(g, id).zone = "library";
      playerAt(g, player).library.push(id);
    }
    shuffleInPlace(g.random, playerAt(g, player).library);
  });
  const first = options.first ?? randomBelow(g.random, g.players.length);
  g.startingPlayer = first;
  g.activePlayer = first;
  g.regularPlayer = first;
  for (let player = 0; player < g.players.length; player++) dealHand(g, player);
  push(g, newFrame("start", { player: first }));
  if (options.mulligans !== false) push(g, newFrame("mulligans", { list: turnOrder(g) }));
}

function turnOrder(g: GameState): readonly PlayerId[] {
  return g.players.map((_, offset) => (g.startingPlayer + offset) % g.players.length);
}

function dealHand(g: GameState, player: PlayerId): void {
  for (let drawn = 0; drawn < handSize; drawn++) drawOne(g, player, 0);
  playerAt(g, player).drewFromEmpty = false;
  playerAt(g, player).cardsDrawn = 0;
}

/**
 * 103.5: in turn order each who has not kept decides; then all who mulligan do so at once, and so on. Who keeps puts a card on the
 * bottom for each mulligan taken. `list` holds those who still decide, `rest` those who mulligan this time, `n` the place in the list.
 */
defineFrame("mulligans", (g, frame) => {
  const player = frame.list[frame.n];
  if (player === undefined) {
    const again = frame.rest;
    if (again.length === 0) {
      finish(g);
      return;
    }
    for (const one of again) if (!playerAt(g, one).lost) takeMulligan(g, one);
    frame.list = again;
    frame.rest = [];
    frame.n = 0;
    return;
  }
  if (playerAt(g, player).lost) {
    frame.n++; // conceded
    return;
  }
  const answer = takeAnswer(frame);
  if (answer === null) {
    const options =
      playerAt(g, player).mulligans >= handSize
        ? ([{ type: "keep" }] as const)
        : ([{ type: "keep" }, { type: "mulligan" }] as const);
    ask(g, "mulligan", player, options, { amount: playerAt(g, player).mulligans });
    return;
  }
  frame.n++;
  if (answer.type === "mulligan") frame.rest = [...frame.rest, player];
  else if (playerAt(g, player).mulligans > 0)
    push(g, newFrame("bottomCards", { player, n: playerAt(g, player).mulligans }));
});

function takeMulligan(g: GameState, player: PlayerId): void {
  const record = playerAt(g, player);
  record.mulligans++;
  occur(g, gameEvent("mulligan", "103.5", { player, amount: record.mulligans }));
  for (const id of record.hand.slice()) moveNow(g, id, "library", { cause: "mulligan" });
  shuffleLibrary(g, player);
  dealHand(g, player);
}

defineFrame("bottomCards", (g, frame) => {
  const { hand } = playerAt(g, frame.player);
  const answer = takeAnswer(frame);
  if (answer?.type === "choose") {
    moveNow(g, answer.entity, "library", { position: "bottom" });
    frame.n--;
    return;
  }
  if (frame.n <= 0 || hand.length === 0) {
    finish(g);
    return;
  }
  ask(
    g,
    "bottom",
    frame.player,
    hand.map((entity) => ({ type: "choose", entity })),
    { amount: frame.n, toChoose: { least: frame.n, most: frame.n } },
  );
});

/** 103.8: the starting player takes their first turn. */
defineFrame("start", (g, frame) => {
  finish(g);
  beginTurn(g, playerAt(g, frame.player).lost ? nextPlayer(g, frame.player) : frame.player, false); // 800.4k
  push(g, newFrame("turn"));
});
