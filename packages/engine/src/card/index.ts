/** The card language: everything a card file needs. See `card.ts` for what a card is and `build.ts` for how one is written. */
export * from "./words.ts";
export * from "./cost.ts";
export * from "./reference.ts";
export * from "./filter.ts";
export * from "./quantity.ts";
export * from "./keyword.ts";
export * from "./selection.ts";
export * from "./event.ts";
export * from "./condition.ts";
export * from "./modification.ts";
export * from "./effect.ts";
export * from "./ability.ts";
export * from "./card.ts";
export * from "./build.ts";
