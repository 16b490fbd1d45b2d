/**
 * Magic perft: how many positions can be reached in so many answers. As in chess, the numbers themselves mean nothing, but any change in
 * what is legal changes them. Steps back are not counted: they lead to where one was. Nor is making mana and paying by hand, unless that
 * is what it is about: there are too many ways.
 */
import type { Game } from "@nykthos/engine";

export interface Count {
  /** Ways to get there: lists of answers. */
  readonly ways: number;
  /** Positions that differ. */
  readonly positions: number;
}

/** For each number of answers from one up: the ways and the positions. A way ends where the game does. */
export function perft(game: Game, depth: number, byHand = false): readonly Count[] {
  const counts: Count[] = [];
  let level = new Map<string, { readonly game: Game; readonly ways: number }>([[game.hash(), { game, ways: 1 }]]);
  for (let at = 0; at < depth; at++) {
    const next = new Map<string, { readonly game: Game; readonly ways: number }>();
    for (const { game: position, ways } of level.values()) {
      for (const choose of answersOf(position, byHand)) {
        const fork = position.fork();
        fork.answer({ choose });
        const hash = fork.hash();
        next.set(hash, { game: fork, ways: ways + (next.get(hash)?.ways ?? 0) });
      }
    }
    let ways = 0;
    for (const one of next.values()) ways += one.ways;
    counts.push({ ways, positions: next.size });
    level = next;
  }
  return counts;
}

/** The answers that count, as places in the question's list. */
function answersOf({ question }: Game, byHand: boolean): readonly number[] {
  const counts = (type: string): boolean =>
    type !== "back" && (byHand || (type !== "activateMana" && type !== "manual"));
  return question?.options.flatMap(({ type }, index) => (counts(type) ? [index] : [])) ?? [];
}

/** What each first answer leads to, in words and as counts of the last level: for finding out where two perfts differ. */
export function divide(game: Game, depth: number, byHand = false): ReadonlyMap<string, Count> {
  const parts = new Map<string, Count>();
  for (const choose of answersOf(game, byHand)) {
    const fork = game.fork();
    fork.answer({ choose });
    const count = depth <= 1 ? { ways: 1, positions: 1 } : perft(fork, depth - 1, byHand).at(-1);
    if (count !== undefined) parts.set(JSON.stringify(game.question?.options[choose]), count);
  }
  return parts;
}
