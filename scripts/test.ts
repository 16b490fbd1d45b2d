// `npm test`: every check of the project, cheapest first, and a summary. It stops at nothing: one run shows all that is wrong.
import { spawnSync } from "node:child_process";

const STEPS: readonly (readonly [name: string, script: string])[] = [["types", "typecheck"]];

const failed: string[] = [];
for (const [name, script] of STEPS) {
  console.log(`\n── ${name} (npm run ${script}) ──`);
  if (spawnSync("npm", ["run", "--silent", script], { stdio: "inherit" }).status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
