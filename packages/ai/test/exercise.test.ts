// The exercise: a seeded sample of the pool is used until all of it has been seen. `nykthos exercise` does so with every card.
import { allCards } from "@nykthos/cards";
import { randomBelow, seedRandom } from "@nykthos/engine";
import { expect, test } from "vitest";
import { describeGoal, Exercise } from "../src/index.ts";

function sample(count: number, seed: number): typeof allCards {
  const random = seedRandom(seed);
  const left = [...allCards];
  return Array.from({ length: count }, () => left.splice(randomBelow(random, left.length), 1)).flat();
}

test("everything that a sample of the cards can do is seen, and no game goes wrong", { timeout: 120_000 }, () => {
  const cards = sample(40, 1);
  const exercise = new Exercise({ cards: allCards, seed: 1, tries: 200 });
  for (const card of cards) exercise.exerciseCard(card);
  const unseen = cards.flatMap(({ name }) => exercise.unseen(name).map((goal) => `${name}: ${describeGoal(goal)}`));
  expect(unseen).toEqual([]);
  expect(exercise.troubles).toEqual([]);
});

test("the same seed plays the same games", () => {
  const [card] = sample(1, 5);
  if (card === undefined) throw new RangeError("the pool is empty");
  const played = [1, 1].map((seed) => {
    const exercise = new Exercise({ cards: allCards, seed, tries: 2 });
    exercise.exerciseCard(card);
    return exercise.decisions;
  });
  expect(played[0]).toBe(played[1]);
});
