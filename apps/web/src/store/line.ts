/** The line to the worker, which holds the game. */
import type { FromWorker, ToWorker } from "../worker/messages.ts";

let worker: Worker | null = null;

/** Starts the worker, once; what is said to it before it stands waits for it. */
export function startWorker(): Worker {
  worker ??= new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
  return worker;
}

/** What the worker says goes to that listener. */
export function connect(hear: (message: FromWorker) => void): void {
  startWorker().addEventListener("message", ({ data }: MessageEvent<FromWorker>) => hear(data));
}

export function say(message: ToWorker): void {
  worker?.postMessage(message);
}
