// `npm test`: every check of the project, the quick ones first. It goes on after a failure, so that one run shows all
// that is wrong, and ends with a table.
import { spawnSync } from "node:child_process";

const STEPS: readonly (readonly [name: string, script: string])[] = [
  ["types", "typecheck"],
  ["lint", "lint"],
  ["format", "format:check"],
  ["architecture", "check:architecture"],
  ["names", "check:names"],
  ["dead code", "check:dead"],
  ["tests", "test:run"],
  ["browser", "test:web"],
];

const rows: string[] = [];
for (const [name, script] of STEPS) {
  console.log(`\n━━ ${name} ━━ npm run ${script}`);
  const start = performance.now();
  const { status } = spawnSync(`npm run --silent ${script}`, { stdio: "inherit", shell: true });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) process.exitCode = 1;
  rows.push(`${status === 0 ? "ok    " : "FAILED"}  ${name.padEnd(14)}${seconds.padStart(6)} s`);
}
console.log(`\n━━ summary ━━\n${rows.join("\n")}`);
