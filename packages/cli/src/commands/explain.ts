/** `nykthos explain`: tells a scenario step by step, with what each step brings about and the rule for it. */
import { Command } from "commander";
import { teller } from "@nykthos/text";
import { errorLine, readScenarioFile, runScenario } from "@nykthos/scenario";
import type { ScenarioResult } from "@nykthos/scenario";
import { contributionLines } from "../explaining.ts";
import { UserError } from "../errors.ts";
import { wrap } from "../play/table.ts";

export function explainCommand(): Command {
  return new Command("explain")
    .description("tell a scenario step by step, with the rules by which it goes")
    .argument("<file>", "a scenario file")
    .option("--id <id>", "only the scenario with this id")
    .option("--json", "print the steps as JSON, one scenario a line")
    .action((file: string, { id, json }: { readonly id?: string; readonly json?: boolean }) => {
      const { scenarios, errors } = readScenarioFile(file);
      for (const error of errors) console.error(errorLine(error));
      const wanted = scenarios.filter((scenario) => id === undefined || scenario.id === id);
      if (wanted.length === 0 && errors.length === 0)
        throw new UserError(
          `${file} has no scenario "${id ?? ""}"; it has ${scenarios.map((one) => one.id).join(", ")}`,
        );
      let ok = true;
      for (const scenario of wanted) {
        const result = runScenario(scenario);
        ok &&= result.ok;
        if (json === true) console.log(JSON.stringify({ id: scenario.id, ok: result.ok, steps: result.steps }));
        else tell(result);
      }
      process.exitCode = errors.length > 0 ? 2 : ok ? 0 : 1;
    });
}

function tell({ scenario, error, steps, failures, game, ok }: ScenarioResult): void {
  const say = (text: string, indent: number): void => {
    for (const line of wrap(text, indent + 2)) console.log(line);
  };
  say(`${scenario.id}${scenario.title === "" ? "" : `: ${scenario.title}`}`, 0);
  for (const { number, said, events, asks, failures: wrong } of steps) {
    if (number > 0) say(`  ${number}. ${said}`, 4);
    for (const event of events) say(`       ${event}`, 6);
    if (asks !== null) say(`     → ${asks}`, 6);
    for (const { expected, found } of wrong) say(`     ! expected ${expected}, found ${found}`, 6);
  }
  for (const { step, expected, found } of failures)
    if (step === null) say(`  ! at the end: expected ${expected}, found ${found}`, 4);
  if (game !== null) {
    const voice = teller("en", { state: game.state, viewer: null });
    for (const id of game.state.battlefield) {
      const lines = contributionLines(game, id, voice);
      if (lines.length > 0) say(`  why ${voice.name(id)}${voice.size(id)} is what it is:`, 4);
      for (const line of lines) say(`       ${line}`, 6);
    }
  }
  if (error !== null) say(`  ! ${error}`, 4);
  console.log(ok ? "  Everything that is expected holds." : "  Not everything that is expected holds.");
}
