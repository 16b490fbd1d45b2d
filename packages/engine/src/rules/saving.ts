/**
 * Saving a game and loading it again, at any question: the state's text with the names of the cards that it is about. The cards
 * themselves are not saved; a game is loaded with the same cards or not at all.
 */
import type { CardDefinition } from "../card/card.ts";
import type { Keyword } from "../card/keyword.ts";
import type { CompiledCard } from "../state/compiled.ts";
import { abilityAt, copyState, newEdition } from "../state/game.ts";
import type { GameState, Pool } from "../state/game.ts";
import { copyObject } from "../state/object.ts";
import { compiledKeyword, intrinsicCard } from "./compile/index.ts";
import { abilityKey, hashText, keywordKey, partKey, partsOf, serialiseWhole } from "./serial.ts";
import { poolOf } from "./starting.ts";

const format = "nykthos-game";
const version = 1;

export type LoadingProblem = "notASave" | "version" | "unknownCard" | "changedCard" | "damaged";

/** A saved game that cannot be loaded. */
export class LoadingError extends Error {
  readonly code: LoadingProblem;
  constructor(code: LoadingProblem, message: string) {
    super(message);
    this.name = "LoadingError";
    this.code = code;
  }
}

interface Save {
  readonly format: typeof format;
  readonly version: number;
  /** The cards in the order of the pool, each with a hash of its data. */
  readonly cards: readonly (readonly [name: string, hash: string])[];
  /** A hash of `state` as text. */
  readonly hash: string;
  readonly state: unknown;
}

/** A game as text, from which `loadState` makes the same game. */
export function saveState(g: GameState): string {
  const state = serialiseWhole(g);
  const cards = JSON.stringify(cardsOf(g.pool).map((card) => [card.name, hashOfCard(card.definition)]));
  return `{"format":"${format}","version":${version},"cards":${cards},"hash":"${hashText(state)}","state":${state}}`;
}

/** The cards that the pool was made of: tokens come with the cards that make them, the rules' own card by itself. */
function cardsOf(pool: Pool): readonly CompiledCard[] {
  return pool.cards.filter(({ isToken, definition }) => !isToken && definition !== intrinsicCard);
}

function hashOfCard(definition: CardDefinition): string {
  return hashText(JSON.stringify(definition));
}

/**
 * The state of a saved game.
 * @param find the definition of a card by its name
 * @throws LoadingError when the text is no saved game, is damaged, or is about cards that are unknown or have changed
 */
export function loadState(text: string, find: (name: string) => CardDefinition | undefined): GameState {
  const save = saveIn(text);
  const pool = poolOf(save.cards.map(([name, hash]) => cardIn(find, name, hash)));
  const { parts } = partsOf(pool);
  const revive = (_key: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (partKey in value) return parts[Number(value[partKey])];
    if (abilityKey in value) return abilityAt(pool, Number(value[abilityKey]));
    if (keywordKey in value) return compiledKeyword(value[keywordKey] as Keyword);
    return value;
  };
  const state = JSON.parse(JSON.stringify(save.state), revive) as GameState;
  const undo = state.undo.map((one) => ({ ...one, state: withShared({ ...one.state, undo: [] }, pool) }));
  // Copied, so that it has the shape of every other state.
  return copyState(withShared({ ...state, undo }, pool));
}

/** What is not saved: it is shared, derived, or of this process only. */
function withShared(saved: GameState, pool: Pool): GameState {
  const edition = newEdition();
  return {
    ...saved,
    pool,
    edition,
    objects: saved.objects.map((object) => copyObject(object, edition)),
    layers: null,
    listener: null,
  };
}

function saveIn(text: string): Save {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new LoadingError("notASave", `This is no saved game: ${error instanceof Error ? error.message : "not JSON"}`);
  }
  if (typeof found !== "object" || found === null || !("format" in found) || found.format !== format)
    throw new LoadingError("notASave", `This is no saved game: it does not say that its format is "${format}".`);
  if (!("version" in found) || found.version !== version)
    throw new LoadingError(
      "version",
      `The game was saved in version ${"version" in found ? String(found.version) : "?"} of the format; this is version ${version}.`,
    );
  if (!isSave(found) || hashText(JSON.stringify(found.state)) !== found.hash)
    throw new LoadingError("damaged", "The saved game is damaged: its text does not fit its hash.");
  return found;
}

function isSave(found: object): found is Save {
  return (
    "cards" in found &&
    Array.isArray(found.cards) &&
    found.cards.every(
      (card) => Array.isArray(card) && card.length === 2 && card.every((one) => typeof one === "string"),
    ) &&
    "hash" in found &&
    "state" in found
  );
}

function cardIn(find: (name: string) => CardDefinition | undefined, name: string, hash: string): CardDefinition {
  const definition = find(name);
  if (definition === undefined)
    throw new LoadingError("unknownCard", `The saved game has a card "${name}", which is unknown.`);
  if (hashOfCard(definition) !== hash)
    throw new LoadingError("changedCard", `"${name}" has changed since the game was saved.`);
  return definition;
}
