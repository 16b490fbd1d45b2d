/** `nykthos replay`: plays a saved game again, told in words, and proves that it is the same game. */
import { Command } from "commander";
import type { Game } from "@nykthos/engine";
import { replayed } from "@nykthos/protocol/record";
import { languageCodes, teller } from "@nykthos/text";
import type { LanguageCode, Teller } from "@nykthos/text";
import { oneOf } from "../errors.ts";
import { namesIn } from "../names.ts";
import { tableLines, wrap } from "../play/table.ts";
import { playing, recordIn } from "../record.ts";
import { words } from "../words/words.ts";

interface Options {
  readonly verify?: boolean;
  readonly lang: LanguageCode;
  readonly table?: boolean;
}

export function replayCommand(): Command {
  return new Command("replay")
    .description("play a saved game again and tell it in words")
    .argument("<file>", "a game that was saved")
    .option("--verify", "only check that each position has the same hash as when it was played")
    .option("-l, --lang <language>", `language: ${languageCodes.join(", ")}`, oneOf("--lang", languageCodes), "en")
    .option("--table", "show the table at the end")
    .action((file: string, options: Options) => {
      const record = recordIn(file);
      let voice: Teller | undefined;
      const tell = (replaying: Game): void => {
        if (options.verify === true || voice !== undefined) return;
        // Everything is told: the game is over for the players.
        const told = teller(options.lang, { state: replaying.state, viewer: null, names: namesIn(options.lang) });
        voice = told;
        replaying.listen((event) => {
          const sentence = told.event(event);
          if (sentence !== null)
            for (const line of wrap(`${event.kind === "turn" ? "— " : "  "}${sentence}`, 4)) console.log(line);
        });
      };
      const game = playing(file, () => replayed(record, options.verify === true, tell));
      if (options.table === true) {
        const told = teller(options.lang, { state: game.state, viewer: 0, names: namesIn(options.lang) });
        for (const line of tableLines(game.viewFor(0), game.state, told, words[options.lang])) console.log(line);
      }
      const { answers, hashes } = record;
      const { result } = game;
      const end =
        result === null
          ? `not over, turn ${game.state.turn}`
          : "draw" in result
            ? `a draw (${result.why})`
            : `${record.players[result.winner]?.name ?? ""} wins (${result.why})`;
      console.log(
        options.verify === true
          ? hashes === undefined
            ? `${file}: all ${answers.length} answers can be given; the file has no hashes to compare the positions with; ${end}`
            : `${file}: all ${answers.length} answers lead to the recorded positions; ${end}`
          : `${answers.length} answers; ${end}`,
      );
    });
}
