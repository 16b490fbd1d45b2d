/** The line to the worker, which holds the game. */
import type { FromWorker, ToWorker } from "../worker/messages.ts";

let worker: Worker | null = null;

/** Starts the worker; what it says goes to that listener. */
export function connect(hear: (message: FromWorker) => void): void {
  worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => hear(data));
}

export function say(message: ToWorker): void {
  worker?.postMessage(message);
}
