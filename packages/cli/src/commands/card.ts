/** `nykthos card`: a card's text in a language, all facts about it, and the scenarios that it plays a part in. */
import { Command } from "commander";
import { facts, nearestNames, starterDecks, preconstructedDecks } from "@nykthos/cards";
import type { CardDefinition } from "@nykthos/engine/card";
import { readScenarioFile } from "@nykthos/scenario";
import { languageCodes } from "@nykthos/text";
import type { LanguageCode } from "@nykthos/text";
import { cardLines } from "../cardText.ts";
import { oneOf, UserError } from "../errors.ts";
import { cardMeant } from "../names.ts";
import { wrap } from "../play/table.ts";
import { filesBelow, pathOf, readRepositoryFile } from "../repository.ts";

interface Options {
  readonly lang: LanguageCode;
  readonly json?: boolean;
}

export function cardCommand(): Command {
  return new Command("card")
    .description("show a card: its text, facts about it, scenarios it plays a part in")
    .argument("<name...>", "its name in English, German or Spanish")
    .option("-l, --lang <language>", `language: ${languageCodes.join(", ")}`, oneOf("--lang", languageCodes), "en")
    .option("--json", "print the card's data and facts as JSON")
    .action((words: readonly string[], { lang, json }: Options) => {
      const name = words.join(" ");
      const card = cardMeant(name);
      if (card === undefined)
        throw new UserError(`there is no card "${name}" in the pool. Nearest: ${nearestNames(name).join("; ")}`, 1);
      if (json === true) console.log(JSON.stringify({ card, facts: facts(card.name) }, null, 2));
      else show(card, lang);
    });
}

function show(card: CardDefinition, lang: LanguageCode): void {
  for (const line of cardLines(card, lang)) console.log(line);
  console.log();
  const known = facts(card.name);
  const names = [card.name, known?.de?.name, known?.es?.name].filter((name) => name !== undefined);
  say(`Names: ${[...new Set(names)].join(" / ")}`);
  if (known !== undefined) {
    const printings = known.printings.map(({ set, number, rarity }) => `${set} ${number} (${rarity})`);
    say(`Printings: ${printings.join(", ")}`);
    say(`Scryfall: ${known.scryfallId}`);
  }
  const decks = [...starterDecks.values(), ...preconstructedDecks.values()].filter(({ main, sideboard }) =>
    [...main, ...sideboard].some((line) => line.name === card.name),
  );
  if (decks.length > 0) say(`Decks: ${decks.map((deck) => deck.name).join(", ")}`);
  const scenarios = scenariosWith(card.name);
  if (scenarios.length > 0) console.log("Scenarios:");
  for (const { file, id, title } of scenarios) say(`  ${file} (${id})${title === "" ? "" : `: ${title}`}`);
}

function say(text: string): void {
  for (const line of wrap(text, 4)) console.log(line);
}

interface Mention {
  readonly file: string;
  readonly id: string;
  readonly title: string;
}

/** The scenarios that name the card; a file may hold several, parted by "---". */
function scenariosWith(name: string): readonly Mention[] {
  return filesBelow("scenarios", /\.ya?ml$/).flatMap((file) => {
    const documents = readRepositoryFile(file).split(/^---$/m);
    if (!documents.some((text) => text.includes(name))) return [];
    return readScenarioFile(pathOf(file)).scenarios.flatMap(({ id, title }) => {
      const own = documents.find((text) => new RegExp(`^id:\\s*["']?${id}["']?\\s*$`, "m").test(text));
      return own?.includes(name) === true ? [{ file, id, title }] : [];
    });
  });
}
