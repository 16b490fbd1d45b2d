/** `nykthos decks`: the decks that come with the game. */
import { Command } from "commander";
import { preconstructedDecks, starterDecks } from "@nykthos/cards";
import type { Deck } from "@nykthos/cards";
import { chooseDeck } from "../decks.ts";

export function decksCommand(): Command {
  return new Command("decks")
    .description("list the decks that come with the game, or the cards of one")
    .argument("[name]", "a deck, or a file with a deck list")
    .action((name: string | undefined) => {
      if (name !== undefined) showDeck(name);
      else {
        listDecks("Starter decks", starterDecks);
        listDecks("Decks that were sold with the block", preconstructedDecks);
      }
    });
}

function listDecks(title: string, decks: ReadonlyMap<string, Deck>): void {
  console.log(`${title}:`);
  for (const { name, main } of decks.values())
    console.log(`  ${name.padEnd(32)} ${main.reduce((total, { count }) => total + count, 0)} cards`);
}

function showDeck(wanted: string): void {
  const { name, cards } = chooseDeck(wanted);
  console.log(`${name} (${cards.length} cards)`);
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card.name, (counts.get(card.name) ?? 0) + 1);
  for (const [card, count] of counts) console.log(`${String(count).padStart(3)} ${card}`);
}
