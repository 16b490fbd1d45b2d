// Every scenario under `scenarios/` is a test: the position, the script, and what must be true afterwards.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { errorLine, readScenarioFile, reportLines, runScenario, scenarioFiles } from "@nykthos/scenario";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../scenarios", import.meta.url));
const { files } = scenarioFiles(existsSync(root) ? [root] : []);

test("there are scenarios", () => {
  expect(files.length).toBeGreaterThan(0);
});

for (const file of files) {
  const name = file.slice(root.length + 1);
  describe(name, () => {
    const { scenarios, errors } = readScenarioFile(file);
    test("can be read", () => {
      expect(errors.map(errorLine)).toEqual([]);
    });
    for (const scenario of scenarios) {
      test(`${scenario.id}: ${scenario.title}`, () => {
        const result = runScenario(scenario);
        if (!result.ok) expect.fail(reportLines(result).join("\n"));
      });
    }
  });
}
