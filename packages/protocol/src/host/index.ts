/** @nykthos/protocol/host: whoever holds the game for a table. */
export { Host } from "./host.ts";
export type { HostOptions } from "./host.ts";
