/** The store of the page: what it knows, what a person does with it, and what the worker tells. */
export * from "./acts.ts";
export * from "./decks.ts";
export { hurry, open } from "./hearing.ts";
export { drawStack, hasRail, spreadOut, useShape, watchRoom } from "./shape.ts";
export { useTable, useWords } from "./state.ts";
export type { OwnDeck } from "./shelf.ts";
export type { Panel, State } from "./state.ts";
