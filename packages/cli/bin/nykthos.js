#!/usr/bin/env node
// Starts the command. The sources are TypeScript, which Node 24 runs as it is; an older Node cannot. So this file, which
// any Node can read, hands over to the Node 24 that the workspace has installed for itself (the npm package "node").
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import * as nodeModule from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED = 24;
const thisFile = fileURLToPath(import.meta.url);

/**
 * The Node of the nearest `node_modules/.bin` above a folder, if there is one.
 * @param {string} folder
 * @returns {string | undefined}
 */
function localNode(folder) {
  const node = join(folder, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(node)) return node;
  const above = dirname(folder);
  return above === folder ? undefined : localNode(above);
}

/**
 * Runs this file again with another Node, which gets the same terminal, and ends as it ends.
 * @param {string} node
 */
function handOver(node) {
  const child = spawn(node, [thisFile, ...process.argv.slice(2)], {
    stdio: "inherit",
    shell: node.endsWith(".cmd"),
    // So that a local Node which is too old itself does not start a chain of processes.
    env: { ...process.env, NYKTHOS_HANDED_OVER: "1" },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both processes by itself.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on("error", (error) => {
    console.error(`nykthos: ${node} does not start: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    // Die of the same signal, so that the caller sees what happened.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100);
  });
}

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  // What has been compiled once is kept for the next start.
  nodeModule.enableCompileCache();
  await import("../src/main.ts");
} else {
  const node = process.env.NYKTHOS_HANDED_OVER === undefined ? localNode(dirname(thisFile)) : undefined;
  if (node === undefined) {
    console.error(
      `nykthos: this is Node ${process.versions.node}, and Node ${NEEDED} or newer is needed. ` +
        "`npm ci` in the repository brings one along.",
    );
    process.exit(1);
  }
  handOver(node);
}
