import { allCards, cards, starterDecks } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import { canSee, newGame, newPosition } from "@nykthos/engine";
import type { Game } from "@nykthos/engine";
import { describe, expect, test } from "vitest";
import { dealtAnew, leakTo } from "./laws/concealment.ts";
import { Chance, startOf } from "./laws/decks.ts";

function named(name: string): CardDefinition {
  const found = cards.get(name);
  if (found === undefined) throw new RangeError(`there is no card "${name}"`);
  return found;
}
const deck =
  starterDecks
    .values()
    .next()
    .value?.main.flatMap(({ count, name }) => Array.from({ length: count }, () => named(name))) ?? [];

function begun(seed: number): Game {
  return newGame({
    seed,
    first: 0,
    players: [
      { name: "Anax", deck },
      { name: "Cymede", deck },
    ],
  });
}

describe("the view of a player does not change when the cards are dealt otherwise that are hidden from them", () => {
  test.each([1, 2, 3, 4, 5, 6])("at any step of game %i", (seed) => {
    const chance = new Chance(seed * 7919);
    const game = startOf(seed);
    for (let step = 0; game.question !== null && step < 250; step++) {
      for (const player of game.state.players.keys()) {
        const leak = game.state.players[player]?.lost === true ? null : leakTo(game, player, chance);
        expect(leak, `seed ${seed}, step ${step}`).toBeNull();
      }
      const { options } = game.question;
      game.answer({ choose: chance.once(3) ? 0 : chance.below(options.length) });
    }
  });
});

test("cards dealt otherwise show in the view of who may see them", () => {
  const game = begun(1);
  const other = dealtAnew(game, 1, new Chance(1));
  expect(other.viewFor(1)).toEqual(game.viewFor(1));
  expect(other.viewFor(0)).not.toEqual(game.viewFor(0));
});

test("the view tells how many cards a hand has and which ones only to whose it is", () => {
  const game = begun(1);
  const [own, other] = game.viewFor(0).players;
  expect([own?.handSize, own?.hand.length, other?.handSize, other?.hand.length]).toEqual([7, 7, 7, 0]);
  expect([own?.librarySize, own?.libraryTop]).toEqual([deck.length - 7, null]);
});

test("a card that is exiled face down is seen by nobody", () => {
  const game = newPosition({
    players: [{ name: "Anax" }, { name: "Cymede" }],
    objects: [
      { card: named("Gods Willing"), zone: "exile", owner: 0, faceDown: true },
      { card: named("Boon Satyr"), zone: "exile", owner: 0 },
    ],
    turn: { active: 0, step: "main1", number: 3 },
  });
  for (const viewer of [0, 1]) {
    expect(canSee(game.state, viewer, 1)).toBe(false);
    expect(game.viewFor(viewer).exile.map(({ card }) => card)).toEqual(["Boon Satyr"]);
    expect(JSON.stringify(game.viewFor(viewer))).not.toContain("Gods Willing");
  }
});

test("whose decision it is not sees what kind of question is asked, but no answer", () => {
  const { question } = begun(1).viewFor(1);
  expect(question).toEqual({ player: 0, decider: 0, kind: "mulligan" });
});

describe("numbers tell nothing", () => {
  test("a shuffle makes new objects of all cards of the library", () => {
    const game = begun(5);
    const before = new Set(game.state.objects.map(({ id }) => id));
    game.answer({ choose: 1 }); // mulligan
    game.answer({ choose: 0 });
    const { library = [], hand = [] } = game.state.players[0] ?? {};
    expect([library.length, hand.length]).toEqual([deck.length - 7, 7]);
    expect([...library, ...hand].filter((id) => before.has(id))).toEqual([]);
  });

  /** How much two orders have to do with each other: 1 if they are the same, -1 if reversed, about 0 if nothing. */
  function correlation(pairs: readonly (readonly [number, number])[]): number {
    const mean = (index: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length;
    const [a, b] = [mean(0), mean(1)];
    const sum = (of: (x: number, y: number) => number): number =>
      pairs.reduce((total, [x, y]) => total + of(x - a, y - b), 0);
    return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
  }
  const cardsOfDeck = allCards.slice(0, 40);

  test.each(["dealt", "shuffled again"])(
    "neither of the deck list nor of where a card lies in the library, when %s",
    (when) => {
      const sums = { id: 0, instance: 0, list: 0 };
      const games = 150;
      for (let seed = 0; seed < games; seed++) {
        const game = newGame({
          seed,
          first: 0,
          players: [0, 1].map((player) => ({ name: `player ${player}`, deck: cardsOfDeck })),
        });
        if (when === "shuffled again") {
          game.answer({ choose: 1 });
          game.answer({ choose: 0 });
        }
        const places = (game.state.players[0]?.library ?? []).map((id, place) => ({
          place,
          object: game.state.objects[id],
        }));
        sums.id += correlation(places.map(({ place, object }) => [place, object?.id ?? 0]));
        sums.instance += correlation(places.map(({ place, object }) => [place, object?.instance ?? 0]));
        sums.list += correlation(places.map(({ object }) => [object?.card ?? 0, object?.instance ?? 0]));
      }
      for (const sum of Object.values(sums)) expect(Math.abs(sum / games)).toBeLessThan(0.06);
    },
  );
});
