/**
 * Games to try laws on, each from its number alone: decks of random cards of the whole pool that their lands can pay for, and positions
 * in the middle of a game with random permanents, so that every card comes into play often.
 */
import { allCards, cards } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import { newGame, newPosition, randomBelow, seedRandom } from "@nykthos/engine";
import type { Game, PositionObject } from "@nykthos/engine";

const colors = ["W", "U", "B", "R", "G"] as const;
const basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(named);

function named(name: string): CardDefinition {
  const found = cards.get(name);
  if (found === undefined) throw new RangeError(`there is no card "${name}"`);
  return found;
}

const spells = allCards.filter(({ types }) => !types.includes("Land"));
const lands = allCards.filter((card) => card.types.includes("Land") && !card.supertypes.includes("Basic"));

/** Numbers by chance, always the same from the same seed. */
export class Chance {
  private readonly state: number[];
  constructor(seed: number) {
    this.state = seedRandom(seed);
  }
  below(limit: number): number {
    return randomBelow(this.state, limit);
  }
  /** True once in so many times. */
  once(in_: number): boolean {
    return this.below(in_) === 0;
  }
  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new RangeError("there is nothing to pick from");
    return picked;
  }
}

type GameKind = "decks" | "position";

/** What a number stands for: games of decks and positions by turns. */
export function kindOf(seed: number): GameKind {
  return seed % 2 === 0 ? "decks" : "position";
}

/** The game of that number, at its first question: the same each time. */
export function startOf(seed: number): Game {
  const chance = new Chance(seed);
  const players = chance.once(12) ? 3 : 2;
  return kindOf(seed) === "decks" ? deckGame(chance, seed, players) : positionGame(chance, seed, players);
}

function namesOf(players: number): readonly string[] {
  return ["Anax", "Cymede", "Daxos"].slice(0, players);
}

function deckGame(chance: Chance, seed: number, players: number): Game {
  return newGame({
    seed,
    players: namesOf(players).map((name) => ({ name, deck: deckOf(chance) })),
    // Short of cards and of life, so that games come to an end.
    life: chance.pick([10, 20]),
    mulligans: chance.once(4),
  });
}

/** Forty cards of two colours, or of all five now and then. */
function deckOf(chance: Chance): CardDefinition[] {
  const all = chance.once(5);
  const first = chance.below(5);
  const second = (first + 1 + chance.below(4)) % 5;
  const inDeck = (at: number): boolean => all || at === first || at === second;
  const castable = spells.filter(({ manaCost }) =>
    colors.every((color, at) => inDeck(at) || manaCost?.includes(color) !== true),
  );
  const deck = Array.from({ length: 23 }, () => chance.pick(castable));
  const own = basics.filter((_, at) => inDeck(at));
  for (let land = 0; land < 17; land++) deck.push(chance.once(6) ? chance.pick(lands) : chance.pick(own));
  return deck;
}

/** How many cards of each hand are taken from the pool in turn. */
const inTurn = 4;

/**
 * Each player has all the mana there is, a handful of permanents, Auras on some of them, and cards of every kind in every zone. Part of
 * each hand goes through the pool in order, so that a few hundred games hold every card.
 */
function positionGame(chance: Chance, seed: number, players: number): Game {
  const objects: PositionObject[] = [];
  for (let owner = 0; owner < players; owner++) {
    const lands = chance.pick([2, 2, 3]);
    for (const card of basics) {
      for (let land = 0; land < lands; land++) objects.push({ card, zone: "battlefield", owner });
    }
    objects.push(...permanentsOf(chance, owner));
    for (let card = 0; card < inTurn; card++)
      objects.push({ card: nextInPool(seed, owner, card), zone: "hand", owner });
    for (let card = 0; card < 3; card++) objects.push({ card: chance.pick(spells), zone: "hand", owner });
    for (let card = 0; card < 4; card++) objects.push({ card: chance.pick(allCards), zone: "graveyard", owner });
    for (let card = 0; card < 12; card++) objects.push({ card: chance.pick(allCards), zone: "library", owner });
  }
  for (let owner = 0; owner < players; owner++) objects.push(...attachedOf(chance, owner, objects));
  return newPosition({
    seed,
    players: namesOf(players).map((name) => ({ name, life: 5 + chance.below(16) })),
    objects,
    turn: { active: chance.below(players), step: chance.pick(["upkeep", "main1", "beginCombat"]), number: 5 },
  });
}

function nextInPool(seed: number, owner: number, card: number): CardDefinition {
  const next = spells[(Math.floor(seed / 2) * inTurn * 2 + owner * inTurn + card) % spells.length];
  if (next === undefined) throw new RangeError("there are no cards");
  return next;
}

const permanents = spells.filter(
  ({ types, subtypes }) =>
    !types.some((type) => type === "Instant" || type === "Sorcery") && !subtypes.includes("Aura"),
);

function permanentsOf(chance: Chance, owner: number): PositionObject[] {
  return Array.from({ length: 6 }, () => chance.pick(permanents)).map((card) => ({
    card,
    zone: "battlefield",
    owner,
    tapped: chance.once(5),
    sick: chance.once(5),
    // Planeswalkers are about to use their last ability as often as not.
    counters: {
      "+1/+1": chance.once(6) ? 1 + chance.below(2) : 0,
      "-1/-1": chance.once(12) ? 1 : 0,
      loyalty: card.loyalty === undefined ? 0 : chance.pick([card.loyalty, 10]),
    },
    ...(chance.once(8) ? { designations: ["monstrous"] } : {}),
    chosenColor: chance.pick(colors),
  }));
}

const auras = spells.filter(({ subtypes }) => subtypes.includes("Aura"));
const bestowed = permanents.filter(({ abilities }) => JSON.stringify(abilities).includes('"bestow"'));

/** An Aura and a bestowed permanent; where they cannot be they do not stay for long. */
function attachedOf(chance: Chance, owner: number, objects: readonly PositionObject[]): PositionObject[] {
  const hosts = objects.flatMap(({ card, zone }, at) =>
    zone === "battlefield" && card.types.includes("Creature") ? [at + 1] : [],
  );
  if (hosts.length === 0) return [];
  return [
    {
      card: chance.pick(auras),
      zone: "battlefield",
      owner,
      attachedTo: chance.pick(hosts),
      chosenColor: chance.pick(colors),
    },
    { card: chance.pick(bestowed), zone: "battlefield", owner, attachedTo: chance.pick(hosts), form: "bestow" },
  ];
}
