/** `npm run test:web`: builds the page and plays whole games on it in a real browser. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const chromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
if (!existsSync(chromium)) {
  console.log(
    `There is no Chromium at ${chromium}: the games in a real browser were NOT played. Install it, or say where it is in CHROMIUM.`,
  );
  // On a machine that is there to test, that is a fault.
  process.exit(process.env["CI"] === undefined ? 0 : 1);
}

const root = join(import.meta.dirname, "..");
await build({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
const { status } = spawnSync("vitest", ["run", "--config", join(root, "e2e.config.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
