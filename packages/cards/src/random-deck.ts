/** Legal decks by chance from the whole pool, to play what nobody would build: any colours, any curve (100.2a). */
import type { CardDefinition, Color } from "@nykthos/engine/card";
import { basicLandTypes, colors } from "@nykthos/engine/card";
import type { RandomBelow } from "./boosters.ts";
import { allCards, cards } from "./pool.ts";

const deckSize = 60;
const landCount = 24;
/** The most copies of a card that is no basic land (100.2a). */
const mostCopies = 4;

/** A deck of one to three colours: its spells by chance, basic lands for its colours, a few other lands. */
export function randomDeck(below: RandomBelow): readonly CardDefinition[] {
  const chosen = pickSome(colors, 1 + below(3), below);
  const isPlayable = (card: CardDefinition): boolean => colorsOf(card).every((color) => chosen.includes(color));
  const spells = allCards.filter((card) => !card.types.includes("Land") && isPlayable(card));
  const otherLands = allCards.filter((card) => card.types.includes("Land") && !card.supertypes.includes("Basic"));
  const deck: CardDefinition[] = [];
  addCopies(deck, spells, deckSize - landCount, below);
  addCopies(deck, otherLands, deck.length + below(5), below);
  const basics = chosen.map((color) => basicLandOf(color));
  while (deck.length < deckSize) deck.push(pick(basics, below));
  return deck;
}

function addCopies(deck: CardDefinition[], from: readonly CardDefinition[], upTo: number, below: RandomBelow): void {
  while (deck.length < upTo) {
    const card = pick(from, below);
    const room = Math.min(1 + below(mostCopies), upTo - deck.length);
    const before = deck.filter((other) => other === card).length;
    for (let copies = before; copies < Math.min(mostCopies, before + room); copies++) deck.push(card);
  }
}

/** The colours of mana that its cost asks for (202.2). */
function colorsOf(card: CardDefinition): readonly Color[] {
  return colors.filter((color) => card.manaCost?.includes(color) === true);
}

function basicLandOf(color: Color): CardDefinition {
  const type = basicLandTypes[colors.indexOf(color)];
  const found = type === undefined ? undefined : cards.get(type);
  if (found === undefined) throw new RangeError(`there is no basic land for ${color}`);
  return found;
}

function pickSome<T>(from: readonly T[], count: number, below: RandomBelow): readonly T[] {
  const left = from.slice();
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(below(left.length), 1));
  return picked;
}

function pick<T>(from: readonly T[], below: RandomBelow): T {
  const picked = from[below(from.length)];
  if (picked === undefined) throw new RangeError("there is nothing to pick from");
  return picked;
}
