/** `nykthos play`: a game in the terminal against a program. */
import { isCancel, select } from "@clack/prompts";
import { Command } from "commander";
import { levels } from "@nykthos/ai";
import type { Level } from "@nykthos/ai";
import { starterDecks } from "@nykthos/cards";
import { newRecord } from "@nykthos/protocol/record";
import type { GameRecord } from "@nykthos/protocol/record";
import { languageCodes, teller } from "@nykthos/text";
import type { LanguageCode } from "@nykthos/text";
import { builtInDecks, chooseDeck } from "../decks.ts";
import { oneOf, UserError, wholeNumber } from "../errors.ts";
import { namesIn } from "../names.ts";
import { Session } from "../play/session.ts";
import { playing, Recording, recordIn } from "../record.ts";
import { words } from "../words/words.ts";

interface Options {
  readonly deck?: string;
  readonly opponent?: string;
  readonly seed?: number;
  readonly lang: LanguageCode;
  readonly level?: Level;
  readonly choose?: boolean;
  readonly load?: string;
  readonly save?: string;
}

/** 100.2a */
const fewestCards = 60;

const usualLevel: Level = "greedy";

const levelNames = Object.keys(levels) as Level[];

export function playCommand(): Command {
  return new Command("play")
    .description("play a game in the terminal against a program")
    .option("-d, --deck <deck>", "your deck: a file or a name (drawn by lot if left out)")
    .option("-o, --opponent <deck>", "the deck of the other player")
    .option(
      "-s, --seed <number>",
      "the seed: the same seed, decks and answers give the same game",
      wholeNumber("--seed", 0),
    )
    .option("-l, --lang <language>", `language: ${languageCodes.join(", ")}`, oneOf("--lang", languageCodes), "en")
    .option(
      "--level <level>",
      `how the other player plays: ${levelNames.join(", ")} (greedy, or as in the saved game, if left out)`,
      oneOf("--level", levelNames),
    )
    .option("--choose", "choose the decks that are not said from a list, at a terminal")
    .option("--load <file>", "go on with a saved game")
    .option("--save <file>", "save the game when it is over or left")
    .action(async (options: Options) => {
      const recording =
        options.load === undefined ? begin(await withChosenDecks(options)) : load(options.load, options.level);
      const ui = words[options.lang];
      const { state } = recording.game;
      const voice = teller(options.lang, { state, viewer: 0, names: namesIn(options.lang) });
      const opponent = levels[levelOf(recording.record())](state.seed);
      console.log(`(${ui.hint})`);
      const saveTo = options.save === undefined ? {} : { saveTo: options.save };
      await new Session({ recording, opponent, voice, words: ui, ...saveTo }).play();
    });
}

/** Lets the person choose the decks that were not said. */
async function withChosenDecks(options: Options): Promise<Options> {
  if (options.choose !== true) return options;
  if (!process.stdin.isTTY) throw new UserError("--choose needs a terminal; say the decks with --deck and --opponent");
  const ui = words[options.lang];
  const choose = async (message: string): Promise<string> => {
    const chosen = await select({ message, options: builtInDecks().map(({ name }) => ({ value: name, label: name })) });
    if (isCancel(chosen)) throw new UserError("no deck was chosen", 130);
    return chosen;
  };
  return {
    ...options,
    deck: options.deck ?? (await choose(ui.you)),
    opponent: options.opponent ?? (await choose(ui.opponent)),
  };
}

/** A new game; what is not said is drawn by lot, and told so that it can be said next time. */
function begin(options: Options): Recording {
  const seed = options.seed ?? Math.floor(Math.random() * 1_000_000);
  const starters = [...starterDecks.keys()];
  const first = seed % starters.length;
  const second = (first + 1 + (Math.floor(seed / starters.length) % (starters.length - 1))) % starters.length;
  const mine = chooseDeck(options.deck ?? starters[first] ?? "");
  const theirs = chooseDeck(options.opponent ?? starters[second] ?? "");
  const ui = words[options.lang];
  const against = `${mine.name} – ${theirs.name}`;
  console.log(ui.begins(against));
  const said = { mine: options.deck ?? mine.name, theirs: options.opponent ?? theirs.name };
  if (options.seed === undefined) console.log(`(--seed ${seed} --deck "${said.mine}" --opponent "${said.theirs}")`);
  for (const { name, cards } of [mine, theirs])
    if (cards.length < fewestCards) console.log(ui.smallDeck(name, cards.length));
  return new Recording(
    newRecord({
      seed,
      players: [
        { name: ui.player, deck: mine.cards },
        { name: ui.opponent, deck: theirs.cards },
      ],
      level: options.level ?? usualLevel,
    }),
  );
}

/** A saved game to go on with, against another player if one is named. */
function load(file: string, level?: Level): Recording {
  const record = recordIn(file);
  return playing(file, () => new Recording(level === undefined ? record : { ...record, level }));
}

/** How the other player of a record plays; as usual where it does not say, or names a player that there is not. */
function levelOf({ level }: GameRecord): Level {
  return levelNames.find((name) => name === level) ?? usualLevel;
}
