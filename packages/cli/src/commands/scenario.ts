/** `nykthos scenario`: runs scenario files and folders of them, strictly. */
import { Command } from "commander";
import { questionKinds } from "@nykthos/engine";
import { countedEvents, errorLine, jsonLine, reportLines, runScenarios } from "@nykthos/scenario";
import type { JsonLine } from "@nykthos/scenario";
import { UserError } from "../errors.ts";

interface Options {
  readonly json?: boolean;
  readonly kinds?: boolean;
}

export function scenarioCommand(): Command {
  return new Command("scenario")
    .description("run scenario files and folders of them")
    .argument("[path...]", "files and folders")
    .option("--json", "print one JSON object a scenario, a line each")
    .option("--kinds", "list the kinds of questions and events that scenarios can ask for")
    .addHelpText(
      "after",
      "\nExit code 0 when all hold, 1 when one does not, 2 when a file cannot be read as a scenario.",
    )
    .action((paths: readonly string[], options: Options) => {
      if (options.kinds === true) listKinds();
      else if (paths.length === 0) throw new UserError("which scenarios? Expected files or folders");
      else run(paths, options.json === true);
    });
}

function listKinds(): void {
  console.log("questions (decision: { kind: … }):");
  for (const kind of questionKinds) console.log(`  ${kind}`);
  console.log("events (events: { kind: … }):");
  for (const kind of countedEvents) console.log(`  ${kind}`);
}

function run(paths: readonly string[], json: boolean): void {
  let held = 0;
  let failed = 0;
  const { errors, exitCode } = runScenarios(paths, {
    onResult: (result) => {
      if (result.ok) held++;
      else failed++;
      if (json) console.log(JSON.stringify(jsonLine(result)));
      else for (const line of reportLines(result)) console.log(line);
    },
    onError: (error) => {
      if (json) {
        const line: JsonLine = { file: error.file, id: "", ok: false, error: errorLine(error), failures: [], ms: 0 };
        console.log(JSON.stringify(line));
      } else console.error(errorLine(error));
    },
  });
  if (!json) {
    const unread =
      errors.length === 0 ? "" : `, ${errors.length} ${errors.length === 1 ? "mistake" : "mistakes"} in the files`;
    console.log(`${held} of ${held + failed} scenarios hold${unread}`);
  }
  process.exitCode = exitCode;
}
