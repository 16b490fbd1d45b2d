/** The worker: the holder of the game, with the browser's storage and saved games as files that the page cannot read by accident. */
import type { Response } from "@nykthos/protocol";
import { Host } from "@nykthos/protocol/host";
import type { ToWorker } from "./messages.ts";
import { keep, kept } from "./storage.ts";

const host = new Host({
  send: (response: Response) => postMessage(response),
  chance: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
  keep: (table) => {
    // Where nothing can be kept, the game goes on without.
    keep(table).catch(() => undefined);
  },
  handOut: (record) => URL.createObjectURL(new Blob([record], { type: "application/json" })),
});

async function resume(): Promise<void> {
  const table = await kept().catch(() => null);
  if (table !== null) host.resume(table);
  else postMessage({ type: "nothingKept" });
}

async function load(address: string): Promise<void> {
  const response = await fetch(address);
  host.load(await response.text());
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === "resume") await resume();
  else if (message.type === "load") await load(message.address);
  else host.receive(message);
}

// One after the other: who wants to play before what was kept has been read begins after that.
let last = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  last = last.then(() => hear(data)).catch(reportError);
});
