/** Runs the command as a person would, in a process of its own, with what is typed as one text. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const bin = join(import.meta.dirname, "../bin/nykthos.js");
const root = join(import.meta.dirname, "../../..");

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function nykthos(args: readonly string[], typed = ""): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    input: typed,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}
