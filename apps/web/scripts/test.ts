/** `npm run test:web`: builds the page and plays whole games on it in a real browser. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
await build({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
const { status } = spawnSync("vitest", ["run", "--config", join(root, "e2e.config.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
