/**
 * Looking ahead without looking at hidden cards (400.2, 701.20): puts what a player cannot see into another order. Which order depends on the
 * seed and on what cards there are, not on where they truly are, so that nothing about that can be learned from what comes of it.
 */
import { dependencies } from "../state/cache.ts";
import { edit, objectOf } from "../state/game.ts";
import type { GameState } from "../state/game.ts";
import type { ObjectId, PlayerId } from "../state/identity.ts";
import { randomBelow, seedRandom, shuffleInPlace } from "../state/random.ts";
import { touchIf } from "./layers/index.ts";
import { canSee } from "./view.ts";

/** Deals the cards anew, owner by owner, among all hidden places; and lets chance fall differently from now on. */
export function shuffleUnseen(g: GameState, viewer: PlayerId, seed: number): void {
  const random = seedRandom(seed);
  g.players.forEach(({ library, hand }, owner) => {
    const places: ObjectId[] = [];
    for (const id of library) if (!canSee(g, viewer, id)) places.push(id);
    for (const id of hand) if (!canSee(g, viewer, id)) places.push(id);
    for (const id of g.exile) if (objectOf(g, id).owner === owner && !canSee(g, viewer, id)) places.push(id);
    const cards = places.map((id) => ({ card: objectOf(g, id).card, instance: objectOf(g, id).instance }));
    cards.sort((a, b) => a.card - b.card || a.instance - b.instance);
    const order = cards.map((_, index) => index);
    shuffleInPlace(random, order);
    places.forEach((id, place) => {
      const dealt = cards[order[place] ?? 0];
      if (dealt === undefined) return;
      const record = edit(g, id);
      record.card = dealt.card;
      record.instance = dealt.instance;
    });
  });
  g.random = seedRandom(randomBelow(random, 0x1_0000_0000));
  touchIf(g, dependencies.hand | dependencies.library | dependencies.exile);
}
