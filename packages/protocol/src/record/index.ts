/** @nykthos/protocol/record: a saved game, for whoever keeps, opens or plays one again. */
export { RecordError } from "./error.ts";
export { concessionOf, newRecord, optionsOf } from "./format.ts";
export type { GameRecord, RecordStart } from "./format.ts";
export { readRecord, recordOf } from "./read.ts";
export { giveAnswer, mustFit, replayed, withHashes } from "./replay.ts";
