/** The store of the page: what it knows, what a person does with it, and what the worker tells. */
export * from "./acts.ts";
export { hurry, open } from "./hearing.ts";
export { drawStack, hasRail, spreadOut, useShape, watchRoom } from "./shape.ts";
export { useTable, useWords } from "./state.ts";
export type { Panel } from "./state.ts";
