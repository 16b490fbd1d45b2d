/** Lines that a person types, or that come through a pipe: one at a time, with a prompt where somebody sits in front of it. */
import { createInterface } from "node:readline";
import type { Interface } from "node:readline";

export class Input {
  private readonly lines: Interface;
  private readonly waiting: ((line: string | null) => void)[] = [];
  private readonly typed: string[] = [];
  private ended = false;

  constructor() {
    this.lines = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
    this.lines.on("line", (line) => {
      const next = this.waiting.shift();
      if (next === undefined) this.typed.push(line);
      else next(line);
    });
    this.lines.on("close", () => {
      this.ended = true;
      for (const next of this.waiting.splice(0)) next(null);
    });
  }

  /** The next line, or null at the end of the input. */
  async next(prompt: string): Promise<string | null> {
    const early = this.typed.shift();
    if (early !== undefined) return early;
    if (this.ended) return null;
    if (process.stdin.isTTY) {
      this.lines.setPrompt(prompt);
      this.lines.prompt();
    } else process.stdout.write(prompt);
    return new Promise((resolve) => {
      this.waiting.push((line) => {
        if (!process.stdin.isTTY) process.stdout.write(`${line ?? ""}\n`);
        resolve(line);
      });
    });
  }

  close(): void {
    this.lines.close();
  }
}
