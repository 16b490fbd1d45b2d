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
  describe(`scenarios/${file.slice(root.length + 1)}`, () => {
    const { scenarios, errors } = readScenarioFile(file);
    test("can be read", () => {
      expect(errors.map(errorLine)).toEqual([]);
    });
    for (const scenario of scenarios) {
      test(`${scenario.id}: ${scenario.title}`, () => {
        const result = runScenario(scenario);
        expect(result.ok ? [] : reportLines(result)).toEqual([]);
      });
    }
  });
}
