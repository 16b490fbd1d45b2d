#!/usr/bin/env node
// Starts the command. The sources are TypeScript that Node 24 runs as it is; an older Node cannot, so this file,
// which any Node can read, hands over to the Node 24 that the workspace installs (the npm package "node").
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FIRST_NODE_THAT_RUNS_TYPESCRIPT = 24;
const here = dirname(fileURLToPath(import.meta.url));

/** The Node of the nearest `node_modules/.bin` above this file, or undefined. */
function localNode() {
  for (let folder = here; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

function runWith(node) {
  // The mark keeps a local Node that is too old itself from starting a chain of processes.
  const env = { ...process.env, NYKTHOS_RESPAWNED: "1" };
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: "inherit", env });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  // A terminal sends Ctrl-C to both processes by itself; every other signal reaches only this one and is handed on.
  const handlers = signals.map((signal) => [
    signal,
    () => {
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    },
  ]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  child.on("error", (error) => {
    console.error(`nykthos: ${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    for (const [name, handler] of handlers) process.off(name, handler);
    if (signal === null) process.exit(code ?? 1);
    // Die of what the child died of, so that a shell sees the same.
    process.kill(process.pid, signal);
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100);
  });
}

if (Number(process.versions.node.split(".")[0]) >= FIRST_NODE_THAT_RUNS_TYPESCRIPT) {
  await import("../src/main.ts");
} else {
  const node = process.env.NYKTHOS_RESPAWNED ? undefined : localNode();
  if (node === undefined) {
    console.error(
      `nykthos: this is Node ${process.versions.node}; Node ${FIRST_NODE_THAT_RUNS_TYPESCRIPT} or newer is needed. ` +
        "Run `npm ci` in the repository, which installs one beside the sources.",
    );
    process.exit(1);
  }
  runWith(node);
}
