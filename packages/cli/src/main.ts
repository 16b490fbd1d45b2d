/** The `nykthos` command: what it can do, and how it ends. Each command is a file in `commands`. */
import { Command, CommanderError } from "commander";
import { boosterCommand } from "./commands/booster.ts";
import { cardCommand } from "./commands/card.ts";
import { cardsCommand } from "./commands/cards.ts";
import { decksCommand } from "./commands/decks.ts";
import { exerciseCommand } from "./commands/exercise.ts";
import { explainCommand } from "./commands/explain.ts";
import { playCommand } from "./commands/play.ts";
import { replayCommand } from "./commands/replay.ts";
import { ruleCommand } from "./commands/rule.ts";
import { scenarioCommand } from "./commands/scenario.ts";
import { simulateCommand } from "./commands/simulate.ts";
import { UserError } from "./errors.ts";

const program = new Command("nykthos")
  .description("Magic: The Gathering, Theros block: play it, and look into its rules")
  .version("0.1.0")
  .showHelpAfterError("(add --help for what there is)")
  .showSuggestionAfterError()
  .exitOverride();

const commands = [
  playCommand(),
  scenarioCommand(),
  explainCommand(),
  cardCommand(),
  cardsCommand(),
  ruleCommand(),
  decksCommand(),
  boosterCommand(),
  simulateCommand(),
  exerciseCommand(),
  replayCommand(),
];
for (const command of commands) program.addCommand(command.exitOverride());

// A reader that has seen enough (`| head`) ends us quietly.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof UserError) {
    console.error(`nykthos: ${error.message}`);
    process.exitCode = error.exitCode;
  } else throw error;
}
