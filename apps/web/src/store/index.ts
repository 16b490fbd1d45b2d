/** The store of the page: what it knows, what a person does with it, and what the worker tells. */
export * from "./acts.ts";
export { choosePile, confirm, hold, passOn, place, putBack, shift, useArranging } from "./arranging.ts";

export { understood, useRevealed } from "./revealed.ts";
export * from "./decks.ts";
export { hurry, open } from "./hearing.ts";
export { drawStack, hasRail, spreadOut, useShape, watchRoom } from "./shape.ts";
export { useTable, useWords, wordsNow } from "./state.ts";
export { announce, announceReasons, useVoice } from "./voice.ts";
export type { OwnDeck } from "./shelf.ts";
export type { Panel, State, ZonePanel } from "./state.ts";
