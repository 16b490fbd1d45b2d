/** What the page and its worker say to each other beyond the protocol: about this browser's storage and files. */
import type { Request, Response } from "@nykthos/protocol";

export type ToWorker =
  | Request
  /** Takes up the game that was kept, if there is one. */
  | { readonly type: "resume" }
  /** Loads the saved game at that address (a file that was opened). */
  | { readonly type: "load"; readonly address: string };

export type FromWorker = Response | { readonly type: "nothingKept" };
